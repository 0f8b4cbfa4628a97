// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStackedWidget>
#include <deque>
#include <functional>
#include <utility>

#include "ui/kit/page.h"
#include "ui/kit/page_room.h"

namespace ui {

/// The pages of the window, one seen at a time. Each is made when it is first shown, and made anew when it is shown
/// again after `dropAll`. Its class says which page is meant.
class PageStack : public QStackedWidget {
    Q_OBJECT

public:
    /// A page's class.
    using Kind = const QMetaObject*;
    using QStackedWidget::QStackedWidget;

    /// `make` gives a page that this stack owns.
    template <class P>
    void add(std::function<P*()> make) {
        m_slots.push_back({&P::staticMetaObject, std::move(make)});
    }
    /// Shows a page and gives it the keyboard. Another one is shown instead where entering it asks for that.
    template <class P>
    P& go() {
        go(&P::staticMetaObject);
        return prepare<P>();
    }
    void go(Kind kind);
    /// The page, made if it is not there, to be prepared before it is shown.
    template <class P>
    P& prepare() {
        return *static_cast<P*>(made(slotOf(&P::staticMetaObject)).page);
    }
    /// Null where it is not made.
    template <class P>
    [[nodiscard]] P* ifMade() {
        return static_cast<P*>(slotOf(&P::staticMetaObject).page);
    }
    template <class P>
    [[nodiscard]] bool shows() const {
        return kind() == &P::staticMetaObject;
    }
    /// Null before the first one is shown.
    [[nodiscard]] Kind kind() const { return m_shown != nullptr ? m_shown->kind : nullptr; }
    [[nodiscard]] Page* page() const { return m_shown != nullptr ? m_shown->page : nullptr; }
    /// Of the shown page.
    [[nodiscard]] adjudicator::GameKind gameKind() const;

    /// Every page says what it shows, to be kept.
    void leaveOff();
    /// The same, and all pages go, in another language or look; the shown one is made anew at once.
    void makeAnew();

Q_SIGNALS:
    /// The page is in sight; it gets the keyboard next.
    void entered(ui::Page* page);

private:
    struct Slot {
        Kind kind;
        std::function<Page*()> make;
        Page* page = nullptr;
        /// Holds the page; the stack's.
        PageRoom* room = nullptr;
    };
    [[nodiscard]] Slot& slotOf(Kind kind);
    Slot& made(Slot& slot);

    std::deque<Slot> m_slots;
    Slot* m_shown = nullptr;
};

}  // namespace ui
