// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "engine/action/decide.h"
#include "engine/action/legal_actions.h"

namespace engine {

/// Gathers candidates for legalActions. Each page of the rules and each document proposes its own acts: what is rare is
/// proposed, and decide has the last word; what is frequent is asked of the very refusals that decide asks, those that
/// hold for many candidates once, and added.
class Proposals {
public:
    explicit Proposals(const Position& position) : m_position(position) {
        constexpr std::size_t kUsual = 32;
        m_legal.actions.reserve(kUsual);
    }

    [[nodiscard]] const Position& position() const { return m_position; }
    [[nodiscard]] const Topology& board() const { return m_position.topology(); }
    /// Whose turn it is.
    [[nodiscard]] PlayerId by() const { return m_position.turn.player; }

    /// Allowed, or would be with the dice that it lacks.
    [[nodiscard]] bool allows(const Action& action) const;
    /// Listed if it is allowed.
    bool propose(Action action);
    /// Listed without asking; made where it lies in the list.
    void add(Action action) { m_legal.actions.push_back(std::move(action)); }
    template <class Act>
        requires kIsOneOf<Act, ActionVariant>
    void add(Act act) {
        m_legal.actions.emplace_back(std::in_place_type<Act>, std::move(act));
    }
    /// Listed without asking: the act where it lies, to be filled in before anything else is listed.
    template <class Act>
    [[nodiscard]] Act& add() {
        return std::get<Act>(m_legal.actions.emplace_back(std::in_place_type<Act>));
    }
    /// An act with a field open, or with two; it too is filled in where it lies.
    template <class Act, class Bounds>
    Act& family(Field name, const Bounds& bounds) {
        ActFamily& family = begin<Act>();
        family.open.emplace_back(name, bounds);
        return std::get<Act>(family.action);
    }
    template <class Act, class Bounds>
    Act& family(Field first, const Bounds& ofFirst, Field second, const Bounds& ofSecond) {
        ActFamily& family = begin<Act>();
        family.open.emplace_back(first, ofFirst);
        family.open.emplace_back(second, ofSecond);
        return std::get<Act>(family.action);
    }

    [[nodiscard]] LegalActs take() && { return std::move(m_legal); }

private:
    template <class Act>
    ActFamily& begin() {
        // With each of three others a trade, or a split army's ways, which are many.
        constexpr std::size_t kFew = 3;
        constexpr std::size_t kFold = 8;
        if (m_legal.families.size() == m_legal.families.capacity()) {
            m_legal.families.reserve(m_legal.families.empty() ? kFew : kFold * m_legal.families.size());
        }
        return m_legal.families.emplace_back(std::in_place_type<Act>);
    }

    const Position& m_position;
    LegalActs m_legal;
};

}  // namespace engine
