# SPDX-License-Identifier: GPL-3.0-or-later
"""What lies on an invented table: boards of every size, their corners and sides, and games on them. Plain data, no picture.

The board plane is that of vision/board/lattice.h: unit is a hex's side, x east, y south, hex (q, r) at (sqrt(3) (q + r/2), 1.5 r)."""
import numpy as np

ROOT = np.sqrt(3.)
AROUND = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]          # across the sides E, SE, SW, W, NW, NE
BOX = {'forest': 4, 'pasture': 4, 'fields': 4, 'hills': 3, 'mountains': 3, 'desert': 1}
NUMBERS = [2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12]


def centre(q, r):
    return np.array([ROOT * (q + r / 2), 1.5 * r])


def hexagon(q, r, size=1.):
    """The six corners, clockwise from the top."""
    turn = np.radians(60 * np.arange(6) - 90)
    return centre(q, r) + size * np.stack([np.cos(turn), np.sin(turn)], 1)


def key(point):
    """The same for the same corner or middle of a side, whichever hex it was reckoned from."""
    return int(round(point[0] / (ROOT / 4))), int(round(point[1] / .25))


def ball(radius, at=(0, 0)):
    return {(q + at[0], r + at[1]) for q in range(-radius, radius + 1) for r in range(-radius, radius + 1) if abs(q + r) <= radius}


def around(hexes):
    return {(q + a, r + b) for q, r in hexes for a, b in AROUND} - set(hexes)


def blob(rng, count, at=(0, 0)):
    """An island that grew by chance."""
    land = {tuple(at)}
    while len(land) < count:
        edge = sorted(around(land))
        near = np.array([sum((q + a, r + b) in land for a, b in AROUND) for q, r in edge], float) ** rng.uniform(.5, 2)
        land.add(edge[rng.choice(len(edge), p=near / near.sum())])
    return land


def layout(rng, kind=None):
    """Kind of board, land and sea tiles (sets of (q, r))."""
    kind = kind or rng.choice(['small', 'large', 'island', 'seas', 'rest'], p=[.5, .17, .12, .17, .04])
    if kind == 'small':
        land, sea = ball(2), set()
    elif kind == 'large':
        rows = {-3: 3, -2: 4, -1: 5, 0: 6, 1: 5, 2: 4, 3: 3}
        land, sea = {(int(np.ceil(-(n - 1) / 2 - r / 2 - .25)) + i, r) for r, n in rows.items() for i in range(n)}, set()
    elif kind == 'island':
        land, sea = blob(rng, int(rng.integers(7, 34))), set()
        if rng.random() < .3:                                             # a lake, an islet
            inner = [h for h in sorted(land) if all((h[0] + a, h[1] + b) in land for a, b in AROUND)]
            if inner:
                sea = {inner[rng.integers(len(inner))]}
                land -= sea
    elif kind == 'seas':
        if rng.random() < .5:
            area = ball(int(rng.integers(2, 4)))
        else:
            wide, high = int(rng.integers(5, 9)), int(rng.integers(4, 8))
            area = {(q - (r // 2), r) for r in range(high) for q in range(wide - r % 2)}
            area = {(q - wide // 2 + high // 4, r - high // 2) for q, r in area}
        cells = sorted(area)
        land = set()
        while len(land) < len(cells) * .45:
            at = cells[rng.integers(len(cells))]
            land |= blob(rng, int(rng.integers(1, 13)), at) & area
        sea = area - land
    else:                                                                 # a board half set up
        land = ball(2)
        for h in [h for h in sorted(land) if rng.random() < rng.uniform(.1, .5)]:
            land.discard(h)
        if len(land) < 5:
            land = ball(1)
        sea = set()
    return str(kind), land, sea


def deal(rng, kind, land, sea):
    """The hexes as in the truth: terrain and number."""
    cells = sorted(land)
    n = len(cells)
    names = list(BOX)
    if kind in ('small', 'large') and rng.random() < .75:
        stock = [t for t in names for _ in range(BOX[t] if kind == 'small' else {'hills': 5, 'mountains': 5, 'desert': 2}.get(t, 6))]
    else:
        weight = np.array([BOX[t] for t in names], float) * rng.uniform(.3, 2, len(names))
        stock = list(rng.choice(names, n, p=weight / weight.sum()))
        if kind in ('seas', 'island'):
            stock = [str('gold') if rng.random() < .05 else str(t) for t in stock]
    if rng.random() < .06:
        stock = ['face_down' if rng.random() < .25 else t for t in stock]
    stock = [str(stock[i]) for i in rng.permutation(len(stock))][:n]
    numbers = [NUMBERS[i % 18] for i in range(n)]
    numbers = [int(numbers[i]) for i in rng.permutation(n)]
    share = 0. if rng.random() < .07 else (rng.uniform(.4, 1) if rng.random() < .08 else 1.)
    hexes = []
    for (q, r), terrain, number in zip(cells, stock, numbers):
        has = terrain not in ('desert', 'face_down') and rng.random() < share
        hexes.append({'q': q, 'r': r, 'terrain': terrain, 'number': number if has else None, 'token': bool(has), 'robber': False})
    hexes += [{'q': q, 'r': r, 'terrain': 'sea', 'number': None, 'token': False, 'robber': False} for q, r in sorted(sea)]
    if rng.random() < .8:
        deserts = [h for h in hexes if h['terrain'] == 'desert']
        lands = [h for h in hexes if h['terrain'] != 'sea']
        hexes[hexes.index(deserts[0] if deserts and rng.random() < .5 else lands[rng.integers(len(lands))])]['robber'] = True
    return hexes


class Places:
    """The corners of the land, the sides of land and sea tiles, who neighbours whom, and the coast."""

    def __init__(self, land, sea):
        self.corners, self.sides, self.coast = [], [], []
        number, open_sea, self.ends, known = {}, {}, [], {}
        self.wet, self.dry = [], []
        for h in sorted(land):
            for p in hexagon(*h):
                if key(p) not in number:
                    number[key(p)] = len(self.corners)
                    self.corners.append(p)
        for h in sorted(land) + sorted(sea):
            points = hexagon(*h)
            for k in range(6):
                a, b = points[(k + 1) % 6], points[(k + 2) % 6]
                other = (h[0] + AROUND[k][0], h[1] + AROUND[k][1])
                if h in land and other not in land:
                    self.coast.append([float(a[0]), float(a[1]), float(b[0]), float(b[1])])
                middle = key((a + b) / 2)
                if middle in known:
                    continue
                known[middle] = len(self.sides)
                self.sides.append(((a + b) / 2, float(np.arctan2(b[1] - a[1], b[0] - a[0]))))
                self.ends.append([number[key(p)] if key(p) in number else open_sea.setdefault(key(p), -1 - len(open_sea)) for p in (a, b)])
                self.dry.append(h in land or other in land)
                self.wet.append(h in sea or other in sea)
        self.at = {}
        for s, ends in enumerate(self.ends):
            for e in ends:
                self.at.setdefault(e, []).append(s)
        self.near = [[e for s in self.at.get(c, []) for e in self.ends[s] if e != c and e >= 0] for c in range(len(self.corners))]


def game(rng, places, players, crowd, ships):
    """Pieces on corners and sides, {place: (kind, player)} each: networks that mostly keep the rules. `crowd`: 0 bare to 1 full."""
    built, laid = {}, {}
    if crowd <= 0 or not players:
        return built, laid
    free = lambda c: c >= 0 and c not in built and all(n not in built for n in places.near[c])

    def road(player, start):
        """One more side from a corner of the network."""
        open_ = [s for s in places.at.get(start, []) if s not in laid]
        if not open_:
            return None
        s = open_[rng.integers(len(open_))]
        wet, dry = places.wet[s], places.dry[s]
        if not dry and not ships:
            return None
        laid[s] = ('ship' if ships and wet and (not dry or rng.random() < .45) else 'road', player)
        return next((e for e in places.ends[s] if e != start), None)

    reach = {p: set() for p in range(players)}
    for p in list(range(players)) + list(range(players))[::-1]:
        spots = [c for c in range(len(places.corners)) if free(c)]
        if not spots or (crowd < .15 and rng.random() < .3):
            continue
        c = spots[rng.integers(len(spots))]
        built[c] = ('settlement', p)
        reach[p].add(c)
        end = road(p, c)
        if end is not None:
            reach[p].add(end)
    for _ in range(int(crowd * crowd * rng.integers(10, 22) * players)):
        p = int(rng.integers(players))
        if not reach[p]:
            continue
        ends = sorted(reach[p])
        what = rng.random()
        if what < .62:
            end = road(p, ends[rng.integers(len(ends))])
            if end is not None and built.get(end, (0, p))[1] == p:
                reach[p].add(end)
        elif what < .85:
            spots = [c for c in ends if free(c)]
            if spots:
                built[spots[rng.integers(len(spots))]] = ('settlement', p)
        else:
            own = [c for c, (kind, q) in built.items() if q == p and kind == 'settlement']
            if own:
                built[own[rng.integers(len(own))]] = ('city', p)
    if rng.random() < .3:                                                 # what no rule allows
        for _ in range(int(rng.integers(1, 9))):
            p = int(rng.integers(players))
            if rng.random() < .5:
                c = int(rng.integers(len(places.corners)))
                built.setdefault(c, (str(rng.choice(['settlement', 'city'])), p))
            else:
                s = int(rng.integers(len(places.sides)))
                laid.setdefault(s, ('ship' if ships and not places.dry[s] else 'road', p))
    if rng.random() < .12:                                                # figures
        for _ in range(int(rng.integers(1, 10))):
            c = int(rng.integers(len(places.corners)))
            built.setdefault(c, ('figure', int(rng.integers(players))))
    return built, laid
