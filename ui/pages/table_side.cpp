// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/table_side.h"

#include <QSplitter>
#include <QStackedWidget>
#include <algorithm>
#include <utility>

#include "ui/acting/guide_panel.h"
#include "ui/camera/watch_desk.h"
#include "ui/camera_dock/dice_proposal.h"
#include "ui/camera_dock/watch_panel.h"
#include "ui/dice/dice_sign.h"
#include "ui/dice/throw_parts.h"
#include "ui/dice/throw_table.h"
#include "ui/dice/word_field.h"
#include "ui/kit/kit.h"
#include "ui/kit/page_room.h"
#include "ui/kit/tab_order.h"
#include "ui/pages/moment_panels.h"
#include "ui/record/hand_over_panel.h"
#include "ui/record/head_card.h"
#include "ui/record/record_panel.h"
#include "ui/record/take_back_bar.h"
#include "ui/record/verdict_card.h"
#include "ui/table/card_row.h"
#include "ui/table/clock_panel.h"
#include "ui/table/game_clock.h"
#include "ui/table/middle_card.h"
#include "ui/text/language.h"

namespace ui {

namespace {

/// What somebody opened is never cut.
void keepWhole(QWidget& panel) {
    panel.setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
}

/// The robber was called by the dice, not by a card or an army.
bool isSeven(const engine::Position& position) {
    const auto* robber = std::get_if<engine::RobberDue>(&position.turn.pending);
    using engine::RobberCause;
    return robber != nullptr && (robber->cause == RobberCause::Seven || robber->cause == RobberCause::Fictional);
}

}  // namespace

TableSide::TableSide(TableDesk& desk, QWidget* parent) : QWidget(parent), m_desk(desk) {
    constexpr int kLeastWide = 300;
    setMinimumWidth(kLeastWide);
    auto* layout = kit::column(this, 0);
    // As the sign is high with its line.
    constexpr int kTrustHigh = 37;
    m_trust = new QStackedWidget(this);
    m_trust->setFixedHeight(kTrustHigh);
    m_trust->hide();
    m_sign = new DiceSign(DiceSign::Place::BesideThrow, m_trust);
    m_word = new WordField(m_desk, m_trust);
    m_trust->addWidget(m_sign);
    m_trust->addWidget(m_word);
    connect(m_sign, &QPushButton::clicked, this, &TableSide::turnThrows);
    m_cards = new CardRow(this);
    m_split = new QSplitter(Qt::Vertical, this);
    m_split->setHandleWidth(1);
    m_split->setChildrenCollapsible(false);
    m_above = new QWidget(m_split);
    auto* above = kit::column(m_above, 0);
    m_lastDice = new LastDice(m_above);
    m_lastDice->hide();
    m_panels = new MomentPanels(m_desk, m_above);
    connect(m_panels, &MomentPanels::handTurned, this, &TableSide::refreshPanels);
    m_room = new PageRoom(m_above);
    m_room->hide();
    // What it holds never stands by itself: a widget without a window loses its place among the tab stops.
    m_scrolled = new QWidget(m_room);
    (void)kit::column(m_scrolled, 0);
    m_room->hold(*m_scrolled, {});
    kit::fill(*above, {m_lastDice, {m_panels, 1}, {m_room, 1}});
    auto* under = new QWidget(m_split);
    m_below = kit::column(under, 0);
    m_record = new RecordPanel(m_desk, under);
    m_below->addWidget(m_record, 1);
    m_split->addWidget(m_above);
    m_split->addWidget(under);
    m_split->setStretchFactor(0, 0);
    m_split->setStretchFactor(1, 1);
    m_headCard = new HeadCard(under);
    addInline(m_headCard);
    m_verdict = new VerdictCard(under);
    addInline(m_verdict);
    connect(&m_desk.care(), &BookCare::judged, this, [this](const adjudicator::VerdictWords& words) {
        (void)closeInline();
        m_verdict->show(words);
    });
    m_handOver = new HandOverPanel(m_desk.keeper(), under);
    addInline(m_handOver);
    keepWhole(*m_handOver);
    m_throws = new ThrowTable(under);
    addInline(m_throws);
    keepWhole(*m_throws);
    m_takeBack = new TakeBackBar(m_desk, this);
    kit::fill(*layout, {m_trust, m_cards, {m_split, 1}, m_takeBack});
}

TableSide::~TableSide() {
    for (QObject* part : m_below->parentWidget()->children()) {
        part->disconnect(this);
    }
}

void TableSide::addInline(InlinePanel* panel) {
    panel->hide();
    m_below->addWidget(panel);
    connect(panel, &InlinePanel::turned, this, &TableSide::makeRoom);
}

void TableSide::addClocks(GameClock& clock) {
    m_clocks = new ClockPanel(clock, m_below->parentWidget());
    addInline(m_clocks);
    keepWhole(*m_clocks);
    takeTabPlace(*m_takeBack, *m_clocks);
}

void TableSide::addProposals(WatchDesk& watch, DiceWatch& dice) {
    m_diceProposal = new DiceProposal(dice, m_below->parentWidget());
    m_proposals = new WatchPanel(watch, m_below->parentWidget());
    m_below->insertWidget(0, m_diceProposal);
    m_below->insertWidget(1, m_proposals);
    connect(m_diceProposal, &DiceProposal::turned, this, &TableSide::makeRoom);
    connect(m_proposals, &WatchPanel::turned, this, &TableSide::makeRoom);
}

bool TableSide::isLookingBack() const {
    return m_desk.hasGame() && m_desk.past().entry().has_value();
}

void TableSide::refresh(const TableDesk::Change& change) {
    m_split->setEnabled(m_desk.hasGame());
    if (!m_desk.hasGame()) {
        return;
    }
    refreshCards();
    const bool isTurned = m_above->isHidden() != isLookingBack();
    m_above->setHidden(isLookingBack());
    if (isLookingBack()) {
        m_trust->hide();
    } else {
        handOutHead(change);
        refreshSign();
    }
    if (isTurned) {
        makeRoom();
        Q_EMIT turned();
    }
    refreshPanels();
}

/// What the table waits for lies in the middle of the board.
void TableSide::refreshCards() {
    const engine::Position& position = m_desk.past().shownPosition();
    auto cards = adjudicator::standingCards(position, language());
    auto moment = isLookingBack() ? std::nullopt : adjudicator::cardOfMoment(m_desk.table().line(), language());
    if (moment && !liesInTheMiddle(*moment)) {
        cards.insert(cards.begin(), *std::move(moment));
    }
    m_cards->show(std::move(cards), position);
}

void TableSide::refreshPanels() {
    if (!m_desk.hasGame() || isLookingBack()) {
        return;
    }
    const bool wasFighting = std::exchange(m_isFighting, isFighting(m_desk.position()));
    const bool isTurned = m_panels->refresh() || wasFighting != m_isFighting;
    showTrust();
    m_lastDice->setVisible(m_panels->guide() != nullptr && isSeven(m_desk.position()) && m_lastDice->show(m_desk));
    if (isTurned) {
        makeRoom();
        Q_EMIT turned();
    }
}

void TableSide::tumble() {
    if (m_lastDice->isVisible()) {
        m_lastDice->tumble();
        (void)m_lastDice->show(m_desk);
    } else {
        m_panels->tumble();
    }
}

bool TableSide::closeHand() {
    const bool isOpen = m_panels->openedHand().has_value() && !isLookingBack();
    if (isOpen) {
        m_panels->openHand(std::nullopt);
    }
    return isOpen;
}

void TableSide::refreshSign() {
    if (m_desk.hasGame() && !isLookingBack()) {
        m_sign->show(trustOf(m_desk));
        m_trust->setVisible(true);
    }
}

/// The line becomes the field, and the sign again.
void TableSide::showTrust() {
    const bool asks = m_panels->showsCombat() && m_desk.dice().asksForWord();
    if (asks == (m_trust->currentWidget() == m_word)) {
        return;
    }
    m_word->clear();
    m_word->showSpeaker();
    // The stack would hand the keyboard on to a button.
    m_word->clearFocus();
    m_trust->setCurrentWidget(asks ? static_cast<QWidget*>(m_word) : m_sign);
}

void TableSide::focusWord() {
    m_trust->currentWidget() == m_word ? m_word->setFocus() : m_panels->focusWord();
}

void TableSide::throwWithWord() {
    m_trust->currentWidget() == m_word ? m_word->throwNow() : m_panels->throwWithWord();
}

bool TableSide::isTypedInto(const QWidget* field) const {
    return field == m_word || m_panels->isAncestorOf(field);
}

/// What nobody outside has seen the desk could rewrite: so the head goes out by itself after each combat and at a seal.
void TableSide::handOutHead(const TableDesk::Change& change) {
    if (change.position || change.game) {
        m_headCard->hide();
        m_verdict->hide();
    }
    if (change.game || !change.entries.empty()) {
        m_handOver->hide();
    }
    const adjudicator::Line& line = m_desk.table().line();
    if (m_throws->isVisible() && change.isOfRecord()) {
        m_throws->show(line);
    }
    const bool isFought = std::ranges::any_of(change.events, [](const auto& event) {
        return std::holds_alternative<engine::AttackEnded>(event.body) ||
               std::holds_alternative<engine::ConquestSettled>(event.body);
    });
    // After the last round a conquest may be due.
    const bool isOver = isFought && !isFighting(m_desk.position());
    if (!change.game && (isOver || change.seal)) {
        m_headCard->showFolded(line.game(), line.head());
    }
}

void TableSide::showHead() {
    if (m_desk.hasGame()) {
        (void)closeInline();
        m_headCard->show(m_desk.table().line().game(), m_desk.table().line().head());
    }
}

void TableSide::showHandOver(const std::optional<adjudicator::Release>& release) {
    if (m_desk.hasGame()) {
        (void)closeInline();
        m_handOver->show(release);
    }
}

void TableSide::turnThrows() {
    if (m_throws->isVisible()) {
        m_throws->hide();
    } else if (m_desk.hasGame()) {
        (void)closeInline();
        m_throws->show(m_desk.table().line());
    }
}

void TableSide::turnClocks() {
    const bool open = m_clocks->isVisible();
    (void)closeInline();
    m_clocks->setVisible(!open && m_desk.hasGame());
}

bool TableSide::closeInline() {
    const std::initializer_list<QWidget*> panels{m_headCard, m_verdict, m_handOver, m_throws, m_clocks};
    const auto isThere = [](const QWidget* panel) { return panel != nullptr && panel->isVisible(); };
    const bool open = std::ranges::any_of(panels, isThere);
    for (QWidget* panel : panels) {
        if (panel != nullptr) {
            panel->hide();
        }
    }
    return open;
}

bool TableSide::takeProposalKey(int key) {
    return m_proposals != nullptr && m_desk.saying().guide() == Guide::None && m_proposals->takeKey(key);
}

bool TableSide::takeDiceProposalKey(int key) {
    return m_diceProposal != nullptr && m_diceProposal->takeKey(key);
}

bool TableSide::isLow() const {
    constexpr int kLow = 900;
    return m_pageHeight < kLow;
}

bool TableSide::isBrief() const {
    return m_panels->showsCombat() && m_isFighting && isLow() && !isLookingBack();
}

bool TableSide::hasOpenBelow() const {
    return m_headCard->isOpen() || !m_verdict->isHidden() || !m_handOver->isHidden() || !m_throws->isHidden() ||
           (m_clocks != nullptr && !m_clocks->isHidden()) || (m_proposals != nullptr && !m_proposals->isHidden());
}

/// What somebody opened has its whole height, with the record where that is seen too.
int TableSide::openBelow() const {
    if (!hasOpenBelow()) {
        return 0;
    }
    return m_below->hasHeightForWidth() ? m_below->minimumHeightForWidth(m_below->parentWidget()->width())
                                        : m_below->minimumSize().height();
}

int TableSide::panelHeight() const {
    const int total = m_split->height();
    if (isBrief()) {
        return total;
    }
    if (m_panels->guide() != nullptr) {
        return isLow() ? total : total * 7 / 10;
    }
    if (m_panels->showsThrow() || (m_panels->showsCombat() && !m_isFighting)) {
        constexpr int kLeast = 310;
        return qMax(kLeast, total * 45 / 100);
    }
    // A combat lists its rounds itself.
    return total * (m_panels->showsCombat() ? 82 : isLow() ? 76 : 70) / 100;
}

void TableSide::fit(int pageHeight) {
    constexpr int kVeryLow = 760;
    m_pageHeight = pageHeight;
    m_cards->setLow(isLow());
    m_panels->setLow(pageHeight < kVeryLow);
    makeRoom();
}

void TableSide::setScrolls(bool on) {
    if (m_room->isHidden() != on) {
        return;
    }
    auto& above = static_cast<QBoxLayout&>(*m_above->layout());
    if (on) {
        above.removeWidget(m_panels);
        m_scrolled->layout()->addWidget(m_panels);
    } else {
        m_scrolled->layout()->removeWidget(m_panels);
        above.insertWidget(1, m_panels, 1);
    }
    m_room->setVisible(on);
    m_panels->show();
}

void TableSide::makeRoom() {
    const bool isCrowded = hasOpenBelow() && (isLow() || m_panels->showsCombat());
    const bool isTaken = m_panels->guide() != nullptr && isLow();
    m_record->setVisible((!isCrowded && !isTaken && !isBrief()) || isLookingBack());
    // What closes gives its room back when the layouts know of it.
    QMetaObject::invokeMethod(this, &TableSide::setRows, Qt::QueuedConnection);
}

void TableSide::setRows() {
    const int total = m_split->height();
    const int top = qMin(total - openBelow(), panelHeight());
    m_split->setSizes({top, total - top});
    if (!m_room->isHidden()) {
        const QSize needs = m_panels->currentWidget()->sizeHint();
        const int wide = qMax(m_room->width(), m_panels->minimumSizeHint().width());
        const int high = m_panels->hasHeightForWidth() ? m_panels->heightForWidth(wide) : needs.height();
        m_room->setLeast({m_panels->minimumSizeHint().width(), qMin(high, needs.height() * 3 / 2)});
    }
}

}  // namespace ui
