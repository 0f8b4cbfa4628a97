// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QEvent>

#include "engine/clauses/search.h"

class QWidget;

namespace ui {

/// Sent to a window: somebody pressed a clause or ruling in one of its parts and wants to read it.
class RulesAsked : public QEvent {
public:
    explicit RulesAsked(engine::CatalogueEntry entry) : QEvent(kind()), m_entry(entry) {}
    [[nodiscard]] static Type kind();
    [[nodiscard]] engine::CatalogueEntry entry() const { return m_entry; }

private:
    engine::CatalogueEntry m_entry;
};

/// Asks the window that a widget stands in to show a clause or ruling.
void askForRules(engine::CatalogueEntry entry, const QWidget& from);

}  // namespace ui
