// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <string>
#include <vector>

#include "adjudicator/game_summary.h"

class QButtonGroup;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QVBoxLayout;

namespace ui {

/// The branches of a game side by side: which one counts, and why. Nothing is deleted by it.
class BranchPanel : public QWidget {
    Q_OBJECT

public:
    explicit BranchPanel(QWidget* parent);
    void show(const db::GameId& game, const QString& name, std::vector<adjudicator::GameBranch> branches);
    void focusFirst();

Q_SIGNALS:
    void chosen(const db::GameId& game, const db::Head& end, const std::string& reason);

private:
    void refresh();
    void choose();

    db::GameId m_game{};
    std::vector<adjudicator::GameBranch> m_branches;
    QLabel* m_title = nullptr;
    QVBoxLayout* m_list = nullptr;
    QButtonGroup* m_group = nullptr;
    QPlainTextEdit* m_reason = nullptr;
    QPushButton* m_do = nullptr;
};

}  // namespace ui
