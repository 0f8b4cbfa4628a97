// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>
#include <QWidget>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/state/rules.h"
#include "engine/state/setup.h"
#include "ui/draft/game_draft.h"
#include "ui/theme/players.h"

namespace ui {

/// The brushes of the board's editor, and whose pieces they put down.
class BrushBar : public QWidget {
    Q_OBJECT

public:
    explicit BrushBar(QWidget* parent = nullptr);
    void setPlayers(const std::vector<engine::PlayerSetup>& players);
    [[nodiscard]] const Brush& brush() const { return m_brush; }
    [[nodiscard]] const std::string& owner() const { return m_owner; }
    /// Leaves out the brushes for pieces that these rules do not have; continents are painted before a game only.
    void setRules(const engine::Rules& rules, bool continents = false);
    /// Back to looking.
    void drop();

Q_SIGNALS:
    void brushChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    using PaintPiece = std::function<void(QPainter&, const PlayerLook&)>;
    /// A piece as its owner's would be, in so many units of the artwork.
    struct Piece {
        QToolButton* button = nullptr;
        double units = 0;
        PaintPiece paint;
    };

    QToolButton* add(class QLayout* row, const Brush& brush, const QString& name, const QIcon& icon);
    void addPiece(class QLayout* row, const Brush& brush, const QString& name, double units, PaintPiece paint);
    void choosePlayer(const std::string& id);

    Brush m_brush;
    std::string m_owner;
    std::vector<std::pair<QToolButton*, Brush>> m_buttons;
    QWidget* m_players = nullptr;
    struct Owner {
        QToolButton* button = nullptr;
        std::string id;
        PlayerLook look;
    };
    std::vector<Owner> m_owners;
    std::vector<Piece> m_pieces;
    /// Whose pieces the brushes show.
    std::optional<PlayerLook> m_shown;
};

}  // namespace ui
