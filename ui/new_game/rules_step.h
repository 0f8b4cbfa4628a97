// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace ui {

class GameDraft;
class RulingList;
class VoteTable;

/// What the table decides before the game: its votes where the documents ask for them, and the rulings on all points
/// that they leave open.
class RulesStep : public QWidget {
    Q_OBJECT

public:
    RulesStep(GameDraft& draft, QWidget* parent);
    void refresh();
    /// All rulings are seen.
    void unfold();

Q_SIGNALS:
    void changed();

private:
    GameDraft& m_draft;
    QWidget* m_voting = nullptr;
    VoteTable* m_votes = nullptr;
    RulingList* m_rulings = nullptr;
};

}  // namespace ui
