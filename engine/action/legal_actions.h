// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <vector>

#include "engine/action/action.h"
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

/// The open fields of a family, one or two; read as a container.
class OpenFields {
public:
    static constexpr std::size_t kMost = 2;
    OpenFields() = default;
    template <std::size_t kCount>
        requires(kCount <= kMost)
    explicit OpenFields(const OpenField (&fields)[kCount]) : m_count(kCount) {
        std::copy(fields, fields + kCount, m_fields.begin());
    }
    [[nodiscard]] std::size_t size() const { return m_count; }
    [[nodiscard]] bool empty() const { return m_count == 0; }
    [[nodiscard]] const OpenField* begin() const { return m_fields.data(); }
    [[nodiscard]] const OpenField* end() const { return m_fields.data() + m_count; }
    [[nodiscard]] const OpenField& operator[](std::size_t at) const { return m_fields[at]; }
    [[nodiscard]] const OpenField& front() const { return m_fields.front(); }
    bool operator==(const OpenFields&) const = default;

private:
    std::array<OpenField, kMost> m_fields{};
    std::size_t m_count = 0;
};

/// Acts that are too many to list: one act with open fields. Trades, discards, bids, payments of choice, splits.
struct ActFamily {
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
