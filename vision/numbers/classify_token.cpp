// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/numbers/classify_token.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "engine/check.h"

namespace vision::numbers {

namespace {

/// A picture of `size` x `size` places with `channels` values each, the channels of a place side by side.
struct Sheet {
    std::size_t size = 0;
    std::size_t channels = 0;
    std::vector<float> values;
};

/// A layer ready to use: weights [row][column][input channel][output], so that outputs lie side by side.
struct ReadyLayer {
    std::size_t inputs = 0;
    std::size_t outputs = 0;
    std::size_t kernel = 1;
    std::vector<float> weights;
    std::vector<float> biases;
};

/// `kernel` and `inputs` as the net was trained with them; checked against the number of weights.
ReadyLayer ready(const Layer& layer, std::size_t inputs, std::size_t kernel) {
    ReadyLayer result{inputs, layer.biases.size(), kernel, {}, {layer.biases.begin(), layer.biases.end()}};
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

const std::array<ReadyLayer, 5>& readyNet() {
    static const std::array<ReadyLayer, 5> net = [] {
        const auto layers = tokenNet().layers;
        const auto width = [&](std::size_t layer) { return layers[layer].biases.size(); };
        return std::array{ready(layers[0], 3, 5), ready(layers[1], width(0), 3), ready(layers[2], width(1), 3),
                          // The first full layer sees the last sheet, 5 x 5, as one kernel.
                          ready(layers[3], width(2), 5), ready(layers[4], width(3), 1)};
    }();
    return net;
}

void addTo(float* sums, const float* weights, float value, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
        sums[i] += value * weights[i];
    }
}

Sheet convolved(const Sheet& in, const ReadyLayer& layer, std::size_t step, std::size_t margin, bool rectified) {
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
                        addTo(sums, weights + c * layer.outputs, seen[c], layer.outputs);
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

/// Ink relative to the paper, which is the eightieth percentile inside the token.
Sheet relativeToPaper(const cv::Mat& window) {
    constexpr double kInside = 0.85 * kWindow / 2 / kReach;
    constexpr double kMiddle = (kWindow - 1) / 2.0;
    std::array<std::vector<std::uint8_t>, 3> inside;
    for (int y = 0; y < kWindow; ++y) {
        for (int x = 0; x < kWindow; ++x) {
            if (std::hypot(x - kMiddle, y - kMiddle) <= kInside) {
                for (std::size_t c = 0; c < 3; ++c) {
                    inside[c].push_back(window.at<cv::Vec3b>(y, x)[static_cast<int>(c)]);
                }
            }
        }
    }
    std::array<float, 3> paper{};
    for (std::size_t c = 0; c < 3; ++c) {
        const auto place =
            inside[c].begin() + static_cast<std::ptrdiff_t>(0.8 * static_cast<double>(inside[c].size() - 1));
        std::nth_element(inside[c].begin(), place, inside[c].end());
        constexpr std::uint8_t kDarkest = 8;
        paper[c] = static_cast<float>(std::max(*place, kDarkest));
    }
    Sheet sheet{kWindow, 3, {}};
    sheet.values.reserve(sheet.size * sheet.size * 3);
    for (int y = 0; y < kWindow; ++y) {
        for (int x = 0; x < kWindow; ++x) {
            for (std::size_t c = 0; c < 3; ++c) {
                const float value = window.at<cv::Vec3b>(y, x)[static_cast<int>(c)];
                sheet.values.push_back(std::min(value / paper[c], 1.5F) - 0.7F);
            }
        }
    }
    return sheet;
}

Sheet turned(const Sheet& sheet) {
    Sheet result = sheet;
    for (std::size_t y = 0; y < sheet.size; ++y) {
        for (std::size_t x = 0; x < sheet.size; ++x) {
            const std::size_t from = (x * sheet.size + sheet.size - 1 - y) * sheet.channels;
            std::copy_n(&sheet.values[from], sheet.channels, &result.values[(y * sheet.size + x) * sheet.channels]);
        }
    }
    return result;
}

/// Brings logarithms to those of chances that add up to 1.
void normalise(Chances& logs) {
    const double most = *std::max_element(logs.begin(), logs.end());
    double sum = 0;
    for (const double log : logs) {
        sum += std::exp(log - most);
    }
    for (double& log : logs) {
        log -= most + std::log(sum);
    }
}

Chances logChances(const Sheet& window) {
    const auto& net = readyNet();
    Sheet sheet = convolved(window, net[0], 2, 2, true);
    sheet = convolved(sheet, net[1], 2, 1, true);
    sheet = convolved(sheet, net[2], 2, 1, true);
    sheet = convolved(sheet, net[3], 1, 0, true);
    sheet = convolved(sheet, net[4], 1, 0, false);
    ADJ_CHECK(sheet.values.size() == kOutcomes, "the net has an output for every outcome");
    Chances logs{};
    std::copy(sheet.values.begin(), sheet.values.end(), logs.begin());
    normalise(logs);
    return logs;
}

}  // namespace

Chances classifyToken(const cv::Mat& window) {
    ADJ_CHECK(window.rows == kWindow && window.cols == kWindow && window.type() == CV_8UC3, "a window has its size");
    constexpr int kTurns = 4;
    Sheet sheet = relativeToPaper(window);
    Chances mean{};
    for (int turn = 0; turn < kTurns; ++turn) {
        const Chances logs = logChances(sheet);
        for (std::size_t k = 0; k < kOutcomes; ++k) {
            mean[k] += logs[k] / kTurns * tokenNet().sharpness;
        }
        sheet = turned(sheet);
    }
    normalise(mean);
    for (double& chance : mean) {
        chance = std::exp(chance);
    }
    return mean;
}

}  // namespace vision::numbers
