#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Trains the net that says where in a picture the middles and corners of a board's hexes are, its coast and its land:
data/nets/board_lattice.net. See README.md.

    board_lattice.py samples OUT.npz --count 500 --seed 1 [--held-out]    rendered scenes (wild_board.py) with their truth
    board_lattice.py sheet SAMPLES.npz OUT.png [--net FILE.pt]            a look at them, at what is wanted or at what a net says
    board_lattice.py train SAMPLES.npz ... --held SAMPLES.npz ... --out ../../data/nets/board_lattice.net [--minutes 40] [--seed 1]
"""
import argparse
import json
import os
import time

import cv2
import numpy as np

import net_file

# As vision/board/lattice_heat.h: the longer side of what the net sees; it says something every STEP pixels, PARTS x PARTS times for
# each map, as far apart as HEAT.
LONGER, STEP, PARTS, HEAT = 320, 8, 2, 4
MAPS = ('middle', 'corner', 'coast', 'land')
# Scenes are kept a little larger, so that parts of them can be shown.
KEPT = (400, 300)
# Convolutions: outputs, side of the kernel, step.
NET = [(32, 7, 4), (64, 3, 2)] + [(56, 3, 1)] * 7 + [(len(MAPS) * PARTS ** 2, 1, 1)]
NOTHING = .2
# Sides of hexes that the net learns to see, in pixels; and the pictures that it learns from, mostly parts of what it will see.
SIDES = (10, 38)
SIZES = ((224, 168), (168, 224), (LONGER, 240))
# What counts how much, and how much more a place counts that has something.
WEIGHT, MORE = np.array([1., 1., .5, .5], np.float32), np.array([6., 6., 2., 0.], np.float32)
NOISE = np.random.default_rng(0).normal(0, 1, (LONGER + 40, LONGER + 40, 3)).astype(np.float32)
SIDE_DIRECTIONS = [(np.cos(a), np.sin(a)) for a in np.radians([-90, -30, 30, 90, 150, 210])]


def samples(out, count, seed, held_out):
    import wild_board
    pictures, truths = [], []
    for i in range(count):
        rng = np.random.default_rng([seed, i])
        scene = int(rng.integers(1 << 31))
        if rng.random() < NOTHING:
            picture, truth = wild_board.render_nothing(scene, *KEPT, held_out=held_out)[0], {}
        else:
            picture, truth = wild_board.render(scene, *KEPT, held_out=held_out)
        kept = {}
        if truth:
            kept = {'plane': truth['plane'], 'style': truth['style'],
                    'hexes': [(hex_['q'], hex_['r'], float(hex_['terrain'] != 'sea'), hex_['visible']) for hex_ in truth['hexes']],
                    'coast': truth['coast']}
        pictures.append(picture)
        truths.append(json.dumps(kept))
    np.savez(out, pictures=np.stack(pictures), truths=np.array(truths))


def shift(x, y):
    return np.array([[1., 0, x], [0, 1, y], [0, 0, 1]])


def seen_through(plane, points):
    points = np.column_stack([points, np.ones(len(points))]) @ np.asarray(plane).T
    return points[:, :2] / points[:, 2:]


def middles(hexes):
    return np.array([(3 ** .5 * (q + r / 2), 1.5 * r) for q, r, *_ in hexes])


class Wanted:
    """What the net should say of a picture of `size`: its maps (rows, columns), and how much each place counts."""

    def __init__(self, size):
        self.rows, self.columns = -(-size[1] // STEP) * PARTS, -(-size[0] // STEP) * PARTS
        self.maps = np.zeros((len(MAPS), self.rows, self.columns), np.float32)
        self.counts = np.ones_like(self.maps)

    def places(self, plane, points):
        """Where points of the board plane lie on the maps."""
        return (seen_through(plane, points) + HEAT / 2) / HEAT

    def spot(self, which, at, wide, counts=True):
        reach = int(np.ceil(3 * wide))
        x, y = int(round(at[0])), int(round(at[1]))
        left, right, top, bottom = max(0, x - reach), min(self.columns, x + reach + 1), max(0, y - reach), min(self.rows, y + reach + 1)
        if left >= right or top >= bottom:
            return
        across, down = np.arange(left, right) - at[0], np.arange(top, bottom) - at[1]
        spot = (np.exp(down * down / (-2 * wide * wide))[:, None] * np.exp(across * across / (-2 * wide * wide))).astype(np.float32)
        if counts:
            np.maximum(self.maps[which, top:bottom, left:right], spot, out=self.maps[which, top:bottom, left:right])
        else:
            here = self.counts[which, top:bottom, left:right]
            here[spot > .1] = 0

    def draw(self, plane, hexes, coast):
        around, corners, fine = middles(hexes), {}, 16
        for (q, r, land, visible), middle in zip(hexes, around):
            rim = self.places(plane, [(middle[0] + x, middle[1] + y) for x, y in SIDE_DIRECTIONS])
            # Half the distance of its nearest sides, as heights above them.
            small = min(np.linalg.norm(rim[k] - rim[k - 3]) for k in range(3)) / 2
            wide = float(np.clip(.17 * small, .65, 1.5))
            cv2.fillConvexPoly(self.maps[3], np.round(rim * fine).astype(np.int32), land, shift=4)
            if land == 0 or visible < .35:
                self.spot(0, self.places(plane, [middle])[0], wide, counts=False)
            else:
                self.spot(0, self.places(plane, [middle])[0], wide)
            for (x, y), at in zip(SIDE_DIRECTIONS, rim):
                name = (round(2 * (middle[0] + x), 2), round(2 * (middle[1] + y), 2))
                corners[name] = (at, wide, max(corners.get(name, (0, 0, 0))[2], land))
        for at, wide, land in corners.values():
            self.spot(1, at, wide, counts=land > 0)
        for x0, y0, x1, y1 in coast:
            line = np.round(self.places(plane, [(x0, y0), (x1, y1)]) * fine).astype(np.int32)
            cv2.line(self.maps[2], tuple(int(x) for x in line[0]), tuple(int(x) for x in line[1]), 1, 1, cv2.LINE_8, 4)
        return self


def evened(picture):
    """As vision/board/lattice_heat.cpp: RGB about each colour's mean."""
    means, spreads = cv2.meanStdDev(picture)
    spread = max(float(np.sqrt((spreads ** 2).mean())), 10.)
    return (picture[..., ::-1].astype(np.float32) - means[::-1, 0].astype(np.float32)) * np.float32(1 / spread)


def varied(rng, picture, truth, size):
    """A part of a scene as another camera has it: turned, in a mirror, in other light; and what the net should say of it."""
    width, height = KEPT
    if rng.random() < .5:
        picture, flip = picture[:, ::-1], np.array([[-1., 0, width - 1], [0, 1, 0], [0, 0, 1]])
    else:
        flip = np.eye(3)
    zoom, middle = np.exp(rng.uniform(-.4, .7)), rng.uniform(.2, .8, 2) * KEPT
    if truth:
        # Hexes are shown in the sizes that boards have in the pictures which the net is to see, and some of them in the middle.
        plane, around = flip @ np.array(truth['plane']), middles(truth['hexes'])
        seen = seen_through(plane, around)
        one = int(rng.integers(len(seen)))
        side = np.sqrt(abs(np.linalg.det(seen_through(plane, around[one] + [(0, 0), (.5, 0), (0, .5)])[1:] * 2 - 2 * seen[one])))
        zoom = np.clip(np.exp(rng.uniform(*np.log(SIDES))) / max(side, 1.), .45, 2.4)
        middle = seen.mean(0) + rng.uniform(-.5, .5) * (seen[one] - seen.mean(0)) + rng.normal(0, .12, 2) * size / zoom
    turn = rng.normal(0, .12) + (rng.integers(4) * np.pi / 2 if rng.random() < .3 else 0)
    rotation = np.array([[np.cos(turn), -np.sin(turn), 0], [np.sin(turn), np.cos(turn), 0], [0, 0, 1]])
    lean = np.eye(3)
    lean[2, :2] = rng.normal(0, .0004, 2)
    warp = shift((size[0] - 1) / 2, (size[1] - 1) / 2) @ lean @ rotation @ np.diag([zoom, zoom, 1.]) @ shift(-middle[0], -middle[1])
    if rng.random() < .5:
        border, fill = cv2.BORDER_REFLECT_101, 0
    else:
        border, fill = cv2.BORDER_CONSTANT, tuple(int(x) for x in rng.integers(0, 256, 3))
    if truth:
        # A mirrored half of a board beside the board would teach what is not so.
        border = cv2.BORDER_CONSTANT if border == cv2.BORDER_REFLECT_101 and rng.random() < .5 else cv2.BORDER_REPLICATE
    shown = cv2.warpPerspective(np.ascontiguousarray(picture), warp, size, flags=cv2.INTER_AREA if zoom < 1 else cv2.INTER_LINEAR,
                                borderMode=border, borderValue=fill if isinstance(fill, tuple) else (0, 0, 0))
    if rng.random() < .7:
        bend, gains, more = np.exp(rng.normal(0, .25)), np.exp(rng.normal(0, .12, 3)), rng.normal(0, 8)
        curve = 255 * (np.arange(256)[:, None] / 255) ** bend * gains + more
        shown = cv2.LUT(shown, np.clip(curve, 0, 255).astype(np.uint8)[None])
    if rng.random() < .15:
        left = rng.uniform(0, .6)
        shown = cv2.transform(shown, np.full((3, 3), (1 - left) / 3) + left * np.eye(3))
    if rng.random() < .15:
        shown = np.ascontiguousarray(shown[..., rng.permutation(3)])
    if rng.random() < .3:
        shown = cv2.GaussianBlur(shown, (0, 0), rng.uniform(.4, 1.1))
    if rng.random() < .3:
        shown = cv2.add(shown, NOISE[(at := int(rng.integers(40))):at + size[1], at:at + size[0]] * np.float32(rng.uniform(2, 12)), dtype=cv2.CV_8U)
    wanted = Wanted(size)
    if truth:
        wanted.draw(warp @ flip @ np.array(truth['plane']), truth['hexes'], truth['coast'])
        # What lies beyond the scene nobody can see.
        onto = np.diag([1 / HEAT, 1 / HEAT, 1.]) @ shift(HEAT / 2, HEAT / 2) @ warp
        wanted.counts *= cv2.warpPerspective(np.ones((height, width), np.float32), onto, (wanted.columns, wanted.rows), flags=cv2.INTER_NEAREST)
    return shown, wanted


def plain(picture, truth):
    size = (LONGER, LONGER * KEPT[1] // KEPT[0])
    wanted = Wanted(size)
    if truth:
        wanted.draw(shift(-.5, -.5) @ np.diag([size[0] / KEPT[0], size[1] / KEPT[1], 1.]) @ shift(.5, .5) @ np.array(truth['plane']),
                    truth['hexes'], truth['coast'])
    return cv2.resize(picture, size, interpolation=cv2.INTER_AREA), wanted


def load(files):
    parts = [np.load(file) for file in files]
    return np.concatenate([part['pictures'] for part in parts]), [json.loads(str(one)) for part in parts for one in part['truths']]


def make_net():
    from torch import nn
    layers, channels = [], 3
    for outputs, kernel, step in NET[:-1]:
        layers += [nn.Conv2d(channels, outputs, kernel, step, kernel // 2, bias=False), nn.BatchNorm2d(outputs), nn.ReLU()]
        channels = outputs
    return nn.Sequential(*layers, nn.Conv2d(channels, *NET[-1]))


def folded(net):
    """The same net without what evens its layers out while it learns."""
    import torch
    from torch import nn
    layers, modules = [], list(net)
    for i, layer in enumerate(modules):
        if isinstance(layer, nn.Conv2d):
            plain_ = nn.Conv2d(layer.in_channels, layer.out_channels, layer.kernel_size, layer.stride, layer.padding)
            evens = modules[i + 1] if i + 1 < len(modules) else None
            with torch.no_grad():
                if isinstance(evens, nn.BatchNorm2d):
                    factor = evens.weight / torch.sqrt(evens.running_var + evens.eps)
                    plain_.weight.copy_(layer.weight * factor[:, None, None, None])
                    plain_.bias.copy_(evens.bias - evens.running_mean * factor)
                else:
                    plain_.weight.copy_(layer.weight)
                    plain_.bias.copy_(layer.bias)
            layers.append(plain_)
        elif isinstance(layer, nn.ReLU):
            layers.append(layer)
    return nn.Sequential(*layers)


def batch_of(some):
    import torch
    x = torch.from_numpy(np.stack([evened(picture) for picture, _ in some])).permute(0, 3, 1, 2)
    return x, torch.from_numpy(np.stack([wanted.maps for _, wanted in some])), torch.from_numpy(np.stack([wanted.counts for _, wanted in some]))


def maps_of(outputs):
    """Outputs side by side, as maps: the parts of a place stand row by row."""
    import torch
    return torch.nn.functional.pixel_shuffle(outputs, PARTS)


def train(options):
    import torch
    from torch.nn import functional
    torch.set_num_threads(int(os.environ.get('THREADS', 1)))
    torch.manual_seed(options.seed)
    rng = np.random.default_rng(options.seed)
    pictures, truths = load(options.samples)
    held = [plain(*one) for one in zip(*load(options.held))]
    net, batch = make_net().to(memory_format=torch.channels_last), 12
    if options.start:
        net.load_state_dict(torch.load(options.start))
    optimiser = torch.optim.AdamW(net.parameters(), lr=1e-3, weight_decay=1e-3)
    weight, more = torch.from_numpy(WEIGHT)[:, None, None], torch.from_numpy(MORE)[:, None, None]
    started, number, total = time.time(), 0, 0.

    def held_outputs(of):
        of.eval()
        with torch.no_grad():
            parts = [batch_of(held[i:i + 32]) for i in range(0, len(held), 32)]
            return torch.cat([maps_of(of(x)) for x, _, _ in parts]), torch.cat([y for _, y, _ in parts]), torch.cat([c for _, _, c in parts])

    def report():
        outputs, wanted, counts = held_outputs(net)
        off = (functional.binary_cross_entropy_with_logits(outputs, wanted, reduction='none') * counts).mean((0, 2, 3))
        net.train()
        print(f'{time.time() - started:.0f} s, {number} batches: loss {total / max(1, number % 500 or 500):.4f}, unseen', [round(float(x), 4) for x in off],
              flush=True)

    net.train()
    length = options.minutes * 60
    while (spent := (time.time() - started) / length) < 1 and (options.batches is None or number < options.batches):
        done = spent if options.batches is None else number / options.batches
        for group in optimiser.param_groups:
            group['lr'] = 3e-3 * (done / .08 if done < .08 else .5 * (1 + np.cos(np.pi * (done - .08) / .92)) + 1e-3)
        size = SIZES[int(rng.choice(3, p=[.55, .3, .15]))]
        x, wanted, counts = batch_of([varied(rng, pictures[i], truths[i], size) for i in rng.integers(len(pictures), size=batch)])
        with torch.autocast('cpu', dtype=torch.bfloat16):
            outputs = net(x)
        outputs = maps_of(outputs.float())
        loss = (functional.binary_cross_entropy_with_logits(outputs, wanted, reduction='none') * counts * (1 + more * wanted) * weight).mean()
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        number, total = number + 1, total + float(loss)
        if number % 500 == 0:
            report()
            total = 0.
            torch.save(net.state_dict(), options.out + '.pt')
    report()
    net.eval()
    torch.save(net.state_dict(), options.out + '.pt')
    net = folded(net)
    quantised = net_file.quantise(net)
    outputs, wanted, counts = held_outputs(net)
    write_true(options.out, quantised, outputs, wanted, counts)


def write_true(out, quantised, outputs, wanted, counts):
    """Makes the chances true on scenes of styles that were not trained on: one factor, and for each map a term, which joins its biases."""
    import torch
    from torch.nn import functional
    sharp, terms = torch.ones(1, requires_grad=True), torch.zeros(len(MAPS), requires_grad=True)
    search = torch.optim.LBFGS([sharp, terms], max_iter=30)

    def off():
        search.zero_grad()
        loss = (functional.binary_cross_entropy_with_logits(outputs * sharp + terms[:, None, None], wanted, reduction='none') * counts).mean()
        loss.backward()
        return loss

    search.step(off)
    sharp, terms = float(sharp), terms.detach().numpy()
    shape, whole, scale, bias = quantised[-1]
    quantised[-1] = shape, whole, scale, bias + np.repeat(terms / sharp, PARTS ** 2)
    for which, name in enumerate(MAPS):
        counted = counts[:, which].numpy() > 0
        chances, true = torch.sigmoid(outputs[:, which] * sharp + terms[which]).numpy()[counted], wanted[:, which].numpy()[counted]
        rows = [(chances >= low) & (chances < low + .2) for low in np.arange(0, .99, .2)]
        print(f'{name}: term {terms[which]:.2f}; said and true', *(f'{chances[row].mean():.2f} {true[row].mean():.2f},' for row in rows if row.any()))
    net_file.write(out, quantised, sharp)
    print(f'sharpness {sharp:.2f}')


def sheet(samples_file, out, net_file_=None):
    pictures, truths = load([samples_file])
    rng, tiles, net = np.random.default_rng(0), [], None
    if net_file_:
        import torch
        net = make_net()
        net.load_state_dict(torch.load(net_file_))
        net.eval()
    for i in range(min(24, len(pictures))):
        shown, wanted = plain(pictures[i], truths[i]) if net is not None or i % 2 else varied(rng, pictures[i], truths[i], (LONGER, 240))
        maps = wanted.maps
        if net is not None:
            with torch.no_grad():
                maps = torch.sigmoid(maps_of(net(torch.from_numpy(evened(shown)[None]).permute(0, 3, 1, 2))))[0].numpy()
        over = shown.astype(np.float32) * .5
        for which, colour in ((0, (0, 0, 255)), (1, (0, 255, 0)), (2, (255, 0, 0)), (3, (60, 60, 60))):
            # Maps begin half a step before the picture.
            heat = cv2.warpAffine(maps[which], np.float32([[HEAT, 0, -HEAT / 2], [0, HEAT, -HEAT / 2]]), (shown.shape[1], shown.shape[0]))
            over += heat[..., None] * np.array(colour, np.float32)
        tiles += [np.hstack([shown, np.clip(over, 0, 255).astype(np.uint8)])]
    rows = [np.hstack(tiles[i:i + 3]) for i in range(0, len(tiles) - 2, 3)]
    cv2.imwrite(out, np.vstack(rows))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest='command', required=True)
    make = commands.add_parser('samples')
    make.add_argument('out')
    make.add_argument('--count', type=int, required=True)
    make.add_argument('--seed', type=int, required=True)
    make.add_argument('--held-out', action='store_true', help='styles, makes and lamps that are not trained on')
    look = commands.add_parser('sheet')
    look.add_argument('samples')
    look.add_argument('out')
    look.add_argument('--net')
    teach = commands.add_parser('train')
    teach.add_argument('samples', nargs='+')
    teach.add_argument('--held', nargs='+', required=True)
    teach.add_argument('--out', required=True)
    teach.add_argument('--minutes', type=float, default=40)
    teach.add_argument('--batches', type=int, help='as many instead of by the clock: the same net again')
    teach.add_argument('--start', help='goes on from such a FILE.pt')
    teach.add_argument('--seed', type=int, default=1)
    options = parser.parse_args()
    cv2.setNumThreads(1)
    if options.command == 'samples':
        samples(options.out, options.count, options.seed, options.held_out)
    elif options.command == 'sheet':
        sheet(options.samples, options.out, options.net)
    else:
        train(options)


if __name__ == '__main__':
    main()
