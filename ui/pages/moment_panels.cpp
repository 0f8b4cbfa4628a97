// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/moment_panels.h"

#include <algorithm>
#include <utility>

#include "adjudicator/desk/hand_ledger.h"
#include "adjudicator/record/act_now.h"
#include "ui/acting/bid_panel.h"
#include "ui/acting/facts_panel.h"
#include "ui/acting/question_panel.h"
#include "ui/acting/referee_panel.h"
#include "ui/acting/seven_panel.h"
#include "ui/acting/trade_panel.h"
#include "ui/acting/vote_panel.h"
#include "ui/combat/combat_panel.h"
#include "ui/combat/nuke_panel.h"
#include "ui/desk/table_desk.h"
#include "ui/dice/throw_panel.h"
#include "ui/table/ledger_panel.h"
#include "ui/text/language.h"
#include "ui/text/news.h"

namespace ui {

bool isFighting(const engine::Position& position) {
    return std::holds_alternative<engine::Fight>(position.turn.pending) ||
           std::holds_alternative<engine::ConquestDue>(position.turn.pending);
}

MomentPanels::MomentPanels(TableDesk& desk, QWidget* parent) : PanelStack(parent), m_desk(desk) {
    m_throw = new ThrowPanel(m_desk, this);
    m_combat = new CombatPanel(m_desk, this);
    m_nuke = new NukePanel(m_desk, this);
    m_ledger = new LedgerPanel(this);
    m_questions = new QuestionPanel(m_desk, this);
    m_facts = new FactsPanel(m_desk, this);
    m_guides = {nullptr,
                m_questions,
                new TradePanel(m_desk, this),
                new SevenPanel(m_desk, this),
                new VotePanel(m_desk, this),
                new RefereePanel(m_desk, this),
                m_facts,
                new BidPanel(m_desk, this)};
    addWidget(m_throw);
    addWidget(m_combat);
    addWidget(m_nuke);
    addWidget(m_ledger);
    std::for_each(m_guides.begin() + 1, m_guides.end(), [this](GuidePanel* each) {
        addWidget(each);
        connect(each, &GuidePanel::mainStepTurned, this, [this, each] {
            if (each == guide()) {
                Q_EMIT mainStepTurned();
            }
        });
    });
    turnTo(kThrow);
    connect(m_ledger, &LedgerPanel::closed, this, [this] { openHand(std::nullopt); });
    connect(m_ledger, &LedgerPanel::nextAsked, this, &MomentPanels::openNextHand, Qt::QueuedConnection);
    connect(m_ledger, &LedgerPanel::correctionAsked, this, [this](auto player) { enterHand(player, false); });
    connect(m_ledger, &LedgerPanel::showingAsked, this, [this](auto player) { enterHand(player, true); });
    connect(
        &m_desk.saying(), &Saying::handDoubted, this, [this](auto player) { enterHand(player, false); },
        Qt::QueuedConnection);
    connect(m_ledger, &LedgerPanel::entryAsked, this, [this](qulonglong entry) { m_desk.past().lookAt(entry); });
}

void MomentPanels::openHand(std::optional<engine::PlayerId> player) {
    m_hand = m_hand == player ? std::nullopt : player;
    m_handShown.reset();
    m_handAt = m_desk.hasGame() ? m_desk.table().log().size() : 0;
    Q_EMIT handTurned();
}

void MomentPanels::openNextHand() {
    if (!m_desk.hasGame()) {
        return;
    }
    const std::size_t next = m_hand ? index(*m_hand) + 1 : 0;
    const bool isOne = next < m_desk.position().table->players.size();
    openHand(isOne ? std::optional(engine::PlayerId(next)) : m_hand);
}

void MomentPanels::enterHand(engine::PlayerId player, bool isShown) {
    m_hand.reset();
    m_desk.saying().setCorrecting(true);
    m_facts->beginHand(player, isShown ? FactsPanel::Hand::Shown : FactsPanel::Hand::Wrong);
    Q_EMIT handTurned();
}

/// The robber, and whose card it takes, have their place where the cards of a 7 are given up.
bool MomentPanels::isRobbing() const {
    const auto act = m_desk.saying().act();
    return std::holds_alternative<engine::RobberDue>(m_desk.position().turn.pending) && (!act || act == Act::Robber) &&
           !m_desk.table().declared();
}

int MomentPanels::wanted() const {
    const auto panelOf = [](Guide guide) { return kFirstGuide + static_cast<int>(guide) - 1; };
    const Guide guide = m_desk.saying().guide();
    const bool robs = isRobbing();
    if (guide != Guide::None) {
        return panelOf(robs && guide == Guide::Questions ? Guide::Discards : guide);
    }
    if (m_desk.saying().act() == Act::Fire) {
        return kNuke;
    }
    if (m_hand) {
        return kLedger;
    }
    if (robs) {
        return panelOf(Guide::Discards);
    }
    const engine::Position& position = m_desk.position();
    if (isFighting(position)) {
        return kCombat;
    }
    // A throw against the robber after it has the panel of throws.
    const auto thrown = lastThrow(m_desk.table().line());
    const bool lastIsRound = !thrown || std::ranges::any_of(thrown->act()->events, [](const auto& event) {
        return std::holds_alternative<engine::RoundFought>(event.body);
    });
    const bool justFought =
        position.turn.phase == engine::Phase::Combat && lastIsRound && !combatLines(m_desk.table().line()).empty();
    return justFought ? kCombat : kThrow;
}

bool MomentPanels::refresh() {
    // What was open is not looked at any more once the game goes on.
    if (m_hand && m_handAt != m_desk.table().log().size()) {
        m_hand.reset();
        Q_EMIT handTurned();
    }
    const int panel = wanted();
    const bool isAnother = panel != currentIndex();
    if (isAnother) {
        // A stack would hand the keyboard to the first field of the panel that comes.
        Q_EMIT aboutToTurn();
        turnTo(panel);
    }
    switch (panel) {
        case kThrow:
            m_throw->refresh();
            break;
        case kCombat:
            m_combat->refresh();
            break;
        case kNuke:
            m_nuke->refresh();
            break;
        case kLedger:
            if (std::exchange(m_handShown, m_hand) != m_hand) {
                m_ledger->show(adjudicator::ledgerOf(m_desk.table().line(), *m_hand, language()), m_desk.position());
            }
            break;
        default:
            guide()->refresh();
    }
    return isAnother;
}

/// The panels that are not seen claim no height.
void MomentPanels::turnTo(int panel) {
    for (int i = 0; i < count(); ++i) {
        QSizePolicy policy = widget(i)->sizePolicy();
        policy.setVerticalPolicy(i == panel ? QSizePolicy::Preferred : QSizePolicy::Ignored);
        widget(i)->setSizePolicy(policy);
    }
    setCurrentIndex(panel);
}

GuidePanel* MomentPanels::guide() const {
    const int guide = currentIndex() - kFirstGuide + 1;
    return guide > 0 ? m_guides[static_cast<std::size_t>(guide)] : nullptr;
}

void MomentPanels::tumble() {
    if (showsCombat()) {
        m_combat->tumble();
    } else if (showsThrow()) {
        m_throw->tumble();
    }
}

void MomentPanels::setLow(bool low) {
    m_combat->setLow(low);
}

void MomentPanels::focusWord() {
    m_questions->focusWord();
}

void MomentPanels::throwWithWord() {
    m_questions->throwWithWord();
}

bool MomentPanels::turnCharts() {
    if (!m_combat->isVisible()) {
        return false;
    }
    m_combat->turnCharts();
    return true;
}

}  // namespace ui
