// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QStringList>
#include <QWidget>
#include <optional>
#include <variant>
#include <vector>

#include "engine/state/position.h"
#include "ui/theme/icons.h"
#include "ui/theme/players.h"

namespace ui {

/// What a row says of one player, as a referee would say it.
struct PlayerContent {
    /// So many pieces of one kind, drawn as their silhouette.
    struct Pieces {
        engine::Piece piece{};
        int count = 0;
    };
    /// A card of honour, walls, a weapon; or what stands in the player's way.
    struct Mark {
        Icon icon{};
        QString word;
        bool warns = false;
    };

    QString name;
    /// Empty: none are counted.
    std::optional<int> points;
    /// What a preview would make of them.
    std::optional<int> after;
    /// "8 points of 4 cities", one for each source.
    QStringList shares;
    std::vector<Pieces> pieces;
    /// "7", "5–8"; empty where nobody has counted.
    QString cards;
    /// Development cards, as many as all may know.
    int development = 0;
    /// "1 A · 2 C".
    QString units;
    std::vector<Mark> marks;
    /// In the place of pieces and cards, where there are none.
    QString note;
    bool active = false;
    /// Empty: the fictional players, who have no colour.
    std::optional<PlayerLook> look;

    [[nodiscard]] bool isMarked(const QString& word) const;
};

[[nodiscard]] PlayerContent contentOf(const engine::Position& position, engine::PlayerId player);
/// The row of both fictional players (SW-1), on turn while somebody plays one's turn.
[[nodiscard]] PlayerContent fictionalContent(const engine::Position& position);

/// One player's row, painted in four lines: name and points, pieces, cards and units, marks; in three where it is low.
class PlayerCard : public QWidget {
    Q_OBJECT

public:
    /// How high it is with four lines and with three.
    static constexpr int kHigh = 128;
    static constexpr int kLow = 92;
    /// Below this width it has badge and points, and the name beneath them.
    static constexpr int kNarrow = 170;

    PlayerCard(PlayerContent content, QWidget* parent);
    /// Its hand lies open beside the board.
    void setOpen(bool open);
    [[nodiscard]] const PlayerContent& content() const { return m_content; }

Q_SIGNALS:
    void pressed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    [[nodiscard]] QFont smallFont(bool bold = false) const;
    void paintHead(QPainter& painter, const QColor& ink) const;
    void paintPieces(QPainter& painter, int y, const QColor& ink) const;
    /// Ends there.
    int paintHolding(QPainter& painter, int y, const QColor& ink) const;
    void paintMarks(QPainter& painter, int x, int y) const;

    PlayerContent m_content;
    QPixmap m_badge;
    bool m_isOpen = false;
};

}  // namespace ui
