// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "adjudicator/desk_folder.h"
#include "adjudicator/lost_here.h"
#include "adjudicator/record/line.h"
#include "adjudicator/seal/release.h"
#include "adjudicator/throw_secrets.h"
#include "db/book_error.h"
#include "db/chain.h"
#include "db/picture.h"

namespace adjudicator {

/// What a live table is given from outside: it knows no clock, no randomness, no file and no thread.
struct Surroundings {
    /// Appends an act's entries to the game, with the pictures that they name, and calls back, at once or later on the
    /// same thread. Requests are carried out in order; after a failure those still waiting fail too.
    std::function<void(const db::GameId& game, const db::Head& after, std::vector<std::string> bodies,
                       std::vector<db::Picture> pictures,
                       std::function<void(engine::Expected<db::Head, db::BookError>)> answer)>
        append;
    /// UTC now, as entries write it.
    std::function<std::string()> now;
    /// Draws the secret of a throw.
    std::function<Secret()> drawSecret;
    /// The desk's own files: secrets of open commitments between runs, the key, the memory. Not owned, may be null
    /// (then an open secret is lost when the table closes, and nothing is sealed). Whoever appends notes it in the
    /// memory.
    DeskFolder* desk = nullptr;
    /// The book's file.
    std::filesystem::path book;
    LostHere lost;
};

/// Why a verb of the table did nothing.
enum class TableRefusal : std::uint8_t {
    NothingToTakeBack,
    NothingToRestore,
    NotOnLine,
    ThrowIsDeclared,
    NoThrowDeclared,
    NoKey,
    OwnGame,       ///< This desk is in charge of the game already.
    ReleaseWrong,  ///< The release is of another game, state or desk, or its signature is false.
    NoSuchRuling,  ///< The ruling lacks a reason, or what it is about.
    NotAnAct,
    PictureRefused
};

/// What the table tells its listener, always on the table's own thread.
template <class Game>
struct TableListenerOf {
    /// An entry is on disk: the position as it now is, and the act's events (none for a take-back, a restore, a
    /// declaration).
    std::function<void(const typename Game::Position&, const typename Game::Events&)> changed;
    std::function<void(const typename Game::Refusal&)> refused;
    std::function<void(TableRefusal)> refusedByTable;
    /// That act and all after it are not in the record; the last written position stands.
    std::function<void(const db::BookError&)> failed;
};

/// One game at the desk: decides acts, throws virtual dice that can be proved, writes each step and only then shows it.
/// Belongs to one thread. Verbs answer through the listener.
template <class Game>
class LiveTableOf {
public:
    using Line = LineOf<Game>;
    using LogLine = LogLineOf<Game>;
    using ThrowDeclared = ThrowDeclaredOf<Game>;
    using EntryBody = EntryBodyOf<Game>;
    using TableListener = TableListenerOf<Game>;
    using Action = typename Game::Action;
    using Events = typename Game::Events;
    using Position = typename Game::Position;

    /// Goes on with a game as folded from its book. A commitment without its secret becomes void, and the next one is
    /// shown; where the game is over or another desk's, nothing is written until something follows.
    LiveTableOf(Line written, Surroundings surroundings, TableListener listener);

    /// Judges and records an act. An act that needs dice and carries none is only declared: openThrow throws.
    /// `proposal`: what it carries out, of an act without dice.
    void play(const Action& action, const std::optional<CarriedOut>& proposal = {});
    /// Throws for the declared act, with a word or without one, and records the outcome. Who said it must be a player
    /// of the table. Words that players have sealed by phone and opened by now come first; those not opened are left
    /// out.
    void openThrow(const WitnessWord& word);
    void takeBack();
    /// Takes back this act and all after it; of a correction's entry, the correction.
    void undoTo(const ActPlace& from);
    void restore();
    /// Replaces the line from an act on. The entry must be one that the plan (record/correction.h) made on the newest
    /// position.
    void correct(CorrectedOf<Game> corrected);
    /// Records a ruling; the line is not touched.
    void rule(RulingGiven ruling);
    /// Keeps a picture of the table with the act of this entry: a JPEG file of that many pixels, already checked to be
    /// one. May come late, when other acts have followed.
    void attach(std::uint64_t entry, std::string jpeg, std::uint32_t width, std::uint32_t height);
    /// Signs the record as it is. A game that ends is sealed by itself.
    void seal();
    /// This desk goes on with another's game, for this reason, with the release of the desk before where there is one.
    /// The first entry that it writes does the same by itself.
    void takeOver(const std::string& reason, const std::optional<Release>& release = {});

    /// Another desk keeps the game and may go on with it; nothing was written here since this table began.
    [[nodiscard]] bool onlyLooks() const;

    /// As written, for drawing: never ahead of the disk.
    [[nodiscard]] const Line& line() const { return m_written; }
    [[nodiscard]] const Position& position() const { return m_written.position(); }
    [[nodiscard]] const EntryLog<Game>& log() const { return m_written.log(); }
    /// The declared act that waits for its word.
    [[nodiscard]] const std::optional<ThrowDeclared>& declared() const;
    /// Words that were sealed for it are not opened yet.
    [[nodiscard]] bool awaitsWords() const;
    /// An act is decided and not yet on disk.
    [[nodiscard]] bool isWriting() const { return m_waiting > 0; }
    /// What was taken on trust by the last act decided.
    [[nodiscard]] const std::vector<engine::Trust>& trusted() const { return m_trusted; }

private:
    void rewrite(EntryBody body);
    void write(std::vector<EntryBody> bodies, Events events, const std::vector<db::Picture>& pictures = {});
    void written(const std::vector<std::string>& bodies, const Events& events,
                 const engine::Expected<db::Head, db::BookError>& answer);
    [[nodiscard]] EntryBody nextCommitment() { return m_secrets.commitTo(m_decided.nextThrow()); }
    void commit();
    [[nodiscard]] bool needsCommitment() const;
    [[nodiscard]] const std::optional<DeskKey>& key() const;
    /// Another desk than this one is in charge; never where there are no files of a desk.
    [[nodiscard]] bool isElsewhereNow() const;
    [[nodiscard]] bool hasLostThrow() const;
    void decideAndWrite(Action action, std::optional<ThrowRecord> thrown,
                        const std::optional<CarriedOut>& proposal = {});
    void reveal(const std::string& word);
    [[nodiscard]] std::vector<WordSeal> sealsFor(std::uint32_t number) const;
    [[nodiscard]] std::vector<WordOpened> wordsFor(const ThrowDeclared& declared) const;
    [[nodiscard]] bool blockedByThrow();

    Line m_written;
    Line m_decided;
    Surroundings m_surroundings;
    TableListener m_listener;
    /// Of the open commitment and of those decided after it.
    ThrowSecrets m_secrets;
    std::vector<engine::Trust> m_trusted;
    int m_waiting = 0;
    /// Lives as long as the table, so that late answers find out that it is gone.
    std::shared_ptr<bool> m_alive = std::make_shared<bool>(true);
};

extern template class LiveTableOf<TableGame>;
using LiveTable = LiveTableOf<TableGame>;
using TableListener = TableListenerOf<TableGame>;

}  // namespace adjudicator
