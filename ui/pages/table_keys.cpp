// SPDX-License-Identifier: GPL-3.0-or-later
// What keys mean at the table.
#include <QKeyEvent>
#include <variant>

#include "ui/acting/guide_panel.h"
#include "ui/board/board_view.h"
#include "ui/camera_dock/dice_proposal.h"
#include "ui/camera_dock/watch_panel.h"
#include "ui/combat/combat_panel.h"
#include "ui/desk/board_markers.h"
#include "ui/pages/table_page.h"
#include "ui/record/record_panel.h"

namespace ui {

bool TablePage::takeProposalKey(int key) {
    return m_proposals != nullptr && m_desk.saying().guide() == Guide::None && m_proposals->takeKey(key);
}

bool TablePage::takeDiceProposalKey(int key) {
    return m_diceProposal != nullptr && m_diceProposal->takeKey(key);
}

bool TablePage::takeDieKey(int digit) {
    const auto due = m_desk.dice().sides();
    if (due.empty() || m_desk.dice().typed().size() >= due.size()) {
        return false;
    }
    const int sides = due[m_desk.dice().typed().size()];
    if (sides > 10) {
        // Two digits: 0 7, 1 2.
        if (m_pendingDigit < 0) {
            m_pendingDigit = digit;
        } else {
            const int value = m_pendingDigit * 10 + digit;
            m_pendingDigit = -1;
            m_desk.dice().type(value);
        }
        return true;
    }
    m_pendingDigit = -1;
    m_desk.dice().type(digit == 0 ? 10 : digit);
    return true;
}

/// While an act is being said in its panel, Space must not end the phase under it.
bool TablePage::spaceGoesOn() const {
    const Guide guide = m_desk.saying().guide();
    return guide == Guide::None || guide == Guide::Discards || m_desk.table().declared() ||
           !m_desk.dice().sides().empty();
}

/// A panel that was opened meanwhile numbers its answers: digits are no faces there, though dice are due.
bool TablePage::digitsAnswer() const {
    return m_desk.saying().correcting() || (m_desk.saying().guide() != Guide::None && m_desk.saying().act() &&
                                            *m_desk.saying().act() != Act::Due && *m_desk.saying().act() != Act::Found);
}

/// What was half said is gone, whether the act itself is left or is due.
bool TablePage::leaveOff() {
    m_pendingDigit = -1;
    const bool stepped = m_desk.cancel();
    if (GuidePanel* guide = guidePanel()) {
        guide->startOver();
    }
    return stepped;
}

bool TablePage::takeActKey(int key, bool shift) {
    for (const ActInfo& info : allActs()) {
        if (info.key == key && info.shift == shift && info.belongs(m_desk.position())) {
            m_desk.saying().choose(info.act);
            return true;
        }
    }
    return false;
}

bool TablePage::takeKey(const QKeyEvent& event) {
    if (!m_desk.hasGame() || event.modifiers().testFlag(Qt::ControlModifier) ||
        event.modifiers().testFlag(Qt::AltModifier)) {
        return false;
    }
    const int key = event.key();
    if (m_record->takeKey(key)) {
        return true;
    }
    if (isLookingBack()) {
        return takePastKey(event);
    }
    if (key == Qt::Key_Escape) {
        return closeInline() || takeDiceProposalKey(key) || leaveOff() || takeProposalKey(key);
    }
    if (key == Qt::Key_Space) {
        if (m_desk.dice().asksForWord()) {
            throwWithWord();
        } else if (spaceGoesOn()) {
            event.modifiers().testFlag(Qt::ShiftModifier) ? m_desk.dice().throwVirtual() : m_desk.nextStep().take();
        }
        return true;
    }
    if ((key == Qt::Key_Return || key == Qt::Key_Enter) && m_desk.dice().asksForWord()) {
        throwWithWord();
        return true;
    }
    if (key == Qt::Key_Slash) {
        typePlace();
        return true;
    }
    if (key == Qt::Key_Backspace && !m_desk.dice().typed().empty()) {
        m_desk.dice().untype();
        return true;
    }
    if (key >= Qt::Key_0 && key <= Qt::Key_9 && !digitsAnswer() && takeDieKey(key - Qt::Key_0)) {
        return true;
    }
    if (takeDiceProposalKey(key)) {
        return true;
    }
    if (GuidePanel* guide = guidePanel();
        guide != nullptr && guide->takeKey(key, event.modifiers() & ~Qt::KeypadModifier)) {
        return true;
    }
    if (key >= Qt::Key_A && key <= Qt::Key_Z && event.modifiers() == Qt::NoModifier) {
        // While places are lettered the letters take places.
        const Markers markers = markersOf(m_desk);
        const QChar letter(QLatin1Char(static_cast<char>('a' + (key - Qt::Key_A))));
        for (const Markers::Legal& legal : markers.legal) {
            if (!legal.letter.isEmpty() && legal.letter.front() == letter) {
                m_desk.saying().takePlace(legal.at);
                return true;
            }
        }
    }
    if ((key == Qt::Key_Return || key == Qt::Key_Enter) && m_desk.saying().preview()) {
        m_desk.saying().confirm();
        return true;
    }
    if (!m_board->cursorPlace() && takeProposalKey(key)) {
        return true;
    }
    if (m_board->takeKey(key, event.modifiers())) {
        return true;
    }
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        m_desk.saying().confirm();
        return true;
    }
    if (key == Qt::Key_Delete && m_board->cursorPlace()) {
        Brush eraser;
        eraser.kind = Brush::Kind::Erase;
        m_desk.saying().correct(eraser, *m_board->cursorPlace(), {});
        return true;
    }
    if (key == Qt::Key_J && m_combat->isVisible()) {
        m_combat->turnCharts();
        return true;
    }
    return takeActKey(key, event.modifiers().testFlag(Qt::ShiftModifier));
}

}  // namespace ui
