// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/next_step.h"

#include <algorithm>

#include "ui/desk/turn_step.h"
#include "ui/text/phase_text.h"

namespace ui {

NextStep::NextStep(Attempt& attempt, Saying& saying, DueDice& dice)
    : m_attempt(attempt), m_saying(saying), m_dice(dice) {}

QString NextStep::word() const {
    return m_dice.areReal() ? tr("Type the dice") : plainWord();
}

QString NextStep::plainWord() const {
    if (!m_attempt.game().hasGame()) {
        return {};
    }
    const engine::Position& position = m_attempt.game().position();
    if (m_attempt.game().table().declared()) {
        return tr("Throw");
    }
    if (!dueDiscards(position).empty()) {
        return tr("All have given up");
    }
    if (!m_saying.handsToAsk().empty()) {
        return tr("Go on");
    }
    if (const auto route = freeRoute()) {
        return route == Act::Ship ? tr("Free ship") : tr("Free road");
    }
    return wordOfTurn();
}

std::optional<Act> NextStep::freeRoute() const {
    const engine::Position& position = m_attempt.game().position();
    const auto step = position.marks.freeRoads > 0 ? stepAction(position, m_saying.legal()) : std::nullopt;
    // A throw that is due comes first: the routes wait until the building ends.
    if (!step || !(std::holds_alternative<engine::EndPhase>(*step) || std::holds_alternative<engine::EndTurn>(*step))) {
        return std::nullopt;
    }
    return m_saying.has(Act::Road)   ? std::optional(Act::Road)
           : m_saying.has(Act::Ship) ? std::optional(Act::Ship)
                                     : std::nullopt;
}

QString NextStep::wordOfTurn() const {
    const engine::Position& position = m_attempt.game().position();
    const engine::Turn& turn = position.turn;
    const auto step = stepAction(position, m_saying.legal());
    if (turn.phase == engine::Phase::Ended || !step ||
        (turn.phase == engine::Phase::Found && !std::holds_alternative<engine::Throw>(*step))) {
        return {};
    }
    if (const auto* fight = std::get_if<engine::Fight>(&turn.pending)) {
        return tr("Throw round %1").arg(fight->rounds + 1);
    }
    if (std::holds_alternative<engine::Throw>(*step)) {
        const auto* sides = std::get_if<engine::SidesDue>(&turn.pending);
        return sides != nullptr && !sides->hexes.empty() ? tr("Throw again") : tr("Throw");
    }
    if (std::holds_alternative<engine::Roll>(*step)) {
        return tr("Roll");
    }
    if (const auto* conquer = std::get_if<engine::Conquer>(&*step)) {
        return conquer->decline ? tr("Decline") : tr("Conquer");
    }
    if (std::holds_alternative<engine::EndPhase>(*step)) {
        const auto phases = phasesOf(position.rules());
        const auto now = std::find(phases.begin(), phases.end(), turn.phase);
        if (now != phases.end() && now + 1 != phases.end()) {
            return tr("Next: %1").arg(phaseWord(*(now + 1), false));
        }
    }
    return tr("End turn");
}

bool NextStep::isEnabled() const {
    // Where a retreat is being said no further round is one press away; where a route is, its place is asked for.
    return m_attempt.game().hasGame() && !m_attempt.game().isWriting() && m_saying.act() != Act::Stop &&
           !word().isEmpty() && !(m_saying.act() && m_saying.act() == freeRoute());
}

void NextStep::take() {
    if (m_attempt.isRefusedInPast() || !isEnabled()) {
        return;
    }
    const engine::Position& position = m_attempt.game().position();
    if (m_attempt.game().table().declared()) {
        m_attempt.throwNow({});
    } else if (m_dice.areReal()) {
        m_dice.askForFaces();
    } else if (const auto discards = dueDiscards(position); !discards.empty()) {
        m_attempt.playAll(discards);
    } else if (!m_saying.handsToAsk().empty()) {
        m_saying.askNoHands();
    } else if (const auto route = freeRoute()) {
        m_saying.choose(*route);
    } else {
        takeTurn();
    }
}

void NextStep::takeTurn() {
    if (const auto step = stepAction(m_attempt.game().position(), m_saying.legal())) {
        m_attempt.play(*step);
    }
}

}  // namespace ui
