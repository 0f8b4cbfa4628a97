// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/rules_asked.h"

#include <QCoreApplication>
#include <QWidget>

namespace ui {

QEvent::Type RulesAsked::kind() {
    static const int kKind = QEvent::registerEventType();
    return static_cast<Type>(kKind);
}

void askForRules(engine::CatalogueEntry entry, const QWidget& from) {
    RulesAsked asked(entry);
    QCoreApplication::sendEvent(from.window(), &asked);
}

}  // namespace ui
