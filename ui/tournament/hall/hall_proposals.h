// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "adjudicator/desk/game_desk.h"
#include "adjudicator/record/proposals_game.h"
#include "adjudicator/tournament/proposals/proposals.h"
#include "ui/files/side_work.h"

namespace ui {

class TournamentHall;

/// What desks propose that do not keep the tournament (docs/tournament.md, "Proposals"). The desk that keeps it takes
/// what is open by itself, whenever the book has grown, and lists what is for decision. Any other desk writes its own
/// proposals, and shows the tournament as it would stand with them.
class HallProposals : public QObject {
    Q_OBJECT

public:
    using Found = adjudicator::ProposalFound;
    using Action = engine::tournament::Action;
    using Position = engine::tournament::Position;

    /// The hall owns this.
    explicit HallProposals(TournamentHall& hall);
    ~HallProposals() override;

    /// All of the open tournament, as they stood when the book was looked through last.
    [[nodiscard]] const std::vector<Found>& all() const { return m_all; }
    [[nodiscard]] std::vector<Found> forDecision() const;
    /// What was proposed for a table, whatever became of it; oldest first.
    [[nodiscard]] std::vector<Found> ofTable(int round, int table) const;
    /// The director has to decide something about this table.
    [[nodiscard]] bool asksAbout(int round, int table) const;
    /// The director's desk does so all the same, for that reason; or does not.
    void take(const Found& found, const std::string& reason);
    void decline(const Found& found, const std::string& reason);
    /// What was taken last by itself, as one line; empty when nothing was.
    [[nodiscard]] const QString& lastTaken() const { return m_lastTaken; }

    // A desk that does not keep the tournament.
    /// As it would stand with this desk's own proposals; empty where there are none, and at the desk that keeps it.
    [[nodiscard]] const std::optional<Position>& position() const { return m_with; }
    /// How many of its own are not taken yet.
    [[nodiscard]] int notYetTaken() const { return m_notYetTaken; }
    /// The table's result is proposed here and not taken yet.
    [[nodiscard]] bool isProposed(int round, int table) const;
    /// Writes them one after the other; the first that the rules refuse drops the rest. They wait while this desk has
    /// no name (`nameWanted`).
    void propose(const std::vector<Action>& actions);
    /// The newest of its own that is not taken.
    void withdrawLast();
    [[nodiscard]] bool needsName() const;
    void setName(const QString& name);
    [[nodiscard]] bool isWriting() const { return m_desk.isWriting() || !m_unwritten.empty(); }

    /// Looks through the book if it has grown since; beside the window's thread.
    void look();
    [[nodiscard]] bool isLooking() const { return m_work.isBusy() || m_soon.isActive(); }
    /// The tournament or the book is another.
    void forget();

Q_SIGNALS:
    /// What is proposed, or how it stands.
    void changed();
    void nameWanted();

private:
    struct Look;
    using Desk = adjudicator::GameDesk<adjudicator::ProposalsGame>;

    [[nodiscard]] Desk::Listener listener();
    void seen(Look look);
    void takeNext();
    void tellTaken();
    void writeNext();
    void sitDown();

    TournamentHall& m_hall;
    SideWork m_work;
    QTimer m_soon;
    QTimer m_poll;
    /// Size and time of the book's files when it was looked through.
    QString m_seenFiles;
    std::vector<Found> m_all;
    /// What is about to be taken, and what was, by desk: results, and other acts.
    std::deque<Found> m_toTake;
    std::map<std::string, std::pair<int, int>> m_taken;
    QString m_lastTaken;
    std::optional<Position> m_with;
    int m_notYetTaken = 0;
    std::deque<engine::proposals::Action> m_unwritten;
    /// How often something was proposed here: a look that began before knows nothing of it.
    int m_said = 0;
    QString m_name;
    /// This desk has a chain about the tournament.
    std::optional<db::GameId> m_chain;
    Desk m_desk;
};

}  // namespace ui
