// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QWidget>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/state/rules.h"
#include "engine/state/setup.h"
#include "ui/draft/brush.h"
#include "ui/theme/players.h"

class QLayout;
class QPainter;
class QToolButton;

namespace ui {

class BrushButton;
class ElidedLabel;

/// The brushes of the board's editor, and whose pieces they put down.
class BrushBar : public QWidget {
    Q_OBJECT

public:
    /// In a few rows above a board, or beside it: large, in groups with their names, each with its key.
    enum class Form { Rows, Groups };

    explicit BrushBar(QWidget* parent = nullptr, Form form = Form::Rows);
    void setPlayers(const std::vector<engine::PlayerSetup>& players);
    [[nodiscard]] const Brush& brush() const { return m_brush; }
    [[nodiscard]] const std::string& owner() const { return m_owner; }
    /// Leaves out the brushes for pieces that these rules do not have; continents are painted before a game only.
    void setRules(const engine::Rules& rules, bool continents = false);
    /// Back to looking.
    void drop();
    /// In groups each brush has a key, a number token the digits of its number, and the point takes the next player's
    /// pieces. False: the key means nothing here.
    bool takeKey(int key, Qt::KeyboardModifiers modifiers);

Q_SIGNALS:
    void brushChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    using PaintPiece = std::function<void(QPainter&, const PlayerLook&)>;
    /// A piece as its owner's would be, in so many units of the artwork.
    struct Piece {
        BrushButton* button = nullptr;
        double units = 0;
        PaintPiece paint;
    };

    /// Of brushes, with its name above it where it stands in groups.
    struct Group {
        QWidget* part = nullptr;
        std::vector<BrushButton*> buttons;
    };
    void makeTerrain();
    void makeNumbers();
    void makeHarbours();
    void makeFigures();
    void makePieces();
    void makeUnits();
    [[nodiscard]] QWidget* makePlayers();
    /// What is added from now on belongs to it. In rows it goes on in the row, or begins a further one.
    void begin(const QString& title, bool isFurtherRow = false);
    /// `caption`: its name where the picture alone is not enough; empty: it is.
    BrushButton* add(const Brush& brush, const QString& name, const QString& caption, const QIcon& icon);
    void addPiece(const Brush& brush, const QString& name, const QString& caption, double units, PaintPiece paint);
    [[nodiscard]] int iconSize() const;
    /// So many units of the artwork, as large as the brushes are.
    [[nodiscard]] QIcon picture(qreal units, const std::function<void(QPainter&)>& paint) const;
    void choose(const Brush& brush);
    void choosePlayer(const std::string& id);
    void nextPlayer(int by);
    void showInHand();

    Form m_form;
    Brush m_brush;
    std::string m_owner;
    std::vector<Group> m_groups;
    /// The one that is filled.
    QLayout* m_row = nullptr;
    std::vector<BrushButton*> m_buttons;
    ElidedLabel* m_inHand = nullptr;
    /// The 1 of a number of two digits was typed.
    bool m_isTenTyped = false;
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
