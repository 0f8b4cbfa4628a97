#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Renders tables with larger boards by the generator of the rendered scenes.

That generator (game.py, textures.py, pieces.py, render.py) knows the board of one box. This script gives it another
island, the frame around that island, and the tiles, tokens and harbours of the boxes; all else stays: looks, light,
camera, truth. The names of places are those of engine/board/layouts.cpp.

    larger_boards.py GENERATOR 5-6 --seed 1 --count 3 --level 2 --out DIR [other options of the generator]
"""
import math
import os
import sys

import numpy as np

TERRAINS = ("forest", "pasture", "fields", "hills", "mountains", "desert")
COUNTS = {"3-4": (4, 4, 4, 3, 3, 1), "5-6": (6, 6, 6, 5, 5, 2)}
TOKENS = {"3-4": (1, 2), "5-6": (2, 3)}  # of 2 and 12, of each other number
HARBOURS = {"3-4": (4, (1, 1, 1, 1, 1)), "5-6": (5, (1, 1, 2, 1, 1))}  # 3:1; brick lumber wool grain ore
RESOURCES = ("brick", "lumber", "wool", "grain", "ore")


def land_of(boxes):
    """The land hexes, row by row, as layoutForSix() and mergedLayout() lay them."""
    if boxes == ["5-6"]:
        return [(q, r) for r in range(-3, 4) for q in range(max(-3, -3 - r), min(3, 3 - r))]
    count = sum(sum(COUNTS[box]) for box in boxes)
    best = None
    for q6, r6 in ((0, 0), (2, 2), (3, 0)):
        near = sorted((dq * dq + dq * dr + dr * dr, q, r) for q in range(-9, 10) for r in range(-9, 10)
                      for dq, dr in ((6 * q - q6, 6 * r - r6),))
        land = [(q, r) for _, q, r in near[:count]]
        coast = sum((q + a, r + b) not in land for q, r in land for a, b in
                    ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)))
        if best is None or coast < best[0]:
            best = (coast, sorted(land, key=lambda h: (h[1], h[0])))
    return best[1]


def frame_corners(land, depth=2.0):
    """The corners of the hexagon whose sides lie `depth` beyond the middles of the outermost rows, clockwise."""
    far = [1.5 * max(f) + depth for f in zip(*((q + r, r, -q, -q - r, -r, q) for q, r in land))]
    normals = [math.radians(60 * k + 30) for k in range(6)]
    corners = []
    for k in range(6):
        a, b = normals[k - 1], normals[k]
        m = np.array([[math.cos(a), math.sin(a)], [math.cos(b), math.sin(b)]])
        corners.append(tuple(np.linalg.solve(m, [far[k - 1], far[k]])))
    return corners, far, normals


def enlarge(generator, boxes):
    sys.path.insert(0, generator)
    import game as G
    import textures as T
    import render as R

    land = land_of(boxes)
    one_box, G.LAND = G.LAND, land
    G.LAND_CORNERS = sorted({G.corner(h, c) for h in land for c in G.CORNERS})
    G.LAND_SIDES = sorted({G.side(h, s) for h in land for s in G.SIDE_ENDS})
    G.C2S.clear()
    G.S2H.clear()
    for s in G.LAND_SIDES:
        for c in G.side_ends(s):
            G.C2S.setdefault(c, []).append(s)
    for h in land:
        for s in G.SIDE_ENDS:
            G.S2H.setdefault(G.side(h, s), []).append(h)
    G.COAST = [s for s in G.LAND_SIDES if len(G.S2H[s]) == 1]
    G.LOOP = G.coast_loop()
    G.OUTWARD = G.outward_sides()

    terrains = [t for box in boxes for t, n in zip(TERRAINS, COUNTS[box]) for _ in range(n)]
    tokens = [n for box in boxes for n in range(2, 13) if n != 7
              for _ in range(TOKENS[box][0 if n in (2, 12) else 1])]
    room = len(G.LOOP) // 2
    trades = [t for box in boxes for t, n in zip(RESOURCES, HARBOURS[box][1]) for _ in range(n)]
    trades += ["any"] * min(sum(HARBOURS[box][0] for box in boxes), room - len(trades))

    class Game(G.Game):
        def __init__(self, rng, expansion="none", players=None):
            if players is None:
                players = [G.OWNERS[i] for i in rng.permutation(6)[:int(rng.integers(4, 7))]]
            G.LAND = one_box  # what the generator deals itself is thrown away
            super().__init__(rng, expansion, players)
            G.LAND = land
            for _ in range(300):
                self.terrain = dict(zip(G.LAND, (terrains[i] for i in rng.permutation(len(terrains)))))
                left = iter([tokens[i] for i in rng.permutation(len(tokens))])
                self.number = {h: None if self.terrain[h] == "desert" else next(left) for h in G.LAND}
                hot = {h for h in G.LAND if self.number[h] in (6, 8)}
                if not any(G.add(h, d) in hot for h in hot for d in G.NB):
                    break
            sides, count = len(G.LOOP), len(trades)
            first = int(rng.integers(0, sides))
            at = [(first + i * sides // count) % sides for i in range(count)]
            self.harbours = [(G.LOOP[p], trades[i]) for p, i in zip(at, rng.permutation(count))]
            self.robber = next(h for h in G.LAND if self.terrain[h] == "desert")

    G.Game = Game
    corners, far, normals = frame_corners(land)
    R.frame_outline = lambda: corners
    R.in_frame = lambda p, margin=0.0: all(
        p[0] * math.cos(a) + p[1] * math.sin(a) < d + margin for a, d in zip(normals, far))
    T.FRAME_EXT = tuple(max(abs(c[i]) for c in corners) + .25 for i in (0, 1))
    T.FRAME_AP = 99.0  # no worn edge: it is drawn for the small frame only
    paint = T.frame_texture
    joints = []
    for k, (a, b) in enumerate(zip(corners, corners[1:] + corners[:1])):
        mid, n = (np.array(a) + b) / 2, np.array([math.cos(normals[k]), math.sin(normals[k])])
        t = np.array([-n[1], n[0]])
        joints.append([tuple(mid + t * u - n * v) for v, u in ((0, 0), (.4, 0), (.4, .2), (.7, .2), (.7, 0), (1.2, 0))])
    T.frame_texture = lambda rng, coast, harbours, _: paint(rng, coast, harbours, joints)
    return R


def main():
    generator, boxes = os.path.abspath(sys.argv[1]), sys.argv[2].split("+")
    render = enlarge(generator, boxes)
    if "--cache" in sys.argv:
        at = sys.argv.index("--cache")
        render.CACHE = sys.argv[at + 1]
        del sys.argv[at:at + 2]
    sys.argv = [sys.argv[0]] + sys.argv[3:]
    render.main()


if __name__ == "__main__":
    main()
