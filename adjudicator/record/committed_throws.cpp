// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/record/committed_throws.h"

#include <algorithm>

#include "adjudicator/record/dice_game.h"
#include "adjudicator/record/table_game.h"
#include "adjudicator/record/tournament_game.h"

namespace adjudicator {

template <class Game>
const SpareThrow* CommittedThrows<Game>::spareFor(const std::string& act, const std::vector<int>& sides) const {
    const auto found = std::ranges::find_if(m_spares, [&](const SpareThrow& spare) {
        return spare.act == act && std::ranges::equal(spare.dice.dice, sides, {}, &engine::Die::sides);
    });
    return found == m_spares.end() ? nullptr : &*found;
}

template <class Game>
void CommittedThrows<Game>::pass(const EntryBodyOf<Game>& body) {
    const auto* act = std::get_if<ActDoneOf<Game>>(&body);
    const auto* thrown = act != nullptr && act->thrown ? &*act->thrown : nullptr;
    const bool reveals = thrown != nullptr && thrown->secret;
    if (const auto* shown = std::get_if<CommitmentShown>(&body)) {
        m_open = OpenThrowOf<Game>{shown->number, shown->commitment, std::nullopt, {}};
        m_next = shown->number + 1;
    } else if (const auto* declared = std::get_if<ThrowDeclaredOf<Game>>(&body)) {
        m_open->declared = *declared;
    } else if (const auto* given = std::get_if<WordGiven>(&body)) {
        m_open->said = given->said;
    } else if (reveals || std::holds_alternative<ThrowVoid>(body)) {
        m_open.reset();
    } else if (thrown != nullptr && thrown->number) {
        // Dice that lay unused are thrown by this act.
        std::erase_if(m_spares, [&](const SpareThrow& spare) { return spare.number == *thrown->number; });
    }
}

template class CommittedThrows<TableGame>;
template class CommittedThrows<DiceGame>;
template class CommittedThrows<TournamentGame>;

}  // namespace adjudicator
