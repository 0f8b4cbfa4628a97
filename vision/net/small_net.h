// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "vision/net/sums.h"

namespace vision::net {

/// The side of a layer's kernel, the way from one place to the next, and the margin of zeros. A full layer is one whose
/// kernel covers all that it sees.
struct Shape {
    std::size_t kernel = 1;
    std::size_t step = 1;
    std::size_t margin = 0;
};

/// One layer as it is stored: whole weights [output][input channel][row][column], a scale and a bias for each output.
struct Layer {
    Shape shape;
    std::vector<std::int8_t> weights;
    std::vector<float> scales;
    std::vector<float> biases;
};

/// In the order in which they see; ReLU between them.
using Layers = std::vector<Layer>;

/// A picture of `width` x `height` places, row by row, with `channels` values each, the channels of a place side by
/// side.
struct Sheet {
    std::size_t width = 0;
    std::size_t height = 0;
    std::size_t channels = 0;
    std::vector<float> values;
};

/// A net for pictures of `channels` channels, ready to use.
class SmallNet {
public:
    /// Every `adder` comes to the same.
    SmallNet(const Layers& layers, std::size_t channels, const Adder& adder = adders().back());

    /// Of one window, of the size that it was trained with: one place of outputs comes of it.
    [[nodiscard]] std::vector<float> outputs(const Sheet& window) const;
    /// The same in two steps: what the last layer sees of a window, and what it makes of that.
    [[nodiscard]] Sheet features(const Sheet& window) const;
    [[nodiscard]] std::vector<float> last(const Sheet& features) const;
    /// Of a picture of any size: outputs stand apart as far as the layers' steps multiplied, the first at the first
    /// pixel.
    [[nodiscard]] Sheet spread(const Sheet& picture) const;

private:
    /// Outputs stand side by side in groups: weights [group][row][column][input channel][output of the group].
    struct Ready {
        std::size_t inputs = 0;
        std::size_t outputs = 0;
        Shape shape;
        std::vector<float> weights;
        std::vector<float> biases;
    };
    static Ready ready(const Layer& layer, std::size_t inputs, const Adder& adder);
    [[nodiscard]] Sheet convolved(const Sheet& in, const Ready& layer) const;

    Adder m_adder;
    std::vector<Ready> m_layers;
};

}  // namespace vision::net
