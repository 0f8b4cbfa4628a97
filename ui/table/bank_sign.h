// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "engine/state/position.h"

namespace ui {

/// What the bank has of each resource, as far as it is known or follows from hands that all are known, and how many
/// development cards are left.
class BankSign : public QWidget {
    Q_OBJECT

public:
    explicit BankSign(QWidget* parent = nullptr);
    void show(const engine::Position& position);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    engine::PerResource<QString> m_counts;
    QString m_deck;
    bool m_isCounted = true;
    bool m_isDerived = false;
};

}  // namespace ui
