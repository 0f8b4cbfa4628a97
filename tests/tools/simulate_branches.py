#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Two desks went on with one tournament, and a desk that is lost: nothing that anybody entered is lost.

simulate_branches.py PROGRAM [--seeds FROM:TO]

Branches: a copy of the director's own desk, or one that took over, enters results while the first goes on. The copies are merged
either way, either branch is chosen, and what was done on the other is offered; once it is taken, the standings are the same byte for
byte and those of tournament_model.py. A lost desk: a helper's copy that is behind goes on from the folder. Exit 1 names the first
difference.
"""
import argparse
import collections
import json
import os
import random
import shutil
import tempfile

import tournament_model as model
from simulate_helpers import Hall
from tournament_desk import Wrong, check


class Cup:
    """One seated round; desks act on copies of one book."""

    def __init__(self, program, folder, seed):
        self.dice, self.hall, self.acts = random.Random(seed), Hall(program, folder), []
        self.hall.run("director", "new", "--name", f"Cup {seed}", "--system", "ABC"[seed % 3], "--cut", "none", "--rounds", 3)
        self.settings = self.hall.json("director", "export", "json")["settings"]
        names = [f"Player {i}" for i in range(self.dice.choice((20, 23, 28)))]
        self.hall.run("director", "enter", *names)
        self.seats = self.hall.json("director", "seat", "--seed", 3, "--json")["rounds"][0]["tables"]
        self.acts += [{"do": "enter", "players": [{"name": name} for name in names]},
                      {"do": "seat", "round": 1, "tables": self.seats}]

    def result(self, table):
        points = [self.dice.randint(2, 9) for _ in self.seats[table - 1]]
        points[self.dice.randrange(len(points))] = 10
        return {"do": "result", "round": 1, "table": table,
                "scores": [{"player": who, "points": own} for who, own in zip(self.seats[table - 1], points)]}

    def agrees(self, desk, acts):
        """The standings of a desk are those of the acts; answers with them."""
        text = self.hall.run(desk, "standings", "--json")
        (rows, _), _ = model.fold(self.settings, self.acts + acts).standings()
        said = [(row["rank"], row["player"], row["values"]) for row in json.loads(text)["rows"]]
        told = [(row["rank"], row["player"], {name: str(value) for name, value in row["values"].items()}) for row in rows]
        check(said == told, desk, [pair for pair in zip(said, told) if pair[0] != pair[1]][:2])
        return text


def branches(program, folder, seed):
    cup = Cup(program, folder, seed)
    hall, taken_over = cup.hall, seed % 2 == 1
    if taken_over:
        hall.copy("second")
    else:
        shutil.copytree(hall.place("director"), hall.place("second"))
    words = ("do", "--take-over") if taken_over else ("do",)
    tables = list(range(1, len(cup.seats) + 1))
    cup.dice.shuffle(tables)
    half = len(tables) // 2
    mine = [cup.result(table) for table in tables[:half]]
    theirs = [cup.result(table) for table in tables[half:-1]]
    both = cup.result(tables[-1])
    hall.do("director", *mine, both, {"do": "absent", "player": "1", "round": 2})
    hall.do("second", *theirs, both, {"do": "drop-out", "player": "2", "from": 3, "reason": "ill"}, words=words)
    ends, known = [], {}
    for desk in ("director", "second"):
        shutil.copytree(hall.place(desk), hall.place("kept " + desk))
        ends.append(json.loads(hall.run(desk, "log").splitlines()[-1])["hash"])
    acts = [*mine, *theirs, both, {"do": "absent", "player": "1", "round": 2}, {"do": "drop-out", "player": "2", "from": 3, "reason": "ill"}]
    for at, other in (("director", "second"), ("second", "director")):
        for chosen in (0, 1):
            for desk in ("director", "second"):
                shutil.rmtree(hall.place(desk))
                shutil.copytree(hall.place("kept " + desk), hall.place(desk))
            hall.run(at, "merge", hall.book(other), word="game")
            hall.run(at, "standings", expect=(2,))
            listed = hall.json(at, "branches", "--json", expect=(1,))["branches"]
            check({each["branch"] for each in listed} == set(ends) and all(each["counts"] is None for each in listed), listed)
            take_over = ["--take-over"] if taken_over else []
            said = hall.json(at, "choose-branch", ends[chosen], "--reason", "more is on it", *take_over)
            lost = (theirs if chosen == 0 else mine)
            check(said["ok"] and said["offered"] == len(lost) + 1, said, len(lost) + 1)
            hall.run(at, "branches")
            offered = [each for each in hall.json(at, "proposals", "--json", expect=(1,))["proposals"] if each["branch"]]
            check(sorted(each["state"] for each in offered) == ["already-there"] + ["aside"] * (len(lost) + 1), offered)
            # Nothing of it counts by itself.
            hall.run(at, "take", *take_over, expect=(1,))
            hall.run(at, "take", *[each["id"] for each in offered if each["state"] == "aside"], *take_over)
            hall.run(at, "proposals")
            known.setdefault("standings", cup.agrees(at, acts))
            check(cup.agrees(at, acts) == known["standings"], at, chosen)
            hall.run(at, "collect", hall.book(other), *take_over)
            check(cup.agrees(at, acts) == known["standings"], "merged again", at, chosen)
            hall.run(at, "verify", word="game")
    return {"forked tournaments": 1, "branches chosen": 4}


def lost_desk(program, folder, seed):
    """The director's desk sends all that it does, and dies; a helper whose copy is behind goes on."""
    cup = Cup(program, folder, seed)
    hall = cup.hall
    stick = os.path.join(folder, "stick")
    os.makedirs(stick)
    hall.do("director", {"do": "desk", "key": hall.key("helper"), "name": "helper", "role": "director"})
    hall.copy("helper")
    acts = [cup.result(table) for table in range(1, len(cup.seats) + 1)]
    proposed = acts.pop()
    hall.do("helper", proposed, words=("propose", "--name", "helper"))
    for act in acts:
        hall.do("director", act)
        hall.run("director", "send", stick)
    shutil.rmtree(hall.place("director"))
    reports = [json.loads(line) for line in hall.run("helper", "receive", stick).splitlines()]
    check([each["state"] for each in reports] == ["up-to-date"], reports)
    cup.agrees("helper", [*acts, proposed])
    # From now on this desk keeps it: its own proposal is taken like any other.
    hall.run("helper", "take", "--take-over")
    cup.agrees("helper", [*acts, proposed])
    hall.run("helper", "seat", "--seed", 4)
    hall.run("helper", "verify", word="game")
    return {"lost desks": 1}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--seeds", default="1:3")
    options = parser.parse_args()
    counts = collections.Counter()
    for seed in range(*map(int, options.seeds.split(":"))):
        for part in (branches, lost_desk):
            with tempfile.TemporaryDirectory() as folder:
                try:
                    counts.update(part(options.program, folder, seed))
                except Wrong as wrong:
                    raise SystemExit(f"seed {seed}, {part.__name__}: {wrong}") from wrong
    print(", ".join(f"{count} {what}" for what, count in sorted(counts.items())))


if __name__ == "__main__":
    main()
