// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "ui/tournament/desks/desk_sender.h"
#include "ui/tournament/desks/desk_watch.h"
#include "ui/tournament/projector/projector_show.h"

namespace ui {

class TournamentPage;

/// What of the tournament goes on beside its pages, however often those are made anew: the projector and the round's
/// clock, the watch of the desks' folders, and what this desk sends.
class HallAside : public QObject {
    Q_OBJECT

public:
    explicit HallAside(TournamentHall& hall, QObject* parent = nullptr);

    /// Adds standings, projector and desks to the page.
    void addPages(TournamentPage& page);
    [[nodiscard]] ProjectorShow& projector() { return m_projector; }
    [[nodiscard]] DeskWatch& watch() { return m_watch; }
    [[nodiscard]] DeskSender& sender() { return m_sender; }

private:
    TournamentHall& m_hall;
    ProjectorShow m_projector;
    DeskWatch m_watch;
    DeskSender m_sender;
};

}  // namespace ui
