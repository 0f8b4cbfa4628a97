// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "ui/parts/guide_panel.h"

namespace ui {

/// What belongs to nobody's turn: a player leaves, time is up, the game ends otherwise than by points, a point is
/// decided. Each with its reason.
class RefereePanel : public GuidePanel {
    Q_OBJECT

public:
    using GuidePanel::GuidePanel;
    void refresh() override;
    bool takeKey(int key, Qt::KeyboardModifiers modifiers) override;

protected:
    void hideEvent(QHideEvent* event) override;

private:
    enum class What { Leave, TimeUp, EndGame, Rule };
    void choose(What what);
    void judge();
    [[nodiscard]] std::optional<engine::Action> action() const;

    std::optional<What> m_what;
    std::optional<engine::PlayerId> m_who;
    QString m_reason;
    bool m_built = false;
};

}  // namespace ui
