// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QScrollArea>
#include <QStringList>
#include <optional>
#include <vector>

#include "engine/state/position.h"

class QVBoxLayout;
class QLabel;

namespace ui {

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
    QLabel* m_head = nullptr;
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
        int points = 0;
        std::optional<int> after;
        bool active = false;
        engine::PlayerId player{};
    };
    PlayerCard(const engine::Position& position, Content content, QWidget* parent);
    [[nodiscard]] QSize sizeHint() const override { return {280, heightForWidth(280)}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {90, 74}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    /// Points' sources and holdings wrap; a narrow card has badge, points and name.
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QFont smallFont() const;
    /// How high a text of the small lines is in a card of this width; 0 when there is none.
    [[nodiscard]] int heightOf(const QString& text, int width) const;

    Content m_content;
    QPixmap m_badge;
};

/// Everything a line says about one player, as sentences a referee would say.
[[nodiscard]] PlayerCard::Content contentOf(const engine::Position& position, engine::PlayerId player);

}  // namespace ui
