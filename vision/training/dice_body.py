# SPDX-License-Identifier: GPL-3.0-or-later
"""Rounded cubes with pips, traced ray by ray: makes, lamps and windows that shine in them, and one die as a camera sees it.
For dice_scenes.py."""
import cv2
import numpy as np

WORDS = {'white': (.93, .92, .88), 'ivory': (.9, .86, .7), 'black': (.07, .07, .08), 'red': (.75, .08, .1), 'wine': (.4, .06, .12),
         'blue': (.1, .17, .6), 'sky': (.25, .55, .85), 'green': (.06, .5, .22), 'teal': (.05, .4, .4), 'yellow': (.95, .8, .1),
         'orange': (.95, .45, .08), 'purple': (.35, .1, .45), 'pink': (.9, .45, .6), 'brown': (.4, .24, .12), 'gold': (.75, .6, .25),
         'grey': (.5, .5, .52)}
SPOTS = {1: [(0, 0)], 2: [(-1, -1), (1, 1)], 3: [(-1, -1), (0, 0), (1, 1)], 4: [(-1, -1), (1, 1), (-1, 1), (1, -1)],
         5: [(-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0)], 6: [(-1, -1), (1, 1), (-1, 1), (1, -1), (-1, 0), (1, 0)]}
GLYPHS = ['1', '2', '3', '4', '5', '6', '7', '8', 'A', 'X', '+', 'O', 'H', '', '!', '*', '%', 'oo', '8:']
# How far the far face of a clear die seems to lie behind the near one, in half sides.
CLEAR_DEPTH = 2 / 1.5


def colour(rng):
    names = list(WORDS)
    base = np.array(WORDS[names[rng.integers(len(names))]]) if rng.random() < 0.8 else rng.uniform(0.03, 0.95, 3)
    return np.clip(base + rng.normal(0, 0.05, 3), 0.02, 0.97)


def pip_colour(rng, body, other, kind):
    """Mostly far from the body's, in some makes hardly so."""
    hardly = rng.random() < .28
    least = .13 if hardly else .3
    while True:
        pick = rng.random()
        if hardly and pick < .6:
            pip = body + rng.normal(0, .2, 3)
        else:
            pip = np.array(WORDS['white'] if pick < .35 else WORDS['black'] if pick < .6 else WORDS['gold'] if pick < .7
                           else WORDS['red'] if pick < .8 else WORDS['yellow'] if pick < .88 else colour(rng))
        pip = np.clip((pip + rng.normal(0, .03, 3)) * rng.uniform(.65, 1), .02, 1)
        if np.abs(pip - body).max() > least and (kind in ('plain', 'clear') or np.abs(pip - other).max() > .12):
            return pip


def look(rng):
    """How the dice of one make look."""
    body = colour(rng)
    kind = rng.choice(['plain', 'marbled', 'speckled', 'cloudy', 'clear'], p=[.48, .25, .06, .12, .09])
    other = colour(rng) if rng.random() < 0.5 else np.clip(body * rng.uniform(0.4, 1.8) + rng.uniform(-.05, .2), 0, 1)
    pip = pip_colour(rng, body, other, kind)
    one = pip_colour(rng, body, other, kind) if rng.random() < .1 else pip
    spacing = rng.uniform(.4, .61)
    return {'body': body, 'other': other, 'kind': kind, 'pip': pip, 'one_pip': one, 'square': rng.random() < .03,
            'rounded': rng.choice([rng.uniform(.06, .45), rng.uniform(.015, .1)], p=[.85, .15]), 'ball': rng.uniform(1.3, 1.75),
            'spacing': spacing, 'row': rng.choice([1, rng.uniform(.78, 1)]), 'radius': min(rng.uniform(.125, .24), .47 * spacing),
            'bored': rng.choice([0, rng.uniform(.2, 1.6)]), 'rim': rng.choice([0, rng.uniform(.3, 1.5)]),
            'dome': rng.choice([0, rng.uniform(0, .25)]), 'one': rng.choice([1, rng.uniform(1, 1.7)]),
            'gloss': rng.uniform(.02, .14), 'pip_gloss': rng.choice([1, rng.uniform(0, .6), rng.uniform(1.5, 4)]),
            'ghost': rng.uniform(.05, .4), 'through': rng.uniform(.1, .5),
            'waves': rng.normal(0, 1, (5, 3)) * rng.uniform(.8, 2.6), 'phase': rng.uniform(0, 7, 6),
            'swirl': rng.uniform(.5, 3), 'vein': rng.uniform(.15, 1), 'glyph': None, 'ripple': 0, 'worn': 0, 'frame': None}


def harder(rng, make):
    """The make with pips that are hard to see among what else its faces show, or a skin that is not even."""
    make = dict(make)
    if rng.random() < .45:
        apart = rng.normal(0, 1, 3)
        make['pip'] = np.clip(make['body'] + rng.uniform(.12, .35) * apart / np.abs(apart).max(), .02, 1)
        make['one_pip'] = make['pip']
    if rng.random() < .5:
        make['ripple'], make['gloss'] = rng.uniform(.03, .25), rng.uniform(.04, .2)
    return make


def lamps(rng, camera, glare=False):
    """What shines, round, as a window or as a ring around the camera (direction; width as a cosine, two half sides, or as
    radius, half width and 0; strength; fill), and the light from all around. `glare`: some shine in the upper faces."""
    result = []
    for _ in range(rng.integers(1, 4)):
        across = rng.normal(0, .6, 2)
        direction = np.array([across[0], across[1], 1]) / np.sqrt(across @ across + 1)
        width = rng.uniform(.9, .995) if rng.random() < .6 else rng.uniform(.05, .4, 2)
        result.append((direction, width, rng.uniform(1, 16) if rng.random() < .6 else rng.uniform(0, 3), rng.uniform(.1, .6)))
    if rng.random() < .25:
        around = camera / np.linalg.norm(camera) + rng.normal(0, .15, 3)
        ring = np.array([rng.uniform(.08, .6), rng.uniform(.02, .08), 0])
        result.append((around / np.linalg.norm(around), ring, rng.uniform(1, 12), rng.uniform(.1, .5)))
    if glare:                                                    # mirrored in upper faces
        for _ in range(rng.integers(1, 4)):
            at = np.array([camera[0], -camera[1], camera[2]]) / np.linalg.norm(camera) + rng.normal(0, .25, 3)
            form = rng.random()
            width = (rng.uniform(.95, .999) if form < .5 else rng.uniform(.02, .2, 2) if form < .75 else
                     np.array([rng.uniform(.05, .4), rng.uniform(.01, .05), 0]))
            result.append((at / np.linalg.norm(at), width, np.exp(rng.uniform(0, 3)), rng.uniform(.1, .4)))
    return {'lamps': result, 'around': rng.uniform(.35, .75), 'sky': rng.uniform(.2, 3),
            'haze': rng.choice([0, rng.uniform(0, .15)]), 'ground': np.full(3, .5)}


def smooth(x, low, high):
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def shining(mirror, at, width):
    """How much of a lamp in the direction `at` is seen along each mirrored ray."""
    ahead = mirror @ at
    if np.ndim(width) == 0:
        return smooth(ahead, width - .02, width + .02 * (1 - width))
    side = np.cross(at, [.3, .8, -.5])
    side /= np.linalg.norm(side)
    across, along = (np.abs(mirror @ axis) / np.maximum(ahead, .2) for axis in (side, np.cross(at, side)))
    if len(width) == 3:
        return smooth(-np.abs(np.hypot(across, along) - width[0]), -width[1] - .02, -width[1] + .02) * (ahead > .2)
    pane = smooth(-across, -width[0] - .02, -width[0] + .02) * smooth(-along, -width[1] - .02, -width[1] + .02)
    return pane * smooth(across, .008, .02) * (ahead > .2)       # a bar in the middle


def body_colour(make, p):
    if make['kind'] in ('plain', 'clear'):
        return np.broadcast_to(make['body'], p.shape).copy()
    if make['kind'] == 'speckled':
        q = np.floor(p * 9).astype(np.int64)
        dots = ((q[:, 0] * 7919 + q[:, 1] * 104729 + q[:, 2] * 1299709) % 97 < 12)[:, None]
        return np.where(dots, make['other'], make['body'])
    wave = p @ make['waves'].T + make['phase'][:5]
    mixed = np.sin(wave[:, 0] + make['swirl'] * np.sin(wave[:, 1]) + np.sin(wave[:, 2] + np.sin(wave[:, 3])))
    share = smooth(mixed, 1 - 2 * make['vein'], 1) if make['kind'] == 'marbled' else .5 + .5 * np.sin(.5 * wave[:, 4])
    return make['body'] + share[:, None] * (make['other'] - make['body'])


def distance(p, make):
    q = np.abs(p) - np.float32(1 - make['rounded'])
    out = np.maximum(q, 0)
    box = np.sqrt(np.einsum('ij,ij->i', out, out)) + np.minimum(q.max(1), 0) - np.float32(make['rounded'])
    return np.maximum(box, np.sqrt(np.einsum('ij,ij->i', p, p)) - np.float32(make['ball']))


def normal(p, make):
    q = np.maximum(np.abs(p) - (1 - make['rounded']), 0)
    ball = (np.sqrt((p * p).sum(1)) - make['ball'] > -.02)[:, None]
    n = np.where(ball, p, q * np.sign(p))
    return n / np.maximum(np.sqrt((n * n).sum(1, keepdims=True)), 1e-6)


def die(rng, make, value, turn, camera, half, light):
    """One die seen by a camera (direction from the die, its third part up; length the distance in half sides): colour and
    cover, the middle of the upper face from the sprite's middle and, as columns, its two edges, in pixels."""
    far = np.linalg.norm(camera)
    ahead = -camera / far
    right = np.array([1., 0, 0]) - ahead[0] * ahead
    right /= np.linalg.norm(right)
    up = np.cross(right, ahead)
    c, s = np.cos(turn), np.sin(turn)
    own = np.array([[c, s, 0], [-s, c, 0], [0, 0, 1]])          # the table's axes to the die's
    size = int(np.ceil(half * 2.6)) * 4
    grid = (np.arange(size) - size / 2 + .5) / (2 * half)
    a, b = np.meshgrid(grid, -grid)
    eye = own @ camera
    rays = (a.ravel()[:, None] * (own @ right) + b.ravel()[:, None] * (own @ up) - eye).astype(np.float32)
    rays /= np.sqrt((rays * rays).sum(1, keepdims=True))
    t = np.full(len(rays), far - 1.75, np.float32)
    near = np.flatnonzero(np.hypot(a, b).ravel() < 1.8)
    hit = rays[near]
    steps, eye = t[near], eye.astype(np.float32)
    for _ in range(12):
        steps = steps + distance(eye + hit * steps[:, None], make)
    p = eye + hit * steps[:, None]
    met = distance(p, make) < .03
    p, d, where = p[met], hit[met], near[met]
    n = normal(p, make)
    shade = shaded(rng, make, value, p, d, n, own, light)
    image = np.zeros((size * size, 3), np.float32)
    cover = np.zeros(size * size, np.float32)
    image[where], cover[where] = shade, 1
    image, cover = (cv2.resize(x.reshape(size, size, -1), (size // 2, size // 2), interpolation=cv2.INTER_AREA) for x in (image, cover))
    corners = np.array([[x, y, 1] for x, y in ((0, 0), (-1, -1), (1, -1), (1, 1), (-1, 1))]) @ own - camera
    seen = np.stack([corners @ right, -(corners @ up)], 1) * (far / (corners @ ahead))[:, None] * half
    axes = np.stack([seen[2] + seen[3] - seen[1] - seen[4], seen[3] + seen[4] - seen[1] - seen[2]], 1) / 2
    return image, cover, seen[0], axes


def pips_at(make, spots, u, v):
    """Of each point of a face (half sides from its middle) how far in pips' radii the nearest pip's middle is, across and down."""
    row = make['row'] if spots == 6 else 1
    r = make['radius'] * (make['one'] if spots == 1 else 1)
    best, across, down = np.full(len(u), np.inf), np.zeros(len(u)), np.zeros(len(u))
    for x, y in SPOTS[spots]:
        du, dv = (u - x * make['spacing']) / r, (v - y * make['spacing'] * row) / r
        far = np.maximum(np.abs(du), np.abs(dv)) if make['square'] else np.hypot(du, dv)
        nearer = far < best
        best[nearer], across[nearer], down[nearer] = far[nearer], du[nearer], dv[nearer]
    return best, across, down


def shaded(rng, make, value, p, d, n, own, light):
    axis = np.abs(p).argmax(1)
    sign = np.take_along_axis(p, axis[:, None], 1)[:, 0] > 0
    sides = [v for v in range(1, 7) if v not in (value, 7 - value)]
    first = sides[rng.integers(4)]
    second = [v for v in sides if v not in (first, 7 - first)][rng.integers(2)]
    shown = {(2, True): value, (2, False): 7 - value, (0, True): first, (0, False): 7 - first, (1, True): second, (1, False): 7 - second}
    base = body_colour(make, p)
    tilt, gloss = n.copy(), np.full(len(p), make['gloss'])
    for (k, plus), spots in shown.items():
        face = np.flatnonzero((axis == k) & (sign == plus))
        if not len(face):
            continue
        i, j = [x for x in range(3) if x != k]
        if rng.random() < .5:
            i, j = j, i
        flip = rng.choice([-1, 1])
        u, v = p[face, i] * flip, p[face, j]
        tilt[face, i] += make['dome'] * u * flip
        tilt[face, j] += make['dome'] * v
        if make['kind'] == 'clear':
            thick = np.clip(1 - np.abs(u), 0, 1) * np.clip(1 - np.abs(v), 0, 1)
            base[face] = base[face] * (1.1 - .4 * thick[:, None]) + make['through'] * light['ground'] * (1 - thick[:, None])
            behind = CLEAR_DEPTH / np.maximum(np.abs(d[face, k]), .2)
            far, _, _ = pips_at(make, 7 - spots, u + d[face, i] * behind * flip, v + d[face, j] * behind)
            base[face] += (make['ghost'] * (far < 1))[:, None] * (make['pip'] - base[face])
        if make['glyph'] is not None:
            ink = glyph_at(make['glyph'] if k == 2 and plus else GLYPHS[spots], u, v)
            base[face] += ink[:, None] * (make['pip'] - base[face])
            continue
        if make['frame'] is not None:
            ink, inner, share = make['frame']
            rim = smooth(np.maximum(np.abs(u), np.abs(v)), inner, inner + .06)[:, None]
            base[face] += share * rim * (ink - base[face])
        far, du, dv = pips_at(make, spots, u, v)
        ink = make['one_pip'] if spots == 1 else make['pip']
        if make['worn']:                                         # paint is gone, here and there
            off = make['worn'] * (.6 + .4 * np.sin(9 * p[face] @ make['waves'][0] + make['phase'][5] + 5 * np.sign(du)))
            base[face[far < 1]] += (1 - off[far < 1, None]) * (ink - base[face[far < 1]])
        else:
            base[face[far < 1]] = ink
        gloss[face[far < 1]] *= make['pip_gloss']
        bend = np.where(far < 1, -make['bored'], 0) + np.where((far > .85) & (far < 1.2), make['rim'], 0)
        tilt[face, i] += bend * du * flip
        tilt[face, j] += bend * dv
    if make['ripple']:
        wave = p @ (1.6 * make['waves']).T + make['phase'][:5]
        tilt += make['ripple'] * np.sin(wave[:, [1, 2, 3]] + np.sin(wave[:, [4, 0, 1]]))
    tilt /= np.sqrt((tilt * tilt).sum(1, keepdims=True))
    diffuse = light['around'] * (.6 + .4 * tilt[:, 2])
    mirror = d - 2 * (d * tilt).sum(1, keepdims=True) * tilt
    shine = light['sky'] * smooth(mirror[:, 2], -.2, 1) * .5
    for direction, width, strength, fill in light['lamps']:
        at = own @ direction
        diffuse = diffuse + fill * np.maximum(tilt @ at, 0)
        shine = shine + strength * shining(mirror, at, width)
    fresnel = gloss + (1 - gloss) * (1 - np.clip(-(d * tilt).sum(1), 0, 1)) ** 5 * .5
    return np.clip(base * diffuse[:, None] + (fresnel * shine + light['haze'])[:, None], 0, 1.3)


def glyph_at(text, u, v):
    picture = np.zeros((64, 64), np.uint8)
    (w, h), _ = cv2.getTextSize(text, cv2.FONT_HERSHEY_SIMPLEX, 1.3, 5)
    cv2.putText(picture, text, (32 - w // 2, 32 + h // 2), cv2.FONT_HERSHEY_SIMPLEX, 1.3, 255, 5, cv2.LINE_AA)
    at = np.clip(np.stack([(u + 1) * 32, (v + 1) * 32]).astype(int), 0, 63)
    return picture[at[1], at[0]] / 255.
