# SPDX-License-Identifier: GPL-3.0-or-later
"""Validates docs/schema against the known positions and the examples of docs/actions.md, docs/dice-game.md and
docs/record-format.md. Exit 77: skipped.

Usage: validate_schemas.py SOURCE_DIR SHARED_DIR
"""
import json
import pathlib
import sys

try:
    import jsonschema
except ImportError:
    print("skipped: python3-jsonschema is not installed")
    sys.exit(77)

source = pathlib.Path(sys.argv[1])
shared = pathlib.Path(sys.argv[2])
schemas = {name: json.loads((source / "docs/schema" / f"{name}.schema.json").read_text()) for name in (
    "position", "action", "event", "dice-game-position", "dice-game-action", "dice-game-event", "receipt")}
store = {schema["$id"]: schema for schema in schemas.values()}


def validator(name):
    schema = schemas[name]
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema, resolver=jsonschema.RefResolver(schema["$id"], schema, store=store))


checked = {name: 0 for name in schemas}
failed = 0


def check(name, document, where):
    global failed
    checked[name] += 1
    error = jsonschema.exceptions.best_match(VALIDATORS[name].iter_errors(document))
    if error is not None:
        failed += 1
        print(f"{where}: {error.message[:200]}")


VALIDATORS = {name: validator(name) for name in schemas}
for page, prefix in (("actions", ""), ("dice-game", "dice-game-")):
    for number, line in enumerate((source / f"docs/{page}.md").read_text().splitlines(), 1):
        if line.startswith('{"do"'):
            check(prefix + "action", json.loads(line), f"docs/{page}.md:{number}")
        if line.startswith('{"event"'):
            check(prefix + "event", json.loads(line), f"docs/{page}.md:{number}")
        if line.startswith('{"format"'):
            check(prefix + "position", json.loads(line), f"docs/{page}.md:{number}")
inside = False
block = []
for number, line in enumerate((source / "docs/position.md").read_text().splitlines(), 1):
    if line == "```json":
        inside, block = True, []
    elif line == "```" and inside:
        inside = False
        check("position", json.loads("\n".join(block)), f"docs/position.md:{number}")
    elif inside:
        block.append(line)
for number, line in enumerate((source / "docs/record-format.md").read_text().splitlines(), 1):
    if line.startswith('    {"head":"ADJ1:'):
        check("receipt", json.loads(line), f"docs/record-format.md:{number}")
# Their examples are what the program writes: tests/adjudicator/cli/verdict_schema_test.cpp.
for name in ("verdict", "release", "record-line", "refusal", "what-if"):
    jsonschema.Draft202012Validator.check_schema(
        json.loads((source / "docs/schema" / f"{name}.schema.json").read_text()))
for path in sorted((shared / "oracle").glob("*.jsonl")):
    for number, line in enumerate(path.read_text().splitlines(), 1):
        check("position", json.loads(line), f"{path.name}:{number}")

# What must not pass, so that the schemas are no rubber stamps.
good = {"format": "catan-position/1", "hexes": [{"q": 0, "r": 0, "terrain": "desert"}]}
for wrong in (
    {**good, "format": "catan-position/2"},
    {**good, "hexes": [{"q": 0, "r": 0, "terrain": "lava"}]},
    {**good, "hexes": [{"q": 0, "r": 0, "colour": "red"}]},
    {**good, "robber": "0;0"},
    {**good, "turn": {"player": "red", "phase": "sleep"}},
    {"format": "catan-position/1"},
):
    if VALIDATORS["position"].is_valid(wrong):
        failed += 1
        print("passes but must not:", json.dumps(wrong))
if VALIDATORS["dice-game-position"].is_valid({"format": "dice-game/1", "players": ["anna"]}):
    failed += 1
    print("a dice game of one player passes")
if VALIDATORS["dice-game-action"].is_valid({"do": "throw", "by": "anna", "keep": ["sheep"]}):
    failed += 1
    print("a die with a strange face passes")
if VALIDATORS["action"].is_valid({"do": "build", "by": "red", "piece": "road", "at": "0,0"}):
    failed += 1
    print("an action on a hex passes")
receipt = {"head": "ADJ1:" + 32 * "A" + ":1:" + 64 * "B", "by": "Ben"}
for wrong in ({**receipt, "head": "ADJ1:1"}, {"head": receipt["head"]}, {**receipt, "signature": 128 * "0"}):
    if not VALIDATORS["receipt"].is_valid(receipt) or VALIDATORS["receipt"].is_valid(wrong):
        failed += 1
        print("passes but must not:", json.dumps(wrong))
if VALIDATORS["event"].is_valid({"event": "robber-moved", "hex": "0,0", "to": "0,1"}):
    failed += 1
    print("an event with a strange field passes")

print(", ".join(f"{count} of {name}" for name, count in checked.items()), "checked;", failed, "wrong")
sys.exit(1 if failed or not all(checked.values()) else 0)
