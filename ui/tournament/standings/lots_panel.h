// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/kit/inline_panel.h"
#include "ui/tournament/hall/tournament_hall.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace ui {

/// Lots for one tie at a time, thrown with dice that can be proved: the commitment is shown, a witness says a word,
/// then the dice are opened. What they gave stays to be read.
class LotsPanel : public InlinePanel {
    Q_OBJECT

public:
    LotsPanel(TournamentHall& hall, QWidget* parent);
    void open();

private:
    void refresh();
    void draw();
    void fillSpeakers();
    void tellOutcome();
    [[nodiscard]] bool isOneTooMany() const;

    TournamentHall& m_hall;
    QComboBox* m_tie = nullptr;
    QLabel* m_how = nullptr;
    QLabel* m_commitment = nullptr;
    QLineEdit* m_word = nullptr;
    QComboBox* m_speaker = nullptr;
    QPushButton* m_draw = nullptr;
    QLabel* m_outcome = nullptr;
    /// Lots drawn when the panel threw last; one more: their outcome is there.
    std::optional<std::size_t> m_waitsFor;
    /// The outcome of a draw stands here, and nothing was said or chosen since.
    bool m_hasJustDrawn = false;
};

}  // namespace ui
