// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QScrollArea>
#include <QStringList>
#include <optional>
#include <vector>

#include "engine/state/position.h"
#include "ui/theme/players.h"

class QVBoxLayout;

namespace ui {

class ElidedLabel;

/// Players in seat order with their points, cards and units; the points sit in one column and are never re-sorted.
class PlayersPanel : public QWidget {
    Q_OBJECT

public:
    explicit PlayersPanel(QWidget* parent = nullptr);
    /// `after`: the position that a preview would lead to; its points stand beside today's.
    void show(const engine::Position& position, const engine::Position* after = nullptr);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// As high as all rows are: by the panel's height and the number of players alone.
    [[nodiscard]] int rowHeight() const;
    void setRows();

    ElidedLabel* m_head = nullptr;
    QWidget* m_list = nullptr;
    QVBoxLayout* m_layout = nullptr;
    QWidget* m_rules = nullptr;
};

/// One player's line, painted.
class PlayerCard : public QWidget {
    Q_OBJECT

public:
    struct Content {
        QString name;
        QString shares;
        QString holding;
        /// Development cards, as many as all may know.
        QString development;
        QStringList flags;
        /// Empty: none are counted.
        std::optional<int> points;
        std::optional<int> after;
        bool active = false;
        /// Empty: the fictional players, who have no colour.
        std::optional<PlayerLook> look;
    };
    PlayerCard(Content content, QWidget* parent);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Line {
        QString text;
        QColor colour;
    };
    [[nodiscard]] QFont smallFont() const;
    /// The small lines that the row's height has room for, each of the row's width; what is cut the tip tells.
    [[nodiscard]] std::vector<Line> linesIn(int width, int most, const QColor& ink) const;
    void paintFlags(QPainter& painter, int y) const;

    Content m_content;
    QPixmap m_badge;
};

/// The line of both fictional players (SW-1), on turn while somebody plays one's turn.
[[nodiscard]] PlayerCard::Content fictionalContent(const engine::Position& position);

/// Everything a line says about one player, as sentences a referee would say.
[[nodiscard]] PlayerCard::Content contentOf(const engine::Position& position, engine::PlayerId player);

}  // namespace ui
