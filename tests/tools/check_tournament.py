#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays whole tournaments through the command line and computes every standing anew.

check_tournament.py PROGRAM [PLAYERS SYSTEM]…

Shares nothing with the program but what docs/tournament.md says: it reads the exported JSON, takes points, places,
seats and penalties, and works out all values with fractions.Fraction. What was entered is kept beside and must be what
is exported; the numbers of the published systems stand here once more. Exit 1 names the first difference.
"""
import itertools
import json
import os
import random
import subprocess
import sys
import tempfile
from fractions import Fraction

CRITERIA = {
    "A": ["wins", "points", "share-sum", "second-places", "third-places"],
    "B": ["place-points", "points", "share-mean", "first-places", "second-places", "third-places"],
}
CRITERIA["C"] = CRITERIA["A"]
SEMI_FINAL = [(1, 8, 9, 16), (2, 7, 10, 15), (3, 6, 11, 14), (4, 5, 12, 13)]


class Director:
    """One tournament in a book of its own."""

    def __init__(self, program, folder, name):
        self.program = program
        self.book = os.path.join(folder, name + ".db")
        self.environment = dict(os.environ, XDG_DATA_HOME=os.path.join(folder, "data"))

    def run(self, *arguments, lines=None, expect=(0,)):
        done = subprocess.run([self.program, "tournament", *arguments, "--db", self.book],
                              input=lines, capture_output=True, text=True, env=self.environment, timeout=300)
        if done.returncode not in expect:
            raise SystemExit(f"{arguments}: exit {done.returncode}\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
        return done.stdout

    def do(self, *acts):
        answers = self.run("do", lines="".join(json.dumps(act) + "\n" for act in acts))
        for line in answers.splitlines():
            if not json.loads(line).get("ok"):
                raise SystemExit(f"refused: {line}")

    def export(self):
        return json.loads(self.run("export", "json"))


def expected(document):
    """Rows of the standings as the rules give them: {number: (key, values)}, from plays and penalties alone."""
    settings = document["settings"]
    scoring = settings["scoring"]
    values = {player["number"]: {name: Fraction(0) for name in
                                 ("wins", "place-points", "points", "share-sum", "share-mean", "first-places",
                                  "second-places", "third-places")} for player in document["players"]}
    games = {player["number"]: 0 for player in document["players"]}
    reached = {player["number"]: 0 for player in document["players"]}
    there = {player["number"]: 0 for player in document["players"]}
    for play in document["plays"]:
        scores = play["playerScores"]
        stage = ["preliminary", "semi-final", "final"].index(play["stage"])
        for score in scores:
            if stage > 0:
                reached[score["number"]] = stage
                there[score["number"]] = score.get("rank", 0)
        if stage > 0 or play["state"] is None:
            continue
        if scoring["leaver"] == "absent":
            scores = [score for score in scores if not score.get("left")]
        counted = [min(score["score"], scoring["cap"]) for score in scores]
        basis = counted if scoring["share_of_capped"] else [score["score"] for score in scores]
        whole = Fraction(sum(basis))
        if scoring["dummy_at_three"]:
            whole += (4 - len(scores)) * whole / len(scores)
        table = scoring["places_of_four"] if len(scores) == 4 else scoring["places_of_three"]
        for score, points, share in zip(scores, counted, basis):
            own = values[score["number"]]
            games[score["number"]] += 1
            place = score["rank"]
            equal = sum(1 for other in scores if other["rank"] == place)
            for name, wanted in (("wins", 1), ("first-places", 1), ("second-places", 2), ("third-places", 3)):
                if place <= wanted < place + equal:
                    own[name] += Fraction(1, equal)
            own["points"] += points
            own["share-sum"] += share / whole if whole else 0
            own["place-points"] += Fraction(sum(table[place - 1:place - 1 + equal]), equal)
    for number, own in values.items():
        own["share-mean"] = own["share-sum"] / games[number] if games[number] else Fraction(0)
    for penalty in document["penalties"]:
        if penalty["kind"] == "deduction" and not penalty["withdrawn"] and not penalty["carried"]:
            values[penalty["player"]][penalty["criterion"]] -= Fraction(penalty["amount"])
    keys = {}
    for player in document["players"]:
        number = player["number"]
        if player["stand_in"]:
            continue
        keys[number] = (player["disqualified"], -reached[number], there[number],
                        *(-values[number][name] for name in scoring["criteria"]))
    return keys, values


def compare_published(document):
    """The scoring is the published one of its system."""
    settings = document["settings"]
    scoring = settings["scoring"]
    published = {"criteria": CRITERIA[scoring["system"]], "cap": settings["winning_score"], "share_of_capped": True,
                 "dummy_at_three": scoring["system"] != "B", "equal_places": "shared",
                 "places_of_four": [5, 3, 2, 1], "places_of_three": [5, 3, 1], "leaver": "last"}
    for name, value in published.items():
        if scoring[name] != value:
            raise SystemExit(f"{name}: {scoring[name]} is not the published {value}")


def compare_entered(document, entered):
    """Points and places of every table are what the director entered, places after the points where none were said."""
    for play in document["plays"]:
        scores = entered.get((play["round"], play["table"]))
        if (scores is None) != (play["state"] is None):
            raise SystemExit(f"round {play['round']}, table {play['table']}: a result is missing or from nowhere")
        for score in play["playerScores"] if scores else []:
            points, place = scores[score["number"]]
            place = place or 1 + sum(1 for other, _ in scores.values() if other > points)
            if (score["score"], score["rank"]) != (points, place):
                raise SystemExit(f"round {play['round']}, table {play['table']}: {score} is not {points}, {place}")


def compare_stage(before, document, round_number, cut):
    """Semi-final and final sit as the rules have it: by rank before, then the best of each table."""
    ranked = [row["player"] for row in before["standings"]["rows"]
              if not next(p for p in before["players"] if p["number"] == row["player"])["disqualified"]]
    gone = {p["number"] for p in before["players"] if p["until"] is not None}
    ranked = [number for number in ranked if number not in gone]
    tables = [{score["number"] for score in play["playerScores"]} for play in document["plays"]
              if play["round"] == round_number]
    if cut == "semi-final" and round_number == document["settings"]["rounds"] + 1:
        wanted = [{ranked[rank - 1] for rank in table} for table in SEMI_FINAL]
    elif cut == "semi-final":
        place = {row["player"]: i for i, row in enumerate(before["standings"]["rows"])}
        wanted = [{min((score["number"] for score in play["playerScores"]), key=place.get)
                   for play in before["plays"] if play["round"] == round_number - 1}]
    else:
        wanted = [set(ranked[:4])]
    if sorted(map(sorted, tables)) != sorted(map(sorted, wanted)):
        raise SystemExit(f"round {round_number}: {tables} sit, {wanted} should")


def compare(document):
    keys, values = expected(document)
    if document["settings"]["scoring"]["criteria"] != CRITERIA[document["settings"]["scoring"]["system"]]:
        raise SystemExit("the published order of criteria is another one")
    rows = document["standings"]["rows"]
    if sorted(row["player"] for row in rows) != sorted(keys):
        raise SystemExit("the standings do not hold every player once")
    for row in rows:
        for name, value in values[row["player"]].items():
            if Fraction(row["values"][name]) != value:
                raise SystemExit(f"{row['player']} {name}: {row['values'][name]} is not {value}")
    order = sorted(keys.values())
    for row, key in zip(rows, order):
        if keys[row["player"]] != key:
            raise SystemExit(f"rank {row['rank']}: {row['player']} is out of order")
    for i, row in enumerate(rows):
        first = order.index(keys[row["player"]]) + 1
        group = order.count(keys[row["player"]])
        drawn = row["separated_by"] == "lots" or (i + 1 < len(rows) and rows[i + 1]["separated_by"] == "lots"
                                                  and keys[rows[i + 1]["player"]] == keys[row["player"]])
        wanted = i + 1 if drawn else first
        if row["rank"] != wanted or not first <= row["rank"] < first + group:
            raise SystemExit(f"{row['player']}: rank {row['rank']} is not {wanted}")
    for tie in document["standings"]["ties"]:
        if len({keys[number] for number in tie}) != 1:
            raise SystemExit(f"no tie: {tie}")
    return len(rows)


def compare_seats(document):
    """Counts repeated opponents and checks that everybody who plays sits once."""
    met = {}
    for play in document["plays"]:
        if play["stage"] == "preliminary":
            for pair in itertools.combinations(sorted(score["number"] for score in play["playerScores"]), 2):
                met[pair] = met.get(pair, 0) + 1
    for round_number in {play["round"] for play in document["plays"] if play["stage"] == "preliminary"}:
        seated = [score["number"] for play in document["plays"] if play["round"] == round_number
                  for score in play["playerScores"]]
        if len(seated) != len(set(seated)):
            raise SystemExit(f"round {round_number}: somebody sits twice")
        tables = [len(play["playerScores"]) for play in document["plays"] if play["round"] == round_number]
        if tables.count(3) != -len(seated) % 4 or set(tables) - {3, 4}:
            raise SystemExit(f"round {round_number}: {tables} are not the tables for {len(seated)}")
    repeats = sum(count - 1 for count in met.values())
    if repeats != document["quality"]["repeats"]["count"]:
        raise SystemExit(f"repeats: {document['quality']['repeats']['count']} are told, {repeats} are there")
    return repeats


def results(document, round_number, dice, by_score_bias, entered):
    """Acts with points for all tables of a round; a few games end level or by the time limit, and where they are level
    the director may say who was first."""
    acts = []
    goal = document["settings"]["winning_score"]
    for play in document["plays"]:
        if play["round"] != round_number or play["state"] is not None:
            continue
        scores = play["playerScores"]
        points = [dice.randint(2, goal - 1) for _ in scores]
        kind = dice.random()
        if kind < 0.85:
            points[dice.randrange(len(points))] = goal + (dice.random() < by_score_bias)
        elif kind < 0.93:
            points = [points[0]] * len(points)
        said = [{"player": score["number"], "points": own} for score, own in zip(scores, points)]
        if len(set(points)) < len(points) and dice.random() < 0.5:
            order = sorted(range(len(points)), key=lambda i: (-points[i], dice.random()))
            for place, i in enumerate(order):
                said[i]["place"] = place + 1
        entered[(round_number, play["table"])] = {one["player"]: (one["points"], one.get("place")) for one in said}
        dice.shuffle(said)
        acts.append({"do": "result", "round": round_number, "table": play["table"], "scores": said})
    return acts


def draw_all_lots(director, document):
    for tie in document["standings"]["ties"]:
        director.do({"do": "draw-lots", "players": tie, "word": "a word from the crowd"})


def play(program, folder, players, system):
    dice = random.Random(players * 31 + ord(system))
    director = Director(program, folder, f"t{players}{system}")
    cut = "semi-final" if players >= 28 else "final"
    score = 13 if system == "C" else 10
    director.run("new", "--name", f"{players} players", "--system", system, "--score", str(score), "--cut", cut,
                 "--date", "2026-11-21", "--documents", "base,ccm" if system == "C" else "base")
    late = max(1, players // 20)
    listing = os.path.join(folder, "players.csv")
    with open(listing, "w", encoding="utf-8") as out:
        out.write("\ufeffName;Verein\r\n")
        for i in range(players - late):
            out.write(f"\"Spieler {i + 1:03}, \"\"der\"\"\";Klub {i % 7}\r\n")
    director.run("import-players", listing)
    repeats = []
    entered = {}
    for round_number in (1, 2, 3):
        if round_number == 2:
            director.run("enter", *[f"Nachmeldung {i}" for i in range(late)])
            director.do({"do": "drop-out", "player": str(dice.randint(1, players - late)), "from": 2, "reason": "ill"})
        if round_number == 3:
            document = director.export()
            playing = [p["number"] for p in document["players"] if p["until"] is None]
            director.do({"do": "absent", "player": dice.choice(playing), "round": 3})
        director.run("seat", "--seed", "5", *(["--by-score"] if round_number == 3 else []))
        document = director.export()
        director.do(*results(document, round_number, dice, 0.3, entered))
        document = director.export()
        compare_published(document)
        compare_entered(document, entered)
        compare(document)
        repeats.append(compare_seats(document))
    victim = document["standings"]["rows"][0]["player"]
    director.do({"do": "penalize", "player": victim, "kind": "deduction", "criterion": document["settings"]["scoring"]["criteria"][0],
                 "amount": "1/3", "rule": "fair play", "reason": "late to the table", "round": 3},
                {"do": "penalize", "player": document["standings"]["rows"][-1]["player"], "kind": "disqualification",
                 "rule": "cheating", "reason": "hid cards"},
                # What an earlier tournament brings along changes no standing.
                *({"do": "penalize", "player": victim, "kind": kind, "rule": "fair play", "reason": "then",
                   "carried": {"tournament": "0" * 32, "name": "Last year", "head": "ADJ1:" + "0" * 32 + ":1:" + "0" * 64,
                               "penalty": number}, **more}
                  for number, kind, more in ((1, "disqualification", {}),
                                             (2, "deduction", {"criterion": "points", "amount": "7"}))))
    # A dispute says who would stand where if the other side is right; nothing moves until it is settled.
    argued = next(p for p in document["plays"] if p["round"] == 2)
    claim = [{"player": s["number"], "points": (i * 4 + 1) % 9} for i, s in enumerate(argued["playerScores"])]
    now = director.export()
    director.do({"do": "state", "round": 2, "table": argued["table"], "state": "disputed", "dispute": "the last turn",
                 "claim": claim})
    disputed = director.export()
    if [(r["player"], r["rank"]) for r in disputed["standings"]["rows"]] != [
            (r["player"], r["rank"]) for r in now["standings"]["rows"]]:
        raise SystemExit("a dispute alone changes the standings")
    other = json.loads(json.dumps(disputed))
    for play_ in other["plays"]:
        if (play_["round"], play_["table"]) == (2, argued["table"]):
            for score, said in zip(play_["playerScores"], claim):
                score["score"] = said["points"]
                score["rank"] = 1 + sum(1 for each in claim if each["points"] > said["points"])
    order = sorted(expected(other)[0].values())
    ranks = {number: order.index(key) + 1 for number, key in expected(other)[0].items()}
    was = {row["player"]: row["rank"] for row in disputed["standings"]["rows"]}
    told = {c["player"]: (c["now"], c["claimed"]) for c in disputed["standings"]["claims"][0]["ranks"]}
    if told != {p: (was[p], ranks[p]) for p in ranks if was[p] != ranks[p]}:
        raise SystemExit("the ranks of the claim are not those that it would give")
    director.do({"do": "state", "round": 2, "table": argued["table"], "state": "confirmed", "reason": "seen by both"})
    document = director.export()
    # An old round is changed: first the consequences, then the change; the old version stays in the record.
    old = next(p for p in document["plays"] if p["round"] == 1)
    scores = [f"{s['number']}={(i * 3 + 2) % 10}" for i, s in enumerate(old["playerScores"])]
    change = ["result", "--round", "1", "--table", str(old["table"]), *scores, "--reason", "sheet misread"]
    shown = json.loads(director.run(*change, expect=(1,)))
    before = {row["player"]: row["rank"] for row in director.export()["standings"]["rows"]}
    director.run(*change, "--confirm")
    entered[(1, old["table"])] = {s["number"]: ((i * 3 + 2) % 10, None) for i, s in enumerate(old["playerScores"])}
    document = director.export()
    after = {row["player"]: row["rank"] for row in document["standings"]["rows"]}
    said = {c["player"]: (c["before"], c["after"]) for c in shown["ranks"]}
    if said != {p: (before[p], after[p]) for p in after if before[p] != after[p]}:
        raise SystemExit("the consequences shown are not those that came")
    compare(document)
    draw_all_lots(director, document)
    compare(director.export())
    for round_number in range(4, 4 + (2 if cut == "semi-final" else 1)):
        before = director.export()
        director.run("seat", "--seed", "9")
        document = director.export()
        compare_stage(before, document, round_number, cut)
        director.do(*results(document, round_number, dice, 0, entered))
        document = director.export()
        compare_entered(document, entered)
        compare(document)
        if document["standings"]["ties"] and round_number == 4:
            draw_all_lots(director, document)
    official = [{"do": "state", "round": p["round"], "table": p["table"], "state": "official", "reason": "checked"}
                for p in document["plays"]]
    director.do(*official, {"do": "end"})
    document = director.export()
    count = compare(document)
    if document["standings"]["provisional"]:
        raise SystemExit("all results are official, and the standings are called provisional")
    verdict = subprocess.run([program, "game", "verify", "--db", director.book, "--game", document["tournament"]],
                             capture_output=True, text=True, env=director.environment, timeout=300)
    if verdict.returncode != 0:
        raise SystemExit(f"the record does not verify: {verdict.stdout}{verdict.stderr}")
    compare_script(director, document)
    print(f"{players} players, system {system}: {count} rows exact, repeats by round {repeats}")


def play_hall(program, folder, system, leaver):
    """A hall as it is: somebody does not come, a stand-in sits down, one leaves in mid-game, two take each other's seats
    at a table that has its result. What counts is what the tables then were."""
    director = Director(program, folder, f"hall{system}{leaver}")
    director.run("new", "--name", "Hall", "--system", system, "--cut", "none", "--rounds", "2", "--date", "2026-11-21")
    director.run("enter", *[f"Spieler {i + 1}" for i in range(16)])
    if leaver != "last":
        director.do({"do": "settings", "settings": {"scoring": {"leaver": leaver}}})
    if director.export()["settings"]["rounds"] != 2:
        raise SystemExit("settings change what they do not name")
    director.run("enter", "Ersatz", "--stand-in")
    drawn = json.loads(director.run("seat", "--json"))
    if drawn["drawn_by"] is None:
        raise SystemExit("the seed was not drawn")
    plays = director.export()["plays"]
    seats = {play["table"]: [score["number"] for score in play["playerScores"]] for play in plays}
    gone, away = seats[1][3], seats[2][0]

    def result(table, points, **more):
        return {"do": "result", "round": 1, "table": table,
                "scores": [dict(player=who, points=own, **({"left": True} if more.get("left") == who else {}))
                           for who, own in zip(seats[table], points)], **({"reason": "ill"} if more else {})}

    def wrong(points):
        return [f"{who}={own}" for who, own in zip(seats[2], points)]

    director.do(result(3, (10, 7, 6, 3)))
    # Somebody did not come; at another table the stand-in fills the seat.
    seats[1] = seats[1][:3]
    director.run("sat", "--round", "1", "1=" + ",".join(seats[1]), "--reason", "did not come")
    seats[2][0] = "17"
    director.run("sat", "--round", "1", "2=" + ",".join(seats[2]), "--reason", "a stand-in plays")
    absent = [p["number"] for p in director.export()["players"] if p["absent"] == [1]]
    if sorted(absent) != sorted((gone, away)):
        raise SystemExit(f"absent are {absent}")
    director.do(result(1, (10, 8, 8)), result(4, (10, 4, 9, 5), left=seats[4][2]))
    # Odd points are asked about, and it is kept that they were confirmed.
    odd = json.loads(director.run("result", "--round", "1", "--table", "2", *wrong((77, 9, 5, 5)), expect=(1,)))
    if [each["doubt"] for each in odd["doubts"]] != ["points-too-many"]:
        raise SystemExit(f"doubts: {odd}")
    director.run("result", "--round", "1", "--table", "2", *wrong((12, 9, 5, 5)), "--confirm")
    document = director.export()
    compare(document)
    compare_script(director, document)
    # Two sat at each other's tables: both results are asked for again.
    seats[3][0], seats[4][0] = seats[4][0], seats[3][0]
    change = ["sat", "--round", "1", "3=" + ",".join(seats[3]), "4=" + ",".join(seats[4]), "--reason", "wrong table"]
    shown = json.loads(director.run(*change, expect=(1,)))
    if shown["tables_asked"] != [3, 4]:
        raise SystemExit(f"asked again: {shown}")
    director.run(*change, "--confirm")
    director.do(result(3, (10, 7, 6, 3)), result(4, (9, 10, 4, 5)))
    director.run("seat", "--seed", "5")
    document = director.export()
    compare(document)
    met = json.loads(director.run("met", "--json"))["pairs"]
    pairs = {}
    for play in document["plays"]:
        for a, b in itertools.combinations([score["number"] for score in play["playerScores"]], 2):
            pairs.setdefault(frozenset((a, b)), []).append(play["round"])
    if {frozenset((each["a"], each["b"])): each["rounds"] for each in met} != pairs:
        raise SystemExit("who met whom is not what the tables say")
    compare_script(director, document)
    verdict = subprocess.run([program, "game", "verify", "--db", director.book, "--game", document["tournament"]],
                             capture_output=True, text=True, env=director.environment, timeout=300)
    if verdict.returncode != 0:
        raise SystemExit(f"the record does not verify: {verdict.stdout}{verdict.stderr}")
    print(f"a hall, system {system}, leavers {leaver}: {len(document['standings']['rows'])} rows exact")


def compare_script(director, document):
    """The verifier made from the page of the format finds the same standings in the bare record."""
    script = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "docs", "verify_record.py")
    done = subprocess.run([sys.executable, "-B", script, director.book, "--standings"], capture_output=True, text=True,
                          timeout=300)
    if done.returncode != 0:
        raise SystemExit(f"verify_record.py: {done.stdout[-2000:]}{done.stderr[-2000:]}")
    rows = [json.loads(line.split(" ", 1)[1]) for line in done.stdout.splitlines() if line.split(" ", 1)[1].startswith("{")]
    here = {row["player"]: (row["rank"], row["values"]) for row in document["standings"]["rows"]}
    if {row["player"]: (row["rank"], row["values"]) for row in rows} != here:
        raise SystemExit("the standings worked out from the bare record are others")


def main():
    program = sys.argv[1]
    wanted = list(zip(map(int, sys.argv[2::2]), sys.argv[3::2])) or list(
        itertools.product((12, 13, 27, 28, 64, 200), "ABC"))
    with tempfile.TemporaryDirectory() as folder:
        for players, system in wanted:
            play(program, folder, players, system)
        for system, leaver in itertools.product(sorted({each for _, each in wanted}), ("last", "absent")):
            play_hall(program, folder, system, leaver)


if __name__ == "__main__":
    main()
