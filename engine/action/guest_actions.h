// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/action/field.h"
#include "engine/board/place.h"
#include "engine/state/cards.h"
#include "engine/state/pieces.h"

namespace engine {

/// An act of a guest (clauses/guest_book.h), named as in files: "fishery.cast". Its book says which of the rest it has.
struct GuestAct {
    PlayerId by{};
    std::string act;
    std::optional<Site> at = std::nullopt;
    std::optional<HexId> hex = std::nullopt;
    std::optional<PlayerId> with = std::nullopt;
    std::optional<Cards> cards = std::nullopt;
    std::optional<Resource> resource = std::nullopt;
    std::optional<int> count = std::nullopt;
    static constexpr std::string_view kName = "guest";
    ADJ_ACT_FIELDS(by, act, at, hex, with, cards, resource, count);
    bool operator==(const GuestAct&) const = default;
};

}  // namespace engine
