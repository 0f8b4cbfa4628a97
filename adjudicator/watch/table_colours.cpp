// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/watch/table_colours.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstddef>
#include <set>

namespace adjudicator::watch {

namespace {

using vision::PieceColour;

std::optional<PieceColour> byWord(std::string word) {
    std::transform(word.begin(), word.end(), word.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    const auto* const found = std::find_if(vision::kPieceColours.begin(), vision::kPieceColours.end(),
                                           [&](PieceColour colour) { return toText(colour) == word; });
    return found == vision::kPieceColours.end() ? std::nullopt : std::optional(*found);
}

/// `#rrggbb` as parts of 1.
std::optional<std::array<double, 3>> partsOf(const std::string& text) {
    const bool isHex = text.size() == 7 && text[0] == '#' && std::all_of(text.begin() + 1, text.end(), [](char c) {
                           return std::isxdigit(static_cast<unsigned char>(c)) != 0;
                       });
    if (!isHex) {
        return std::nullopt;
    }
    std::array<double, 3> parts{};
    for (std::size_t i = 0; i < parts.size(); ++i) {
        parts[i] = std::stoi(text.substr(1 + 2 * i, 2), nullptr, 16) / 255.0;
    }
    return parts;
}

/// By hue, saturation and value; empty between two of the six.
std::optional<PieceColour> byTone(const std::string& text) {
    const auto parts = partsOf(text);
    if (!parts) {
        return std::nullopt;
    }
    const auto [r, g, b] = *parts;
    const double most = std::max({r, g, b});
    const double range = most - std::min({r, g, b});
    constexpr double kGrey = 0.15;
    constexpr double kBright = 0.8;
    if (range < kGrey * most || most <= 0) {
        return most >= kBright ? std::optional(PieceColour::White) : std::nullopt;
    }
    const double sixth = most == r   ? std::remainder((g - b) / range, 6)
                         : most == g ? 2 + (b - r) / range
                                     : 4 + (r - g) / range;
    const double hue = sixth < 0 ? 60 * sixth + 360 : 60 * sixth;
    constexpr double kDark = 0.6;
    if (hue >= 80 && hue <= 175) {
        return PieceColour::Green;
    }
    if (hue >= 195 && hue <= 260) {
        return PieceColour::Blue;
    }
    if (hue >= 12 && hue <= 48) {
        return most < kDark ? PieceColour::Brown : PieceColour::Orange;
    }
    return hue < 12 || hue >= 335 ? std::optional(PieceColour::Red) : std::nullopt;
}

/// Players as a set-up or a table has them.
ColourOwners ownersAmong(const auto& players) {
    ColourOwners owners;
    std::array<int, vision::kPieceColours.size()> count{};
    for (const auto& player : players) {
        if (const auto colour = colourOf(player.id, player.colour)) {
            const auto k = index(*colour);
            owners[k] = ++count[k] == 1 ? std::optional(player.id) : std::nullopt;
        }
    }
    return owners;
}

}  // namespace

std::optional<PieceColour> colourOf(const std::string& id, const std::string& colour) {
    if (const auto said = byWord(colour)) {
        return said;
    }
    if (const auto named = byWord(id)) {
        return named;
    }
    return byTone(colour);
}

ColourOwners ownersIn(const engine::Setup& setup) {
    if (!setup.players.empty()) {
        return ownersAmong(setup.players);
    }
    ColourOwners owners;
    for (const PieceColour colour : vision::kPieceColours) {
        owners[index(colour)] = std::string(toText(colour));
    }
    return owners;
}

ColourOwners ownersIn(const engine::Position& position) {
    return ownersAmong(position.table->players);
}

engine::Setup withPlayersOf(engine::Setup setup, const std::vector<vision::PieceChange>& changes) {
    if (!setup.players.empty()) {
        return setup;
    }
    std::set<std::string> owners;
    const auto gather = [&](const auto& pieces) {
        for (const auto& piece : pieces) {
            owners.insert(piece.owner);
        }
    };
    gather(setup.buildings);
    gather(setup.routes);
    gather(setup.bridges);
    gather(setup.armies);
    gather(setup.nukes);
    for (const vision::PieceChange& change : changes) {
        if (!vision::isOfHex(change)) {
            owners.insert(std::string(toText(change.colour)));
        }
    }
    for (const std::string& owner : owners) {
        setup.players.push_back({owner, {}, {}});
    }
    return setup;
}

}  // namespace adjudicator::watch
