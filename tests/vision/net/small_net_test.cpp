// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/net/small_net.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <random>
#include <vector>

#include <catch2/catch.hpp>

namespace {

using vision::net::Layer;
using vision::net::Layers;
using vision::net::Shape;
using vision::net::Sheet;
using vision::net::SmallNet;

/// Layers of these shapes, with so many outputs each.
Layers anyLayers(std::size_t channels, const std::vector<std::size_t>& widths, const std::vector<Shape>& shapes) {
    std::mt19937 random(5);
    std::uniform_int_distribution<int> whole(-127, 127);
    Layers layers;
    std::size_t inputs = channels;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        Layer layer{shapes[i], {}, {}, {}};
        layer.weights.resize(widths[i] * inputs * shapes[i].kernel * shapes[i].kernel);
        std::generate(layer.weights.begin(), layer.weights.end(),
                      [&] { return static_cast<std::int8_t>(whole(random)); });
        for (std::size_t out = 0; out < widths[i]; ++out) {
            layer.scales.push_back(1e-4F * static_cast<float>(20 + out));
            layer.biases.push_back(0.01F * static_cast<float>(whole(random)));
        }
        layers.push_back(std::move(layer));
        inputs = widths[i];
    }
    return layers;
}

Sheet anySheet(std::size_t width, std::size_t height, std::size_t channels) {
    Sheet sheet{width, height, channels, std::vector<float>(width * height * channels)};
    std::mt19937 random(7);
    std::uniform_real_distribution<float> value(-1.5F, 1.5F);
    std::generate(sheet.values.begin(), sheet.values.end(), [&] { return value(random); });
    return sheet;
}

/// One layer, sum by sum.
Sheet plainly(const Sheet& in, const Layer& layer, bool rectified) {
    const auto [kernel, step, margin] = layer.shape;
    Sheet out{(in.width + 2 * margin - kernel) / step + 1,
              (in.height + 2 * margin - kernel) / step + 1,
              layer.biases.size(),
              {}};
    for (std::size_t y = 0; y < out.height; ++y) {
        for (std::size_t x = 0; x < out.width; ++x) {
            for (std::size_t o = 0; o < out.channels; ++o) {
                double sum = static_cast<double>(layer.biases[o]);
                for (std::size_t c = 0; c < in.channels; ++c) {
                    for (std::size_t k = 0; k < kernel * kernel; ++k) {
                        const std::size_t row = y * step + k / kernel;
                        const std::size_t column = x * step + k % kernel;
                        if (row < margin || column < margin || row - margin >= in.height ||
                            column - margin >= in.width) {
                            continue;
                        }
                        const std::size_t at = ((row - margin) * in.width + column - margin) * in.channels + c;
                        sum += static_cast<double>(in.values[at]) *
                               layer.weights[(o * in.channels + c) * kernel * kernel + k] *
                               static_cast<double>(layer.scales[o]);
                    }
                }
                out.values.push_back(static_cast<float>(rectified ? std::max(sum, 0.0) : sum));
            }
        }
    }
    return out;
}

Sheet plainly(const Sheet& in, const Layers& layers) {
    Sheet sheet = in;
    for (std::size_t i = 0; i < layers.size(); ++i) {
        sheet = plainly(sheet, layers[i], i + 1 < layers.size());
    }
    return sheet;
}

void checkSame(const std::vector<float>& some, const std::vector<float>& others) {
    REQUIRE(some.size() == others.size());
    for (std::size_t i = 0; i < some.size(); ++i) {
        CAPTURE(i);
        CHECK(some[i] == Approx(others[i]).margin(1e-3));
    }
}

}  // namespace

TEST_CASE("a net says of a picture what its layers add up to, whatever their widths and its size", "[vision][net]") {
    const auto layers = anyLayers(3, {5, 7, 22, 18, 5}, {{5, 2, 2}, {3, 2, 1}, {3, 2, 1}, {3, 1, 1}, {1, 1, 0}});
    const SmallNet net(layers, 3);
    for (const auto& [width, height] : std::vector<std::pair<std::size_t, std::size_t>>{{37, 29}, {64, 8}, {1, 3}}) {
        const Sheet picture = anySheet(width, height, 3);
        const Sheet seen = net.spread(picture);
        CHECK(seen.width == (width + 7) / 8);
        CHECK(seen.height == (height + 7) / 8);
        CHECK(seen.channels == 5);
        checkSame(seen.values, plainly(picture, layers).values);
    }
}

TEST_CASE("a net says of a window what its layers add up to, with three channels and with six", "[vision][net]") {
    for (const std::size_t channels : {3U, 6U}) {
        const auto layers = anyLayers(channels, {20, 12, 33, 16, 9, 7},
                                      {{5, 2, 2}, {3, 1, 1}, {3, 2, 1}, {3, 2, 1}, {3, 1, 0}, {1, 1, 0}});
        const SmallNet net(layers, channels);
        const Sheet window = anySheet(24, 24, channels);
        checkSame(net.outputs(window), plainly(window, layers).values);
    }
}

TEST_CASE("a net says the same to the last bit however wide the processor's registers are", "[vision][net]") {
    const auto layers = anyLayers(3, {20, 12, 33, 56, 7}, {{5, 2, 2}, {3, 1, 1}, {3, 2, 1}, {3, 1, 1}, {1, 1, 0}});
    for (const std::size_t width : {5U, 37U, 64U}) {
        const Sheet picture = anySheet(width, 23, 3);
        const Sheet plain = SmallNet(layers, 3, vision::net::adders().front()).spread(picture);
        for (const vision::net::Adder& adder : vision::net::adders()) {
            CAPTURE(adder.lanes, width);
            CHECK(SmallNet(layers, 3, adder).spread(picture).values == plain.values);
        }
    }
}
