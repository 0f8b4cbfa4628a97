// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/harbours/read_harbours.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "vision/harbours/coast_look.h"
#include "vision/harbours/tell_harbours.h"

namespace vision::harbours {

namespace {

/// Below this a person is asked.
constexpr double kSure = 0.9;
/// A harbour is read when there likely is one, asked for when there may be.
constexpr double kLikely = 0.5;
constexpr double kWorthAsking = 0.25;
constexpr double kOptionWorth = 0.03;

std::optional<engine::Resource> resourceOf(std::size_t trade) {
    switch (static_cast<Trade>(trade)) {
        case Trade::Any:
            return std::nullopt;
        case Trade::Brick:
            return engine::Resource::Brick;
        case Trade::Lumber:
            return engine::Resource::Lumber;
        case Trade::Wool:
            return engine::Resource::Wool;
        case Trade::Grain:
            return engine::Resource::Grain;
        case Trade::Ore:
            return engine::Resource::Ore;
    }
    return std::nullopt;
}

std::string wordOf(std::size_t trade) {
    const auto resource = resourceOf(trade);
    return resource ? std::string(engine::toText(*resource)) : "any";
}

}  // namespace

std::vector<HarbourReading> readHarbours(const board::Rectified& board, const tiles::Print& print,
                                         std::vector<Unsure>& unsure, const std::vector<SignLook>& known) {
    const board::Shape& shape = *board.shape;
    if (shape.layout.harbours.empty()) {
        return {};
    }
    const bool isSmall = shape.layout == board::smallShape()->layout;
    const std::vector<CoastLook> looks = lookAtCoast(board, print, known);
    const std::vector<TradeChances> all = isSmall ? tellHarbours(looks) : tellHarbours(looks, shape.layout.harbours);
    std::vector<HarbourReading> harbours;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const TradeChances& chances = all[i];
        double there = 0;
        std::array<std::size_t, kTrades> order{};
        for (std::size_t t = 0; t < kTrades; ++t) {
            there += chances[t];
            order[t] = t;
        }
        if (there < kWorthAsking) {
            continue;
        }
        std::stable_sort(order.begin(), order.end(),
                         [&](std::size_t a, std::size_t b) { return chances[a] > chances[b]; });
        const double surest = chances[order[0]];
        if (there >= kLikely) {
            harbours.push_back({shape.coast[i].side, resourceOf(order[0]), surest});
        }
        if (surest >= kSure) {
            continue;
        }
        Unsure question{shape.coast[i].side, Doubt::Harbour, {}};
        for (const std::size_t trade : order) {
            if (trade == order[0] || chances[trade] >= kOptionWorth) {
                question.options.push_back(wordOf(trade));
            }
        }
        if (there < kLikely) {
            question.options.insert(question.options.begin(), std::string(kNothing));
        } else if (1 - there >= kOptionWorth || question.options.size() < 2) {
            question.options.emplace_back(kNothing);
        }
        unsure.push_back(std::move(question));
    }
    std::sort(harbours.begin(), harbours.end(),
              [](const HarbourReading& a, const HarbourReading& b) { return a.side < b.side; });
    return harbours;
}

}  // namespace vision::harbours
