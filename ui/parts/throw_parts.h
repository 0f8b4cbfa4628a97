// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "ui/desk/table_desk.h"

class QLineEdit;

namespace ui {

/// The faces of the next real die that is due, to be pressed one after the other, and under them the button that throws
/// virtual dice. `due`: the sides of all dice.
[[nodiscard]] QWidget* faceButtons(TableDesk& desk, const std::vector<int>& due, QWidget* parent);

/// What is typed next where real dice are offered first, as printed on a button: "1–6"; empty where none are.
[[nodiscard]] QString facesToType(const TableDesk& desk);

/// A field for the witness word of the declared throw, and the button that throws.
class WordRow : public QWidget {
    Q_OBJECT

public:
    /// `word`: what is typed already.
    WordRow(TableDesk& desk, const QString& word, QWidget* parent);
    void focusWord();
    /// Throws with the word as it stands.
    void open();
    [[nodiscard]] QString word() const;

private:
    TableDesk& m_desk;
    QLineEdit* m_word;
};

}  // namespace ui
