// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

#include "adjudicator/dispute/settle.h"
#include "ui/theme/players.h"

class QVBoxLayout;

namespace ui {

/// Who fought, as the answer names them.
struct SettleParties {
    QString attacker;
    QString defender;
    PlayerLook attackerLook;
    PlayerLook defenderLook;
};

/// The answer to a combat that nobody recorded, in type that both sides of the table can read: what the rules say to
/// each claim, where the accounts differ, and all results that the agreed dice allow.
class SettleAnswer : public QScrollArea {
    Q_OBJECT

public:
    explicit SettleAnswer(QWidget* parent = nullptr);

    /// Null: there is no answer yet.
    void show(const adjudicator::Settlement* settlement, const SettleParties& parties);
    /// What it says, for readers and tests: one line a verdict and a result.
    [[nodiscard]] QStringList told() const { return m_told; }
    /// Opens the clause of the first verdict (F1); false when there is none.
    bool explain();

private:
    void showClaims(QWidget* page, QVBoxLayout& layout, const adjudicator::Settlement& settlement,
                    const SettleParties& parties);
    void showResults(QWidget* page, QVBoxLayout& layout, const adjudicator::Settlement& settlement,
                     const SettleParties& parties);

    QStringList m_told;
};

}  // namespace ui
