#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks dice without the Adjudicator, from docs/record-format.md alone.

  verify_dice.py GAME N SECRET WORD SIDES…     prints the commitment and the faces of one throw (hex, hex, text)
  verify_dice.py --check dice-test-vectors.json
  verify_dice.py --make > dice-test-vectors.json
"""
import hashlib
import hmac
import json
import sys


def commitment(game, n, secret):
    return hashlib.sha256(b"adj/commit/1" + game + n.to_bytes(4, "big") + secret).digest()


def stream(secret, game, n, word):
    digest = hashlib.sha256(word.encode()).digest()
    counter = 0
    while True:
        message = b"adj/dice/1" + game + n.to_bytes(4, "big") + counter.to_bytes(4, "big") + digest
        yield from hmac.new(secret, message, hashlib.sha256).digest()
        counter += 1


def faces(secret, game, n, word, sides):
    source = stream(secret, game, n, word)
    result = []
    for count in sides:
        byte = next(source)
        while byte >= 256 - 256 % count:
            byte = next(source)
        result.append(byte % count + 1)
    return result


def vector(game, n, secret, word, sides):
    return {"game": game.hex(), "n": n, "secret": secret.hex(), "word": word, "sides": sides,
            "commitment": commitment(game, n, secret).hex(), "faces": faces(secret, game, n, word, sides)}


def seed(text, size):
    return hashlib.sha256(text.encode()).digest()[:size]


def vectors():
    game, secret = seed("a game", 16), seed("a secret", 32)
    yield vector(bytes(16), 0, bytes(32), "", [6, 6])
    yield vector(game, 0, secret, "", [6, 6])
    yield vector(game, 1, secret, "", [6, 6])
    yield vector(game, 2**32 - 1, secret, "", [12, 10])
    yield vector(game, 7, secret, "Anna: sieben Äpfel 🎲", [12, 12, 8, 20])
    yield vector(game, 7, secret, " Anna: sieben Äpfel 🎲", [12, 12, 8, 20])
    yield vector(game, 8, secret, "", [2, 3, 4, 5, 6, 7, 8, 10, 12, 20, 100, 129, 255, 256])
    yield vector(game, 9, secret, "many", [6] * 200)
    yield vector(game, 10, secret, "refused bytes", [129] * 100)
    yield vector(game, 11, secret, "", [])
    for i in range(20):
        sides = [[6, 6], [12, 12], [10, 12], [8, 10, 12], [20]][i % 5]
        yield vector(seed(f"game {i}", 16), i, seed(f"secret {i}", 32), f"word {i}" if i % 2 else "", sides)


def check(path):
    with open(path, encoding="utf-8") as file:
        listed = json.load(file)["throws"]
    for at, given in enumerate(listed):
        game, secret = bytes.fromhex(given["game"]), bytes.fromhex(given["secret"])
        if vector(game, given["n"], secret, given["word"], given["sides"]) != given:
            sys.exit(f"verify_dice.py: {path}: throw {at} is false")
    print(f"{len(listed)} throws are true")


def main(arguments):
    if arguments[:1] == ["--make"]:
        throws = ",\n".join("  " + json.dumps(item, ensure_ascii=False) for item in vectors())
        print('{"format": "adjudicator-dice/1", "throws": [\n' + throws + "\n]}")
    elif arguments[:1] == ["--check"] and len(arguments) == 2:
        check(arguments[1])
    elif len(arguments) >= 5:
        game, n, secret, word, *sides = arguments
        result = vector(bytes.fromhex(game), int(n), bytes.fromhex(secret), word, [int(count) for count in sides])
        print(result["commitment"], *result["faces"])
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
