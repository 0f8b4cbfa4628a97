// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "adjudicator/record/entry.h"
#include "db/chain.h"

namespace adjudicator {

/// Where the record holds an act: in an entry of its own, or as one of a correction's.
struct ActPlace {
    std::uint64_t entry = 0;
    std::optional<std::size_t> item;
    bool operator==(const ActPlace&) const = default;
};

/// An act of the line: where it first stood, and where it stands as it is now.
struct LineAct {
    ActPlace origin;
    ActPlace now;
    [[nodiscard]] bool isCorrected() const { return origin != now; }
};

/// One entry as the record shows it. Acts that were taken back stay in the list, off the line.
template <class Game>
struct LogLineOf {
    db::Head head;
    EntryTextOf<Game> entry;
    bool onLine = true;
    /// The correction that changed the act.
    std::optional<std::uint64_t> correctedBy;
    /// Whose turn it was before the entry.
    engine::PlayerId turn{};
    [[nodiscard]] std::uint64_t seq() const { return head.seq; }
    [[nodiscard]] const ActDoneOf<Game>* act() const { return std::get_if<ActDoneOf<Game>>(&entry.body); }
};

/// The commitment to the next virtual throw, and the act declared for it, if any.
template <class Game>
struct OpenThrowOf {
    std::uint32_t number = 0;
    db::Hash commitment;
    std::optional<ThrowDeclaredOf<Game>> declared;
    std::string word;
};

/// Dice already thrown for an act that was taken back: the same act, entered again, uses them (R-RETHROW).
struct SpareThrow {
    std::uint32_t number = 0;
    DiceLevel level = DiceLevel::Desk;
    std::string act;
    engine::Dice dice;
};

/// How the throws of a game came about.
struct ThrowCounts {
    int witnessed = 0;
    int desk = 0;
    int entered = 0;
    int camera = 0;
    int voids = 0;
    int takenBack = 0;
    void add(DiceLevel level);
};

/// Why an entry does not continue the record.
struct LineFault {
    std::uint64_t seq = 0;
    engine::JsonFault json;
};

/// What counts of one game's entries (DESIGN, "The line and its corrections"): the fold of genesis and entries into a
/// log, a position, and the open throw. A value: what is decided but not yet written is a copy that ran ahead.
template <class Game>
class LineOf {
public:
    using Genesis = GenesisOf<Game>;
    using ThrowDeclared = ThrowDeclaredOf<Game>;
    using ActDone = ActDoneOf<Game>;
    using EntryBody = EntryBodyOf<Game>;
    using EntryText = EntryTextOf<Game>;
    using LogLine = LogLineOf<Game>;
    using OpenThrow = OpenThrowOf<Game>;
    using Action = typename Game::Action;
    using Position = typename Game::Position;

    /// Starts from entry 0.
    [[nodiscard]] static engine::Expected<LineOf, LineFault> begin(std::string_view genesisBody);
    /// Applies the next entry.
    [[nodiscard]] engine::Expected<void, LineFault> apply(std::string_view body);
    /// The same of an entry that was read already; `body` is what it was read from.
    [[nodiscard]] engine::Expected<void, LineFault> apply(EntryText entry, std::string_view body);
    /// Folds all entries of a game, in order.
    [[nodiscard]] static engine::Expected<LineOf, LineFault> fold(const std::vector<db::Entry>& entries);

    /// The line as it was after this entry, which must be there.
    [[nodiscard]] LineOf upTo(std::uint64_t seq) const;
    /// Takes the next entry from a record of the same game that is longer than this one.
    void follow(const LineOf& longer);

    [[nodiscard]] const db::GameId& game() const { return m_game; }
    [[nodiscard]] const db::Head& head() const { return m_log.back().head; }
    [[nodiscard]] const Genesis& genesis() const { return std::get<Genesis>(m_log.front().entry.body); }
    [[nodiscard]] const std::vector<LogLine>& log() const { return m_log; }
    [[nodiscard]] const Position& position() const { return m_position; }
    /// By which seals are signed now: that of entry 0, or of the last desk that took the game over; none where the game
    /// began without one.
    [[nodiscard]] const std::optional<PublicKey>& keyInCharge() const { return m_keyInCharge; }
    /// The acts that count, in order.
    [[nodiscard]] const std::vector<LineAct>& acts() const { return m_line.acts; }
    [[nodiscard]] const ActDone& actAt(const ActPlace& place) const;
    /// Why the act stands although the rules refuse it; empty when they don't.
    [[nodiscard]] std::string standsAt(const ActPlace& place) const;
    /// The position before this act of the line (0: the start).
    [[nodiscard]] Position positionBeforeAct(std::size_t index) const;
    /// The act's index in `acts`; empty when it does not count.
    [[nodiscard]] std::optional<std::size_t> indexOf(const ActPlace& origin) const;

    [[nodiscard]] const std::optional<OpenThrow>& openThrow() const { return m_open; }
    /// The number of the next throw to commit to.
    [[nodiscard]] std::uint32_t nextThrow() const { return m_nextThrow; }
    /// The spare throw that this act, as declared, must use; empty when it throws anew. `sides`: of the dice that it
    /// needs now (diceNeeded).
    [[nodiscard]] const SpareThrow* spareFor(const Action& action, const std::vector<int>& sides) const;

    /// What the next take-back undoes: the last act of the line, or the last correction if nothing followed it. Empty
    /// when there is nothing.
    [[nodiscard]] std::optional<ActPlace> lastStep() const;
    /// The take-back that may still be undone: nothing followed it.
    [[nodiscard]] std::optional<std::uint64_t> restorable() const;
    /// The entries (EvidenceKept) that show this act, oldest first.
    [[nodiscard]] std::vector<const LogLine*> evidenceOf(std::uint64_t entry) const;
    /// A take-back may begin here: an act that counts, or a correction that still stands whole.
    [[nodiscard]] bool canUndoTo(const ActPlace& from) const;
    /// A correction speaks of every act from its first on, in their order, and its events fit one after the other.
    [[nodiscard]] bool continues(const CorrectedOf<Game>& corrected) const;
    /// A ruling has a reason, unless it is open, and is about an act that the record holds, a combat or a branch.
    [[nodiscard]] bool continues(const RulingGiven& ruling) const;
    /// The record holds an act there, whether it counts or not.
    [[nodiscard]] bool holdsAct(const ActPlace& place) const;
    [[nodiscard]] ThrowCounts counts() const;

private:
    /// A correction in force, as far as take-backs concern it: its acts are `count` from `first` on.
    struct Correction {
        std::uint64_t entry = 0;
        std::size_t first = 0;
        std::size_t count = 0;
    };
    struct Standing {
        std::vector<LineAct> acts;
        std::vector<Correction> corrections;
    };
    /// The end of a line from an index on, with all corrections in force.
    struct Tail {
        std::size_t first = 0;
        Standing line;
    };

    LineOf() = default;
    engine::Expected<void, LineFault> take(EntryText entry, std::string_view body);
    [[nodiscard]] bool continues(const EntryBody& body) const;
    [[nodiscard]] bool evolveIfFits(const ActDone& act);
    void effect(const EntryBody& body, std::uint64_t seq);
    void opened(const EntryBody& body);
    void correct(const CorrectedOf<Game>& corrected, std::uint64_t seq);
    void takeBack(const TakenBack& taken, std::uint64_t seq);
    void cut(std::size_t index, std::uint64_t by);
    void putBack(const Tail& tail);
    void refold();
    void keepPosition(std::size_t acts);
    void forgetFrom(std::size_t index);
    void markLog();
    void rebuildSpares();
    [[nodiscard]] const Correction* wholeCorrection(const ActPlace& place) const;
    [[nodiscard]] std::string keyOf(const Action& action) const;

    db::GameId m_game;
    Position m_start;
    Position m_position;
    std::vector<LogLine> m_log;
    Standing m_line;
    /// The positions before every kKeptEvery-th act of the line, so that a change of it need not begin at the start.
    std::vector<Position> m_kept;
    /// What the line was before each take-back and correction, as far as that changed it.
    std::map<std::uint64_t, Tail> m_before;
    std::optional<PublicKey> m_keyInCharge;
    std::optional<OpenThrow> m_open;
    std::uint32_t m_nextThrow = 0;
    std::vector<SpareThrow> m_spares;
};

extern template class LineOf<TableGame>;
using Line = LineOf<TableGame>;
using LogLine = LogLineOf<TableGame>;
using OpenThrow = OpenThrowOf<TableGame>;

}  // namespace adjudicator
