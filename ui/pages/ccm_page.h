// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/kit/page.h"
#include "ui/kit/table_model.h"
#include "ui/pages/ccm_game.h"

class QLabel;
class QSpinBox;
class QTableView;

namespace ui {

/// The special cards for every winning score of the appendix (CC-11), computed.
class CcmModel : public kit::TableModel {
    Q_OBJECT

public:
    static constexpr int kFirst = 15;
    static constexpr int kLast = 50;

    explicit CcmModel(QObject* parent = nullptr);
    void setPlayers(int players);
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] int rows() const override { return kLast - kFirst + 1; }
    int m_players = 4;
};

/// The winning score and what it makes of the special cards; the table of 15 to 50 beside it, and what the rules mean
/// at the open game.
class CcmPage : public Page {
    Q_OBJECT

public:
    explicit CcmPage(TableDesk& desk, QWidget* parent = nullptr);
    [[nodiscard]] CcmGame& game() { return *m_game; }

private:
    void refresh();

    QSpinBox* m_score = nullptr;
    QSpinBox* m_players = nullptr;
    QLabel* m_knights = nullptr;
    QLabel* m_roads = nullptr;
    QLabel* m_value = nullptr;
    QLabel* m_second = nullptr;
    QTableView* m_table = nullptr;
    CcmModel* m_model = nullptr;
    CcmGame* m_game = nullptr;
};

}  // namespace ui
