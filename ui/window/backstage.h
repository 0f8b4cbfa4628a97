// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>

#include "ui/announcer/announcer.h"
#include "ui/camera/camera_by_phone.h"
#include "ui/camera/camera_desk.h"
#include "ui/camera/dice_watch.h"
#include "ui/camera/watch_desk.h"
#include "ui/desk/table_desk.h"
#include "ui/dice_game/dice_desk.h"
#include "ui/draft/game_draft.h"
#include "ui/files/book_merger.h"
#include "ui/files/book_opener.h"
#include "ui/files/exporter.h"
#include "ui/files/game_shelf.h"
#include "ui/phones/phone_server.h"
#include "ui/table/game_clock.h"
#include "ui/tournament/hall/tournament_hall.h"
#include "ui/tournament/hall_aside.h"

namespace ui {

/// How the board lies before the referee, in seats of 60°.
struct BoardSeats {
    int now = 0;
    /// Of each open game that was left.
    std::map<db::GameId, int> left;

    void leave(const std::optional<db::GameId>& game) {
        if (game) {
            left[*game] = now;
        }
    }
};

/// What stands behind the pages of a window, however often they are made anew. The clocks follow the table, the list of
/// games and what is sent to a director follow every record.
struct Backstage {
    Backstage();
    /// Reads the open book's list of games anew.
    void readGames();
    /// The list is out of date: it is read anew soon where somebody looks at it, else when somebody does.
    void listGames();
    /// Somebody looks at the list of games, or no longer.
    void lookAtGames(bool looks);
    /// Phones see the tournament of the open book, and the game at the table.
    void showOnPhones();

    TableDesk table;
    CameraDesk camera{table};
    DiceDesk dice;
    TournamentHall hall;
    HallAside aside{hall};
    PhoneServer phones;
    WatchDesk watch{table, camera};
    CameraByPhone cameraByPhone{table, watch, phones};
    BookOpener opener;
    BookMerger merger;
    DiceWatch diceWatch{table, camera};
    GameShelf shelf;
    GameClock clock;
    Announcer announcer{table, clock};
    Exporter exporter;
    GameDraft draft;
    BoardSeats seats;
    bool gamesAreLookedAt = false;
    bool listsSoon = false;
};

}  // namespace ui
