// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>
#include <functional>

#include "ui/tournament/hall/tournament_hall.h"

namespace ui {

/// A button with a menu of the files that other programs read; asks where to and writes.
class ExportButton : public QPushButton {
    Q_OBJECT

public:
    /// What is written: the state that is being looked at.
    struct Source {
        const TournamentHall::Position& position;
        adjudicator::TournamentStamp stamp;
    };

    ExportButton(TournamentHall& hall, std::function<Source()> source, QWidget* parent);
    /// Writes without asking: json, csv, players-csv, standings-csv, report or html.
    void writeTo(const QString& format, const QString& file);

private:
    void ask(const QString& format);

    TournamentHall& m_hall;
    std::function<Source()> m_source;
};

}  // namespace ui
