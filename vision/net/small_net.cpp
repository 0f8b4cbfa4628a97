// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/net/small_net.h"

#include <algorithm>
#include <utility>

#include "engine/check.h"

namespace vision::net {

namespace {

/// With zeros around it.
Sheet framed(const Sheet& in, std::size_t margin) {
    Sheet out{in.width + 2 * margin, in.height + 2 * margin, in.channels, {}};
    out.values.resize(out.width * out.height * out.channels);
    const std::size_t run = in.width * in.channels;
    for (std::size_t y = 0; y < in.height; ++y) {
        std::copy_n(
            in.values.begin() + static_cast<std::ptrdiff_t>(y * run), run,
            out.values.begin() + static_cast<std::ptrdiff_t>(((y + margin) * out.width + margin) * out.channels));
    }
    return out;
}

void rectify(Sheet& sheet) {
    std::transform(sheet.values.begin(), sheet.values.end(), sheet.values.begin(),
                   [](float value) { return std::max(value, 0.0F); });
}

}  // namespace

SmallNet::Ready SmallNet::ready(const Layer& layer, std::size_t inputs, const Adder& adder) {
    const std::size_t outputs = layer.biases.size();
    const std::size_t area = layer.shape.kernel * layer.shape.kernel;
    ADJ_CHECK(layer.weights.size() == outputs * inputs * area && layer.scales.size() == outputs,
              "the net's data fit its shape");
    Ready result{inputs, outputs, layer.shape, {}, {}};
    const std::size_t padded = (outputs + adder.lanes - 1) / adder.lanes * adder.lanes;
    result.biases.assign(layer.biases.begin(), layer.biases.end());
    result.biases.resize(padded);
    result.weights.assign(padded * inputs * area, 0);
    for (std::size_t first = 0; first < outputs; first += adder.group) {
        const std::size_t wide = std::min(padded - first, adder.group);
        for (std::size_t out = first; out < std::min(first + wide, outputs); ++out) {
            for (std::size_t in = 0; in < inputs; ++in) {
                for (std::size_t at = 0; at < area; ++at) {
                    result.weights[first * inputs * area + (at * inputs + in) * wide + out - first] =
                        static_cast<float>(layer.weights[(out * inputs + in) * area + at]) * layer.scales[out];
                }
            }
        }
    }
    return result;
}

SmallNet::SmallNet(const Layers& layers, std::size_t channels, const Adder& adder) : m_adder(adder) {
    for (const Layer& layer : layers) {
        m_layers.push_back(ready(layer, channels, adder));
        channels = layer.biases.size();
    }
}

Sheet SmallNet::convolved(const Sheet& in, const Ready& layer) const {
    ADJ_CHECK(in.channels == layer.inputs, "a sheet has the channels that the layer sees");
    const auto [kernel, step, margin] = layer.shape;
    const Sheet wide = framed(in, margin);
    ADJ_CHECK(wide.width >= kernel && wide.height >= kernel, "a sheet is no smaller than what the layer sees at once");
    Sheet out{(wide.width - kernel) / step + 1, (wide.height - kernel) / step + 1, layer.outputs, {}};
    out.values.resize(out.width * out.height * out.channels);
    std::vector<float> sums(out.width * layer.biases.size());
    SumRow row{nullptr,
               kernel,
               kernel * in.channels,
               wide.width * in.channels,
               out.width,
               step * in.channels,
               layer.weights.data(),
               layer.biases.data(),
               layer.biases.size(),
               sums.data()};
    for (std::size_t y = 0; y < out.height; ++y) {
        row.seen = &wide.values[y * step * row.rowStep];
        m_adder.addRow(row);
        for (std::size_t x = 0; x < out.width; ++x) {
            std::copy_n(&sums[x * row.outputs], out.channels, &out.values[(y * out.width + x) * out.channels]);
        }
    }
    return out;
}

Sheet SmallNet::spread(const Sheet& picture) const {
    Sheet sheet = convolved(picture, m_layers[0]);
    for (std::size_t i = 1; i < m_layers.size(); ++i) {
        rectify(sheet);
        sheet = convolved(sheet, m_layers[i]);
    }
    return sheet;
}

Sheet SmallNet::features(const Sheet& window) const {
    Sheet sheet = window;
    for (std::size_t i = 0; i + 1 < m_layers.size(); ++i) {
        sheet = convolved(sheet, m_layers[i]);
        rectify(sheet);
    }
    return sheet;
}

std::vector<float> SmallNet::last(const Sheet& features) const {
    Sheet seen = convolved(features, m_layers.back());
    ADJ_CHECK(seen.width == 1 && seen.height == 1, "a window has its size");
    return std::move(seen.values);
}

std::vector<float> SmallNet::outputs(const Sheet& window) const {
    Sheet seen = spread(window);
    ADJ_CHECK(seen.width == 1 && seen.height == 1, "a window has its size");
    return std::move(seen.values);
}

}  // namespace vision::net
