#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Trains the net that tells kinds of pieces by their outlines: data/nets/piece_outlines.net. See README.md.

    piece_outlines.py samples OUT.npz --count 20000 --seed 31
    piece_outlines.py train SAMPLES.npz … --held HELD.npz --out piece_outlines.net [--epochs 7] [--seed 1]
"""
import argparse
import os
import time

import cv2
import numpy as np

import net_file
import piece_shapes as shapes

# As vision/pieces/outline_kind.h: pixels, pixels to a hex side, and the kinds in their order.
WINDOW, SIDE = 40, 40.
KINDS = ('soldier', 'two soldiers', 'rider', 'gun', 'weapon', 'settlement', 'city', 'factory', 'road', 'ship')
TWO, WEAPON = 1, 4
# Drawn so much finer; and the smallest spot that is looked at, in square hex sides (vision/watch/spotted.cpp).
FINE = 2
LEAST = .011


def smooth_noise(rng, size, scale):
    small = rng.normal(0, 1, (max(2, int(size / scale) + 2),) * 2).astype(np.float32)
    return cv2.resize(small, (size, size), interpolation=cv2.INTER_CUBIC)


def drawn(points, values, size, lean, nothing):
    """Points as the camera sees them on the board plane, what is high leaning upwards: what is higher hides what is lower."""
    scale = SIDE * FINE
    order = np.argsort(points[:, 2], kind='stable')
    x = np.round(points[order, 0] * scale + size / 2).astype(int) + 4
    y = np.round(-(points[order, 1] + points[order, 2] * lean) * scale + size / 2).astype(int) + 4
    values = values[order].astype(np.float32)
    picture = np.full((size + 8, size + 8), nothing, np.float32)
    # The rim of a point lies only where nothing else does.
    for dx, dy in ((1, 1), (-1, 1), (1, -1), (-1, -1), (0, 1), (1, 0), (0, -1), (-1, 0), (0, 0)):
        px, py = x + dx, y + dy
        within = (px >= 0) & (py >= 0) & (px < size + 8) & (py < size + 8)
        px, py, here = px[within], py[within], values[within]
        if (dx, dy) != (0, 0):
            free = picture[py, px] == nothing
            px, py, here = px[free], py[free], here[free]
        picture[py, px] = here
    return picture[4:-4, 4:-4]


def piece(rng, kind):
    """Points, normals, how much each shows the piece's colour, and for two soldiers where they stand."""
    heading, places = rng.uniform(0, 2 * np.pi), []
    if kind == TWO:
        apart, way = rng.uniform(.12, .26), rng.uniform(0, 2 * np.pi)
        alike = rng.integers(1 << 31)
        places = [sign * apart / 2 * np.array([np.cos(way), np.sin(way), 0]) for sign in (-1, 1)]
        points, normals = shapes.union(*[shapes.turned(shapes.soldier(np.random.default_rng(alike)), heading + rng.normal(0, .8), place)
                                         for place in places])
        own = np.ones(len(points))
    elif kind == WEAPON:
        body, nose = shapes.weapon(rng)
        points, normals = shapes.turned(shapes.union(body, nose), heading)
        own = np.ones(len(points))
        if rng.random() < .6:
            own[len(body[0]):] = rng.uniform(0, .2)
    else:
        points, normals = shapes.turned(shapes.PLAIN[KINDS[kind]](rng), heading)
        own = np.ones(len(points))
    grow = np.exp(rng.normal(0, .08))
    return points * grow, normals, own, [place * grow for place in places]


def lit(rng, points, normals, lean):
    """The light of each point, and the way to the lamp."""
    lamp = np.array([rng.normal(), rng.normal(), rng.uniform(.6, 2.2)])
    lamp /= np.linalg.norm(lamp)
    ambient = rng.uniform(.25, .6)
    light = ambient + (1 - ambient) * np.maximum(normals @ lamp, 0)
    # What hides what from the lamp is not followed up; low parts get less light.
    light *= 1 - rng.uniform(0, .35) * np.clip(1 - points[:, 2] / .2, 0, 1)
    if rng.random() < .5:
        half = lamp + np.array([0, -np.sin(np.arctan(lean)), np.cos(np.arctan(lean))])
        half /= np.linalg.norm(half)
        light = light + rng.uniform(.1, .8) * np.maximum(normals @ half, 0) ** rng.uniform(8, 60)
    return light, lamp


def spot_in(share, free):
    """The largest spot, as vision/pieces/spots.cpp finds it, and its middle."""
    mask = ((share > .4) & free).astype(np.uint8)
    mask = cv2.morphologyEx(mask, cv2.MORPH_CLOSE, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (3, 3))) & free.astype(np.uint8)
    count, labels, stats, middles = cv2.connectedComponentsWithStats(mask, connectivity=8)
    if count < 2:
        return None
    best = 1 + int(np.argmax(stats[1:, cv2.CC_STAT_AREA]))
    return (labels == best, middles[best]) if stats[best, cv2.CC_STAT_AREA] >= LEAST * SIDE * SIDE else None


def sample(rng, kind):
    """The shares of its colour in the window around a piece, 0 to 1, and how far things lean there; nothing where it is not seen."""
    size = int(1.8 * SIDE * FINE)
    lean = rng.uniform(.03, 1) if rng.random() < .8 else rng.uniform(0, .3)
    points, normals, own, places = piece(rng, kind)
    light, lamp = lit(rng, points, normals, lean)
    light, own = drawn(points, light, size, lean, -1), drawn(points, own, size, lean, -1)
    there = own >= 0
    share = np.where(there, own, 0).astype(np.float32)
    # What is too dark or shines is not of its colour.
    dark, lost_in_dark = rng.uniform(.2, .5), rng.uniform(0, 1) * (rng.random() < .6)
    bright, lost_in_light = rng.uniform(.95, 1.4), rng.uniform(0, .8) * (rng.random() < .5)
    share *= 1 - lost_in_dark * np.clip((dark - light) / .12, 0, 1) * there
    share *= 1 - lost_in_light * np.clip((light - bright) / .12, 0, 1) * there
    if rng.random() < .25:
        # Its shadow on the board looks like it.
        fall = np.column_stack([points[:, :2] - points[:, 2:] * (lamp[:2] / max(lamp[2], .35)), np.zeros(len(points))])
        shadow = cv2.GaussianBlur(drawn(fall, np.ones(len(fall)), size, lean, 0), (0, 0), rng.uniform(.5, 4) * FINE)
        share = np.maximum(share, rng.uniform(0, .6) * shadow * ~there)
    # The grain of the picture and of the colours.
    small, wide = int(round(size / FINE)), rng.uniform(.45, 1.25)
    share = cv2.GaussianBlur(share, (0, 0), wide * FINE, sigmaY=wide * np.sqrt(1 + lean ** 2) * rng.uniform(.9, 1.2) * FINE)
    share = cv2.resize(share, (small, small), interpolation=cv2.INTER_AREA)
    share = share * np.clip(1 + rng.uniform(0, .25) * smooth_noise(rng, small, 3), 0, 1.3) + rng.uniform(0, .06) * smooth_noise(rng, small, 1.5)
    if rng.random() < .2:
        share = share * np.clip(1 - rng.uniform(0, .6) * smooth_noise(rng, small, rng.uniform(2, 6)), 0, 1)
    share = np.clip(share * rng.uniform(.8, 1.15), 0, 1)
    free = np.ones((small, small), bool)
    if rng.random() < .2:
        # Another piece stands before it.
        way, off = rng.uniform(0, 2 * np.pi), rng.uniform(.04, .2) * SIDE
        down, right = np.mgrid[:small, :small] - small / 2
        free = right * np.cos(way) + (down + lean * .15 * SIDE) * np.sin(way) < off
    found = spot_in(share, free)
    if found is None:
        return None
    spot, middle = found
    for place in places:
        x, y = int(round(place[0] * SIDE + small / 2)), int(round(-(place[1] + .15 * lean) * SIDE + small / 2))
        if not spot[max(0, y - 2):y + 3, max(0, x - 2):x + 3].any():
            return None
    shift = np.array([[1, 0, (WINDOW - 1) / 2 - middle[0]], [0, 1, (WINDOW - 1) / 2 - middle[1]]], np.float32)
    return cv2.warpAffine(np.where(spot, share, 0).astype(np.float32), shift, (WINDOW, WINDOW)), lean


def write_samples(out, count, seed):
    rng = np.random.default_rng(seed)
    windows, leans, kinds = [], [], []
    while len(kinds) < count:
        kind = int(rng.integers(len(KINDS)))
        seen = sample(rng, kind)
        if seen is not None:
            windows.append(np.round(seen[0] * 255).astype(np.uint8))
            leans.append(seen[1])
            kinds.append(kind)
    np.savez_compressed(out, windows=np.array(windows), leans=np.array(leans, np.float32), kinds=np.array(kinds))


def train(options):
    import torch
    from torch import nn
    torch.set_num_threads(int(os.environ.get('THREADS', 1)))
    torch.manual_seed(options.seed)

    def load(files):
        parts = [np.load(file) for file in files]
        return [torch.from_numpy(np.concatenate([part[name] for part in parts])) for name in ('windows', 'leans', 'kinds')]

    def seen(windows, leans):
        return torch.cat([windows.float()[:, None] / 255, leans[:, None, None, None].expand(-1, 1, WINDOW, WINDOW)], 1)

    windows, leans, kinds = load(options.samples)
    held_windows, held_leans, held_kinds = load([options.held])
    held = seen(held_windows, held_leans)
    net = nn.Sequential(nn.Conv2d(2, 16, 3, 1, 1), nn.ReLU(), nn.Conv2d(16, 32, 3, 2, 1), nn.ReLU(), nn.Conv2d(32, 48, 3, 2, 1), nn.ReLU(),
                        nn.Conv2d(48, 64, 3, 2, 1), nn.ReLU(), nn.Flatten(), nn.Linear(64 * 25, len(KINDS)))
    batch = 128
    rounds = len(kinds) // batch
    optimiser = torch.optim.AdamW(net.parameters(), weight_decay=1e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, 4e-3, total_steps=options.epochs * rounds)
    started = time.time()

    def report(what):
        with torch.no_grad():
            outputs = net(held)
        right = (outputs.argmax(1) == held_kinds).float().mean().item()
        loss = nn.functional.cross_entropy(outputs, held_kinds).item()
        print(f'{what}: {right:.1%} right, loss {loss:.3f}, after {time.time() - started:.0f} s', flush=True)
        return outputs

    for epoch in range(options.epochs):
        order = torch.randperm(len(kinds))
        for i in range(rounds):
            some = order[i * batch:(i + 1) * batch]
            shown = seen(windows[some], leans[some])
            # A piece and its picture in a mirror are of one kind.
            loss = nn.functional.cross_entropy(net(shown.flip(3) if i % 2 else shown), kinds[some])
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
        report(f'epoch {epoch + 1}')
    layers = net_file.quantise(net)
    outputs = report('in eight bits')
    sharp = min(np.arange(.5, 1.55, .05), key=lambda factor: nn.functional.cross_entropy(outputs * float(factor), held_kinds).item())
    table = np.zeros((len(KINDS), len(KINDS)), int)
    np.add.at(table, (held_kinds.numpy(), outputs.argmax(1).numpy()), 1)
    for kind, row in zip(KINDS, table):
        print(f'{kind:>12}', *(f'{count:5}' for count in row))
    net_file.write(options.out, layers, sharp)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    commands = parser.add_subparsers(dest='command', required=True)
    samples = commands.add_parser('samples')
    samples.add_argument('out')
    samples.add_argument('--count', type=int, required=True)
    samples.add_argument('--seed', type=int, required=True)
    trainer = commands.add_parser('train')
    trainer.add_argument('samples', nargs='+')
    trainer.add_argument('--held', required=True)
    trainer.add_argument('--out', required=True)
    trainer.add_argument('--epochs', type=int, default=7)
    trainer.add_argument('--seed', type=int, default=1)
    options = parser.parse_args()
    if options.command == 'samples':
        cv2.setNumThreads(1)
        write_samples(options.out, options.count, options.seed)
    else:
        train(options)


if __name__ == '__main__':
    main()
