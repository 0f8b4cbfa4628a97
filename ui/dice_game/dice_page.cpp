// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice_game/dice_page.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QStackedWidget>
#include <algorithm>

#include "adjudicator/text/dice_game_text.h"
#include "adjudicator/text/words.h"
#include "engine/dice_game/decide.h"
#include "ui/dice_game/dice_referee.h"
#include "ui/dice_game/sheet_acts.h"
#include "ui/dice_game/sheet_view.h"
#include "ui/kit/keyboard_owner.h"
#include "ui/kit/kit.h"
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
    m_pages->addWidget(makeBegin());
    m_pages->addWidget(makePlay());
    layout->addWidget(m_pages);
    m_keyboard = std::make_unique<KeyboardOwner>(*this, *m_view, KeyboardOwner::Presses::TakeIt);
    connect(&m_desk, &DiceDesk::changed, this, &DicePage::refresh);
    refresh();
}

/// The sheet loses the keyboard for the last time when this is no page any more.
DicePage::~DicePage() {
    m_keyboard.reset();
    m_view->disconnect(this);
}

void DicePage::emptyLayout(QLayout& layout) {
    while (QLayoutItem* item = layout.takeAt(0)) {
        if (QWidget* widget = item->widget()) {
            // One of them may be what was pressed.
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
}

std::vector<dg::Face> DicePage::dice() const {
    std::vector<dg::Face> lying;
    const dg::Faces faces = m_desk.position().faces();
    for (const dg::Face face : dg::kFaces) {
        lying.insert(lying.end(), static_cast<std::size_t>(faces[face]), face);
    }
    return lying;
}

dg::Faces DicePage::kept() const {
    dg::Faces faces;
    const auto lying = dice();
    for (const int index : m_keep) {
        if (index < static_cast<int>(lying.size())) {
            ++faces[lying[static_cast<std::size_t>(index)]];
        }
    }
    return faces;
}

bool DicePage::canThrow() const {
    const auto* throwing = std::get_if<dg::Throwing>(&m_desk.position().turn.phase);
    return throwing != nullptr && throwing->throws < dg::kMostThrows;
}

int DicePage::diceToThrow() const {
    return canThrow() ? m_desk.position().turn.dice - static_cast<int>(m_keep.size()) : 0;
}

void DicePage::begin() {
    QStringList names;
    for (const QLineEdit* name : m_names) {
        if (!name->text().simplified().isEmpty()) {
            names.append(name->text().simplified());
        }
    }
    while (names.size() < static_cast<qsizetype>(dg::kLeastPlayers)) {
        names.append(tr("Player %1").arg(names.size() + 1));
    }
    m_desk.startGame(names, m_sheet->currentData().toString() == QLatin1String("plus") ? "plus" : "original");
    m_pages->setCurrentIndex(1);
    m_view->setFocus();
}

void DicePage::prepare() {
    const auto isEmpty = [](const QLineEdit* name) { return name->text().simplified().isEmpty(); };
    const auto& players = m_desk.position().table->players;
    if (std::ranges::all_of(m_names, isEmpty)) {
        for (std::size_t seat = 0; seat < players.size() && seat < m_names.size(); ++seat) {
            m_names[seat]->setText(said(adjudicator::displayName(players[seat], language())));
        }
    }
    m_back->show();
    m_pages->setCurrentIndex(0);
    m_names.front()->setFocus();
}

void DicePage::next() {
    const engine::PlayerId by = m_desk.position().turn.player;
    if (m_desk.position().isOver()) {
        prepare();
    } else if (canThrow() && diceToThrow() > 0) {
        if (!m_real->isChecked()) {
            m_desk.play(dg::Throw{by, kept(), {}, {}});
        }
    } else {
        m_desk.play(dg::EndTurn{by});
    }
}

void DicePage::keepDie(int index) {
    if (!canThrow() || index >= static_cast<int>(dice().size())) {
        return;
    }
    if (!m_keep.erase(index)) {
        m_keep.insert(index);
    }
    m_typed.clear();
    refresh();
}

void DicePage::typeFace(int value) {
    m_typed.push_back({dg::kDieSides, value});
    if (static_cast<int>(m_typed.size()) >= diceToThrow()) {
        engine::Dice thrown;
        thrown.dice = std::exchange(m_typed, {});
        m_desk.play(dg::Throw{m_desk.position().turn.player, kept(), thrown, {}});
        return;
    }
    refresh();
}

void DicePage::choose(const dg::SheetPart& part) {
    const dg::Position& position = m_desk.position();
    if (hasReferee()) {
        m_referee->take(m_shown.value_or(position.turn.player), part);
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
        m_joker = joker;
        refresh();
    } else {
        // The engine says why not.
        m_desk.play(dg::UseJoker{position.turn.player, joker, dg::Face::Gold, position.sheet()[joker].gives});
    }
}

/// What a part costs, or why it cannot be chosen, before it is.
void DicePage::explainPart(const std::optional<dg::SheetPart>& part) {
    if (!part || !m_desk.hasGame()) {
        say(m_desk.said().text, m_desk.said().clause);
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

bool DicePage::hasReferee() const {
    return m_sides->currentIndex() == 1;
}

void DicePage::turnReferee(bool on) {
    if (on && (!m_desk.hasGame() || m_pages->currentIndex() != 1)) {
        m_refereeOn->setChecked(false);
        return;
    }
    m_refereeOn->setChecked(on);
    m_sides->setCurrentIndex(on ? 1 : 0);
    if (on) {
        m_referee->refresh();
    }
    m_view->setFocus();
    refresh();
}

void DicePage::say(const QString& text, std::optional<engine::ClauseId> clause) {
    emptyLayout(*m_saidLayout);
    m_saidLayout->addWidget(kit::label(text, m_said, {.name = "diceSaid", .wraps = true}), 1);
    if (clause && !text.isEmpty()) {
        m_saidLayout->addWidget(new ClauseTag(*clause, m_said));
    }
}

bool DicePage::takeKey(int key) {
    if (!m_desk.hasGame()) {
        return false;
    }
    if (m_pages->currentIndex() != 1) {
        if (key == Qt::Key_Escape) {
            showGame();
        }
        return key == Qt::Key_Escape;
    }
    if (hasReferee()) {
        if (key == Qt::Key_Escape) {
            turnReferee(false);
        }
        return key == Qt::Key_Escape;
    }
    if (key == Qt::Key_Space) {
        // A game that is over is left by a press of the button alone.
        if (m_next->isEnabled() && !m_desk.position().isOver()) {
            next();
        }
        return true;
    }
    if (key == Qt::Key_E && !m_desk.position().isOver()) {
        m_desk.play(dg::EndTurn{m_desk.position().turn.player});
        return true;
    }
    if (key == Qt::Key_D && canThrow()) {
        m_real->toggle();
        return true;
    }
    if (key == Qt::Key_Backspace && !m_typed.empty()) {
        m_typed.pop_back();
        refresh();
        return true;
    }
    if (key == Qt::Key_Escape && m_joker) {
        m_joker.reset();
        refresh();
        return true;
    }
    if (key >= Qt::Key_1 && key <= Qt::Key_6) {
        m_real->isChecked() && diceToThrow() > 0 ? typeFace(key - Qt::Key_0) : keepDie(key - Qt::Key_1);
        return true;
    }
    return false;
}

void DicePage::keyPressEvent(QKeyEvent* event) {
    if (takeKey(event->key())) {
        return;
    }
    // The sheet is walked from wherever the keyboard is on this page.
    const bool isShown = m_desk.hasGame() && m_pages->currentIndex() == 1 && !hasReferee();
    if (isShown && !m_view->hasFocus() && SheetView::walksBy(event->key())) {
        m_view->setFocus();
        QCoreApplication::sendEvent(m_view, event);
        return;
    }
    QWidget::keyPressEvent(event);
}

/// Before a game begins the names are what is typed.
void DicePage::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    if (m_pages->currentIndex() == 0) {
        m_names.front()->setFocus();
    }
}

}  // namespace ui
