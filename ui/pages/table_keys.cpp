// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/table_keys.h"

#include <QKeyEvent>
#include <QShortcut>
#include <algorithm>
#include <utility>

#include "adjudicator/desk/hand_ledger.h"
#include "ui/acting/guide_panel.h"
#include "ui/board/board_view.h"
#include "ui/desk/board_markers.h"
#include "ui/desk/table_desk.h"
#include "ui/pages/moment_panels.h"
#include "ui/pages/place_field.h"
#include "ui/pages/table_side.h"
#include "ui/record/record_panel.h"

namespace ui {

using Step = TablePast::Step;

TableKeys::TableKeys(TableDesk& desk, QWidget& page, BoardView& board, PlaceField& place, TableSide& side)
    : m_desk(desk), m_board(board), m_place(place), m_side(side) {
    addStepKeys(page);
}

void TableKeys::addStepKeys(QWidget& page) {
    const auto key = [&](int code, auto press) {
        auto* shortcut = new QShortcut(QKeySequence(Qt::ALT | code), &page);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, press);
    };
    key(Qt::Key_Left, [this] { m_desk.past().step(Step::Previous); });
    key(Qt::Key_Right, [this] { m_desk.past().step(Step::Next); });
    key(Qt::Key_PageUp, [this] { m_desk.past().step(Step::PreviousTurn); });
    key(Qt::Key_PageDown, [this] { m_desk.past().step(Step::NextTurn); });
    key(Qt::Key_Home, [this] { m_desk.past().step(Step::First); });
    key(Qt::Key_End, [this] { m_desk.past().backToNow(); });
}

bool TableKeys::take(const QKeyEvent& event) {
    const Qt::KeyboardModifiers held = event.modifiers();
    if (!m_desk.hasGame() || held.testFlag(Qt::ControlModifier) || held.testFlag(Qt::AltModifier)) {
        return false;
    }
    const int key = event.key();
    if (m_side.record().takeKey(key)) {
        return true;
    }
    if (m_desk.past().entry()) {
        return takePast(event);
    }
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    GuidePanel* const guide = m_side.panels().guide();
    // What is half said in a panel comes before what a phone proposes.
    const bool isHalfSaid = guide != nullptr && guide->isHalfSaid();
    if (key == Qt::Key_Escape) {
        return m_side.closeInline() || m_side.takeDiceProposalKey(key) || leaveOff() || m_side.closeHand() ||
               (!isHalfSaid && m_desk.asks().refuse()) || m_side.takeProposalKey(key);
    }
    if (key == Qt::Key_Space) {
        takeSpace(held.testFlag(Qt::ShiftModifier));
        return true;
    }
    if (isEnter && m_desk.dice().asksForWord()) {
        m_side.throwWithWord();
        return true;
    }
    if (key == Qt::Key_Slash) {
        m_place.ask();
        return true;
    }
    if (key == Qt::Key_Backspace && !m_desk.saying().codeBegun().isEmpty()) {
        m_desk.saying().beginCode({});
        return true;
    }
    if (key == Qt::Key_Backspace && !m_desk.dice().typed().empty()) {
        m_desk.dice().untype();
        return true;
    }
    if (key >= Qt::Key_0 && key <= Qt::Key_9 && takeDigit(key - Qt::Key_0)) {
        return true;
    }
    if (m_side.takeDiceProposalKey(key)) {
        return true;
    }
    if (guide != nullptr && guide->takeKey(key, held & ~Qt::KeypadModifier)) {
        return true;
    }
    if (isEnter && !isHalfSaid && !m_board.cursorPlace() && m_desk.asks().accept()) {
        return true;
    }
    if (key >= Qt::Key_A && key <= Qt::Key_Z && held == Qt::NoModifier && takeLetter(key)) {
        return true;
    }
    if (isEnter && m_desk.saying().preview()) {
        m_desk.saying().confirm();
        return true;
    }
    if (!m_board.cursorPlace() && m_side.takeProposalKey(key)) {
        return true;
    }
    if (m_board.takeKey(key, held)) {
        return true;
    }
    if (isEnter) {
        m_desk.saying().confirm();
        return true;
    }
    if (key == Qt::Key_Delete && m_board.cursorPlace()) {
        Brush eraser;
        eraser.kind = Brush::Kind::Erase;
        m_desk.saying().correct(eraser, *m_board.cursorPlace(), {});
        return true;
    }
    if (key == Qt::Key_J && m_side.panels().turnCharts()) {
        return true;
    }
    if (key == Qt::Key_Y) {
        const auto open = m_side.panels().openedHand();
        const bool shows =
            open && held.testFlag(Qt::ShiftModifier) && !adjudicator::isKnown(m_desk.position().hands[*open]);
        shows ? m_side.panels().enterHand(*open, true) : m_side.panels().openNextHand();
        return true;
    }
    return takeAct(key, held.testFlag(Qt::ShiftModifier));
}

/// While an act is being said in its panel, Space must not end the phase under it.
void TableKeys::takeSpace(bool isVirtual) {
    const Guide guide = m_desk.saying().guide();
    GuidePanel* panel = m_side.panels().guide();
    if (m_desk.dice().asksForWord()) {
        m_side.throwWithWord();
    } else if (panel != nullptr && panel->mainStep() && panel->mainStep()->bySpace) {
        panel->takeMainStep();
    } else if (guide == Guide::None || guide == Guide::Discards || m_desk.table().declared() ||
               !m_desk.dice().sides().empty()) {
        isVirtual ? m_desk.dice().throwVirtual() : m_desk.nextStep().take();
    }
}

/// A panel that was opened meanwhile numbers its answers: digits are no faces there, though dice are due.
bool TableKeys::digitsAnswer() const {
    const Saying& saying = m_desk.saying();
    return saying.correcting() ||
           (saying.guide() != Guide::None && saying.act() && *saying.act() != Act::Due && *saying.act() != Act::Found);
}

bool TableKeys::takeDigit(int digit) {
    const auto due = m_desk.dice().sides();
    const std::size_t typed = m_desk.dice().typed().size();
    if (digitsAnswer() || typed >= due.size()) {
        return false;
    }
    constexpr int kOneDigit = 10;
    if (due[typed] <= kOneDigit) {
        m_pendingDigit = -1;
        m_desk.dice().type(digit == 0 ? kOneDigit : digit);
    } else if (m_pendingDigit < 0) {
        // Two digits: 0 7, 1 2.
        m_pendingDigit = digit;
    } else {
        m_desk.dice().type(std::exchange(m_pendingDigit, -1) * kOneDigit + digit);
    }
    return true;
}

/// While places are lettered the letters take places; of a code of two the first one waits for the second.
bool TableKeys::takeLetter(int key) {
    const std::vector<Markers::Legal> legal = markersOf(m_desk).legal;
    const auto begins = [&](const QString& code) {
        return std::ranges::any_of(legal, [&](const Markers::Legal& its) { return its.letter.startsWith(code); });
    };
    const QString begun = m_desk.saying().codeBegun();
    QString code = begins(begun) ? begun : QString();
    code += QLatin1Char(static_cast<char>('a' + (key - Qt::Key_A)));
    const auto found = std::ranges::find(legal, code, &Markers::Legal::letter);
    if (found != legal.end()) {
        m_desk.saying().takePlace(found->at);
        return true;
    }
    if (begins(code)) {
        m_desk.saying().beginCode(code);
        return true;
    }
    if (!begun.isEmpty()) {
        m_desk.saying().beginCode({});
    }
    // A second letter that fits nothing is no act.
    return code.size() > 1;
}

bool TableKeys::takeAct(int key, bool shift) {
    // An ally is named when the attack is said.
    const int meant = key == Qt::Key_L ? Qt::Key_F : key;
    const ActInfo* its = nullptr;
    for (const ActInfo& info : allActs()) {
        if (info.key != meant || info.shift != shift) {
            continue;
        }
        if (info.belongs(m_desk.position())) {
            m_desk.saying().choose(info.act);
            return true;
        }
        its = info.inBar || its == nullptr ? &info : its;
    }
    // The desk says why not.
    if (its != nullptr) {
        m_desk.saying().choose(its->act);
    }
    return its != nullptr;
}

/// What was half said is gone, whether the act itself is left or is due.
bool TableKeys::leaveOff() {
    m_pendingDigit = -1;
    if (!m_desk.saying().codeBegun().isEmpty()) {
        m_desk.saying().beginCode({});
        return true;
    }
    const bool stepped = m_desk.cancel();
    if (GuidePanel* guide = m_side.panels().guide()) {
        guide->startOver();
    }
    return stepped;
}

/// The way through time, and how the board is looked at. Every other key is taken and answered: nothing is done here.
bool TableKeys::takePast(const QKeyEvent& event) {
    switch (event.key()) {
        case Qt::Key_Left:
            m_desk.past().step(Step::Previous);
            return true;
        case Qt::Key_Right:
            m_desk.past().step(Step::Next);
            return true;
        case Qt::Key_PageUp:
            m_desk.past().step(Step::PreviousTurn);
            return true;
        case Qt::Key_PageDown:
            m_desk.past().step(Step::NextTurn);
            return true;
        case Qt::Key_Home:
            m_desk.past().step(Step::First);
            return true;
        case Qt::Key_End:
            m_desk.past().step(Step::Last);
            return true;
        case Qt::Key_Escape:
            return m_side.closeInline() || m_desk.cancel();
        case Qt::Key_Plus:
        case Qt::Key_Minus:
        case Qt::Key_0:
        case Qt::Key_BracketLeft:
        case Qt::Key_BracketRight:
            return m_board.takeKey(event.key(), event.modifiers());
        case Qt::Key_Space:
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Delete:
        case Qt::Key_Slash:
            break;
        default:
            if ((event.key() < Qt::Key_0 || event.key() > Qt::Key_9) &&
                (event.key() < Qt::Key_A || event.key() > Qt::Key_Z)) {
                return false;
            }
    }
    // The desk says why not.
    m_desk.nextStep().take();
    return true;
}

}  // namespace ui
