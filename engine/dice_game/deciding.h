// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files that decide.
#pragma once

#include <initializer_list>
#include <utility>
#include <vector>

#include "engine/dice_game/decide.h"

namespace engine::dice_game {

[[nodiscard]] inline tl::unexpected<Refusal> refuse(ClauseId clause, Why why, std::vector<SheetPart> at = {}) {
    return tl::unexpected<Refusal>(Refusal{clause, why, std::move(at)});
}

/// Gathers the events of a decision and keeps the position that they lead to.
class Deciding {
public:
    explicit Deciding(const Position& position) : m_now(position) {}

    [[nodiscard]] const Position& now() const { return m_now; }
    void add(EventBody body, std::vector<ClauseId> clauses);
    /// Jokers and building come after throwing (WP-5): the first of them ends it.
    void endThrowing(PlayerId player);
    /// What follows from new ticks: special cards change hands (WP-7, WP-8), and the game may be won (WP-9).
    void moveCards();
    void endIfWon();
    [[nodiscard]] Decision done() && { return {std::move(m_events), {}}; }

private:
    Position m_now;
    Events m_events;
};

[[nodiscard]] Judgement judge(const Position& position, const Rule& action);
[[nodiscard]] Judgement judge(const Position& position, const Adjust& action);
[[nodiscard]] Judgement judge(const Position& position, const EndGame& action);

}  // namespace engine::dice_game
