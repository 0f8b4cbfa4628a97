// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QStyledItemDelegate>
#include <QWidget>
#include <optional>
#include <vector>

#include "adjudicator/game_summary.h"

class QLabel;
class QListView;

namespace ui {

/// The games of the open book as a list: who plays, and how each stands.
class GameModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { StateRole = Qt::UserRole + 1, PlayersRole, CurrentRole };

    using QAbstractListModel::QAbstractListModel;
    /// Where they are the same games as before, only what is said of them changes.
    void setGames(std::vector<adjudicator::GameSummary> games, std::optional<db::GameId> current);
    [[nodiscard]] const adjudicator::GameSummary& gameAt(int row) const {
        return m_games[static_cast<std::size_t>(row)];
    }
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    std::vector<adjudicator::GameSummary> m_games;
    std::optional<db::GameId> m_current;
};

/// Badges and names above, the state below.
class GameDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

class GameList : public QWidget {
    Q_OBJECT

public:
    explicit GameList(QWidget* parent);
    void show(std::vector<adjudicator::GameSummary> games, std::optional<db::GameId> current);
    [[nodiscard]] bool hasGames() const { return m_model->rowCount() > 0; }

Q_SIGNALS:
    void gameChosen(const db::GameId& game);
    /// Other games are listed, or none.
    void listed();
    /// These are in sight, and how they stand is not known.
    void unreadSeen(const std::vector<db::GameId>& games);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void tellUnread();

    GameModel* m_model = nullptr;
    QListView* m_list = nullptr;
    QLabel* m_none = nullptr;
};

/// "Round 4 · Anna's turn", "over", "damaged".
[[nodiscard]] QString stateText(const adjudicator::GameSummary& game);
/// The players' names in seat order.
[[nodiscard]] QString playersText(const adjudicator::GameSummary& game);

}  // namespace ui
