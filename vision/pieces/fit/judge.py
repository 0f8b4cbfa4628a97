#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts what `adjudicator read` finds of other documents' pieces on rendered pictures, kind by kind.

  judge.py --program build/release/bin/adjudicator [--documents LIST] [--base FOLDER] SCENE.jpg ...

Each SCENE.json lies beside its picture; --base FOLDER: photographs without such pieces, where anything found is wrong. A
thing is found when it is read at its place with its owner; kinds and numbers of figures do not count. "asked": found or not
there, but `unsure` asks about it at its place; "wrong": read, not so, and nobody asked there.
"""
import argparse
import glob
import json
import os
import subprocess
import sys
from collections import Counter

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import fit  # noqa: E402

KINDS = ["army or weapon", "bridge", "ship", "wall", "capital", "factory", "face down", "settlement", "city", "road"]


def items(position, k, colours):
    """{(kind, place, owner)} under the reading's names; `k` sixths from the truth's."""
    found = set()

    def corner(text):
        return fit.turned(fit.split(text), k, fit.CORNERS, fit.corner)

    for army in (position.get("armies") or []) + (position.get("nukes") or []):
        found.add(("army or weapon", corner(army["at"]), army["owner"]))
    for bridge in position.get("bridges") or []:
        place = fit.turned_hex(*map(int, bridge["hex"].split(",")), k), (fit.CORNERS.index(bridge["from"]) + k) % 3
        found.add(("bridge", place, bridge["owner"]))
    for route in position.get("routes") or []:
        found.add((route.get("kind", "road"), fit.turned(fit.split(route["at"]), k, fit.SIDES, fit.side), route["owner"]))
    for building in position.get("buildings") or []:
        found.add((building.get("kind", "settlement"), corner(building["at"]), building["owner"]))
        if building.get("walls"):
            found.add(("wall", corner(building["at"]), building["owner"]))
    for h in position.get("hexes") or []:
        if h.get("face_down") or h.get("terrain") == "nuked":
            found.add(("face down", fit.turned_hex(h["q"], h["r"], k), None))
    return {i for i in found if i[2] is None or i[2] in colours}


def at_of(kind, place):
    if kind == "face down":
        return "%d,%d" % place
    if kind == "bridge":
        return "%d,%d" % place[0]
    return "%d,%d:%s" % place


def mentions(unsure, kind):
    """Whether a doubt offers this kind of thing."""
    words = {"army or weapon": ("army", "nuke"), "face down": ("face_down",)}.get(kind, (kind,))
    return any(option in words for option in unsure["options"])


def read(program, documents, picture):
    words = [program, "read", picture, "--json"] + (["--documents", documents] if documents else [])
    answer = subprocess.run(words, capture_output=True, text=True, check=False)
    return json.loads(answer.stdout) if answer.returncode == 0 else None


def add(truth, seen, count, white):
    k = fit.turns(truth["homography"], seen["homography"])
    covered = fit.covered_by_hand(truth)
    colours = set(fit.COLOURS) - (set() if white else {"white"})
    kept = {name: [p for p in truth.get(name) or [] if p.get("at", p.get("hex")) not in covered]
            for name in ("armies", "nukes", "bridges", "routes", "buildings")}
    there = items(dict(kept, hexes=truth["hexes"]), k, colours)
    hidden = items(truth, k, set(fit.COLOURS)) - there
    found = items(seen, 0, colours)
    asked = {}
    for unsure in seen["unsure"]:
        asked.setdefault(unsure["at"], []).append(unsure)
    for kind, place, owner in there:
        count[kind, "there"] += 1
        if (kind, place, owner) in found:
            count[kind, "found"] += 1
        elif any(mentions(unsure, kind) for unsure in asked.get(at_of(kind, place), [])):
            count[kind, "asked"] += 1
    for kind, place, owner in found - there - hidden:
        count[kind, "not so"] += 1
        count[kind, "wrong"] += at_of(kind, place) not in asked


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", required=True)
    parser.add_argument("--documents", default="")
    parser.add_argument("--base", default="")
    parser.add_argument("--white", action="store_true", help="white pieces count too")
    parser.add_argument("scenes", nargs="*")
    options = parser.parse_args()
    count = Counter()
    pictures = options.scenes + sorted(glob.glob(os.path.join(options.base, "*.jpg")) if options.base else [])
    unread = 0
    for picture in pictures:
        seen = read(options.program, options.documents, picture)
        if seen is None:
            unread += 1
            continue
        add(json.load(open(picture[:-4] + ".json")), seen, count, options.white)
    print(len(pictures), "pictures,", unread, "unread")
    print(f"{'':16}{'there':>7}{'found':>7}{'asked':>7}{'not so':>8}{'wrong':>7}")
    for kind in KINDS:
        row = [count[kind, what] for what in ("there", "found", "asked", "not so", "wrong")]
        if any(row):
            print(f"{kind:16}{row[0]:7}{row[1]:7}{row[2]:7}{row[3]:8}{row[4]:7}")


if __name__ == "__main__":
    main()
