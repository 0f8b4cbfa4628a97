// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QString>

#include "engine/state/position.h"

class QHBoxLayout;
class QLabel;

namespace ui {

/// Across the table page while something holds that no piece shows: boycotts and catastrophes, with their clauses.
class WarningBand : public QFrame {
    Q_OBJECT

public:
    explicit WarningBand(QWidget* parent);
    /// Comes and goes with what holds in this position.
    void show(const engine::Position& position);

private:
    QHBoxLayout* m_layout;
    QLabel* m_text;
    QWidget* m_tags = nullptr;
};

}  // namespace ui
