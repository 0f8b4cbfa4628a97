// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "engine/state/rules.h"

class QVBoxLayout;

namespace ui {

/// Says that a set of documents is a house combination, and how each of its rulings is settled. Hidden for any other
/// set.
class HouseCombination : public QWidget {
    Q_OBJECT

public:
    /// Brief: one line a ruling, as in a running game. Changeable: whole sentences and a button for the other option.
    enum class Form { Brief, Changeable };
    HouseCombination(Form form, QWidget* parent);

    void show(const engine::Rules& rules);

Q_SIGNALS:
    void optionChosen(engine::RulingChoice choice);

private:
    void addBrief(engine::RulingChoice choice);
    void addChangeable(engine::RulingChoice choice);

    Form m_form;
    QWidget* m_content = nullptr;
    QVBoxLayout* m_rows = nullptr;
};

}  // namespace ui
