// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <catch2/catch.hpp>

#include <QTemporaryDir>
#include <QWidget>
#include <string>
#include <vector>

#include "engine/tournament/seating/plan.h"
#include "tests/ui/game_on_desk.h"
#include "ui/files/window_book.h"
#include "ui/tournament/hall/tournament_hall.h"

namespace cup = engine::tournament;

namespace test {

/// A tournament in a book of its own, all of it played through the hall.
struct Cup {
    QTemporaryDir folder;
    ui::TournamentHall hall;

    explicit Cup(std::size_t players, int rounds = 3, int seated = 0, cup::System system = cup::System::A,
                 bool hasClubs = false) {
        hall.openBook(ui::openWindowBook(file()).value());
        cup::Settings settings;
        settings.name = "Herbstturnier <2026> & Co.";
        settings.place = "Wien";
        settings.dates = {"2026-11-21", "2026-11-22"};
        settings.rounds = rounds;
        settings.cut = cup::Cut::None;
        settings.timeLimit = 90;
        settings.scoring = cup::presetOf(system, settings.winningScore);
        hall.begin(settings);
        REQUIRE(waitFor([&] { return hall.hasTournament(); }));
        static const std::vector<std::string> kNames{
            "Anna",  "Björn", "Çelik", "Dörte Hülsmann-Weißenfels", "Élodie", "Friedrich Schwarzenbacher",
            "Greta", "Łukasz"};
        cup::EnterPlayers enter;
        for (std::size_t i = 0; i < players; ++i) {
            enter.players.push_back({{},
                                     kNames[i % kNames.size()] + " " + std::to_string(i + 1),
                                     hasClubs ? "Verein der Siedler " + std::to_string(i % 5 + 1) : std::string()});
        }
        play(enter);
        if (seated > 0) {
            cup::PlanWish wish;
            wish.count = seated;
            const auto plan = cup::planRounds(hall.position(), wish);
            REQUIRE(plan);
            hall.playAll({plan->acts.begin(), plan->acts.end()});
            settle();
        }
    }
    [[nodiscard]] std::filesystem::path file() const { return path("cup.db"); }
    [[nodiscard]] std::string path(const char* name) const {
        return folder.filePath(QString::fromLatin1(name)).toStdString();
    }
    void settle() {
        REQUIRE(waitFor([&] { return !hall.isWriting(); }));
    }
    void play(const cup::Action& action) {
        hall.play(action);
        settle();
    }
    /// A result at each table of a round, different from table to table, or the same everywhere.
    void playRound(int round, bool isSame = false) {
        std::vector<cup::Action> acts;
        const auto& pods = hall.position().round(round)->pods;
        for (std::size_t table = 0; table < pods.size(); ++table) {
            cup::EnterResult act;
            act.round = round;
            act.table = static_cast<int>(table) + 1;
            for (std::size_t seat = 0; seat < pods[table].seats.size(); ++seat) {
                const int points =
                    isSame ? 10 - 2 * static_cast<int>(seat)
                           : 10 - static_cast<int>((seat + table + static_cast<std::size_t>(round)) % 4) * 2 -
                                 static_cast<int>(table % 2 == 0 ? seat % 2 : 0);
                act.scores.push_back({pods[table].seats[seat], points, {}});
            }
            acts.emplace_back(act);
        }
        hall.playAll(acts);
        settle();
    }
};

/// The part of a page with this name; it must be there.
template <class T>
T* partOf(const QWidget& page, const char* name) {
    T* found = page.findChild<T*>(QString::fromLatin1(name));
    REQUIRE(found != nullptr);
    return found;
}

}  // namespace test
