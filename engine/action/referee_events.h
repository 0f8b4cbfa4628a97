// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/board/place.h"
#include "engine/boxed.h"
#include "engine/fields.h"
#include "engine/state/position.h"

namespace engine {

// Events of the referee's own acts; fields are listed as in action.h.

/// The referee's ruling, in words.
struct Ruled {
    std::string reason;
    std::optional<Site> at;
    static constexpr std::string_view kName = "ruled";
    ADJ_FIELDS(reason, at);
    bool operator==(const Ruled&) const = default;
};

/// A hex is now this (adjust).
struct HexChanged {
    HexId hex{};
    HexState state;
    static constexpr std::string_view kName = "hex-changed";
    ADJ_FIELDS(hex, state);
    bool operator==(const HexChanged&) const = default;
};

/// What is known of a player's hand, or without a player of the bank, is now this (adjust).
struct HandKnown {
    std::optional<PlayerId> player;
    Hand hand;
    static constexpr std::string_view kName = "hand-known";
    ADJ_FIELDS(player, hand);
    bool operator==(const HandKnown&) const = default;
};

/// What is known of a player's hidden development cards and those played, or without a player of the deck, is now this
/// (adjust).
struct DevelopmentKnown {
    std::optional<PlayerId> player;
    DevelopmentHand hidden;
    std::optional<DevelopmentCounts> played;
    static constexpr std::string_view kName = "development-known";
    ADJ_FIELDS(player, hidden, played);
    bool operator==(const DevelopmentKnown&) const = default;
};

/// Whose turn it is, in which phase, and what is due, is now this (adjust).
struct TurnChanged {
    int round = 1;
    PlayerId player{};
    Phase phase = Phase::Build;
    Boxed<std::optional<Pending>> pending;
    static constexpr std::string_view kName = "turn-changed";
    static void fields(auto& self, auto&& visit) {
        visit("round", self.round);
        visit("player", self.player);
        visit("phase", self.phase);
        visit("pending", *self.pending);
    }
    bool operator==(const TurnChanged&) const = default;
};

/// All that the rules remember besides the pieces is now this (adjust).
struct MarksChanged {
    Boxed<Marks> marks;
    static constexpr std::string_view kName = "marks-changed";
    static void fields(auto& self, auto&& visit) { visit("marks", *self.marks); }
    bool operator==(const MarksChanged&) const = default;
};

}  // namespace engine
