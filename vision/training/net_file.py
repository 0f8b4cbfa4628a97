#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A trained net as a file of data/nets: its weights in eight bits with a scale for each output. For the scripts beside it.
docs/camera.md has the format. net_file.py FILE… prints what is in such files."""
import struct
import sys

import numpy as np

MAGIC = b'ADJNET1\n'


def quantise(net):
    """(shape, whole numbers, scales, biases) of each layer; the net goes on with the weights that are written. A full layer after
    a convolution is a kernel that covers all that it sees."""
    import torch
    quantised, channels = [], 3
    for layer in net:
        if hasattr(layer, 'weight'):
            weights = layer.weight.detach().numpy().reshape(layer.weight.shape[0], -1)
            scale = np.maximum(np.abs(weights).max(1), 1e-9) / 127
            whole = np.round(weights / scale[:, None]).astype(np.int8)
            layer.weight.data = torch.from_numpy((whole * scale[:, None]).astype(np.float32)).reshape(layer.weight.shape)
            shape = ((layer.kernel_size[0], layer.stride[0], layer.padding[0]) if hasattr(layer, 'stride') else
                     (round((layer.in_features / channels) ** .5), 1, 0))
            channels = len(whole)
            quantised.append((shape, whole, scale, layer.bias.detach().numpy()))
    return quantised


def fnv1a(content):
    total = 0xcbf29ce484222325
    for byte in content:
        total = (total ^ byte) * 0x100000001b3 & 0xffffffffffffffff
    return total


def write(out, quantised, sharp):
    """Writes the file `out`: the layers, and the factor on the net's logarithms."""
    kernel, whole = quantised[0][0][0], quantised[0][1]
    content = MAGIC + struct.pack('<fII', round(float(sharp), 3), whole.size // (len(whole) * kernel ** 2), len(quantised))
    for shape, whole, scale, bias in quantised:
        content += struct.pack('<IIII', *shape, len(whole)) + whole.astype('<i1').tobytes()
        content += np.asarray(scale, '<f4').tobytes() + np.asarray(bias, '<f4').tobytes()
    with open(out, 'wb') as file:
        file.write(content + struct.pack('<Q', fnv1a(content)))


def read(name):
    """(layers, sharpness) as `write` takes them."""
    with open(name, 'rb') as file:
        content = file.read()
    assert content.startswith(MAGIC) and struct.unpack('<Q', content[-8:])[0] == fnv1a(content[:-8]), name + ': damaged'
    sharp, inputs, count = struct.unpack_from('<fII', content, 8)
    at, layers = 20, []
    for _ in range(count):
        *shape, outputs = struct.unpack_from('<IIII', content, at)
        weights = outputs * inputs * shape[0] ** 2
        whole = np.frombuffer(content, '<i1', weights, at + 16).reshape(outputs, -1)
        scale, bias = np.frombuffer(content, '<f4', 2 * outputs, at + 16 + weights).reshape(2, -1)
        layers.append((tuple(shape), whole, scale, bias))
        at, inputs = at + 16 + weights + 8 * outputs, outputs
    assert at == len(content) - 8, name + ': damaged'
    return layers, sharp


def main():
    for name in sys.argv[1:]:
        layers, sharp = read(name)
        print(f'{name}: sharpness {sharp:.3f}, {sum(whole.size for _, whole, _, _ in layers)} weights')
        for (kernel, step, margin), whole, _, _ in layers:
            print(f'  {kernel} x {kernel}, step {step}, margin {margin}: {whole.shape[1] // kernel ** 2} -> {len(whole)}')
    return 0


if __name__ == '__main__':
    sys.exit(main())
