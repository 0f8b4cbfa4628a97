// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice_game/dice_page.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QStackedWidget>

#include "adjudicator/text/dice_game/dice_game_text.h"
#include "engine/dice_game/decide.h"
#include "engine/dice_game/scoring.h"
#include "ui/dice_game/dice_begin.h"
#include "ui/dice_game/dice_end.h"
#include "ui/dice_game/dice_players.h"
#include "ui/dice_game/dice_referee.h"
#include "ui/dice_game/dice_turn.h"
#include "ui/dice_game/sheet_acts.h"
#include "ui/dice_game/sheet_view.h"
#include "ui/kit/keyboard_owner.h"
#include "ui/kit/kit.h"
#include "ui/record/hand_over_panel.h"
#include "ui/rules/clause_tag.h"
#include "ui/text/language.h"

namespace ui {

namespace dg = engine::dice_game;

DicePage::DicePage(DiceDesk& desk, QWidget* parent) : Page(parent), m_desk(desk) {
    kit::ground(*this);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Dice game"));
    auto* layout = kit::column(this);
    m_pages = new QStackedWidget(this);
    m_begin = new DiceBegin(m_pages);
    m_pages->addWidget(m_begin);
    m_pages->addWidget(makePlay());
    layout->addWidget(m_pages);
    m_keyboard = std::make_unique<KeyboardOwner>(*this, *m_view, KeyboardOwner::Presses::TakeIt);
    connect(m_begin, &DiceBegin::begun, this, [this](const QStringList& names, const char* sheet) {
        m_desk.startGame(names, sheet);
        m_pages->setCurrentIndex(1);
        m_view->setFocus();
    });
    connect(m_begin, &DiceBegin::left, this, &DicePage::showGame);
    connect(&m_desk, &DiceDesk::changed, this, &DicePage::take);
    DiceDesk::Change all;
    all.game = true;
    take(all);
}

/// The sheet loses the keyboard for the last time when this is no page any more.
DicePage::~DicePage() {
    m_keyboard.reset();
    m_view->disconnect(this);
}

QWidget* DicePage::makeBar(QWidget* parent) {
    auto* bar = kit::ground(parent, "turnBar");
    auto* row = kit::row(bar, -1, {16, 8, 16, 8});
    m_head = kit::label({}, bar, {.name = "diceTurn"});
    QFont font = m_head->font();
    font.setPixelSize(25);
    font.setWeight(QFont::DemiBold);
    m_head->setFont(font);
    m_under = kit::dim({}, bar);
    auto* words = kit::column(nullptr, 0);
    kit::fill(*words, {m_head, m_under});
    row->addLayout(words, 1);
    m_fresh = kit::press(tr("New dice game"), bar, {.name = "diceFresh"}, this, &DicePage::prepare);
    m_fresh->setFocusPolicy(Qt::NoFocus);
    m_refereeOn =
        kit::press(tr("Referee   [F2]"), bar,
                   {.name = "diceReferee", .tip = tr("What happened and was noticed late, rulings, corrections")}, this,
                   &DicePage::turnReferee);
    m_refereeOn->setFocusPolicy(Qt::NoFocus);
    m_refereeOn->setCheckable(true);
    m_end = kit::press(tr("End turn   [E]"), bar, {.name = "diceEnd"}, this, &DicePage::endTurn);
    m_end->setFocusPolicy(Qt::NoFocus);
    m_end->setMinimumHeight(48);
    m_next = kit::press({}, bar, {.name = "diceNext", .kind = "next"}, this, &DicePage::next);
    m_next->setFocusPolicy(Qt::NoFocus);
    m_next->setMinimumWidth(210);
    kit::fill(*row, {m_fresh, m_refereeOn, m_end, m_next});
    return bar;
}

QWidget* DicePage::makePlay() {
    auto* page = new QWidget(this);
    auto* column = kit::column(page, 0);
    column->addWidget(makeBar(page));

    auto* middle = kit::row(nullptr, 0);
    m_players = new DicePlayers(page);
    connect(m_players, &DicePlayers::chosen, this, [this](engine::PlayerId player) {
        m_shown = player;
        refresh();
    });
    m_view = new SheetView(page);
    m_view->setAccessibleName(tr("Sheet"));
    connect(m_view, &SheetView::partChosen, this, &DicePage::choose);
    connect(m_view, &SheetView::partPointed, this, &DicePage::explainPart);
    connect(m_view, &SheetView::takenByEnterChanged, this, [this] { m_turn->hintEnter(m_view->takenByEnter()); });
    m_sides = new QStackedWidget(page);
    m_sides->setFixedWidth(400);
    m_turn = new DiceTurn(m_desk, m_sides);
    m_sides->addWidget(m_turn);
    connect(m_turn, &DiceTurn::changed, this, &DicePage::refresh);
    m_referee = new DiceReferee(m_desk, m_sides);
    m_sides->addWidget(m_referee);
    connect(m_referee, &DiceReferee::changed, this, &DicePage::refreshSheet);
    connect(m_referee, &DiceReferee::leaveRequested, this, [this] { turnReferee(false); });
    kit::fill(*middle, {m_players, {m_view, 1}, m_sides});
    column->addLayout(middle, 1);
    m_handOver = new HandOverPanel(m_desk.keeper(), page);
    m_handOver->hide();
    column->addWidget(m_handOver);
    auto* said = new QWidget(page);
    said->setMinimumHeight(48);
    m_said = kit::row(said, -1, {16, 4, 16, 4});
    column->addWidget(said);
    return page;
}

bool DicePage::isPlaying() const {
    return m_desk.hasGame() && m_pages->currentIndex() == 1;
}

void DicePage::take(const DiceDesk::Change& change) {
    m_turn->take(change);
    m_referee->take(change);
    if (change.isOfRecord()) {
        m_shown.reset();
    }
    if (change.isOfRecord()) {
        m_handOver->hide();
    }
    if (change.game) {
        showGame();
    }
    refresh();
}

void DicePage::refresh() {
    if (!m_desk.hasGame()) {
        m_pages->setCurrentIndex(0);
        return;
    }
    refreshBar();
    refreshSheet();
    m_players->show(m_desk.position(), m_shown.value_or(m_desk.position().turn.player));
    m_turn->refresh();
    m_turn->hintEnter(m_view->takenByEnter());
    const auto end = endOf(m_desk);
    end&& m_desk.said().text.isEmpty() ? say(end->text, end->clause)
                                       : say(m_desk.said().text, m_desk.said().clause, m_desk.said().ways);
}

void DicePage::refreshBar() {
    const dg::Position& position = m_desk.position();
    const engine::PlayerId player = position.turn.player;
    const auto* ended = std::get_if<dg::Ended>(&position.turn.phase);
    m_head->setText(ended == nullptr ? tr("%1’s turn").arg(playerName(position, player))
                    : ended->winner  ? tr("%1 has won with %n points", nullptr, dg::points(position, *ended->winner))
                                          .arg(playerName(position, *ended->winner))
                                    : tr("The game is over"));
    QStringList under{tr("Round %1").arg(position.turn.round)};
    if (const auto& points = position.sheet().winningPoints) {
        under.append(tr("first to %n points", nullptr, *points));
    }
    if (const auto& rounds = position.sheet().rounds) {
        under.append(tr("%n rounds", nullptr, *rounds));
    }
    m_under->setText(under.join(QStringLiteral(" · ")));
    const bool throws = m_turn->toThrow() > 0;
    const bool types = throws && m_turn->typesDice();
    m_fresh->setVisible(ended == nullptr);
    m_next->setText(ended != nullptr ? tr("New dice game")
                    : types          ? tr("Type the dice   [1–6]")
                    : throws         ? tr("Throw %n dice   [Space]", nullptr, m_turn->toThrow())
                                     : tr("End turn   [Space]"));
    const auto* throwing = std::get_if<dg::Throwing>(&position.turn.phase);
    m_end->setVisible(ended == nullptr && throws && throwing != nullptr && throwing->throws > 0);
}

/// While facts are entered every part of any sheet can be pressed, and what was pressed is shown.
void DicePage::refreshSheet() {
    if (!m_desk.hasGame()) {
        return;
    }
    const dg::Position& position = m_desk.position();
    const engine::PlayerId player = position.turn.player;
    const bool isOwn = !m_shown || *m_shown == player;
    if (!hasReferee()) {
        m_view->show(position, m_shown.value_or(player), isOwn ? openParts(position) : std::set<dg::SheetPart>{});
        return;
    }
    m_view->show(m_referee->preview().value_or(position), m_shown.value_or(player),
                 m_referee->takesParts() ? allParts(position.sheet()) : std::set<dg::SheetPart>{});
}

void DicePage::prepare() {
    QStringList players;
    for (const engine::PlayerId player : m_desk.position().seats()) {
        players.append(playerName(m_desk.position(), player));
    }
    m_begin->offer(players);
    m_pages->setCurrentIndex(0);
    m_begin->focusFirst();
}

void DicePage::next() {
    if (m_desk.position().isOver()) {
        prepare();
    } else if (m_turn->toThrow() == 0) {
        endTurn();
    } else if (m_turn->typesDice()) {
        say(tr("Real dice: type their faces, or press them. Shift+Space throws virtual dice."), std::nullopt);
    } else {
        m_turn->throwVirtual();
    }
}

void DicePage::endTurn() {
    m_desk.play(dg::EndTurn{m_desk.position().turn.player});
}

void DicePage::choose(const dg::SheetPart& part) {
    const dg::Position& position = m_desk.position();
    if (hasReferee()) {
        m_referee->takePart(m_shown.value_or(position.turn.player), part);
        return;
    }
    if (m_shown && *m_shown != position.turn.player) {
        return;
    }
    if (const auto* place = std::get_if<dg::PlaceId>(&part)) {
        m_desk.play(dg::Build{position.turn.player, {}, *place, {}});
        return;
    }
    const auto joker = std::get<dg::JokerId>(part);
    if (canUse(position, joker)) {
        m_turn->askForTurn(joker);
    } else {
        // The engine says why not.
        m_desk.play(dg::UseJoker{position.turn.player, joker, dg::Face::Gold, position.sheet()[joker].gives});
    }
}

/// What a part costs, or why it cannot be chosen, before it is.
void DicePage::explainPart(const std::optional<dg::SheetPart>& part) {
    if (!part || !m_desk.hasGame()) {
        say(m_desk.said().text, m_desk.said().clause, m_desk.said().ways);
        return;
    }
    const dg::Position& position = m_desk.position();
    const auto* place = std::get_if<dg::PlaceId>(&*part);
    if (place == nullptr) {
        say(nameOfPart(position, *part), engine::clause::WP_5);
        return;
    }
    const auto judged = dg::decide(position, dg::Build{position.turn.player, {}, *place, {}});
    if (judged) {
        say(tr("%1: can be built now").arg(nameOfPart(position, *part)), engine::clause::WP_1);
    } else {
        say(said(adjudicator::sentence(judged.error(), position, language())), judged.error().clause);
    }
}

void DicePage::showGame() {
    if (m_desk.hasGame()) {
        m_pages->setCurrentIndex(1);
        m_view->setFocus();
    }
}

void DicePage::enter() {
    // The settings may offer other dice now.
    refresh();
    Page::enter();
}

bool DicePage::undo() {
    m_desk.takeBack();
    return true;
}

bool DicePage::redo() {
    m_desk.restore();
    return true;
}

bool DicePage::enterHappened() {
    turnReferee(!hasReferee());
    return true;
}

bool DicePage::handOver(const std::optional<adjudicator::Release>& release) {
    if (m_desk.hasGame()) {
        showGame();
        m_handOver->show(release);
    }
    return true;
}

bool DicePage::hasReferee() const {
    return m_sides->currentIndex() == 1;
}

void DicePage::turnReferee(bool on) {
    if (on && !isPlaying()) {
        m_refereeOn->setChecked(false);
        return;
    }
    m_refereeOn->setChecked(on);
    m_sides->setCurrentIndex(on ? 1 : 0);
    m_view->setFocus();
    refresh();
}

void DicePage::say(const QString& text, std::optional<engine::ClauseId> clause,
                   const std::vector<Message::Button>& ways) {
    QWidget* line = m_said->parentWidget();
    kit::empty(*m_said);
    m_said->addWidget(kit::label(text, line, {.name = "diceSaid", .wraps = true}), 1);
    if (clause && !text.isEmpty()) {
        m_said->addWidget(new ClauseTag(*clause, line));
    }
    for (const Message::Button& way : ways) {
        m_said->addWidget(kit::pressLater(way.text, line, {.name = "diceWay", .kind = "small"}, this, way.press));
    }
}

bool DicePage::takeKey(int key, Qt::KeyboardModifiers modifiers) {
    if (!m_desk.hasGame()) {
        return false;
    }
    if (key == Qt::Key_Escape && m_handOver->isVisible()) {
        m_handOver->hide();
        m_view->setFocus();
        return true;
    }
    if (!isPlaying() || hasReferee()) {
        if (key == Qt::Key_Escape) {
            hasReferee() && isPlaying() ? turnReferee(false) : showGame();
        }
        return key == Qt::Key_Escape;
    }
    // A game that is over is left by a press of the button alone.
    const bool isOver = m_desk.position().isOver();
    if (key == Qt::Key_Space) {
        if (!isOver) {
            modifiers.testFlag(Qt::ShiftModifier) ? m_turn->throwVirtual() : next();
        }
        return true;
    }
    if (key == Qt::Key_E && !isOver) {
        endTurn();
        return true;
    }
    return m_turn->takeKey(key);
}

void DicePage::keyPressEvent(QKeyEvent* event) {
    if (takeKey(event->key(), event->modifiers())) {
        return;
    }
    // The sheet is walked from wherever the keyboard is on this page.
    if (isPlaying() && !hasReferee() && !m_view->hasFocus() && SheetView::walksBy(event->key())) {
        m_view->setFocus();
        QCoreApplication::sendEvent(m_view, event);
        return;
    }
    event->ignore();
}

/// The sheet is as high as the page: what a wide page has beside it goes to the columns.
void DicePage::resizeEvent(QResizeEvent* event) {
    constexpr int kWidePage = 1500;
    const bool wide = width() >= kWidePage;
    m_players->setFixedWidth(wide ? 310 : 220);
    m_sides->setFixedWidth(wide ? 540 : 400);
    Page::resizeEvent(event);
}

/// Before a game begins the names are what is typed.
void DicePage::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    if (m_pages->currentIndex() == 0) {
        m_begin->focusFirst();
    }
}

}  // namespace ui
