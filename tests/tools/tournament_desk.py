# SPDX-License-Identifier: GPL-3.0-or-later
"""A tournament at the command line, the acts that it took, and the comparison of all that it says with the model of these acts."""
import collections
import json
import os
import subprocess
from fractions import Fraction

import tournament_model as model


class Wrong(Exception):
    """What the program says is not what follows from the acts."""


def check(holds, *what):
    if not holds:
        raise Wrong(" ".join(str(each) for each in what))


class Desk:
    """A program on one book, and the acts that it took."""

    def __init__(self, program, folder, name):
        self.program, self.book = program, os.path.join(folder, name + ".db")
        self.environment = dict(os.environ, XDG_DATA_HOME=os.path.join(folder, name))
        self.acts = []

    def run(self, *arguments, lines=None, expect=0):
        done = subprocess.run([self.program, "tournament", *map(str, arguments), "--db", self.book], input=lines, text=True,
                              capture_output=True, env=self.environment, timeout=300)
        check(done.returncode == expect, arguments, "ends with", done.returncode, done.stdout[-1500:], done.stderr[-1500:])
        return done.stdout

    def answer(self, *arguments, **more):
        return json.loads(self.run(*arguments, **more).splitlines()[-1])

    def json(self, *arguments, **more):
        return json.loads(self.run(*arguments, **more))

    def do(self, *acts):
        """Acts in one go; all are taken."""
        answers = [json.loads(line) for line in self.run("do", lines="".join(json.dumps(act) + "\n" for act in acts)).splitlines()]
        check(len(answers) == len(acts) and all(each["ok"] for each in answers), acts, answers)
        self.acts += acts
        return answers

class Compared:
    """What a tournament says, against the model: standings, who sat where, who met whom, what is odd."""

    def __init__(self, desk, settings, dice):
        self.desk, self.settings, self.dice = desk, settings, dice
        self.counts = collections.Counter(tournaments=1)
        self.bitten = set()
        self.seen = {}

    @property
    def cup(self):
        return model.fold(self.settings, self.desk.acts)

    def chance(self, part):
        return self.dice.random() < part

    def rows(self, cup, **which):
        (rows, ties), provisional = cup.standings(**which)
        told = [{**row, "values": {name: str(value) for name, value in row["values"].items()},
                 "games": [[*game[:3], str(game[3]), str(game[4])] for game in row["games"]]} for row in rows]
        return {"rows": told, "ties": ties, "provisional": provisional}

    @staticmethod
    def said(standings):
        rows = [{**{name: row[name] for name in ("rank", "player", "values", "reached", "place_there", "separated_by", "criterion")},
                 "games": [[game[name] for name in ("round", "table", "points", "share", "place_points")] for game in row["games"]]}
                for row in standings["rows"]]
        for row in rows:
            row["values"] = {name: str(Fraction(value)) for name, value in row["values"].items()}
        return {"rows": rows, "ties": standings["ties"], "provisional": standings["provisional"]}

    def compare(self, **which):
        words = ["--preliminary"] if which.get("preliminary") else []
        words += ["--through", which["through"]] if which.get("through") else []
        standings = self.desk.json("standings", "--json", *words)
        said, cup = self.said(standings), self.cup
        told = self.rows(cup, **which)
        for here, there in zip(said["rows"], told["rows"]):
            check(here == there, "the program says", here, "and it is", there)
        check(said == told, "standings:", said["ties"], told["ties"], said["provisional"], told["provisional"])
        self.counts.update(standings=1, values=len(said["rows"]) * len(model.NAMES))
        for way in model.SPOILS:
            if way not in self.bitten and self.rows(model.fold(self.settings, self.desk.acts, [way]), **which) != said:
                self.bitten.add(way)

    def compare_book(self):
        """Who is entered, who sat where, and each result, as the export has them."""
        document, cup = self.desk.json("export", "json"), self.cup
        players = {one["number"]: (one["name"], one["from"], one["until"], set(one["absent"]), one["disqualified"], one["stand_in"])
                   for one in document["players"]}
        check(players == {who: (each["name"], each["from"], each["until"], each["absent"], each["out"], each["stand_in"])
                          for who, each in cup.players.items()}, "players")
        plays = {(one["round"], one["table"]): one for one in document["plays"]}
        for number, pods in enumerate(cup.rounds, 1):
            for table, pod in enumerate(pods, 1):
                play = plays.pop((number, table), {"playerScores": [], "state": None})
                check([one["number"] for one in play["playerScores"]] == pod.seats, number, table, "sat otherwise")
                check(play["state"] == pod.state, number, table, play["state"], "is not", pod.state)
                scores = {one["number"]: (one["score"], one["rank"], one.get("left", False)) for one in play["playerScores"]
                          if pod.scores}
                check(scores == (pod.scores or {}), number, table, scores, "is not", pod.scores)
        check(not plays, "tables from nowhere", plays)
        self.seen[document["entry"]] = self.desk.run("standings", "--json")
        met = {frozenset((one["a"], one["b"])): one["rounds"] for one in self.desk.json("met", "--json")["pairs"]}
        pairs = collections.defaultdict(list)
        for number, pods in enumerate(cup.rounds, 1):
            for pod in pods:
                for i, who in enumerate(pod.seats):
                    for other in pod.seats[:i]:
                        pairs[frozenset((who, other))].append(number)
        check(met == dict(pairs), "who met whom")
        # Who is out and has a seat, which results are odd.
        advice = json.loads(self.desk_check())
        odd = {(one["round"], one["table"], one["advice"]) for one in advice if "table" in one and one["advice"] != "away-seat"}
        expected = {(number, table, word) for number, pods in enumerate(cup.rounds, 1) for table, pod in enumerate(pods, 1) if pod.scores
                    for word, _ in cup.doubts([{"player": who, "points": score[0]} for who, score in pod.scores.items()])}
        check(odd == expected, "odd results", odd ^ expected)
        away = {(one["round"], one["table"], one["player"]) for one in advice if one["advice"] == "away-seat"}
        check(away == cup.away(), "away", away ^ cup.away())

    def desk_check(self):
        done = subprocess.run([self.desk.program, "tournament", "check", "--json", "--db", self.desk.book], text=True,
                              capture_output=True, env=self.desk.environment, timeout=300)
        check(done.returncode == (0 if done.stdout.strip() == "[]" else 1), "check", done.returncode, done.stderr)
        return done.stdout
