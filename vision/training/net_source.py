#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A trained net as a C++ source: its weights in eight bits with a scale for each output. For the scripts beside it."""
import numpy as np

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


def write(out, quantised, sharp, *, origin, header, namespace, function, prefix='', layer='Layer'):
    """Writes the file `out`: a function, as 'TokenNet tokenNet', that gives the net with the factor on its logarithms."""
    lines = ['// SPDX-License-Identifier: GPL-3.0-or-later', f'// Written by {origin}; not meant to be read.', '// clang-format off',
             f'#include "{header}"', '', f'namespace {namespace} {{', '', 'namespace {', '']
    for number, (_, whole, scale, bias) in enumerate(quantised, 1):
        for kind, type_, values, form in (('Weights', 'std::int8_t', whole.ravel(), '%d'), ('Scales', 'float', scale, '%.7eF'),
                                          ('Biases', 'float', bias, '%.7eF')):
            lines.append(f'constexpr std::array<{type_}, {len(values)}> k{prefix}{kind}{number}{{')
            row = ''
            for value in values:
                text = form % value + ','
                if len(row) + len(text) > 118:
                    lines.append(row)
                    row = ''
                row += text
            lines += [row.rstrip(',') + '};', '']
    layers = [f'        {layer}{{{{{", ".join(map(str, shape))}}}, k{prefix}Weights{number}, k{prefix}Scales{number}, k{prefix}Biases{number}}},'
              for number, (shape, _, _, _) in enumerate(quantised, 1)]
    lines += ['}  // namespace', '', f'{function}() {{', '    return {{', *layers, f'    }}, {sharp:.3f}F}};', '}', '',
              f'}}  // namespace {namespace}', '']
    with open(out, 'w') as file:
        file.write('\n'.join(lines))
