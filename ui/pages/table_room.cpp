// SPDX-License-Identifier: GPL-3.0-or-later
// Who has the room beside the board: one panel of the moment, the record, and what opens between them.
#include <QCoreApplication>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/camera_dock/watch_panel.h"
#include "ui/combat/combat_panel.h"
#include "ui/dice/throw_panel.h"
#include "ui/dice/throw_table.h"
#include "ui/kit/keyboard_owner.h"
#include "ui/pages/table_page.h"
#include "ui/record/head_card.h"
#include "ui/record/record_panel.h"
#include "ui/table/clock_panel.h"

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

/// The docks are as wide, and a panel as high, as the page's size alone wants it: nothing that comes or goes moves what
/// is beside it.
void TablePage::setColumns() {
    // What the panels need now, not what those needed that they took the place of.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    const bool narrow = width() < kNarrowPage;
    const int left = narrow ? 216 : 304;
    const int right = narrow ? 480 : 560;
    m_split->setSizes({width() - right, right});
    m_leftSplit->setSizes({left, width() - right - left});
    setRows();
}

int TablePage::heightOf(int panel) const {
    const int total = m_rightSplit->height();
    const bool low = height() < kLow;
    if (isBrief()) {
        return total - m_record->maximumHeight();
    }
    if (panel >= kFirstGuide) {
        return low ? total : total * 7 / 10;
    }
    if (panel == kThrow) {
        constexpr int kLeast = 310;
        return qMax(kLeast, total * 45 / 100);
    }
    return total * (low ? 76 : 70) / 100;
}

void TablePage::resizeEvent(QResizeEvent*) {
    makeRoom();
    setColumns();
}

void TablePage::setRows() {
    const int total = m_rightSplit->height();
    const int top = qMin(total - openBelow(), heightOf(m_panels->currentIndex()));
    m_rightSplit->setSizes({top, total - top});
}

bool TablePage::hasOpenBelow() const {
    return m_headCard->isOpen() || !m_throws->isHidden() || (m_clocks != nullptr && !m_clocks->isHidden()) ||
           (m_proposals != nullptr && !m_proposals->isHidden());
}

/// What somebody opened has its whole height, with the record where that is seen too.
int TablePage::openBelow() const {
    if (!hasOpenBelow()) {
        return 0;
    }
    return m_below->hasHeightForWidth() ? m_below->minimumHeightForWidth(m_below->parentWidget()->width())
                                        : m_below->minimumSize().height();
}

void TablePage::makeRoom() {
    const bool guided = m_panels->currentIndex() >= kFirstGuide;
    const bool isCrowded = hasOpenBelow() && (height() < kLow || m_panels->currentIndex() == kCombat);
    m_record->setVisible((!isCrowded && (!guided || height() >= kLow)) || isLookingBack());
    m_record->setBrief(isBrief());
    // What closes gives its room back when the layouts know of it.
    QMetaObject::invokeMethod(this, &TablePage::setRows, Qt::QueuedConnection);
}

/// On a low screen a combat lists its rounds where the record has its entries; taking back stays.
bool TablePage::isBrief() const {
    return m_panels->currentIndex() == kCombat && height() < kLow && !isLookingBack();
}

/// What nobody outside has seen the desk could rewrite: so the head goes out by itself after each combat and at a seal.
void TablePage::handOutHead(bool fighting) {
    const adjudicator::Line& line = m_desk.table().line();
    const Seen now{line.game(), line.head().seq, line.lastStep().value_or(adjudicator::ActPlace{}).entry, fighting};
    const bool known = m_seen && m_seen->game == now.game;
    const Seen before = known ? *m_seen : now;
    m_seen = now;
    if (now.act != before.act || !known) {
        m_headCard->hide();
    }
    // A combat that is taken back is no end of one.
    const bool ended = before.fighting && !fighting && now.act > before.act;
    const auto& log = line.log();
    const bool sealed = std::any_of(
        log.begin() + static_cast<std::ptrdiff_t>(before.head) + 1, log.end(),
        [](const adjudicator::LogLine& each) { return std::holds_alternative<adjudicator::Sealed>(each.entry.body); });
    if ((ended || sealed) && !(fighting && isBrief())) {
        m_headCard->showFolded(line.game(), line.head());
    } else if (m_throws->isVisible() && now.head != before.head) {
        m_throws->show(line);
    }
}

void TablePage::showHead() {
    if (m_desk.hasGame()) {
        (void)closeInline();
        m_headCard->show(m_desk.table().line().game(), m_desk.table().line().head());
    }
}

void TablePage::showThrows() {
    if (m_throws->isVisible()) {
        m_throws->hide();
    } else if (m_desk.hasGame()) {
        (void)closeInline();
        m_throws->show(m_desk.table().line());
    }
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
