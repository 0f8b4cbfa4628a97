// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <vector>

#include "engine/action/event.h"
#include "engine/state/position.h"

class QHBoxLayout;
class QLabel;

namespace ui {

class ElidedLabel;

/// Something to tell that no piece shows, with its clauses: what holds (boycotts and catastrophes), or what else came
/// of the acts of a turn (special cards that changed hands).
class EventBand : public QFrame {
    Q_OBJECT

public:
    enum class Kind { Warning, News };
    EventBand(Kind kind, QWidget* parent);
    /// Comes and goes with the events.
    void show(const std::vector<engine::Event>& events, const engine::Position& position);

private:
    QHBoxLayout* m_layout;
    ElidedLabel* m_text;
    QWidget* m_tags = nullptr;
};

/// The line under the turn bar, of one height whether there is something to tell or not: which round it is, and beside
/// it the bands as they come and go.
class EventLine : public QFrame {
    Q_OBJECT

public:
    explicit EventLine(QWidget* parent = nullptr);
    void show(const engine::Position& position, const std::vector<engine::Event>& warnings,
              const std::vector<engine::Event>& news);
    /// No game is open.
    void clear();

private:
    QLabel* m_round;
    EventBand* m_warnings;
    EventBand* m_news;
};

}  // namespace ui
