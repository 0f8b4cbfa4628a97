// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/net/net_file.h"

#include <bit>
#include <cstdint>
#include <functional>
#include <limits>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

namespace {

using vision::net::NetError;
using vision::net::readNet;

using Bytes = std::vector<std::uint8_t>;

void add(Bytes& bytes, std::uint64_t value, int count) {
    for (int i = 0; i < count; ++i) {
        bytes.push_back(static_cast<std::uint8_t>(value >> (8 * i)));
    }
}

/// What the head of a file's only layer says, and the numbers after its weights.
struct Told {
    std::string magic = "ADJNET1\n";
    std::uint32_t channels = 2;
    std::uint32_t layers = 1;
    std::uint32_t kernel = 2;
    std::uint32_t step = 1;
    std::uint32_t margin = 0;
    std::uint32_t outputs = 3;
    std::vector<float> numbers{0.5F, 0.25F, 0.125F, -1, 0, 1};
};

Bytes fileOf(const Told& told) {
    Bytes bytes(told.magic.begin(), told.magic.end());
    add(bytes, std::bit_cast<std::uint32_t>(1.25F), 4);
    for (const std::uint32_t number : {told.channels, told.layers, told.kernel, told.step, told.margin, told.outputs}) {
        add(bytes, number, 4);
    }
    for (int weight = -12; weight < 12; ++weight) {
        add(bytes, static_cast<std::uint8_t>(weight), 1);
    }
    for (const float number : told.numbers) {
        add(bytes, std::bit_cast<std::uint32_t>(number), 4);
    }
    add(bytes, vision::net::netSum(bytes), 8);
    return bytes;
}

}  // namespace

TEST_CASE("the file of a net gives its layers as they were written", "[vision][net]") {
    const auto net = readNet(fileOf({}));
    REQUIRE(net);
    CHECK(net->channels == 2);
    CHECK(net->sharpness == 1.25F);
    REQUIRE(net->layers.size() == 1);
    const vision::net::Layer& layer = net->layers[0];
    CHECK(layer.shape.kernel == 2);
    CHECK(layer.shape.step == 1);
    CHECK(layer.shape.margin == 0);
    REQUIRE(layer.weights.size() == 24);
    CHECK(layer.weights.front() == -12);
    CHECK(layer.weights.back() == 11);
    CHECK(layer.scales == std::vector<float>{0.5F, 0.25F, 0.125F});
    CHECK(layer.biases == std::vector<float>{-1, 0, 1});
}

TEST_CASE("a net fits where it sees so many channels and makes one place of a window", "[vision][net]") {
    const auto net = readNet(fileOf({}));
    REQUIRE(net);
    CHECK(vision::net::fits(*net, 2, 2, 3));
    CHECK_FALSE(vision::net::fits(*net, 3, 2, 3));
    CHECK_FALSE(vision::net::fits(*net, 2, 3, 3));
    CHECK_FALSE(vision::net::fits(*net, 2, 1, 3));
    CHECK_FALSE(vision::net::fits(*net, 2, 2, 4));
}

TEST_CASE("a file that is cut short, altered or longer is no net", "[vision][net]") {
    const Bytes whole = fileOf({});
    for (std::size_t size = 0; size < whole.size(); ++size) {
        CAPTURE(size);
        CHECK(readNet(std::span(whole).first(size)).error() == NetError::Damaged);
    }
    for (std::size_t at = 0; at < whole.size(); ++at) {
        CAPTURE(at);
        Bytes altered = whole;
        altered[at] ^= 0x10U;
        CHECK(readNet(altered).error() == NetError::Damaged);
    }
    Bytes longer = whole;
    longer.push_back(0);
    CHECK(readNet(longer).error() == NetError::Damaged);
    CHECK(readNet(Bytes(vision::net::kMostNetBytes + 1)).error() == NetError::Damaged);
}

TEST_CASE("a head that promises what cannot be is refused before anything is made of it", "[vision][net]") {
    constexpr std::uint32_t kAbsurd = std::numeric_limits<std::uint32_t>::max();
    constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
    const std::vector<std::function<void(Told&)>> wrongs{
        [](Told& told) { told.magic = "ADJNET2\n"; },
        [](Told& told) { told.channels = 0; },
        [](Told& told) { told.channels = kAbsurd; },
        [](Told& told) { told.channels = 1; },
        [](Told& told) { told.layers = 0; },
        [](Told& told) { told.layers = 2; },
        [](Told& told) { told.layers = kAbsurd; },
        [](Told& told) { told.kernel = 0; },
        [](Told& told) { told.kernel = 3; },
        [](Told& told) { told.kernel = kAbsurd; },
        [](Told& told) { told.step = 0; },
        [](Told& told) { told.margin = 2; },
        [](Told& told) { told.outputs = 0; },
        [](Told& told) { told.outputs = kAbsurd; },
        [](Told& told) { told.outputs = 1024; },
        [](Told& told) { told.numbers.pop_back(); },
        [](Told& told) { told.numbers.push_back(1); },
        [](Told& told) { told.numbers[4] = kNan; },
        [](Told& told) { told.numbers[0] = std::numeric_limits<float>::infinity(); },
    };
    for (std::size_t i = 0; i < wrongs.size(); ++i) {
        CAPTURE(i);
        Told told;
        wrongs[i](told);
        CHECK(readNet(fileOf(told)).error() == NetError::Damaged);
    }
}
