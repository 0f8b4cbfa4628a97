// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "adjudicator/dispute/dispute.h"

class QLabel;
class QTableWidget;
class QVBoxLayout;

namespace ui {

/// The acts of a dispute one under the other, with dice, clause and the odds after each; below, how lucky it was.
class DisputeSteps : public QWidget {
    Q_OBJECT

public:
    explicit DisputeSteps(QWidget* parent = nullptr);

    /// Shows the dispute, with the act that was asked about chosen; borrowed until the next call.
    void setDispute(const adjudicator::Dispute& dispute);
    /// Which acts have pictures; the acts must be those set.
    void markPictures(const adjudicator::Dispute& dispute);
    [[nodiscard]] std::size_t current() const;
    void step(int by);

Q_SIGNALS:
    void currentChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void addLuck(const adjudicator::Dispute& dispute);

    QTableWidget* m_table = nullptr;
    QVBoxLayout* m_layout = nullptr;
    /// What an entry that is no act means, and what happened between the acts.
    QLabel* m_about = nullptr;
    QLabel* m_incidents = nullptr;
    QWidget* m_luck = nullptr;
};

}  // namespace ui
