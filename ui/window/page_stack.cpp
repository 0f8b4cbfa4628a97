// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/page_stack.h"

#include <QPushButton>
#include <algorithm>
#include <vector>

#include "engine/check.h"

namespace ui {

namespace {

/// The filled buttons of all parts of a page.
std::vector<QWidget*> mainSteps(const Page& page) {
    std::vector<QWidget*> steps;
    for (QPushButton* button : page.findChildren<QPushButton*>()) {
        if (button->property("kind") == QLatin1String("next")) {
            steps.push_back(button);
        }
    }
    return steps;
}

}  // namespace

PageStack::Slot& PageStack::slotOf(Kind kind) {
    const auto found = std::ranges::find(m_slots, kind, &Slot::kind);
    ADJ_CHECK(found != m_slots.end(), "a page is added before it is shown");
    return *found;
}

PageStack::Slot& PageStack::made(Slot& slot) {
    if (slot.page == nullptr) {
        slot.page = slot.make();
        slot.room = new PageRoom(this);
        slot.room->hold(*slot.page, slot.page->leastSize(), mainSteps(*slot.page));
        connect(slot.page, &Page::leastSizeTurned, slot.room,
                [page = slot.page, room = slot.room] { room->setLeast(page->leastSize()); });
        addWidget(slot.room);
    }
    return slot;
}

void PageStack::go(Kind kind) {
    Slot& slot = made(slotOf(kind));
    m_shown = &slot;
    setCurrentWidget(slot.room);
    Q_EMIT entered(slot.page);
    if (m_shown == &slot) {
        slot.page->enter();
    }
}

adjudicator::GameKind PageStack::gameKind() const {
    return page() != nullptr ? page()->gameKind() : adjudicator::GameKind::Table;
}

void PageStack::leaveOff() {
    for (const Slot& slot : m_slots) {
        if (slot.page != nullptr) {
            slot.page->leaveOff();
        }
    }
}

void PageStack::makeAnew() {
    leaveOff();
    const auto drop = [this](Slot& slot) {
        if (slot.page != nullptr) {
            removeWidget(slot.room);
            // What was pressed may be on it.
            slot.page = nullptr;
            std::exchange(slot.room, nullptr)->deleteLater();
        }
    };
    // The shown one last: a stack shows another one in its place.
    for (Slot& slot : m_slots) {
        if (&slot != m_shown) {
            drop(slot);
        }
    }
    if (m_shown != nullptr) {
        drop(*m_shown);
        go(m_shown->kind);
    }
}

}  // namespace ui
