#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the tournament among docs/record-vectors anew: the director's chain and a helper's proposals, through the command line.

tournament_vectors.py PROGRAM

Twelve players, two rounds, lots, a stand-in, a leaver, penalties, a take-back, what a helper's desk proposed, and the desk that took the
tournament over. docs/record-format.md and docs/tournament.md say what the entries mean.
"""
import json
import os
import sqlite3
import subprocess
import sys
import tempfile

VECTORS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "docs", "record-vectors")


def main():
    program = sys.argv[1]
    with tempfile.TemporaryDirectory() as folder:
        def run(desk, *words, lines=None):
            at = os.path.join(folder, desk)
            os.makedirs(at, exist_ok=True)
            done = subprocess.run([program, *words, *(["--db", os.path.join(at, "book.db")] if words[1] != "key" else [])],
                                  input=lines, capture_output=True, text=True, env=dict(os.environ, XDG_DATA_HOME=at), timeout=60)
            if done.returncode != 0:
                raise SystemExit(f"{desk} {words}: {done.stdout}{done.stderr}")
            return done.stdout

        def do(desk, *acts):
            return run(desk, "tournament", "do", lines="".join(json.dumps(act) + "\n" for act in acts))

        def carry(desk, to):
            """The book on a stick."""
            run(desk, "game", "backup", os.path.join(folder, to, "book.db"))

        run("director", "tournament", "new", "--name", "Autumn Cup", "--date", "2026-11-21", "--system", "A", "--rounds", "2",
            "--cut", "final")
        run("director", "tournament", "enter", *"Ada Ben Cleo Dora Emil Fay Gus Hana Ida Jan Kim Leo".split())
        run("director", "tournament", "enter", "Mia", "--stand-in")
        run("director", "tournament", "seat", "--word", "seven apples", "--word-by", "3")
        plays = json.loads(run("director", "tournament", "export", "json"))["plays"]
        seats = {play["table"]: [score["number"] for score in play["playerScores"]] for play in plays}
        for desk, role in (("helper", "helper"), ("second", "director")):
            key = json.loads(run(desk, "tournament", "key"))["key"]
            do("director", {"do": "desk", "key": key, "name": desk, "role": role})
        carry("director", "helper")

        def result(table, *points, **more):
            return {"do": "result", "round": 1, "table": table, **more,
                    "scores": [{"player": who, "points": own} for who, own in zip(seats[table], points)]}

        # The helper: somebody did not come, a table of three; a result taken away; one that the director declines.
        seats[1] = seats[1][:3]
        do("helper", {"do": "sat", "round": 1, "tables": [{"table": 1, "players": seats[1]}], "reason": "did not come"},
           result(1, 10, 7, 4), {"do": "sign", "round": 1, "table": 1, "players": seats[1]}, result(2, 3, 10, 8, 5))
        do("helper", {"do": "withdraw", "proposal": 4, "reason": "another table"}, result(2, 10, 3, 8, 5))
        seats[2][3] = "13"
        do("director", {"do": "sat", "round": 1, "tables": [{"table": 2, "players": seats[2]}], "reason": "a stand-in plays"},
           result(2, 5, 10, 9, 6), dict(result(3, 10, 10, 2, 4)), {"do": "take-back"}, result(3, 10, 6, 2, 4))
        subprocess.run([program, "tournament", "collect", os.path.join(folder, "helper", "book.db"), "--db",
                        os.path.join(folder, "director", "book.db")], check=False, capture_output=True,
                       env=dict(os.environ, XDG_DATA_HOME=os.path.join(folder, "director")), timeout=60)
        left = [each["id"] for each in json.loads(subprocess.run(
            [program, "tournament", "proposals", "--json", "--db", os.path.join(folder, "director", "book.db")], check=False,
            capture_output=True, text=True, env=dict(os.environ, XDG_DATA_HOME=os.path.join(folder, "director")),
            timeout=60).stdout)["proposals"] if each["state"] in ("differs", "refused")]
        run("director", "tournament", "decline", *left, "--reason", "a stand-in sat there")
        do("director", {"do": "penalize", "player": "2", "kind": "deduction", "criterion": "points", "amount": "1/2",
                        "rule": "late to the table", "reason": "ten minutes", "round": 1},
           {"do": "seal"})
        # The desk dies; another goes on from the copy.
        carry("director", "second")
        run("second", "tournament", "result", "--round", "1", "--table", "3", *[
            f"{who}={own}" for who, own in zip(seats[3], (10, 6, 3, 4))], "--confirm", "--reason", "misread", "--take-over")
        run("second", "tournament", "seat", "--seed", "5")
        ties = json.loads(run("second", "tournament", "standings", "--json"))["ties"]
        do("second", *[{"do": "draw-lots", "players": tie, "word": "a word from the hall"} for tie in ties[:1]], {"do": "seal"})
        book = sqlite3.connect(os.path.join(folder, "second", "book.db"))
        cup = json.loads(run("second", "tournament", "list", "--json"))[0]["tournament"]
        other = next(game.hex() for (game,) in book.execute("SELECT id FROM game") if game.hex() != cup)
        book.close()
        games = {"sound.tournament": cup, "sound.proposals": other}
        for name, game in games.items():
            with open(os.path.join(VECTORS, name + ".jsonl"), "w", encoding="utf-8") as out:
                out.write(run("second", "game", "export", "--game", game))


if __name__ == "__main__":
    main()
