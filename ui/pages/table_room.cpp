// SPDX-License-Identifier: GPL-3.0-or-later
// Who has the room beside the board: one panel of the moment, the record, and what opens between them.
#include <QCoreApplication>
#include <QSplitter>
#include <QStackedWidget>

#include "ui/pages/table_page.h"
#include "ui/parts/clock_panel.h"
#include "ui/parts/combat_panel.h"
#include "ui/parts/head_card.h"
#include "ui/parts/keyboard_owner.h"
#include "ui/parts/record_panel.h"
#include "ui/parts/throw_panel.h"
#include "ui/parts/throw_table.h"
#include "ui/parts/watch_panel.h"

namespace ui {

namespace {

constexpr int kNarrowPage = 1500;
/// In a lower page a panel that comes takes the place of the record.
constexpr int kLow = 900;

}  // namespace

/// The panels that are not seen claim no height.
void TablePage::showPanel(int panel) {
    if (panel == m_shownPanel) {
        return;
    }
    for (int i = 0; i < m_panels->count(); ++i) {
        QSizePolicy policy = m_panels->widget(i)->sizePolicy();
        policy.setVerticalPolicy(i == panel ? QSizePolicy::Preferred : QSizePolicy::Ignored);
        m_panels->widget(i)->setSizePolicy(policy);
    }
    // A stack would hand it to the first field of the panel that comes.
    m_keyboard->takeFrom(*m_panels);
    m_panels->setCurrentIndex(panel);
}

void TablePage::setColumns() {
    // What the panels need now, not what those needed that they took the place of.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    const bool narrow = width() < kNarrowPage;
    const int panel = m_panels->currentIndex();
    const bool guided = panel >= kFirstGuide;
    const bool wide = panel == kCombat || panel == kNuke;
    const int left = wide && narrow ? 136 : narrow ? 216 : 304;
    // What the panel needs is the board's to give, not the players'.
    const int right = qMax(wide     ? (narrow ? 470 : 620)
                           : guided ? (narrow ? 400 : 480)
                                    : (narrow ? 320 : 400),
                           m_rightSplit->minimumSizeHint().width());
    m_split->setSizes({left, width() - left - right, right});
    const int total = m_rightSplit->height();
    const int top = isBrief() ? total - m_record->maximumHeight()
                    : wide    ? total * (height() < kLow ? 76 : 70) / 100
                    : guided  ? total * 7 / 10
                              : qMin(total * 3 / 5, m_throw->heightAt(right) + 10);
    m_rightSplit->setSizes({top, total - top});
}

void TablePage::resizeEvent(QResizeEvent*) {
    makeRoom();
    setColumns();
}

void TablePage::makeRoom() {
    const bool open = !m_headCard->isHidden() || !m_throws->isHidden() ||
                      (m_clocks != nullptr && !m_clocks->isHidden()) ||
                      (m_proposals != nullptr && !m_proposals->isHidden());
    const bool guided = m_panels->currentIndex() >= kFirstGuide;
    m_record->setVisible((!open && !guided) || height() >= kLow || isLookingBack());
    m_record->setBrief(isBrief());
}

/// On a low screen a combat lists its rounds where the record has its entries; taking back stays.
bool TablePage::isBrief() const {
    return m_panels->currentIndex() == kCombat && height() < kLow && !isLookingBack();
}

bool TablePage::closeInline() {
    const bool open =
        m_headCard->isVisible() || m_throws->isVisible() || (m_clocks != nullptr && m_clocks->isVisible());
    m_headCard->hide();
    m_throws->hide();
    if (m_clocks != nullptr) {
        m_clocks->hide();
    }
    return open;
}

}  // namespace ui
