// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "engine/tournament/settings.h"
#include "ui/tournament/hall/tournament_hall.h"

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace ui {

class EscalationForm;
class GameForm;
class ScoringForm;

/// The tournaments of the book at the left; what one of them is, or a new one will be, at the right.
class TournamentSettingsPage : public QWidget {
    Q_OBJECT

public:
    TournamentSettingsPage(TournamentHall& hall, QWidget* parent);
    void focusFirst();
    /// A fresh form for a further tournament.
    void beginNew();
    /// What stands in the form.
    [[nodiscard]] engine::tournament::Settings settings() const;

private:
    [[nodiscard]] bool isNew() const;
    void refresh();
    void refreshList();
    /// The forms are filled from it.
    void fill(engine::tournament::Settings settings);
    void judge();
    void save();
    void endTournament();

    TournamentHall& m_hall;
    /// A further tournament is being described, and it is being written.
    bool m_wantsNew = false;
    bool m_isBeginning = false;
    std::optional<db::GameId> m_before;
    bool m_isEdited = false;
    /// What the form was filled from.
    engine::tournament::Settings m_shown;
    std::optional<db::GameId> m_of;

    QListWidget* m_list = nullptr;
    QPushButton* m_new = nullptr;
    GameForm* m_game = nullptr;
    EscalationForm* m_escalation = nullptr;
    ScoringForm* m_scoring = nullptr;
    QLabel* m_state = nullptr;
    QLabel* m_fault = nullptr;
    QLineEdit* m_reason = nullptr;
    QPushButton* m_end = nullptr;
    QPushButton* m_drop = nullptr;
    QPushButton* m_save = nullptr;
};

}  // namespace ui
