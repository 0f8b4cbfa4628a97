// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "ui/acting/guide_panel.h"

class QBoxLayout;

namespace ui {

/// What belongs to nobody's turn: a player leaves, time is up, the game ends otherwise than by points, a point is
/// decided. Each with its reason.
class RefereePanel : public GuidePanel {
    Q_OBJECT

public:
    RefereePanel(TableDesk& desk, QWidget* parent);
    void refresh() override;
    bool takeKey(int key, Qt::KeyboardModifiers modifiers) override;

protected:
    void hideEvent(QHideEvent* event) override;

private:
    enum class What { Leave, TimeUp, EndGame, Rule };
    void choose(What what);
    void judge();
    void addPoint(QBoxLayout& layout, QWidget* body);
    /// Takes a place pointed at on the board; a hex is no place of a ruling.
    void takePoint(const engine::Place& place);
    [[nodiscard]] std::optional<engine::Action> action() const;

    std::optional<What> m_what;
    std::optional<engine::PlayerId> m_who;
    QString m_reason;
    /// Of a point that is decided: what it rests on, and the place it is about.
    std::optional<engine::ClauseId> m_clause;
    std::optional<engine::Site> m_at;
    bool m_built = false;
};

}  // namespace ui
