"""A certificate of the house's own, for a local network: browsers ask once whether to trust it."""

from __future__ import annotations

import os
from pathlib import Path

AUTHORITY, AUTHORITY_KEY, CERTIFICATE = "authority.pem", "authority-key.pem", "house.pem"


def certificate(folder: Path, names: list[str]) -> tuple[Path, Path]:
    """A certificate for these names and addresses, and the authority behind it. The authority is made once and kept, so
    that a device which trusts it goes on doing so."""
    import trustme  # few ask for it, and it makes a house open later

    own = folder / "tls"
    own.mkdir(mode=0o700, exist_ok=True)
    authority = own / AUTHORITY
    if authority.is_file():
        ca = trustme.CA.from_pem(authority.read_bytes(), (own / AUTHORITY_KEY).read_bytes())
    else:
        ca = trustme.CA(organization_name="Tablée")
        ca.cert_pem.write_to_path(authority)
        write_private(own / AUTHORITY_KEY, ca.private_key_pem.bytes())
    issued = ca.issue_cert(*names)
    chain = b"".join(blob.bytes() for blob in issued.cert_chain_pems)
    write_private(own / CERTIFICATE, issued.private_key_pem.bytes() + chain)
    return own / CERTIFICATE, authority


def write_private(file: Path, content: bytes) -> None:
    """Write a file that nobody else may read."""
    handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with open(handle, "wb") as out:
        out.write(content)
