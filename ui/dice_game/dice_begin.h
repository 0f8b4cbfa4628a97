// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

class QComboBox;
class QLineEdit;
class QPushButton;

namespace ui {

class SheetPicture;

/// Where a dice game begins: who plays, in the order of their turns, and on which sheet, which is seen beside it with
/// what holds in that game.
class DiceBegin : public QWidget {
    Q_OBJECT

public:
    explicit DiceBegin(QWidget* parent);
    /// Another game while one is open: with its players unless others are typed, and with the way back.
    void offer(const QStringList& players);
    void focusFirst();

Q_SIGNALS:
    /// `sheet`: one that ships.
    void begun(const QStringList& names, const char* sheet);
    void left();

private:
    [[nodiscard]] QWidget* makeRules();
    /// By its name in files.
    [[nodiscard]] const char* sheetName() const;
    void begin();

    std::vector<QLineEdit*> m_names;
    QComboBox* m_sheet = nullptr;
    QPushButton* m_back = nullptr;
    SheetPicture* m_picture = nullptr;
};

}  // namespace ui
