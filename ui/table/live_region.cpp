// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/live_region.h"

#include <QAccessible>

#include "adjudicator/public/heard.h"
#include "ui/text/language.h"
#include "ui/text/sentences.h"

namespace ui {

LiveRegion::LiveRegion(TableDesk& desk, QWidget* parent) : QLabel(parent), m_desk(desk) {
    setObjectName(QStringLiteral("live"));
    setFixedSize(1, 1);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    connect(&m_desk, &TableDesk::changed, this, &LiveRegion::tell);
}

void LiveRegion::tell(const TableDesk::Change& change) {
    if (change.game || change.events.empty() || !m_desk.hasGame()) {
        return;
    }
    const QString words = said(adjudicator::heard(change.events, *m_desk.position().table, language()));
    if (!words.isEmpty()) {
        // The new name is what the bus carries; the same words twice are said twice.
        setAccessibleName({});
        setAccessibleName(words);
        QAccessibleEvent event(this, QAccessible::Alert);
        QAccessible::updateAccessibility(&event);
    }
}

}  // namespace ui
