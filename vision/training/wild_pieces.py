# SPDX-License-Identifier: GPL-3.0-or-later
"""Pieces as meshes of flat faces: settlements, cities, roads, ships, figures and robbers of many invented makes. Unit: a hex's side; a
piece stands on z = 0 about the origin, roads and ships lie along x. No set is copied."""
import numpy as np


class Mesh:
    """`points` (n, 3), `faces` lists of their numbers, `normals` one a face, outwards; `bodies` slices of the points that are about convex."""

    def __init__(self, points, faces):
        self.points, self.faces, self.bodies = np.asarray(points, float), faces, [slice(0, len(points))]
        normals = []
        for f in faces:
            p = self.points[f]
            n = np.cross(p - np.roll(p, 1, 0), np.roll(p, -1, 0) - p).sum(0)
            normals.append(n / max(np.linalg.norm(n), 1e-9))
        self.normals = np.array(normals)

    def outwards(self):
        """Turns faces of a convex body so that their normals look away from its middle."""
        middle = self.points.mean(0)
        for i, f in enumerate(self.faces):
            if self.normals[i] @ (self.points[f].mean(0) - middle) < 0:
                self.faces[i] = f[::-1]
                self.normals[i] = -self.normals[i]
        return self

    def moved(self, shift=(0, 0, 0), turn=0., scale=1., tip=0.):
        points, normals = self.points * scale, self.normals / scale
        normals = normals / np.linalg.norm(normals, axis=1, keepdims=True)
        for angle, i, j in ((tip, 0, 2), (turn, 0, 1)):
            if angle:
                c, s = np.cos(angle), np.sin(angle)
                m = np.eye(3)
                m[i, i] = m[j, j] = c
                m[i, j], m[j, i] = -s, s
                points, normals = points @ m.T, normals @ m.T
        other = object.__new__(Mesh)
        other.points, other.faces, other.normals, other.bodies = points + shift, self.faces, normals, self.bodies
        return other


def join(*meshes):
    other, points, faces = object.__new__(Mesh), [], []
    other.bodies = []
    start = 0
    for m in meshes:
        points.append(m.points)
        faces += [[start + k for k in f] for f in m.faces]
        other.bodies += [slice(start + b.start, start + b.stop) for b in m.bodies]
        start += len(m.points)
    other.points, other.faces, other.normals = np.concatenate(points), faces, np.concatenate([m.normals for m in meshes])
    return other


def box(x0, y0, z0, x1, y1, z1, bevel=0.):
    if bevel:
        return prism([(x0, z0), (x1, z0), (x1, z1), (x0, z1)], y0, y1, bevel)
    p = [(x, y, z) for z in (z0, z1) for y in (y0, y1) for x in (x0, x1)]
    return Mesh(p, [[0, 1, 3, 2], [4, 5, 7, 6], [0, 1, 5, 4], [2, 3, 7, 6], [0, 2, 6, 4], [1, 3, 7, 5]]).outwards()


def prism(outline, y0, y1, bevel=0.):
    """A profile in x and z, counter-clockwise, drawn out along y; `bevel`: how much its ends are smaller."""
    p = np.asarray(outline, float)
    n = len(p)
    small = p.mean(0) + (p - p.mean(0)) * (1 - bevel / np.abs(p - p.mean(0)).max()) if bevel else p
    rings = [(small, y0), (p, y0 + bevel), (p, y1 - bevel), (small, y1)] if bevel else [(p, y0), (p, y1)]
    points = np.concatenate([np.stack([q[:, 0], np.full(n, y), q[:, 1]], 1) for q, y in rings])
    faces = [[i for i in range(n)], [(len(rings) - 1) * n + i for i in range(n)][::-1]]
    for k in range(len(rings) - 1):
        faces += [[k * n + (i + 1) % n, k * n + i, (k + 1) * n + i, (k + 1) * n + (i + 1) % n] for i in range(n)]
    return Mesh(points, faces)


def lathe(profile, sides=10, stretch=1., turn=.2):
    """(radius, height) from below upwards, turned about z; `stretch`: of y."""
    a = np.arange(sides) * 2 * np.pi / sides + turn
    points = np.concatenate([np.stack([r * np.cos(a), r * np.sin(a) * stretch, np.full(sides, z)], 1) for r, z in profile])
    faces = [[i for i in range(sides)][::-1], [(len(profile) - 1) * sides + i for i in range(sides)]]
    for k in range(len(profile) - 1):
        faces += [[k * sides + i, k * sides + (i + 1) % sides, (k + 1) * sides + (i + 1) % sides, (k + 1) * sides + i] for i in range(sides)]
    return Mesh(points, faces)


def ball(r, z, squash=1., sides=10):
    t = np.linspace(-np.pi / 2, np.pi / 2, 7)
    return lathe([(max(.02 * r, r * np.cos(x)), z + r * squash * np.sin(x)) for x in t], sides)


def gable(w, wall, ridge, d, bevel=0.):
    """A house: `w` wide along x, `d` deep along y."""
    return prism([(-w, 0), (w, 0), (w, wall), (0, ridge), (-w, wall)], -d, d, bevel)


def hull(long, wide, low, high):
    """A ship's body."""
    rim = np.array([[long, 0], [long * .5, wide], [-long * .8, wide * .9], [-long, wide * .4], [-long, -wide * .4], [-long * .8, -wide * .9], [long * .5, -wide]])
    n = len(rim)
    points = np.concatenate([np.column_stack([rim * [.75, .6], np.full(n, low)]), np.column_stack([rim, np.full(n, high)])])
    faces = [list(range(n))[::-1], [n + i for i in range(n)]] + [[i, (i + 1) % n, n + (i + 1) % n, n + i] for i in range(n)]
    return Mesh(points, faces).outwards()


def ship(rng, u, flat=False):
    body = hull(.3 * u, .08 * u, 0, .12 * u)
    if flat:                                                             # a silhouette of wood that stands or lies
        out = np.array([(-.24, 0), (.2, 0), (.3, .13), (.07, .13), (.22, .2), (.16, .38), (0, .44), (-.05, .13), (-.28, .16)]) * u
        return prism(out, -.06 * u, .06 * u)
    mast = lathe([(.02 * u, .1 * u), (.015 * u, .5 * u)], 6)
    sail = prism(np.array([(-.15, .17), (.2, .17), (.13, .46), (-.1, .46)]) * u, -.015 * u, .015 * u)
    return join(body, mast, sail.moved(turn=rng.uniform(-.6, .6)))


def stick(l, w, h, bevel=.012):
    return box(-l, -w, 0, l, w, h, bevel)


def lumps(rng, l, w, h):
    return join(stick(l, w * .75, h * .7), *[lathe([(w * 1.1, 0), (w * .9, h)], 6, rng.uniform(.8, 1.2), rng.uniform(0, 1)).moved((x, rng.uniform(-.2, .2) * w, 0))
                                             for x in np.linspace(-l + w, l - w, 5)])


def tower(r, z0, z1, sides=8, roof=0.):
    top = [(r * 1.15, z1), (r * .05, z1 + roof)] if roof else [(r * 1.12, z1 - .03), (r * 1.12, z1)]
    return lathe([(r, z0), (r, z1 - .03)] + top, sides)


def parts(rng, make):
    """A set of that make: name of the piece to its mesh."""
    u = rng.uniform(.82, 1.2)                                            # of the whole set, then of each measure
    v = lambda x, d=.12: x * u * rng.uniform(1 - d, 1 + d)
    b = rng.choice([0., .008, .016]) * u
    if make in ('classic', 'slim', 'stout'):
        f = {'classic': 1, 'slim': .8, 'stout': 1.25}[make]
        w, wall, d = v(.115) * f, v(.16), v(.15) * f
        cw, cd = v(.23) * f, v(.12) * f
        peak = v(.46) * f ** .5
        city = prism(np.array([(-cw, 0), (cw, 0), (cw, v(.2)), (.05 * cw, v(.2)), (.05 * cw, .78 * peak), (-.48 * cw, peak), (-cw, .78 * peak)]), -cd, cd, b)
        road = stick(v(.3), v(.058) * f, v(.11) * f, b)
        return {'settlement': gable(w, wall, wall + v(.13), d, b), 'city': city, 'road': road, 'ship': ship(rng, u, rng.random() < .8)}
    if make == 'sculpted':
        d, base = v(.15), lathe([(v(.22), 0), (v(.21), .05 * u)], 12)
        house = gable(v(.11), v(.14), v(.25), d).moved((0, 0, .05 * u))
        side = gable(v(.08), v(.11), v(.19), v(.13)).moved((0, 0, .05 * u), np.pi / 2)
        chimney = box(.05 * u, .06 * u, .1 * u, .1 * u, .11 * u, v(.32))
        keep = join(lathe([(v(.27), 0), (v(.25), .07 * u)], 12), gable(v(.1), v(.19), v(.31), v(.21)).moved((0, 0, .06 * u)),
                    gable(v(.1), v(.18), v(.29), v(.2)).moved((0, 0, .06 * u), np.pi / 2), tower(v(.09), .05 * u, v(.46)))
        return {'settlement': join(base, house, side, chimney), 'city': keep, 'road': lumps(rng, v(.26), v(.065), v(.12)), 'ship': ship(rng, u)}
    if make == 'travel':
        pin = lathe([(v(.09), 0), (v(.085), v(.12)), (v(.03), v(.2))], 8)
        return {'settlement': pin, 'city': join(lathe([(v(.14), 0), (v(.13), v(.1))], 8), lathe([(v(.08), .1 * u), (v(.07), v(.3))], 8)),
                'road': stick(v(.24), v(.035), v(.06)), 'ship': ship(rng, .8 * u)}
    if make == 'blocks':
        c = v(.13)
        return {'settlement': box(-c, -c, 0, c, c, v(.24), b), 'city': join(box(-c * 1.3, -c * 1.3, 0, c * 1.3, c * 1.3, v(.2), b), box(-c * .8, -c * .8, .2 * u, c * .8, c * .8, v(.42), b)),
                'road': stick(v(.32), v(.07), v(.06), b), 'ship': join(stick(v(.3), v(.08), v(.08)), box(-.08 * u, -.05 * u, .08 * u, .08 * u, .05 * u, v(.25)))}
    if make == 'printed':
        roof = prism(np.array([(-.16, .15), (.16, .15), (0, .3)]) * u, -v(.17), v(.17))
        house = join(box(-.12 * u, -.14 * u, 0, .12 * u, .14 * u, .15 * u), roof, box(.05 * u, -.1 * u, .15 * u, .1 * u, -.05 * u, v(.34)))
        c = v(.17)
        walls = [box(-c, -c, 0, c, c, v(.2))] + [tower(v(.06), 0, v(.32), 6, rng.choice([0, .12]) * u).moved((sx * c, sy * c, 0)) for sx in (-1, 1) for sy in (-1, 1)]
        return {'settlement': house, 'city': join(*walls, tower(v(.08), 0, v(.4), 6, .12 * u)), 'road': join(stick(v(.28), v(.06), v(.05)), stick(v(.27), v(.03), v(.09))), 'ship': ship(rng, u)}
    if make == 'pawns':
        pawn = lambda k: join(lathe([(.13 * k, 0), (.12 * k, .04 * k), (.05 * k, .25 * k)], 10), ball(.085 * k, .3 * k))
        if rng.random() < .5:
            return {'settlement': pawn(v(1)), 'city': join(pawn(v(1.55)), lathe([(v(.24), 0), (v(.23), .04)], 10)), 'road': lathe([(v(.035), -v(.3)), (v(.035), v(.3))], 6).moved((0, 0, .035), 0, 1, np.pi / 2), 'ship': ship(rng, u)}
        return {'settlement': lathe([(v(.15), 0), (v(.15), .07)], 12), 'city': join(lathe([(v(.2), 0), (v(.2), .08)], 12), lathe([(v(.13), .08), (v(.13), .17)], 12)), 'road': stick(v(.25), v(.05), v(.035)), 'ship': join(hull(.26 * u, .09 * u, 0, .06 * u))}
    if make == 'cottages':
        long = join(gable(v(.1), v(.12), v(.22), v(.2)), gable(v(.09), v(.1), v(.18), v(.12)).moved((v(.1), 0, 0), np.pi / 2))
        church = join(gable(v(.12), v(.17), v(.3), v(.2)), box(-.09 * u, v(.14), 0, .09 * u, v(.31), v(.36)), lathe([(v(.12), .34 * u), (.01, v(.56))], 4, 1, np.pi / 4).moved((0, .22 * u, 0)))
        return {'settlement': long, 'city': church, 'road': prism([(-v(.29), 0), (v(.29), 0), (v(.26), v(.09)), (-v(.26), v(.09))], -v(.07), v(.07)), 'ship': ship(rng, u)}
    if make == 'clay':
        wob = lambda m: Mesh(m.points * (1 + rng.normal(0, .07, m.points.shape)), m.faces)
        return {'settlement': wob(join(lathe([(v(.14), 0), (v(.15), .1), (v(.11), v(.19)), (.02, v(.28))], 8))),
                'city': wob(join(lathe([(v(.22), 0), (v(.2), v(.16)), (v(.1), v(.22)), (v(.09), v(.36)), (.02, v(.46))], 9))),
                'road': wob(lathe([(.02, -v(.27)), (v(.055), -v(.24)), (v(.06), 0), (v(.055), v(.24)), (.02, v(.27))], 7).moved((0, 0, .05), 0, 1, np.pi / 2)), 'ship': wob(ship(rng, u))}
    if make == 'meeples':
        house = prism(np.array([(-.15, 0), (-.04, 0), (-.04, .1), (.04, .1), (.04, 0), (.15, 0), (.15, .17), (.2, .17), (0, .36), (-.2, .17), (-.15, .17)]) * u, -v(.06), v(.06))
        castle = prism(np.array([(-.24, 0), (.24, 0), (.24, .4), (.14, .4), (.14, .3), (.05, .3), (.05, .4), (-.05, .4), (-.05, .3), (-.14, .3), (-.14, .4), (-.24, .4)]) * u, -v(.07), v(.07))
        return {'settlement': house, 'city': castle, 'road': stick(v(.31), v(.045), v(.09), b), 'ship': ship(rng, u, True)}
    # towers: round huts and keeps
    return {'settlement': tower(v(.12), 0, v(.16), 9, v(.14)), 'city': join(tower(v(.18), 0, v(.2), 9), tower(v(.11), .15 * u, v(.42), 9, rng.choice([0, .15]) * u)),
            'road': lumps(rng, v(.3), v(.05), v(.06)) if rng.random() < .5 else stick(v(.3), v(.05), v(.05)), 'ship': ship(rng, u)}


def figure(rng):
    """A soldier, a rider or a gun on a base, roughly."""
    k = rng.uniform(.75, 1.1)
    kind = rng.integers(3)
    base = lathe([(.11 * k, 0), (.1 * k, .025)], 9, 1 if kind == 0 else .55)
    if kind == 0:
        return join(base, lathe([(.05 * k, .02), (.06 * k, .2 * k), (.03 * k, .26 * k)], 7, .7), ball(.045 * k, .3 * k), box(.05 * k, -.02, .1 * k, .075 * k, .0, .36 * k))
    if kind == 1:
        return join(base.moved(scale=np.array([1.7, 1.2, 1])), ball(.1 * k, .17 * k).moved(scale=np.array([1.6, .6, 1])), box(.1 * k, -.03, .18 * k, .16 * k, .03, .32 * k),
                    lathe([(.05 * k, .22 * k), (.04 * k, .36 * k)], 7), ball(.04 * k, .4 * k), *[box(x - .02, -.04, 0, x + .02, .04, .14 * k) for x in (-.11 * k, .1 * k)])
    wheel = lathe([(.08 * k, -.012), (.08 * k, .012)], 10)
    up = [wheel.moved((0, 0, 0), 0, 1, np.pi / 2).moved((0, y * k, .08 * k), np.pi / 2) for y in (-.08, .08)]
    return join(*up, lathe([(.045 * k, -.12 * k), (.03 * k, .22 * k)], 8).moved((0, 0, .12 * k), 0, 1, -1.25), box(-.22 * k, -.03, 0, 0, .03, .08 * k))


def robber(rng):
    k = rng.uniform(.8, 1.3)
    kind = rng.integers(4)
    if kind == 0:
        return join(lathe([(.19 * k, 0), (.18 * k, .05), (.08 * k, .4 * k)], 12), ball(.12 * k, .5 * k))
    if kind == 1:
        return join(lathe([(.15 * k, 0), (.19 * k, .15 * k), (.12 * k, .4 * k), (.07 * k, .46 * k)], 10), ball(.1 * k, .54 * k, 1.1))
    if kind == 2:
        return lathe([(.13 * k, 0), (.14 * k, .3 * k), (.02, .62 * k)], 9)
    return prism(np.array([(-.16, 0), (.16, 0), (.13, .28), (.22, .36), (.1, .42), (.09, .56), (-.09, .56), (-.1, .42), (-.22, .36), (-.13, .28)]) * k, -.07 * k, .07 * k)


def ornaments(rng, terrain, kind):
    """What stands on a tile of a set with solid landscapes, or nothing. `kind`: 0 to 2, one for a set."""
    count = {'forest': 9, 'mountains': 5, 'hills': 5, 'pasture': 4, 'fields': 7, 'desert': 2, 'gold': 5}.get(terrain, 0)
    found = []
    for _ in range(count + int(rng.integers(-1, 3)) if count else 0):
        turn, far = rng.uniform(0, 2 * np.pi), rng.uniform(.42, .68)
        k = rng.uniform(.7, 1.2)
        if terrain == 'forest':
            m = lathe([(.1 * k, .06 * k), (.01, .34 * k)], 6) if kind else join(lathe([(.025, 0), (.025, .12 * k)], 5), ball(.09 * k, .17 * k, 1., 6))
        elif terrain == 'mountains':
            m = lathe([(.24 * k, 0), (.13 * k, .17 * k), (.01, .38 * k)], 5, rng.uniform(.7, 1.3), rng.uniform(0, 6))
        elif terrain == 'hills':
            m = lathe([(.2 * k, 0), (.16 * k, .08 * k), (.06 * k, .13 * k)], 7) if kind != 1 else box(-.12 * k, -.07 * k, 0, .12 * k, .07 * k, .09 * k)
        elif terrain == 'pasture':
            m = join(ball(.06 * k, .07 * k, .8, 6), ball(.03 * k, .1 * k, 1, 5).moved((.07 * k, 0, 0)))
        elif terrain == 'fields':
            m = box(-.16 * k, -.025, 0, .16 * k, .025, .07 * k) if kind else lathe([(.06 * k, 0), (.045 * k, .1 * k), (.06 * k, .15 * k)], 6)
        else:
            m = lathe([(.1 * k, 0), (.02, .09 * k)], 6, 1.5)
        found.append(m.moved((far * np.cos(turn), far * np.sin(turn), 0), rng.uniform(0, 6)))
    return join(*found) if found else None
