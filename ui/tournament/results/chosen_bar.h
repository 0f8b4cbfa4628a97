// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

class QLabel;
class QPushButton;

namespace ui {

/// "1–4, 7" of rows from 0, rising.
[[nodiscard]] QString tablesOf(const std::vector<int>& rows);

/// Which tables of the round are chosen, and what can be done with all of them at once.
class ChosenBar : public QWidget {
    Q_OBJECT

public:
    explicit ChosenBar(QWidget* parent);
    /// Rows from 0, rising; whether some of them can be signed, and be made official.
    void show(const std::vector<int>& rows, bool canSign, bool canBeOfficial);
    /// Whether there is a table that somebody has to look at.
    void setNext(bool isThere);

Q_SIGNALS:
    void signAsked();
    void officialAsked();
    void noneAsked();
    void nextAsked();

private:
    QLabel* m_chosen = nullptr;
    QPushButton* m_sign = nullptr;
    QPushButton* m_official = nullptr;
    QPushButton* m_none = nullptr;
    QPushButton* m_next = nullptr;
};

}  // namespace ui
