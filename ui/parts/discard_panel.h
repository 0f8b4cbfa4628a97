// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "ui/parts/guide_panel.h"

namespace ui {

/// The cards due after a 7, ticked off player by player, by number or by name; the referee may let the play go on.
class DiscardPanel : public GuidePanel {
    Q_OBJECT

public:
    using GuidePanel::GuidePanel;
    void refresh() override;
    bool takeKey(int key, Qt::KeyboardModifiers modifiers) override;

private:
    [[nodiscard]] std::vector<engine::Discard> due() const;

    /// Whose cards are being named, and which so far.
    std::optional<engine::PlayerId> m_named;
    engine::Cards m_cards;
};

}  // namespace ui
