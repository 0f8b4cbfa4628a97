// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <string_view>

#include "engine/fields.h"

// The one list of the fields of actions, with their written names.
// clang-format off
#define ADJ_ACTION_FIELDS(X) \
    X(kAct, "act") X(kAdoptOn, "adopt_on") X(kAgainst, "against") X(kAllies, "allies") X(kAt, "at") X(kBy, "by") X(kCard, "card") \
    X(kCards, "cards") X(kCarried, "carried") X(kClause, "clause") X(kCount, "count") X(kDecline, "decline") \
    X(kDice, "dice") X(kFor, "for") X(kFrom, "from") X(kGive, "give") X(kGiveCards, "give_cards") \
    X(kGivePieces, "give_pieces") X(kGiven, "given") X(kHeld, "held") X(kHex, "hex") X(kLast, "last") X(kLoser, "loser") \
    X(kNuke, "nuke") X(kNumber, "number") X(kOrder, "order") X(kPath, "path") X(kPiece, "piece") \
    X(kPirate, "pirate") X(kReason, "reason") X(kRemove, "remove") X(kResource, "resource") X(kRetreat, "retreat") \
    X(kRoute, "route") X(kSet, "set") X(kTake, "take") X(kTakeCards, "take_cards") X(kTakePieces, "take_pieces") \
    X(kTo, "to") X(kUnit, "unit") X(kUnits, "units") X(kVictim, "victim") X(kWinner, "winner") X(kWith, "with") \
    X(kWord, "word")
// clang-format on

// ADJ_FIELDS of an action, see engine/fields.h.
#define ADJ_ACT_FIELD(name) visit(::engine::field::named(#name), self.name);
#define ADJ_ACT_FIELDS(...) ADJ_FIELDS_BY(ADJ_ACT_FIELD, __VA_ARGS__)

namespace engine {

/// The written name of an action's field, as a value. Each action lists its fields with these, and whoever asks for a
/// field names the same value, so that a field that is renamed fails to compile everywhere.
struct Field {
    const char* name = "";
    constexpr operator const char*() const { return name; }
    [[nodiscard]] constexpr std::string_view text() const { return name; }
    constexpr bool operator==(Field other) const { return text() == other.text(); }
    constexpr auto operator<=>(Field other) const { return text() <=> other.text(); }
    /// A literal beside it would be compared by its address.
    bool operator==(const char*) const = delete;
};

namespace field {
#define ADJ_NAME(name, text) inline constexpr Field name{text};
ADJ_ACTION_FIELDS(ADJ_NAME)
#undef ADJ_NAME

/// The field of that written name; a name that no action's field has does not compile.
[[nodiscard]] consteval Field named(std::string_view text) {
#define ADJ_NAME(name, text) name,
    for (const Field field : {ADJ_ACTION_FIELDS(ADJ_NAME)}) {
#undef ADJ_NAME
        if (field.text() == text) {
            return field;
        }
    }
    throw "no action has a field of this name";
}

}  // namespace field

}  // namespace engine
