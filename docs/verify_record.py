#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks a record book by record-format.md alone: chain, dice, seals, rules versions and the sequence of a desk's games.

usage: verify_record.py BOOK [--head HASH]
One line a game: "GAME sound ENTRIES HEAD" or "GAME WHAT at entry N: why". Exit 0 if all are sound, else 1.
"""
import hashlib
import hmac
import json
import sqlite3
import sys

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
        elif kind == "word":
            if not open_ or open_["number"] != body["number"] or "sides" not in open_:
                raise False_("damaged", seq, "no such throw is declared")
            if "by" in body and body["by"] not in players:
                raise False_("damaged", seq, "the word is said to be a stranger's")
            open_["word"] = body["word"]
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


def check_neighbours(genesis, others):
    """`others`: entry 0 and all hashes of every game in the book."""
    number, key = genesis["game_number"], genesis.get("desk_key")
    earlier = [(first["game_number"], hashes) for first, hashes in others
               if first.get("desk_key") == key and first["game_number"] < number]
    if not earlier:
        return
    if len({n for n, _ in earlier}) != number - min(n for n, _ in earlier):
        raise False_("damaged", 0, "a game of this desk is missing")
    if not any(n == number - 1 and genesis.get("previous_head") in hashes for n, hashes in earlier):
        raise False_("damaged", 0, "the game before was cut off")


def is_seen(wanted, game, seq, stored):
    """A head is written as its hash, or as the text of its QR code."""
    return wanted.lower() in (stored.hex(), f"adj1:{game.hex()}:{seq}:{stored.hex()}")


def main():
    arguments = sys.argv[1:]
    wanted = arguments[arguments.index("--head") + 1] if "--head" in arguments else None
    book = sqlite3.connect(f"file:{arguments[0]}?mode=ro", uri=True)
    games = {}
    for game, seq, stored, body in book.execute(
            "SELECT game.id, seq, hash, CAST(body AS BLOB) FROM game LEFT JOIN entry ON entry.game = game.row "
            "ORDER BY game.row, seq, hash"):
        games.setdefault(game, [])
        if seq is not None:
            games[game].append((seq, stored, body))
    firsts = []
    for entries in games.values():
        try:
            firsts.append((json.loads(entries[0][2]), {stored.hex() for _, stored, _ in entries}))
        except (IndexError, ValueError):
            pass
    sound = True
    for game, entries in games.items():
        try:
            chains = check_chain(game, entries)
            for chain in chains:
                check_throws(game, chain)
                check_seals(game, chain)
            check_neighbours(json.loads(entries[0][2]), firsts)
            for chain in chains:
                check_versions(chain)
            newest = max(chains, key=len)
            print(game.hex(), "sound", len(entries), newest[-1][0].hex())
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
