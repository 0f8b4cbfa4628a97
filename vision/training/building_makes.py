# SPDX-License-Identifier: GPL-3.0-or-later
"""Settlements and cities of invented makes, each pair another one: wooden, moulded in plastic, printed in layers, built from blocks or turned.
Sizes tell little: many a moulded city is a round plate as large as its settlement. Unit: a hex's side. No set is copied."""
import numpy as np

from wild_pieces import Mesh, ball, box, gable, join, lathe, parts, prism, tower

# Make: how often it is drawn.
MAKES = {'wooden': 6, 'clusters': 7, 'footed': 2.5, 'layered': 2.5, 'forts': 2, 'turned': 1, 'blocks': 1, 'stacks': 1, 'long_and_cross': 1.5,
         'plates': 4, 'wild': 2}
# Of these nothing is trained on.
HELD_MAKES = {'long_and_cross', 'stacks', 'blocks'}


class Kit:
    """The measures of one set: `u` scales all of it, `v` each measure a little otherwise."""

    def __init__(self, rng):
        self.rng, self.u = rng, rng.uniform(.82, 1.2)
        self.bevel = rng.choice([0., .008, .016]) * self.u

    def v(self, x, spread=.14):
        return x * self.u * self.rng.uniform(1 - spread, 1 + spread)


def ribs(rng, w, wall, ridge, d, count):
    """Rows of tiles on a gabled roof: low strips along its length on both sides."""
    strips = []
    for k in range(count):
        t = (k + .5) / count
        x, z = w * (1 - t), wall + (ridge - wall) * t
        for sign in (-1, 1):
            strips.append(box(sign * x - .008, -d * 1.02, z - .004, sign * x + .008, d * 1.02, z + .012))
    return strips


def detailed(rng, w, wall, ridge, d, bevel=0., much=.6):
    """A gabled house, often with rows of tiles, a dormer, a chimney, eaves that stand out."""
    found = [gable(w, wall, ridge, d, bevel)]
    if rng.random() < .3 * much:
        over = rng.uniform(1.05, 1.2)
        found = [box(-w, -d, 0, w, d, wall), prism([(-w * over, wall * .95), (w * over, wall * .95), (0, ridge)], -d * over, d * over)]
    if rng.random() < .5 * much:
        found += ribs(rng, w, wall, ridge, d, int(rng.integers(2, 4)))
    if rng.random() < .4 * much:
        x, y, r = w * rng.uniform(-.5, .5), d * rng.uniform(-.8, .8), rng.uniform(.018, .035)
        found.append(box(x - r, y - r, wall, x + r, y + r, ridge + rng.uniform(-.01, .07)))
    if rng.random() < .3 * much:
        found.append(gable(d * .3, wall, wall + (ridge - wall) * .75, w * 1.08).moved((0, d * rng.uniform(-.4, .4), 0), np.pi / 2))
    return join(*found)


def wooden(k):
    """A house, and a broader one with a tower at one end; seldom with the tower in the middle, or two."""
    rng, v, b = k.rng, k.v, k.bevel
    f = rng.uniform(.85, 1.2)
    w, wall, d = v(.12) * f, v(.17), v(.15) * f
    ridge = wall + v(.125, .3)
    cw, cd, nave = v(.22) * f, v(.12) * f, v(.2)
    eaves, peak = nave + v(.13), nave + v(.26)
    share = rng.uniform(.42, .6) * cw * 2                                 # the tower's width
    left, right = -cw, -cw + share
    out = [(-cw, 0), (cw, 0), (cw, nave), (right, nave), (right, eaves), ((left + right) / 2, peak), (left, eaves)]
    chance = rng.random()
    if chance < .12:                                                      # in the middle
        out = [(-cw, 0), (cw, 0), (cw, nave), (share / 2, nave), (share / 2, eaves), (0, peak), (-share / 2, eaves), (-share / 2, nave), (-cw, nave)]
    elif chance < .25:                                                    # the low part has a roof as well
        out[2:4] = [(cw, nave * .8), ((cw + right) / 2, nave * 1.25), (right, nave * .8)]
    elif chance < .32:                                                    # a flat tower
        out[5:6] = []
    return gable(w, wall, ridge, d, b), prism(out, -cd, cd, b)


def roofs(rng, v, count, reach, height, narrow=1.):
    """Small houses set about a middle, close to each other."""
    found, start = [], rng.uniform(0, 2 * np.pi)
    for i in range(count):
        turn = start + 2 * np.pi * i / count + rng.normal(0, .25)
        far = reach * rng.uniform(.6, 1.05)
        w, d = v(.055) * narrow, v(.075)
        wall = height * rng.uniform(.5, 1)
        facing = turn + (np.pi / 2 if rng.random() < .5 else 0) + rng.normal(0, .2)
        found.append(detailed(rng, w, wall, wall + v(.075, .3), d, 0, .5).moved((far * np.cos(turn), far * np.sin(turn), 0), facing))
    return found


def cluster(k):
    """A settlement of plastic: a few houses grown into each other, uneven all around, on the bare board or on a low foot."""
    rng, v = k.rng, k.v
    w, d, wall = v(.085, .2), v(.17, .2), v(.12, .25)
    found = [detailed(rng, w, wall, wall + v(.1, .3), d)]
    count = int(rng.integers(1, 4))
    for i in range(count):
        side = 1 if i % 2 else -1
        w2, d2, wall2 = v(.075, .25), v(.1, .3), wall * rng.uniform(.6, 1.05)
        x, y = side * w * rng.uniform(.7, 1.4), d * rng.uniform(-.75, .75)
        turn = (np.pi / 2 if rng.random() < .65 else 0) + rng.normal(0, .15)
        found.append(detailed(rng, w2, wall2, wall2 + v(.085, .3), d2, 0, .7).moved((x, y, 0), turn))
    if rng.random() < .45:
        found.append(box(-v(.19), -v(.17), 0, v(.19), v(.17), v(.035)))
    elif rng.random() < .3:
        found.append(lathe([(v(.2), 0), (v(.19), v(.04))], int(rng.integers(6, 10)), rng.uniform(.75, 1), rng.uniform(0, 3)))
    for _ in range(int(rng.integers(0, 4))):                              # stones, bushes, barrels
        turn, far = rng.uniform(0, 2 * np.pi), v(.17)
        found.append(ball(v(.035, .4), 0, 1, 6).moved((far * np.cos(turn), far * np.sin(turn), 0)))
    return join(*found)


def plate(k, size=None):
    """A city of plastic: a round plate, full of roofs to its rim, with long roofs that cross or run through its middle, and towers."""
    rng, v = k.rng, k.v
    r = size or v(.25, .12)
    base = v(.085, .35)
    found = [lathe([(r, 0), (r * rng.uniform(.92, 1), base)], 18)]
    if rng.random() < .35:                                                # a wall around it
        found.append(lathe([(r, base), (r, base * 1.4), (r * .9, base * 1.4), (r * .9, base)], 18))
    long, top = r * rng.uniform(.8, 1.0), base + v(.1, .35)
    turn = rng.uniform(0, np.pi)
    kinds = rng.random()
    w = v(.05, .3)
    if kinds < .45:                                                       # roofs that cross
        for extra in (0, np.pi / 2 + rng.normal(0, .06)):
            found.append(detailed(rng, w, top, top + v(.08, .3), long * rng.uniform(.85, 1), 0, .5).moved((0, 0, 0), turn + extra))
    elif kinds < .8:                                                      # one long roof, shorter ones beside it
        found.append(detailed(rng, w, top, top + v(.1, .3), long, 0, .6).moved((0, 0, 0), turn))
        for sign in (-1, 1):
            for _ in range(int(rng.integers(1, 3))):
                x, y = sign * r * rng.uniform(.4, .6), r * rng.uniform(-.4, .4)
                c, s = np.cos(turn), np.sin(turn)
                found.append(detailed(rng, v(.045, .3), top * .8, top * .8 + v(.07, .3), r * rng.uniform(.2, .4), 0, .4).moved(
                    (c * x - s * y, s * x + c * y, 0), turn + (np.pi / 2 if rng.random() < .6 else 0)))
    else:                                                                 # a keep among houses
        found.append(tower(v(.09), 0, top + v(.1), int(rng.choice([4, 6, 10])), rng.choice([0, .1]) * k.u))
    found += roofs(rng, v, int(rng.integers(3, 8)), r * .62, base + v(.05, .4), .8)
    for _ in range(int(rng.integers(0, 3))):                              # spires
        t, far = rng.uniform(0, 2 * np.pi), r * rng.uniform(0, .6)
        found.append(tower(v(.04, .3), 0, top + v(.13, .4), int(rng.choice([4, 8])), v(.09) if rng.random() < .7 else 0.).moved((far * np.cos(t), far * np.sin(t), 0)))
    return join(*found)


def clusters(k):
    house = cluster(k)
    reach = np.abs(house.points[:, :2]).max()
    # As wide as its settlement, a little more, or a little less.
    return house, plate(k, reach * k.rng.uniform(.92, 1.3) if k.rng.random() < .6 else None)


def plates(k):
    """Fewer roofs, cut into the plate by grooves: what is left of a city that was moulded cheaply or worn."""
    rng, v = k.rng, k.v
    r, base, high = v(.25, .15), v(.1, .3), v(.16, .3)
    found = [lathe([(r, 0), (r * .96, base)], 20)]
    turn = rng.uniform(0, np.pi)
    for i in range(int(rng.integers(3, 6))):
        x = r * rng.uniform(-.75, .75)
        d = np.sqrt(max(r * r - x * x, .001)) * rng.uniform(.6, .95)
        part = gable(v(.04, .3), high * .7, high, d)
        found.append(part.moved((x * np.cos(turn), x * np.sin(turn), 0), turn + (np.pi / 2 if rng.random() < .35 else 0)))
    if rng.random() < .6:
        found.append(tower(v(.06), 0, high + v(.1), 8, rng.choice([0., .1])))
    house = join(gable(v(.1), v(.12), v(.22), v(.16)), gable(v(.08), v(.1), v(.19), v(.19)).moved((v(.04), v(.03), 0), np.pi / 2))
    return house, join(*found)


def footed(k):
    """A house on a round foot; on a wider foot of a city storeys that grow narrower."""
    rng, v = k.rng, k.v
    r = v(.22, .1)
    foot = v(.07, .3)
    house = join(lathe([(r, 0), (r * rng.uniform(.85, 1), foot)], 14), detailed(rng, v(.1), foot + v(.08, .3), foot + v(.19), v(.13)))
    cr = r * rng.uniform(1, 1.3)
    found = [lathe([(cr, 0), (cr * .95, foot)], 16)]
    if rng.random() < .5:
        found += [lathe([(cr * .75, foot), (cr * .72, v(.26))], 14), lathe([(cr * .4, v(.26)), (cr * .36, v(.44))], 10)]
    else:
        found += [detailed(rng, v(.08), v(.2), v(.32), cr * .8, 0).moved((0, 0, 0), t) for t in (0, np.pi / 2)]
    if rng.random() < .6:
        found.append(tower(v(.07), 0, v(.42), 8, v(.1) if rng.random() < .5 else 0.))
    return house, join(*found)


def layered(k):
    """Printed in layers at home: a house with door and chimney; a city of walls and towers, or several houses."""
    rng, v = k.rng, k.v
    house = join(detailed(rng, v(.12), v(.15), v(.29), v(.15), 0, 1), box(-v(.03), -v(.165), 0, v(.03), v(.165), v(.09)))
    if rng.random() < .5:
        return house, fort(k)
    found = [detailed(rng, v(.1), v(.16), v(.3), v(.2), 0, 1), detailed(rng, v(.09), v(.14), v(.26), v(.2), 0, 1).moved((v(.05), v(.06), 0), np.pi / 2)]
    x = v(.12)
    found.append(box(-x, -v(.08), 0, -x + v(.15), v(.08), v(.42)))
    found.append(lathe([(v(.11), found[-1].points[:, 2].max()), (.005, v(.55))], 4, 1, np.pi / 4).moved((-x + .07 * k.u, 0, 0)))
    return house, join(*found)


def fort(k):
    rng, v = k.rng, k.v
    c, wall = v(.18), v(.19, .25)
    sides = int(rng.choice([4, 4, 5, 6]))
    a = np.arange(sides) * 2 * np.pi / sides + rng.uniform(0, 2)
    found = [lathe([(c * 1.2, 0), (c * 1.2, wall)], sides, 1, a[0])]
    roof = v(.12) if rng.random() < .5 else 0.
    found += [tower(v(.06), 0, wall + v(.13), int(rng.choice([4, 6, 9])), roof).moved((c * 1.15 * np.cos(t), c * 1.15 * np.sin(t), 0)) for t in a]
    if rng.random() < .7:
        found.append(tower(v(.09), 0, wall + v(.2), int(rng.choice([4, 8])), roof))
    return join(*found)


def forts(k):
    """A hut, round or square; a castle with towers at its corners, or upright and flat."""
    rng, v = k.rng, k.v
    house = tower(v(.13), 0, v(.16), int(rng.choice([4, 7, 10])), v(.13)) if rng.random() < .5 else detailed(rng, v(.12), v(.16), v(.29), v(.15))
    if rng.random() < .35:                                                # both are silhouettes
        house = prism(np.array([(-.15, 0), (.15, 0), (.15, .17), (.19, .17), (0, .35), (-.19, .17), (-.15, .17)]) * k.u, -v(.06), v(.06))
        teeth = [(-.24, 0), (.24, 0), (.24, .4), (.14, .4), (.14, .3), (.05, .3), (.05, .4), (-.05, .4), (-.05, .3), (-.14, .3), (-.14, .4), (-.24, .4)]
        return house, prism(np.array(teeth) * k.u, -v(.07), v(.07))
    return house, fort(k)


def turned(k):
    """Turned on a lathe: one body, or two on top of each other."""
    rng, v = k.rng, k.v
    one = lambda f, z: [(v(.13) * f, z), (v(.12) * f, z + v(.07)), (v(.05) * f, z + v(.18)), (v(.02), z + v(.24))]
    house = lathe(one(rng.uniform(.8, 1.1), 0), 14)
    return house, join(lathe([(v(.19), 0), (v(.18), v(.16))], 16), lathe(one(.95, v(.16)), 14)) if rng.random() < .6 else join(
        lathe([(v(.21), 0), (v(.2), v(.06))], 16), lathe(one(1.1, v(.06)), 14), *[ball(v(.05), v(.06), 1, 7).moved((v(.15) * np.cos(t), v(.15) * np.sin(t), 0)) for t in range(6)])


def blocks(k):
    rng, v, b = k.rng, k.v, k.bevel
    c = v(.13)
    low = box(-c * 1.4, -c * 1.3, 0, c * 1.4, c * 1.3, v(.2), b)
    if rng.random() < .5:
        return box(-c, -c, 0, c, c, v(.24), b), join(low, box(-c * .8, -c * .8, .2 * k.u, c * .8, c * .8, v(.42), b))
    high = box(-c * 1.4, -c * 1.3, 0, -c * .1, c * 1.3, v(.4), b)
    return box(-c, -c * 1.2, 0, c, c * 1.2, v(.16), b), join(low, high)


def stacks(k):
    """Discs or tiles laid on each other: one or two of them a settlement, more of them a city."""
    rng, v = k.rng, k.v
    sides, n = int(rng.choice([4, 6, 16])), int(rng.integers(1, 3))
    disc = lambda r, z: lathe([(r, z), (r, z + .05 * k.u)], sides)
    r = v(.16)
    shrink = rng.uniform(.7, .95)
    return join(*[disc(r * shrink ** i, .06 * k.u * i) for i in range(n)]), join(*[disc(r * 1.35 * shrink ** i, .06 * k.u * i) for i in range(n + int(rng.integers(2, 5)))])


def long_and_cross(k):
    """A long house; a church of crossing roofs with a tower."""
    rng, v = k.rng, k.v
    house = detailed(rng, v(.1), v(.13), v(.24), v(.19), k.bevel)
    church = [detailed(rng, v(.1), v(.17), v(.3), v(.23)), detailed(rng, v(.09), v(.16), v(.27), v(.2)).moved((0, v(.05), 0), np.pi / 2)]
    y = v(.17)
    church += [box(-v(.07), y - v(.07), 0, v(.07), y + v(.07), v(.38)), lathe([(v(.1), .36 * k.u), (.01, v(.55))], 4, 1, np.pi / 4).moved((0, y, 0))]
    return house, join(*church)


def wild(k):
    """One of wild_pieces.py."""
    make = str(k.rng.choice(['classic', 'slim', 'sculpted', 'travel', 'printed', 'pawns', 'clay', 'meeples']))
    kit = parts(k.rng, make)
    return kit['settlement'], kit['city']


MAKERS = {'wooden': wooden, 'clusters': clusters, 'plates': plates, 'footed': footed, 'layered': layered, 'forts': forts, 'turned': turned,
          'blocks': blocks, 'stacks': stacks, 'long_and_cross': long_and_cross, 'wild': wild}


def pair(rng, held_out):
    """(make, settlement, city) of a new set."""
    names = [name for name in MAKES if (name in HELD_MAKES) == held_out]
    often = np.array([MAKES[name] for name in names])
    make = str(rng.choice(names, p=often / often.sum()))
    settlement, city = MAKERS[make](Kit(rng))
    if rng.random() < .3:                                                 # worn, or not quite as the mould has it
        settlement, city = (Mesh(mesh.points + rng.normal(0, .004, mesh.points.shape), mesh.faces) for mesh in (settlement, city))
    return make, settlement, city
