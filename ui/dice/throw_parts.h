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

/// The faces of the next real die, large, six in a line. It stays as high as it was made: what is typed changes its
/// looks alone.
class FaceRows : public QWidget {
    Q_OBJECT

public:
    FaceRows(TableDesk& desk, QWidget* parent);
    /// `due`: the sides of all dice; `typed`: how many of them have their face.
    void show(const std::vector<int>& due, std::size_t typed);

private:
    void makeFaces(int sides);

    TableDesk& m_desk;
    QVBoxLayout* m_layout;
    QWidget* m_faces = nullptr;
    /// Of the die that the faces were made for.
    int m_sides = 0;
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
