#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Helpers with copies of one tournament's book enter what happens in a hall, and their copies are merged in every order.

simulate_helpers.py PROGRAM [--seeds FROM:TO] [--orders N]

Each desk has a key and a role of its own. Results of different tables, of the same table alike and differently, typing errors put
right, no-shows that a helper sees, tables whose players changed meanwhile, signatures, disputes, absences, keys that are unknown or
struck off, more than a role may say. However the copies come together (as books, as files in a folder, all at once, twice): what
nobody contradicts is in, once; each contradiction is one question; once the questions have the same answers the standings are the
same byte for byte, and those of tournament_model.py. Exit 1 names the first difference.
"""
import argparse
import collections
import itertools
import json
import os
import random
import shutil
import subprocess
import tempfile

import tournament_model as model
from tournament_desk import Wrong, check



class Hall:
    def __init__(self, program, folder):
        self.program, self.folder = program, folder
        self.keys = {}

    def place(self, desk):
        return os.path.join(self.folder, desk)

    def book(self, desk):
        return os.path.join(self.place(desk), "book.db")

    def run(self, desk, *arguments, lines=None, expect=(0,), word="tournament"):
        os.makedirs(self.place(desk), exist_ok=True)
        book = [] if arguments[0] in ("key",) else ["--db", self.book(desk)]
        done = subprocess.run([self.program, word, *map(str, arguments), *book], input=lines, text=True, capture_output=True,
                              env=dict(os.environ, XDG_DATA_HOME=self.place(desk)), timeout=300)
        check(done.returncode in expect, desk, arguments, "ends with", done.returncode, done.stdout[-1500:], done.stderr[-1500:])
        return done.stdout

    def json(self, desk, *arguments, **more):
        return json.loads(self.run(desk, *arguments, **more))

    def do(self, desk, *acts, words=("do",)):
        answers = [json.loads(line) for line in
                   self.run(desk, *words, lines="".join(json.dumps(act) + "\n" for act in acts)).splitlines()]
        check(all(each["ok"] for each in answers), desk, acts, answers)
        return answers

    def key(self, desk):
        if desk not in self.keys:
            self.keys[desk] = self.json(desk, "key")["key"]
        return self.keys[desk]

    def copy(self, desk):
        """What a helper takes away: the book as it stands."""
        self.key(desk)
        shutil.copy(self.book("director"), self.book(desk))

    def proposals(self):
        return self.json("director", "proposals", "--json", expect=(0, 1))["proposals"]


class Evening:
    """One round of a hall; what is expected of it is noted as it is proposed."""

    def __init__(self, program, folder, seed, orders):
        self.dice = random.Random(seed)
        self.orders = orders
        self.hall = Hall(program, folder)
        self.counts = collections.Counter(halls=1)
        self.acts = []  # What the director has said.
        self.sure = []  # What nobody contradicts, in an order in which it can be done.
        self.asked = {}  # Table or name of a question: the desk whose word the director takes (None: nobody's).
        self.tables = self.dice.choice((6, 7, 9, 12))
        self.players = 4 * self.tables - self.dice.choice((0, 0, 1))
        self.helpers = [f"helper{i}" for i in range(self.dice.choice((2, 3, 3, 4, 5)))]
        self.hall.run("director", "new", "--name", f"Hall {seed}", "--system", "ABC"[seed % 3], "--cut", "none", "--rounds", 3)
        self.settings = self.hall.json("director", "export", "json")["settings"]
        names = [f"Player {i}" for i in range(self.players)]
        self.hall.run("director", "enter", *names)
        self.acts.append({"do": "enter", "players": [{"name": name} for name in names]})
        self.seat(1)
        self.director({"do": "desk", "key": self.hall.key("table9"), "name": "table9", "role": "table"},
                      {"do": "desk", "key": self.hall.key("struck"), "name": "struck", "role": "helper"},
                      *[{"do": "desk", "key": self.hall.key(desk), "name": desk, "role": "helper"} for desk in self.helpers])
        self.desks = [*self.helpers, *self.dice.sample(("table9", "struck", "stranger"), 1 if len(self.helpers) > 3 else 2)]

    def seat(self, number):
        said = self.hall.json("director", "seat", "--seed", 7, "--json")
        self.acts.append({"do": "seat", "round": number, "tables": said["rounds"][0]["tables"]})

    def director(self, *acts):
        self.hall.do("director", *acts)
        self.acts += [act for act in acts if act["do"] not in ("desk", "decline")]

    def pod(self, table):
        return model.fold(self.settings, self.acts).rounds[0][table - 1]

    def result(self, table, seats=None, **more):
        seats = list(seats or self.pod(table).seats)
        points = [self.dice.randint(2, 9) for _ in seats]
        points[self.dice.randrange(len(points))] = 10
        return {"do": "result", "round": 1, "table": table, "scores": [{"player": who, "points": own} for who, own in zip(seats, points)],
                **more}

    def other(self, act):
        """Another result of the same table."""
        scores = [dict(one) for one in act["scores"]]
        scores[0]["points"], scores[1]["points"] = scores[1]["points"] + (scores[0]["points"] == scores[1]["points"]), scores[0]["points"]
        return dict(act, scores=scores)

    def propose(self, desk, *acts):
        self.hall.do(desk, *acts, words=("propose", "--name", desk))
        self.counts["proposals"] += len(acts)

    # --- what happens at a table; each notes what must come of it ---------------------------------------------------
    def alone(self, table):
        act = self.result(table)
        more = [{"do": "sign", "round": 1, "table": table, "players": self.pod(table).seats}] if self.dice.random() < 0.5 else []
        if not more and self.dice.random() < 0.4:
            more = [{"do": "state", "round": 1, "table": table, "state": "disputed", "dispute": "the last turn"}]
        self.propose(self.dice.choice(self.helpers), act, *more)
        self.sure += [act, *more]

    def alike(self, table):
        act = self.result(table)
        for desk in self.dice.sample(self.helpers, 2):
            self.propose(desk, act)
        self.sure.append(act)

    def differently(self, table):
        act, desks = self.result(table), self.dice.sample(self.helpers, 2)
        self.propose(desks[0], act)
        self.propose(desks[1], self.other(act))
        self.asked[table] = (desks[0], [act])

    def put_right(self, table):
        act, desk = self.result(table), self.dice.choice(self.helpers)
        wrong = json.loads(json.dumps(act))
        wrong["scores"][0]["points"] = 77
        self.propose(desk, wrong, act)
        self.sure.append(act)

    def taken_away(self, table):
        desk = self.dice.choice(self.helpers)
        self.propose(desk, self.result(table))
        number = len([each for each in self.hall.json(desk, "proposals", "--json", expect=(0, 1))["proposals"]
                      if each["key"] == self.hall.key(desk)])
        self.hall.do(desk, {"do": "withdraw", "proposal": number, "reason": "another table"}, words=("propose",))

    def no_show(self, table):
        """The helper sees that somebody is missing, and enters the result of those who play."""
        seats = self.pod(table).seats
        if len(seats) == 4:
            acts = [{"do": "sat", "round": 1, "tables": [{"table": table, "players": seats[:3]}], "reason": "did not come"},
                    self.result(table, seats[:3])]
            self.propose(self.dice.choice(self.helpers), *acts)
            self.sure += acts

    def who_sat(self, table):
        """One says that three sat there, another enters a result of four: nobody's is simply in."""
        seats = self.pod(table).seats
        if len(seats) == 4:
            one, other = self.dice.sample(self.helpers, 2)
            acts = [{"do": "sat", "round": 1, "tables": [{"table": table, "players": seats[1:]}], "reason": "did not come"},
                    self.result(table, seats[1:])]
            self.propose(one, *acts)
            self.propose(other, self.result(table))
            self.asked[table] = (one, acts)

    def said_already(self, table):
        act = self.result(table)
        self.propose(self.dice.choice(self.helpers), act)
        self.later.append(act)

    def said_otherwise(self, table):
        act = self.result(table)
        self.propose(self.dice.choice(self.helpers), act)
        self.later.append(self.other(act))
        self.asked[table] = (None, [])

    def changed_meanwhile(self, table):
        """The director seats others there while the helper's copy is on its way: its result is not theirs."""
        seats = self.pod(table).seats
        if len(seats) == 4:
            self.propose(self.dice.choice(self.helpers), self.result(table))
            self.later.append({"do": "sat", "round": 1, "tables": [{"table": table, "players": seats[:3]}], "reason": "went home"})
            self.asked[table] = (None, [])

    def turned_meanwhile(self, table):
        """Another order of play is the same table."""
        seats, act = self.pod(table).seats, self.result(table)
        self.propose(self.dice.choice(self.helpers), act)
        self.later.append({"do": "sat", "round": 1, "tables": [{"table": table, "players": seats[1:] + seats[:1]}], "reason": "as they sat"})
        self.sure.append(act)

    def of_the_hall(self):
        who = self.dice.sample([str(i + 1) for i in range(self.players)], 2)
        acts = [{"do": "absent", "player": who[0], "round": 2}, {"do": "drop-out", "player": who[1], "from": 3, "reason": "ill"}]
        self.propose(self.dice.choice(self.helpers), *acts)
        self.sure += acts

    def strangers(self, table):
        """What nobody takes by itself: of a key that is unknown or struck off, and more than the role of a table."""
        for desk in self.desks[len(self.helpers):]:
            acts = [self.result(table)] if desk != "table9" else [
                {"do": "drop-out", "player": "1", "from": 2, "reason": "ill"}, self.result(table, state="official")]
            self.propose(desk, *acts)
            self.asked[desk] = (None, [])

    # --- the hall and what comes of it --------------------------------------------------------------------------------
    def proposed(self):
        for desk in self.desks:
            self.hall.copy(desk)
        self.later = []
        tables = list(range(1, self.tables + 1))
        self.dice.shuffle(tables)
        self.strangers(tables.pop())
        kinds = [self.alone, self.alike, self.differently, self.put_right, self.taken_away, self.no_show, self.who_sat,
                 self.said_already, self.said_otherwise, self.changed_meanwhile, self.turned_meanwhile]
        self.dice.shuffle(kinds)
        for table, kind in zip(tables, itertools.chain(kinds, itertools.repeat(self.alone))):
            kind(table)
        self.of_the_hall()
        self.director(*self.later, {"do": "desk", "key": self.hall.key("struck"), "name": ""})
        self.folder = os.path.join(self.hall.folder, "stick")
        os.makedirs(self.folder)
        for desk in self.desks:
            self.hall.run(desk, "send", self.folder)

    def merged(self, order, way):
        """The director's desk as it was, then the copies in this order."""
        hall = self.hall
        shutil.rmtree(hall.place("director"))
        shutil.copytree(self.kept, hall.place("director"))
        if way == "at once":
            hall.run("director", "collect", *[hall.book(desk) for desk in order], expect=(0, 1))
        elif way == "files":
            for desk in order:  # One stick after the other.
                stick = os.path.join(hall.folder, "one stick")
                shutil.rmtree(stick, ignore_errors=True)
                os.makedirs(stick)
                shutil.copytree(os.path.join(self.folder, hall.key(desk)), os.path.join(stick, hall.key(desk)))
                hall.run("director", "receive", stick, expect=(0, 1))
        elif way == "watch":
            hall.run("director", "watch", self.folder, "--for", 0, expect=(0, 1))
        elif way == "merge":
            for desk in order:
                hall.run("director", "merge", hall.book(desk), word="game")
            hall.run("director", "take", expect=(0, 1))
        else:
            for desk in order:
                hall.run("director", "collect", hall.book(desk), expect=(0, 1))
        self.counts["merges"] += 1
        # A second time nothing comes.
        entries = hall.json("director", "list", "--json")[0]["entries"]
        if way in ("files", "watch"):
            hall.run("director", "receive", self.folder, expect=(0, 1))
        else:
            hall.run("director", "collect", hall.book(order[0]), expect=(0, 1))
        check(hall.json("director", "list", "--json")[0]["entries"] == entries, "merging again writes")

    def tables_of(self, cup_or_document):
        if isinstance(cup_or_document, dict):
            return {play["table"]: (play["state"], {one["number"]: one.get("score") for one in play["playerScores"]})
                    for play in cup_or_document["plays"] if play["round"] == 1}
        return {table: (pod.state, {who: pod.scores[who][0] if pod.scores else None for who in pod.seats})
                for table, pod in enumerate(cup_or_document.rounds[0], 1)}

    def judged(self, order, way):
        hall = self.hall
        self.merged(order, way)
        wanted = model.fold(self.settings, self.acts + self.sure)
        said, told = self.tables_of(hall.json("director", "export", "json")), self.tables_of(wanted)
        for table in told:
            if table not in self.asked:
                check(said[table] == told[table], order, way, "table", table, said[table], "is not", told[table])
        # One question for each contradiction, and none else.
        questions = [each for each in self.proposals_asked()]
        about = {self.question(each) for each in questions}
        # Files of keys that are not on the list stay where they are, and are told when they come.
        wanted = set(self.asked) - ({"struck", "stranger"} if way in ("files", "watch") else set())
        check(about == wanted, order, way, "asked about", about, "and it is", wanted,
              [(each["desk"], each["state"], each["act"]) for each in questions])
        hall.run("director", "proposals", expect=(1,) if wanted else (0,))
        return self.answered(order, way)

    def question(self, proposal):
        if proposal["state"] in ("unknown-key", "beyond-role"):
            return proposal["desk"]
        act = proposal["act"]
        return act["table"] if "table" in act else act["tables"][0]["table"] if "tables" in act else act["do"]

    def proposals_asked(self):
        quiet = ("open", "taken", "already-there", "declined", "withdrawn", "superseded")
        return [each for each in self.hall.proposals() if each["state"] not in quiet]

    def answered(self, order, way):
        """The same answers in every order: what the one desk said is taken, all else declined."""
        hall = self.hall
        for name, (desk, acts) in self.asked.items():
            for act in acts:
                mine = [each for each in hall.proposals() if each["desk"] == desk and each["act"]["do"] == act["do"] and
                        self.question(each) == name]
                check(len(mine) == 1, order, way, name, mine)
                if mine[0]["state"] not in ("taken", "already-there"):
                    hall.run("director", "take", mine[0]["id"], "--reason", "asked at the table")
        for each in self.proposals_asked():
            hall.run("director", "decline", each["id"], "--reason", "asked at the table")
        check(not self.proposals_asked(), order, way, "something is still asked", self.proposals_asked())
        wanted = model.fold(self.settings, self.acts + self.sure + [act for _, acts in self.asked.values() for act in acts])
        document = hall.json("director", "export", "json")
        check(self.tables_of(document) == self.tables_of(wanted), order, way, self.tables_of(document), self.tables_of(wanted))
        (rows, _), _ = wanted.standings()
        check([(row["rank"], row["player"]) for row in rows] == [(row["rank"], row["player"]) for row in document["standings"]["rows"]],
              order, way, "standings")
        hall.run("director", "verify", word="game")
        return hall.run("director", "standings", "--json")

    def run(self):
        self.proposed()
        self.kept = os.path.join(self.hall.folder, "director as it was")
        shutil.copytree(self.hall.place("director"), self.kept)
        orders = list(itertools.permutations(self.desks))
        if len(orders) > self.orders:
            orders = self.dice.sample(orders, self.orders)
        first = None
        for i, order in enumerate(orders):
            way = ("one by one", "files", "merge", "at once", "watch")[i % 5]
            standings = self.judged(list(order), way)
            first = first or standings
            check(standings == first, order, way, "other standings")
        self.counts["questions"] += len(self.asked)
        return self.counts


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--seeds", default="1:3")
    parser.add_argument("--orders", type=int, default=24, help="at most so many orders of an evening, drawn")
    options = parser.parse_args()
    counts = collections.Counter()
    for seed in range(*map(int, options.seeds.split(":"))):
        with tempfile.TemporaryDirectory() as folder:
            try:
                counts += Evening(options.program, folder, seed, options.orders).run()
            except Wrong as wrong:
                raise SystemExit(f"seed {seed}: {wrong}") from wrong
    print(", ".join(f"{count} {what}" for what, count in sorted(counts.items())))


if __name__ == "__main__":
    main()
