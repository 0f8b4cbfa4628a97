# SPDX-License-Identifier: GPL-3.0-or-later
"""Tile art drawn anew for each scene: ground, motifs, relief. A patch is a square of two hex sides, BGR as floats, its hex pointy-top
in its middle. Nothing is copied; see wild_styles.py for the styles."""
import cv2
import numpy as np


def noise(rng, h, w, cell, octaves=3, fall=.55):
    """Soft noise about 0, of about unit spread; `cell`: pixels of its largest grain."""
    out, weight, total = np.zeros((h, w), np.float32), 1., 0.
    for _ in range(octaves):
        rows, cols = max(2, int(h / cell) + 2), max(2, int(w / cell) + 2)
        rows, cols = min(rows, h), min(cols, w)
        out += weight * cv2.resize(rng.standard_normal((rows, cols)).astype(np.float32), (w, h), interpolation=cv2.INTER_CUBIC)
        total += weight * weight
        weight *= fall
        cell /= 2.2
        if cell < 1.3:
            break
    return out / np.sqrt(total) * 1.3


def toned(colour, field, strength):
    """A picture of one colour, brighter and darker with a field."""
    return colour * (1 + strength * field[..., None])


def poly(image, points, colour, thick=-1):
    points = np.round(np.asarray(points) * 8).astype(np.int32)
    if thick < 0:
        cv2.fillPoly(image, [points], colour, cv2.LINE_AA, 3)
    else:
        cv2.polylines(image, [points], True, colour, max(1, int(thick)), cv2.LINE_AA, 3)


def line(image, a, b, colour, thick):
    cv2.line(image, (int(a[0] * 8), int(a[1] * 8)), (int(b[0] * 8), int(b[1] * 8)), colour, max(1, int(round(thick))), cv2.LINE_AA, 3)


def disc(image, at, r, colour, thick=-1):
    cv2.circle(image, (int(at[0] * 8), int(at[1] * 8)), int(max(r, .5) * 8), colour, thick, cv2.LINE_AA, 3)


def shade(c, by):
    return tuple(float(x) for x in np.clip(np.asarray(c) * by, 0, 255))


def spots(rng, count, s, apart=0., inner=0.):
    """Places in the hex of a patch, those farthest up first."""
    found = []
    for p in rng.uniform(.06, .94, (count * 3, 2)) * s:
        v = np.abs(p - s / 2)
        if max(v[0], v[0] / 2 + v[1] * .866) < .41 * s and np.hypot(*v) > inner * s and all(np.hypot(*(p - o)) > apart * s for o in found):
            found.append(p)
        if len(found) == count:
            break
    return sorted(found, key=lambda p: p[1])


# ---------------------------------------------------------------- one sign of a terrain
def tree(rng, im, at, r, c, look):
    x, y = at
    if look == 0:
        poly(im, [(x, y - 1.3 * r), (x + .6 * r, y + .4 * r), (x - .6 * r, y + .4 * r)], shade(c, .62))
        poly(im, [(x, y - 1.3 * r), (x + .1 * r, y + .4 * r), (x - .6 * r, y + .4 * r)], shade(c, .95))
    elif look == 1:
        disc(im, (x + .12 * r, y + .15 * r), .75 * r, shade(c, .5))
        disc(im, (x, y), .7 * r, shade(c, .8))
        disc(im, (x - .2 * r, y - .25 * r), .35 * r, shade(c, 1.25))
    else:
        line(im, (x, y), (x, y + r), shade((50, 80, 110), .8), .25 * r)
        disc(im, (x, y - .3 * r), .65 * r, shade(c, .7))


def mound(rng, im, at, r, c, look):
    x, y = at
    if look == 0:
        cv2.ellipse(im, (int(x), int(y)), (int(r), int(.8 * r)), 0, 180, 360, shade(c, .75), -1, cv2.LINE_AA)
        cv2.ellipse(im, (int(x - .1 * r), int(y)), (int(.75 * r), int(.62 * r)), 0, 180, 360, shade(c, 1.15), -1, cv2.LINE_AA)
    else:                                                                # bricks
        for k in range(3):
            a = np.array([x - .8 * r + k % 2 * .3 * r, y + (k - 1) * .45 * r])
            for j in range(2):
                p = a + (j * .8 * r, 0)
                poly(im, [p, p + (.7 * r, 0), p + (.7 * r, .36 * r), p + (0, .36 * r)], shade(c, (.7, 1.2, .95)[(k + j) % 3]))


def peak(rng, im, at, r, c, look):
    x, y = at
    lean = rng.uniform(-.2, .2) * r
    poly(im, [(x - r, y + .6 * r), (x + lean, y - r), (x + r, y + .6 * r)], shade(c, .6))
    poly(im, [(x - r, y + .6 * r), (x + lean, y - r), (x + .1 * r, y + .6 * r)], shade(c, 1.05))
    if look:
        poly(im, [(x - .3 * r + lean * .7, y - .45 * r), (x + lean, y - r), (x + .3 * r + lean * .7, y - .45 * r), (x + lean, y - .3 * r)], (235, 235, 235))


def sheaf(rng, im, at, r, c, look):
    x, y = at
    if look:
        for a in np.linspace(-.5, .5, 5):
            line(im, (x, y + .8 * r), (x + a * 1.4 * r, y - .8 * r), shade(c, rng.uniform(.55, 1.3)), .16 * r)
    else:
        n = np.array([np.cos(rng.uniform(0, 3)), .4])
        for k in range(5):
            p = np.array([x, y + (k - 2) * .35 * r])
            line(im, p - n * r, p + n * r, shade(c, .65 if k % 2 else 1.25), .2 * r)


def sheep(rng, im, at, r, c, look):
    x, y = at
    if look:
        cv2.ellipse(im, (int(x), int(y)), (max(1, int(.75 * r)), max(1, int(.5 * r))), 0, 0, 360, shade((235, 240, 240), rng.uniform(.8, 1)), -1, cv2.LINE_AA)
        disc(im, (x + .7 * r, y - .2 * r), .25 * r, (50, 50, 60))
    else:
        for a in (-.4, 0, .4):
            line(im, (x, y + .5 * r), (x + a * r, y - .5 * r), shade(c, rng.uniform(.6, 1.3)), .14 * r)


def dune(rng, im, at, r, c, look):
    x, y = at
    if look and rng.random() < .25:
        line(im, (x, y + r * .7), (x, y - r * .7), (60, 120, 70), .3 * r)
        line(im, (x - .5 * r, y - .2 * r), (x, y + .1 * r), (60, 120, 70), .2 * r)
    else:
        cv2.ellipse(im, (int(x), int(y)), (int(r), max(1, int(.5 * r))), 0, 190, 350, shade(c, .75), max(1, int(.13 * r)), cv2.LINE_AA)


def nugget(rng, im, at, r, c, look):
    disc(im, at, .55 * r, shade(c, .7))
    disc(im, (at[0] - .12 * r, at[1] - .12 * r), .42 * r, shade(c, 1.3))


def wave(rng, im, at, r, c, look):
    for d in (-.5, .5):
        cv2.ellipse(im, (int(at[0] + d * r), int(at[1])), (max(1, int(.5 * r)), max(1, int(.3 * r))), 0, 180 if look else 0, 360 if look else 180,
                    shade(c, 1.35), max(1, int(.15 * r)), cv2.LINE_AA)


def unknown(rng, im, at, r, c, look):
    disc(im, at, .6 * r, shade(c, 1.3), max(1, int(.18 * r)))


SIGNS = {'hills': mound, 'forest': tree, 'pasture': sheep, 'fields': sheaf, 'mountains': peak, 'desert': dune, 'gold': nugget, 'sea': wave, 'face_down': unknown}
MANY = {'hills': 16, 'forest': 60, 'pasture': 34, 'fields': 30, 'mountains': 16, 'desert': 14, 'gold': 24, 'sea': 12, 'face_down': 6}
SIZE = {'hills': .085, 'forest': .055, 'pasture': .03, 'fields': .06, 'mountains': .1, 'desert': .1, 'gold': .045, 'sea': .05, 'face_down': .08}


# ---------------------------------------------------------------- what the ground shows
def field_of(rng, terrain, s):
    """Brightness about 0 as the terrain has it: canopy, rows, cracks, dunes, bricks, grass."""
    grain = noise(rng, s, s, s * .3, 4, .7)
    y, x = np.mgrid[0:s, 0:s].astype(np.float32) / s
    turn = rng.uniform(0, np.pi)
    along, across = x * np.cos(turn) + y * np.sin(turn), -x * np.sin(turn) + y * np.cos(turn)
    if terrain == 'forest':
        return .9 * noise(rng, s, s, s * .07, 2) + .5 * grain
    if terrain == 'fields':
        patch = np.sign(noise(rng, s, s, s * .5, 1))
        return .8 * np.sin((np.where(patch > 0, along, across) + .02 * grain) * rng.uniform(70, 150)) + .45 * patch + .3 * grain
    if terrain == 'mountains':
        return 1.1 * (1 - 2 * np.abs(noise(rng, s, s, s * .3, 4, .65))) * .8
    if terrain == 'hills':
        return .8 * np.sin(6 * noise(rng, s, s, s * .45, 2)) * .7 + .6 * grain
    if terrain == 'desert':
        return .5 * np.sin((along + .05 * grain) * rng.uniform(25, 60)) + .2 * grain
    if terrain == 'sea':
        return .35 * np.sin((y + .03 * grain) * rng.uniform(50, 110)) + .4 * grain
    return .5 * grain + .35 * noise(rng, s, s, s * .03, 1)


def lit(height, lamp, strength):
    """Shading of a relief by a lamp from the direction (x, y)."""
    gx, gy = cv2.Sobel(height, cv2.CV_32F, 1, 0, ksize=3), cv2.Sobel(height, cv2.CV_32F, 0, 1, ksize=3)
    return np.clip(1 - strength * (gx * lamp[0] + gy * lamp[1]), .35, 1.8)


def signs(rng, im, terrain, c, s, count, size, look, apart=0., inner=0.):
    for at in spots(rng, count, s, apart, inner):
        SIGNS[terrain](rng, im, at, size * s * rng.uniform(.8, 1.25), c * rng.uniform(.85, 1.15), look)


def patch(rng, motif, terrain, colour, s, lamp, look):
    """One tile's art. `look`: 0 or 1, the same for all tiles of a terrain; `lamp`: where light comes from, for reliefs."""
    sign = SIGNS[terrain]
    c = np.asarray(colour, np.float32)
    base = lambda k: np.ascontiguousarray(toned(c, noise(rng, s, s, s * .4, 3), k))
    if motif == 'plain':
        return base(.02)
    if motif == 'natural':
        im = toned(c, field_of(rng, terrain, s), rng.uniform(.15, .3))
        im += noise(rng, s, s, s * .25, 2)[..., None] * rng.normal(0, 7, 3)
        if terrain in ('mountains', 'desert', 'pasture') or rng.random() < .3:
            im = np.ascontiguousarray(im, np.float32)
            signs(rng, im, terrain, c, s, MANY[terrain] // 3, SIZE[terrain], look, .08)
        return im
    if motif in ('strokes', 'ink', 'crayon'):
        im = base(.1 if motif != 'ink' else .04)
        tone = c if motif != 'ink' else c * .35
        signs(rng, im, terrain, tone, s, int(MANY[terrain] * rng.uniform(.7, 1.4)), SIZE[terrain], look, .03)
        if motif == 'crayon':
            im = im * (1 + .12 * noise(rng, s, s, 4, 1)[..., None]) + 12
        return im
    if motif in ('icons', 'icon'):
        im = base(.03)
        if motif == 'icon':
            sign(rng, im, np.array([s / 2, s * rng.uniform(.25, .4)]), s * .17, c * .8, look)
        else:
            n = int(rng.integers(3, 7))
            signs(rng, im, terrain, c * rng.choice([.65, .8, 1.3]), s, n, .1, look, .2, .2)
        return im
    if motif == 'bands':
        im = base(.05)
        steps = np.sort(rng.uniform(.15, .8, int(rng.integers(3, 6))))
        x = np.linspace(0, 1, 24)
        for k, y in enumerate(steps):
            edge = y + .05 * np.sin(x * rng.uniform(3, 9) + rng.uniform(0, 6)) + (.05 * np.abs(np.sin(x * 11 + k)) if terrain == 'mountains' else 0)
            poly(im, np.concatenate([np.stack([x, edge], 1), [[1, 1], [0, 1]]]) * s, shade(c, rng.uniform(.7, 1.25)))
        signs(rng, im, terrain, c, s, MANY[terrain] // 2, SIZE[terrain], look, .06)
        return im
    if motif == 'relief':
        height = np.full((s, s), 90, np.float32)
        signs(rng, height, terrain, np.float32([120]), s, MANY[terrain], SIZE[terrain] * 1.2, look, .05)
        height = cv2.GaussianBlur(height, (0, 0), s * .008) / 60 + .25 * field_of(rng, terrain, s)
        return c * lit(cv2.GaussianBlur(height, (0, 0), max(.6, s * .006)), lamp, rng.uniform(.25, .6))[..., None]
    if motif in ('wood', 'burnt'):
        y, x = np.mgrid[0:s, 0:s].astype(np.float32) / s
        grain = np.sin((y + .06 * noise(rng, s, s, s * .6, 2)) * rng.uniform(60, 160)) + .6 * cv2.resize(noise(rng, s, 8, 3, 2), (s, s))
        im = np.ascontiguousarray(toned(c, grain, .06))
        if motif == 'burnt':
            signs(rng, im, terrain, np.float32([30, 45, 65]), s, 5, .08, look, .18, .18)
        return im
    if motif == 'felt':
        im = base(.03) * (1 + .05 * noise(rng, s, s, 3, 2)[..., None])
        im = np.ascontiguousarray(im, np.float32)
        if rng.random() < .8:
            signs(rng, im, terrain, c * rng.choice([.6, 1.4]), s, int(rng.integers(2, 6)), .09, look, .2, .16)
        return im * (1 + .05 * rng.standard_normal((s, s, 1)).astype(np.float32))
    if motif == 'hatch':
        im = base(.03)
        turn, step = rng.uniform(0, np.pi), s * rng.uniform(.03, .09)
        n, m = np.array([np.cos(turn), np.sin(turn)]), np.array([-np.sin(turn), np.cos(turn)])
        for k in np.arange(-s, s, step):
            line(im, s / 2 + n * k - m * s, s / 2 + n * k + m * s, shade(c, .6 if look else 1.3), s * .012)
            if terrain in ('hills', 'forest', 'gold'):
                line(im, s / 2 + m * k - n * s, s / 2 + m * k + n * s, shade(c, .6 if look else 1.3), s * .012)
        return im
    if motif == 'wash':
        wet = noise(rng, s, s, s * .4, 4, .7)
        im = toned(c, np.tanh(wet * 1.5), .2) + np.maximum(0, .2 - np.abs(wet))[..., None] * -60
        im = np.ascontiguousarray(im, np.float32)
        signs(rng, im, terrain, c * .75, s, MANY[terrain] // 4, SIZE[terrain], look, .1)
        return im
    # mosaic, pixels
    cells = int(rng.integers(9, 20))
    small = cv2.resize(field_of(rng, terrain, 64), (cells, cells), interpolation=cv2.INTER_AREA)
    im = cv2.resize(toned(c, small, .3).astype(np.float32), (s, s), interpolation=cv2.INTER_NEAREST)
    if motif == 'mosaic':
        for k in np.linspace(0, s, cells + 1):
            line(im, (k, 0), (k, s), shade(c, .55), 1)
            line(im, (0, k), (s, k), shade(c, .55), 1)
    return im
