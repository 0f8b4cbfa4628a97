// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "adjudicator/desk/game_desk.h"
#include "adjudicator/tournament/tournament_export.h"
#include "adjudicator/tournament/tournaments.h"
#include "engine/tournament/standings.h"
#include "ui/files/game_keeper.h"
#include "ui/tournament/hall/hall_message.h"
#include "ui/tournament/hall/hall_proposals.h"
#include "ui/tournament/hall/hall_works.h"
#include "ui/tournament/hall/result_drafts.h"
#include "ui/tournament/hall/tournament_list.h"

namespace ui {

/// What all pages of the tournament desk share: the tournament that is open, the others of its book, long works and
/// what is being said. Acts go to its desk in the open book and count once they are on disk (`changed`). Decides
/// nothing itself.
class TournamentHall : public QObject {
    Q_OBJECT

public:
    using Desk = adjudicator::GameDesk<adjudicator::TournamentGame>;
    using Change = Desk::Change;
    using Table = Desk::Table;
    using Line = adjudicator::TournamentLine;
    using Position = engine::tournament::Position;
    using Settings = engine::tournament::Settings;
    using Action = engine::tournament::Action;

    explicit TournamentHall(QObject* parent = nullptr);

    // The book and its tournaments.
    /// Goes on with the newest tournament of a book; nothing when that book is open already.
    void openBook(std::shared_ptr<adjudicator::OpenBook> book);
    /// Empty until one is open.
    [[nodiscard]] const std::shared_ptr<adjudicator::OpenBook>& book() const { return m_desk.book(); }
    [[nodiscard]] std::filesystem::path bookFile() const;
    [[nodiscard]] TournamentList& list() { return m_list; }
    /// Goes on with another tournament of the book.
    void open(const db::GameId& tournament);
    /// Goes on with the branch of a tournament that ends so, and records that it is the one that counts.
    void openBranch(const db::GameId& tournament, const db::Head& end, const std::string& reason);
    /// Begins one in the open book and opens it.
    void begin(const Settings& settings);

    // The tournament that is open. All but the first two ask for it.
    [[nodiscard]] bool hasTournament() const { return m_desk.hasGame(); }
    /// The open tournament's chain; empty when there is none.
    [[nodiscard]] std::optional<db::GameId> tournament() const { return m_desk.game(); }
    [[nodiscard]] const Table& table() const { return m_desk.table(); }
    [[nodiscard]] const Line& line() const { return m_desk.line(); }
    /// As written: never ahead of the disk. At a desk that only proposes: with its own proposals that are not taken
    /// yet.
    [[nodiscard]] const Position& position() const {
        return m_proposals.position() ? *m_proposals.position() : known();
    }
    /// As written by the desk that keeps it.
    [[nodiscard]] const Position& known() const { return m_desk.position(); }
    /// Another desk keeps it: what is done here is proposed to that one.
    [[nodiscard]] bool onlyProposes() const;
    /// Acts of this desk count, and no other desk's key is in charge.
    [[nodiscard]] bool keepsTournament() const { return hasTournament() && !onlyProposes(); }
    [[nodiscard]] const Settings& settings() const { return position().settings; }
    /// Of everything played, and of the preliminary rounds alone; counted once for each change.
    [[nodiscard]] const engine::tournament::Standings& standings() const;
    [[nodiscard]] const engine::tournament::Standings& preliminaryStandings() const;
    /// For paper and exports, as of now.
    [[nodiscard]] adjudicator::TournamentStamp stamp() const;

    // Acts. Each is on disk before `changed`; what was refused or not saved is said. Where another desk keeps the
    // tournament they are proposed to it.
    void play(const Action& action);
    /// One after the other; the first refusal drops the rest.
    void playAll(const std::vector<Action>& actions);
    /// Lots for one tie with dice that can be proved; `word` is a witness's, may be empty; `by` is the id of
    /// the player who said it, or empty.
    void drawLots(const std::vector<engine::PlayerId>& players, const QString& word, const QString& by);
    /// An act without dice that another desk proposed.
    void carryOut(const Action& action, const adjudicator::SeenHead& proposal);
    /// A desk that only proposes withdraws its newest proposal.
    void takeBack();
    /// Takes back the act of this entry and all after it.
    void undoTo(std::uint64_t entry);
    void restore();
    void seal();
    /// An act is decided and not yet on disk.
    [[nodiscard]] bool isWriting() const { return m_desk.isWriting() || (hasTournament() && table().declared()); }

    [[nodiscard]] HallProposals& proposals() { return m_proposals; }
    [[nodiscard]] const HallProposals& proposals() const { return m_proposals; }

    [[nodiscard]] const GameKeeper& keeper() const { return m_keeper; }
    [[nodiscard]] HallWorks& works() { return m_works; }
    [[nodiscard]] HallMessage& said() { return m_said; }
    /// What is being typed into the open tournament's results. Here, as pages are made anew with each language and
    /// look.
    [[nodiscard]] ResultDrafts& drafts() { return m_drafts; }

    /// What phones open to see a table, its number set behind it; empty: there are no pages for them.
    [[nodiscard]] const std::string& phones() const { return m_phones; }
    void setPhones(std::string url) { m_phones = std::move(url); }

    /// A page wants to know which branch of this game of the book counts.
    void askForBranch(const db::GameId& game) { Q_EMIT branchWanted(game); }
    /// A page wants the dispute about this entry of a game of the book on the screen. `game`: digits of its id.
    void askForDispute(const QString& game, std::uint64_t entry) { Q_EMIT disputeAsked(game, entry); }

Q_SIGNALS:
    /// Position, list of tournaments, plan or what was collected changed; what of the record.
    void changed(const adjudicator::ChangeOf<adjudicator::TournamentGame>& change = {});
    /// Several branches of this tournament, or of a game of it, may count; a tournament was not opened.
    void branchWanted(const db::GameId& game);
    /// The first entry of a tournament that begins here is on disk.
    void begun();
    /// An act is on disk, as this entry.
    void written(qulonglong entry);
    void disputeAsked(const QString& game, qulonglong entry);
    /// The book's folder takes no more: somebody wants to go on with a copy elsewhere.
    void otherFolderWanted();

private:
    [[nodiscard]] Desk::Listener listener();
    void takeChange(const Change& change);
    void openAgain();
    void notDone(const db::BookError& error, adjudicator::DeskWork work);
    [[nodiscard]] bool restsForWriting();
    /// Says so, where another desk keeps the tournament.
    [[nodiscard]] bool refusesElsewhere();
    void takeOver(const std::string& reason, const std::optional<adjudicator::Release>& release);
    /// Nothing is said any more; a failure of what is done now offers to do it again.
    void beginAct(std::function<void()> again);

    std::string m_phones;
    TournamentList m_list;
    HallMessage m_said;
    HallWorks m_works{*this};
    ResultDrafts m_drafts;
    /// For lots that are declared: opened with it once the declaration is on disk.
    adjudicator::WitnessWord m_word;
    /// Does once more what was done last, if that is not on disk.
    std::function<void()> m_again;
    /// Whose results are being typed.
    std::optional<db::GameId> m_draftsOf;
    mutable std::optional<engine::tournament::Standings> m_standings;
    mutable std::optional<engine::tournament::Standings> m_preliminary;
    /// Behind all that it tells of, so that nothing is told any more when the rest is gone.
    Desk m_desk;
    GameKeeper m_keeper{m_desk, [this](const Message& message) { m_said.tell(message); },
                        [this](const auto& reason, const auto& release) { takeOver(reason, release); }};
    HallProposals m_proposals{*this};
};

}  // namespace ui
