// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/kit/inline_panel.h"

class QPushButton;

namespace ui {

class ClockForm;
class GameClock;

/// The clocks of the game at play: which run, from what time on, pause, start again.
class ClockPanel : public InlinePanel {
    Q_OBJECT

public:
    ClockPanel(GameClock& clock, QWidget* parent);

private:
    void refresh();

    GameClock& m_clock;
    ClockForm* m_form = nullptr;
    QPushButton* m_pause = nullptr;
};

}  // namespace ui
