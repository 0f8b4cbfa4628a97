# SPDX-License-Identifier: GPL-3.0-or-later
"""What happens in a hall while a round is played: nobody sits where the plan says, and two people type."""
import json

from tournament_desk import Compared, check

RULES = ("late to the table", "Talks of others' cards", "looks at the stack")


class Hall(Compared):
    """The events of a round; each is told to the program and to the model."""

    def scores(self, seats, honest=False):
        goal = self.settings["winning_score"]
        points = [self.dice.randint(2, goal - 1) for _ in seats]
        kind = self.dice.random()
        if kind < 0.9 or honest:
            points[self.dice.randrange(len(points))] = goal + self.chance(0.2)
        elif kind < 0.95:
            points = [points[0]] * len(points)
        said = [{"player": who, "points": own} for who, own in zip(seats, points)]
        if len(set(points)) < len(points) and self.chance(0.4):
            order = sorted(range(len(points)), key=lambda i: (-points[i], self.dice.random()))
            for place, i in enumerate(order, 1):
                said[i]["place"] = place
        return said

    def result(self, number, table):
        """An act for a table without a result; now and then somebody left."""
        pod = self.cup.rounds[number - 1][table - 1]
        act = {"do": "result", "round": number, "table": table, "scores": self.scores(pod.seats)}
        if self.chance(0.06) and all("place" not in one for one in act["scores"]):
            leaver = min(act["scores"], key=lambda one: one["points"])
            leaver["left"] = True
            act["reason"] = "went home"
            self.counts["leavers"] += 1
        self.dice.shuffle(act["scores"])
        return act

    def hall(self, number):
        events = (self.no_show, self.no_show, self.late_comer, self.stand_in, self.wrong_table, self.other_order, self.correction,
                  self.penalty, self.penalty, self.protest, self.take_back, self.withdrawn)
        for event in self.dice.sample(events, 3):
            event(number)

    def type(self, number, table):
        """By hand: a 7 becomes a 77, which is asked about; it is typed again, or entered and corrected later."""
        act = self.result(number, table)
        while any("left" in one for one in act["scores"]):
            act = self.result(number, table)
        typed = json.loads(json.dumps(act["scores"]))
        slip = self.dice.choice(typed)
        if self.chance(0.5) and all("place" not in one for one in typed):
            slip["points"] = 77
            self.counts["typing errors"] += 1
        words = ["result", "--round", number, "--table", table, *[
            f"{one['player']}={one['points']}" + (f":{one['place']}" if "place" in one else "") for one in typed]]
        doubts = self.cup.doubts(typed)
        if doubts:
            asked = self.desk.answer(*words, expect=1)
            check([(one["doubt"], set(one["players"])) for one in asked["doubts"]] == doubts, asked, doubts)
            if slip["points"] == 77 and self.chance(0.5):
                words[5:] = [f"{one['player']}={one['points']}" for one in act["scores"]]
                typed = act["scores"]
            words.append("--confirm")
        self.desk.run(*words)
        self.desk.acts.append({"do": "result", "round": number, "table": table, "scores": typed})

    def confirmed(self, act, words):
        """A change at a table that has a result: shown first, and what was shown is what comes."""
        shown = self.desk.answer(*words, expect=1)
        before, cup = self.cup, self.cup.play(act)
        was, now = before.ranks(), cup.ranks()
        check({one["player"]: (one["before"], one["after"]) for one in shown["ranks"]} ==
              {who: (was[who], now[who]) for who in now if was[who] != now[who]}, "consequences", shown["ranks"])
        if act["do"] == "sat":
            asked = [each["table"] for each in act["tables"] if each["table"] <= len(before.rounds[act["round"] - 1]) and
                     before.rounds[act["round"] - 1][each["table"] - 1].scores and
                     not cup.rounds[act["round"] - 1][each["table"] - 1].scores]
            check(shown["tables_asked"] == asked, shown["tables_asked"], asked)
        self.desk.run(*words, "--confirm")

    def sat(self, number, tables, why):
        tables = {table: seats for table, seats in tables.items()}
        act = {"do": "sat", "round": number, "tables": [{"table": table, "players": seats} for table, seats in tables.items()],
               "reason": why}
        words = ["sat", "--round", number, *[f"{table}={','.join(seats)}" for table, seats in tables.items()], "--reason", why]
        pods = self.cup.rounds[number - 1]
        if any(table <= len(pods) and pods[table - 1].scores for table in tables):
            self.confirmed(act, words)
        else:
            self.desk.run(*words)
        self.desk.acts.append(act)
        self.counts[why] += 1

    def pods(self, number, fits):
        found = [(table, pod) for table, pod in enumerate(self.cup.rounds[number - 1], 1) if pod.seats and fits(pod)]
        self.dice.shuffle(found)
        return found

    def spare(self, number):
        cup = self.cup
        seated = {who for pod in cup.rounds[number - 1] for who in pod.seats}
        return [who for who, each in cup.players.items() if each["stand_in"] and who not in seated]

    def no_show(self, number):
        found = self.pods(number, lambda pod: True)
        table, pod = found[0]
        seats = [who for who in pod.seats if who != self.dice.choice(pod.seats)]
        if len(seats) >= 3:
            if len(seats) < len(pod.seats):
                self.sat(number, {table: seats}, "did not come")
            return
        # A table of three: the two go to other tables of three, and theirs is given up.
        others = [(each, other.seats) for each, other in found[1:] if len(other.seats) == 3][:2]
        if len(others) == 2:
            self.sat(number, {table: [], **{each: [*other, who] for (each, other), who in zip(others, seats)}}, "a table given up")

    def late_comer(self, number):
        cup = self.cup
        seated = {who for pod in cup.rounds[number - 1] for who in pod.seats}
        away = [who for who, each in cup.players.items() if number in each["absent"] and who not in seated and not each["out"]
                and each["until"] is None and each["from"] <= number]
        threes = self.pods(number, lambda pod: len(pod.seats) == 3)
        if away and threes and not cup.stage(number):
            table, pod = threes[0]
            self.sat(number, {table: [*pod.seats, self.dice.choice(away)]}, "came after all")

    def stand_in(self, number):
        spare = self.spare(number)
        found = self.pods(number, lambda pod: not set(pod.seats) & {who for who, each in self.cup.players.items() if each["stand_in"]})
        if spare and found:
            table, pod = found[0]
            seats = list(pod.seats)
            seats[self.dice.randrange(len(seats))] = spare[0]
            self.sat(number, {table: seats}, "a stand-in plays")

    def wrong_table(self, number):
        found = self.pods(number, lambda pod: True)
        if len(found) > 1:
            (a, one), (b, other) = found[:2]
            here, there = list(one.seats), list(other.seats)
            i, k = self.dice.randrange(len(here)), self.dice.randrange(len(there))
            here[i], there[k] = there[k], here[i]
            self.sat(number, {a: here, b: there}, "wrong table")

    def other_order(self, number):
        table, pod = self.pods(number, lambda pod: True)[0]
        self.sat(number, {table: pod.seats[1:] + pod.seats[:1]}, "another order of play")

    def correction(self, _):
        """An old result was misread."""
        number = self.dice.randint(1, len(self.cup.rounds))
        found = self.pods(number, lambda pod: pod.scores)
        if not found:
            return
        table, pod = found[0]
        act = {"do": "result", "round": number, "table": table, "scores": self.scores(pod.seats, honest=True)}
        scores = pod.places(act["scores"])
        if scores == pod.scores:
            return
        words = ["result", "--round", number, "--table", table, "--reason", "misread", *[
            f"{one['player']}={one['points']}" + (f":{one['place']}" if "place" in one else "") for one in act["scores"]]]
        self.confirmed(act, words)
        self.desk.acts.append(act)
        self.counts["corrections"] += 1

    def penalty(self, number):
        cup = self.cup
        fair = [who for who, each in cup.players.items() if not each["out"]]
        # The same few break the same few rules.
        act = {"do": "penalize", "player": fair[self.dice.randrange(4)] if self.chance(0.6) else self.dice.choice(fair),
               "rule": self.dice.choice(RULES), "kind": self.dice.choice(("warning", "warning", "deduction")), "reason": "seen by two",
               "round": number}
        if self.chance(0.06) and len(cup.playing(number)) > 20:
            act["kind"] = "disqualification"
        if act["kind"] == "deduction":
            act.update(criterion=self.dice.choice(self.settings["scoring"]["criteria"]), amount=self.dice.choice(("1", "1/2", "1/3", "2/7")))
        due = cup.escalation(act)
        said = self.desk.do(act)[0].get("escalates")
        check((said["kind"], said["earlier"]) == due if said else due is None, said, due)
        self.counts.update(penalties=1, escalations=1 if due else 0)
        live = [i for i, each in enumerate(self.cup.penalties, 1) if not each["withdrawn"] and "carried" not in each]
        if self.chance(0.25):
            self.desk.do({"do": "withdraw-penalty", "penalty": self.dice.choice(live), "reason": "it was another"})

    def protest(self, number):
        found = self.pods(number, lambda pod: pod.scores and pod.state == "pending")
        if not found:
            return
        table, pod = found[0]
        signs = {"do": "sign", "round": number, "table": table, "players": pod.seats}
        if self.chance(0.5):
            self.desk.do(signs)
            states = self.desk.json("protests", "--round", number, "--json")
            state = next(one["protest"] for one in states if one["table"] == table)
            check(state == ("untimed" if self.settings["scoring"]["ranked_as"] == "B" else "over"), state)
            return
        claim = self.scores(pod.seats)
        self.desk.do({"do": "state", "round": number, "table": table, "state": "disputed", "dispute": "the last turn", "claim": claim})
        now, cup = self.cup.ranks(), self.cup
        cup.rounds[number - 1][table - 1].scores = pod.places(claim)
        then = cup.ranks()
        said = next(one for one in self.desk.json("standings", "--json")["claims"] if (one["round"], one["table"]) == (number, table))
        check({one["player"]: (one["now"], one["claimed"]) for one in said["ranks"]} ==
              {who: (now[who], then[who]) for who in now if now[who] != then[who]}, "the claim", said)
        self.desk.do({"do": "state", "round": number, "table": table, "state": "confirmed", "reason": "both have seen it"})
        self.counts["protests"] += 1

    def take_back(self, _):
        act = self.desk.acts[-1]
        if act["do"] in ("seat", "enter", "draw-seed", "draw-lots") or "carried" in act:
            return
        answers = self.desk.run("do", lines='{"do":"take-back"}\n' + '{"do":"restore"}\n' * (kept := self.chance(0.5)))
        check(all(json.loads(line)["ok"] for line in answers.splitlines()), answers)
        if not kept:
            self.desk.acts.pop()
        self.counts["take-backs"] += 1

    def withdrawn(self, number):
        found = self.pods(number, lambda pod: pod.scores)
        if found and self.chance(0.4):
            self.desk.do({"do": "withdraw-result", "round": number, "table": found[0][0], "reason": "not theirs"})
