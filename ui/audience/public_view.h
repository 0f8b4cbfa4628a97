// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "adjudicator/live_table.h"
#include "ui/board/board_picture.h"
#include "ui/board/markers.h"
#include "ui/desk/game_clock.h"
#include "ui/theme/players.h"

namespace ui {

/// What everybody at the table may see, and nothing else: the audience display is drawn from this alone. No hand, no
/// card's kind, no hidden victory point, no free text of the referee is in it, and nothing under a hex that lies face
/// down.
struct PublicView {
    struct Seat {
        QString name;
        PlayerLook look;
        /// Open points.
        int points = 0;
        bool onTurn = false;
        bool hasWon = false;
        bool isOut = false;
    };
    /// One side of a combat.
    struct Force {
        QString name;
        PlayerLook look;
        /// "2 C · 1 I", "city, upside down".
        QString forces;
        std::vector<engine::Die> dice;
        int walls = 0;
    };
    struct Combat {
        Force attacker;
        Force defender;
        /// That the attacker wins from here if nobody stops.
        std::optional<double> attackerWins;
        /// "10 : 7", newest last.
        QStringList rounds;
        bool isOver = false;
    };
    /// What a throw gave: how many cards, never which.
    struct Gain {
        QString name;
        PlayerLook look;
        int cards = 0;
    };

    BoardPicture board;
    Markers markers;
    std::vector<Seat> seats;
    int winningScore = 0;
    QString headline;
    QString phase;
    /// What holds beyond what stands on the board: boycotts, catastrophes.
    QStringList warnings;
    /// Dice of a throw outside a combat.
    std::vector<engine::Die> dice;
    std::vector<Gain> gains;
    std::optional<Combat> combat;
    /// What came of the last act, with its clause: "Ben wins round 5", "The settlement … SA-K7".
    QString result;
    QStringList details;
    QString clauses;
    /// What the last throw proves, and whether that is little.
    QString trust;
    bool isOnTrust = false;
    /// The word that was said for it; while one is waited for, that is said instead.
    QString word;
    bool waitsForWord = false;
    /// The chain's head: what its QR code carries, the code for reading aloud, and the entry.
    std::string headText;
    QString headCode;
    std::uint64_t entry = 0;
};

[[nodiscard]] PublicView publicViewOf(const adjudicator::LiveTable& table, bool withOdds);

/// Whether all may know of an event. Cards, hands and what the referee only noted are not among these.
[[nodiscard]] bool isPublic(const engine::Event& event);

}  // namespace ui
