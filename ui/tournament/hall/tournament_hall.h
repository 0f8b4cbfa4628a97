// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <array>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "adjudicator/desk/game_desk.h"
#include "adjudicator/desk_folder.h"
#include "adjudicator/tournament/table_games.h"
#include "adjudicator/tournament/tournament_desk.h"
#include "adjudicator/tournament/tournament_export.h"
#include "engine/tournament/seating/plan.h"
#include "engine/tournament/standings.h"
#include "ui/files/side_work.h"
#include "ui/table/message_strip.h"

namespace ui {

/// One tournament of the book, as the list shows it.
struct TournamentListed {
    db::GameId id;
    /// Of the settings in force.
    QString name;
    QString place;
    std::vector<std::string> dates;
    int players = 0;
    /// Rounds that are seated.
    int rounds = 0;
    bool hasEnded = false;
    /// It cannot be read or does not follow from its entries; all else is then empty.
    bool isDamaged = false;
    /// Several of its branches may count: one must be named before it is opened. All else is of the longest.
    bool isForked = false;
};

/// What the tables' books brought: their games, and what of the files could not be read.
struct Collected {
    std::vector<adjudicator::GameFound> games;
    /// One line for each file that was not read whole, or that brought nothing because it could not be opened.
    QStringList troubles;
    int books = 0;
};

/// Points that were typed for a table and are not given in yet, in order of play.
struct ResultDraft {
    /// Whose points they are: when others sit there, they are nobody's.
    std::vector<engine::PlayerId> seats;
    std::array<std::optional<int>, engine::tournament::kMostAtTable> points;
};
/// By round and table, from 1.
using ResultDrafts = std::map<std::pair<int, int>, ResultDraft>;

/// What all pages of the tournament desk share: the tournaments of the open book, and the one that is open. Acts go to
/// its desk in the open book and count once they are on disk (`changed`); long works run beside the window. Decides
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
    [[nodiscard]] bool isOpen() const { return book() != nullptr; }
    /// Empty until one is open.
    [[nodiscard]] const std::shared_ptr<adjudicator::OpenBook>& book() const { return m_desk.book(); }
    [[nodiscard]] std::filesystem::path bookFile() const;
    /// Newest first; read beside the window, `changed` tells.
    [[nodiscard]] const std::vector<TournamentListed>& list() const { return m_list; }
    /// Lists the book anew: games came into it from elsewhere.
    void readList();
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
    /// As written: never ahead of the disk.
    [[nodiscard]] const Position& position() const { return m_desk.position(); }
    [[nodiscard]] const Settings& settings() const { return position().settings; }
    /// Of everything played, and of the preliminary rounds alone; counted once for each change.
    [[nodiscard]] const engine::tournament::Standings& standings() const;
    [[nodiscard]] const engine::tournament::Standings& preliminaryStandings() const;
    /// For paper and exports, as of now.
    [[nodiscard]] adjudicator::TournamentStamp stamp() const;

    // Acts. Each is on disk before `changed`; what was refused or not saved is said (`message`) and `failed` tells.
    void play(const Action& action);
    /// One after the other; the first refusal drops the rest.
    void playAll(const std::vector<Action>& actions);
    /// Lots for one tie with dice that can be proved; `word` is a witness's, may be empty.
    void drawLots(const std::vector<engine::PlayerId>& players, const QString& word);
    void takeBack();
    /// Takes back the act of this entry and all after it.
    void undoTo(std::uint64_t entry);
    void restore();
    void seal();
    /// An act is decided and not yet on disk.
    [[nodiscard]] bool isWriting() const { return m_desk.isWriting() || (hasTournament() && table().declared()); }
    /// What an act would change; nothing is done.
    [[nodiscard]] engine::Expected<adjudicator::Consequences, engine::tournament::Refusal> consequencesOf(
        const Action& action) const;

    // Long works, one at a time; nothing while another is under way. `progressed` tells how far, `ended` that it is
    // over.
    enum class Work { None, Planning, Collecting, Verifying };
    [[nodiscard]] Work work() const { return m_work; }
    void cancelWork() { m_side.cancel(); }
    /// Plans seats from a round on; semi-final and final by their own rule. Nothing is written: `planned` hands the
    /// plan over, playAll(acts) seats it.
    void plan(const engine::tournament::PlanWish& wish);
    /// The plan made last, until anything of the tournament changes.
    [[nodiscard]] const std::optional<engine::tournament::Plan>& plan() const { return m_plan; }
    void dropPlan();
    /// Merges these books (none: only looks through the open one), then looks which games are for which table.
    void collect(std::vector<std::filesystem::path> books);
    /// What the watch of the desks' folders found: as `collect`, without its signal, so that nobody's page is turned.
    void take(std::vector<adjudicator::GameFound> games);
    /// What was found last; looked through anew by `collect`.
    [[nodiscard]] const Collected& collected() const { return m_collected; }
    /// Verifies the tournament's chain, lots and every decision.
    void verify();

    // What is being said; one message at a time, the newest.
    [[nodiscard]] const Message& message() const { return m_message; }
    void tell(Message message);
    void tell(Message::Kind kind, const QString& lead, const QString& text = {});
    void clearMessage();

    /// What is being typed into the open tournament's results. Here, as pages are made anew with each language and
    /// look.
    [[nodiscard]] ResultDrafts& drafts() { return m_drafts; }

    /// A page wants to know which branch of this game of the book counts.
    void askForBranch(const db::GameId& game) { Q_EMIT branchWanted(game); }
    /// A page wants the dispute about this entry of a game of the book on the screen. `game`: digits of its id.
    void askForDispute(const QString& game, std::uint64_t entry) { Q_EMIT disputeAsked(game, entry); }

Q_SIGNALS:
    /// Position, list of tournaments, plan or what was collected changed; what of the record.
    void changed(const adjudicator::ChangeOf<adjudicator::TournamentGame>& change = {});
    /// The message changed.
    void told();
    /// Several branches of this tournament, or of a game of it, may count; a tournament was not opened.
    void branchWanted(const db::GameId& game);
    /// Nothing came of what was asked for last; why.
    void failed(const QString& message);
    /// An act is on disk, as this entry.
    void written(qulonglong entry);
    void progressed(int percent);
    /// A work is over; `work()` says None again.
    void ended();
    void planned();
    void collectedAll();
    void disputeAsked(const QString& game, qulonglong entry);

private:
    [[nodiscard]] Desk::Listener listener();
    void takeChange(const Change& change);
    void notDone(const db::BookError& error, adjudicator::DeskWork work);
    void startWork(Work work, SideWork::Job job);
    void refused(const QString& text);
    void positionChanged();
    [[nodiscard]] bool restsForWriting();

    std::vector<TournamentListed> m_list;
    SideWork m_listing;
    bool m_listAgain = false;
    SideWork m_side;
    Work m_work = Work::None;
    std::optional<engine::tournament::Plan> m_plan;
    Collected m_collected;
    ResultDrafts m_drafts;
    Message m_message;
    /// For lots that are declared: opened with it once the declaration is on disk.
    std::string m_word;
    /// Whose results are being typed.
    std::optional<db::GameId> m_draftsOf;
    mutable std::optional<engine::tournament::Standings> m_standings;
    mutable std::optional<engine::tournament::Standings> m_preliminary;
    /// Last, so that nothing is told any more when the rest is gone.
    Desk m_desk;
};

}  // namespace ui
