// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/record/committed_throws.h"

#include <algorithm>

#include "adjudicator/record/dice_game.h"
#include "adjudicator/record/table_game.h"
#include "adjudicator/record/proposals_game.h"
#include "adjudicator/record/tournament_game.h"

namespace adjudicator {

template <class Game>
const SpareThrow* CommittedThrows<Game>::spareFor(const std::string& act, const std::vector<int>& sides) const {
    const auto spares = m_spares.find(act);
    if (spares == m_spares.end()) {
        return nullptr;
    }
    const auto found = std::ranges::find_if(spares->second, [&](const auto& spare) {
        return std::ranges::equal(spare.second.dice.dice, sides, {}, &engine::Die::sides);
    });
    return found == spares->second.end() ? nullptr : &found->second;
}

template <class Game>
void CommittedThrows<Game>::use(const SpareThrow& spare) {
    const auto spares = m_spares.find(spare.act);
    if (spares != m_spares.end() && spares->second.erase(spare.number) > 0 && spares->second.empty()) {
        m_spares.erase(spares);
    }
}

template <class Game>
void CommittedThrows<Game>::pass(const EntryBodyOf<Game>& body) {
    const auto* act = std::get_if<ActDoneOf<Game>>(&body);
    const bool reveals = act != nullptr && act->thrown && act->thrown->secret;
    if (const auto* shown = std::get_if<CommitmentShown>(&body)) {
        m_open = OpenThrowOf<Game>{shown->number, shown->commitment, std::nullopt, {}};
        m_next = shown->number + 1;
    } else if (const auto* declared = std::get_if<ThrowDeclaredOf<Game>>(&body)) {
        m_open->declared = *declared;
    } else if (const auto* given = std::get_if<WordGiven>(&body)) {
        m_open->said = given->said;
    } else if (reveals || std::holds_alternative<ThrowVoid>(body)) {
        m_open.reset();
    }
}

template class CommittedThrows<TableGame>;
template class CommittedThrows<DiceGame>;
template class CommittedThrows<TournamentGame>;
template class CommittedThrows<ProposalsGame>;

}  // namespace adjudicator
