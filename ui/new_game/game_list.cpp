// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/new_game/game_list.h"

#include <QCoreApplication>
#include <QEvent>
#include <QListView>
#include <QPainter>
#include <algorithm>

#include "engine/clauses/document.h"
#include "ui/kit/kit.h"
#include "ui/text/language.h"
#include "ui/theme/colours.h"
#include "ui/theme/players.h"
#include "ui/theme/type.h"

namespace ui {

namespace {

constexpr int kRowHeight = 50;
constexpr int kBadgeSize = 16;

struct GameWords {
    Q_DECLARE_TR_FUNCTIONS(ui::GameList)
};

QString nameAt(const adjudicator::GameSummary& game, engine::PlayerId seat) {
    const engine::Player& player = game.players[engine::index(seat)];
    return nameOf(engine::PlayerSetup{player.id, player.name, player.colour});
}

}  // namespace

QString playersText(const adjudicator::GameSummary& game) {
    QStringList names;
    for (std::size_t seat = 0; seat < game.players.size(); ++seat) {
        names.append(nameAt(game, engine::PlayerId(seat)));
    }
    return names.join(QStringLiteral(", "));
}

QString stateText(const adjudicator::GameSummary& game) {
    if (game.isDamaged) {
        return GameWords::tr("damaged");
    }
    if (game.isUnread) {
        return QStringLiteral("…");
    }
    if (game.isForked) {
        return GameWords::tr("several branches: name one");
    }
    QStringList points;
    for (const int each : game.points) {
        points.append(QString::number(each));
    }
    const QString score = points.join(QStringLiteral(" : "));
    if (game.kind == adjudicator::GameKind::Dice) {
        return GameWords::tr("dice game · %1")
            .arg(game.isOver
                     ? GameWords::tr("over · %1").arg(score)
                     : GameWords::tr("round %1 · %2's turn · %3").arg(game.round).arg(nameAt(game, game.turn), score));
    }
    if (game.isOver) {
        return GameWords::tr("over · %1").arg(score);
    }
    if (game.phase == engine::Phase::Found) {
        return GameWords::tr("founding · %1's turn").arg(nameAt(game, game.turn));
    }
    return GameWords::tr("round %1 · %2's turn · %3").arg(game.round).arg(nameAt(game, game.turn), score);
}

void GameModel::setGames(std::vector<adjudicator::GameSummary> games, std::optional<db::GameId> current) {
    const bool areSame =
        std::ranges::equal(games, m_games, {}, &adjudicator::GameSummary::id, &adjudicator::GameSummary::id);
    if (!areSame) {
        beginResetModel();
    }
    m_games = std::move(games);
    m_current = current;
    if (!areSame) {
        endResetModel();
    } else if (!m_games.empty()) {
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
    }
}

int GameModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_games.size());
}

Qt::ItemFlags GameModel::flags(const QModelIndex& index) const {
    if (!index.isValid()) {
        return Qt::NoItemFlags;
    }
    return !gameAt(index.row()).isDamaged ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags;
}

QVariant GameModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    const adjudicator::GameSummary& game = gameAt(index.row());
    switch (role) {
        case Qt::DisplayRole:
        case PlayersRole:
            return game.players.empty() ? GameWords::tr("Game") : playersText(game);
        case StateRole:
            return stateText(game);
        case CurrentRole:
            return game.id == m_current;
        case Qt::AccessibleTextRole:
            return QStringLiteral("%1, %2").arg(playersText(game), stateText(game));
        case Qt::ToolTipRole: {
            QStringList documents;
            for (const engine::Document document : game.documents) {
                documents.append(said(engine::titleOf(document)));
            }
            return GameWords::tr("Game %1, begun %2\n%3")
                .arg(game.number)
                .arg(QString::fromStdString(game.time).left(10), documents.join(QStringLiteral(", ")));
        }
        default:
            return {};
    }
}

void GameDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const auto* model = qobject_cast<const GameModel*>(index.model());
    const bool current = index.data(GameModel::CurrentRole).toBool();
    const bool focused = option.state.testFlag(QStyle::State_Selected);
    painter->save();
    const QRect row = option.rect;
    if (focused) {
        painter->fillRect(row, colours().selection);
    }
    if (current) {
        painter->fillRect(QRect(row.left(), row.top(), 4, row.height()), colours().accent);
    }
    int x = row.left() + 10;
    const auto& players = model->gameAt(index.row()).players;
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        paintBadge(*painter, QRectF(x, row.top() + 7, kBadgeSize, kBadgeSize),
                   lookOf(QString::fromStdString(players[seat].id), QString::fromStdString(players[seat].colour),
                          static_cast<int>(seat)));
        x += kBadgeSize + 3;
    }
    const bool enabled = index.flags().testFlag(Qt::ItemIsEnabled);
    painter->setPen(!enabled ? colours().dim : focused ? colours().onSelection : colours().text);
    painter->setFont(sized(option.font, 13, current ? QFont::DemiBold : QFont::Normal));
    const QRect names(x + 4, row.top() + 4, row.right() - x - 8, 22);
    painter->drawText(names, Qt::AlignVCenter | Qt::AlignLeft,
                      painter->fontMetrics().elidedText(index.data(GameModel::PlayersRole).toString(), Qt::ElideRight,
                                                        names.width()));
    painter->setFont(sized(option.font, 12, QFont::Normal));
    painter->setPen(focused ? colours().onSelection : colours().dim);
    const QRect state(row.left() + 10, row.top() + 26, row.width() - 14, 20);
    painter->drawText(
        state, Qt::AlignVCenter | Qt::AlignLeft,
        painter->fontMetrics().elidedText(index.data(GameModel::StateRole).toString(), Qt::ElideRight, state.width()));
    painter->restore();
}

QSize GameDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const {
    return {100, kRowHeight};
}

GameList::GameList(QWidget* parent) : QWidget(parent) {
    auto* layout = kit::column(this, 4);
    layout->addWidget(kit::note(tr("Games in this book (Ctrl+Tab: next)"), this));
    m_none = kit::note(tr("None yet. The one begun here will be the first."), this);
    layout->addWidget(m_none);
    m_model = new GameModel(this);
    m_list = kit::dressed(new QListView(this), {.spoken = tr("Games in this book")});
    m_list->setModel(m_model);
    m_list->setItemDelegate(new GameDelegate(m_list));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // It takes the room there is; the page does not scroll for its sake.
    m_list->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    kit::fill(*layout, {{m_list, 1}, kit::stretch(0)});
    m_list->hide();
    m_list->viewport()->installEventFilter(this);
    const auto choose = [this](const QModelIndex& index) {
        if (index.isValid() && m_model->flags(index).testFlag(Qt::ItemIsEnabled)) {
            Q_EMIT gameChosen(m_model->gameAt(index.row()).id);
        }
    };
    connect(m_list, &QListView::clicked, this, choose);
    connect(m_list, &QListView::activated, this, choose);
}

bool GameList::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_list->viewport() && event->type() == QEvent::Paint) {
        // Once it is drawn.
        QMetaObject::invokeMethod(this, &GameList::tellUnread, Qt::QueuedConnection);
    }
    return QWidget::eventFilter(watched, event);
}

void GameList::tellUnread() {
    const QModelIndex first = m_list->indexAt({0, 0});
    const QModelIndex last = m_list->indexAt({0, m_list->viewport()->height() - 1});
    std::vector<db::GameId> unread;
    for (int row = first.row(); first.isValid() && row < m_model->rowCount(); ++row) {
        if (m_model->gameAt(row).isUnread) {
            unread.push_back(m_model->gameAt(row).id);
        }
        if (row == last.row()) {
            break;
        }
    }
    if (!unread.empty()) {
        Q_EMIT unreadSeen(unread);
    }
}

void GameList::show(std::vector<adjudicator::GameSummary> games, std::optional<db::GameId> current) {
    const bool none = games.empty();
    m_model->setGames(std::move(games), current);
    m_none->setVisible(none);
    m_list->setVisible(!none);
    Q_EMIT listed();
}

}  // namespace ui
