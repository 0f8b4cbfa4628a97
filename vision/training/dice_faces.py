#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Trains the two nets that read dice on windows out of rendered scenes (dice_scenes.py): the finder says whether a window's
middle shows the upper face of a die and how it lies, the reader says its value, turned upright. No photograph is used.

  samples OUT.npz [--scenes N] [--seed S]   windows with what the nets should say
  sheet SAMPLES.npz OUT.png                 a look at them
  train finder|reader SAMPLES.npz... --held SAMPLES.npz --out ../dice/{finder,reader}_net.cpp [--epochs N] [--seed S]
"""
import argparse
import os
import sys

import cv2
import numpy as np

import dice_scenes
import net_source

# The finder's window: its side in pixels, and in sides of the face that it is cut for. Outcomes: nothing, a face; then how
# the face lies (layout()). As vision/dice/find_face.cpp.
FINDER, FINDER_REACH = 40, 1.75
# The reader's window, upright and square; outcomes: no pips of a die, 1 to 6. As vision/dice/read_face.cpp.
READER, READER_REACH = 32, 1.35
NETS = {'finder': (16, 32, 48, 48, 9), 'reader': (20, 40, 64, 64, 7)}


def layout(axes, way, side):
    """How a face lies in a window cut for `side`: the way to its middle (right and down, in sides), the logarithm of its size
    over that of the window's, its stretch (upright, and along the falling diagonal), and its turn as cosine and sine of four
    times its angle when the stretch is undone. Which of its edges comes first makes no difference."""
    moments = axes @ axes.T
    size = np.sqrt(abs(np.linalg.det(axes)))
    values, vectors = np.linalg.eigh(moments / size ** 2)
    stretch = vectors @ np.diag(np.log(values) / 2) @ vectors.T
    plain = vectors @ np.diag(values ** -.5) @ vectors.T @ axes / size
    turn = np.arctan2(plain[1, 0], plain[0, 0]) * 4
    return np.array([way[0] / side, way[1] / side, np.log(size / side), stretch[0, 0], stretch[0, 1], np.cos(turn), np.sin(turn)])


def axes_of(place, side):
    """layout() backwards: the edges as columns."""
    values, vectors = np.linalg.eigh(np.array([[place[3], place[4]], [place[4], -place[3]]]))
    turn = np.arctan2(place[6], place[5]) / 4
    c, s = np.cos(turn), np.sin(turn)
    return side * np.exp(place[2]) * vectors @ np.diag(np.exp(values)) @ vectors.T @ np.array([[c, -s], [s, c]])


def finder_window(picture, at, side):
    """The window, its middle and the side that it is cut for."""
    half = max(4, int(round(FINDER_REACH * side / 2)))
    x, y = int(round(at[0])), int(round(at[1]))
    rows = np.clip(np.arange(y - half, y + half + 1), 0, picture.shape[0] - 1)
    columns = np.clip(np.arange(x - half, x + half + 1), 0, picture.shape[1] - 1)
    how = cv2.INTER_AREA if 2 * half + 1 > FINDER else cv2.INTER_LINEAR
    return cv2.resize(picture[rows][:, columns], (FINDER, FINDER), interpolation=how), np.array([x, y]), (2 * half + 1) / FINDER_REACH


def reader_window(picture, at, axes):
    """The face upright; a large one is made smaller first, so that nothing falls between the pixels."""
    step = READER_REACH / READER * axes
    shrink = min(1., 1.25 / np.sqrt(abs(np.linalg.det(step))))
    if shrink < 1:
        reach = int(np.ceil(READER_REACH * np.abs(axes).sum(1).max())) + 2
        x, y = np.round(at).astype(int)
        rows = np.clip(np.arange(y - reach, y + reach + 1), 0, picture.shape[0] - 1)
        columns = np.clip(np.arange(x - reach, x + reach + 1), 0, picture.shape[1] - 1)
        size = max(8, int(round((2 * reach + 1) * shrink)))
        picture = cv2.resize(picture[rows][:, columns], (size, size), interpolation=cv2.INTER_AREA)
        shrink = size / (2 * reach + 1)
        at = (at - [x - reach, y - reach] + .5) * shrink - .5
        step = step * shrink
    origin = at - step @ np.full(2, (READER - 1) / 2)
    return cv2.warpAffine(picture, np.hstack([step, origin[:, None]]), (READER, READER), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
                          borderMode=cv2.BORDER_REPLICATE)


def jittered(rng, die):
    """Where the finder may see a die: a little beside the truth."""
    more = 2.5 if rng.random() < .1 else 1
    turn, (p, q) = rng.normal(0, .07) * more, rng.normal(0, .04, 2) * more
    c, s = np.cos(turn), np.sin(turn)
    axes = np.array([[1 + p, q], [q, 1 - p]]) @ die['axes'] @ np.array([[c, -s], [s, c]]) * np.exp(rng.normal(0, .05) * more)
    return die['at'] + die['side'] * rng.normal(0, .03, 2) * more, axes


def windows(rng, picture, dice, others):
    """For the finder: window, outcome, layout; for the reader: window, outcome."""
    finder, reader = [], []

    def add_nothing(at, side, axes):
        if all(np.hypot(*(die['at'] - at)) > .48 * side or abs(np.log(die['side'] / side)) > .55 for die in dice):
            finder.append((finder_window(picture, at, side)[0], 0, np.zeros(7)))
            if rng.random() < .5:
                reader.append((reader_window(picture, at, axes), 0))

    for at, r in others:
        side, turn = r * rng.uniform(1, 2), rng.uniform(0, 2 * np.pi)
        axes = side * np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
        add_nothing(at + rng.normal(0, .15, 2) * side, max(side, 10), axes)
    for die in dice:
        if not die['hidden']:
            for _ in range(3):
                off = rng.normal(0, .1, 2) if rng.random() < .6 else rng.uniform(-.3, .3, 2)
                off *= min(1, .35 / max(np.hypot(*off), 1e-6))
                cut, at, side = finder_window(picture, die['at'] + off * die['side'], die['side'] * np.exp(np.clip(rng.normal(0, .12), -.3, .3)))
                finder.append((cut, 1, layout(die['axes'], die['at'] - at, side)))
                reader.append((reader_window(picture, *jittered(rng, die)), die['value']))
        # Between dice, on their flanks, and of another size.
        angle = rng.uniform(0, 2 * np.pi)
        beside = die['at'] + rng.uniform(.5, 1.1) * die['side'] * np.array([np.cos(angle), np.sin(angle)])
        elsewhere = [(beside, die['side'] * np.exp(rng.normal(0, .15)))]
        if rng.random() < .5:
            factor = rng.uniform(.3, .55) if rng.random() < .5 else rng.uniform(1.8, 2.8)
            elsewhere.append((die['at'] + rng.normal(0, .2, 2) * die['side'], die['side'] * factor))
        if rng.random() < .4:
            elsewhere.append((rng.uniform(0, len(picture), 2), die['side']))
        for at, side in elsewhere:
            add_nothing(at, side, die['axes'] * side / die['side'])
    return finder, reader


def samples(out, scenes, seed):
    rng = np.random.default_rng(seed)
    parts = [windows(rng, *dice_scenes.scene(rng)) for _ in range(scenes)]
    finder, reader = ([one for part in parts for one in part[k]] for k in (0, 1))
    np.savez(out, finder=np.stack([one[0] for one in finder]), finder_labels=np.array([one[1] for one in finder], np.uint8),
             layouts=np.array([one[2] for one in finder], np.float32), reader=np.stack([one[0] for one in reader]),
             reader_labels=np.array([one[1] for one in reader], np.uint8))
    print(len(finder), 'and', len(reader), 'windows', np.bincount([one[1] for one in reader]), flush=True)


def sheet(samples_file, out):
    data, rows = np.load(samples_file), []
    for name, labels in (('finder', 2), ('reader', 7)):
        for label in range(labels):
            some = list(data[name][data[name + '_labels'] == label][:24])
            some += [np.zeros_like(data[name][0])] * (24 - len(some))
            rows.append(np.hstack([cv2.resize(p, (64, 64)) for p in some]))
    cv2.imwrite(out, np.vstack(rows)[..., ::-1])


def normalised(pictures):
    """Bytes to what the nets see: each colour from its median in the middle, over its range there. As evened()."""
    rim = pictures.shape[1] // 5
    part = np.sort(pictures[:, rim:-rim, rim:-rim].reshape(len(pictures), -1, 3), axis=1).astype(np.float32)
    low, middle, high = (part[:, int(share * (part.shape[1] - 1))] for share in (.05, .5, .95))
    out = (pictures - middle[:, None, None]) / np.maximum(high - low, 16)[:, None, None]
    return np.clip(out, -1.5, 1.5).transpose(0, 3, 1, 2).astype(np.float32)


def mirrored(x, layouts):
    return x[..., ::-1], layouts * np.array([-1, 1, 1, 1, -1, 1, -1], np.float32)


def train(which, train_files, held_file, out, epochs, seed):
    import torch
    from torch import nn
    torch.manual_seed(seed)
    torch.set_num_threads(int(os.environ.get('THREADS', '1')))
    a, b, c, hidden, last = NETS[which]
    side = -(-(FINDER if which == 'finder' else READER) // 8)
    outcomes = 2 if which == 'finder' else 7
    net = nn.Sequential(nn.Conv2d(3, a, 5, stride=2, padding=2), nn.ReLU(), nn.Conv2d(a, b, 3, stride=2, padding=1), nn.ReLU(),
                        nn.Conv2d(b, c, 3, stride=2, padding=1), nn.ReLU(), nn.Flatten(), nn.Linear(c * side * side, hidden), nn.ReLU(),
                        nn.Linear(hidden, last))
    parts = [np.load(file) for file in train_files]
    pictures, labels = (np.concatenate([part[name] for part in parts]) for name in (which, which + '_labels'))
    layouts = np.concatenate([part['layouts'] for part in parts]) if which == 'finder' else None
    labels = labels.astype(np.int64)
    batch, rng = 64, np.random.default_rng(seed)
    optimiser = torch.optim.AdamW(net.parameters(), lr=2e-3, weight_decay=1e-4)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, 4e-3, total_steps=epochs * (len(labels) // batch), pct_start=.15)
    held = np.load(held_file)
    seen_held = torch.from_numpy(normalised(held[which]))
    true_held = torch.from_numpy(held[which + '_labels'].astype(np.int64))

    def outputs(x):
        with torch.no_grad():
            return torch.cat([net(x[i:i + 500]) for i in range(0, len(x), 500)])

    for epoch in range(epochs):
        order, total = rng.permutation(len(labels)), 0.
        for start in range(0, len(order) - batch + 1, batch):
            pick = np.sort(order[start:start + batch])
            x, truth = normalised(pictures[pick][..., rng.permutation(3)]), torch.from_numpy(labels[pick])
            if which == 'reader':                                # upright, but any way round, and in a mirror
                x = np.rot90(x, int(rng.integers(4)), (2, 3))
                x = x[..., ::-1] if rng.random() < .5 else x
            else:
                place = layouts[pick]
                if rng.random() < .5:
                    x, place = mirrored(x, place)
            result = net(torch.from_numpy(np.ascontiguousarray(x)))
            loss = nn.functional.cross_entropy(result[:, :outcomes], truth, label_smoothing=.01)
            if which == 'finder':
                some = truth > 0
                off = nn.functional.smooth_l1_loss(result[some, 2:], torch.from_numpy(place)[some], beta=.1, reduction='none').mean(0)
                loss = loss + (off * torch.tensor([6, 6, 4, 4, 4, 1, 1])).sum()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
            total += float(loss)
        right = float((outputs(seen_held)[:, :outcomes].argmax(1) == true_held).float().mean())
        print(f'epoch {epoch}: loss {total / (len(order) // batch):.4f}, unseen scenes {right:.4f}', flush=True)
    quantised = net_source.quantise(net)
    results = outputs(seen_held)
    if which == 'finder':
        some = true_held > 0
        off = (results[some, 2:] - torch.from_numpy(held['layouts'])[some]).abs().mean(0)
        print('off', [round(float(x), 3) for x in off])
    net_source.write(out, quantised, calibrated(results[:, :outcomes], true_held),
                     origin='vision/training/dice_faces.py from rendered dice', header='vision/dice/face_nets.h',
                     namespace='vision::dice', function=f'DiceNet {which}Net', prefix=which.capitalize(), layer='net::Layer')


def calibrated(logs, labels):
    """The factor on the logarithms that makes the chances true."""
    import torch
    sharp = min((float(torch.nn.functional.cross_entropy(logs * sharp, labels)), sharp) for sharp in np.arange(.3, 3.01, .05))[1]
    which = logs.argmax(1)
    print(f'sharpness {sharp:.2f}; unseen scenes {float((which == labels).float().mean()):.4f}')
    table = np.zeros((logs.shape[1],) * 2, int)
    np.add.at(table, (labels.numpy(), which.numpy()), 1)
    print(table)
    return sharp


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest='command', required=True)
    make = commands.add_parser('samples')
    make.add_argument('out')
    make.add_argument('--scenes', type=int, default=500)
    make.add_argument('--seed', type=int, default=1)
    look = commands.add_parser('sheet')
    look.add_argument('samples')
    look.add_argument('out')
    teach = commands.add_parser('train')
    teach.add_argument('which', choices=NETS)
    teach.add_argument('train', nargs='+')
    teach.add_argument('--held', required=True)
    teach.add_argument('--out', required=True)
    teach.add_argument('--epochs', type=int, default=8)
    teach.add_argument('--seed', type=int, default=1)
    a = parser.parse_args()
    if a.command == 'samples':
        samples(a.out, a.scenes, a.seed)
    elif a.command == 'sheet':
        sheet(a.samples, a.out)
    else:
        train(a.which, a.train, a.held, a.out, a.epochs, a.seed)
    return 0


if __name__ == '__main__':
    sys.exit(main())
