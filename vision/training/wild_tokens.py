# SPDX-License-Identifier: GPL-3.0-or-later
"""Number tokens of many makes: discs and others of card, wood, plastic, felt or stone, numbers in any installed typeface, with or
without pips; and numbers printed on the tile."""
import functools
import os
import subprocess

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

from wild_tiles import disc, noise, poly

PIPS = {2: 1, 12: 1, 3: 2, 11: 2, 4: 3, 10: 3, 5: 4, 9: 4, 6: 5, 8: 5}
FACES = {'cream': (190, 225, 240), 'white': (240, 242, 242), 'dark': (45, 42, 42), 'card': (160, 205, 225), 'wood': (125, 170, 205), 'plastic': (205, 220, 225),
         'felt': (200, 215, 220), 'paper': (235, 240, 240), 'stone': (165, 170, 175), 'blue': (170, 120, 60), 'colour': None, 'printed': None}


@functools.lru_cache(1)
def typefaces():
    """Files that have digits; of the many Noto families only the Latin ones. OpenCV's strokes where there are none."""
    try:
        listed = subprocess.run(['fc-list', ':charset=30 31 32 33 34 35 36 37 38 39', 'file'], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return []
    files = sorted({x.strip().rstrip(':') for x in listed.splitlines()})
    name = os.path.basename
    return [f for f in files if f.endswith(('.ttf', '.otf')) and not any(w in name(f) for w in ('Symbol', 'Music', 'Math', 'Emoji', 'D050000', 'Icons'))
            and (not name(f).startswith('Noto') or name(f).startswith(('NotoSans-', 'NotoSerif-', 'NotoSansDisplay-', 'NotoSerifDisplay-')))]


@functools.lru_cache(4000)
def glyphs(file, text):
    """The text as a mask 64 pixels high."""
    if file is None:
        canvas = np.zeros((90, 150), np.uint8)
        cv2.putText(canvas, text, (10, 70), cv2.FONT_HERSHEY_TRIPLEX, 2., 255, 4, cv2.LINE_AA)
    else:
        picture = Image.new('L', (260, 170), 0)
        ImageDraw.Draw(picture).text((40, 30), text, font=ImageFont.truetype(file, 72), fill=255)
        canvas = np.asarray(picture)
    ys, xs = np.nonzero(canvas > 40)
    if len(ys) < 20:
        return glyphs(None, text)
    cut = canvas[ys.min():ys.max() + 1, xs.min():xs.max() + 1]
    return cv2.resize(cut, (max(6, round(cut.shape[1] * 64 / cut.shape[0])), 64), interpolation=cv2.INTER_AREA)


class Tokens:
    """How the tokens of one set look."""

    def __init__(self, rng, design):
        files = typefaces()
        self.design, self.file = design, files[rng.integers(len(files))] if files else None
        self.radius = rng.uniform(.23, .36)
        face = FACES[design]
        self.face = np.array(face if face is not None else rng.uniform(40, 240, 3), np.float32) * rng.uniform(.88, 1.08) + rng.normal(0, 6, 3)
        light = self.face.mean() > 110
        self.ink = np.array([25, 25, 30], np.float32) if light else np.array([225, 235, 240], np.float32)
        if rng.random() < .15:
            self.ink = self.ink * .6 + rng.uniform(0, 255, 3) * .4
            if abs(self.ink.mean() - self.face.mean()) < 70:
                self.ink = self.face * .25 if light else self.face * .25 + 190
        self.red = np.array([35, 35, 195], np.float32) if rng.random() < .85 else self.ink
        self.pips, self.ring = rng.random() < .7, rng.choice([0, 0, .04, .08])
        self.shape = 0 if rng.random() < .8 else int(rng.choice([4, 6, 8]))
        self.height = rng.uniform(.4, .62) if rng.random() < .8 else rng.uniform(.65, .95)
        self.loose = rng.choice([0., .05, .14], p=[.3, .5, .2])
        self.turn = rng.choice(['upright', 'any'], p=[.45, .55])
        if design == 'printed':
            self.radius, self.ring = rng.uniform(.2, .4), 0

    def draw(self, rng, image, at, number, side, lamp, upright):
        """On a board's texture; `side`: pixels of a hex's side; `lamp`: where light comes from. Gives the token's middle."""
        if self.design != 'printed':
            at = at + rng.normal(0, self.loose, 2).clip(-.25, .25) * side
        r = self.radius * side
        n = int(np.ceil(r * 2.4)) | 1
        x0, y0 = int(round(at[0])) - n // 2, int(round(at[1])) - n // 2
        if x0 < 0 or y0 < 0 or x0 + n > image.shape[1] or y0 + n > image.shape[0]:
            return at
        roi = image[y0:y0 + n, x0:x0 + n]
        middle = (n // 2, n // 2)
        if self.design != 'printed':
            shadow = np.zeros((n, n), np.float32)
            disc(shadow, (n / 2 - lamp[0] * r * .1, n / 2 - lamp[1] * r * .1), r, 1.)
            roi *= 1 - .45 * cv2.GaussianBlur(shadow, (0, 0), max(.5, r * .05))[..., None]
            mask = np.zeros((n, n), np.float32)
            turn = np.radians(np.arange(self.shape or 1) * 360 / max(self.shape, 1) + rng.uniform(0, 360))
            outline = np.array(middle) + r * np.stack([np.cos(turn), np.sin(turn)], 1)
            poly(mask, outline, 1.) if self.shape else disc(mask, middle, r, 1.)
            face = np.ascontiguousarray(self.face * (1 + {'wood': .05, 'stone': .08, 'felt': .06}.get(self.design, .015) * noise(rng, n, n, max(3, r * .3), 2)[..., None]), np.float32)
            if self.ring:
                disc(face, middle, r * (.97 - self.ring), tuple(float(v) for v in self.ink * .6 + self.face * .4), max(1, int(r * self.ring)))
            roi += (face - roi) * mask[..., None]
        ink = np.zeros((n, n), np.float32)
        glyph = glyphs(self.file, str(number))
        high = 1.05 * self.height * r
        grow = min(high / 64, 1.35 * r / glyph.shape[1])
        small = cv2.resize(glyph, None, fx=grow, fy=grow, interpolation=cv2.INTER_AREA).astype(np.float32) / 255
        top = int(n / 2 - small.shape[0] / 2 - (.1 * r if self.pips else 0))
        left = int(n / 2 - small.shape[1] / 2)
        part = ink[max(top, 0):top + small.shape[0], max(left, 0):left + small.shape[1]]
        part[:] = small[:part.shape[0], :part.shape[1]]
        if self.pips:
            for k in range(PIPS[number]):
                disc(ink, (n / 2 + (k - (PIPS[number] - 1) / 2) * r * .19, n / 2 + r * .62), r * .07, 1.)
        degrees = (upright if self.turn == 'upright' else 0) + (rng.uniform(0, 360) if self.turn == 'any' else rng.normal(0, 4))
        ink = cv2.warpAffine(ink, cv2.getRotationMatrix2D(middle, degrees, 1), (n, n))
        colour = self.red if number in (6, 8) else self.ink
        if self.design == 'printed':
            colour = np.array([250, 250, 250], np.float32) if roi.mean() < 120 else colour
        roi += (colour - roi) * np.clip(ink, 0, 1)[..., None]
        return at
