#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Trains the reader of number tokens from pictures that this script renders itself, and writes it as data/nets/number_tokens.net.

  number_tokens.py samples OUT.npz [--count N] [--seed N] [--held-out]   rendered tokens with their labels
  number_tokens.py sheet SAMPLES.npz OUT.png                             a look at them
  number_tokens.py train TRAIN.npz… --held HELD_OUT.npz --out OUT.net [--epochs N] [--seed N]

A token is drawn in one of the installed typefaces (about one family in six is held out for calibration), with or without
pips, with a dot or a line under 6 and 9, in ink of many colours, on a crop of the project's rendered scenes or on
noise; then seen under coloured light, gradients, glare, shadow, out of focus, small, noisy, as JPEG, partly covered.
No photograph is used. Same seed and same typefaces, same samples.

Debian: python3-torch python3-opencv python3-numpy python3-pil fontconfig, and for the typefaces fonts-urw-base35
fonts-dejavu fonts-freefont-ttf fonts-liberation fonts-noto-core and those of README.md in this folder.
"""
import argparse
import glob
import json
import os
import subprocess
import sys
import zlib

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

import net_file

NUMBERS = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12]
NONE = len(NUMBERS)
SIDE = 40          # of the reader's window, pixels
REACH = 1.15       # half the window, in radii of the token
WORK = 80          # pixels of the window while it is drawn
SCENES = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../tests/data/scenes')


# ---------------------------------------------------------------- typefaces
def typefaces():
    """[(file, held out)], those that have the ten digits; of Noto's many scripts only the Latin designs."""
    listed = subprocess.run(['fc-list', ':charset=30 31 32 33 34 35 36 37 38 39', 'file', 'family'],
                            capture_output=True, text=True, check=True).stdout
    faces = {}
    for line in sorted(listed.splitlines()):
        file, _, family = line.partition(':')
        family = family.split(',')[0].strip()
        name = os.path.basename(file)
        if not file.endswith(('.ttf', '.otf')) or any(w in name for w in (
                'Symbol', 'Music', 'Math', 'Emoji', 'D050000', 'Humor-Sans-Dash', 'Icons', 'awesome')):
            continue
        if name.startswith('Noto') and not name.startswith(('NotoSans-', 'NotoSerif-', 'NotoSansMono-',
                                                            'NotoSansDisplay-', 'NotoSerifDisplay-')):
            continue
        if name.startswith('Noto') and not any(w in name for w in ('-Regular', '-Bold.', '-Black.', '-Medium.',
                                                                   '-CondensedBold.')):
            continue
        faces[name] = (file, family)
    families = sorted({family.split()[0] for _, family in faces.values()})
    held = {f for f in families if zlib.crc32(f.encode()) % 6 == 0}
    return [(file, family.split()[0] in held) for file, family in (faces[n] for n in sorted(faces))]


class Glyphs:
    """The digits of a typeface as pictures of 96 pixels' height, made once."""

    def __init__(self, files):
        self.files = files
        self.made = {}

    def __call__(self, face, text):
        key = (face, text)
        if key not in self.made:
            font = ImageFont.truetype(self.files[face], 110)
            canvas = Image.new('L', (420, 260), 0)
            ImageDraw.Draw(canvas).text((60, 50), text, font=font, fill=255)
            box = canvas.getbbox()
            glyph = np.asarray(canvas.crop(box)) if box else np.zeros((0, 0), np.uint8)
            if glyph.shape[0] > 20 and glyph.shape[1] > 5:
                glyph = cv2.resize(glyph, (max(8, round(glyph.shape[1] * 96 / glyph.shape[0])), 96),
                                   interpolation=cv2.INTER_AREA)
            else:
                glyph = None
            self.made[key] = glyph
        return self.made[key]


# ---------------------------------------------------------------- one token
def ink_mask(rng, glyphs, face, number):
    """The printed face, 160 x 160 for a token of radius 80: how much ink, 0..1."""
    mask = np.zeros((160, 160), np.float32)
    pips = 6 - abs(7 - number)
    style = rng.random()
    with_pips = style < 0.62
    # Of the token's diameter: most sets print large numbers, some small ones in much paper.
    height = (rng.uniform(0.42, 0.66) if rng.random() < 0.65 else rng.uniform(0.26, 0.42)) * 160
    if rng.random() < 0.4:                      # likelier numbers are larger
        height *= 0.72 + 0.28 * pips / 5
    glyph = glyphs(face, str(number))
    if glyph is None:
        return None
    width = glyph.shape[1] * height / 96 * rng.uniform(0.85, 1.12)
    most = 160 * (0.78 if number > 9 else 0.6)
    if width > most:
        height, width = height * most / width, most
    glyph = cv2.resize(glyph, (max(4, round(width)), max(6, round(height))), interpolation=cv2.INTER_AREA)
    h, w = glyph.shape
    rise = rng.uniform(4, 18) if with_pips else rng.uniform(-6, 6)
    x0, y0 = round(80 - w / 2 + rng.uniform(-5, 5)), round(80 - h / 2 - rise)
    y0, x0 = max(2, y0), max(2, x0)
    h, w = min(h, 158 - y0), min(w, 158 - x0)
    mask[y0:y0 + h, x0:x0 + w] = glyph[:h, :w] / 255.0
    if number in (6, 9):
        mark = rng.random()
        if mark < 0.35:                         # a dot behind
            cv2.circle(mask, (min(x0 + w + 9, 146), y0 + h - 5), rng.integers(4, 8), 1, -1, cv2.LINE_AA)
        elif mark < 0.6:                        # a line under it
            y = y0 + h + rng.integers(5, 11)
            cv2.line(mask, (x0, int(y)), (x0 + w, int(y)), 1, int(rng.integers(3, 8)), cv2.LINE_AA)
    if with_pips:
        radius = rng.uniform(2.8, 6.5)
        gap = radius * 2 * rng.uniform(1.2, 1.9)
        y = y0 + h + rng.uniform(9, 20) + radius
        bow = rng.uniform(0, 1.2) if rng.random() < 0.25 else 0
        for i in range(pips):
            dx = (i - (pips - 1) / 2) * gap
            at = (round((80 + dx) * 16), round((min(y, 148) - bow * dx * dx / 60) * 16))
            cv2.circle(mask, at, round(radius * 16), 1, -1, cv2.LINE_AA, 4)
    if rng.random() < 0.12:                     # a printed ring
        cv2.circle(mask, (80, 80), int(rng.integers(68, 77)), float(rng.uniform(0.3, 1)), int(rng.integers(1, 4)), cv2.LINE_AA)
    if rng.random() < 0.25:                     # thicker or thinner print
        size = 3 if rng.random() < 0.7 else 5
        mask = (cv2.dilate if rng.random() < 0.6 else cv2.erode)(mask, np.ones((size, size), np.uint8))
    return mask


def ink_colour(rng, number):
    hot = number in (6, 8)
    if hot and rng.random() < 0.94:
        return np.array([rng.uniform(0.55, 0.92), rng.uniform(0.03, 0.26), rng.uniform(0.03, 0.26)])
    if not hot and rng.random() < 0.05:
        return rng.uniform(0.05, 0.4, 3) * np.array([0.8, 1, 1])
    return rng.uniform(0.02, 0.3) * rng.uniform(0.85, 1.15, 3)


def background(rng, crops):
    if rng.random() < 0.75 and crops:
        crop = crops[rng.integers(len(crops))]
        size = rng.integers(60, crop.shape[0])
        y, x = rng.integers(0, crop.shape[0] - size + 1, 2)
        patch = cv2.resize(crop[y:y + size, x:x + size], (WORK, WORK), interpolation=cv2.INTER_LINEAR)
        patch = np.rot90(patch, rng.integers(4)).astype(np.float32) / 255
        if rng.random() < 0.5:
            patch = patch[:, :, rng.permutation(3)] * rng.uniform(0.6, 1.3)
        return np.clip(patch, 0, 1)
    patch = np.ones((WORK, WORK, 3), np.float32) * rng.uniform(0.1, 0.9, 3)
    for octave in (3, 6, 12, 24, 48):
        noise = rng.normal(0, rng.uniform(0, 0.18), (octave, octave, 3))
        if rng.random() < 0.6:
            noise = noise.mean(2, keepdims=True).repeat(3, 2)
        patch += cv2.resize(noise.astype(np.float32), (WORK, WORK), interpolation=cv2.INTER_CUBIC)
    return np.clip(patch, 0, 1)


def blob(rng, centre, size):
    """A piece's outline in the window, 0..1."""
    mask = np.zeros((WORK, WORK), np.float32)
    angles = np.sort(rng.uniform(0, 2 * np.pi, rng.integers(6, 12)))
    reach = size * rng.uniform(0.6, 1.2, len(angles))
    points = np.stack([centre[0] + reach * np.cos(angles), centre[1] + reach * np.sin(angles) * rng.uniform(0.5, 1)], 1)
    cv2.fillPoly(mask, [np.round(points * 16).astype(np.int32)], 1, cv2.LINE_AA, 4)
    return cv2.GaussianBlur(mask, (0, 0), rng.uniform(0.6, 1.6))


def cover(rng, image, mask):
    colour = rng.uniform(0.02, 0.35) * np.ones(3) if rng.random() < 0.5 else rng.uniform(0.05, 0.95, 3)
    shade = cv2.resize(rng.uniform(0.6, 1.3, (4, 4)).astype(np.float32), (WORK, WORK), interpolation=cv2.INTER_CUBIC)
    return image * (1 - mask[..., None]) + np.clip(colour * shade[..., None], 0, 1) * mask[..., None]


def window(rng, glyphs, faces, crops, label):
    """The window of one hex, WORK x WORK floats 0..1, and what the token's radius is in it."""
    image = background(rng, crops)
    unit = WORK / 2 / REACH
    number = NUMBERS[label] if label != NONE else NUMBERS[rng.integers(len(NUMBERS))]
    kind = rng.random() if label == NONE else 1
    # Without a readable token: bare (40 %), a token beside the window's middle or of another size, one under the robber.
    if kind < 0.4:
        if rng.random() < 0.4:
            image = cover(rng, image, blob(rng, WORK / 2 + rng.normal(0, 8, 2), rng.uniform(5, 24)))
        return image
    shift = rng.normal(0, 0.055, 2).clip(-0.17, 0.17)
    scale = rng.normal(1, 0.055)
    if kind < 0.62:
        angle = rng.uniform(0, 2 * np.pi)
        shift = np.array([np.cos(angle), np.sin(angle)]) * rng.uniform(0.55, 1.7)
    elif kind < 0.76:
        scale = rng.uniform(0.3, 0.6) if rng.random() < 0.5 else rng.uniform(1.7, 3.2)
    mask = None
    while mask is None:
        mask = ink_mask(rng, glyphs, faces[rng.integers(len(faces))], number)
    paper = np.array([1, rng.uniform(0.9, 1), rng.uniform(0.68, 1)]) * rng.uniform(0.8, 1)
    face = paper * (1 - mask[..., None]) + ink_colour(rng, number) * mask[..., None]
    face += rng.normal(0, rng.uniform(0, 0.02), face.shape)
    disc = np.zeros((160, 160), np.float32)
    cv2.circle(disc, (80, 80), 78, 1, -1, cv2.LINE_AA)
    turn = rng.uniform(0, 2 * np.pi)
    c, s = np.cos(turn), np.sin(turn)
    stretch = np.diag([1 + rng.normal(0, 0.03), 1 + rng.normal(0, 0.03)])
    linear = (unit * scale / 80) * stretch @ np.array([[c, -s], [s, c]])
    middle = np.array([WORK / 2, WORK / 2]) + shift * unit
    warp = np.hstack([linear, (middle - linear @ [80, 80])[:, None]])
    shown = cv2.warpAffine(face.astype(np.float32), warp, (WORK, WORK), flags=cv2.INTER_AREA, borderMode=cv2.BORDER_REPLICATE)
    alpha = cv2.warpAffine(disc, warp, (WORK, WORK), flags=cv2.INTER_AREA)
    lean = rng.normal(0, 0.06, 2) * unit        # the token's edge and its shadow
    if rng.random() < 0.7:
        edge = cv2.warpAffine(alpha, np.float32([[1, 0, lean[0]], [0, 1, lean[1]]]), (WORK, WORK))
        image = image * (1 - edge[..., None]) + paper * rng.uniform(0.45, 0.95) * edge[..., None]
        dark = cv2.warpAffine(alpha, np.float32([[1, 0, lean[0] * 1.8], [0, 1, lean[1] * 1.8]]), (WORK, WORK))
        image = image * (1 - rng.uniform(0, 0.6) * (dark * (1 - edge))[..., None])
    image = image * (1 - alpha[..., None]) + shown * alpha[..., None]
    if rng.random() < 0.2:
        cv2.circle(image, tuple(np.round(middle).astype(int).tolist()), round(unit * scale * 0.98),
                   (paper * rng.uniform(0.3, 0.9)).tolist(), 1, cv2.LINE_AA)
    if label == NONE and kind >= 0.76:
        image = cover(rng, image, blob(rng, middle + rng.normal(0, 0.1, 2) * unit, rng.uniform(0.85, 1.25) * unit))
    elif rng.random() < 0.1:
        angle = rng.uniform(0, 2 * np.pi)
        reach = rng.uniform(0.75, 1.2) * unit
        image = cover(rng, image, blob(rng, middle + reach * np.array([np.cos(angle), np.sin(angle)]), rng.uniform(0.2, 0.5) * unit))
    return image


# ---------------------------------------------------------------- how it is seen
def seen(rng, image):
    """The window as a camera's picture, SIDE x SIDE bytes."""
    gain = rng.uniform(0.8, 1.2, 3) * rng.uniform(0.4, 1.1)
    slope = rng.normal(0, 0.25, 2)
    ramp = np.linspace(-0.5, 0.5, WORK)
    field = np.clip(1 + slope[0] * ramp[None, :] + slope[1] * ramp[:, None], 0.3, 1.8)
    image = image * gain * field[..., None]
    if rng.random() < 0.25:                     # gloss: white on top
        centre = rng.uniform(0, WORK, 2)
        y, x = np.mgrid[0:WORK, 0:WORK]
        spot = np.exp(-((x - centre[0]) ** 2 + (y - centre[1]) ** 2) / (2 * rng.uniform(10, 60) ** 2))
        image = image + rng.uniform(0.1, 0.65) * spot[..., None]
    if rng.random() < 0.15:                     # the edge of a shadow
        angle, place = rng.uniform(0, 2 * np.pi), rng.uniform(-25, 25)
        y, x = np.mgrid[0:WORK, 0:WORK] - WORK / 2
        side = 1 / (1 + np.exp(-(np.cos(angle) * x + np.sin(angle) * y - place) / rng.uniform(0.5, 6)))
        image = image * (1 - rng.uniform(0.2, 0.6) * side[..., None])
    if rng.random() < 0.3:
        grey = image.mean(2, keepdims=True)
        image = grey + (image - grey) * rng.uniform(0.45, 1.3)
    image = np.clip(image, 0, 1) ** rng.uniform(0.7, 1.5)
    token = np.exp(rng.uniform(np.log(15), np.log(48)))          # diameter in the camera's pixels
    size = max(14, round(token * REACH))
    small = cv2.GaussianBlur(image, (0, 0), max(0.1, 0.45 * WORK / size)) if size < WORK else image
    small = cv2.resize(small, (size, size), interpolation=cv2.INTER_AREA)
    blur = rng.exponential(0.55)
    if blur > 0.2:
        small = cv2.GaussianBlur(small, (0, 0), min(blur, 0.055 * token))
    if rng.random() < 0.12:
        length = max(2, round(token * rng.uniform(0.03, 0.12)))
        kernel = np.zeros((length, length), np.float32)
        (cv2.line)(kernel, (0, int(rng.integers(length))), (length - 1, int(rng.integers(length))), 1)
        small = cv2.filter2D(small, -1, kernel / kernel.sum())
    if rng.random() < 0.3:                      # a camera that sharpens
        small = small + rng.uniform(0.2, 1.0) * (small - cv2.GaussianBlur(small, (0, 0), 1.0))
    small = small + rng.normal(0, rng.uniform(0, 0.04), small.shape)
    small = (np.clip(small, 0, 1) * 255).astype(np.uint8)
    if rng.random() < 0.7:
        _, code = cv2.imencode('.jpg', small[..., ::-1], [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(45, 97))])
        small = cv2.imdecode(code, cv2.IMREAD_COLOR)[..., ::-1]
    return cv2.resize(small, (SIDE, SIDE), interpolation=cv2.INTER_LINEAR)


def scene_crops():
    """Squares of 1.9 hex sides around the hexes of the shipped rendered scenes."""
    crops = []
    for file in sorted(glob.glob(os.path.join(SCENES, '*.json'))):
        truth = json.load(open(file))
        picture = cv2.imread(file[:-5] + '.jpg')
        if picture is None or 'homography' not in truth:
            continue
        picture, plane = picture[..., ::-1], np.array(truth['homography'])
        for hex_ in truth['hexes']:
            x, y = 3 ** 0.5 * (hex_['q'] + hex_['r'] / 2), 1.5 * hex_['r']
            step = 1.9 / 160
            to_plane = np.array([[step, 0, x - 0.95], [0, step, y - 0.95], [0, 0, 1]])
            crop = cv2.warpPerspective(picture, plane @ to_plane, (160, 160), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP)
            if hex_.get('number') is not None:  # the token itself is painted over by its surroundings
                hole = np.zeros((160, 160), np.uint8)
                cv2.circle(hole, (80, 80), 26, 255, -1)
                crop = cv2.inpaint(np.ascontiguousarray(crop), hole, 5, cv2.INPAINT_TELEA)
            crops.append(np.ascontiguousarray(crop))
    return crops


def samples(out, count, seed, held_out):
    faces = [file for file, held in typefaces() if held == held_out]
    glyphs = Glyphs(faces)
    crops = scene_crops()
    print(f'{len(faces)} typefaces, {len(crops)} backgrounds', flush=True)
    rng = np.random.default_rng(seed)
    pictures = np.zeros((count, SIDE, SIDE, 3), np.uint8)
    labels = np.zeros(count, np.uint8)
    for i in range(count):
        label = int(rng.integers(len(NUMBERS))) if rng.random() < 0.8 else NONE
        pictures[i] = seen(rng, window(rng, glyphs, list(range(len(faces))), crops, label))
        labels[i] = label
    np.savez(out, pictures=pictures, labels=labels)


def sheet(samples_file, out):
    data = np.load(samples_file)
    rows = []
    for label in range(NONE + 1):
        some = data['pictures'][data['labels'] == label][:24]
        rows.append(np.hstack([cv2.resize(p, (64, 64)) for p in some]))
    cv2.imwrite(out, np.vstack(rows)[..., ::-1])


# ---------------------------------------------------------------- the reader
def normalised(pictures):
    """Bytes to what the net sees: ink relative to the paper (the 80th percentile inside the token). As tokens.cpp."""
    y, x = np.mgrid[0:SIDE, 0:SIDE] - (SIDE - 1) / 2
    inside = (x * x + y * y) <= (0.85 * SIDE / 2 / REACH) ** 2
    part = np.sort(pictures[:, inside].astype(np.uint8), axis=1)
    paper = part[:, int(0.8 * (part.shape[1] - 1))].astype(np.float32)
    out = pictures.astype(np.float32) / np.maximum(paper, 8)[:, None, None, :]
    return (np.minimum(out, 1.5) - 0.7).transpose(0, 3, 1, 2)


def train(train_files, held_file, out, epochs, seed):
    import torch
    from torch import nn
    torch.manual_seed(seed)
    torch.set_num_threads(int(os.environ.get('THREADS', '1')))
    net = nn.Sequential(nn.Conv2d(3, 24, 5, stride=2, padding=2), nn.ReLU(),
                        nn.Conv2d(24, 48, 3, stride=2, padding=1), nn.ReLU(),
                        nn.Conv2d(48, 64, 3, stride=2, padding=1), nn.ReLU(),
                        nn.Flatten(), nn.Dropout(0.2), nn.Linear(64 * 25, 64), nn.ReLU(), nn.Linear(64, NONE + 1))
    parts = [np.load(file) for file in train_files]
    pictures = np.concatenate([part['pictures'] for part in parts])
    labels = np.concatenate([part['labels'] for part in parts]).astype(np.int64)
    batch, rng = 64, np.random.default_rng(seed)
    steps = epochs * (len(labels) // batch)
    optimiser = torch.optim.AdamW(net.parameters(), lr=2e-3, weight_decay=1e-4)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, 3e-3, total_steps=steps, pct_start=0.15)
    held = np.load(held_file)
    seen_held = torch.from_numpy(normalised(held['pictures']))
    true_held = torch.from_numpy(held['labels'].astype(np.int64))

    def outputs(x):
        net.eval()
        with torch.no_grad():
            result = torch.cat([net(x[i:i + 500]) for i in range(0, len(x), 500)])
        net.train()
        return result

    for epoch in range(epochs):
        order = rng.permutation(len(labels))
        total = 0.0
        for start in range(0, len(order) - batch + 1, batch):
            pick = order[start:start + batch]
            x = np.rot90(pictures[pick], int(rng.integers(4)), (1, 2))
            loss = nn.functional.cross_entropy(net(torch.from_numpy(np.ascontiguousarray(normalised(x)))),
                                               torch.from_numpy(labels[pick]), label_smoothing=0.02)
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
            total += float(loss)
        right = float((outputs(seen_held).argmax(1) == true_held).float().mean())
        print(f'epoch {epoch}: loss {total / (len(order) // batch):.4f}, held-out typefaces {right:.4f}', flush=True)
    net.eval()
    calibrate_and_write(net, seen_held, true_held, out)


def turns(net, x, count=4):
    """The mean output over quarter turns, as the reader takes it."""
    import torch
    with torch.no_grad():
        return torch.cat([sum(torch.log_softmax(net(torch.rot90(x[i:i + 500], k, (2, 3))), 1) for k in range(count)) / count
                          for i in range(0, len(x), 500)])


def calibrate_and_write(net, x, labels, out):
    import torch
    from torch import nn
    quantised = net_file.quantise(net)
    logs = turns(net, x)
    best = min((float(nn.functional.cross_entropy(logs * sharp, labels)), sharp) for sharp in np.arange(0.5, 3.01, 0.05))
    sharp = best[1]
    chances = torch.softmax(logs * sharp, 1)
    top, which = chances.max(1)
    right = (which == labels)
    print(f'sharpness {sharp:.2f}; held-out typefaces, four turns: {float(right.float().mean()):.4f}')
    for low, high in ((0, 0.5), (0.5, 0.8), (0.8, 0.9), (0.9, 0.95), (0.95, 0.98), (0.98, 0.99), (0.99, 0.999), (0.999, 1.01)):
        bar = (top >= low) & (top < high)
        if bar.any():
            print(f'  {low:.3f}..{min(high, 1):.3f}: {int(bar.sum())} tokens, said {float(top[bar].mean()):.4f}, right {float(right[bar].float().mean()):.4f}')
    table = np.zeros((NONE + 1, NONE + 1), int)
    for t, p in zip(labels.tolist(), which.tolist()):
        table[t, p] += 1
    print(table)
    net_file.write(out, quantised, sharp)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest='command', required=True)
    make = commands.add_parser('samples')
    make.add_argument('out')
    make.add_argument('--count', type=int, default=60000)
    make.add_argument('--seed', type=int, default=1)
    make.add_argument('--held-out', action='store_true')
    look = commands.add_parser('sheet')
    look.add_argument('samples')
    look.add_argument('out')
    teach = commands.add_parser('train')
    teach.add_argument('train', nargs='+')
    teach.add_argument('--held', required=True)
    teach.add_argument('--out', required=True)
    teach.add_argument('--epochs', type=int, default=12)
    teach.add_argument('--seed', type=int, default=1)
    a = parser.parse_args()
    if a.command == 'samples':
        samples(a.out, a.count, a.seed, a.held_out)
    elif a.command == 'sheet':
        sheet(a.samples, a.out)
    else:
        train(a.train, a.held, a.out, a.epochs, a.seed)
    return 0


if __name__ == '__main__':
    sys.exit(main())
