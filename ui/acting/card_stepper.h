// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "engine/state/hand.h"

class QLabel;
class QPushButton;

namespace ui {

class HandRow;

/// The cards that are certain of a hand.
[[nodiscard]] engine::Cards certainOf(const engine::Hand& hand);

/// Five resources side by side or one below the other, each counted up and down within its bounds.
class CardStepper : public QWidget {
    Q_OBJECT

public:
    enum class Form { Columns, Rows };
    explicit CardStepper(const QString& name, QWidget* parent = nullptr, Form form = Form::Columns);

    [[nodiscard]] const engine::Cards& cards() const { return m_cards; }
    /// Within the bounds; says nothing.
    void setCards(const engine::Cards& cards);
    void setBounds(const engine::Cards& least, const engine::Cards& most);
    /// What one press adds: the rate of a trade.
    void setSteps(const engine::Cards& steps);
    /// A word under each resource, such as the rate; in rows beside it.
    void setNotes(const engine::PerResource<QString>& notes);
    /// In rows: why so many of a resource cannot be; empty: they can.
    void setFaults(const engine::PerResource<QString>& faults);
    /// The keys that add a card, shown on the buttons.
    void setKeys(const engine::PerResource<QString>& keys);
    /// The digits 1 to 5 as those keys; `addDigit` takes one, and lets others be.
    void setDigits();
    void addDigit(int digit);
    void add(engine::Resource resource, int presses = 1);

Q_SIGNALS:
    void changed();

private:
    struct Cell {
        QPushButton* more = nullptr;
        QPushButton* less = nullptr;
        /// In columns.
        QLabel* count = nullptr;
        QLabel* note = nullptr;
        /// In rows.
        HandRow* row = nullptr;
    };
    void makeColumn(engine::Resource resource);
    void makeRow(engine::Resource resource);
    void renew();

    QString m_name;
    Form m_form;
    engine::Cards m_cards;
    engine::Cards m_least;
    engine::Cards m_most;
    engine::Cards m_steps = engine::Cards::of(1, 1, 1, 1, 1);
    engine::PerResource<Cell> m_cells;
    engine::PerResource<QString> m_keys;
};

}  // namespace ui
