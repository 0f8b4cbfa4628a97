// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/attempt.h"

#include <utility>

#include "engine/action/decide.h"
#include "engine/rules/given/contradiction.h"
#include "ui/acts/acts.h"
#include "ui/text/sentences.h"

namespace ui {

Attempt::Attempt(TableGameDesk& game, TablePast& past) : m_game(game), m_past(past) {}

bool Attempt::canPlay() {
    return !m_past.refuses() && m_game.hasGame() && !m_game.isWriting();
}

void Attempt::play(const engine::Action& action, const std::optional<adjudicator::CarriedOut>& proposal) {
    if (canPlay()) {
        clear();
        begin(action, [this, action, proposal] { play(action, proposal); });
        remember(m_trial->again);
        m_game.play(action, proposal);
    }
}

void Attempt::playAt(const engine::Action& action, std::optional<PlaceName> at) {
    begin(action, [this, action] { play(action); });
    if (const auto judged = engine::decide(m_game.position(), action)) {
        play(action);
    } else {
        refuse(judged.error(), at);
    }
}

void Attempt::playAll(const std::deque<engine::Action>& actions) {
    if (canPlay() && !actions.empty()) {
        clear();
        remember([this, actions] { playAll(actions); });
        m_game.playAll({actions.begin(), actions.end()});
    }
}

void Attempt::throwNow(const adjudicator::WitnessWord& word) {
    if (canPlay() && m_game.table().declared()) {
        remember([this, word] { throwNow(word); });
        m_game.throwNow(word);
    }
}

void Attempt::begin(const engine::Action& action, std::function<void()> again) {
    m_trial = {action, std::move(again)};
}

void Attempt::goOn() {
    if (const auto next = std::exchange(m_afterCorrection, nullptr)) {
        next();
    }
}

void Attempt::offerCorrection(const engine::Refusal& refusal, Message& message) {
    if (!m_trial) {
        return;
    }
    const std::string reason = tr("the cards are there").toStdString();
    if (const auto adjust = engine::correctionFor(m_game.position(), m_trial->action, refusal, reason)) {
        message.buttons.push_back(
            {tr("The cards are there after all"), [this, adjust = *adjust, again = m_trial->again] {
                 m_afterCorrection = again;
                 play(adjust);
             }});
    }
}

void Attempt::refuse(const engine::Refusal& refusal, std::optional<PlaceName> at) {
    Message message{.kind = Message::Kind::Refuse,
                    .icon = Icon::Cross,
                    .text = sentence(refusal, m_game.position()),
                    .clauses = {refusal.clause}};
    if (refusal.ruling) {
        message.rulings.push_back(*refusal.ruling);
    }
    offerCorrection(refusal, message);
    if (!at && !refusal.at.empty()) {
        at = nameOf(m_game.position().topology(), refusal.at.front());
    }
    m_said.refusedAt = at;
    say(std::move(message));
}

void Attempt::say(Message message) {
    m_said.message = std::move(message);
    Q_EMIT changed();
}

bool Attempt::clear() {
    const bool was = m_said.message || m_said.lookedAt;
    m_said = {};
    return was;
}

}  // namespace ui
