// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include "engine/action/action.h"
#include "engine/small_list.h"
#include "engine/state/position.h"

namespace engine {

/// Bounds of cards in an open field: of each resource from least to most, and so many in all.
struct CardsBounds {
    Cards least;
    Cards most;
    int fewest = 0;
    int total = 0;
    bool operator==(const CardsBounds&) const = default;
};

/// An open field of a family, and what decide will take for it.
struct OpenField {
    Field name;
    std::variant<CardsBounds, Units> bounds;
    bool operator==(const OpenField&) const = default;
};

/// The open fields of a family, one or two.
using OpenFields = SmallList<OpenField, 2>;

/// Acts that are too many to list: one act with open fields. Trades, discards, bids, payments of choice, splits.
struct ActFamily {
    template <class Act>
    explicit ActFamily(std::in_place_type_t<Act> which) : action(which) {}
    ActFamily(Action act, OpenFields fields) : action(std::move(act)), open(std::move(fields)) {}

    Action action;
    OpenFields open;
    bool operator==(const ActFamily&) const = default;
};

/// Everything that is allowed now: acts with places and pieces concretely, one way for each crossing that an army can
/// reach, and families.
struct LegalActs {
    std::vector<Action> actions;
    std::vector<ActFamily> families;
};

[[nodiscard]] LegalActs legalActs(const Position& position);
/// The concrete acts alone.
[[nodiscard]] std::vector<Action> legalActions(const Position& position);

/// The action with that value in that field.
[[nodiscard]] Action filled(Action action, Field field, const std::variant<Cards, Units>& value);

/// One act of a family; pick(n) chooses from 0 to n - 1. Within the bounds, but where two fields hang together (what is
/// given and what is taken) decide may still refuse it.
[[nodiscard]] Action sampleOf(const ActFamily& family, const std::function<std::size_t(std::size_t)>& pick);

}  // namespace engine
