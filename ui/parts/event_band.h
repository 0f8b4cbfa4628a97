// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QString>
#include <vector>

#include "engine/action/event.h"
#include "engine/state/position.h"

class QHBoxLayout;
class QLabel;

namespace ui {

/// Across the table page while there is something to tell that no piece shows, with its clauses: what holds (boycotts
/// and catastrophes), or what else came of the acts of a turn (special cards that changed hands).
class EventBand : public QFrame {
    Q_OBJECT

public:
    enum class Kind { Warning, News };
    EventBand(Kind kind, QWidget* parent);
    /// Comes and goes with the events.
    void show(const std::vector<engine::Event>& events, const engine::Position& position);

private:
    QHBoxLayout* m_layout;
    QLabel* m_text;
    QWidget* m_tags = nullptr;
};

}  // namespace ui
