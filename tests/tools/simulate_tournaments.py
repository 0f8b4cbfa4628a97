#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs random tournaments through the command line and works out everything anew.

simulate_tournaments.py PROGRAM [--seeds FROM:TO] [--most PLAYERS] [--jobs N] [--bite]

Nobody sits where the plan says: no-shows, stand-ins, wrong tables, leavers, tables of three that become four, typing errors,
drop-outs, late entries, penalties with their steps and those of the tournament before, protests, deductions, lots, take-backs. After
each round every value, rank and separator is compared with tournament_model.py, which is told the acts alone. At the end the model is
made wrong on purpose: with --bite each way in which it can be must have shown. Exit 1 names the first difference.
"""
import argparse
import argparse
import collections
import concurrent.futures
import json
import os
import random
import subprocess
import sys
import tempfile

import tournament_model as model
from tournament_desk import Desk, check
from tournament_hall import Hall

SCRIPT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "docs", "verify_record.py")


class Tournament(Hall):
    def __init__(self, program, folder, seed, most, before=None):
        dice, desk = random.Random(seed), Desk(program, folder, f"t{seed}")
        self.folder, self.before = folder, before
        system = "ABC"[seed % 3]
        self.size = dice.choice([n for n in (12, 13, 14, 15, 16, 17, 18, 22, 27, 28, 31, 48, 64, 90, 130, 200) if n <= most])
        goal = dice.choice((10, 20)) if system == "C" else 10
        cut = dice.choice(("none", "final") + (("semi-final",) * 2 if self.size >= 22 else ()))
        documents = ["base", "ccm"] if system == "C" else ["base"]
        new = ["new", "--name", f"Cup {seed}", "--system", system, "--score", goal, "--cut", cut, "--rounds", dice.choice((2, 3, 3, 4)),
               "--documents", ",".join(documents), *(["--time-limit", 90] if dice.random() < 0.3 else [])]
        desk.run(*new)
        wish = {}
        if dice.random() < 0.5:
            wish["scoring"] = {"leaver": "absent", "equal_places": dice.choice(("shared", "whole"))}
            if system == "C" and dice.random() < 0.5:
                wish["scoring"]["ranked_as"] = "B"
        if dice.random() < 0.3:
            wish["escalation"] = [{"kind": "warning"}, {"kind": "warning"}, {"kind": "deduction"}]
        if wish:
            desk.run("do", lines=json.dumps({"do": "settings", "settings": wish, "reason": "as announced"}) + "\n")
        super().__init__(desk, desk.json("export", "json")["settings"], dice)
        check(self.settings["winning_score"] == goal and self.settings["cut"] == cut and self.settings["documents"] == documents and
              self.settings["rounds"] == new[10], "settings change what they do not name", self.settings)

    def enter(self):
        late = max(1, self.size // 20)
        names = [f"Player {i:03}" for i in range(1, self.size - late + 1)]
        if self.chance(0.5):
            file = os.path.join(self.folder, "list.csv")
            with open(file, "w", encoding="cp1252") as out:
                out.write("Vorname;Nachname;Verein\r\n" + "".join(f"Jörg;{name};Klub {i % 7}\r\n" for i, name in enumerate(names)))
            self.desk.run("import-players", file)
            check(not self.desk.answer("import-players", file)["written"], "players enter twice")
            names = ["Jörg " + name for name in names]
        else:
            self.desk.run("enter", *names)
        self.desk.acts.append({"do": "enter", "players": [{"name": name} for name in names]})
        self.stand_ins = 2 + self.size // 25
        spare = [f"Stand-in {i}" for i in range(self.stand_ins)]
        self.desk.run("enter", *spare, "--stand-in")
        self.desk.acts.append({"do": "enter", "players": [{"name": name, "stand_in": True} for name in spare]})
        self.late = [f"Late {i}" for i in range(late)]
        if self.before:
            self.carry()

    def carry(self):
        """What was given in the tournament before counts for the steps here, and for nothing else."""
        told = self.desk.run("import-penalties", self.before)
        check(not self.desk.answer("import-penalties", self.before)["carried"], "carried over twice")
        with open(self.before, encoding="utf-8") as file:
            document = json.load(file)
        names = {each["name"]: who for who, each in self.cup.players.items()}
        for each in document["penalties"]:
            if each["name"] in names:
                more = {name: each[name] for name in ("criterion", "amount") if each.get(name) is not None}
                self.desk.acts.append({"do": "penalize", "player": names[each["name"]], "kind": each["kind"], "rule": each["rule"],
                                       "reason": each["reason"], "carried": True, **more})
                self.counts["carried over"] += 1
        check(len(json.loads(told.splitlines()[0])["carried"]) == sum("carried" in act for act in self.desk.acts), told)

    def between(self, number):
        """Before a round is seated: who is late, who misses it, who goes and who comes back."""
        acts, cup, last = [], self.cup, self.settings["rounds"]
        if self.late and number == 2 and number <= last:
            acts.append({"do": "enter", "players": [{"name": name} for name in self.late], "from": number})
            self.late = []
        playing = cup.playing(number)
        self.dice.shuffle(playing)
        floor = 18 if self.settings["cut"] == "semi-final" else 12
        for who in playing[:max(0, min(len(playing) - floor, 1 + len(playing) // 30))]:
            acts.append({"do": "drop-out", "player": who, "from": number, "reason": "ill"} if self.chance(0.4)
                        else {"do": "absent", "player": who, "round": number})
        for who, each in cup.players.items():
            if each["until"] is not None and each["until"] < number and self.chance(0.3):
                acts.append({"do": "come-back", "player": who, "from": number})
        if acts:
            self.desk.do(*acts)

    def seat(self, number):
        cup = self.cup
        stage = cup.stage(number)
        if stage and cup.stage_tables(number) is None:
            self.desk.run("seat", expect=1)
            self.draw_lots(preliminary=True)
            cup = self.cup
        words = [] if self.chance(0.4) else ["--seed", self.dice.randrange(1000)]
        words = ["--word", "seven apples", "--word-by", cup.playing(number)[0]] if not words and self.chance(0.5) else words
        if not stage and number > 1 and self.chance(0.4):
            words.append("--by-score")
        said = self.desk.json("seat", "--json", *words)
        check((said["drawn_by"] is None) == ("--seed" in words), "drawn", said["drawn_by"])
        tables = said["rounds"][0]["tables"]
        self.desk.acts += [{"do": "draw-seed"}] * (said["drawn_by"] is not None) + [{"do": "seat", "round": number, "tables": tables}]
        if stage:
            wanted = cup.stage_tables(number)
            check(sorted(map(sorted, tables)) == sorted(map(sorted, wanted)), number, tables, "sit, and should", wanted)
        else:
            seated = [who for table in tables for who in table]
            check(sorted(seated) == sorted(cup.playing(number)), "who plays does not sit once in round", number)
            check([len(table) for table in tables].count(3) == -len(seated) % 4 and {len(table) for table in tables} <= {3, 4}, tables)

    def draw_lots(self, **which):
        (_, ties), _ = self.cup.standings(**which)
        for tie in ties:
            said = self.desk.answer("do", lines=json.dumps({"do": "draw-lots", "players": tie, "word": "a word"}) + "\n")
            check(said["ok"], said)
            drawn = next(event for event in said["events"] if event["event"] == "lots-drawn")["players"]
            check(sorted(drawn) == sorted(tie), drawn)
            self.desk.acts.append({"do": "draw-lots", "players": tie, "order": drawn})
            self.counts["lots"] += 1

    def play_round(self, number):
        open_tables = list(range(1, len(self.cup.rounds[number - 1]) + 1))
        self.dice.shuffle(open_tables)
        batches = max(2, min(4, len(open_tables)))
        for batch in range(batches):
            self.hall(number)
            awaited = [i for i, pod in enumerate(self.cup.rounds[number - 1], 1) if pod.seats and not pod.scores]
            self.dice.shuffle(awaited)
            awaited = awaited[:max(1, len(open_tables) // batches)] if batch < batches - 1 else awaited
            if awaited and self.chance(0.7):
                self.type(number, awaited.pop())
            acts = [self.result(number, table) for table in awaited]
            cup = self.cup
            for act, said in zip(acts, self.desk.do(*acts) if acts else []):
                doubts = [(one["doubt"], set(one["players"])) for one in said.get("doubts", [])]
                check(doubts == cup.doubts(act["scores"]), doubts, cup.doubts(act["scores"]))
        for _ in range(3):
            self.hall(number)
            awaited = [i for i, pod in enumerate(self.cup.rounds[number - 1], 1) if pod.seats and not pod.scores]
            if awaited:
                self.desk.do(*[self.result(number, table) for table in awaited])
        self.counts["rounds"] += 1

    def run(self):
        self.enter()
        number = 0
        while number < self.cup.last_round():
            number += 1
            if not self.cup.stage(number):
                self.between(number)
            elif len(self.cup.playing(number)) < (18 if self.settings["cut"] == "semi-final" else 5):
                break
            self.seat(number)
            self.play_round(number)
            self.compare()
            self.compare(through=self.dice.randint(1, number))
            self.compare(preliminary=True)
            self.compare_book()
            if self.chance(0.3):
                self.draw_lots()
                self.compare()
        return self.end()

    def end(self):
        cup = self.cup
        self.desk.do(*[{"do": "state", "round": number, "table": table, "state": "official", "reason": "checked"}
                       for number, pods in enumerate(cup.rounds, 1) for table, pod in enumerate(pods, 1) if pod.scores], {"do": "end"})
        self.compare()
        self.compare_book()
        for entry, text in self.seen.items():
            check(json.loads(self.desk.run("standings", "--json", "--at", entry)) == json.loads(text), "standings at", entry)
        verdict = subprocess.run([self.desk.program, "game", "verify", "--db", self.desk.book], capture_output=True, text=True,
                                 env=self.desk.environment, timeout=300)
        check(verdict.returncode == 0, "the record does not verify", verdict.stdout, verdict.stderr)
        script = subprocess.run([sys.executable, "-B", SCRIPT, self.desk.book, "--standings"], capture_output=True, text=True, timeout=300)
        check(script.returncode == 0, "verify_record.py", script.stdout[-500:], script.stderr[-500:])
        rows = [json.loads(line.split(" ", 1)[1]) for line in script.stdout.splitlines() if line.split(" ", 1)[1].startswith("{")]
        here = self.rows(self.cup)["rows"]
        check([(row["rank"], row["player"], row["values"]) for row in rows] ==
              [(row["rank"], row["player"], row["values"]) for row in here], "the bare record gives other standings")
        file = os.path.join(self.folder, os.path.basename(self.desk.book) + ".penalties")
        self.desk.run("export", "penalties", "-o", file)
        return file


def chain(program, seeds, most):
    """Tournaments one after the other, each with the penalties of the one before."""
    counts, bitten, before = collections.Counter(), set(), None
    with tempfile.TemporaryDirectory() as folder:
        for seed in seeds:
            tournament = Tournament(program, folder, seed, most, before)
            try:
                before = tournament.run()
            except Exception as wrong:
                raise SystemExit(f"seed {seed} ({tournament.size} players, {tournament.settings['scoring']['system']}): "
                                 f"{type(wrong).__name__}: {wrong}") from wrong
            counts += tournament.counts
            bitten |= tournament.bitten
    return counts, bitten


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--seeds", default="1:7")
    parser.add_argument("--most", type=int, default=64)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--bite", action="store_true", help="each way of being wrong must have shown")
    options = parser.parse_args()
    seeds = list(range(*map(int, options.seeds.split(":"))))
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        parts = [seeds[i::options.jobs] for i in range(options.jobs) if seeds[i::options.jobs]]
        found = list(pool.map(lambda part: chain(options.program, part, options.most), parts))
    counts, bitten = sum((each for each, _ in found), collections.Counter()), set().union(*(each for _, each in found))
    print(", ".join(f"{count} {what}" for what, count in sorted(counts.items())))
    unbitten = set(model.SPOILS) - bitten
    if unbitten and options.bite:
        raise SystemExit(f"made wrong on purpose, and nobody notices: {', '.join(sorted(unbitten))}")
    print(f"noticed when made wrong on purpose: {len(bitten)} of {len(model.SPOILS)}")


if __name__ == "__main__":
    main()
