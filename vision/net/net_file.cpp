// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/net/net_file.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <iterator>
#include <string_view>
#include <vector>

namespace vision::net {

namespace {

constexpr std::string_view kMagic = "ADJNET1\n";
constexpr std::size_t kSumBytes = 8;
/// More than any net has; they keep sizes far from overflowing.
constexpr std::size_t kMostLayers = 32;
constexpr std::size_t kMostKernel = 16;
constexpr std::size_t kMostWide = 1024;

using Bytes = std::span<const std::uint8_t>;

std::uint64_t whole(Bytes bytes) {
    std::uint64_t value = 0;
    for (std::size_t i = bytes.size(); i-- > 0;) {
        value = value << 8U | bytes[i];
    }
    return value;
}

/// Takes what comes next in a file; past its end nothing, and `isGood` says so for ever.
class Taking {
public:
    explicit Taking(Bytes file) : m_left(file) {}

    Bytes bytes(std::size_t count) {
        m_isGood = m_isGood && count <= m_left.size();
        const Bytes taken = m_left.first(m_isGood ? count : 0);
        m_left = m_left.subspan(taken.size());
        return taken;
    }
    /// From `least` to `most`.
    std::size_t number(std::size_t least, std::size_t most) {
        const std::size_t value = whole(bytes(4));
        m_isGood = m_isGood && value >= least && value <= most;
        return m_isGood ? value : least;
    }
    std::vector<float> floats(std::size_t count) {
        const Bytes taken = bytes(4 * count);
        std::vector<float> values;
        values.reserve(taken.size() / 4);
        for (std::size_t i = 0; i < taken.size(); i += 4) {
            values.push_back(std::bit_cast<float>(static_cast<std::uint32_t>(whole(taken.subspan(i, 4)))));
        }
        m_isGood = m_isGood && std::all_of(values.begin(), values.end(), [](float one) { return std::isfinite(one); });
        return values;
    }
    [[nodiscard]] bool isGood() const { return m_isGood; }
    [[nodiscard]] bool isAtEnd() const { return m_left.empty(); }

private:
    Bytes m_left;
    bool m_isGood = true;
};

Layer layerIn(Taking& file, std::size_t inputs) {
    Layer layer;
    layer.shape.kernel = file.number(1, kMostKernel);
    layer.shape.step = file.number(1, kMostKernel);
    layer.shape.margin = file.number(0, layer.shape.kernel - 1);
    const std::size_t outputs = file.number(1, kMostWide);
    const Bytes weights = file.bytes(outputs * inputs * layer.shape.kernel * layer.shape.kernel);
    std::transform(weights.begin(), weights.end(), std::back_inserter(layer.weights),
                   [](std::uint8_t byte) { return std::bit_cast<std::int8_t>(byte); });
    layer.scales = file.floats(outputs);
    layer.biases = file.floats(outputs);
    return layer;
}

}  // namespace

std::uint64_t netSum(Bytes bytes) {
    std::uint64_t sum = 0xcbf29ce484222325U;
    for (const std::uint8_t byte : bytes) {
        sum = (sum ^ byte) * 0x100000001b3U;
    }
    return sum;
}

engine::Expected<StoredNet, NetError> readNet(Bytes file) {
    const bool isSigned = file.size() <= kMostNetBytes && file.size() >= kMagic.size() + kSumBytes &&
                          std::equal(kMagic.begin(), kMagic.end(), file.begin());
    if (!isSigned || whole(file.last(kSumBytes)) != netSum(file.first(file.size() - kSumBytes))) {
        return engine::unexpected(NetError::Damaged);
    }
    Taking rest(file.subspan(kMagic.size(), file.size() - kMagic.size() - kSumBytes));
    StoredNet net;
    const std::vector<float> sharpness = rest.floats(1);
    net.channels = rest.number(1, kMostWide);
    const std::size_t count = rest.number(1, kMostLayers);
    std::size_t inputs = net.channels;
    while (rest.isGood() && net.layers.size() < count) {
        net.layers.push_back(layerIn(rest, inputs));
        inputs = net.layers.back().biases.size();
    }
    if (!rest.isGood() || !rest.isAtEnd()) {
        return engine::unexpected(NetError::Damaged);
    }
    net.sharpness = sharpness.front();
    net.sum = whole(file.last(kSumBytes));
    return net;
}

bool fits(const StoredNet& net, std::size_t channels, std::size_t window, std::size_t outputs) {
    for (const Layer& layer : net.layers) {
        const auto& [kernel, step, margin] = layer.shape;
        if (window + 2 * margin < kernel) {
            return false;
        }
        window = (window + 2 * margin - kernel) / step + 1;
    }
    return !net.layers.empty() && net.channels == channels && window == 1 && net.layers.back().biases.size() == outputs;
}

}  // namespace vision::net
