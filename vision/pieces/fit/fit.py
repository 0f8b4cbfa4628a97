#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fits the confidences of pieces (read_pieces.cpp), the units of misfits of kinds (building_kind.cpp) and the confidences of what
other documents bring to the table (figures, bridges, ships, walls, face_down) on rendered pictures.

  pieces_evidence SCENE.jpg ... > evidence.jsonl      # built with: ninja pieces_evidence
  fit.py evidence.jsonl                               # each SCENE.json lies beside its picture

Prints the weights in the order of the struct `Weights` and of the enumerations of measures, and how well kinds are told by each
choice of kMisfitUnit, kPerMisfit and kPerLean. Needs numpy.
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


def fit(rows, shrinkage=2.0):
    """Logistic regression with a little shrinkage."""
    x = np.array([r[0] for r in rows])
    y = np.array([r[1] for r in rows], float)
    shrink = np.full(x.shape[1], shrinkage)
    shrink[0] = 0
    w = np.zeros(x.shape[1])
    for _ in range(200):
        p = 1 / (1 + np.exp(-x @ w))
        w -= np.linalg.solve((x * (p * (1 - p))[:, None]).T @ x + np.diag(shrink + 1e-9), x.T @ (p - y) + shrink * w)
    return w


FIGURES = ("infantry", "cavalry", "artillery", "nuke")


def covered_by_hand(truth):
    """The names of places that cannot be seen."""
    covers = ((truth.get("conditions") or {}).get("hand") or {}).get("covers") or []
    return {at for places in covers.values() for at in places} if isinstance(covers, dict) else set(covers)


def city_chances(table, unit, per_misfit, per_lean):
    """As tellKinds() in building_kind.cpp: what the misfits of one table's buildings say together."""
    misfit = np.array([m[1:] for _, m in table]).reshape(len(table), 3, 2, -1)  # building, make, kind, size
    lean = np.array([m[0] for _, m in table])
    tau = unit + per_misfit * misfit.min(axis=(1, 2, 3)) + per_lean * lean
    sizes = (np.array([0.94, 1.0, 1.06]) - 1) / 0.04
    tables, cities = [], []
    for share, chance in ((0.1, 0.1), (0.3, 0.2), (0.5, 0.4), (0.7, 0.2), (0.9, 0.1)):  # of the buildings that are cities
        kinds = np.log([1 - share, share])[None, None, :, None] - misfit / tau[:, None, None, None]
        either = np.logaddexp(kinds[:, :, 0], kinds[:, :, 1])
        cities.append(np.exp(kinds[:, :, 1] - either))
        either = np.logaddexp(either, either.max(axis=(1, 2), keepdims=True) - 6)
        tables.append(either.sum(0) + np.log([0.4, 0.2, 0.4])[:, None] - 0.5 * sizes[None] ** 2 + math.log(chance))
    whole = np.exp(np.array(tables) - np.max(tables))
    return 0.02 + 0.96 * (np.array(cities) * whole[:, None]).sum(axis=(0, 2, 3)) / whole.sum()


def fit_kinds(tables):
    for unit in (0.001, 0.002, 0.003):
        for per_misfit in (0.0, 0.05, 0.1, 0.2):
            for per_lean in (0.0, 0.003, 0.006):
                chance = np.concatenate([city_chances(t, unit, per_misfit, per_lean) for t in tables])
                city = np.array([c for t in tables for c, _ in t])
                right = np.where(city, chance, 1 - chance)
                sure = np.maximum(chance, 1 - chance) >= 0.9
                print(f"kinds {unit} {per_misfit} {per_lean}: {(right > 0.5).sum()} of {len(right)} right, of {sure.sum()} sure ones"
                      f" {(right > 0.5)[sure].sum()}, mean log chance {np.log(right).mean():.3f}")


def island(q, r):
    return max(abs(q), abs(r), abs(q + r)) <= 2


def coast(place):
    """Whether a side has land on one side only."""
    q, r, name = place
    dq, dr = {"NE": (1, -1), "E": (1, 0), "SE": (0, 1)}[name]
    return island(q, r) != island(q + dq, r + dr)


def turned_point(xy, sixths):
    a = math.radians(60 * sixths)
    return math.cos(a) * xy[0] - math.sin(a) * xy[1], math.sin(a) * xy[0] + math.cos(a) * xy[1]


def turned_hex(q, r, sixths):
    for _ in range(sixths):
        q, r = -r, q + r
    return q, r


def expansion_rows(truth, seen, k, covered, rows, kinds):
    """What is measured of things beside buildings and roads, and whether they are there."""
    placed = [(p["kind"], p["owner"], turned_point(p["xy"], k)) for p in truth["conditions"]["placed"] if p["kind"] in FIGURES]
    for figure in seen["figures"]:
        near = [p for p in placed if p[1] == figure["colour"] and math.dist(p[2], figure["foot"]) < 0.24]
        rows["figure"].append((figure["measures"], bool(near)))
        if near:
            what = near[0][0] if len(near) == 1 else "two " + near[0][0]
            kinds.setdefault(what, []).append([figure["area"], figure["length"], figure["width"], figure["lean"]])
    hexes = {turned_hex(*map(int, b["hex"].split(",")), k): b for b in truth["bridges"]}
    for bridge in seen["bridges"]:
        there = hexes.get(tuple(map(int, bridge["hex"].split(","))))
        right = bool(there) and there["owner"] == bridge["colour"] and (CORNERS.index(there["from"]) + k) % 3 == bridge["from"] % 3
        rows["bridge"].append((bridge["measures"], right))
    routes = {turned(split(p["at"]), k, SIDES, side): p for p in truth["routes"] if p["at"] not in covered}
    for ship in seen["ships"]:
        there = routes.get(split(ship["at"]))
        if ship["measures"][1] >= 0.12 and not (there and there["owner"] == "white"):
            rows["ship"].append((ship["measures"], bool(there) and there["owner"] == ship["colour"]))
    for route in seen["hulls"]:
        there = routes.get(split(route["at"]))
        if there and there["owner"] == route["colour"] and coast(split(route["at"])):
            rows["hull"].append((route["measures"], there["kind"] == "ship"))
    buildings = {turned(split(p["at"]), k, CORNERS, corner): p for p in truth["buildings"] if p["at"] not in covered}
    for wall in seen["walls"]:
        there = buildings.get(split(wall["at"]))
        if there and there["owner"] == wall["colour"] and wall["kind"] != "settlement":
            rows["wall"].append((wall["measures"], there.get("walls", 0) > 0))
    nuked = {turned_hex(h["q"], h["r"], k) for h in truth["hexes"] if h.get("terrain") == "nuked" or h.get("face_down")}
    for back in seen["backs"]:
        rows["back"].append((back["measures"], tuple(map(int, back["hex"].split(","))) in nuked))


def main(files):
    rows = {"building": [], "road": [], "figure": [], "bridge": [], "ship": [], "hull": [], "wall": [], "back": []}
    tables = []
    figures = {}
    for line in (line for file in files for line in open(file)):
        seen = json.loads(line)
        truth = json.load(open(seen["photo"][:-4] + ".json"))
        k = turns(truth["homography"], seen["homography"])
        covered = covered_by_hand(truth)
        buildings = []
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
                if right and what == "building" and piece["kind"] in ("settlement", "city") and site["misfits"][colour]:
                    buildings.append((piece["kind"] == "city", site["misfits"][colour]))
        if buildings:
            tables.append(buildings)
        if "figures" in seen and (truth.get("conditions") or {}).get("placed"):
            expansion_rows(truth, seen, k, covered, rows, figures)
    for what, data in rows.items():
        right = sum(1 for _, r in data if r)
        if 0 < right < len(data):
            print(what, len(data), "sites,", right, "there:", ", ".join(f"{w:.2f}" for w in fit(data, 2.0 if what in ("building", "road") else 0.1)))
    for what, data in sorted(figures.items()):
        data = np.array(data)
        lean = np.stack([np.ones(len(data)), np.minimum(data[:, 3], 1.2)], 1)
        print("figure", what, len(data), end=": ")
        for column, name in enumerate(("area", "length", "width")):
            line = np.linalg.lstsq(lean, data[:, column], rcond=None)[0]
            print(name, np.round(line, 3), end="; ")
        print()
    fit_kinds(tables)


if __name__ == "__main__":
    main(sys.argv[1:])
