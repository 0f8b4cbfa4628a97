#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fits the confidences of pieces (read_pieces.cpp) and the silhouettes of kinds (building_kind.cpp) on rendered pictures.

  pieces_evidence SCENE.jpg ... > evidence.jsonl      # built with: ninja pieces_evidence
  fit.py evidence.jsonl                               # each SCENE.json lies beside its picture

Prints the weights in the order of the structs `Weights` and `Shape`. Needs numpy.
"""
import json
import math
import sys

import numpy as np

COLOURS = ["red", "blue", "white", "orange", "green", "brown"]
WHITE = COLOURS.index("white")
ROOT3 = math.sqrt(3)
CORNERS = ["N", "NE", "SE", "S", "SW", "NW"]
SIDES = ["NE", "E", "SE", "SW", "W", "NW"]


def split(text):
    hexagon, name = text.split(":")
    q, r = hexagon.split(",")
    return int(q), int(r), name


def corner(place):
    q, r, name = place
    return {"NE": (q + 1, r - 1, "S"), "NW": (q, r - 1, "S"), "SE": (q, r + 1, "N"), "SW": (q - 1, r + 1, "N")}.get(name, place)


def side(place):
    q, r, name = place
    return {"W": (q - 1, r, "E"), "NW": (q, r - 1, "SE"), "SW": (q - 1, r + 1, "NE")}.get(name, place)


def turned(place, sixths, names, canon):
    q, r, name = place
    for _ in range(sixths):
        q, r = -r, q + r
        name = names[(names.index(name) + 1) % 6]
    return canon((q, r, name))


def turns(truth, seen):
    def pixel(h, x, y):
        v = np.array(h) @ np.array([x, y, 1.0])
        return v[:2] / v[2]

    def apart(k):
        total = 0.0
        for q, r in ((2, 0), (0, 2), (-2, 2)):
            a, b = q, r
            for _ in range(k):
                a, b = -b, a + b
            total += np.linalg.norm(pixel(truth, ROOT3 * (q + r / 2), 1.5 * r) - pixel(seen, ROOT3 * (a + b / 2), 1.5 * b))
        return total

    return min(range(6), key=apart)


def features(matches):
    order = sorted((k for k in range(6) if k != WHITE), key=lambda k: -matches[k][0])
    score, inside, emptier, fuller, aside = matches[order[0]]
    return order[0], [1, score, inside, aside, score - max(0.0, matches[order[1]][0]), fuller - emptier]


def fit(rows):
    """Logistic regression with a little shrinkage."""
    x = np.array([r[0] for r in rows])
    y = np.array([r[1] for r in rows], float)
    shrink = np.full(x.shape[1], 2.0)
    shrink[0] = 0
    w = np.zeros(x.shape[1])
    for _ in range(200):
        p = 1 / (1 + np.exp(-x @ w))
        w -= np.linalg.solve((x * (p * (1 - p))[:, None]).T @ x + np.diag(shrink + 1e-9), x.T @ (p - y) + shrink * w)
    return w


def main(files):
    rows = {"building": [], "road": []}
    shapes = {}
    for line in (line for file in files for line in open(file)):
        seen = json.loads(line)
        truth = json.load(open(seen["photo"][:-4] + ".json"))
        k = turns(truth["homography"], seen["homography"])
        covered = set(((truth.get("conditions") or {}).get("hand") or {}).get("covers", []))
        style = (truth.get("conditions") or {}).get("pieces_style")
        for what, sites, pieces, names, canon in (("building", "corners", "buildings", CORNERS, corner),
                                                  ("road", "sides", "routes", SIDES, side)):
            there = {turned(canon(split(p["at"])), k, names, canon): p for p in truth[pieces] if p["at"] not in covered}
            for name, site in seen[sites].items():
                piece = there.get(split(name))
                colour, x = features(site["match"])
                if x[1] < 0.12 or (piece and piece["owner"] == "white"):
                    continue
                right = bool(piece) and piece["owner"] == COLOURS[colour]
                rows[what].append((x, right))
                if right and what == "building" and piece["kind"] in ("settlement", "city"):
                    shapes.setdefault((style, piece["kind"]), []).append(site["silhouette"][colour])
    for what, data in rows.items():
        print(what, len(data), "sites:", np.round(fit(data), 2))
    for (style, kind), data in sorted(shapes.items()):
        data = np.array(data)
        lean = np.stack([np.ones(len(data)), np.minimum(data[:, 3], 1.2)], 1)
        print(style, kind, len(data), end=": ")
        for column, name in enumerate(("area", "length", "width")):
            line = np.linalg.lstsq(lean, data[:, column], rcond=None)[0]
            print(name, np.round(line, 3), "spread", round(float((data[:, column] - lean @ line).std()), 3), end="; ")
        print()


if __name__ == "__main__":
    main(sys.argv[1:])
