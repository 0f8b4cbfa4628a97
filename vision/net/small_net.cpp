// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/net/small_net.h"

#include <algorithm>

#include "engine/check.h"

namespace vision::net {

namespace {

void addTo(float* sums, const float* weights, float value, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
        sums[i] += value * weights[i];
    }
}

}  // namespace

SmallNet::Ready SmallNet::ready(const Layer& layer, std::size_t inputs, std::size_t kernel) {
    Ready result{inputs, layer.biases.size(), kernel, {}, {layer.biases.begin(), layer.biases.end()}};
    const std::size_t area = kernel * kernel;
    ADJ_CHECK(layer.weights.size() == result.outputs * inputs * area && layer.scales.size() == result.outputs,
              "the net's data fit its shape");
    result.weights.resize(layer.weights.size());
    for (std::size_t out = 0; out < result.outputs; ++out) {
        for (std::size_t in = 0; in < inputs; ++in) {
            for (std::size_t at = 0; at < area; ++at) {
                result.weights[(at * inputs + in) * result.outputs + out] =
                    static_cast<float>(layer.weights[(out * inputs + in) * area + at]) * layer.scales[out];
            }
        }
    }
    return result;
}

SmallNet::SmallNet(const Layers& layers, std::size_t side) : m_side(side) {
    const auto width = [&](std::size_t layer) { return layers[layer].biases.size(); };
    const auto halved = [](std::size_t places) { return (places + 1) / 2; };
    // The first full layer sees the last sheet as one kernel.
    m_layers = {ready(layers[0], 3, 5), ready(layers[1], width(0), 3), ready(layers[2], width(1), 3),
                ready(layers[3], width(2), halved(halved(halved(side)))), ready(layers[4], width(3), 1)};
}

Sheet SmallNet::convolved(const Sheet& in, const Ready& layer, std::size_t step, std::size_t margin, bool rectified) {
    Sheet out{(in.size + 2 * margin - layer.kernel) / step + 1, layer.outputs, {}};
    out.values.resize(out.size * out.size * out.channels);
    for (std::size_t y = 0; y < out.size; ++y) {
        for (std::size_t x = 0; x < out.size; ++x) {
            float* const sums = &out.values[(y * out.size + x) * out.channels];
            std::copy(layer.biases.begin(), layer.biases.end(), sums);
            for (std::size_t ky = 0; ky < layer.kernel; ++ky) {
                const std::size_t row = y * step + ky;
                for (std::size_t kx = 0; kx < layer.kernel; ++kx) {
                    const std::size_t column = x * step + kx;
                    if (row < margin || column < margin || row - margin >= in.size || column - margin >= in.size) {
                        continue;
                    }
                    const float* const seen = &in.values[((row - margin) * in.size + column - margin) * in.channels];
                    const float* const weights =
                        &layer.weights[(ky * layer.kernel + kx) * layer.inputs * layer.outputs];
                    for (std::size_t c = 0; c < in.channels; ++c) {
                        // About half of what a layer gives is zero.
                        if (seen[c] != 0) {
                            addTo(sums, weights + c * layer.outputs, seen[c], layer.outputs);
                        }
                    }
                }
            }
            if (rectified) {
                std::transform(sums, sums + out.channels, sums, [](float value) { return std::max(value, 0.0F); });
            }
        }
    }
    return out;
}

std::vector<float> SmallNet::outputs(const Sheet& window) const {
    ADJ_CHECK(window.size == m_side && window.channels == 3, "a window has its size");
    Sheet sheet = convolved(window, m_layers[0], 2, 2, true);
    sheet = convolved(sheet, m_layers[1], 2, 1, true);
    sheet = convolved(sheet, m_layers[2], 2, 1, true);
    sheet = convolved(sheet, m_layers[3], 1, 0, true);
    return convolved(sheet, m_layers[4], 1, 0, false).values;
}

}  // namespace vision::net
