#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks a record book by record-format.md alone: chain, dice, seals, rules versions, the sequence of a desk's games, and
receipts that others kept.

usage: verify_record.py BOOK [--head HASH] [--witness FILE ...] [--standings]
BOOK is a record book, or one game as text (JSON lines).
What receipts contradict comes first. One line a game: "GAME sound ENTRIES HEAD" or "GAME WHAT at entry N: why". Exit 0 if
all are sound and no receipt is contradicted, else 1. With --standings a line of JSON for each player of a tournament, worked
out anew from the results of its record.
"""
import argparse
import datetime
import hashlib
import hmac
import json
import re
import sqlite3
import sys
from fractions import Fraction

# Ed25519 (RFC 8032): the curve -x^2 + y^2 = 1 + d x^2 y^2 over the integers modulo P; a point is (X, Y, Z, T) with
# x = X/Z, y = Y/Z, xy = T/Z.
P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P
ROOT = pow(2, (P - 1) // 4, P)


def plus(p, q):
    a, b = (p[1] - p[0]) * (q[1] - q[0]) % P, (p[1] + p[0]) * (q[1] + q[0]) % P
    c, d = 2 * p[3] * q[3] * D % P, 2 * p[2] * q[2] % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % P, g * h % P, f * g % P, e * h % P


def times(n, p):
    total = (0, 1, 1, 0)
    while n:
        if n & 1:
            total = plus(total, p)
        p, n = plus(p, p), n >> 1
    return total


def point(data):
    """The point that 32 bytes write down, or None."""
    y = int.from_bytes(data, "little")
    odd, y = y >> 255, y & (2**255 - 1)
    if y >= P:
        return None
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * ROOT % P
    if (x * x - square) % P or (x == 0 and odd):
        return None
    x = P - x if x & 1 != odd else x
    return x, y, 1, x * y % P


BASE = point((4 * pow(5, P - 2, P) % P).to_bytes(32, "little"))


def is_signed(key, message, signature):
    a, r, s = point(key), point(signature[:32]), int.from_bytes(signature[32:], "little")
    if a is None or r is None or s >= ORDER or len(signature) != 64:
        return False
    k = int.from_bytes(hashlib.sha512(signature[:32] + key + message).digest(), "little") % ORDER
    left, right = times(s, BASE), plus(r, times(k, a))
    return all((left[i] * right[2] - right[i] * left[2]) % P == 0 for i in (0, 1))


def sha(data):
    return hashlib.sha256(data).digest()


def faces(game, number, secret, word, sides):
    """The faces that follow from an opened secret."""
    found, stream, block = [], b"", 0
    for side in sides:
        while True:
            if not stream:
                text = b"adj/dice/1" + game + number.to_bytes(4, "big") + block.to_bytes(4, "big") + sha(word.encode())
                stream, block = hmac.new(secret, text, hashlib.sha256).digest(), block + 1
            byte, stream = stream[0], stream[1:]
            if byte < 256 - 256 % side:
                found.append(byte % side + 1)
                break
    return found


class False_(Exception):
    """What does not hold, at which entry, and why."""


MOST_BRANCHES = 64


def check_chain(game, entries):
    """Each entry follows one of the number before; answers with the chains of bodies, one for each head."""
    if not entries or entries[0][0] != 0:
        raise False_("damaged", 0, "an entry is missing")
    if sha(entries[0][2])[:16] != game:
        raise False_("damaged", 0, "the first entry does not name this game")
    before, chains, ended = {bytes(32): []}, {}, []
    last = entries[-1][0]
    for number in range(last + 1):
        level = [(stored, body) for seq, stored, body in entries if seq == number]
        if not level:
            raise False_("damaged", number, "an entry is missing")
        chains, followed = {}, set()
        for stored, body in level:
            for previous, bodies in before.items():
                text = b"adj/entry/1" + game + number.to_bytes(8, "big") + previous + sha(body)
                if sha(text) == stored:
                    chains[stored] = bodies + [(stored, body)]
                    followed.add(previous)
                    break
            else:
                raise False_("damaged", number, "hash and body do not belong together")
        ended += [bodies for previous, bodies in before.items() if previous not in followed and bodies]
        if len(ended) + len(chains) > MOST_BRANCHES:
            raise False_("damaged", number, "too many branches")
        before = chains
    return ended + list(before.values())


def dice_of(action):
    return [(die["sides"], die["value"]) for die in action.get("dice", [])]


def said(action):
    """An act but for what a throw adds to it."""
    return {name: value for name, value in action.items() if name not in ("dice", "source", "word")}


def check_shown(seq, act):
    """The events of virtual dice show their faces, each once, or none."""
    shown = [(die["sides"], die["value"]) for event in act["events"]
             for name in ("dice", "attacker_dice", "defender_dice") for die in event.get(name, [])]
    if shown and shown != dice_of(act["action"]):
        raise False_("dice false", seq, "the events show other faces")


class Anybody:
    """Whom a tournament's acts have entered is not known here."""

    def __contains__(self, player):
        return isinstance(player, str)


def players_of(genesis):
    """The ids of a game's players."""
    players = genesis["position"].get("players")
    return Anybody() if players is None else {one["id"] if isinstance(one, dict) else one for one in players}


def names_of(genesis):
    """What a game's players are called, by id."""
    return {one["id"]: one.get("name") or one["id"] for one in genesis["position"].get("players", [])
            if isinstance(one, dict)}


def check_words(seq, game, throw, names):
    """Each of several words is the one that its player had sealed, and together they are the witness word."""
    words, seals = throw.get("words", []), list(throw["seals"])
    for place, each in enumerate(words):
        if "salt" not in each:
            if place + 1 < len(words):
                raise False_("dice false", seq, "only the last word may be said aloud")
            continue
        by, salt = each.get("by", ""), bytes.fromhex(each["salt"])
        text = (b"adj/word/1" + game + throw["number"].to_bytes(4, "big") + salt + sha(by.encode()) +
                each["word"].encode())
        if by not in seals or sha(text).hex() != throw["seals"][by]:
            raise False_("dice false", seq, "a word is not the one that its player had sealed")
        seals = seals[seals.index(by) + 1:]
    together = " · ".join((names.get(each["by"], each["by"]) + ": " if "by" in each else "") + each["word"]
                          for each in words)
    if words and together != throw["word"]:
        raise False_("dice false", seq, "the words are not together the witness word")


def check_throws(game, chain):
    """Commitments, declarations, secrets and faces of one chain of entries."""
    open_, thrown, players = None, {}, players_of(json.loads(chain[0][1]))
    for seq, (_, text) in enumerate(chain):
        body = json.loads(text)
        kind = body.get("kind")
        if kind == "commitment":
            open_ = {"number": body["number"], "commitment": body["commitment"], "word": ""}
        elif kind == "declaration":
            if not open_ or open_["number"] != body["number"] or "sides" in open_:
                raise False_("damaged", seq, "no such throw is open")
            open_["sides"], open_["action"] = body["sides"], body["action"]
            open_["seals"] = {each["by"]: each["seal"] for each in body.get("seals", [])}
            if any(player not in players for player in open_["seals"]):
                raise False_("damaged", seq, "a word is said to be a stranger's")
        elif kind == "word":
            if not open_ or open_["number"] != body["number"] or "sides" not in open_:
                raise False_("damaged", seq, "no such throw is declared")
            if "by" in body and body["by"] not in players:
                raise False_("damaged", seq, "the word is said to be a stranger's")
            open_["word"], open_["words"] = body["word"], body.get("words", [])
        elif kind == "void":
            open_ = None
        elif kind == "act" and "number" in body.get("throw", {}):
            throw, dice = body["throw"], dice_of(body["action"])
            if "secret" in throw:
                if not open_ or open_["number"] != throw["number"] or "sides" not in open_:
                    raise False_("dice false", seq, "no such throw is open")
                secret, number = bytes.fromhex(throw["secret"]), throw["number"]
                commitment = sha(b"adj/commit/1" + game + number.to_bytes(4, "big") + secret).hex()
                if commitment != open_["commitment"]:
                    raise False_("dice false", seq, "the secret is not the one committed to")
                if said(body["action"]) != said(open_["action"]):
                    raise False_("dice false", seq, "the throw was declared for another act")
                check_words(seq, game, open_, names_of(json.loads(chain[0][1])))
                if dice != list(zip(open_["sides"], faces(game, number, secret, open_["word"], open_["sides"]))):
                    raise False_("dice false", seq, "the faces do not follow from the secret")
                if (throw["level"] == "witnessed") != bool(open_["word"]):
                    raise False_("dice false", seq, "the level is not that of the throw")
                thrown[number], open_ = dice, None
            elif thrown.get(throw["number"]) != dice:
                raise False_("dice false", seq, "not the faces of the throw that it names")
            check_shown(seq, body)
        elif kind == "correct":
            for act in body["line"]:
                number = act.get("throw", {}).get("number")
                if number is not None and thrown.get(number) != dice_of(act["action"]):
                    raise False_("dice false", seq, "not the faces of the throw that it names")
                if number is not None:
                    check_shown(seq, act)


# The versions of the rules that there have been (record-format.md, "Versions of the rules").
RULES = (1, 2)


def check_forms(chain):
    """Each entry is one object with a time, RFC 3339 in UTC, and every name once."""
    for seq, (_, text) in enumerate(chain):
        try:
            time = json.loads(text, object_pairs_hook=once)["time"]
        except ValueError as wrong:
            raise False_("damaged", seq, f"it has no one reading ({wrong})") from None
        form = re.fullmatch(r"([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:)([0-9]{2})(\.[0-9]{1,9})?Z", time)
        try:
            if not form or int(form[2]) > 60:
                raise ValueError
            datetime.datetime.fromisoformat(form[1] + "00")
        except ValueError:
            raise False_("damaged", seq, "its time is none") from None


def check_versions(chain):
    """Nothing here knows the rules, but what no known version decided nobody can decide again."""
    for seq, (_, text) in enumerate(chain):
        body = json.loads(text)
        acts = [body] if body.get("kind") in ("genesis", "act") else body.get("line", [])
        if any(act.get("rules", RULES[0]) not in RULES for act in acts):
            raise False_("undecided", seq, "it names a version of the rules that is not known here")


def check_seals(game, chain):
    """Seals and hand-overs; each seal is by the key in charge where it stands."""
    key = json.loads(chain[0][1]).get("desk_key")
    for seq, (_, text) in enumerate(chain):
        body = json.loads(text)
        if body.get("kind") not in ("seal", "hand-over"):
            continue
        head = chain[seq - 1][0]
        signed = game + (seq - 1).to_bytes(8, "big") + head
        if body["kind"] == "hand-over":
            message = b"adj/hand-over/1" + signed + bytes.fromhex(body["from"]) + bytes.fromhex(body["to"])
            fits = body["head"] == head.hex() and body["seq"] == seq - 1 and body["from"] == key
            by = [("to", "signature")] + ([("from", "release")] if "release" in body else [])
            if not fits or not all(is_signed(bytes.fromhex(body[who]), message, bytes.fromhex(body[how])) for who, how in by):
                raise False_("damaged", seq, "the hand-over does not hold")
            key = body["to"]
            continue
        message = b"adj/seal/1" + signed
        fits = body["head"] == head.hex() and body["seq"] == seq - 1 and body["key"] == (key or body["key"])
        if not fits or not is_signed(bytes.fromhex(body["key"]), message, bytes.fromhex(body["signature"])):
            raise False_("damaged", seq, "the seal does not hold")


def before(genesis):
    """The number of the desk's game before in its book; 0 for the first."""
    last = max(genesis["game_number"] - 1, 0)
    return min(genesis.get("before", last), last)


def check_neighbours(genesis, others):
    """`others`: entry 0 and all hashes of every game in the book."""
    number, key = genesis["game_number"], genesis.get("desk_key")
    earlier = {}
    for first, hashes in others:
        if first.get("desk_key") == key and first["game_number"] < number:
            earlier.setdefault(first["game_number"], []).append((before(first), hashes))
    wanted = before(genesis)
    while wanted:
        if wanted not in earlier:
            if any(n < wanted for n in earlier):
                raise False_("damaged", 0, "a game of this desk is missing")
            break
        wanted = max(further for further, _ in earlier[wanted])
    previous = earlier.get(before(genesis), [])
    if previous and not any(genesis.get("previous_head") in hashes for _, hashes in previous):
        raise False_("damaged", 0, "the game before was cut off")


def is_seen(wanted, game, seq, stored):
    """A head is written as its hash, or as the text of its QR code."""
    return wanted.lower() in (stored.hex(), f"adj1:{game.hex()}:{seq}:{stored.hex()}")


def line_of(chain):
    """The acts that count, in their order: (entry, item, act)."""
    line, before = [], {}

    def place(entry, item):
        return next((i for i, act in enumerate(line) if act[:2] == (entry, item)), None)

    for seq, (_, text) in enumerate(chain):
        body = json.loads(text)
        kind = body["kind"]
        if kind == "act":
            line = line + [(seq, None, body)]
        elif kind == "take-back":
            first = place(body["from"], body.get("item"))
            before[seq], line = line, line[:first] if first is not None else before[body["from"]]
        elif kind == "restore":
            line = before[body["of"]]
        elif kind == "correct":
            before[seq] = line
            line = line[:place(body["from"], body.get("item"))] + [
                (seq, i, act) if act["how"] == "new" else (act["of"], act.get("item"), act)
                for i, act in enumerate(body["line"]) if act["how"] != "dropped"]
    return line


SUMS = ("wins", "place-points", "points", "share-sum", "first-places", "second-places", "third-places")


class Cup:
    """A tournament as the events of its line make it (tournament.md)."""

    def __init__(self, chain):
        self.settings = json.loads(chain[0][1])["position"]
        self.players, self.rounds, self.penalties, self.lots = {}, {}, [], []
        for _, _, act in line_of(chain):
            for event in act["events"]:
                self.apply(event)

    def apply(self, event):
        what = event["event"]
        if what == "player-entered":
            self.players[event.get("id") or str(len(self.players) + 1)] = {
                "name": event["name"], "disqualified": False, "stand_in": event.get("stand_in", False)}
        elif what == "player-changed":
            self.players[event["player"]].update(name=event["name"], disqualified=event.get("disqualified", False))
        elif what == "round-seated":
            self.rounds[event["round"]] = [{"seats": seats, "scores": {}} for seats in event["tables"]]
        elif what == "seats-changed":
            tables = self.rounds[event["round"]]
            for each in event["tables"]:
                if each["table"] > len(tables):
                    tables.append({"scores": {}})
                tables[each["table"] - 1]["seats"] = each.get("players", [])
        elif what == "result-set":
            self.rounds[event["round"]][event["table"] - 1]["scores"] = {
                score["player"]: score for score in event["scores"]}
        elif what == "result-withdrawn":
            self.rounds[event["round"]][event["table"] - 1]["scores"] = {}
        elif what == "penalty-given":
            self.penalties.append(event)
        elif what == "penalty-withdrawn":
            self.penalties[event["penalty"] - 1] = {}
        elif what == "lots-drawn":
            self.lots.append(event["players"])
        elif what == "settings-changed":
            self.settings = event["settings"]

    def stage(self, number):
        """0 for the preliminary rounds, 1 for a semi-final, 2 for a final."""
        behind = number - self.settings["rounds"]
        return 0 if behind < 1 else 2 if self.settings.get("cut") == "final" else behind

    def part(self, scores, player):
        """What a preliminary game adds for a player."""
        scoring = self.settings["scoring"]
        if scoring.get("leaver") == "absent":
            scores = {who: each for who, each in scores.items() if not each.get("left")}
        own = scores[player]
        place, sharing = own["place"], sum(1 for each in scores.values() if each["place"] == own["place"])
        whole_places = scoring["equal_places"] == "whole"

        def count(wanted):
            if whole_places:
                return Fraction(place == wanted)
            return Fraction(1, sharing) if place <= wanted < place + sharing else Fraction(0)

        table = scoring["places_of_four"] if len(scores) == 4 else scoring["places_of_three"]
        basis = {who: min(each["points"], scoring["cap"]) if scoring["share_of_capped"] else each["points"]
                 for who, each in scores.items()}
        whole = Fraction(sum(basis.values()))
        if scoring["dummy_at_three"]:
            whole = whole * 4 / len(scores)
        shared = table[place - 1:place] if whole_places else table[place - 1:place - 1 + sharing]
        return {"wins": count(1), "first-places": count(1), "second-places": count(2), "third-places": count(3),
                "place-points": Fraction(sum(shared), 1 if whole_places else sharing),
                "points": Fraction(min(own["points"], scoring["cap"])),
                "share-sum": basis[player] / whole if whole else Fraction(0)}

    def is_absent(self, score):
        """Whether who left early counts as absent."""
        return score.get("left", False) and self.settings["scoring"].get("leaver") == "absent"

    def standings(self):
        """[rank, number, name, {criterion: value}], the best first."""
        values = {player: dict.fromkeys(SUMS, Fraction(0)) for player in self.players}
        games, reached, there = dict.fromkeys(values, 0), dict.fromkeys(values, 0), dict.fromkeys(values, 0)
        for number, tables in sorted(self.rounds.items()):
            stage = self.stage(number)
            for table in tables:
                for player in table["seats"]:
                    if stage:
                        reached[player], there[player] = stage, table["scores"].get(player, {}).get("place", 0)
                    elif table["scores"] and not self.is_absent(table["scores"][player]):
                        games[player] += 1
                        for name, part in self.part(table["scores"], player).items():
                            values[player][name] += part
        for player, own in values.items():
            own["share-mean"] = own["share-sum"] / games[player] if games[player] else Fraction(0)
        for penalty in self.penalties:
            if penalty.get("kind") == "deduction" and "criterion" in penalty and "carried" not in penalty:
                values[penalty["player"]][penalty["criterion"]] -= Fraction(penalty["amount"])
        # Places part nobody before all tables of their stage have a result.
        played = {stage: all(table["scores"] for number, tables in self.rounds.items() if self.stage(number) == stage
                             for table in tables if table["seats"]) for stage in set(reached.values())}
        key = {player: (self.players[player]["disqualified"], -reached[player],
                        there[player] if played[reached[player]] else 0,
                        *(-values[player][name] for name in self.settings["scoring"]["criteria"])) for player in values}
        order = sorted((player for player in values if not self.players[player]["stand_in"]), key=lambda player: key[player])
        rows = []
        for equal in dict.fromkeys(key[player] for player in order):
            group = [player for player in order if key[player] == equal]
            lots = next((lots for lots in reversed(self.lots) if set(group) <= set(lots)), None)
            first = len(rows) + 1
            if lots and len(group) > 1:
                group.sort(key=lots.index)
            for i, player in enumerate(group):
                rank = first + i if lots and len(group) > 1 else first
                rows.append((rank, player, self.players[player]["name"], values[player]))
        return rows


def tell_standings(game, chain):
    if json.loads(chain[0][1]).get("position", {}).get("format") != "tournament/1":
        return
    for rank, player, name, values in Cup(chain).standings():
        print(game.hex(), json.dumps({"rank": rank, "player": player, "name": name,
                                      "values": {what: str(value) for what, value in values.items()}}, ensure_ascii=False))


def read_games(file):
    """The entries (number, hash, body) of each game, in the order (number, hash)."""
    with open(file, "rb") as stream:
        is_book = stream.read(16) == b"SQLite format 3\0"
    if not is_book:
        with open(file, encoding="utf-8") as lines:
            header, *entries = [json.loads(line) for line in lines if line.strip()]
        return {bytes.fromhex(header["game"]):
                [(each["seq"], bytes.fromhex(each["hash"]), each["body"].encode()) for each in entries]}
    games = {}
    book = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    for game, seq, stored, body in book.execute(
            "SELECT game.id, seq, hash, CAST(body AS BLOB) FROM game LEFT JOIN entry ON entry.game = game.row "
            "ORDER BY game.row, seq, hash"):
        games.setdefault(game, [])
        if seq is not None:
            games[game].append((seq, stored, body))
    return games


def once(pairs):
    """An object in which no name stands twice: it would have two readings."""
    if len({name for name, _ in pairs}) != len(pairs):
        raise ValueError("a name stands twice")
    return dict(pairs)


def read_receipts(file):
    """(game, number, hash, by, signed) of each receipt that counts; others are named."""
    receipts = []
    with open(file, encoding="utf-8", errors="replace") as lines:
        for number, line in enumerate(lines, 1):
            try:
                receipt = json.loads(line)
                sign, game, seq, stored = receipt["head"].split(":")
                game, seq, stored = bytes.fromhex(game), int(seq), bytes.fromhex(stored)
                if sign.upper() != "ADJ1" or len(game) != 16 or len(stored) != 32 or not receipt["by"]:
                    raise ValueError
            except (ValueError, KeyError, TypeError, AttributeError):
                if line.strip():
                    print(f"{file}: line {number} is no receipt")
                continue
            if "signature" in receipt:
                try:
                    key, signature = bytes.fromhex(receipt["by"]), bytes.fromhex(receipt["signature"])
                except (ValueError, TypeError):
                    key = signature = b""
                message = b"adj/receipt/1" + game + seq.to_bytes(8, "big") + stored + key + receipt.get("seen", "").encode()
                if len(key) != 32 or not is_signed(key, message, signature):
                    print(f"{file}: line {number} is not signed by the key that it names")
                    continue
            receipts.append((game, seq, stored, receipt["by"], "signature" in receipt))
    return receipts


def check_receipts(receipts, games):
    """Names what the book lacks; answers with whether it lacks nothing, and for each game who has seen it and up to where."""
    holds, seen_by = True, {}
    for game, seq, stored, by, signed in receipts:
        who = by if signed else by + " (not signed)"
        if (seq, stored) in {(n, h) for n, h, _ in games.get(game, [])}:
            known = seen_by.setdefault(game, {})
            known[who] = max(known.get(who, 0), seq)
            continue
        holds = False
        if game not in games:
            what = "the game is not in this book"
        elif seq > games[game][-1][0]:
            what = f"this book ends at entry {games[game][-1][0]}"
        else:
            what = "this book has another one there"
        print(game.hex(), f"contradicted: {who} has seen entry {seq} ({stored.hex()}): {what}")
    return holds, seen_by


def main():
    parser = argparse.ArgumentParser(description="Checks a record book by record-format.md alone.")
    parser.add_argument("book")
    parser.add_argument("--head", help="a head seen outside: its hash, or the text of its QR code")
    parser.add_argument("--witness", nargs="+", action="extend", default=[], metavar="FILE", help="files of receipts")
    parser.add_argument("--standings", action="store_true", help="work out the standings of tournaments that are sound")
    options = parser.parse_args()
    wanted = options.head
    games = read_games(options.book)
    firsts = []
    for entries in games.values():
        try:
            firsts.append((json.loads(entries[0][2]), {stored.hex() for _, stored, _ in entries}))
        except (IndexError, ValueError):
            pass
    receipts = [receipt for file in options.witness for receipt in read_receipts(file)]
    sound, seen_by = check_receipts(receipts, games)
    for game, entries in games.items():
        try:
            chains = check_chain(game, entries)
            for chain in chains:
                check_forms(chain)
                check_throws(game, chain)
                check_seals(game, chain)
            check_neighbours(json.loads(entries[0][2]), firsts)
            for chain in chains:
                check_versions(chain)
            newest = max(chains, key=len)
            print(game.hex(), "sound", len(entries), newest[-1][0].hex())
            if options.standings:
                tell_standings(game, newest)
            for who, seq in seen_by.get(game, {}).items():
                print(game.hex(), f"seen up to entry {seq} by {who}")
        except False_ as wrong:
            what, where, why = wrong.args
            print(game.hex(), f"{what} at entry {where}: {why}")
            sound = False
        except (KeyError, TypeError, ValueError) as wrong:
            print(game.hex(), f"damaged: a body is not as it should be ({wrong})")
            sound = False
    if wanted and not any(is_seen(wanted, game, seq, stored) for game, entries in games.items() for seq, stored, _ in entries):
        print("damaged: the head seen outside is in no game of this book")
        sound = False
    return 0 if sound else 1


if __name__ == "__main__":
    sys.exit(main())
