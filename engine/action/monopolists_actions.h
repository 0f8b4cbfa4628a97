// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/action/dice.h"
#include "engine/action/field.h"
#include "engine/board/place.h"
#include "engine/clauses/clause_id.h"
#include "engine/state/position.h"

namespace engine {

// Further actions of the Monopolists; fields are listed as in action.h.

/// A foreign settlement, factory, city, road, ship or bridge is replaced by an own piece (MO-8 … MO-14). cards is what
/// is paid where the price leaves a choice, hex the desert that the robber goes to. A bridge is named by one of its
/// corners and the hex that it crosses.
struct TakeOver {
    PlayerId by{};
    Site at;
    Piece piece = Piece::Road;
    std::optional<Cards> cards;
    std::optional<HexId> hex;
    static constexpr std::string_view kName = "take-over";
    ADJ_ACT_FIELDS(by, at, piece, cards, hex);
    bool operator==(const TakeOver&) const = default;
};

/// A victim of a takeover keeps one of the paid cards, or none (MO-9, MO-11, MO-12).
struct Claim {
    PlayerId by{};
    std::optional<Resource> resource;
    static constexpr std::string_view kName = "claim";
    ADJ_ACT_FIELDS(by, resource);
    bool operator==(const Claim&) const = default;
};

/// The owner of a city taken over sets a settlement elsewhere, free of charge, or lets it be; it may take over a
/// third player's settlement (MO-12).
struct Relocate {
    PlayerId by{};
    std::optional<CornerId> at;
    std::optional<HexId> hex;
    static constexpr std::string_view kName = "relocate";
    ADJ_ACT_FIELDS(by, at, hex);
    bool operator==(const Relocate&) const = default;
};

/// Who has built on a harbour site of the Exchange lays a spare harbour of its choice there (MO-17).
struct ChooseHarbour {
    PlayerId by{};
    SideId at{};
    std::optional<Resource> resource;
    static constexpr std::string_view kName = "choose-harbour";
    ADJ_ACT_FIELDS(by, at, resource);
    bool operator==(const ChooseHarbour&) const = default;
};

}  // namespace engine
