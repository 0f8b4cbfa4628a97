# SPDX-License-Identifier: GPL-3.0-or-later
"""What an invented board lies on and among: tables, cloths, carpets, stone, prints; cards, dice, boxes, cups; hands."""
import cv2
import numpy as np

from wild_draw import Thing
from wild_pieces import Mesh, ball, box, join, lathe
from wild_tiles import disc, line, noise, poly, shade, toned

GROUNDS = ['planks', 'wood', 'plain', 'cloth', 'carpet', 'checks', 'print', 'stone', 'tiles', 'marble', 'parquet', 'mat', 'paper', 'hexagons', 'lines']


def wood_colour(rng):
    return np.float32([[95, 140, 180], [60, 95, 140], [35, 60, 95], [150, 185, 210], [120, 150, 170], [165, 180, 190], [50, 70, 130]][rng.integers(7)]) * rng.uniform(.75, 1.15)


def any_colour(rng):
    hue, sat, val = rng.uniform(0, 180), rng.uniform(0, 200) * rng.random(), rng.uniform(25, 245)
    return cv2.cvtColor(np.uint8([[[hue, sat, val]]]), cv2.COLOR_HSV2BGR)[0, 0].astype(np.float32)


def grain(rng, n, long=24):
    """Fibres along x."""
    rough = cv2.resize(rng.standard_normal((n // 2, max(2, n // long))).astype(np.float32), (n, n), interpolation=cv2.INTER_CUBIC)
    slow = noise(rng, n, n, n / 3, 2)
    y = np.arange(n, dtype=np.float32)[:, None]
    return .5 * rough + .6 * np.sin(y * rng.uniform(.05, .3) + 3 * slow)


def ground(rng, n=768, kind=None):
    """A picture that may be repeated by mirrors, and how many hex sides wide it should be."""
    kind = kind or GROUNDS[rng.integers(len(GROUNDS))]
    wide = rng.uniform(10, 22)
    c = any_colour(rng)
    if kind in ('wood', 'planks', 'parquet'):
        im = toned(wood_colour(rng), grain(rng, n, int(rng.integers(16, 60))), rng.uniform(.03, .14))
        if kind != 'wood':
            step = n / rng.integers(5, 14)
            rows = (np.arange(n) // step).astype(int)
            tone = rng.normal(1, .09, rows.max() + 1)[rows]
            im = im * tone[:, None, None]
            if kind == 'parquet':
                cols = ((np.arange(n)[None, :] + (rows * step * 1.7)[:, None]) // (step * 3)).astype(int)
                im = im * rng.normal(1, .08, 200)[(cols * 7 + rows[:, None] * 3) % 200][..., None]
            im[(np.arange(n) % step) < 1.5] *= rng.uniform(.4, .8)
    elif kind == 'plain':
        im = toned(c, noise(rng, n, n, n / 2, 2), .04)
    elif kind in ('cloth', 'mat'):
        y, x = np.mgrid[0:n, 0:n].astype(np.float32)
        f = rng.uniform(.9, 2.2)
        weave = np.sin(x * f) * np.sin(y * f) + .5 * noise(rng, n, n, 4, 1)
        folds = cv2.GaussianBlur(noise(rng, n, n, n / 4, 1), (0, 0), 9) if kind == 'cloth' else 0
        im = toned(c, weave * .5 + (1.6 * folds if rng.random() < .5 else 0), rng.uniform(.05, .13))
    elif kind == 'carpet':
        im = toned(c, noise(rng, n, n, rng.uniform(6, 14), 3, .8) + .5 * noise(rng, n, n, 80, 2), rng.uniform(.1, .28))
        if rng.random() < .4:
            other = any_colour(rng)
            where = noise(rng, n // 4, n // 4, rng.uniform(10, 60), 2) > .3
            im[cv2.resize(where.astype(np.uint8), (n, n)) > 0] *= (other / np.maximum(c, 20)).clip(.3, 3)
    elif kind == 'checks':
        step = n / (2 * rng.integers(3, 14))
        a = (np.arange(n) // step).astype(int) % 2
        mix = (a[:, None] + a[None, :]) / 2 if rng.random() < .5 else (a[:, None] ^ a[None, :])
        im = (c * (1 - mix[..., None]) + any_colour(rng) * mix[..., None]) * (1 + .04 * noise(rng, n, n, 4, 1)[..., None])
    elif kind == 'lines':
        a = np.sin(np.arange(n) * rng.uniform(.03, .3)) > rng.uniform(-.6, .8)
        im = np.where(a[None, :, None], c, any_colour(rng)) * (1 + .04 * noise(rng, n, n, 5, 2)[..., None])
    elif kind == 'print':
        im = np.ascontiguousarray(toned(c, noise(rng, n, n, 5, 1), .03), np.float32)
        motif, colours = rng.integers(4), [any_colour(rng) for _ in range(4)]
        for _ in range(int(rng.integers(30, 150))):
            at, r, col = rng.uniform(0, n, 2), n * rng.uniform(.01, .05), shade(colours[rng.integers(4)], 1)
            if motif == 0:
                disc(im, at, r, col)
            elif motif == 1:
                for a in np.arange(5) * 1.257:
                    disc(im, at + .7 * r * np.array([np.cos(a), np.sin(a)]), r * .5, col)
                disc(im, at, r * .4, shade(colours[0], 1.1))
            elif motif == 2:
                poly(im, at + rng.uniform(-1.5, 1.5, (int(rng.integers(3, 7)), 2)) * r, col)
            else:
                cv2.ellipse(im, (int(at[0]), int(at[1])), (int(r), int(r * .35) + 1), rng.uniform(0, 360), 0, 360, col, -1, cv2.LINE_AA)
    elif kind in ('stone', 'marble'):
        f = noise(rng, n, n, n / rng.uniform(3, 8), 5, .7)
        if kind == 'marble':
            f = .35 * f - 1.5 * np.exp(-np.abs(f + .4 * noise(rng, n, n, 60, 3)) * 9)
            c = np.float32([215, 220, 222]) * rng.uniform(.6, 1.05) if rng.random() < .7 else c
        im = toned(c, f + .5 * noise(rng, n, n, 3, 1), rng.uniform(.06, .16))
    elif kind == 'tiles':
        step = int(n / rng.integers(3, 9))
        im = toned(c, noise(rng, n, n, 30, 3), .06)
        y, x = np.mgrid[0:n, 0:n] // step
        im = im * rng.normal(1, .05, 997)[(x * 31 + y * 17) % 997][..., None]
        seam = (np.arange(n) % step) < max(2, n // 200)
        joint = any_colour(rng)
        im[seam] = joint
        im[:, seam] = joint
    elif kind == 'hexagons':
        im = hexagons(rng, n, c)
    else:                                                                # paper, print in columns
        im = np.ascontiguousarray(toned(np.float32([228, 232, 234]) * rng.uniform(.75, 1.05), noise(rng, n, n, 200, 2), .02), np.float32)
        for x in range(int(rng.integers(2, 5))):
            for y in np.arange(10, n, rng.integers(8, 16)):
                if rng.random() < .85:
                    a = 20 + x * n / 4
                    line(im, (a, y), (a + n / 5 * rng.uniform(.4, 1), y), shade((70, 70, 70), rng.uniform(.6, 1.8)), 2)
    return np.clip(im, 0, 255).astype(np.uint8), wide


def hexagons(rng, n, c):
    """A bathroom's floor, a comb, a print of hexagons: no board."""
    im = np.zeros((n, n, 3), np.float32)
    im[:] = any_colour(rng)
    size = n / rng.uniform(7, 26)
    colours = [c] + [any_colour(rng) for _ in range(int(rng.integers(0, 3)))]
    gap = rng.uniform(.02, .16)
    flat = rng.random() < .5
    for i in range(int(n / size / 1.5) + 2):
        for j in range(int(n / size / 1.7) + 2):
            at = np.array([(j + .5 * (i % 2)) * 1.732 * size, i * 1.5 * size])
            a = np.radians(60 * np.arange(6) - 90)
            p = at + size * (1 - gap) * np.stack([np.cos(a), np.sin(a)], 1)
            poly(im, p[:, ::-1] if flat else p, shade(colours[rng.integers(len(colours))], rng.uniform(.9, 1.1)))
    return im * (1 + .04 * noise(rng, n, n, 8, 3)[..., None])


# ---------------------------------------------------------------- things beside the board
def prints(rng, image, to_pixel, place, size, colours=None):
    """A card, a sheet or drawn flat into the larger picture; `to_pixel`: homography of the table; `colours`: of the game."""
    c, other = any_colour(rng), any_colour(rng)
    if colours and rng.random() < .6:
        other = colours[rng.integers(len(colours))]
    w, h = size * rng.uniform(.6, 1.6), size
    turn = rng.uniform(0, 2 * np.pi)
    m = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])

    def quad(x0, y0, x1, y1):
        p = np.array([(x0, y0), (x1, y0), (x1, y1), (x0, y1)]) @ m.T + place
        q = np.column_stack([p, np.ones(4)]) @ to_pixel.T
        return q[:, :2] / q[:, 2:] if (q[:, 2] > .01).all() and np.abs(q[:, :2] / q[:, 2:]).max() < 9000 else None
    for k, (inset, colour) in enumerate(((-.06, c * .25), (0, np.float32([235, 238, 240]) if rng.random() < .6 else c), (.07, other))):
        q = quad(-w / 2 + inset * size, -h / 2 + inset * size, w / 2 - inset * size, h / 2 - inset * size)
        if q is None:
            return
        if k == 0:
            x0, y0 = np.clip(q.min(0).astype(int) - 4, 0, image.shape[1::-1])
            x1, y1 = np.clip(q.max(0).astype(int) + 4, 0, image.shape[1::-1])
            if x1 - x0 < 2 or y1 - y0 < 2:
                return
            shadow = np.zeros((y1 - y0, x1 - x0), np.float32)
            poly(shadow, q - (x0, y0), .45)
            part = image[y0:y1, x0:x1]
            part[:] = (part * (1 - cv2.GaussianBlur(shadow, (0, 0), 2.5))[..., None]).astype(np.uint8)
        else:
            poly(image, q, shade(colour, 1))
    for _ in range(int(rng.integers(0, 5))):
        a = rng.uniform(-.4, .1, 2) * (w, h)
        q = quad(a[0], a[1], a[0] + rng.uniform(.1, .4) * w, a[1] + rng.uniform(.05, .35) * h)
        poly(image, q, shade(any_colour(rng), 1))


def thing(rng, place, floor):
    """A solid that lies around: die, box, cup, ball, sticks, coin or bottle."""
    c, kind = any_colour(rng), rng.integers(6)
    turn = rng.uniform(0, 6.28)
    if kind == 0:
        k = rng.uniform(.13, .24)
        m = die(rng, k)
        light = c.mean() > 110
        tints = np.ones(len(m.faces))
        tints[6:] = .15 if light else 255 / max(c.mean(), 20)
        return Thing(m.moved((place[0], place[1], floor), turn), c, None, rng.uniform(0, .6), floor, True, tints)
    elif kind == 1:
        a, b, d = rng.uniform(.4, 2.5, 3) * [1, 1, .5]
        m = box(-a, -b, 0, a, b, d)
    elif kind == 2:
        r, z = rng.uniform(.6, 1.2), rng.uniform(.8, 2.6)
        m = lathe([(r * .85, 0), (r, z), (r * .88, z), (r * .8, z * .3)], 18)
    elif kind == 3:
        r = rng.uniform(.1, .8)
        m = ball(r, r)
    elif kind == 4:
        m = join(*[box(-.3, -.06, 0, .3, .06, .12).moved((rng.uniform(-.6, .6), rng.uniform(-.6, .6), 0), rng.uniform(0, 6)) for _ in range(int(rng.integers(2, 9)))])
    else:
        m = lathe([(rng.uniform(.1, .4), 0), (rng.uniform(.1, .4), rng.uniform(.05, .6))], 14)
    return Thing(m.moved((place[0], place[1], floor), turn), c, None, rng.uniform(0, .6), floor, hides=True)


PIPS = [[(0, 0)], [(-1, -1), (1, 1)], [(-1, -1), (0, 0), (1, 1)], [(-1, -1), (-1, 1), (1, -1), (1, 1)], [(-1, -1), (-1, 1), (1, -1), (1, 1), (0, 0)],
        [(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)]]


def die(rng, k):
    """A cube of 2 k with pips on its upper face and two of its sides; its first six faces are the cube's."""
    a = np.arange(9) * 2 * np.pi / 9
    disc_ = Mesh(np.stack([.2 * k * np.cos(a), .2 * k * np.sin(a), 0 * a + .003], 1), [list(range(9))])
    found = [box(-k, -k, 0, k, k, 2 * k)]
    found += [disc_.moved((.5 * k * x, .5 * k * y, 2 * k)) for x, y in PIPS[rng.integers(6)]]
    for side in (0, np.pi / 2, np.pi, -np.pi / 2):
        standing = disc_.moved(tip=np.pi / 2)
        found += [standing.moved((-k, .5 * k * x, k + .5 * k * y)).moved(turn=side) for x, y in PIPS[rng.integers(6)]]
    return join(*found)


def supply(rng, kit, colour, place, floor, gloss, flat=True):
    """Pieces of a player that lie or stand about."""
    names = ['settlement', 'city', 'road', 'road', 'road']
    found = []
    for _ in range(int(rng.integers(2, 11)) if flat else 1):
        m = kit[names[rng.integers(5)]]
        if rng.random() < .4:
            m = m.moved(tip=np.pi / 2)
        low = m.points[:, 2].min()
        at = place + rng.normal(0, .5, 2) * flat
        found.append(Thing(m.moved((at[0], at[1], floor - low), rng.uniform(0, 6.3)), colour, None, gloss, floor))
    return found


def loose_tile(rng, image, to_pixel, place, art):
    """A tile beside the board; `art` is its patch."""
    s = len(art)
    turn, k = rng.uniform(0, 2 * np.pi), 2 / s
    c, d = np.cos(turn) * k, np.sin(turn) * k
    hom = to_pixel @ np.array([[c, -d, place[0] - (c - d) * s / 2], [d, c, place[1] - (c + d) * s / 2], [0, 0, 1]])
    mask = np.zeros((s, s), np.uint8)
    a = np.radians(60 * np.arange(6) - 90)
    poly(mask, s / 2 + s / 2 * .98 * np.stack([np.cos(a), np.sin(a)], 1), 255)
    corners = np.array([[0, 0, 1], [s, 0, 1], [0, s, 1], [s, s, 1]]) @ hom.T
    if (corners[:, 2] < .02).any():
        return
    h, w = image.shape[:2]
    top = cv2.warpPerspective(np.clip(art, 0, 255).astype(np.uint8), hom, (w, h))
    cover = cv2.warpPerspective(mask, hom, (w, h))
    dark = cv2.GaussianBlur(cover, (0, 0), 3)
    image[:] = cv2.multiply(image, cv2.merge([255 - (dark // 3)] * 3), scale=1 / 255)
    cv2.copyTo(top, (cover > 127).astype(np.uint8), image)


class OtherBoard:
    """The board of another game, as wild_flat.Flat gives one: `image`, `mask`, to_plane()."""

    def __init__(self, rng, n=420):
        self.wide, kind = rng.uniform(6, 13), rng.integers(6)
        a, b, c = any_colour(rng), any_colour(rng), any_colour(rng)
        im = np.ascontiguousarray(toned(a, noise(rng, n, n, 60, 3), .05), np.float32)
        self.mask = np.zeros((n, n), np.float32)
        self.mask[6:-6, 6:-6] = 1
        cells = int(rng.integers(6, 20))
        step, rim = n * .86 / cells, n * .07
        if kind == 0:                                                    # chess, draughts
            for i in range(cells):
                for j in range(cells):
                    poly(im, np.array([[i, j], [i + 1, j], [i + 1, j + 1], [i, j + 1]]) * step + rim, shade(b if (i + j) % 2 else c, 1))
        elif kind == 1:                                                  # lines and stones
            for i in range(cells + 1):
                line(im, (rim + i * step, rim), (rim + i * step, n - rim), shade(b, .6), 2)
                line(im, (rim, rim + i * step), (n - rim, rim + i * step), shade(b, .6), 2)
            for _ in range(int(rng.integers(0, 80))):
                disc(im, rim + step * rng.integers(0, cells + 1, 2), step * .45, shade((30, 30, 30) if rng.random() < .5 else (230, 230, 230), 1))
        elif kind == 2:                                                  # a track round the edge
            for i in range(cells):
                for x, y in ((i, 0), (i, cells - 1), (0, i), (cells - 1, i)):
                    poly(im, np.array([[x + .05, y + .05], [x + .95, y + .05], [x + .95, y + .95], [x + .05, y + .95]]) * step + rim, shade(any_colour(rng), 1))
        elif kind == 3:                                                  # a map
            land = noise(rng, n, n, n / 3, 4)
            for k, level in enumerate((-.2, .2, .7)):
                im[land > level] = (b, c, any_colour(rng))[k]
            for _ in range(25):
                disc(im, rng.uniform(0, n, 2), n * .015, shade(any_colour(rng), 1))
        elif kind == 4:                                                  # hexagons of another game
            im = hexagons(rng, n, a)
        else:
            for i in range(12):
                for side in (0, 1):
                    x = rim + i * (n - 2 * rim) / 12
                    poly(im, [(x, side * (n - 2 * rim) + rim), (x + n * .07, side * (n - 2 * rim) + rim), (x + n * .035, n * (.45 if side == 0 else .55))], shade(b if (i + side) % 2 else c, 1))
        self.image = im * (1 + .03 * noise(rng, n, n, 5, 2)[..., None])
        self.turn, self.n = rng.uniform(0, 2 * np.pi), n

    def to_plane(self):
        k = self.wide / self.n
        c, d = np.cos(self.turn) * k, np.sin(self.turn) * k
        return np.array([[c, -d, -(c - d) * self.n / 2], [d, c, -(c + d) * self.n / 2], [0, 0, 1]])


SKINS = [(160, 190, 230), (130, 165, 215), (95, 130, 185), (60, 90, 140), (40, 60, 95), (140, 160, 220)]


def hand(rng, view, image, target, lamp):
    """An arm from beyond the picture with a hand over the place `target` of the plane, drawn onto the larger picture. Gives what it covers, 0 to 255."""
    h, w = image.shape[:2]
    q = view.plane(.5, True) @ [target[0], target[1], 1]
    at = q[:2] / q[2]
    p = view.plane(.5, True) @ [target[0] + 1, target[1], 1]
    unit = min(max(np.hypot(*(p[:2] / p[2] - at)), .03 * w), .2 * w)
    turn = rng.uniform(0, 2 * np.pi)
    way = np.array([np.cos(turn), np.sin(turn)])
    side = np.array([-way[1], way[0]])
    mask = np.zeros((h, w), np.uint8)
    step = lambda a, b: at + (way * a + side * b) * unit
    strokes = []
    arm = rng.uniform(.9, 1.3)
    wrist = rng.uniform(2., 2.7)
    strokes.append((step(wrist, 0), step(14, rng.uniform(-2, 2)), arm))
    strokes.append((step(wrist - .1, 0), step(.9, 0), 1.5 * arm))
    strokes.append((step(wrist - .4, .25), step(.9, .4), 1.1 * arm))
    strokes.append((step(wrist - .4, -.25), step(.9, -.4), 1.1 * arm))
    spread = rng.uniform(.6, 1.5)
    for k in range(4):
        b = (k - 1.5) * .36
        bend = rng.uniform(.1, 1.2)
        middle = step(.2, b * spread)
        strokes.append((step(.9, b), middle, .36))
        strokes.append((middle, step(.2 - bend, b * spread * 1.1 + rng.uniform(-.1, .1)), .32))
    hand_side = 1 if rng.random() < .5 else -1
    strokes.append((step(1.5, .6 * hand_side), step(.5, 1.15 * hand_side), .42))
    strokes.append((step(.5, 1.15 * hand_side), step(-.1, .95 * hand_side), .36))
    for a, b, r in strokes:
        line(mask, a, b, 255, max(2, r * unit))
    skin = np.float32(SKINS[rng.integers(len(SKINS))]) * rng.uniform(.85, 1.1)
    way2 = lamp.ways[0]
    moved = view.plane(0, True) @ [target[0] - way2[0] / way2[2] * .7, target[1] - way2[1] / way2[2] * .7, 1]
    shift = np.clip(moved[:2] / moved[2] - at, -3 * unit, 3 * unit)
    small = cv2.resize(mask, (w // 4, h // 4), interpolation=cv2.INTER_AREA)
    cast = cv2.warpAffine(small, np.float32([[1, 0, shift[0] / 4], [0, 1, shift[1] / 4]]), (w // 4, h // 4))
    cast = cv2.resize(cv2.GaussianBlur(cast, (0, 0), max(1., unit * .05)), (w, h)).astype(np.float32) / 255
    image[:] = cv2.multiply(image, cv2.merge([1 - .45 * cast] * 3), dtype=cv2.CV_8U)
    near = cv2.distanceTransform(small, cv2.DIST_L2, 3)
    round_ = cv2.resize(np.sqrt(np.clip(near * 4 / (.5 * unit), 0, 1)), (w, h))
    tone = (.55 + .5 * round_ + .05 * cv2.resize(noise(rng, 60, 80, 12, 3), (w, h)))[..., None] * skin
    if rng.random() < .6:                                                 # a sleeve
        sleeve = np.zeros((h, w), np.uint8)
        line(sleeve, step(wrist + rng.uniform(1, 4), 0), step(14, 0), 255, arm * 1.3 * unit)
        mask = np.maximum(mask, sleeve)
        tone[sleeve > 0] = any_colour(rng) * .8
    image[:] = np.where(mask[..., None] > 127, np.clip(tone, 0, 255).astype(np.uint8), image)
    return mask
