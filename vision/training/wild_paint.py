# SPDX-License-Identifier: GPL-3.0-or-later
"""Tile art as a painter's brush leaves it: woods from above, furrowed fields, rocks with snow, pits, dunes, from noise and strokes alone."""
import cv2
import numpy as np

from wild_tiles import SIGNS, disc, lit, noise, shade, spots, toned

# What else is in a picture of that terrain, BGR.
ACCENTS = {'hills': [(30, 45, 75), (90, 150, 200), (40, 70, 120)], 'forest': [(30, 50, 30), (60, 130, 150), (70, 140, 90)], 'pasture': [(60, 150, 90), (110, 200, 170), (70, 120, 80)],
           'fields': [(40, 110, 170), (90, 130, 90), (120, 215, 245)], 'mountains': [(90, 70, 70), (235, 230, 230), (130, 100, 105)], 'desert': [(110, 160, 190), (190, 225, 240), (90, 130, 160)],
           'gold': [(40, 90, 120), (150, 235, 255), (60, 60, 70)], 'sea': [(150, 90, 30), (220, 190, 140), (120, 60, 20)], 'face_down': [(60, 60, 60), (120, 120, 120), (90, 90, 140)]}


def strokes(rng, s, long, thin, turn):
    """Noise drawn out along a direction; sizes in pixels."""
    m = int(s * 1.5)
    small = rng.standard_normal((max(3, int(m / thin)), max(3, int(m / long)))).astype(np.float32)
    large = cv2.resize(small, (m, m), interpolation=cv2.INTER_CUBIC)
    return cv2.warpAffine(large, cv2.getRotationMatrix2D((m / 2, m / 2), np.degrees(turn), 1.) - [[0, 0, (m - s) / 2], [0, 0, (m - s) / 2]], (s, s))


def regions(rng, s, count):
    """Numbers of patches with somewhat crooked edges."""
    at = rng.uniform(0, s, (count, 2))
    y, x = np.mgrid[0:s, 0:s].astype(np.float32)
    x, y = x + noise(rng, s, s, s * .3, 2) * s * .05, y + noise(rng, s, s, s * .3, 2) * s * .05
    return np.argmin([(x - a) ** 2 + (y - b) ** 2 for a, b in at], 0)


def mixed(image, colour, share):
    return image + (np.asarray(colour, np.float32) - image) * np.clip(share, 0, 1)[..., None]


def painted(rng, terrain, c, s, lamp, look):
    """A patch of `s` pixels about the colour `c`."""
    accents = [np.float32(a) * .55 + c * .45 + rng.normal(0, 8, 3) for a in ACCENTS[terrain]]
    turn = rng.uniform(0, np.pi)
    rough = noise(rng, s, s, s * .3, 4, .7)
    im = toned(c, rough, .1)
    if terrain == 'forest':
        crowns = noise(rng, s, s, s * rng.uniform(.06, .11), 2, .5)
        im = mixed(im, accents[1], noise(rng, s, s, s * .12, 1) - .9)
        im = mixed(im, accents[2], noise(rng, s, s, s * .25, 2) * .4)
        im = im * lit(cv2.GaussianBlur(crowns, (0, 0), 1), lamp, .55)[..., None]
        im = mixed(im, accents[0], -.8 * crowns - .4)
    elif terrain == 'fields':
        of = regions(rng, s, int(rng.integers(3, 7)))
        y, x = np.mgrid[0:s, 0:s].astype(np.float32)
        for k in range(of.max() + 1):
            a = rng.uniform(0, np.pi)
            rows = np.sin((x * np.cos(a) + y * np.sin(a) + 2 * rough) * rng.uniform(.25, .55) * 160 / s)
            tone = toned(c if rng.random() < .65 else accents[rng.integers(3)], rows + .7 * strokes(rng, s, s * .1, s * .015, -a + np.pi / 2), rng.uniform(.06, .16))
            im[of == k] = (tone * rng.uniform(.8, 1.15))[of == k]
    elif terrain == 'mountains':
        height = 1 - np.abs(noise(rng, s, s, s * rng.uniform(.3, .5), 4, .55))
        light = lit(cv2.GaussianBlur(height * s * .12, (0, 0), .8), lamp, .1)
        im = mixed(im, accents[2], rough)
        im = im * light[..., None]
        snow = strokes(rng, s, s * .13, s * .035, turn) + 1.2 * (light - 1) + rough * .6
        im = mixed(im, accents[1] * .4 + 140, (snow - (.3 if look else .9)) * .9)
        im = mixed(im, accents[0], (-snow - 1.2) * .8)
    elif terrain == 'hills':
        im = mixed(im, accents[1], strokes(rng, s, s * .14, s * .03, turn) * .35)
        im = mixed(im, accents[2], strokes(rng, s, s * .1, s * .02, turn + .5) * .5)
        im = mixed(im, accents[0], (noise(rng, s, s, s * .28, 3) - .7) * 1.3)
    elif terrain in ('pasture', 'desert', 'sea'):
        im = mixed(im, accents[0], strokes(rng, s, s * .3, s * .06, turn) * .25 - .05)
        im = mixed(im, accents[1], strokes(rng, s, s * .25, s * .04, turn + rng.normal(0, .2)) * .25)
        if terrain == 'desert':
            im = im * lit(np.sin((np.mgrid[0:s, 0:s][1] / s + .12 * noise(rng, s, s, s * .6, 1)).astype(np.float32) * rng.uniform(15, 40)) * 2, lamp, .02)[..., None]
        im = np.ascontiguousarray(im, np.float32)
        for at in spots(rng, int(rng.integers(0, 9)), s):
            if look and terrain == 'pasture':
                SIGNS['pasture'](rng, im, at, s * rng.uniform(.015, .03), c, 1)
            else:
                disc(im, at, s * rng.uniform(.004, .015), shade(accents[rng.integers(3)], rng.uniform(.5, 1.5)))
    else:
        im = mixed(im, accents[1], strokes(rng, s, s * .08, s * .03, turn) * .5)
        im = mixed(im, accents[0], noise(rng, s, s, s * .2, 3) * .6 - .2)
    return im * (1 + .04 * strokes(rng, s, s * .06, s * .015, turn)[..., None])
