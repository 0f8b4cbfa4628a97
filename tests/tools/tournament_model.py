# SPDX-License-Identifier: GPL-3.0-or-later
"""A tournament folded from the acts alone, with exact fractions: what docs/tournament.md says, and nothing of the program.

`fold(settings, acts)` gives a Cup: who is entered, who sat where, what counts, the standings. `spoiled` takes words that make
the arithmetic wrong on purpose, so that a test can show that its comparison bites.
"""
from fractions import Fraction

NAMES = ("wins", "place-points", "points", "share-sum", "share-mean", "first-places", "second-places", "third-places")
STAGES = ("preliminary", "semi-final", "final")
KINDS = ("warning", "deduction", "disqualification")
SEMI_FINAL = [(1, 8, 9, 16), (2, 7, 10, 15), (3, 6, 11, 14), (4, 5, 12, 13)]
SPOILS = ("no dummy", "cap", "equal places", "criteria", "deductions", "withdrawn", "carried", "leaver", "stand-in", "lots",
          "stage", "equal ranks")


class Pod:
    """A table of a round: who sits there in order of play, and the result if there is one."""

    def __init__(self, seats):
        self.seats = list(seats)
        self.scores = None  # {number: (points, place, left)}
        self.state = None
        self.signed = []
        self.claim = None

    def set(self, scores, state="pending", signed=(), claim=None):
        self.scores, self.state, self.signed, self.claim = scores, state, list(signed), claim

    def places(self, said):
        """What was said of each player, with the places that follow where none were said."""
        scores = {}
        for one in said:
            before = [other for other in said if bool(other.get("left")) <= bool(one.get("left")) and
                      (bool(other.get("left")) < bool(one.get("left")) or other["points"] > one["points"])]
            scores[one["player"]] = (one["points"], one.get("place") or 1 + len(before), bool(one.get("left")))
        if set(scores) != set(self.seats):
            raise ValueError(f"{scores} are not those of {self.seats}")
        return scores


class Cup:
    def __init__(self, settings, spoiled=()):
        self.settings = settings
        self.spoiled = set(spoiled)
        self.players = {}
        self.rounds = []
        self.penalties = []
        self.lots = []

    # --- acts -----------------------------------------------------------------------------------------------------
    def play(self, act):
        getattr(self, "do_" + act["do"].replace("-", "_"))(act)
        return self

    def do_enter(self, act):
        played = sum(1 for pods in self.rounds if any(pod.scores for pod in pods))
        for one in act["players"]:
            number = one.get("id") or str(len(self.players) + 1)
            self.players[number] = {"name": one["name"], "club": one.get("club", ""), "from": act.get("from", played + 1),
                                    "until": None, "absent": set(), "out": False, "stand_in": one.get("stand_in", False)}

    def do_drop_out(self, act):
        self.players[act["player"]]["until"] = act["from"]

    def do_come_back(self, act):
        player = self.players[act["player"]]
        player["absent"] |= set(range(player["until"], act["from"]))
        player["until"] = None

    def do_absent(self, act):
        absent = self.players[act["player"]]["absent"]
        absent.discard(act["round"]) if act.get("present") else absent.add(act["round"])

    def do_seat(self, act):
        del self.rounds[act["round"] - 1:act["round"]]
        self.rounds.insert(act["round"] - 1, [Pod(seats) for seats in act["tables"]])

    def do_draw_seed(self, act):
        pass

    def do_swap(self, act):
        change = {act["a"]: act["b"], act["b"]: act["a"]}
        for pod in self.rounds[act["round"] - 1]:
            pod.seats = [change.get(who, who) for who in pod.seats]

    def do_sat(self, act):
        pods = self.rounds[act["round"] - 1]
        were = {who for pod in pods for who in pod.seats}
        for each in act["tables"]:
            if each["table"] > len(pods):
                pods.append(Pod([]))
            pod = pods[each["table"] - 1]
            if set(pod.seats) != set(each["players"]):
                pod.set(None, None)
            pod.seats = list(each["players"])
        are = {who for pod in pods for who in pod.seats}
        for who in were ^ are:
            if who in are:
                self.players[who]["absent"].discard(act["round"])
            elif not self.players[who]["stand_in"]:
                self.players[who]["absent"].add(act["round"])

    def pod(self, act):
        return self.rounds[act["round"] - 1][act["table"] - 1]

    def do_result(self, act):
        pod = self.pod(act)
        scores = pod.places(act["scores"])
        if "state" not in act and pod.scores == scores:
            return
        pod.set(scores, act.get("state", "pending"))

    def do_withdraw_result(self, act):
        self.pod(act).set(None, None)

    def do_sign(self, act):
        pod = self.pod(act)
        pod.signed += [who for who in act["players"] if who not in pod.signed]
        if len(pod.signed) == len(pod.seats):
            pod.state = "confirmed"

    def do_state(self, act):
        pod = self.pod(act)
        pod.set(pod.scores, act["state"], [] if act["state"] == "pending" else pod.signed,
                pod.places(act["claim"]) if act.get("claim") else None)

    def do_penalize(self, act):
        self.penalties.append(dict(act, withdrawn=False))
        self.see_who_is_out(act["player"])

    def do_withdraw_penalty(self, act):
        penalty = self.penalties[act["penalty"] - 1]
        penalty["withdrawn"] = True
        self.see_who_is_out(penalty["player"])

    def see_who_is_out(self, who):
        self.players[who]["out"] = any(
            each["player"] == who and each["kind"] == "disqualification" and not each["withdrawn"] and "carried" not in each
            for each in self.penalties)

    def do_draw_lots(self, act):
        self.lots.append(act["order"])

    def do_end(self, act):
        pass

    # --- what follows ---------------------------------------------------------------------------------------------
    def stage(self, number):
        if number <= self.settings["rounds"]:
            return 0
        return 1 if self.settings["cut"] == "semi-final" and number == self.settings["rounds"] + 1 else 2

    def last_round(self):
        return self.settings["rounds"] + {"none": 0, "final": 1, "semi-final": 2}[self.settings["cut"]]

    def plays_in(self, who, number):
        player = self.players[who]
        return number >= player["from"] and (player["until"] is None or number < player["until"]) \
            and number not in player["absent"] and not player["out"]

    def playing(self, number):
        return [who for who, player in self.players.items() if not player["stand_in"] and self.plays_in(who, number)]

    def part(self, scores, who):
        """What one preliminary game adds for a player; nothing for one who left where that is no game."""
        scoring = self.settings["scoring"]
        cap = scoring["cap"] + (1 if "cap" in self.spoiled else 0)
        if (scoring["leaver"] == "absent") != ("leaver" in self.spoiled):
            scores = {each: score for each, score in scores.items() if not score[2]}
        if who not in scores:
            return None
        points, place, _ = scores[who]
        basis = {each: min(score[0], cap) if scoring["share_of_capped"] else score[0] for each, score in scores.items()}
        whole = Fraction(sum(basis.values()))
        if scoring["dummy_at_three"] and "no dummy" not in self.spoiled:
            whole += (4 - len(scores)) * whole / len(scores)
        sharing = sum(1 for score in scores.values() if score[1] == place)
        places = scoring["places_of_four" if len(scores) == 4 else "places_of_three"] + [0, 0]
        if scoring["equal_places"] == "whole" or "equal places" in self.spoiled:
            here = {at: Fraction(1 if at == place else 0) for at in (1, 2, 3)}
            place_points = Fraction(places[place - 1])
        else:
            here = {at: Fraction(1, sharing) if place <= at < place + sharing else Fraction(0) for at in (1, 2, 3)}
            place_points = Fraction(sum(places[place - 1:place - 1 + sharing]), sharing)
        share = basis[who] / whole if whole else Fraction(0)
        return {"wins": here[1], "first-places": here[1], "second-places": here[2], "third-places": here[3],
                "place-points": place_points, "points": Fraction(min(points, cap)), "share-sum": share}

    def standings(self, preliminary=False, through=None):
        """Rows in order: {rank, player, values, reached, place_there, separated_by, criterion, games}; and the ties."""
        values = {who: dict.fromkeys(NAMES, Fraction(0)) for who in self.players}
        games, counted = dict.fromkeys(self.players, 0), {who: [] for who in self.players}
        reached, there = dict.fromkeys(self.players, 0), dict.fromkeys(self.players)
        provisional = False
        last = self.settings["rounds"] if preliminary else len(self.rounds)
        for number, pods in enumerate(self.rounds[:last if through is None else min(last, through)], 1):
            stage = self.stage(number)
            for table, pod in enumerate(pods, 1):
                provisional |= bool(pod.seats) and pod.state != "official"
                for who in pod.seats:
                    if stage:
                        reached[who] = stage
                        there[who] = pod.scores[who][1] if pod.scores else None
                    part = self.part(pod.scores, who) if pod.scores else None
                    if part is not None:
                        counted[who].append((number, table, pod.scores[who][0], part["share-sum"], part["place-points"]))
                    if part is not None and not stage:
                        games[who] += 1
                        for name, value in part.items():
                            values[who][name] += value
        for who, own in values.items():
            own["share-mean"] = own["share-sum"] / games[who] if games[who] else Fraction(0)
        for penalty in self.penalties:
            counts = (not penalty["withdrawn"] or "withdrawn" in self.spoiled) and \
                ("carried" not in penalty or "carried" in self.spoiled) and "deductions" not in self.spoiled
            if penalty["kind"] == "deduction" and counts:
                values[penalty["player"]][penalty["criterion"]] -= Fraction(penalty["amount"])
        criteria = list(self.settings["scoring"]["criteria"])
        if "criteria" in self.spoiled:
            criteria[0], criteria[1] = criteria[1], criteria[0]
        return self.ranked(values, criteria, reached, there, preliminary, counted), provisional

    def ranked(self, values, criteria, reached, there, preliminary, counted):
        # Places part nobody before all tables of their stage have a result.
        played = {stage: all(pod.scores for number, pods in enumerate(self.rounds, 1) if self.stage(number) == stage
                             for pod in pods if pod.seats) for stage in (1, 2)}
        ignore_stage = preliminary or "stage" in self.spoiled
        key = {who: (self.players[who]["out"], 0 if ignore_stage else -reached[who],
                     there[who] if reached[who] and played[reached[who]] and not ignore_stage else 0,
                     *(-values[who][name] for name in criteria))
               for who in values}
        order = [who for who, player in self.players.items() if not player["stand_in"] or "stand-in" in self.spoiled]
        order.sort(key=lambda who: key[who])
        rows, ties, before = [], [], None
        while len(rows) < len(order):
            first = len(rows)
            group = [who for who in order[first:] if key[who] == key[order[first]]]
            lots = next((lots for lots in reversed(self.lots) if set(group) <= set(lots)), None) if len(group) > 1 else None
            if "lots" in self.spoiled:
                lots = None
            if lots:
                group.sort(key=lots.index)
            elif len(group) > 1:
                ties.append(group)
            for i, who in enumerate(group):
                parted = "lots" if lots else "nothing"
                criterion = None
                if i == 0:
                    parted, criterion = self.separator(before, key[who], criteria)
                rank = first + 1 + (i if lots or "equal ranks" in self.spoiled else 0)
                rows.append({"rank": rank, "player": who, "values": values[who], "reached": STAGES[reached[who]],
                             "place_there": there[who], "separated_by": parted, "criterion": criterion, "games": counted[who]})
            before = key[group[0]]
        return rows, ties

    @staticmethod
    def separator(before, key, criteria):
        if before is None:
            return "first", None
        at = next(i for i in range(len(key)) if key[i] != before[i])
        return (("disqualified", "stage", "place")[at], None) if at < 3 else ("criterion", criteria[at - 3])

    def ranks(self):
        (rows, _), _ = self.standings()
        return {row["player"]: row["rank"] for row in rows}

    def doubts(self, scores):
        """What hardly can be about points, and who has them: [(word, players)]."""
        goal = self.settings["winning_score"]
        most = {10: 11, 20: 23 if "ccm" in self.settings["documents"] else 21}[goal]
        points = {one["player"]: one["points"] for one in scores}
        many = {who for who, own in points.items() if own > most}
        won = {who for who, own in points.items() if own >= goal}
        found = [("points-too-many", many)] if many else []
        found += [("two-winners", won)] if len(won) > 1 else []
        return found + ([("no-winner", set())] if not won and self.settings.get("time_limit") is None else [])

    def escalation(self, act):
        """(kind, the earlier penalties) where a milder one is given than is due."""
        steps = [step["kind"] for step in self.settings.get("escalation", [])] or \
            ["warning", "deduction"] + ([] if self.settings["scoring"]["ranked_as"] == "B" else ["disqualification"])
        earlier = [i for i, each in enumerate(self.penalties, 1) if each["player"] == act["player"] and not each["withdrawn"]
                   and each["rule"].strip().lower() == act["rule"].strip().lower()]
        due = steps[min(len(earlier), len(steps) - 1)]
        return (due, earlier) if earlier and KINDS.index(due) > KINDS.index(act["kind"]) else None

    def away(self):
        """Who has a seat without a result and does not play: (round, table, player)."""
        return {(number, table, who) for number, pods in enumerate(self.rounds, 1) for table, pod in enumerate(pods, 1)
                if pod.seats and not pod.scores for who in pod.seats if not self.plays_in(who, number)}

    def stage_tables(self, number):
        """Who sits together in the semi-final or the final; None where lots must part equal players first."""
        (rows, _), _ = self.standings(preliminary=True)
        playing = set(self.playing(number))
        seeds = [row for row in rows if row["player"] in playing]
        semi = self.settings["cut"] == "semi-final"
        most = 16 if semi else 4
        if any(seeds[i]["rank"] == seeds[i - 1]["rank"] for i in range(1, min(len(seeds), most + 1))):
            return None
        seeds = [row["player"] for row in seeds]
        if self.stage(number) == 1:
            return [{seeds[rank - 1] for rank in table} for table in SEMI_FINAL]
        if not semi:
            return [set(seeds[:4])]
        winners = [min((who for who in pod.seats if who in seeds), key=lambda who, pod=pod: (pod.scores[who][1], seeds.index(who)))
                   for pod in self.rounds[number - 2] if pod.seats]
        return [set(winners)]


def fold(settings, acts, spoiled=()):
    cup = Cup(settings, spoiled)
    for act in acts:
        cup.play(act)
    return cup
