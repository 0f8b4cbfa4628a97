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
    /// For square windows of the side that it was trained with: the fourth layer sees all of the third's sheet. Checked
    /// against the number of weights.
    static SmallNet forWindows(const Layers& layers, std::size_t side, std::size_t channels = 3);
    /// For pictures of any size: the fourth layer sees 3 x 3 places of the third's sheet, with a margin of zeros. Its
    /// outputs stand eight pixels apart, the first at the first pixel.
    static SmallNet forPictures(const Layers& layers, std::size_t channels = 3);

    /// Of one window.
    [[nodiscard]] std::vector<float> outputs(const Sheet& window) const;
    [[nodiscard]] Sheet spread(const Sheet& picture) const;

private:
    /// Outputs stand side by side in groups: weights [group][row][column][input channel][output of the group].
    struct Ready {
        std::size_t inputs = 0;
        std::size_t outputs = 0;
        std::size_t kernel = 1;
        std::size_t step = 1;
        std::size_t margin = 0;
        std::vector<float> weights;
        std::vector<float> biases;
    };
    /// The size of a layer's kernel, the way from one place to the next, and the margin.
    struct Shape {
        std::size_t kernel = 1;
        std::size_t step = 1;
        std::size_t margin = 0;
    };
    SmallNet(const Layers& layers, std::size_t channels, Shape fourth);
    static Ready ready(const Layer& layer, std::size_t inputs, Shape shape);
    static Sheet convolved(const Sheet& in, const Ready& layer);

    /// Of a window; none for pictures of any size.
    std::size_t m_side = 0;
    std::array<Ready, 5> m_layers;
};

}  // namespace vision::net
