// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "ui/desk/table_desk.h"

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace ui {

class DiceRow;

/// The faces of real dice, to be pressed one die after the other, and what takes the last one back. It stays as high as
/// it was made: what is typed changes its looks alone.
class FaceRows : public QWidget {
    Q_OBJECT

public:
    /// One row for all dice, six faces in a line and large; or a row for each die, all its faces in a line. More dice
    /// than there are rows for have one row, for the next of them.
    enum class Form { Large, RowPerDie };
    FaceRows(TableDesk& desk, Form form, QWidget* parent);
    /// `due`: the sides of all dice; `typed`: the faces so far. Not `open`, nothing can be pressed.
    void show(const std::vector<int>& due, const std::vector<int>& typed, bool open);

private:
    struct Row {
        QWidget* part = nullptr;
        /// Of the dice due, the one that the row is for.
        std::size_t die = 0;
        std::vector<QPushButton*> faces;
    };
    [[nodiscard]] Row makeRow(std::size_t die, int sides);
    void makeRows(const std::vector<int>& due, std::size_t next);

    TableDesk& m_desk;
    Form m_form;
    QVBoxLayout* m_layout;
    std::vector<Row> m_rows;
    /// What the rows were made for: sides, and the die where there is one row for the next.
    std::vector<int> m_sides;
};

/// A plain button that takes the last typed face back.
[[nodiscard]] QPushButton* untypeButton(TableDesk& desk, QWidget* parent);

/// Throws virtual dice where real ones are offered first, and beside them.
[[nodiscard]] QPushButton* virtualButton(TableDesk& desk, QWidget* parent);

/// What is typed next where real dice are offered first, as printed on a button: "1–6"; empty where none are.
[[nodiscard]] QString facesToType(const TableDesk& desk);

/// The faces of the next real die that is due, with what takes one back, for a panel that is made anew with each face.
[[nodiscard]] QWidget* faceButtons(TableDesk& desk, const std::vector<int>& due, QWidget* parent);

/// Who threw the last dice, and what: above a panel that settles what they brought.
class LastDice : public QWidget {
    Q_OBJECT

public:
    explicit LastDice(QWidget* parent);
    /// Shows the roll of a 7 that is being settled; false when there is none.
    bool show(const TableDesk& desk);
    /// The next time they are shown they tumble.
    void tumble() { m_tumbles = true; }

private:
    bool m_tumbles = false;
    QLabel* m_who;
    DiceRow* m_dice;
    QLabel* m_sum;
};

}  // namespace ui
