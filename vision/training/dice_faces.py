#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Trains the three nets that read dice on rendered scenes (dice_scenes.py): the spotter says where in a small picture upper
faces of dice may lie, the finder whether a window's middle shows one and how it lies, the reader says its value, turned
upright. No photograph is used.

  samples OUT.npz [--scenes N] [--seed S] [--hard] [--faint]   tiles and windows with what the nets should say
  sheet SAMPLES.npz OUT.png                          a look at them
  train NET SAMPLES.npz... --held SAMPLES.npz... --out ../../data/nets/dice_NET.net [--epochs N] [--seed S]
                                                     [--start NET.net [--rate R]]: goes on from such a net
  mean NET A.net B.net... --held SAMPLES.npz... --out OUT.net        one net of several that went on from the same one
"""
import argparse
import os
import sys

import cv2
import numpy as np

import dice_scenes
import net_file
from dice_windows import FINDER, READER, mingled, ranked, seen_by_finder, seen_by_reader, seen_by_spotter, smeared, tile, windows

# Convolutions (outputs, side of the kernel, step), then the outputs of full layers.
NETS = {'spotter': ([(12, 5, 2), (24, 3, 2), (40, 3, 2), (48, 3, 1), (5, 1, 1)], []),
        'finder': ([(20, 5, 2), (40, 3, 2), (64, 3, 2)], [64, 9]),
        'reader': ([(32, 5, 2), (32, 3, 1), (64, 3, 2), (64, 3, 1), (96, 3, 2)], [96, 7])}
# How they are trained: pictures at once, highest rate, decay of the weights; and whether with short numbers, four times as fast.
HOW = {'spotter': (32, 4e-3, 1e-4, False), 'finder': (64, 4e-3, 1e-4, False), 'reader': (128, 3e-3, 1e-3, True)}
OUTCOMES = {'spotter': 2, 'finder': 2, 'reader': 7}
# How much each number of a face's place counts.
PLACE = {'spotter': [4, 4, 3], 'finder': [6, 6, 4, 4, 4, 1, 1]}
TILES_OF_A_SCENE = 2


def samples(out, scenes, seed, hard, faint):
    rng = np.random.default_rng(seed)
    tiles, finder, reader = [], [], []
    for _ in range(scenes):
        picture, dice, others = dice_scenes.scene(rng, hard=hard, faint=faint)
        tiles += [tile(rng, picture, dice) for _ in range(TILES_OF_A_SCENE)]
        for all_, some in zip((finder, reader), windows(rng, picture, dice, others)):
            all_ += some
    data = {'spotter': [one[0] for one in tiles], 'spotter_labels': [one[1] for one in tiles], 'spotter_places': [one[2] for one in tiles],
            'finder': [one[0] for one in finder], 'finder_labels': np.array([one[1] for one in finder], np.int8),
            'finder_places': np.array([one[2] for one in finder], np.float32), 'reader': [one[0] for one in reader],
            'reader_labels': np.array([one[1] for one in reader], np.int8)}
    np.savez(out, **{name: np.stack(some) for name, some in data.items()})
    print(len(tiles), len(finder), len(reader), 'tiles and windows', np.bincount(data['reader_labels']), flush=True)


def sheet(samples_file, out):
    data, rows = np.load(samples_file), []
    for name, labels in OUTCOMES.items():
        for label in range(labels):
            here = data[name + '_labels'].reshape(len(data[name]), -1).max(1) == label
            some = list(data[name][here][:24])
            some += [np.zeros_like(data[name][0])] * (24 - len(some))
            rows.append(np.hstack([cv2.resize(p, (64, 64)) for p in some]))
    cv2.imwrite(out, np.vstack(rows)[..., ::-1])


class Samples:
    """What a net is trained on: pictures, outcomes (-1: none is asked for), and places where there is a face."""

    def __init__(self, which, files):
        parts = [np.load(file) for file in files]
        self.which = which
        self.pictures = np.concatenate([part[which] for part in parts])
        self.labels = np.concatenate([part[which + '_labels'] for part in parts]).astype(np.int64)
        self.places = np.concatenate([part[which + '_places'] for part in parts]) if which in PLACE else None
        self.ranks = None if which == 'spotter' else ranked(self.pictures)

    def see(self, pictures, ranks):
        see = {'spotter': seen_by_spotter, 'finder': seen_by_finder, 'reader': seen_by_reader}[self.which]
        return see(pictures, ranks)

    def seen(self, pick):
        return self.see(self.pictures[pick], None if self.ranks is None else self.ranks[pick])

    def varied(self, pick, rng):
        """With colours changed among each other, and in a mirror; what the reader sees, also any way round and with smeared colours."""
        order, pictures = rng.permutation(3), self.pictures[pick]
        ranks = None if self.ranks is None else self.ranks[pick]
        if self.which == 'reader' and rng.random() < .25:
            pictures = smeared(rng, pictures)
            ranks = ranked(pictures)
        if self.which == 'reader' and rng.random() < .25:
            pictures = mingled(rng, pictures)
            ranks = ranked(pictures)
        x = self.see(pictures[..., order], None if ranks is None else ranks[..., order])
        labels, places = self.labels[pick], None if self.places is None else self.places[pick]
        if self.which == 'reader':
            x = np.rot90(x, int(rng.integers(4)), (2, 3))
        if rng.random() < .5:
            x = x[..., ::-1]
            if self.which == 'spotter':
                labels, places = labels[:, :, ::-1], places[:, :, ::-1] * np.array([-1, 1, 1], np.float32)
            elif self.which == 'finder':
                places = places * np.array([-1, 1, 1, 1, -1, 1, -1], np.float32)
        return x, labels, places


def make_net(which):
    import torch
    from torch import nn
    layers, channels = [], 6 if which == 'reader' else 3
    side = READER if which == 'reader' else FINDER
    convolutions, full = NETS[which]
    for outputs, kernel, step in convolutions:
        layers += [nn.Conv2d(channels, outputs, kernel, stride=step, padding=kernel // 2), nn.ReLU()]
        channels, side = outputs, -(-side // step)
    layers += [nn.Flatten()] if full else []
    channels *= side * side
    for outputs in full:
        layers += [nn.Linear(channels, outputs), nn.ReLU()]
        channels = outputs
    net = nn.Sequential(*layers[:-1])
    return net.to(memory_format=torch.channels_last) if HOW[which][3] else net


def row_by_row(x):
    """Outputs at each of many places as those of so many windows."""
    return x.permute(0, 2, 3, 1).flatten(0, 2) if x.dim() == 4 else x


def go_on(net, start):
    """With the weights of a file as net_file writes them."""
    import torch
    layers, _ = net_file.read(start)
    for layer, (_, whole, scale, bias) in zip((layer for layer in net if hasattr(layer, 'weight')), layers):
        layer.weight.data.copy_(torch.from_numpy((whole * scale[:, None]).astype(np.float32)).reshape(layer.weight.shape))
        layer.bias.data.copy_(torch.from_numpy(bias.copy()))


def outputs_of(net, samples):
    import torch
    with torch.no_grad():
        return torch.cat([row_by_row(net(torch.from_numpy(np.ascontiguousarray(samples.seen(slice(i, i + 500)))))) for i in range(0, len(samples.labels), 500)])


def keep(which, net, held, out):
    """Writes the net, its chances made true on `held`."""
    import torch
    quantised, outcomes, true_held = net_file.quantise(net), OUTCOMES[which], torch.from_numpy(held.labels.reshape(-1))
    results = outputs_of(net, held)
    if held.places is not None:
        some = true_held > 0
        off = (results[some, outcomes:] - torch.from_numpy(held.places).reshape(len(true_held), -1)[some]).abs().mean(0)
        print('off', [round(float(x), 3) for x in off])
    net_file.write(out, quantised, calibrated(results[true_held >= 0, :outcomes], true_held[true_held >= 0]))


def mean(which, nets, held_files, out):
    """The mean of several nets that went on from one: surer than each, and as fast."""
    parts = [make_net(which) for _ in nets]
    for part, file in zip(parts, nets):
        go_on(part, file)
    for weights in zip(*(part.parameters() for part in parts)):
        weights[0].data.copy_(sum(each.data for each in weights) / len(weights))
    keep(which, parts[0], Samples(which, held_files), out)


def train(which, train_files, held_files, out, epochs, seed, start=None, highest=None):
    import torch
    from torch.nn import functional
    torch.manual_seed(seed)
    torch.set_num_threads(int(os.environ.get('THREADS', '1')))
    net, outcomes = make_net(which), OUTCOMES[which]
    data, held = Samples(which, train_files), Samples(which, held_files)
    batch, rate, decay, short = HOW[which]
    if start:
        go_on(net, start)
    rate = highest or rate
    rng = np.random.default_rng(seed)
    # The net that is kept is the mean of the last two thousand or so on its way.
    kept = torch.optim.swa_utils.AveragedModel(net, avg_fn=lambda mean, new, count: mean + (new - mean) * max(5e-4, 1 / (1 + int(count))))
    optimiser = torch.optim.AdamW(net.parameters(), lr=2e-3, weight_decay=decay)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, rate, total_steps=epochs * (len(data.labels) // batch), pct_start=.15)
    true_held = torch.from_numpy(held.labels.reshape(-1))

    for epoch in range(epochs):
        order, total = rng.permutation(len(data.labels)), 0.
        for start in range(0, len(order) - batch + 1, batch):
            x, truth, places = data.varied(np.sort(order[start:start + batch]), rng)
            x = torch.from_numpy(np.ascontiguousarray(x))
            if short:
                x = x.contiguous(memory_format=torch.channels_last)
            with torch.autocast('cpu', dtype=torch.bfloat16, enabled=short):
                result = row_by_row(net(x)).float()
            truth = torch.from_numpy(np.ascontiguousarray(truth)).reshape(-1)
            loss = functional.cross_entropy(result[:, :outcomes], truth, label_smoothing=.01, ignore_index=-1)
            if places is not None and (truth > 0).any():
                some, weights = truth > 0, torch.tensor(PLACE[which])
                wanted = torch.from_numpy(np.ascontiguousarray(places)).reshape(-1, len(weights))[some]
                off = functional.smooth_l1_loss(result[some, outcomes:], wanted, beta=.1, reduction='none').mean(0)
                loss = loss + (off * weights).sum()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
            kept.update_parameters(net)
            total += float(loss)
        asked = true_held >= 0
        right = float((outputs_of(kept.module, held)[asked, :outcomes].argmax(1) == true_held[asked]).float().mean())
        print(f'epoch {epoch}: loss {total / (len(order) // batch):.4f}, unseen scenes {right:.4f}', flush=True)
        torch.save(kept.module.state_dict(), out + '.pt')
    keep(which, kept.module, held, out)


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
    make.add_argument('--hard', action='store_true', help='glare, pips that are hard to see, and prints')
    make.add_argument('--faint', action='store_true', help='small dice whose pips hardly show')
    look = commands.add_parser('sheet')
    look.add_argument('samples')
    look.add_argument('out')
    teach = commands.add_parser('train')
    teach.add_argument('which', choices=NETS)
    teach.add_argument('train', nargs='+')
    teach.add_argument('--held', nargs='+', required=True)
    teach.add_argument('--out', required=True)
    teach.add_argument('--epochs', type=int, default=8)
    teach.add_argument('--seed', type=int, default=1)
    teach.add_argument('--start', help='goes on from this net')
    teach.add_argument('--rate', type=float, help='the highest rate')
    several = commands.add_parser('mean')
    several.add_argument('which', choices=NETS)
    several.add_argument('nets', nargs='+')
    several.add_argument('--held', nargs='+', required=True)
    several.add_argument('--out', required=True)
    a = parser.parse_args()
    if a.command == 'samples':
        samples(a.out, a.scenes, a.seed, a.hard, a.faint)
    elif a.command == 'sheet':
        sheet(a.samples, a.out)
    elif a.command == 'mean':
        mean(a.which, a.nets, a.held, a.out)
    else:
        train(a.which, a.train, a.held, a.out, a.epochs, a.seed, a.start, a.rate)
    return 0


if __name__ == '__main__':
    sys.exit(main())
