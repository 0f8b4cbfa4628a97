# SPDX-License-Identifier: GPL-3.0-or-later
"""The flat part of an invented board as a texture of its plane: frame, sea, tiles, tokens, harbours."""
import cv2
import numpy as np

import wild_truth as truth
from wild_styles import STYLES, palette
from wild_paint import painted
from wild_tiles import disc, line, noise, patch, poly, shade
from wild_tokens import Tokens, glyphs

FRAMES = ['blue', 'wood', 'printed', 'black', 'green', 'white', 'colour', 'sea_hexes', 'tray', 'none']
OFTEN = [.26, .09, .07, .06, .05, .05, .07, .1, .07, .18]


class Flat:
    """`image` (floats, BGR), `mask` (where there is board, 0 to 1), `side` pixels to a hex's side, `origin` the plane's point at pixel (0, 0)."""

    def __init__(self, rng, hexes, style, frame, side, lamp, upright, edge=None):
        self.rng, self.side, self.frame = rng, float(side), frame
        self.land = [(h['q'], h['r']) for h in hexes if h['terrain'] != 'sea']
        self.tiles = [(h['q'], h['r']) for h in hexes]
        points = np.concatenate([truth.hexagon(*h) for h in self.tiles])
        self.beyond = edge if edge is not None else rng.uniform(.45, 1.35)
        self.low, self.high = points.min(0) - self.beyond * 1.2 - 1.6, points.max(0) + self.beyond * 1.2 + 1.6
        self.origin = self.low
        w, h = (np.ceil((self.high - self.low) * side)).astype(int)
        self.image, self.mask = np.zeros((h, w, 3), np.float32), np.zeros((h, w), np.float32)
        self.lamp, self.style, self.ring, self.corners = lamp, style, [], None
        family, self.motif, self.outline, self.gap, self.rim, token = STYLES[style]
        self.colours = palette(rng, family)
        self.tokens = Tokens(rng, token)
        self.sand = self.colours['desert'] * rng.uniform(.9, 1.1)
        self.outline *= rng.uniform(.6, 1.3)
        self.fade = rng.uniform(.15, .5)
        self.rim *= rng.uniform(.7, 1.5)
        self.gap = self.gap * rng.uniform(.5, 1.6) + (rng.uniform(.02, .06) if rng.random() < .1 else 0)
        self.border()
        self.lay(hexes)
        for h in hexes:
            if h['token']:
                at = self.tokens.draw(rng, self.image, self.pixel(truth.centre(h['q'], h['r'])), h['number'], side, lamp, upright)
                h['token_at'] = [float(v) for v in self.plane(at)]

    def pixel(self, plane):
        return (np.asarray(plane) - self.origin) * self.side

    def plane(self, pixel):
        return np.asarray(pixel) / self.side + self.origin

    def to_plane(self):
        """From the texture's pixels to the plane."""
        return np.array([[1 / self.side, 0, self.origin[0]], [0, 1 / self.side, self.origin[1]], [0, 0, 1.]])

    # ------------------------------------------------------------ around the land
    def border(self):
        rng, side, frame = self.rng, self.side, self.frame
        h, w = self.mask.shape
        land = np.zeros((h, w), np.float32)
        for q, r in self.tiles:
            poly(land, self.pixel(truth.hexagon(q, r, 1.005)), 1.)
        self.ground = land
        if frame == 'none':
            return
        if frame == 'sea_hexes':
            for q, r in sorted(truth.around(self.tiles)):
                if rng.random() < .97:
                    self.ring.append((q, r))
                    self.tile(q, r, 'sea', rng.integers(4))
            base = self.colours['sea'] * .6
            inside = land[..., None]
            if rng.random() < .5:
                self.image[:] = base * inside + self.image * (1 - inside)
                self.mask[:] = np.maximum(self.mask, land)
            return
        centres = np.array([truth.centre(*x) for x in truth.around(self.tiles)])
        outline = np.zeros((h, w), np.float32)
        if frame == 'tray' or rng.random() < .08:                         # a rectangle
            low, high = centres.min(0) - self.beyond + .8, centres.max(0) + self.beyond - .8
            corners = np.array([low, [high[0], low[1]], high, [low[0], high[1]]])
        else:
            way = np.radians(60 * np.arange(6) + 30)
            n = np.stack([np.cos(way), np.sin(way)], 1)
            far = (centres @ n.T).max(0) + self.beyond - .85
            corners = np.array([np.linalg.solve(n[[k - 1, k]], far[[k - 1, k]]) for k in range(6)])
        self.corners = corners
        poly(outline, self.pixel(corners), 1.)
        outline = np.maximum(outline, land)
        colour = {'blue': self.colours['sea'], 'wood': np.float32([90, 140, 185]) * rng.uniform(.45, 1.15), 'printed': self.colours['sea'] * rng.uniform(.6, 1.2), 'black': np.float32([38, 36, 35]),
                  'green': np.float32([70, 120, 60]), 'white': np.float32([232, 235, 235]), 'colour': rng.uniform(20, 230, 3).astype(np.float32), 'tray': rng.uniform(40, 200) * np.float32([.8, .95, 1])}[frame]
        if frame == 'blue':
            colour = np.clip(np.array([rng.uniform(130, 235), rng.uniform(80, 165), rng.uniform(20, 75)]) * rng.uniform(.7, 1.05), 0, 255)
        colour = colour + rng.normal(0, 6, 3)
        grain = noise(rng, h // 2 + 1, w // 2 + 1, side, 4, .6)
        if frame in ('wood', 'tray'):
            stripes = np.repeat(rng.standard_normal((h // 2 + 1, 1)), 8, 1).astype(np.float32)
            grain = .6 * grain + .8 * cv2.resize(cv2.GaussianBlur(stripes, (0, 0), 1.2), (w // 2 + 1, h // 2 + 1)) + .5 * np.sin(grain * 6)
        grain = cv2.resize(grain, (w, h))
        self.image[:] = colour * (1 + rng.uniform(.02, .09) * (2 if frame in ('wood', 'blue') else 1) * grain[..., None])
        if frame in ('blue', 'printed'):
            self.water(land, colour)
        if frame != 'tray' and len(corners) == 6:
            self.joints(corners, colour)
        if frame in ('wood', 'tray', 'colour', 'black', 'white', 'green') and rng.random() < .6:   # the bed of the tiles
            near = cv2.dilate(land, np.ones((int(side * .12) | 1,) * 2))[..., None]
            self.image[:] += (self.image * rng.uniform(.3, .7) - self.image) * near * rng.uniform(.4, 1)
        if rng.random() < .4:
            poly(self.image, self.pixel(corners), shade(colour, rng.choice([.6, 1.35])), max(1, int(side * rng.uniform(.02, .07))))
        self.mask[:] = outline
        if rng.random() < .12 and frame != 'tray':                        # a part of the frame is missing
            middle, turn, wide = centres.mean(0), rng.uniform(0, 2 * np.pi), rng.uniform(.25, 1.6)
            cut = np.zeros((h, w), np.float32)
            fan = [middle] + [middle + 40 * np.array([np.cos(turn + a), np.sin(turn + a)]) for a in np.linspace(0, wide, 9)]
            poly(cut, self.pixel(fan), 1.)
            self.mask[:] = np.maximum(self.mask * (1 - cut), land)
            self.frame = frame + '_part'

    def water(self, land, colour):
        """A beach, surf, waves."""
        rng, side = self.rng, self.side
        far = cv2.distanceTransform((land < .5).astype(np.uint8), cv2.DIST_L2, 3)
        far += noise(rng, *land.shape, side * .35, 2) * side * .05
        if self.frame == 'printed':
            self.image += (far % (side * .3) < side * .03)[..., None] * np.float32(rng.normal(0, 40)) * (far > 0)[..., None]
        if rng.random() < .75:
            beach, surf = rng.uniform(.03, .16) * side, rng.uniform(.1, .5) * side
            self.image += (np.float32([220, 225, 215]) - self.image) * (np.exp(-np.maximum(far - beach, 0) / surf) * rng.uniform(.2, .8))[..., None]
            self.image += (self.sand - self.image) * np.clip((beach - far) / (side * .03), 0, 1)[..., None]
        for _ in range(int(rng.integers(0, 30))):
            at = rng.uniform(0, 1, 2) * land.shape[::-1]
            cv2.ellipse(self.image, (int(at[0]), int(at[1])), (int(side * .2), int(side * .05)), 0, 200, 340, shade(colour, 1.3), 1, cv2.LINE_AA)

    def joints(self, corners, colour):
        """Seams between the frame's parts, harbours."""
        rng, side = self.rng, self.side
        middle = corners.mean(0)
        if rng.random() < .7:
            at_corner = rng.random() < .5
            for k in range(6):
                a = corners[k] if at_corner else (corners[k] * rng.uniform(.6, .8) + corners[k - 1] * .3)
                b = a + (middle - a) * .28
                line(self.image, self.pixel(a), self.pixel(b), shade(colour, .55), max(1, side * .015))
                if rng.random() < .6:
                    disc(self.image, self.pixel(a * .6 + b * .4), side * .1, shade(colour, .6), max(1, int(side * .015)))

    def harbours(self, coast, count):
        """Signs of harbours on the sea beside some of the coast."""
        rng, side, taken = self.rng, self.side, []
        look = rng.integers(3)
        for i in rng.permutation(len(coast)):
            a, b = np.array(coast[i][:2]), np.array(coast[i][2:])
            out = np.array([b[1] - a[1], a[0] - b[0]])
            m = (a + b) / 2 + out * rng.uniform(.45, .6)
            x, y = np.round(self.pixel(m)).astype(int)
            if any(np.hypot(*(m - t)) < 2 for t in taken) or not (side < x < self.mask.shape[1] - side and side < y < self.mask.shape[0] - side) or self.mask[y, x] < .5:
                continue
            taken.append(m)
            wood = (60, 95, 135)
            for c in (a, b):
                if look != 2:
                    line(self.image, self.pixel(c + out * .04), self.pixel(m * .6 + c * .4), wood, max(1, side * .06))
            if look == 0:
                disc(self.image, (x, y), side * .24, shade((205, 225, 235), rng.uniform(.8, 1.05)))
            else:
                poly(self.image, np.array([[x - .28 * side, y], [x + .28 * side, y], [x + .18 * side, y + .14 * side], [x - .18 * side, y + .14 * side]]), wood)
                poly(self.image, np.array([[x - .2 * side, y - .05 * side], [x, y - .4 * side], [x + .22 * side, y - .05 * side]]), shade((225, 230, 235), rng.uniform(.8, 1)))
            mark = glyphs(self.tokens.file, str(rng.choice(['3:1', '2:1', '?', '3'])))
            grow = .16 * side / 64
            small = cv2.resize(mark, None, fx=grow, fy=grow, interpolation=cv2.INTER_AREA).astype(np.float32)[..., None] / 255
            part = self.image[y - small.shape[0] // 2:, x - small.shape[1] // 2:][:small.shape[0], :small.shape[1]]
            part *= 1 - .8 * small
            if len(taken) == count:
                break

    # ------------------------------------------------------------ tiles
    def lay(self, hexes):
        self.art, rng = {}, self.rng
        sloppy = rng.choice([0., .012, .03], p=[.4, .45, .15])
        for h in hexes:
            self.tile(h['q'], h['r'], h['terrain'], rng.integers(4), sloppy)

    def tile(self, q, r, terrain, variant, sloppy=0.):
        rng, side = self.rng, self.side
        if not hasattr(self, 'art'):
            self.art = {}
        s = int(np.ceil(side * 2)) | 1
        if not hasattr(self, 'looks'):
            self.looks = {t: int(rng.integers(2)) for t in truth.BOX}
            self.turns = rng.random() < .6
        name = (terrain, variant % 2)
        if name not in self.art:
            look, colour = self.looks.get(terrain, 0), self.colours[terrain]
            drawn = painted(rng, terrain, colour, s, self.lamp, look) if self.motif == 'painted' else patch(rng, self.motif, terrain, colour, s, self.lamp, look)
            self.art[name] = np.ascontiguousarray(drawn, np.float32)
        art = self.art[name]
        turn = (60 * rng.integers(6) if self.turns else 0) + rng.normal(0, sloppy * 40)
        moved = rng.normal(0, sloppy, 2)
        n = s + 4
        at = self.pixel(truth.centre(q, r) + moved)
        x0, y0 = int(at[0]) - n // 2, int(at[1]) - n // 2
        if x0 < 0 or y0 < 0 or x0 + n > self.mask.shape[1] or y0 + n > self.mask.shape[0]:
            return
        fraction = at - (x0, y0)
        m = cv2.getRotationMatrix2D(((s - 1) / 2, (s - 1) / 2), turn, 1.)
        m[:, 2] += fraction - (s - 1) / 2
        art = cv2.warpAffine(art, m, (n, n), borderMode=cv2.BORDER_REFLECT) * np.float32(rng.normal(1, .025))
        size = side * (1 - self.gap)
        spin = np.radians(60 * np.arange(6) - 90 - rng.normal(0, sloppy * 30))
        ring = np.stack([np.cos(spin), np.sin(spin)], 1)
        mask = np.zeros((n, n), np.float32)
        poly(mask, fraction + ring * size, 1.)
        if self.rim:
            inner = np.zeros((n, n), np.float32)
            poly(inner, fraction + ring * (size - self.rim * side), 1.)
            if self.motif in ('strokes', 'natural', 'wash', 'painted'):
                soft = cv2.GaussianBlur(inner, (0, 0), max(.5, self.rim * side * self.fade))
                inner = np.clip((soft + .22 * noise(rng, n, n, side * .12, 3) * (soft > .02) * (soft < .98) - .5) * 1.8 + .5, 0, 1)
            art = self.sand * (1 + .03 * noise(rng, n, n, side * .2, 2)[..., None]) * (1 - inner[..., None]) + art * inner[..., None]
        if self.outline:
            art = np.ascontiguousarray(art, np.float32)
            poly(art, fraction + ring * (size - self.outline * side * .5), shade(self.colours[terrain], .35), max(1, side * self.outline))
        view = (slice(y0, y0 + n), slice(x0, x0 + n))
        edge = cv2.dilate(mask, np.ones((3, 3)))                          # the dark gap
        if self.frame != 'none':
            self.image[view] *= 1 - .45 * (edge - mask)[..., None]
        self.image[view] += (art - self.image[view]) * mask[..., None]
        self.mask[view] = np.maximum(self.mask[view], mask)
