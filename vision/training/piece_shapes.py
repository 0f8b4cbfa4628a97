# SPDX-License-Identifier: GPL-3.0-or-later
"""Pieces as clouds of points on their surfaces, in hex sides: figures of armies, weapons, houses, roads and ships of many makes, none
of them anybody's. Each function draws another one. For piece_outlines.py."""
import numpy as np


def grown(points, normals):
    return np.asarray(points, np.float32), np.asarray(normals, np.float32)


def ellipsoid(middle, radii, n=160):
    """Evenly enough over its surface."""
    k = np.arange(n) + .5
    z, turn = 1 - 2 * k / n, k * np.pi * (3 - 5 ** .5)
    unit = np.stack([np.sqrt(1 - z * z) * np.cos(turn), np.sqrt(1 - z * z) * np.sin(turn), z], 1)
    normals = unit / np.asarray(radii)
    return grown(unit * radii + middle, normals / np.linalg.norm(normals, axis=1, keepdims=True))


def rod(a, b, ra, rb=None, n=14, m=16):
    """A cone or a cylinder with flat ends."""
    a, b = np.asarray(a, float), np.asarray(b, float)
    rb = ra if rb is None else rb
    way = (b - a) / max(np.linalg.norm(b - a), 1e-6)
    side = np.cross(way, [1, 0, 0] if abs(way[0]) < .8 else [0, 1, 0])
    side /= np.linalg.norm(side)
    other = np.cross(way, side)
    t, turn = np.meshgrid(np.linspace(0, 1, n), np.arange(m) * 2 * np.pi / m, indexing='ij')
    out = np.cos(turn)[..., None] * side + np.sin(turn)[..., None] * other
    wide = (ra + (rb - ra) * t)[..., None]
    points, normals = [(a + (b - a) * t[..., None] + out * wide).reshape(-1, 3)], [out.reshape(-1, 3)]
    for end, r, sign in ((a, ra, -1), (b, rb, 1)):
        for part in (.15, .5, .85):
            points.append(end + out[0] * r * part)
            normals.append(np.repeat(way[None] * sign, m, 0))
    return grown(np.concatenate(points), np.concatenate(normals))


def box(low, high, n=9):
    low, high = np.asarray(low, float), np.asarray(high, float)
    u, v = np.meshgrid(np.linspace(0, 1, n), np.linspace(0, 1, n))
    points, normals = [], []
    for axis in range(3):
        i, j = [k for k in range(3) if k != axis]
        for at, sign in ((low, -1), (high, 1)):
            face = np.empty((n * n, 3))
            face[:, i], face[:, j] = (low[i] + (high[i] - low[i]) * u).ravel(), (low[j] + (high[j] - low[j]) * v).ravel()
            face[:, axis] = at[axis]
            points.append(face)
            normals.append(np.repeat(np.eye(3)[axis][None] * sign, n * n, 0))
    return grown(np.concatenate(points), np.concatenate(normals))


def turned(part, angle, shift=(0, 0, 0), pitch=0, about=(0, 0, 0)):
    """Pitched about the y axis through a point first, then turned about the upright axis, then shifted."""
    points, normals = part
    c, s = np.cos(pitch), np.sin(pitch)
    tilt = np.array([[c, 0, -s], [0, 1, 0], [s, 0, c]])
    c, s = np.cos(angle), np.sin(angle)
    spin = np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]])
    return grown(((points - about) @ tilt.T + about) @ spin.T + shift, normals @ tilt.T @ spin.T)


def union(*parts):
    return np.concatenate([p for p, _ in parts]), np.concatenate([n for _, n in parts])


def base(rng, long, wide):
    """What a moulded figure stands on."""
    thick = rng.uniform(.012, .03)
    if rng.random() < .6:
        return [ellipsoid((0, 0, thick / 2), (long, wide, thick), 260)]
    return [box((-long, -wide, 0), (long, wide, thick))]


def limb(rng, a, b, r):
    return rod(a, b, r * rng.uniform(.85, 1.15), r * rng.uniform(.7, 1))


def soldier(rng):
    """Stands upright, with a rifle or without one, often on a base; or a plain pawn."""
    high, stout = rng.uniform(.27, .44), rng.uniform(.8, 1.25)
    r = .058 * stout
    parts = base(rng, *[rng.uniform(.07, .12) * stout] * 2) if rng.random() < .8 else []
    if rng.random() < .2:
        parts += [rod((0, 0, 0), (0, 0, .75 * high), 1.6 * r, .7 * r), ellipsoid((0, 0, .84 * high), [.16 * high] * 3)]
        return union(*parts)
    apart = rng.uniform(.02, .04) * stout
    step = rng.uniform(0, .05)
    parts += [limb(rng, (-step / 2, -apart, 0), (0, -.9 * apart, .42 * high), .026 * stout), limb(rng, (step, apart, 0), (0, .9 * apart, .42 * high), .026 * stout)]
    parts += [rod((0, 0, .38 * high), (0, 0, .72 * high), .85 * r, r), ellipsoid((0, 0, .72 * high), (.75 * r, r, .6 * r))]
    parts += [ellipsoid((0, 0, .88 * high), [rng.uniform(.034, .044) * stout] * 3)]
    if rng.random() < .5:
        parts += [ellipsoid((0, 0, .93 * high), np.array([.048, .048, .028]) * stout)]
    reach, lift = rng.uniform(.04, .09), rng.uniform(.45, .7)
    parts += [limb(rng, (0, r, .7 * high), (reach, .4 * r, lift * high), .02), limb(rng, (0, -r, .7 * high), (reach, -.4 * r, (lift - .08) * high), .02)]
    if rng.random() < .7:
        rifle, up = rng.uniform(.14, .28), rng.uniform(-.2, 1.4)
        mid, way = np.array([reach + .01, 0, lift * high]), np.array([np.cos(up) * rng.uniform(.2, 1), rng.uniform(-.8, .8), np.sin(up)])
        way /= np.linalg.norm(way)
        parts += [rod(mid - way * rifle / 2, mid + way * rifle / 2, .011)]
    return union(*parts)


def rider(rng):
    long, high, stout = rng.uniform(.34, .54), rng.uniform(.34, .52), rng.uniform(.85, 1.2)
    back = rng.uniform(.4, .5) * high
    r = .068 * stout
    parts = base(rng, rng.uniform(.36, .5) * long, rng.uniform(.065, .1) * stout) if rng.random() < .8 else []
    parts += [ellipsoid((0, 0, back), (.34 * long, r, 1.05 * r)), ellipsoid((-.2 * long, 0, back + .01), (.15 * long, 1.02 * r, 1.08 * r))]
    raised = rng.uniform(0, .5) if rng.random() < .25 else 0
    for x in (-.22, .22):
        for y in (-.5, .5):
            foot = x + rng.uniform(-.08, .08)
            up = raised * back if x > 0 else 0
            parts.append(limb(rng, (foot * long, y * r, up), (x * long, y * r, back), .02 * stout))
    crest = np.array([.42 * long, 0, back + rng.uniform(.10, .17)])
    parts += [rod((.23 * long, 0, back), crest, .055 * stout, .034 * stout), rod(crest, crest + [rng.uniform(.05, .09), 0, -rng.uniform(.02, .06)], .032, .022)]
    parts += [limb(rng, (-.33 * long, 0, back + .02), (-.45 * long, 0, .5 * back), .018)]
    seat = rng.uniform(-.08, .02) * long
    parts += [rod((seat, 0, back), (seat, 0, .8 * high), .05 * stout, .05 * stout), ellipsoid((seat, 0, .93 * high), [.038 * stout] * 3)]
    for y in (-1, 1):
        parts += [limb(rng, (seat, .8 * y * r, back + .03), (seat + .03, 1.15 * y * r, .55 * back), .022), limb(rng, (seat, .9 * y * .05, .78 * high), (seat + .09, y * .04, .7 * high), .018)]
    if rng.random() < .5:
        parts += [rod((seat + .04, -.06, .5 * high), (seat + rng.uniform(.05, .25), -.06, high * rng.uniform(.95, 1.2)), .01)]
    return union(*parts)


def gun(rng):
    """On two wheels with a trail behind, with a shield or without; seldom on a base."""
    wheel, wide = rng.uniform(.065, .12), rng.uniform(.065, .11)
    long, rise = rng.uniform(.26, .42), rng.uniform(.05, .55)
    parts = base(rng, rng.uniform(.18, .27), rng.uniform(.09, .13)) if rng.random() < .2 else []
    spoked = rng.random() < .6
    for y in (-wide, wide):
        if spoked:
            turn = np.arange(20) * np.pi / 10
            rim = np.stack([wheel * np.cos(turn), np.full(20, y), wheel + wheel * np.sin(turn)], 1)
            parts += [rod(rim[i], rim[(i + 1) % 20], .017, n=3, m=8) for i in range(20)]
            parts += [rod((wheel * np.cos(a), y, wheel + wheel * np.sin(a)), (-wheel * np.cos(a), y, wheel - wheel * np.sin(a)), .008, m=6) for a in (0, .8, 1.6, 2.4)]
        else:
            parts.append(rod((0, y - .015, wheel), (0, y + .015, wheel), wheel, n=3, m=32))
            parts += [rod((0, y - .015, wheel), (0, y + .015, wheel), part * wheel, n=2, m=24) for part in (.25, .5, .75)]
    parts.append(rod((0, -wide, wheel), (0, wide, wheel), .014))
    axis = np.array([0, 0, wheel + rng.uniform(0, .04)])
    way = np.array([np.cos(rise), 0, np.sin(rise)])
    behind = rng.uniform(.22, .36)
    fat = rng.uniform(.038, .058)
    parts += [rod(axis - way * long * behind, axis + way * long * (1 - behind), fat, .65 * fat, n=20), ellipsoid(axis - way * long * behind, [.9 * fat] * 3)]
    trail, split = rng.uniform(.15, .3), rng.uniform(0, .07) if rng.random() < .3 else 0
    for y in (-split, split):
        parts.append(turned(box((-trail, -.028, -.016), (0, .028, .016)), 0, (0, y, wheel), np.arcsin(min(.9, wheel / trail)) * .85))
    if rng.random() < .25:
        high = rng.uniform(.05, .1)
        parts.append(box((.04, -wide * .9, wheel * .5), (.055, wide * .9, wheel + high)))
    return union(*parts)


def weapon(rng):
    """An upright rocket or bomb with fins; the second part is its nose, which often has another colour."""
    high, r = rng.uniform(.3, .52), rng.uniform(.05, .085)
    belly = rng.uniform(0, .25)
    body = [rod((0, 0, .02), (0, 0, .35 * high), r * (1 - belly), r), rod((0, 0, .35 * high), (0, 0, .72 * high), r)]
    count, out, tall = int(rng.integers(3, 5)), rng.uniform(.03, .085), rng.uniform(.1, .2)
    first = rng.uniform(0, 6)
    for i in range(count):
        fin = np.concatenate([np.stack([np.linspace(.6 * r, r + out * (1 - .75 * t), 7), np.full(7, y), np.full(7, tall * t)], 1)
                              for t in np.linspace(0, 1, 12) for y in (-.009, .009)])
        normals = np.zeros_like(fin)
        normals[:, 1] = np.sign(fin[:, 1])
        body.append(turned(grown(fin, normals), first + i * 2 * np.pi / count))
    if rng.random() < .25:
        body += base(rng, r + out, r + out)
    nose = [ellipsoid((0, 0, .72 * high), (r, r, .28 * high), 220)]
    return union(*body), union(*nose)


def prism(profile, deep, along='y', step=.022):
    """A polygon (u to the right, v up) drawn out: across it along y, or lying, along z from the ground."""
    profile = np.asarray(profile, float)
    area = np.sum(profile[:, 0] * np.roll(profile[:, 1], -1) - np.roll(profile[:, 0], -1) * profile[:, 1])
    points, normals = [], []
    w = np.linspace(-deep / 2, deep / 2, max(2, int(deep / step) + 1)) if along == 'y' else np.linspace(0, deep, max(2, int(deep / step) + 1))
    for a, b in zip(profile, np.roll(profile, -1, 0)):
        edge = b - a
        long = np.linalg.norm(edge)
        t = np.linspace(0, 1, max(2, int(long / step) + 1))
        out = np.array([edge[1], -edge[0]]) / max(long, 1e-6) * np.sign(area)
        t, d = np.meshgrid(t, w, indexing='ij')
        flat = a + t.reshape(-1, 1) * edge
        points.append(np.column_stack([flat, d.reshape(-1)]))
        normals.append(np.repeat([[*out, 0]], t.size, 0))
    low, high = profile.min(0), profile.max(0)
    grid = np.stack(np.meshgrid(np.arange(low[0], high[0], step), np.arange(low[1], high[1], step)), -1).reshape(-1, 2)
    inside = np.zeros(len(grid), bool)
    for (ax, ay), (bx, by) in zip(profile, np.roll(profile, -1, 0)):
        crosses = (ay > grid[:, 1]) != (by > grid[:, 1])
        inside ^= crosses & (grid[:, 0] < ax + (grid[:, 1] - ay) / np.where(by == ay, 1e-9, by - ay) * (bx - ax))
    for end, sign in ((w[0], -1), (w[-1], 1)):
        points.append(np.column_stack([grid[inside], np.full(inside.sum(), end)]))
        normals.append(np.repeat([[0, 0, sign]], inside.sum(), 0))
    points, normals = np.concatenate(points), np.concatenate(normals)
    order = [0, 2, 1] if along == 'y' else [0, 1, 2]
    return grown(points[:, order], normals[:, order])


def gabled(wide, deep, wall, ridge, lift=0.):
    return turned(prism([(-wide / 2, 0), (wide / 2, 0), (wide / 2, wall), (0, ridge), (-wide / 2, wall)], deep), 0, (0, 0, lift))


def moved(part, *shift):
    return grown(part[0] + np.array(shift, np.float32), part[1])


def disc(r, high):
    return [rod((0, 0, 0), (0, 0, high), r, r * .97, n=4, m=60), rod((0, 0, 0), (0, 0, high), .6 * r, n=2, m=36), rod((0, 0, 0), (0, 0, high), .3 * r, n=2, m=24)]


def settlement(rng):
    if rng.random() < .5:
        wide, wall = rng.uniform(.19, .28), rng.uniform(.11, .2)
        return gabled(wide, wide * rng.uniform(.9, 1.5), wall, wall + wide * rng.uniform(.3, .6))
    lift, size = rng.uniform(.02, .07), rng.uniform(.8, 1.1)
    wide, wall = .23 * size, rng.uniform(.1, .16)
    parts = [gabled(wide, .3 * size, wall, wall + rng.uniform(.06, .13), lift)]
    if rng.random() < .7:
        parts += disc(rng.uniform(.17, .25) * size, lift)
    if rng.random() < .6:
        parts.append(box((-.17 * size, -.07, lift), (.17 * size, .07, wall + lift)))
    if rng.random() < .5:
        parts.append(rod((.07, .09, .1), (.07, .09, wall + rng.uniform(.1, .2)), .028))
    return union(*parts)


def city(rng):
    if rng.random() < .5:
        wide, wall, tower = rng.uniform(.4, .52), rng.uniform(.17, .25), rng.uniform(.17, .26)
        top = wall + rng.uniform(.1, .2)
        if rng.random() < .7:
            profile = [(-wide / 2, 0), (wide / 2, 0), (wide / 2, wall), (tower - wide / 2, wall), (tower - wide / 2, top), (tower / 2 - wide / 2, top + tower * .45), (-wide / 2, top)]
            return prism(profile, rng.uniform(.2, .3))
        deep = rng.uniform(.2, .3)
        return union(gabled(wide, deep, wall, wall + .1), moved(gabled(tower, deep, top, top + .5 * tower), -wide / 2 + tower / 2, 0, 0))
    lift, size = rng.uniform(.02, .08), rng.uniform(.85, 1.1)
    wall, ridge = rng.uniform(.15, .2), rng.uniform(.24, .3)
    parts = [gabled(.2 * size, .4 * size, wall, ridge, lift)]
    parts.append(turned(gabled(.2 * size, rng.uniform(.32, .42) * size, wall, ridge - .02, lift), np.pi / 2))
    if rng.random() < .75:
        parts += disc(rng.uniform(.23, .3) * size, lift)
    high = rng.uniform(.38, .52)
    at = rng.uniform(-.15, .15, 2) * (rng.random() < .5)
    r = rng.uniform(.065, .11)
    parts += [rod((*at, .05), (*at, high), r), rod((*at, high), (*at, high + rng.uniform(0, .1)), 1.1 * r, .3 * r)]
    if rng.random() < .6:
        parts += [rod((.15, .15, .05), (.15, .15, high * .65), .055), rod((.15, .15, high * .65), (.15, .15, high * .8), .06, 0)]
    return union(*parts)


def factory(rng):
    wide, deep, wall = rng.uniform(.34, .48), rng.uniform(.22, .34), rng.uniform(.16, .26)
    teeth = int(rng.integers(0, 4))
    parts = [box((-wide / 2, -deep / 2, 0), (wide / 2, deep / 2, wall), n=22)]
    if teeth:
        x, profile = np.linspace(-wide / 2, wide / 2, teeth + 1), [(-wide / 2, wall - .01), (wide / 2, wall - .01)]
        rise = rng.uniform(.05, .13)
        for i in range(teeth, 0, -1):
            profile += [(x[i], wall + rise), (x[i - 1] + .004, wall)]
        parts.append(prism(profile, deep * .98))
    for _ in range(int(rng.choice([1, 1, 1, 2, 3]))):
        at = np.array([rng.uniform(-.42, .42) * wide, rng.uniform(-.4, .4) * deep * (rng.random() < .6)])
        r, high = rng.uniform(.035, .062), rng.uniform(.4, .64)
        parts.append(rod((*at, wall * .5), (*at, high), r, r * rng.uniform(.7, 1), n=24))
    return union(*parts)


def road(rng):
    long, wide, high = rng.uniform(.42, .62), rng.uniform(.09, .15), rng.uniform(.07, .14)
    if rng.random() < .55:
        return box((-long / 2, -wide / 2, 0), (long / 2, wide / 2, high), n=26)
    count = int(rng.integers(4, 8))
    x = (np.arange(count) / (count - 1) - .5) * long * .84
    parts = [box((-long / 2, -wide * .4, 0), (long / 2, wide * .4, high * .7), n=24)]
    parts += [ellipsoid((at, rng.uniform(-.02, .02), high * .5), (.55 * long / count, wide * rng.uniform(.5, .65), high * .55)) for at in x]
    return union(*parts)


def ship(rng):
    long, wide, deck = rng.uniform(.5, .66), rng.uniform(.12, .2), rng.uniform(.1, .16)
    top = rng.uniform(.32, .54)
    if rng.random() < .35:
        # Cut out of one board.
        a = long / 2
        profile = [(-.75 * a, 0), (.7 * a, 0), (a, deck), (.2 * a, deck), (.2 * a, deck + .04), (rng.uniform(.5, .8) * a, deck + .05), (rng.uniform(.4, .6) * a, .7 * top), (.12 * a, top), (-.12 * a, top), (-.12 * a, deck), (-a, deck * 1.1)]
        return prism(profile, rng.uniform(.09, .15))
    bow, stern = rng.uniform(.5, .85), rng.uniform(.6, 1)
    outline = [(-long / 2, -wide / 2 * (1 - stern * .6)), (-long / 2 * .8, -wide / 2), (long / 2 * bow * .7, -wide / 2), (long / 2, 0), (long / 2 * bow * .7, wide / 2), (-long / 2 * .8, wide / 2), (-long / 2, wide / 2 * (1 - stern * .6))]
    if rng.random() < .4:
        outline = [(-long / 2, -wide / 2), (long / 2, -wide / 2), (long / 2, wide / 2), (-long / 2, wide / 2)]
    parts = [prism(outline, deck, 'z')]
    if rng.random() < .6:
        parts.append(box((-.45 * long, -.4 * wide, deck), (-.24 * long, .4 * wide, deck + rng.uniform(.03, .09))))
    kind = rng.random()
    if kind < .55:
        # A sail along the ship.
        foot = deck + rng.uniform(.01, .07)
        back, fore = -rng.uniform(.15, .35) * long, rng.uniform(.2, .4) * long
        profile = [(back, foot), (fore, foot), (fore * rng.uniform(.6, 1), (foot + top) / 2), (fore * rng.uniform(0, .95), top), (back * rng.uniform(0, .9), top), (back * rng.uniform(.5, 1), (foot + top) / 2)]
        parts += [prism(profile, rng.uniform(.02, .06)), rod((0, 0, .1), (0, 0, top + .04), .016)]
    elif kind < .85:
        # Sails across it.
        for at in ([0.], [-.18, .16], [-.26, 0, .24])[rng.integers(3)]:
            half = rng.uniform(.08, .15)
            parts += [box((at * long - .012, -half, deck + .05), (at * long + .012, half, top * rng.uniform(.85, 1)), n=14), rod((at * long, 0, .1), (at * long, 0, top), .016)]
    else:
        parts += [box((-.2 * long, -.3 * wide, deck), (.15 * long, .3 * wide, deck + .09)), rod((0, 0, deck), (0, 0, top), rng.uniform(.03, .05))]
    return union(*parts)


PLAIN = {'soldier': soldier, 'rider': rider, 'gun': gun, 'settlement': settlement, 'city': city, 'factory': factory, 'road': road, 'ship': ship}
