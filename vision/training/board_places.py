#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Trains the net that says what lies on a board's corners and sides, and of which colour: data/nets/board_places.net. See README.md.

    board_places.py samples OUT.npz --count 600 --seed 1 [--held-out]
    board_places.py train SAMPLES.npz … --held HELD.npz --out board_places.net [--epochs 7] [--seed 1]
"""
import argparse
import os
import time

import cv2
import numpy as np

import net_file
import place_scenes
import place_windows as places

# As vision/pieces/place_net.h.
KINDS = ('none', 'road', 'ship', 'settlement', 'city', 'figure', 'covered')
NONE, COVERED = 0, 6
COLOURS = 4
BARE_COUNTS = 2.5
# A window of which less is in the picture is not learned from.
LEAST_SEEN = .5
# Of wild_styles.py, those nearest to the boards of the shops.
USUAL_STYLES = ('painted', 'painted_dark', 'painted_bright', 'painted_vintage', 'sand_rims', 'sand_bright', 'canopy', 'canopy_dark', 'old_print')
# Of the bare places of a board so many are learned from at most.
MOST_BARE = 48


def is_southern(x, y):
    """Whether a corner of the lattice is the southern one of a hex, else a northern one."""
    row = (y + 1) / 1.5
    return abs(row - round(row)) > .15


def colour_of(rgb):
    """A surface's colour under white light as the net is taught it: lightness, red to green, yellow to blue; about -1 to 1."""
    lab = cv2.cvtColor(np.float32([[rgb]]) / 255, cv2.COLOR_RGB2LAB)[0, 0]
    return np.array([lab[0] / 50 - 1, lab[1] / 50, lab[2] / 50], np.float32)


def jittered(rng, homography, middle, reach):
    """As a lattice is found that is off by up to 6 % of a side, more at the board's rim than elsewhere."""
    if rng.random() < .3:
        return homography
    off = rng.uniform(0, .06)
    angles = rng.uniform(0, 2 * np.pi) + np.pi / 2 * np.arange(4)
    true = (middle + reach * np.stack([np.cos(angles), np.sin(angles)], 1)).astype(np.float32)
    way = rng.normal(0, 1, (5, 2))
    shift = way[4] / 2 + way[:4] / 2
    shift *= off / max(np.linalg.norm(shift, axis=1).max(), 1e-6)
    return homography @ cv2.getPerspectiveTransform(true, (true + shift).astype(np.float32))


def seen_of(rng, image, truth):
    """All places of a scene as the net sees them, and what is there: windows, known, leans, corner?, kind, player."""
    corners = [(c['x'], c['y'], is_southern(c['x'], c['y'])) for c in truth['corners']]
    sides = [(s['x'], s['y'], s['angle']) for s in truth['sides']]
    at = np.array([corner[:2] for corner in corners])
    middle = at.mean(0)
    homography = jittered(rng, np.array(truth['plane'], float), middle, np.linalg.norm(at - middle, axis=1).max())
    rgb = cv2.cvtColor(image, cv2.COLOR_BGR2RGB)
    height, width = rgb.shape[:2]
    windows, known, leans = places.windows_of(rgb, homography, (width, height), corners, sides)
    things = truth['corners'] + truth['sides']
    kinds = [COVERED if thing['covered'] else KINDS.index(thing['kind']) for thing in things]
    players = [-1 if thing['colour'] is None else thing['colour'] for thing in things]
    is_corner = np.arange(len(things)) < len(corners)
    visible = np.array([thing.get('visible', 1) for thing in things], float)
    return windows, known, leans, is_corner, np.array(kinds), np.array(players), visible


def part_of(rng, image, truth, number):
    """What is kept of a scene."""
    windows, known, leans, is_corner, kinds, players, visible = seen_of(rng, image, truth)
    usual = np.stack([places.usual_of(windows[is_corner], known[is_corner]), places.usual_of(windows[~is_corner], known[~is_corner])])
    bare = kinds == NONE
    order = rng.permutation(np.flatnonzero(bare))[:MOST_BARE]
    keep = np.sort(np.concatenate([np.flatnonzero(~bare), order]))
    keep = keep[(known[keep].mean((1, 2)) >= LEAST_SEEN) & ((visible[keep] > .4) | (kinds[keep] == COVERED))]
    colours = np.array([colour_of(player['rgb']) for player in truth['players']] or np.zeros((0, 3)), np.float32)
    own = np.zeros((len(keep), 3), np.float32)
    if len(colours):
        own[players[keep] >= 0] = colours[players[keep][players[keep] >= 0]]
    return {'windows': windows[keep], 'known': np.packbits(known[keep].reshape(len(keep), -1), axis=1), 'leans': leans[keep].astype(np.float32),
            'corner': is_corner[keep], 'kinds': kinds[keep].astype(np.int64), 'players': players[keep].astype(np.int64),
            'colours': own, 'scenes': np.full(len(keep), number), 'usual': usual[None],
            'gains': places.gains_of(windows, known)[None]}


def wishes(rng, held_out):
    """Most boards as they are photographed to be read, large enough and with pieces; half of them of the makes that most tables have."""
    wish = {'tight': bool(rng.random() < .8)}
    if rng.random() < .75:
        wish['pieces'] = float(rng.uniform(.25, 1))
    if not held_out and rng.random() < .5:
        wish['style'] = str(rng.choice(USUAL_STYLES))
        wish['kind'] = 'small' if rng.random() < .7 else None
        wish['frame'] = 'blue' if rng.random() < .6 else None
    return wish


def seen_otherwise(rng, image, truth):
    """The same scene by another camera: smaller, softer, in another light."""
    height, width = image.shape[:2]
    factor = rng.uniform(.6, 1)
    size = (int(round(width * factor)), int(round(height * factor)))
    image = cv2.resize(image, size, interpolation=cv2.INTER_AREA).astype(np.float32)
    sx, sy = size[0] / width, size[1] / height
    plane = np.array([[sx, 0, (sx - 1) / 2], [0, sy, (sy - 1) / 2], [0, 0, 1]]) @ np.array(truth['plane'], float)
    if rng.random() < .5:
        image = cv2.GaussianBlur(image, (0, 0), rng.uniform(.3, 1.1))
    tint = np.exp(rng.normal(0, .2) + rng.normal(0, .12, 3))
    image = 255 * np.clip(image / 255 * tint, 0, 1) ** np.exp(rng.normal(0, .15)) + rng.normal(0, rng.uniform(0, 6), image.shape)
    image = np.clip(image, 0, 255).astype(np.uint8)
    image = cv2.imdecode(cv2.imencode('.jpg', image, [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(50, 96))])[1], cv2.IMREAD_COLOR)
    return image, {**truth, 'plane': plane}


def drawn(rng, count, seed, held_out):
    """Scenes made for it: pictures and truths."""
    import wild_board
    for i in range(count):
        width = int(rng.choice([640, 800, 960], p=[.4, .35, .25]))
        yield wild_board.render(seed * 100000 + i, width=width, height=width * 3 // 4, held_out=held_out, **wishes(rng, held_out))


def write_samples(out, scenes, rng, often):
    parts, number, started = [], 0, time.time()
    for i, (image, truth) in enumerate(scenes):
        parts.append(part_of(rng, image, truth, number))
        number += 1
        for _ in range(2 if often else 0):
            parts.append(part_of(rng, *seen_otherwise(rng, image, truth), number))
            number += 1
        if i % 50 == 49:
            print(f'{i + 1} scenes after {time.time() - started:.0f} s', flush=True)
    np.savez(out, **{name: np.concatenate([part[name] for part in parts]) for name in parts[0]})


class Samples:
    """What `samples` wrote, from several files."""

    def __init__(self, files):
        first, parts = 0, []
        for file in files:
            part = dict(np.load(file))
            part['scenes'] += first
            first += len(part['usual'])
            parts.append(part)
        for name in parts[0]:
            setattr(self, name, np.concatenate([part[name] for part in parts]))
        self.count = len(self.kinds)
        ends = np.searchsorted(self.scenes, np.arange(first + 1))
        self.of_scene = [np.arange(ends[i], ends[i + 1]) for i in range(first) if ends[i] < ends[i + 1]]

    def sheets(self, some, rng=None):
        """What the net sees of these (places.sheets_of, faster); `rng`: the light a little otherwise, and some of them in a mirror."""
        import torch
        scenes, corner = self.scenes[some], self.corner[some]
        gains = self.gains[scenes]
        leans = self.leans[some]
        if rng is not None:
            tints = np.exp(rng.normal(0, .07, (len(self.gains), 1)) + rng.normal(0, .04, (len(self.gains), 3)))
            gains = gains * tints[scenes]
        gains = torch.from_numpy(gains.astype(np.float32))[:, None, None] / 255
        value = torch.from_numpy(self.windows[some]).float().mul_(gains).clamp_(max=2)
        usual = torch.from_numpy(self.usual[scenes, np.where(corner, 0, 1)]).float().mul_(gains).clamp_(max=2)
        sheets = torch.empty(*value.shape[:3], places.CHANNELS)
        sheets[..., :3] = value - .5
        torch.sub(value, usual, out=sheets[..., 3:6])
        sheets[..., 6:] = torch.from_numpy(np.concatenate([leans, np.where(corner, 1, -1)[:, None]], 1).astype(np.float32))[:, None, None]
        if (self.known[some] != 255).any():
            known = np.unpackbits(self.known[some], axis=1).reshape(-1, places.WINDOW, places.WINDOW, 1)
            sheets *= torch.from_numpy(known)
        if rng is not None and rng.random() < .5:
            sheets = sheets.flip(2)
            sheets[..., 6] *= -1
        return sheets.permute(0, 3, 1, 2)


def batches(samples, rng, size):
    """Rounds through all scenes: for each step those of a few scenes, so that pieces meet others of their own table."""
    order = rng.permutation(len(samples.of_scene))
    some, count = [], 0
    for scene in order:
        of = samples.of_scene[scene]
        pieces, bare = of[samples.kinds[of] != NONE], of[samples.kinds[of] == NONE]
        pieces = rng.permutation(pieces)[:28]
        bare = rng.permutation(bare)[:max(12, min(24, len(pieces)))]
        some += [pieces, bare]
        count += len(pieces) + len(bare)
        if count >= size:
            yield np.concatenate(some)
            some, count = [], 0


def make_net(nn):
    return nn.Sequential(nn.Conv2d(places.CHANNELS, 20, 3, 2, 1), nn.ReLU(), nn.Conv2d(20, 40, 3, 2, 1), nn.ReLU(),
                         nn.Conv2d(40, 64, 3, 2, 1), nn.ReLU(), nn.Conv2d(64, 96, 3, 2, 1), nn.ReLU(), nn.Flatten(),
                         nn.Linear(96 * 9, 112), nn.ReLU(), nn.Linear(112, len(KINDS) + COLOURS))


def colour_loss(torch, embedded, players, scenes, colours):
    """Near to its own surface's colour; near to those of its player in its scene, far from others'."""
    own = torch.nn.functional.smooth_l1_loss(embedded[:, :3], colours, beta=.2)
    apart = torch.cdist(embedded, embedded)
    together = (scenes[:, None] == scenes[None]) & ~torch.eye(len(scenes), dtype=torch.bool)
    same = together & (players[:, None] == players[None])
    other = together & (players[:, None] != players[None])
    loss = own * 2
    if same.any():
        loss = loss + (apart[same] ** 2).mean()
    if other.any():
        loss = loss + (torch.relu(1 - apart[other]) ** 2).mean()
    return loss


def train(options):
    import torch
    from torch import nn
    torch.set_num_threads(int(os.environ.get('THREADS', 1)))
    torch.manual_seed(options.seed)
    rng = np.random.default_rng(options.seed)
    samples, held = Samples(options.samples), Samples([options.held])
    print(f'{samples.count} places of {len(samples.of_scene)} scenes; held {held.count} of {len(held.of_scene)}; kinds {np.bincount(samples.kinds, minlength=len(KINDS))}', flush=True)
    # Of a board's places more are bare than of those learned from.
    weights = torch.ones(len(KINDS))
    weights[NONE] = BARE_COUNTS
    net = make_net(nn).to(memory_format=torch.channels_last)
    if options.start:
        net.load_state_dict(torch.load(options.start))
    optimiser = torch.optim.AdamW(net.parameters(), weight_decay=1e-3)
    steps, done = options.epochs * sum(1 for _ in batches(samples, np.random.default_rng(0), options.batch)), 0
    started = time.time()
    held_some = np.arange(held.count) if held.count < 6000 else np.sort(np.random.default_rng(1).permutation(held.count)[:6000])

    def report(what):
        with torch.no_grad():
            outputs = torch.cat([net(held.sheets(held_some[i:i + 500])) for i in range(0, len(held_some), 500)])
        kinds = torch.from_numpy(held.kinds[held_some])
        logits, embedded = outputs[:, :len(KINDS)], outputs[:, len(KINDS):]
        right = (logits.argmax(1) == kinds).float().mean().item()
        loss = nn.functional.cross_entropy(logits, kinds).item()
        here = torch.from_numpy(held.players[held_some] >= 0)
        off = (embedded[here, :3] - torch.from_numpy(held.colours[held_some])[here]).abs().mean().item() if here.any() else 0
        near, far = nearest_own(embedded[here].numpy(), held.players[held_some][here.numpy()], held.scenes[held_some][here.numpy()])
        piece = 1 - torch.softmax(logits, 1)[:, NONE]
        there = kinds != NONE
        print(f'{what}: {right:.1%} right, loss {loss:.3f}; pieces seen {(piece[there] > .5).float().mean():.1%}, bare taken for pieces '
              f'{(piece[~there] > .5).float().mean():.1%}; colours off by {off:.3f}, nearest of its player {near:.1%} of {far}; '
              f'{time.time() - started:.0f} s', flush=True)
        return logits, kinds

    for epoch in range(1000 if options.minutes else options.epochs):
        seen, part = [], 0
        for some in batches(samples, rng, options.batch):
            with torch.autocast('cpu', dtype=torch.bfloat16):
                outputs = net(samples.sheets(some, rng))
            outputs = outputs.float()
            kinds = torch.from_numpy(samples.kinds[some])
            loss = nn.functional.cross_entropy(outputs[:, :len(KINDS)], kinds, weights)
            here = np.flatnonzero(samples.players[some] >= 0)
            if len(here) > 2:
                loss = loss + .7 * colour_loss(torch, outputs[here][:, len(KINDS):], torch.from_numpy(samples.players[some][here]),
                                               torch.from_numpy(samples.scenes[some][here]), torch.from_numpy(samples.colours[some][here]))
            part = min(1, (time.time() - started) / 60 / options.minutes if options.minutes else done / steps)
            for group in optimiser.param_groups:
                group['lr'] = options.rate * (.1 + 9 * part if part < .1 else .5 + .5 * np.cos(np.pi * (part - .1) / .9))
            done += 1
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            if part >= 1:
                break
            seen.append(loss.item())
        report(f'epoch {epoch + 1} (trained to {np.mean(seen[-200:]):.3f})')
        if options.keep:
            torch.save(net.state_dict(), options.keep)
            net_copy = make_net(nn)
            net_copy.load_state_dict(net.state_dict())
            net_file.write(options.out, net_file.quantise(net_copy), 1)
        if part >= 1 and options.minutes:
            break
    layers = net_file.quantise(net)
    logits, kinds = report('in eight bits')
    sharp = min(np.arange(.5, 1.55, .05), key=lambda factor: nn.functional.cross_entropy(logits * float(factor), kinds).item())
    table = np.zeros((len(KINDS), len(KINDS)), int)
    np.add.at(table, (kinds.numpy(), logits.argmax(1).numpy()), 1)
    for kind, row in zip(KINDS, table):
        print(f'{kind:>12}', *(f'{count:5}' for count in row))
    print(f'sharpness {sharp:.2f}, {sum(whole.size for _, whole, _, _ in layers)} weights')
    net_file.write(options.out, layers, sharp)


def nearest_own(embedded, players, scenes):
    """How often the nearest other piece of the scene is of the same player, among those that have one."""
    right = count = 0
    for scene in np.unique(scenes):
        of = np.flatnonzero(scenes == scene)
        if len(of) < 3:
            continue
        apart = np.linalg.norm(embedded[of, None] - embedded[None, of], axis=2)
        np.fill_diagonal(apart, np.inf)
        for i, j in enumerate(apart.argmin(1)):
            if (players[of] == players[of[i]]).sum() > 1:
                count += 1
                right += players[of[j]] == players[of[i]]
    return right / max(count, 1), count


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    commands = parser.add_subparsers(dest='command', required=True)
    samples = commands.add_parser('samples')
    samples.add_argument('out')
    samples.add_argument('--count', type=int, default=0)
    samples.add_argument('--scenes', nargs='+', help='position files beside the pictures of rendered scenes, instead of new ones')
    samples.add_argument('--seed', type=int, required=True)
    samples.add_argument('--held-out', action='store_true')
    samples.add_argument('--once', action='store_true', help='each scene seen in one way instead of three')
    trainer = commands.add_parser('train')
    trainer.add_argument('samples', nargs='+')
    trainer.add_argument('--held', required=True)
    trainer.add_argument('--out', required=True)
    trainer.add_argument('--epochs', type=int, default=7)
    trainer.add_argument('--minutes', type=float, help='so long instead')
    trainer.add_argument('--batch', type=int, default=192)
    trainer.add_argument('--rate', type=float, default=4e-3)
    trainer.add_argument('--seed', type=int, default=1)
    trainer.add_argument('--start', help='weights to go on from')
    trainer.add_argument('--keep', help='where to keep the weights after each epoch')
    options = parser.parse_args()
    if options.command == 'samples':
        cv2.setNumThreads(1)
        rng = np.random.default_rng(options.seed)
        scenes = map(place_scenes.load, options.scenes) if options.scenes else drawn(rng, options.count, options.seed, options.held_out)
        write_samples(options.out, scenes, rng, not options.once)
    else:
        train(options)


if __name__ == '__main__':
    main()
