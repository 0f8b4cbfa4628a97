// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "ui/desk/table_desk.h"
#include "ui/theme/players.h"

class QBoxLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace ui {

/// The faces of the real dice of a combat, a row for every die, to be pressed one die after the other. A row lies where
/// it lies whatever is typed and however many there are.
class DieRows : public QWidget {
    Q_OBJECT

public:
    /// A die to be entered: its sides, who throws it, and what is to be known of it.
    struct Asked {
        int sides = 6;
        QString who;
        PlayerLook look;
        QString hint;
        friend bool operator==(const Asked&, const Asked&) = default;
    };
    DieRows(TableDesk& desk, QWidget* parent);
    /// `typed`: the faces so far. Not `open`, nothing can be pressed. `filled`: real dice are what is offered first.
    void show(const std::vector<Asked>& dice, const std::vector<int>& typed, bool open, bool filled);
    /// On a low page a row's label stands before it, else above.
    void setLow(bool low);

private:
    struct Row {
        QWidget* part = nullptr;
        QBoxLayout* layout = nullptr;
        QLabel* badge = nullptr;
        QLabel* label = nullptr;
        std::vector<QPushButton*> faces;
        int sides = 0;
    };
    [[nodiscard]] Row makeRow(std::size_t die, int sides);
    void label(const Row& row, const Asked& asked) const;
    void lay(const Row& row) const;

    TableDesk& m_desk;
    QVBoxLayout* m_column;
    std::vector<Row> m_rows;
    std::vector<Asked> m_asked;
    bool m_low = false;
};

}  // namespace ui
