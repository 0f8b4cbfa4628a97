// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <filesystem>
#include <optional>
#include <vector>

#include "adjudicator/tournament/table_games.h"
#include "adjudicator/verify/verdict_text.h"
#include "engine/tournament/seating/plan.h"
#include "ui/files/side_work.h"

namespace ui {

class TournamentHall;

/// What the tables' books brought: their games, and what of the files could not be read.
struct Collected {
    std::vector<adjudicator::GameFound> games;
    /// One line for each file that was not read whole, or that brought nothing because it could not be opened.
    QStringList troubles;
    int books = 0;
};

/// The long works of the tournament desk, one at a time; nothing while another is under way. `progressed` tells how
/// far, `ended` that it is over.
class HallWorks : public QObject {
    Q_OBJECT

public:
    enum class Work { None, Planning, Collecting, Verifying };

    /// The hall owns this.
    explicit HallWorks(TournamentHall& hall);

    [[nodiscard]] Work now() const { return m_now; }
    void cancel() { m_side.cancel(); }

    /// Plans seats from a round on; semi-final and final by their own rule. Nothing is written: `planned` hands the
    /// plan over, playAll(acts) seats it.
    void plan(const engine::tournament::PlanWish& wish);
    /// The plan made last, until anything of the tournament changes.
    [[nodiscard]] const std::optional<engine::tournament::Plan>& seats() const { return m_plan; }
    void dropPlan();
    /// Merges these books (none: only looks through the open one), then looks which games are for which table.
    void collect(std::vector<std::filesystem::path> books);
    /// What the watch of the desks' folders found: as `collect`, without its signal, so that nobody's page is turned.
    void take(std::vector<adjudicator::GameFound> games);
    /// What was found last; looked through anew by `collect`.
    [[nodiscard]] const Collected& collected() const { return m_collected; }
    /// Verifies the tournament's chain, lots and every decision.
    void verify();

    /// The position is another.
    void forgetPlan() { m_plan.reset(); }
    /// The tournament is another.
    void forgetAll();

Q_SIGNALS:
    /// The plan or what was collected.
    void changed();
    void progressed(int percent);
    /// A work is over; `now()` says None again.
    void ended();
    void planned();
    void collectedAll();
    /// The tournament's record was checked.
    void judged(const adjudicator::VerdictWords& words);

private:
    void start(Work work, SideWork::Job job);

    TournamentHall& m_hall;
    SideWork m_side;
    Work m_now = Work::None;
    std::optional<engine::tournament::Plan> m_plan;
    Collected m_collected;
};

}  // namespace ui
