// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/table_page.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QListView>
#include <QSplitter>
#include <QStackedWidget>
#include <utility>

#include "adjudicator/public/warnings.h"
#include "adjudicator/text/standing_text.h"
#include "ui/acting/act_bar.h"
#include "ui/board/board_view.h"
#include "ui/board/held_piece.h"
#include "ui/camera/watch_desk.h"
#include "ui/combat/combat_band.h"
#include "ui/desk/board_markers.h"
#include "ui/desk/said_picture.h"
#include "ui/desk/strip_message.h"
#include "ui/desk/trade_count.h"
#include "ui/dice/die_art.h"
#include "ui/files/preferences.h"
#include "ui/kit/keyboard_owner.h"
#include "ui/kit/kit.h"
#include "ui/new_game/brush_bar.h"
#include "ui/pages/board_docks.h"
#include "ui/pages/held.h"
#include "ui/pages/moment_panels.h"
#include "ui/pages/place_field.h"
#include "ui/pages/step_button.h"
#include "ui/pages/table_keys.h"
#include "ui/pages/table_side.h"
#include "ui/record/log_model.h"
#include "ui/record/past_band.h"
#include "ui/record/record_panel.h"
#include "ui/table/card_flight.h"
#include "ui/table/event_band.h"
#include "ui/table/game_clock.h"
#include "ui/table/live_region.h"
#include "ui/table/message_strip.h"
#include "ui/table/middle_card.h"
#include "ui/table/players_panel.h"
#include "ui/table/pointed_places.h"
#include "ui/table/turn_bar.h"
#include "ui/text/language.h"
#include "ui/text/news.h"
#include "ui/text/place_text.h"

namespace ui {

namespace {

/// Parts beside each other that nobody can push together.
QSplitter* beside(QWidget* parent) {
    auto* split = new QSplitter(Qt::Horizontal, parent);
    split->setHandleWidth(1);
    split->setChildrenCollapsible(false);
    return split;
}

}  // namespace

TablePage::TablePage(TableDesk& desk, QWidget* parent) : Page(parent), m_desk(desk) {
    auto* layout = kit::column(this, 0);
    m_bars = new QStackedWidget(this);
    m_bars->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_turn = new TurnBar(m_bars);
    m_past = new PastBand(m_desk, m_bars);
    m_bars->addWidget(m_turn);
    m_bars->addWidget(m_past);
    m_events = new EventLine(this);
    m_split = beside(this);
    m_split->addWidget(makeLeft());
    m_side = new TableSide(m_desk, m_split);
    m_step = std::make_unique<StepButton>(m_desk, *m_side, *m_turn);
    m_split->setStretchFactor(0, 1);
    m_split->setStretchFactor(1, 0);
    kit::fill(*layout, {m_bars, m_events, {m_split, 1}});

    connect(
        m_turn, &TurnBar::nextPressed, this, [this] { m_step->take(); }, Qt::QueuedConnection);
    connect(m_turn, &TurnBar::newGamePressed, this, &TablePage::newGameRequested, Qt::QueuedConnection);
    connect(m_turn, &TurnBar::statisticsPressed, this, &TablePage::statisticsRequested, Qt::QueuedConnection);
    connect(&board(), &BoardView::placeChosen, this, &TablePage::takePlace);
    connect(&board(), &BoardView::placeHovered, &m_desk.saying(), &Saying::hover);
    // Files name places by their coordinates: whoever looks for one finds it under the mouse.
    connect(&board(), &BoardView::placeHovered, this, [this](const PlaceName& place) {
        board().setToolTip(QStringLiteral("%1\n%2").arg(board().spoken(place), textOf(place)));
    });
    connect(&board(), &BoardView::placeDragged, &m_desk.saying(), &Saying::drag);
    m_held = new HeldPiece(board());
    connect(m_held, &HeldPiece::lifted, &m_desk.saying(), &Saying::lift);
    connect(
        m_acts, &ActBar::actPressed, &m_desk,
        [this](Act act) { m_desk.saying().act() == act ? void(m_desk.cancel()) : m_desk.saying().choose(act); },
        Qt::QueuedConnection);
    connect(&m_desk, &TableDesk::changed, this, &TablePage::refresh);
    connect(&m_desk, &TableDesk::thrown, this, &TablePage::tumble);
    connect(&m_desk.dice(), &DueDice::wordChanged, m_side, &TableSide::refreshSign);
    connect(m_side, &TableSide::turned, this, &TablePage::setColumns);
    new LiveRegion(m_desk, this);
    m_keys = std::make_unique<TableKeys>(m_desk, *this, board(), *m_place, *m_side);
    m_keyboard = std::make_unique<KeyboardOwner>(*this, board(), KeyboardOwner::Presses::LeaveIt);
    connect(m_players, &PlayersPanel::handAsked, &m_side->panels(), &MomentPanels::openHand);
    m_middle = new MiddleCard(board());
    m_flight = new CardFlight(*this, *m_players);
    auto* pointed = new PointedPlaces(m_desk, *this);
    pointed->addList(record().list(), LogModel::TextRole);
    connect(pointed, &PointedPlaces::pointed, &board(), &BoardView::setPointed);
    connect(&m_side->panels(), &MomentPanels::handTurned, this,
            [this] { m_players->setOpen(m_side->panels().openedHand()); });
    connect(&m_side->panels(), &MomentPanels::mainStepTurned, this, &TablePage::showStep);
    connect(&m_side->panels(), &MomentPanels::aboutToTurn, this, [this] { m_keyboard->takeFrom(m_side->panels()); });
    // What was pressed is done: Enter is again what the buttons say.
    connect(&m_desk, &TableDesk::actWritten, this, [this] { m_keyboard->takeFromPressed(); });
    refresh({});
}

/// The keyboard moves for the last time when this is a page no more.
TablePage::~TablePage() {
    m_keyboard.reset();
}

/// What a panel at the right wants is no reason for the board to move.
QWidget* TablePage::makeLeft() {
    constexpr int kLeastWide = 400;
    auto* left = new QWidget(this);
    left->setMinimumWidth(kLeastWide);
    auto* layout = kit::column(left, 0);
    m_leftSplit = beside(left);
    m_players = new PlayersPanel(m_leftSplit);
    m_leftSplit->addWidget(m_players);
    m_leftSplit->addWidget(makeMiddle());
    m_leftSplit->setStretchFactor(0, 0);
    m_leftSplit->setStretchFactor(1, 1);
    m_strip = new MessageStrip(left);
    m_acts = new ActBar(left);
    kit::fill(*layout, {{m_leftSplit, 1}, m_strip, m_acts});
    return left;
}

QWidget* TablePage::makeMiddle() {
    auto* middle = new QWidget(this);
    auto* layout = kit::column(middle, 0);
    m_brushes = new BrushBar(middle);
    m_brushes->hide();
    m_docks = new BoardDocks(middle);
    board().setSpoken([this](const PlaceName& name) {
        const engine::Position* shown = !m_desk.hasGame() ? nullptr
                                        : isLookingBack() ? &m_desk.past().shownPosition()
                                                          : &m_desk.position();
        const auto place = shown != nullptr ? placeOf(shown->topology(), name) : std::nullopt;
        return place ? QStringLiteral("%1: %2").arg(placeLabel(*shown, name),
                                                    said(adjudicator::standing(*shown, *place, language())))
                     : textOf(name);
    });
    m_band = new CombatBand;
    board().setBand(m_band);
    m_place = new PlaceField(&board());
    connect(m_place, &PlaceField::typed, this, [this](const QString& name) {
        const engine::Position& position = m_desk.past().shownPosition();
        const auto place = placeTyped(name, m_desk.saying().wanted(), position);
        board().setFocus();
        if (place) {
            board().setCursorPlace(nameOf(position.topology(), *place));
            takePlace(nameOf(position.topology(), *place));
        } else {
            m_desk.saying().sayUnknown(name);
        }
    });
    kit::fill(*layout, {m_brushes, {m_docks, 1}});
    return middle;
}

void TablePage::addClocks(GameClock& clock) {
    m_side->addClocks(clock);
    connect(m_turn, &TurnBar::clockPressed, m_side, &TableSide::turnClocks);
    connect(&clock, &GameClock::ticked, m_turn, [this, &clock] { m_turn->showClocks(clock); });
    m_turn->showClocks(clock);
}

void TablePage::addCamera(QWidget* panel, WatchDesk& watch, DiceWatch& dice) {
    m_watch = &watch;
    m_side->addProposals(watch, dice);
    m_docks->addCamera(panel);
    connect(&watch, &WatchDesk::changed, this, &TablePage::refreshMarkers);
}

BoardView& TablePage::board() {
    return m_docks->board();
}

RecordPanel& TablePage::record() {
    return m_side->record();
}

bool TablePage::isLookingBack() const {
    return m_desk.hasGame() && m_desk.past().entry().has_value();
}

void TablePage::refresh(const TableDesk::Change& change) {
    // The camera serves also where no game is open yet.
    for (QWidget* part :
         {static_cast<QWidget*>(m_turn), static_cast<QWidget*>(m_players), static_cast<QWidget*>(&board()),
          static_cast<QWidget*>(m_brushes), static_cast<QWidget*>(m_strip), static_cast<QWidget*>(m_acts)}) {
        part->setEnabled(m_desk.hasGame());
    }
    const QWidget* keyboard = window()->focusWidget();
    const bool wasTyping = takesText(keyboard) && m_side->isTypedInto(keyboard);
    m_past->refresh();
    m_bars->setCurrentWidget(isLookingBack() ? static_cast<QWidget*>(m_past) : m_turn);
    m_strip->show(messageOf(m_desk));
    if (change.game) {
        m_acts->beginAnew();
    }
    if (!m_desk.hasGame()) {
        m_events->clear();
        m_middle->clear();
        board().setMarkers({}, Wanted::Any);
    } else if (isLookingBack()) {
        refreshPast();
    } else {
        refreshNow();
    }
    m_side->refresh(change);
    if (!m_desk.hasGame() || isLookingBack()) {
        return;
    }
    showStep();
    if (!change.game && !change.events.empty()) {
        m_flight->flySoon(change.events);
    }
    if (const bool asked = std::exchange(m_wordAsked, m_desk.dice().asksForWord());
        m_wordAsked && (!asked || wasTyping)) {
        m_side->focusWord();
    }
}

void TablePage::refreshNow() {
    const engine::Position& position = m_desk.position();
    const Saying& saying = m_desk.saying();
    m_events->show(position, adjudicator::warningsOf(position), newsOf(m_desk.table()));
    m_players->show(position, saying.preview() ? &saying.preview()->after : nullptr);
    board().setMoves(preferences::movesCards());
    board().setPicture(saidPicture(m_desk));
    m_band->show(position);
    refreshMarkers();
    // Where a place is to be pointed at the board is free.
    auto card = adjudicator::cardOfMoment(m_desk.table().line(), language());
    const bool asksForPlace = saying.correcting() || saying.preview() || !saying.nextPlaces().empty();
    if (card && liesInTheMiddle(*card) && !asksForPlace) {
        m_middle->show(std::move(card), position);
    } else {
        m_middle->clear();
    }
    if (m_brushes->isHidden() == saying.correcting()) {
        m_brushes->setVisible(saying.correcting());
        Q_EMIT leastSizeTurned();
    }
    if (saying.correcting()) {
        std::vector<engine::PlayerSetup> players;
        for (const engine::Player& player : position.table->players) {
            players.push_back({player.id, player.name, player.colour});
        }
        m_brushes->setPlayers(players);
        m_brushes->setRules(position.rules());
    }
    m_acts->show(position, saying.openActs(), saying.act());
    // Brushes have the room of the acts, none of which can be done meanwhile.
    if (saying.correcting()) {
        m_acts->hide();
    }
}

void TablePage::showStep() {
    if (m_desk.hasGame() && !isLookingBack()) {
        m_step->show();
    }
}

/// What the dice mean is to be seen when they lie.
void TablePage::tumble() {
    m_side->tumble();
    board().tumble(DiceRow::kTumbleMs);
    m_band->tumble(DiceRow::kTumbleMs);
}

/// Everything that shows the table shows it as it stood then; what takes acts rests.
void TablePage::refreshPast() {
    const engine::Position& position = m_desk.past().shownPosition();
    m_turn->show(position, {}, false);
    m_middle->clear();
    m_events->show(position, adjudicator::warningsOf(position), {});
    m_players->show(position);
    m_brushes->hide();
    board().setPicture(pictureOf(position));
    board().setMarkers(markersOf(m_desk), Wanted::Any);
    m_held->hold(std::nullopt);
    m_acts->show(position, {}, std::nullopt);
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
    board().setMarkers(std::move(markers), m_desk.saying().wanted());
    m_held->hold(heldOf(m_desk));
}

/// The docks are as wide, and a panel as high, as the page's size alone wants it: nothing that comes or goes moves what
/// is beside it.
void TablePage::setColumns() {
    constexpr int kNarrowPage = 1500;
    // What the panels need now, not what those needed that they took the place of.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    constexpr int kTinyPage = 1000;
    const bool narrow = width() < kNarrowPage;
    const bool tiny = width() < kTinyPage;
    const int left = tiny ? 96 : narrow ? 216 : 304;
    const int right = tiny ? 420 : narrow ? 480 : 560;
    m_split->setSizes({width() - right, right});
    m_leftSplit->setSizes({left, width() - right - left});
    m_side->setRows();
}

QSize TablePage::leastSize() const {
    // Brushes stand above the board.
    constexpr int kBrushesHigh = 100;
    return kSmallRoom + QSize(0, m_brushes->isHidden() ? 0 : kBrushesHigh);
}

void TablePage::resizeEvent(QResizeEvent*) {
    // On a screen where everything is twice as large the board takes what is left.
    constexpr int kLowPage = 560;
    constexpr QSize kLeastBoard(200, 110);
    const bool isLow = height() < kLowPage;
    board().setMinimumSize(isLow ? kLeastBoard : QSize(0, 0));
    m_side->setScrolls(isLow);
    constexpr int kLowForBand = 800;
    m_band->setRoom(isLow                    ? CombatBand::Room::Least
                    : height() < kLowForBand ? CombatBand::Room::Low
                                             : CombatBand::Room::Usual);
    m_side->fit(height());
    setColumns();
}

void TablePage::takePlace(const PlaceName& place) {
    if (m_desk.saying().correcting()) {
        m_desk.saying().correct(m_brushes->brush(), place, m_brushes->owner());
    } else {
        m_desk.saying().takePlace(place);
    }
}

bool TablePage::takeKey(const QKeyEvent& event) {
    return m_keys->take(event);
}

void TablePage::typePlace() {
    m_place->ask();
}

void TablePage::enter() {
    // Other dice may have been chosen meanwhile.
    refresh({});
    m_keyboard->take();
    if (m_desk.hasGame() && m_desk.dice().asksForWord()) {
        m_side->focusWord();
    }
}

bool TablePage::focusSearch() {
    // A guided panel may have taken its place.
    record().show();
    record().focusSearch();
    return true;
}

bool TablePage::enterHappened() {
    // A trade that a hand cannot hold: perhaps the hand is known wrongly.
    if (const auto trade = m_desk.saying().counted()) {
        for (const TradeFault& fault : tradeFaults(m_desk.position(), *trade)) {
            if (const auto holder = holderOf(*trade, fault)) {
                m_desk.saying().doubtHand(*holder);
                return true;
            }
        }
    }
    if (const auto open = m_side->panels().openedHand(); open && m_side->panels().showsHand()) {
        m_side->panels().enterHand(*open, false);
        return true;
    }
    return !m_desk.saying().correcting() && m_side->takeProposalKey(Qt::Key_F2);
}

bool TablePage::explain() {
    return m_strip->explain();
}

}  // namespace ui
