# SPDX-License-Identifier: GPL-3.0-or-later
"""How a table is seen: a camera somewhere above it, lamps, and what a camera makes of their light."""
import cv2
import numpy as np

from wild_tiles import noise


class View:
    """A pinhole camera. World: x east, y south (the board plane), z up, unit a hex's side. `scale` times larger than the picture."""

    def __init__(self, rng, points, width, height, scale, tight=False):
        """`points` (n, 2): what should be seen of the plane."""
        low, high = points.min(0), points.max(0)
        tilt = np.radians(rng.choice([rng.uniform(0, 12), rng.uniform(10, 40), rng.uniform(35, 66)], p=[.35, .45, .2]))
        turn = rng.uniform(0, 2 * np.pi) if rng.random() < .7 else rng.normal(0, .1) + rng.integers(4) * np.pi / 2
        roll = rng.normal(0, .05) if rng.random() < .7 else rng.uniform(-.6, .6)
        lens = rng.uniform(.75, 2.2) * max(width, height)
        s, c = np.sin(tilt), np.cos(tilt)
        forward = np.array([np.sin(turn) * s, -np.cos(turn) * s, -c])
        right = np.array([np.cos(turn), np.sin(turn), 0])
        down = np.cross(right, forward)
        right, down = right * np.cos(roll) + down * np.sin(roll), -right * np.sin(roll) + down * np.cos(roll)
        self.turned = np.stack([right, down, forward])
        target = (low + high) / 2
        corners = np.column_stack([points, np.zeros(len(points))])
        # The distance at which the board just fits, by halving; then nearer or farther, and aside.
        near, far = 1., 400.
        for _ in range(30):
            self.distance = (near * far) ** .5
            seen = self._reach(corners, target, lens, width, height)
            near, far = (near, self.distance) if seen < 1 else (self.distance, far)
        chance = rng.random()
        fill = rng.uniform(.92, 1.03) if tight else (rng.uniform(.75, 1.02) if chance < .62 else rng.uniform(1., 1.9) if chance < .85 else rng.uniform(.45, .75))
        self.distance /= fill
        aside = (rng.uniform(-.5, .5, 2) if fill > 1.02 or rng.random() < .15 else rng.uniform(-.5, .5, 2) * max(0, 1 - fill)) * (high - low) * (.3 if tight else .8)
        target = target + aside
        self.at = np.array([target[0], target[1], 0]) - forward * self.distance
        self.inner = np.array([[lens, 0, (width - 1) / 2 + (rng.normal(0, .02) * width)], [0, lens, (height - 1) / 2 + rng.normal(0, .02) * height], [0, 0, 1]])
        self.width, self.height, self.scale = width, height, scale
        self.larger = np.array([[scale, 0, (scale - 1) / 2], [0, scale, (scale - 1) / 2], [0, 0, 1.]]) @ self.inner

    def _reach(self, corners, target, lens, width, height):
        seen = (corners - np.array([target[0], target[1], 0])) @ self.turned.T + [0, 0, self.distance]
        if (seen[:, 2] < .5).any():
            return 9.
        at = np.abs(seen[:, :2] / seen[:, 2:]) * lens / [width / 2, height / 2]
        return at.max()

    def plane(self, z=0., larger=False):
        """The homography from the plane at that height to pixels."""
        t = -self.turned @ self.at
        h = (self.larger if larger else self.inner) @ np.stack([self.turned[:, 0], self.turned[:, 1], self.turned[:, 2] * z + t], 1)
        return h / h[2, 2]

    def project(self, points):
        """Points (n, 3) to pixels of the larger picture, and their depth."""
        seen = (np.asarray(points) - self.at) @ self.turned.T
        depth = np.maximum(seen[:, 2], .05)
        flat = seen @ self.larger.T
        return flat[:, :2] / depth[:, None], depth


class Lamp:
    """Where light comes from (`ways`: unit vectors to the lamps), how much of it (`powers`), how much from all around."""

    def __init__(self, rng, kind):
        self.kind = kind
        low, high = {'day': (40, 85), 'window': (18, 45), 'bulb': (45, 85), 'spot': (25, 70), 'dim': (40, 80), 'two': (30, 70), 'flash': (70, 88), 'neon': (60, 88)}[kind]
        self.ways, self.powers = [], []
        for k in range(2 if kind in ('two', 'neon') else 1 + int(rng.random() < .2)):
            up, turn = np.radians(rng.uniform(low, high)), rng.uniform(0, 2 * np.pi)
            self.ways.append(np.array([np.cos(up) * np.cos(turn), np.cos(up) * np.sin(turn), np.sin(up)]))
            self.powers.append(rng.uniform(.4, .7) / (k + 1))
        soft = {'day': (.5, .8), 'window': (.35, .6), 'bulb': (.35, .6), 'spot': (.18, .4), 'dim': (.4, .7), 'two': (.3, .55), 'flash': (.3, .5), 'neon': (.5, .75)}[kind]
        self.around = rng.uniform(*soft)
        self.softness = {'day': (.12, .5), 'window': (.05, .2), 'spot': (.01, .05), 'flash': (.01, .04), 'neon': (.1, .3)}.get(kind, (.02, .15))
        self.softness = rng.uniform(*self.softness)
        warm = {'day': rng.normal(0, .06), 'window': rng.normal(-.08, .08), 'bulb': rng.uniform(.1, .45), 'spot': rng.uniform(0, .35), 'dim': rng.uniform(-.1, .45),
                'two': rng.normal(.1, .15), 'flash': rng.normal(0, .05), 'neon': rng.normal(-.05, .1)}[kind]
        green = rng.normal(.05 if kind == 'neon' else 0, .03)
        self.colour = np.array([1 - warm, 1 + green, 1 + warm * .8])
        total = self.around + sum(p * w[2] for p, w in zip(self.powers, self.ways))
        self.around /= total
        self.powers = [p / total for p in self.powers]


def uneven(rng, view, lamp):
    """Brightness over the larger picture: light that falls off, and the lens."""
    h, w = view.height // 4, view.width // 4
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    x, y = (x / w - .5) * 2, (y / h - .5) * 2
    turn = rng.uniform(0, 2 * np.pi)
    strong = {'window': .35, 'spot': .5, 'bulb': .25, 'dim': .25}.get(lamp.kind, .12) * rng.uniform(.2, 1.2)
    field = 1 + strong * (x * np.cos(turn) + y * np.sin(turn)) * .6
    if lamp.kind in ('spot', 'bulb', 'flash') and rng.random() < .7:
        at = rng.uniform(-.8, .8, 2)
        r2 = (x - at[0]) ** 2 + (y - at[1]) ** 2
        field *= (1 - strong) + 2 * strong * np.exp(-r2 / rng.uniform(.3, 1.5))
    if rng.random() < .5:
        field *= 1 - rng.uniform(0, .35) * (x * x + y * y) / 2
    if rng.random() < .12:                                                # the shadow of somebody, the light of a window
        edge = np.tanh((x * np.cos(turn) + y * np.sin(turn) + rng.uniform(-.6, .6) + .2 * noise(rng, h, w, w * .7, 1)) * rng.uniform(2, 20))
        field *= 1 + rng.uniform(.1, .35) * edge
    return np.clip(field, .15, 2.2)


def exposed(rng, image, lamp):
    """A finished picture (floats, BGR, 0 to 255) as its camera stores it."""
    h, w = image.shape[:2]
    cast = lamp.colour ** rng.uniform(.0, 1.2) * rng.normal(1, .03, 3)
    cast = cast / cast.mean()
    light = rng.uniform(.85, 1.15) if rng.random() < .75 else rng.uniform(.45, 1.5)
    if lamp.kind == 'dim':
        light *= rng.uniform(.5, .9)
    light *= (rng.uniform(92, 140) / max(image.mean(), 12)) ** rng.uniform(.3, .9)
    image = image / 255 * (cast * light).astype(np.float32)
    grey = image.mean(2, keepdims=True)
    image = grey + (image - grey) * np.float32(rng.uniform(.8, 1.3) if rng.random() < .8 else rng.uniform(.4, 1.6))
    if rng.random() < .15:
        image = rng.uniform(.02, .15) + image * rng.uniform(.65, .95)
    image = np.clip(image, 0, 1.6)
    if rng.random() < .5:                                                 # highlights roll off
        image = np.where(image > .7, .7 + .3 * np.tanh((image - .7) / .3), image)
    image = np.clip(image, 0, 1) ** np.float32(rng.uniform(.75, 1.2))
    if rng.random() < .15:
        less = rng.uniform(.45, .8)
        image = cv2.resize(cv2.resize(image, None, fx=less, fy=less, interpolation=cv2.INTER_AREA), (w, h), interpolation=cv2.INTER_CUBIC)
    blur = min(rng.exponential(.45), 1.8) * np.sqrt(w / 640)
    if blur > .3:
        image = cv2.GaussianBlur(image, (0, 0), blur)
    if rng.random() < .07:
        way = rng.normal(0, 2.5, 2) * w / 640
        n = int(np.ceil(np.hypot(*way))) * 2 + 1
        kernel = np.zeros((n + 2, n + 2), np.float32)
        cv2.line(kernel, tuple(int(round(n / 2 + .5 - v / 2)) for v in way), tuple(int(round(n / 2 + .5 + v / 2)) for v in way), 1., 1)
        image = cv2.filter2D(image, -1, kernel / kernel.sum(), borderType=cv2.BORDER_REPLICATE)
    strong = rng.exponential(.012) * (2 if lamp.kind == 'dim' else 1)
    grain = rng.standard_normal((h, w, 3), np.float32)
    if rng.random() < .4:
        grain = cv2.GaussianBlur(grain, (0, 0), .7) * 1.8
    image = image + min(strong, .07) * grain * (.5 + np.sqrt(np.clip(image, 0, 1)))
    if rng.random() < .1:
        image = cv2.medianBlur(image.astype(np.float32), 3)
    if rng.random() < .4:
        image = image + rng.uniform(.2, 1.1) * (image - cv2.GaussianBlur(image, (0, 0), rng.uniform(.8, 1.6)))
    image = (np.clip(image, 0, 1) * 255).astype(np.uint8)
    if rng.random() < .9:
        _, code = cv2.imencode('.jpg', image, [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(40, 97))])
        image = cv2.imdecode(code, cv2.IMREAD_COLOR)
    return image
