// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "engine/clauses/ruling_id.h"
#include "engine/state/rules.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace ui {

/// The points that the chosen documents leave open, folded away behind one line; unfolded, they can be searched and
/// changed.
class RulingList : public QWidget {
    Q_OBJECT

public:
    explicit RulingList(QWidget* parent);
    void show(const engine::Rules& rules);
    void setUnfolded(bool unfolded);
    /// "all by default", "3 not by default".
    [[nodiscard]] static QString stateOf(const engine::Rules& rules);

Q_SIGNALS:
    void optionChosen(engine::RulingChoice choice);

private:
    void rebuild();
    void filter();

    engine::Rules m_rules;
    std::vector<engine::RulingId> m_rulings;
    bool m_unfolded = false;
    QPushButton* m_fold = nullptr;
    QLineEdit* m_search = nullptr;
    QLabel* m_nothing = nullptr;
    QWidget* m_rows = nullptr;
    QVBoxLayout* m_layout = nullptr;
};

}  // namespace ui
