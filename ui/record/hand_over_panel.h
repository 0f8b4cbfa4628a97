// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "adjudicator/seal/release.h"
#include "ui/kit/inline_panel.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace ui {

class GameKeeper;

/// How a game, or a tournament, moves between desks: this one releases it for another, or goes on with another's.
class HandOverPanel : public InlinePanel {
    Q_OBJECT

public:
    /// The keeper must outlive it.
    HandOverPanel(const GameKeeper& keeper, QWidget* parent);
    /// Of the open game; with the release of the desk before, where it is at hand.
    void show(const std::optional<adjudicator::Release>& release);

private:
    [[nodiscard]] bool isInCharge() const;
    void addRelease(QVBoxLayout& layout);
    void addTakeOver(QVBoxLayout& layout);
    /// The key of the other desk, as typed.
    void readKey();
    void askAndRelease();
    void askForRelease();
    void takeOver();

    const GameKeeper& m_keeper;
    std::optional<adjudicator::Release> m_release;
    QLineEdit* m_key = nullptr;
    QLabel* m_said = nullptr;
    QLineEdit* m_reason = nullptr;
    QPushButton* m_go = nullptr;
};

}  // namespace ui
