// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "adjudicator/desk/hand_ledger.h"

class QLabel;
class QPushButton;
class QScrollArea;

namespace ui {

/// What is known of one hand, for the referee alone: certain and possible cards, what they could pay, why it is open.
class LedgerPanel : public QWidget {
    Q_OBJECT

public:
    explicit LedgerPanel(QWidget* parent);
    void show(const adjudicator::HandLedger& ledger, const engine::Position& position);

Q_SIGNALS:
    /// The hand is otherwise than known: any cards are to be entered.
    void correctionAsked(engine::PlayerId player);
    /// Its owner shows it: one of the hands that are possible is to be entered.
    void showingAsked(engine::PlayerId player);
    /// The entry that left the hand open is to be seen.
    void entryAsked(qulonglong entry);
    void nextAsked();
    void closed();

private:
    [[nodiscard]] QWidget* makeSum(const adjudicator::HandLedger& ledger, const engine::Position& position);
    [[nodiscard]] QWidget* makePrices(const adjudicator::HandLedger& ledger);
    [[nodiscard]] QWidget* makeOpened(const adjudicator::HandLedger& ledger);

    QLabel* m_head = nullptr;
    QScrollArea* m_area = nullptr;
    QPushButton* m_shows = nullptr;
    engine::PlayerId m_player{};
};

}  // namespace ui
