#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Trains a net that tells a city from a settlement by shape alone. See README.md.

    building_kinds.py samples OUT.npz --count 300 --seed 1 [--held-out]
    building_kinds.py train SAMPLES.npz … --held HELD.npz … --out building_kinds.net [--epochs 24] [--seed 1]
    building_kinds.py sheet SAMPLES.npz OUT.png
"""
import argparse
import os
import time

import cv2
import numpy as np

import building_makes as makes
import building_windows as windows
import net_file
import place_windows as places
from board_places import jittered, seen_otherwise

# Windows are kept larger by so many pixels a side, so that they can be shifted.
SHIFT = 5
LARGE = windows.WINDOW + 2 * SHIFT
LEAST_VISIBLE, LEAST_KNOWN = .5, .8


def part_of(rng, image, truth, made):
    """The buildings of a scene: windows, known, leans, city?, make."""
    corners = truth['corners']
    at = np.array([(c['x'], c['y']) for c in corners])
    homography = jittered(rng, np.array(truth['plane'], float), at.mean(0), np.linalg.norm(at - at.mean(0), axis=1).max())
    rgb = cv2.cvtColor(image, cv2.COLOR_BGR2RGB)
    over, height = places.viewpoint_of(homography, rgb.shape[1::-1])
    rgb, homography = windows.shrunk_for(rgb, homography, at.mean(0))
    found = []
    for c, make in made.items():
        if corners[c]['visible'] < LEAST_VISIBLE or corners[c]['covered']:
            continue
        seen, known, lean = windows.window_at(rgb, homography, at[c], (at[c] - over) / height, LARGE)
        if known.mean() >= LEAST_KNOWN:
            found.append((seen, np.packbits(known), lean, corners[c]['kind'] == 'city', list(makes.MAKES).index(make)))
    return found


def write_samples(options):
    import building_scenes
    cv2.setNumThreads(1)
    rng, found, started = np.random.default_rng(options.seed), [], time.time()
    for i in range(options.count):
        for image, truth, made in building_scenes.render(options.seed * 100000 + i, options.held_out):
            found += part_of(rng, image, truth, made)
            for _ in range(2):
                found += part_of(rng, *seen_otherwise(rng, image, truth), made)
        if i % 10 == 9:
            print(f'{i + 1} boards, {len(found)} buildings after {time.time() - started:.0f} s', flush=True)
    names = ('windows', 'known', 'leans', 'city', 'makes')
    np.savez(options.out, **{name: np.array(part) for name, part in zip(names, zip(*found))})


class Samples:
    """What `samples` wrote, from several files, as the net sees it with a margin to shift it."""

    def __init__(self, files):
        import torch
        sheets, others = [], []
        for file in files:
            part = np.load(file)
            raw, packed, leans = part['windows'], part['known'], torch.from_numpy(part['leans'].astype(np.float32))
            for i in range(0, len(raw), 500):
                known = np.unpackbits(packed[i:i + 500], axis=1)[:, :LARGE * LARGE].reshape(-1, LARGE, LARGE)
                sheets.append(windows.sheets_of(torch.from_numpy(raw[i:i + 500]).float(), torch.from_numpy(known).float(), leans[i:i + 500]).bfloat16())
            others.append((part['city'], part['makes']))
        self.large = torch.cat(sheets)
        self.city, self.makes = (np.concatenate(part) for part in zip(*others))
        self.count = len(self.city)

    def sheets(self, some, rng=None):
        """What the net sees of these; `rng`: shifted, in a mirror, of other contrast, softer, noisy."""
        import torch
        x, y = rng.integers(0, 2 * SHIFT + 1, 2) if rng is not None else (SHIFT, SHIFT)
        seen = self.large[some, :, y:y + windows.WINDOW, x:x + windows.WINDOW].float()
        if rng is None:
            return seen
        if rng.random() < .25:
            seen[:, :3] = soften(torch, seen[:, :3], rng.uniform(.4, 1.1))
        factor = torch.from_numpy(np.exp(rng.normal(0, .2, (len(some), 3, 1, 1))).astype(np.float32))
        seen[:, :3] *= factor
        if rng.random() < .5:
            seen[:, :3] += torch.randn(len(some), 3, *seen.shape[2:]) * rng.exponential(.06)
        return seen.flip(3) if rng.random() < .5 else seen


def soften(torch, seen, sigma):
    reach = torch.arange(-2, 3).float()
    kernel = torch.exp(-.5 * (reach / sigma) ** 2)
    kernel = (kernel / kernel.sum()).expand(3, 1, 1, 5)
    seen = torch.nn.functional.conv2d(seen, kernel, padding=(0, 2), groups=3)
    return torch.nn.functional.conv2d(seen, kernel.transpose(2, 3), padding=(2, 0), groups=3)


def make_net(nn):
    return nn.Sequential(nn.Conv2d(windows.CHANNELS, 16, 5, 2, 2), nn.ReLU(), nn.Conv2d(16, 36, 3, 2, 1), nn.ReLU(),
                         nn.Conv2d(36, 56, 3, 2, 1), nn.ReLU(), nn.Conv2d(56, 72, 3, 2, 1), nn.ReLU(), nn.Flatten(), nn.Dropout(.25),
                         nn.Linear(72 * 9, 56), nn.ReLU(), nn.Linear(56, 1))


def train(options):
    import torch
    from torch import nn
    torch.set_num_threads(int(os.environ.get('THREADS', 1)))
    torch.manual_seed(options.seed)
    rng = np.random.default_rng(options.seed)
    samples, held = Samples(options.samples), [Samples([name]) for name in options.held]
    print(f'{samples.count} buildings, {samples.city.mean():.0%} of them cities; held', *(each.count for each in held), flush=True)
    net = make_net(nn).to(memory_format=torch.channels_last)
    if options.start:
        net.load_state_dict(torch.load(options.start))
    optimiser = torch.optim.AdamW(net.parameters(), weight_decay=2e-3)
    per_epoch = samples.count // options.batch
    started, done = time.time(), 0

    def outputs_of(each):
        net.eval()
        with torch.no_grad():
            outputs = torch.cat([net(each.sheets(slice(i, i + 400))) for i in range(0, each.count, 400)])[:, 0]
        net.train()
        return outputs, torch.from_numpy(each.city).float()

    def report(what):
        said = []
        for each in held:
            outputs, city = outputs_of(each)
            loss = nn.functional.binary_cross_entropy_with_logits(outputs, city).item()
            right = (outputs > 0) == (city > .5)
            makes_ = ' '.join(f'{name} {right[each.makes == i].float().mean():.2f}' for i, name in enumerate(makes.MAKES) if (each.makes == i).any())
            said.append(f'{right.float().mean():.1%}, loss {loss:.3f} ({makes_})')
        print(f'{what}: ' + '; '.join(said) + f'; {time.time() - started:.0f} s', flush=True)

    for epoch in range(options.epochs):
        order, losses = rng.permutation(samples.count), []
        for k in range(per_epoch):
            some = order[k * options.batch:(k + 1) * options.batch]
            part = done / (options.epochs * per_epoch)
            for group in optimiser.param_groups:
                group['lr'] = options.rate * (.1 + 18 * part if part < .05 else .5 + .5 * np.cos(np.pi * (part - .05) / .95))
            sheets = samples.sheets(some, rng).contiguous(memory_format=torch.channels_last)
            with torch.autocast('cpu', dtype=torch.bfloat16):
                outputs = net(sheets)
            # A chance that is never 1: some cannot be told.
            aim = torch.from_numpy(samples.city[some]).float() * .96 + .02
            loss = nn.functional.binary_cross_entropy_with_logits(outputs.float()[:, 0], aim)
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            losses.append(loss.item())
            done += 1
        report(f'epoch {epoch + 1} (trained to {np.mean(losses):.3f})')
        torch.save(net.state_dict(), options.out + '.pt')
    layers = net_file.quantise(net)
    report('in eight bits')
    outputs, city = (torch.cat(part) for part in zip(*map(outputs_of, held)))
    loss_by = lambda factor: nn.functional.binary_cross_entropy_with_logits(outputs * float(factor), city).item()
    sharp = min(np.arange(.3, 1.55, .05), key=loss_by)
    print(f'sharpness {sharp:.2f}, {sum(whole.size for _, whole, _, _ in layers)} weights')
    net_file.write(options.out, layers, sharp)


def sheet(options):
    """Cities above, settlements below."""
    samples = Samples([options.samples])
    rows = []
    for city in (True, False):
        some = np.random.default_rng(0).permutation(np.flatnonzero(samples.city == city))[:80]
        rows += [np.hstack(samples.windows[some[i:i + 20]]) for i in range(0, 80, 20)]
    cv2.imwrite(options.out, cv2.cvtColor(np.vstack(rows), cv2.COLOR_RGB2BGR))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    commands = parser.add_subparsers(dest='command', required=True)
    sampler = commands.add_parser('samples')
    sampler.add_argument('out')
    sampler.add_argument('--count', type=int, required=True, help='boards; each is set up and seen a few times')
    sampler.add_argument('--seed', type=int, required=True)
    sampler.add_argument('--held-out', action='store_true')
    trainer = commands.add_parser('train')
    trainer.add_argument('samples', nargs='+')
    trainer.add_argument('--held', nargs='+', required=True)
    trainer.add_argument('--out', required=True)
    trainer.add_argument('--epochs', type=int, default=24)
    trainer.add_argument('--batch', type=int, default=128)
    trainer.add_argument('--rate', type=float, default=2e-3)
    trainer.add_argument('--seed', type=int, default=1)
    trainer.add_argument('--start', help='weights to go on from')
    looker = commands.add_parser('sheet')
    looker.add_argument('samples')
    looker.add_argument('out')
    options = parser.parse_args()
    {'samples': write_samples, 'train': train, 'sheet': sheet}[options.command](options)


if __name__ == '__main__':
    main()
