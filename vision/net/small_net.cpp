// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/net/small_net.h"

#include <algorithm>
#include <utility>

#include <opencv2/core/hal/intrin.hpp>

#include "engine/check.h"

namespace vision::net {

namespace {

/// Outputs are summed up four at a time, at most sixteen of a place at once: so many sums stay in the processor's
/// registers.
constexpr std::size_t kLanes = 4;
constexpr std::size_t kMostVectors = 4;

/// Number of groups' vectors from one on.
std::size_t vectorsFrom(std::size_t output, std::size_t outputs) {
    return std::min((outputs - output + kLanes - 1) / kLanes, kMostVectors);
}

std::size_t padded(std::size_t outputs) {
    return (outputs + kLanes - 1) / kLanes * kLanes;
}

/// What the places under a kernel hold: `rows` runs of `run` values, `rowStep` apart.
struct Seen {
    const float* first = nullptr;
    std::size_t rows = 0;
    std::size_t run = 0;
    std::size_t rowStep = 0;
};

/// The outputs of one group at `kPlaces` places, each `placeStep` values on from the one before.
template <std::size_t kVectors, std::size_t kPlaces>
void addUp(const Seen& seen, std::size_t placeStep, const float* weights, const float* biases, float* out,
           std::size_t outStep) {
    cv::v_float32x4 sums[kPlaces][kVectors];
    for (std::size_t place = 0; place < kPlaces; ++place) {
        for (std::size_t v = 0; v < kVectors; ++v) {
            sums[place][v] = cv::v_load(biases + v * kLanes);
        }
    }
    for (std::size_t row = 0; row < seen.rows; ++row) {
        const float* const values = seen.first + row * seen.rowStep;
        for (std::size_t i = 0; i < seen.run; ++i) {
            for (std::size_t v = 0; v < kVectors; ++v) {
                const cv::v_float32x4 weight = cv::v_load(weights + v * kLanes);
                for (std::size_t place = 0; place < kPlaces; ++place) {
                    const cv::v_float32x4 value = cv::v_setall_f32(values[i + place * placeStep]);
                    sums[place][v] = sums[place][v] + value * weight;
                }
            }
            weights += kVectors * kLanes;
        }
    }
    for (std::size_t place = 0; place < kPlaces; ++place) {
        for (std::size_t v = 0; v < kVectors; ++v) {
            cv::v_store(out + place * outStep + v * kLanes, sums[place][v]);
        }
    }
}

template <std::size_t kPlaces>
void addUpGroup(std::size_t vectors, const Seen& seen, std::size_t placeStep, const float* weights, const float* biases,
                float* out, std::size_t outStep) {
    switch (vectors) {
        case 1:
            return addUp<1, kPlaces>(seen, placeStep, weights, biases, out, outStep);
        case 2:
            return addUp<2, kPlaces>(seen, placeStep, weights, biases, out, outStep);
        case 3:
            return addUp<3, kPlaces>(seen, placeStep, weights, biases, out, outStep);
        default:
            return addUp<4, kPlaces>(seen, placeStep, weights, biases, out, outStep);
    }
}

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

SmallNet::Ready SmallNet::ready(const Layer& layer, std::size_t inputs) {
    const std::size_t outputs = layer.biases.size();
    const std::size_t area = layer.shape.kernel * layer.shape.kernel;
    ADJ_CHECK(layer.weights.size() == outputs * inputs * area && layer.scales.size() == outputs,
              "the net's data fit its shape");
    Ready result{inputs, outputs, layer.shape, {}, {}};
    result.biases.assign(layer.biases.begin(), layer.biases.end());
    result.biases.resize(padded(outputs));
    result.weights.assign(padded(outputs) * inputs * area, 0);
    for (std::size_t first = 0; first < outputs; first += kMostVectors * kLanes) {
        const std::size_t wide = vectorsFrom(first, outputs) * kLanes;
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

SmallNet::SmallNet(const Layers& layers, std::size_t channels) {
    for (const Layer& layer : layers) {
        m_layers.push_back(ready(layer, channels));
        channels = layer.biases.size();
    }
}

Sheet SmallNet::convolved(const Sheet& in, const Ready& layer) {
    ADJ_CHECK(in.channels == layer.inputs, "a sheet has the channels that the layer sees");
    const auto [kernel, step, margin] = layer.shape;
    const Sheet wide = framed(in, margin);
    ADJ_CHECK(wide.width >= kernel && wide.height >= kernel, "a sheet is no smaller than what the layer sees at once");
    Sheet out{(wide.width - kernel) / step + 1, (wide.height - kernel) / step + 1, layer.outputs, {}};
    const std::size_t outStep = padded(layer.outputs);
    const std::size_t placeStep = step * in.channels;
    Seen seen{nullptr, kernel, kernel * in.channels, wide.width * in.channels};
    std::vector<float> row(out.width * outStep);
    out.values.resize(out.width * out.height * out.channels);
    for (std::size_t y = 0; y < out.height; ++y) {
        const float* const first = &wide.values[y * step * seen.rowStep];
        for (std::size_t group = 0; group < layer.outputs; group += kMostVectors * kLanes) {
            const std::size_t vectors = vectorsFrom(group, layer.outputs);
            const float* const weights = &layer.weights[group * seen.rows * seen.run];
            const float* const biases = &layer.biases[group];
            for (std::size_t x = 0; x < out.width;) {
                seen.first = first + x * placeStep;
                float* const sums = &row[x * outStep + group];
                if (x + 1 < out.width) {
                    addUpGroup<2>(vectors, seen, placeStep, weights, biases, sums, outStep);
                    x += 2;
                } else {
                    addUpGroup<1>(vectors, seen, placeStep, weights, biases, sums, outStep);
                    ++x;
                }
            }
        }
        for (std::size_t x = 0; x < out.width; ++x) {
            std::copy_n(&row[x * outStep], out.channels, &out.values[(y * out.width + x) * out.channels]);
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
