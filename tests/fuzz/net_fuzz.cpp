// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/check.h"
#include "vision/net/net_file.h"

namespace {

void checkNet(std::span<const std::uint8_t> file) {
    const auto net = vision::net::readNet(file);
    if (!net) {
        return;
    }
    std::size_t inputs = net->channels;
    for (const vision::net::Layer& layer : net->layers) {
        const std::size_t area = layer.shape.kernel * layer.shape.kernel;
        ADJ_CHECK(layer.weights.size() == layer.biases.size() * inputs * area, "a layer has its weights");
        ADJ_CHECK(layer.scales.size() == layer.biases.size(), "a layer has its scales");
        inputs = layer.biases.size();
    }
    (void)vision::net::fits(*net, 3, 40, inputs);
}

}  // namespace

/// Files of nets, as they are and with the sum at their end set right: nobody guesses it.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    checkNet(std::span(data, size));
    constexpr std::size_t kSumBytes = 8;
    if (size >= kSumBytes) {
        std::vector<std::uint8_t> file(data, data + size);
        std::uint64_t sum = vision::net::netSum(std::span(file).first(size - kSumBytes));
        for (std::size_t i = size - kSumBytes; i < size; ++i) {
            file[i] = static_cast<std::uint8_t>(sum);
            sum >>= 8U;
        }
        checkNet(file);
    }
    return 0;
}
