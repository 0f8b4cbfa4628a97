// SPDX-License-Identifier: GPL-3.0-or-later
// The table page while one looks back through the record.
#include <QKeyEvent>
#include <QShortcut>

#include "adjudicator/public/warnings.h"
#include "ui/acting/act_bar.h"
#include "ui/board/board_view.h"
#include "ui/desk/board_markers.h"
#include "ui/desk/strip_message.h"
#include "ui/dice/dice_sign.h"
#include "ui/new_game/brush_bar.h"
#include "ui/pages/table_page.h"
#include "ui/record/record_panel.h"
#include "ui/table/event_band.h"
#include "ui/table/message_strip.h"
#include "ui/table/players_panel.h"
#include "ui/table/turn_bar.h"

namespace ui {

bool TablePage::isLookingBack() const {
    return m_desk.hasGame() && m_desk.past().entry().has_value();
}

void TablePage::makeStepKeys() {
    using Step = TablePast::Step;
    const auto key = [this](int code, auto press) {
        auto* shortcut = new QShortcut(QKeySequence(Qt::ALT | code), this);
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

/// Everything that shows the table shows it as it stood then; what takes acts rests.
void TablePage::refreshPast() {
    const engine::Position& position = m_desk.past().shownPosition();
    m_turn->show(position, {}, false);
    m_events->show(position, adjudicator::warningsOf(position), {});
    m_players->show(position);
    m_brushes->hide();
    m_board->setPicture(pictureOf(position));
    m_board->setMarkers(markersOf(m_desk), Wanted::Any);
    m_strip->show(messageOf(m_desk));
    m_acts->show(*m_desk.gameId(), position, {}, std::nullopt);
    m_sign->hide();
}

/// The way through time, and how the board is looked at. Every other key is taken and answered: nothing is done here.
bool TablePage::takePastKey(const QKeyEvent& event) {
    using Step = TablePast::Step;
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
            return closeInline() || m_desk.cancel();
        case Qt::Key_Plus:
        case Qt::Key_Minus:
        case Qt::Key_0:
        case Qt::Key_BracketLeft:
        case Qt::Key_BracketRight:
            return m_board->takeKey(event.key(), event.modifiers());
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

bool TablePage::focusSearch() {
    // A guided panel may have taken its place.
    m_record->show();
    m_record->focusSearch();
    return true;
}

}  // namespace ui
