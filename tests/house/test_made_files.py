"""What is made from Python for the client is as fresh as its sources."""

from house import faces, vectors
from tablee.house import schema, typescript


def test_the_types_of_the_client_are_those_of_the_messages() -> None:
    assert typescript.TARGET.read_text(encoding="utf-8") == typescript.typescript(), (
        "make them again: `.venv/bin/python -m tablee.house.typescript`"
    )


def test_the_vectors_of_the_client_are_those_of_the_engine() -> None:
    assert vectors.TARGET.read_text(encoding="utf-8") == vectors.vectors(), (
        "make them again: `.venv/bin/python tests/house/vectors.py`"
    )


def test_the_faces_of_the_client_are_those_of_the_card_files() -> None:
    assert faces.TARGET.read_text(encoding="utf-8") == faces.faces(), (
        "make them again: `.venv/bin/python tests/house/faces.py`"
    )


def test_the_schema_is_that_of_the_messages() -> None:
    assert schema.TARGET.read_text(encoding="utf-8") == schema.schema(), (
        "make it again: `.venv/bin/python -m tablee.house.schema`"
    )
