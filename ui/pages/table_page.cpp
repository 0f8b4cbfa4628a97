// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/table_page.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "adjudicator/public/warnings.h"
#include "adjudicator/record/act_now.h"
#include "ui/acting/act_bar.h"
#include "ui/acting/bid_panel.h"
#include "ui/acting/discard_panel.h"
#include "ui/acting/facts_panel.h"
#include "ui/acting/question_panel.h"
#include "ui/acting/referee_panel.h"
#include "ui/acting/trade_panel.h"
#include "ui/acting/vote_panel.h"
#include "ui/board/board_view.h"
#include "ui/camera_dock/watch_panel.h"
#include "ui/combat/combat_panel.h"
#include "ui/combat/combat_rounds.h"
#include "ui/combat/nuke_panel.h"
#include "ui/desk/board_markers.h"
#include "ui/desk/game_clock.h"
#include "ui/desk/strip_message.h"
#include "ui/dice/dice_sign.h"
#include "ui/dice/throw_panel.h"
#include "ui/dice/throw_parts.h"
#include "ui/dice/throw_table.h"
#include "ui/kit/keyboard_owner.h"
#include "ui/kit/panel_stack.h"
#include "ui/new_game/brush_bar.h"
#include "ui/record/head_card.h"
#include "ui/record/past_band.h"
#include "ui/record/record_panel.h"
#include "ui/table/clock_panel.h"
#include "ui/table/event_band.h"
#include "ui/table/message_strip.h"
#include "ui/table/players_panel.h"
#include "ui/table/turn_bar.h"
#include "ui/text/news.h"

namespace ui {

TablePage::TablePage(TableDesk& desk, QWidget* parent) : Page(parent), m_desk(desk) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_bars = new QStackedWidget(this);
    m_bars->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_turn = new TurnBar(m_bars);
    m_past = new PastBand(m_desk, m_bars);
    m_bars->addWidget(m_turn);
    m_bars->addWidget(m_past);
    layout->addWidget(m_bars);
    m_events = new EventLine(this);
    layout->addWidget(m_events);
    m_split = new QSplitter(Qt::Horizontal, this);
    m_split->setHandleWidth(1);
    m_split->setChildrenCollapsible(false);
    m_split->addWidget(makeLeft());
    m_split->addWidget(makeRight());
    m_split->setStretchFactor(0, 1);
    m_split->setStretchFactor(1, 0);
    layout->addWidget(m_split, 1);

    connect(
        m_turn, &TurnBar::nextPressed, &m_desk, [this] { m_desk.nextStep().take(); }, Qt::QueuedConnection);
    connect(m_turn, &TurnBar::newGamePressed, this, &TablePage::newGameRequested, Qt::QueuedConnection);
    connect(m_turn, &TurnBar::statisticsPressed, this, &TablePage::statisticsRequested, Qt::QueuedConnection);
    connect(m_board, &BoardView::placeChosen, this, &TablePage::placeChosen);
    connect(m_board, &BoardView::placeHovered, &m_desk.saying(), &Saying::hover);
    connect(m_board, &BoardView::placeDragged, &m_desk.saying(), &Saying::drag);
    connect(
        m_acts, &ActBar::actPressed, &m_desk,
        [this](Act act) { m_desk.saying().act() == act ? void(m_desk.cancel()) : m_desk.saying().choose(act); },
        Qt::QueuedConnection);
    connect(&m_desk, &TableDesk::changed, this, &TablePage::refresh);
    connect(&m_desk, &TableDesk::thrown, this, &TablePage::tumble);
    connect(&m_desk.dice(), &DueDice::wordChanged, this, &TablePage::refreshSign);
    m_keyboard = std::make_unique<KeyboardOwner>(*this, *m_board, KeyboardOwner::Presses::LeaveIt);
    // What was pressed is done: Enter is again what the buttons say.
    connect(&m_desk, &TableDesk::actWritten, this, [this] { m_keyboard->takeFromPressed(); });
    makeStepKeys();
    refresh();
}

/// Panels that go with the page hide for the last time when it is a page no more.
TablePage::~TablePage() {
    m_keyboard.reset();
    m_headCard->disconnect(this);
    m_throws->disconnect(this);
}

/// What a panel at the right wants is no reason for the board to move.
QWidget* TablePage::makeLeft() {
    constexpr int kLeastWide = 400;
    auto* left = new QWidget(this);
    left->setMinimumWidth(kLeastWide);
    auto* layout = new QVBoxLayout(left);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_leftSplit = new QSplitter(Qt::Horizontal, left);
    m_leftSplit->setHandleWidth(1);
    m_leftSplit->setChildrenCollapsible(false);
    m_players = new PlayersPanel(m_leftSplit);
    m_leftSplit->addWidget(m_players);
    m_leftSplit->addWidget(makeMiddle());
    m_leftSplit->setStretchFactor(0, 0);
    m_leftSplit->setStretchFactor(1, 1);
    m_strip = new MessageStrip(left);
    m_acts = new ActBar(left);
    layout->addWidget(m_leftSplit, 1);
    layout->addWidget(m_strip);
    layout->addWidget(m_acts);
    return left;
}

QWidget* TablePage::makeMiddle() {
    auto* middle = new QWidget(this);
    auto* layout = new QVBoxLayout(middle);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_brushes = new BrushBar(middle);
    m_brushes->hide();
    QWidget* docks = makeDocks(middle);
    m_place = new QLineEdit(m_board);
    m_place->setPlaceholderText(tr("Place, for example 0,0:NE"));
    m_place->setAccessibleName(tr("Place"));
    m_place->setFixedWidth(220);
    m_place->move(12, 12);
    m_place->hide();
    connect(m_place, &QLineEdit::returnPressed, this, [this] {
        const auto place = placeFromText(m_place->text(), m_desk.saying().wanted());
        m_place->hide();
        m_board->setFocus();
        if (place) {
            m_board->setCursorPlace(*place);
            placeChosen(*place);
        }
    });
    connect(m_place, &QLineEdit::editingFinished, m_place, &QWidget::hide);
    layout->addWidget(m_brushes);
    layout->addWidget(docks, 1);
    return middle;
}

QWidget* TablePage::makeRight() {
    constexpr int kLeastWide = 300;
    auto* right = new QWidget(this);
    right->setMinimumWidth(kLeastWide);
    auto* layout = new QVBoxLayout(right);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_sign = new DiceSign(DiceSign::Place::BesideThrow, right);
    m_sign->hide();
    connect(m_sign, &QPushButton::clicked, this, &TablePage::showThrows);
    m_rightSplit = new QSplitter(Qt::Vertical, right);
    m_rightSplit->setHandleWidth(1);
    m_rightSplit->setChildrenCollapsible(false);
    m_above = new QWidget(m_rightSplit);
    auto* above = new QVBoxLayout(m_above);
    above->setContentsMargins(0, 0, 0, 0);
    above->setSpacing(0);
    m_lastDice = new LastDice(m_above);
    m_lastDice->hide();
    m_panels = new PanelStack(m_above);
    above->addWidget(m_lastDice);
    above->addWidget(m_panels, 1);
    m_throw = new ThrowPanel(m_desk, m_panels);
    m_combat = new CombatPanel(m_desk, m_panels);
    m_nuke = new NukePanel(m_desk, m_panels);
    m_panels->addWidget(m_throw);
    m_panels->addWidget(m_combat);
    m_panels->addWidget(m_nuke);
    m_questions = new QuestionPanel(m_desk, m_panels);
    m_guides = {nullptr,
                m_questions,
                new TradePanel(m_desk, m_panels),
                new DiscardPanel(m_desk, m_panels),
                new VotePanel(m_desk, m_panels),
                new RefereePanel(m_desk, m_panels),
                new FactsPanel(m_desk, m_panels),
                new BidPanel(m_desk, m_panels)};
    for (GuidePanel* guide : m_guides) {
        if (guide != nullptr) {
            m_panels->addWidget(guide);
        }
    }
    auto* under = new QWidget(m_rightSplit);
    m_below = new QVBoxLayout(under);
    m_below->setContentsMargins(0, 0, 0, 0);
    m_below->setSpacing(0);
    m_record = new RecordPanel(m_desk, under);
    m_rightSplit->addWidget(m_above);
    m_rightSplit->addWidget(under);
    m_rightSplit->setStretchFactor(0, 0);
    m_rightSplit->setStretchFactor(1, 1);
    m_headCard = new HeadCard(under);
    m_throws = new ThrowTable(under);
    m_headCard->hide();
    m_throws->hide();
    for (const InlinePanel* panel : {static_cast<InlinePanel*>(m_headCard), static_cast<InlinePanel*>(m_throws)}) {
        connect(panel, &InlinePanel::turned, this, &TablePage::makeRoom);
    }
    m_below->addWidget(m_record, 1);
    m_below->addWidget(m_headCard);
    // What somebody opened is never cut.
    m_throws->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    m_below->addWidget(m_throws);
    layout->addWidget(m_sign);
    layout->addWidget(m_rightSplit, 1);
    return right;
}

void TablePage::refresh() {
    // The camera serves also where no game is open yet.
    for (QWidget* part :
         {static_cast<QWidget*>(m_turn), static_cast<QWidget*>(m_players), static_cast<QWidget*>(m_board),
          static_cast<QWidget*>(m_brushes), static_cast<QWidget*>(m_strip), static_cast<QWidget*>(m_acts),
          static_cast<QWidget*>(m_rightSplit)}) {
        part->setEnabled(m_desk.hasGame());
    }
    m_past->refresh();
    m_bars->setCurrentWidget(isLookingBack() ? static_cast<QWidget*>(m_past) : m_turn);
    if (!m_desk.hasGame()) {
        m_events->clear();
        m_strip->show(messageOf(m_desk));
        return;
    }
    const bool wasHidden = m_above->isHidden();
    m_above->setHidden(isLookingBack());
    if (wasHidden != m_above->isHidden()) {
        makeRoom();
        setColumns();
    }
    if (isLookingBack()) {
        refreshPast();
        return;
    }
    const engine::Position& position = m_desk.position();
    m_events->show(position, adjudicator::warningsOf(position), newsOf(m_desk.table()));
    const bool fighting = std::holds_alternative<engine::Fight>(position.turn.pending) ||
                          std::holds_alternative<engine::ConquestDue>(position.turn.pending);
    // One strong button: in a combat it is the panel's.
    const Guide guide = m_desk.saying().guide();
    // A 7's cards are given up under the same button that every other step has.
    const bool stepsOn = guide == Guide::None || guide == Guide::Discards;
    m_turn->show(position, fighting ? tr("End turn") : m_desk.nextStep().word(),
                 !fighting && !m_desk.saying().preview() && stepsOn && m_desk.nextStep().isEnabled(),
                 fighting ? QString() : facesToType(m_desk));
    m_players->show(position, m_desk.saying().preview() ? &m_desk.saying().preview()->after : nullptr);
    m_board->setPicture(pictureOf(position));
    m_brushes->setVisible(m_desk.saying().correcting());
    if (m_desk.saying().correcting()) {
        std::vector<engine::PlayerSetup> players;
        for (const engine::Player& player : position.table->players) {
            players.push_back({player.id, player.name, player.colour});
        }
        m_brushes->setPlayers(players);
        m_brushes->setRules(position.rules());
    }
    refreshMarkers();
    m_strip->show(messageOf(m_desk));
    m_acts->show(*m_desk.gameId(), position, m_desk.saying().openActs(), m_desk.saying().act());
    // Brushes have the room of the acts, none of which can be done meanwhile.
    if (m_desk.saying().correcting()) {
        m_acts->hide();
    }
    const auto lines = combatLines(m_desk.table().line());
    // A throw against the robber after it has the panel of throws.
    const auto thrown = lastThrow(m_desk.table().line());
    const bool lastIsRound = !thrown || std::ranges::any_of(thrown->act()->events, [](const auto& event) {
        return std::holds_alternative<engine::RoundFought>(event.body);
    });
    const bool justFought = position.turn.phase == engine::Phase::Combat && !lines.empty() && lastIsRound;
    const QWidget* keyboard = window()->focusWidget();
    const bool wasTyping = takesText(keyboard) && m_panels->isAncestorOf(keyboard);
    const int panel = guide != Guide::None                 ? kFirstGuide + static_cast<int>(guide) - 1
                      : m_desk.saying().act() == Act::Fire ? kNuke
                      : fighting || justFought             ? kCombat
                                                           : kThrow;
    m_lastDice->setVisible(panel >= kFirstGuide && m_lastDice->show(m_desk));
    showPanel(panel);
    if (panel == kThrow) {
        m_throw->refresh();
    } else if (panel == kCombat) {
        m_combat->refresh();
    } else if (panel == kNuke) {
        m_nuke->refresh();
    } else {
        guidePanel()->refresh();
    }
    handOutHead(fighting);
    if (panel != m_shownPanel) {
        m_shownPanel = panel;
        makeRoom();
        setColumns();
    }
    if (const bool asked = std::exchange(m_wordAsked, m_desk.dice().asksForWord());
        m_wordAsked && (!asked || wasTyping)) {
        focusWord();
    }
    refreshSign();
}

/// What the table has otherwise is numbered as in the list of it.
void TablePage::refreshMarkers() {
    if (!m_desk.hasGame()) {
        return;
    }
    Markers markers = markersOf(m_desk);
    if (m_watch != nullptr && !m_desk.saying().preview() && !isLookingBack()) {
        int number = 0;
        for (const WatchDesk::Proposal& proposal : m_watch->proposals()) {
            markers.numbered.push_back({proposal.at, ++number});
        }
        number = 0;
        for (const WatchDesk::Difference& difference : m_watch->differences()) {
            markers.numbered.push_back({difference.at, ++number});
        }
    }
    m_board->setMarkers(std::move(markers), m_desk.saying().wanted());
}

void TablePage::refreshSign() {
    if (m_desk.hasGame() && !isLookingBack()) {
        m_sign->show(trustOf(m_desk));
        m_sign->setVisible(true);
    }
}

void TablePage::addClocks(GameClock& clock) {
    m_clocks = new ClockPanel(clock, m_below->parentWidget());
    m_clocks->hide();
    m_clocks->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    m_below->addWidget(m_clocks);
    connect(m_clocks, &InlinePanel::turned, this, &TablePage::makeRoom);
    connect(m_turn, &TurnBar::clockPressed, this, &TablePage::showClockPanel);
    connect(&clock, &GameClock::ticked, m_turn, [this, &clock] { m_turn->showClocks(clock); });
    m_turn->showClocks(clock);
}

void TablePage::showClockPanel() {
    const bool open = m_clocks->isVisible();
    (void)closeInline();
    m_clocks->setVisible(!open && m_desk.hasGame());
}

void TablePage::tumble() {
    if (m_panels->currentIndex() == kCombat) {
        m_combat->tumble();
    } else if (m_panels->currentIndex() == kThrow) {
        m_throw->tumble();
    }
}

void TablePage::placeChosen(const PlaceName& place) {
    if (m_desk.saying().correcting()) {
        m_desk.saying().correct(m_brushes->brush(), place, m_brushes->owner());
    } else {
        m_desk.saying().takePlace(place);
    }
}

void TablePage::typePlace() {
    m_place->clear();
    m_place->show();
    m_place->raise();
    m_place->setFocus();
}

void TablePage::enter() {
    // Other dice may have been chosen meanwhile.
    refresh();
    m_keyboard->take();
    if (m_desk.hasGame() && m_desk.dice().asksForWord()) {
        focusWord();
    }
}

void TablePage::focusWord() {
    m_panels->currentIndex() == kCombat ? m_combat->focusWord() : m_questions->focusWord();
}

void TablePage::throwWithWord() {
    m_panels->currentIndex() == kCombat ? m_combat->throwWithWord() : m_questions->throwWithWord();
}

bool TablePage::enterHappened() {
    return !m_desk.saying().correcting() && takeProposalKey(Qt::Key_F2);
}

bool TablePage::explain() {
    return m_strip->explain();
}

GuidePanel* TablePage::guidePanel() const {
    const int guide = m_panels->currentIndex() - kFirstGuide + 1;
    return guide > 0 ? m_guides[static_cast<std::size_t>(guide)] : nullptr;
}

}  // namespace ui
