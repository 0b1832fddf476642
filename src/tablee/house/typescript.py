"""Makes the client's types from the messages: `python -m tablee.house.typescript` writes web/src/protocol.ts."""

from __future__ import annotations

import inspect
import sys
import types
from pathlib import Path
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from msgspec import NODEFAULT, Struct
from msgspec.structs import FieldInfo, fields

from tablee.house import protocol
from tablee.house.schema import structs

TARGET = Path(__file__).resolve().parents[3] / "web" / "src" / "protocol.ts"
UNIONS = {
    "Event": protocol.Event,
    "FromTable": protocol.FromTable,
    "Deed": protocol.Deed,
    "FromClient": protocol.FromClient,
}
PLAIN = {float: "number", int: "number", str: "string", bool: "boolean", type(None): "null"}


def typescript() -> str:
    """The whole file."""
    parts = [
        "// Made from src/tablee/house/protocol.py by `python -m tablee.house.typescript`: change it there.",
        f"export const VERSION = {protocol.VERSION};",
    ]
    parts += [_interface(struct) for struct in structs()]
    parts += [f"export type {name} = {' | '.join(_names(union))};" for name, union in UNIONS.items()]
    return "\n\n".join(parts) + "\n"


def _interface(struct: type[Struct]) -> str:
    hints = get_type_hints(struct)
    config = struct.__struct_config__
    lines = [f"/** {inspect.getdoc(struct)} */", f"export interface {struct.__name__} {{"]
    if config.tag_field is not None:
        lines.append(f'  {config.tag_field}: "{config.tag}";')
    for one in fields(struct):
        may_lack = config.omit_defaults or issubclass(struct, protocol.Heard)
        mark = "?" if may_lack and not _needed(one) else ""
        lines.append(f"  {one.encode_name}{mark}: {_type(hints[one.name])};")
    return "\n".join([*lines, "}"])


def _needed(one: FieldInfo) -> bool:
    return one.default is NODEFAULT and one.default_factory is NODEFAULT


def _names(union: object) -> list[str]:
    return [part.__name__ for part in get_args(union)]


def _type(hint: Any) -> str:
    if hint in PLAIN:
        return PLAIN[hint]
    if inspect.isclass(hint) and issubclass(hint, Struct):
        return hint.__name__
    for name, union in UNIONS.items():
        if hint == union:
            return name
    inner = get_args(hint)
    if get_origin(hint) is Annotated:
        return _type(inner[0])
    if get_origin(hint) in (types.UnionType, Union):
        return " | ".join(dict.fromkeys(_type(part) for part in inner))
    if get_origin(hint) is list:
        of = _type(inner[0])
        return f"({of})[]" if "|" in of else f"{of}[]"
    if get_origin(hint) is dict:
        return f"Record<string, {_type(inner[1])}>"
    raise TypeError(f"no TypeScript for {hint}")


if __name__ == "__main__":
    TARGET.write_text(typescript(), encoding="utf-8")
    sys.stdout.write(f"{TARGET}\n")
