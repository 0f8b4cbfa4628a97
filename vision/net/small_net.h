// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace vision::net {

/// One layer as it is stored: whole weights [output][input channel][row][column], a scale and a bias for each output.
struct Layer {
    std::span<const std::int8_t> weights;
    std::span<const float> scales;
    std::span<const float> biases;
};

/// Three convolutions (5 x 5, 3 x 3, 3 x 3, each in steps of two, with a margin of zeros), two full layers; ReLU
/// between them.
using Layers = std::array<Layer, 5>;

/// A picture of `size` x `size` places with `channels` values each, the channels of a place side by side.
struct Sheet {
    std::size_t size = 0;
    std::size_t channels = 0;
    std::vector<float> values;
};

/// A net for square windows of three channels, ready to use.
class SmallNet {
public:
    /// `side` of the windows that it was trained with; checked against the number of weights.
    SmallNet(const Layers& layers, std::size_t side);
    [[nodiscard]] std::vector<float> outputs(const Sheet& window) const;

private:
    /// Weights [row][column][input channel][output], so that outputs lie side by side.
    struct Ready {
        std::size_t inputs = 0;
        std::size_t outputs = 0;
        std::size_t kernel = 1;
        std::vector<float> weights;
        std::vector<float> biases;
    };
    static Ready ready(const Layer& layer, std::size_t inputs, std::size_t kernel);
    static Sheet convolved(const Sheet& in, const Ready& layer, std::size_t step, std::size_t margin, bool rectified);

    std::size_t m_side = 0;
    std::array<Ready, 5> m_layers;
};

}  // namespace vision::net
