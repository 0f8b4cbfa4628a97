// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/nearest_clause.h"

#include <QApplication>

#include "ui/rules/clause_tag.h"

namespace ui {

namespace {

/// In reading order, of those that can be seen.
ClauseTag* firstTag(const QWidget& part) {
    ClauseTag* first = nullptr;
    QPoint at;
    for (ClauseTag* tag : part.findChildren<ClauseTag*>()) {
        if (!tag->isVisible() || tag->visibleRegion().isEmpty()) {
            continue;
        }
        const QPoint here = tag->mapTo(&part, QPoint());
        if (first == nullptr || here.y() < at.y() || (here.y() == at.y() && here.x() < at.x())) {
            first = tag;
            at = here;
        }
    }
    return first;
}

}  // namespace

ClauseTag* nearestTag(QWidget& page) {
    QWidget* part = QApplication::focusWidget();
    if (part == nullptr || !page.isAncestorOf(part)) {
        part = &page;
    }
    for (;;) {
        if (ClauseTag* tag = firstTag(*part)) {
            return tag;
        }
        if (part == &page) {
            return nullptr;
        }
        part = part->parentWidget();
    }
}

engine::ClauseId clauseOfPhase(engine::Phase phase) {
    using engine::Phase;
    switch (phase) {
        case Phase::Found:
            return engine::clause::B_3;
        case Phase::Roll:
            return engine::clause::B_7;
        case Phase::Build:
            return engine::clause::B_2;
        case Phase::Move:
            return engine::clause::SA_6;
        case Phase::Combat:
            return engine::clause::SA_K1;
        case Phase::Special:
            return engine::clause::B_15;
        case Phase::Fictional:
            return engine::clause::SW_8;
        case Phase::Ended:
            return engine::clause::B_13;
    }
    return engine::clause::B_13;
}

}  // namespace ui
