#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The net that says how surely a board lies where a lattice has it, from what is measured there (vision/board/board_judge.h).

  board_judge.py rows FILE --program board_evidence [--count N] [--seed S] [--held-out]   draws boards and other things, measures lattices on them
  board_judge.py train FILE… --held FILE… --out FILE                                      trains the net and makes its odds true on the held rows
  board_judge.py tell FILE… --net FILE                                                     what it takes wrongly

A true row is a board at its place; false ones are the same boards a hex beside, too large, turned, or as a board of another shape, and
whatever the searches come upon. Debian: python3-torch python3-opencv python3-numpy."""
import argparse
import json
import os
import subprocess
import sys
import tempfile

import numpy as np

import net_file

# Of what is judged (board_judge.cpp): 1 speaks for a board, -1 against one, 0 tells how much the others mean.
SIGNS = np.array([1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, -1, 1, 1, -1])
HEAT = 10  # from here on what the lattice net says
UNITS = 10  # of each kind: those that bend up and those that bend down
RIGHT, WRONG = .2, .45  # hex sides between which a lattice is neither


def land_of(told):
    return [(h['q'], h['r']) for h in told['hexes'] if h['terrain'] != 'sea']


def cut(rng, picture, plane, land):
    """A copy with one straight edge through the land, and where the board lies in it."""
    height, width = picture.shape[:2]
    points = np.array([[3 ** .5 * (q + r / 2), 1.5 * r, 1] for q, r in land]) @ np.array(plane).T
    points = points[:, :2] / points[:, 2:]
    low, high = points.min(0), points.max(0)
    left, top, right, bottom, keep, side = 0, 0, width, height, rng.uniform(.5, .95), rng.integers(4)
    if side == 0:
        right = int(low[0] + keep * (high - low)[0])
    elif side == 1:
        left = int(high[0] - keep * (high - low)[0])
    elif side == 2:
        bottom = int(low[1] + keep * (high - low)[1])
    else:
        top = int(high[1] - keep * (high - low)[1])
    left, top, right, bottom = max(0, left), max(0, top), min(width, right), min(height, bottom)
    if min(right - left, bottom - top) < 200:
        return None
    return picture[top:bottom, left:right], np.array([[1, 0, -left], [0, 1, -top], [0, 0, 1]]) @ np.array(plane)


def pictures(folder, count, seed, held_out):
    """Draws, and gives the lines that the program reads."""
    import cv2
    import wild_board
    cv2.setNumThreads(1)

    def line(name, picture, plane=None, land=()):
        file = os.path.join(folder, name + '.jpg')
        cv2.imwrite(file, picture, [cv2.IMWRITE_JPEG_QUALITY, 92])
        if plane is None:
            return file
        return '\t'.join([file, ' '.join(repr(float(v)) for v in np.ravel(plane)), ' '.join('%d,%d' % h for h in land)])

    for s in range(seed, seed + count):
        rng = np.random.default_rng([s, 36])
        kind = ['small', 'small', 'small', 'large', None][s % 5]
        picture, told = wild_board.render(s, 1024, 768, held_out=held_out, kind=kind, tight=bool(rng.random() < .3))
        yield line('board%d' % s, picture, told['plane'], land_of(told))
        if rng.random() < .5:
            part = cut(rng, picture, told['plane'], land_of(told))
            if part is not None:
                yield line('cut%d' % s, *part, land_of(told))
        if s % 5 < 2:
            yield line('none%d' % s, wild_board.render_nothing(s, 1024, 768, held_out=held_out)[0])


def rows(options):
    with tempfile.TemporaryDirectory() as folder, open(options.file, 'w') as out:
        lines = list(pictures(folder, options.count, options.seed, options.held_out))
        subprocess.run([options.program], input='\n'.join(lines) + '\n', text=True, stdout=out, check=True)


def load(files):
    """What is judged, what it is (1 or 0), and what a row counts."""
    data = [json.loads(line) for name in files for line in open(name)]
    data = [row for row in data if not RIGHT < row.get('off', 99) < WRONG]
    values = np.array([row['judged'] for row in data], np.float32)
    truth = np.array([row.get('off', 99) < .3 for row in data], np.float32)
    # The same without the lattice net's word, which is not always asked for.
    blind = values.copy()
    blind[:, HEAT:] = 0
    values, truth = np.concatenate([values, blind]), np.concatenate([truth, truth])
    weights = np.where(truth > 0, .5 / truth.mean(), .5 / (1 - truth.mean())).astype(np.float32)
    return data + data, values, truth, weights


def make_net():
    import torch
    return torch.nn.Sequential(torch.nn.Linear(len(SIGNS), 2 * UNITS), torch.nn.ReLU(), torch.nn.Linear(2 * UNITS, 1))


def keep_signs(net):
    """What speaks for a board never speaks against it: of the units some add when they are moved, the others take away when they are not."""
    import torch
    with torch.no_grad():
        way = torch.tensor(np.where(np.arange(2 * UNITS) < UNITS, 1, -1)[:, None] * SIGNS[None], dtype=torch.float32)
        first, last = net[0].weight, net[2].weight
        first.copy_(torch.where(way * first < 0, torch.zeros_like(first), first))
        out = torch.where(torch.arange(2 * UNITS) < UNITS, 1., -1.)[None]
        last.copy_(torch.where(out * last < 0, torch.zeros_like(last), last))


def train(options):
    import torch
    torch.manual_seed(options.seed)
    torch.set_num_threads(int(os.environ.get('THREADS', '1')))
    _, values, truth, weights = (load(options.files))
    x, y, w = (torch.from_numpy(a) for a in (values, truth, weights))
    net = make_net()
    keep_signs(net)
    steps = torch.optim.Adam(net.parameters(), lr=.01, weight_decay=options.ridge)
    for step in range(options.steps):
        some = torch.randint(len(x), (512,))
        loss = torch.nn.functional.binary_cross_entropy_with_logits(net(x[some])[:, 0], y[some], w[some])
        steps.zero_grad()
        loss.backward()
        steps.step()
        keep_signs(net)
        for group in steps.param_groups:
            group['lr'] = .01 * (1 - step / options.steps)
    with torch.no_grad():
        net[2].bias -= options.doubt
    quantised = net_file.quantise(net)
    # Of few inputs: quantise takes channels from what went before, a window of one place has one.
    quantised = [((1, 1, 0), *layer[1:]) for layer in quantised]
    _, values, truth, weights = load(options.held)
    with torch.no_grad():
        said = net(torch.from_numpy(values))[:, 0]
    sharp = min(np.arange(.2, 3, .05), key=lambda s: float(torch.nn.functional.binary_cross_entropy_with_logits(
        said * s + options.doubt * s, torch.from_numpy(truth), torch.from_numpy(weights))))
    net_file.write(options.out, quantised, sharp)
    print('sharpness %.2f' % sharp)
    tell(options, options.held, options.out)


def said_by(net, values):
    layers, sharp = net_file.read(net)
    for i, (_, whole, scale, bias) in enumerate(layers):
        values = values @ (whole * scale[:, None]).T + bias
        values = values if i + 1 == len(layers) else np.maximum(values, 0)
    return values[:, 0] * sharp


def tell(options, files, net):
    data, values, truth, _ = load(files)
    odds = said_by(net, values)
    for name, some in (('with the net\'s word', values[:, HEAT] > 0), ('without', values[:, HEAT] == 0)):
        print(name)
        for what, which in (('boards', truth > 0), ('others', truth == 0)):
            these = odds[some & which]
            print('  %-7s %6d; odds at 0, 1, 5, 25, 50, 95, 99, 100 %%: %s' %
                  (what, len(these), ' '.join('%6.2f' % q for q in np.quantile(these, [0, .01, .05, .25, .5, .95, .99, 1]))))
        order = np.argsort(odds)
        for i in ([i for i in order[::-1] if some[i] and truth[i] == 0][:options.worst] + [i for i in order if some[i] and truth[i] > 0][:options.worst]):
            print('  %6.2f %s %s %d hexes off %.2f %s' % (odds[i], os.path.basename(data[i]['photo']), data[i]['from'], data[i]['land'], data[i].get('off', 99), ' '.join('%.2f' % v for v in values[i])))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    what = parser.add_subparsers(dest='what', required=True)
    some = what.add_parser('rows')
    some.add_argument('file')
    some.add_argument('--program', required=True)
    some.add_argument('--count', type=int, default=200)
    some.add_argument('--seed', type=int, default=1)
    some.add_argument('--held-out', action='store_true')
    some = what.add_parser('train')
    some.add_argument('files', nargs='+')
    some.add_argument('--held', nargs='+', required=True)
    some.add_argument('--out', required=True)
    some.add_argument('--seed', type=int, default=1)
    some.add_argument('--steps', type=int, default=6000)
    some.add_argument('--ridge', type=float, default=1e-4)
    some.add_argument('--doubt', type=float, default=0., help='boards are so much rarer than what is trained on, as a logarithm')
    some.add_argument('--worst', type=int, default=0)
    some = what.add_parser('tell')
    some.add_argument('files', nargs='+')
    some.add_argument('--net', required=True)
    some.add_argument('--worst', type=int, default=12)
    options = parser.parse_args()
    if options.what == 'rows':
        rows(options)
    elif options.what == 'train':
        train(options)
    else:
        tell(options, options.files, options.net)
    return 0


if __name__ == '__main__':
    sys.exit(main())
