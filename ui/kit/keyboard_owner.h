// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace ui {

/// Whether letters and Space that are pressed there are typed or choose from a list; null: no.
[[nodiscard]] bool takesText(const QWidget* widget);

/// Keeps the keyboard of a page with one part of it, as the table's with the board. Qt gives the keyboard of a part
/// that is hidden, disabled or deleted to whatever comes next, often a text field; here it comes back to the owner.
/// Must be gone before the page is.
class KeyboardOwner : public QObject {
    Q_OBJECT

public:
    /// What a press with the mouse does to the keyboard: at a desk of keys it stays with the owner, in a form the
    /// button has it then.
    enum class Presses { LeaveIt, TakeIt };

    KeyboardOwner(QWidget& page, QWidget& owner, Presses presses);

    /// Another part of the page owns it from now on.
    void setOwner(QWidget& owner) { m_owner = &owner; }
    /// Gives it to the owner; to the page itself while the owner cannot be seen or used.
    void take();
    /// The same if this part or one within it has the keyboard. To be called before a stack turns its pages.
    void takeFrom(const QWidget& part);
    /// The same if a button or a list has it: they got it by the Tab key or a click, and what they did is done.
    void takeFromPressed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void moved(const QWidget* from, const QWidget* to);
    [[nodiscard]] QWidget* holder() const;

    QWidget& m_page;
    QWidget* m_owner;
    Presses m_presses;
    /// What a page does with the keyboard that it is given is its own.
    bool m_isTaking = false;
};

}  // namespace ui
