// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>
#include <QWidget>
#include <string>
#include <vector>

#include "engine/state/rules.h"
#include "engine/state/setup.h"
#include "ui/pages/game_draft.h"

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
    QToolButton* add(class QLayout* row, const Brush& brush, const QString& name, const QIcon& icon);

    Brush m_brush;
    std::string m_owner;
    std::vector<std::pair<QToolButton*, Brush>> m_buttons;
    QWidget* m_players = nullptr;
    std::vector<std::pair<QToolButton*, std::string>> m_owners;
};

}  // namespace ui
