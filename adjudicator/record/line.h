// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "adjudicator/record/act_sequence.h"
#include "adjudicator/record/committed_throws.h"
#include "adjudicator/record/entry.h"
#include "adjudicator/record/entry_log.h"
#include "adjudicator/record/kept_positions.h"
#include "db/chain.h"

namespace adjudicator {

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
    [[nodiscard]] const EntryLog<Game>& log() const { return m_log; }
    [[nodiscard]] const Position& position() const { return m_position; }
    /// By which seals are signed now: that of entry 0, or of the last desk that took the game over; none where the game
    /// began without one.
    [[nodiscard]] const std::optional<PublicKey>& keyInCharge() const { return m_keyInCharge; }
    /// The acts that count, in order.
    [[nodiscard]] LineActs acts() const { return m_acts.acts(); }
    [[nodiscard]] const ActDone& actAt(const ActPlace& place) const;
    /// Why the act stands although the rules refuse it; empty when they don't.
    [[nodiscard]] std::string standsAt(const ActPlace& place) const;
    /// The position before this act of the line (0: the start).
    [[nodiscard]] Position positionBeforeAct(std::size_t index) const;
    /// The act's index in `acts`; empty when it does not count.
    [[nodiscard]] std::optional<std::size_t> indexOf(const ActPlace& origin) const { return m_acts.indexOf(origin); }

    [[nodiscard]] const std::optional<OpenThrow>& openThrow() const { return m_throws.open(); }
    /// The number of the next throw to commit to.
    [[nodiscard]] std::uint32_t nextThrow() const { return m_throws.next(); }
    /// The spare throw that this act, as declared, must use; empty when it throws anew. `sides`: of the dice that it
    /// needs now (diceNeeded).
    [[nodiscard]] const SpareThrow* spareFor(const Action& action, const std::vector<int>& sides) const;

    /// What the next take-back undoes: the last act of the line, or the last correction if nothing followed it. Empty
    /// when there is nothing.
    [[nodiscard]] std::optional<ActPlace> lastStep() const { return m_acts.lastStep(); }
    /// The take-back that may still be undone: nothing followed it.
    [[nodiscard]] std::optional<std::uint64_t> restorable() const;
    /// The entries (EvidenceKept) that show this act, oldest first.
    [[nodiscard]] std::vector<std::uint64_t> evidenceOf(std::uint64_t entry) const;
    /// The first entry that counts otherwise since this one came; empty where none does.
    [[nodiscard]] std::optional<std::uint64_t> firstTurnedBy(std::uint64_t entry) const;
    /// A take-back may begin here: an act that counts, or a correction that still stands whole.
    [[nodiscard]] bool canUndoTo(const ActPlace& from) const { return m_acts.canUndoTo(from); }
    /// The record holds an act there, whether it counts or not.
    [[nodiscard]] bool holdsAct(const ActPlace& place) const;

private:
    LineOf() = default;
    explicit LineOf(Position start) : m_position(start), m_kept(std::move(start)) {}
    engine::Expected<void, LineFault> take(EntryText entry, std::string_view body);
    [[nodiscard]] bool evolveIfFits(const ActDone& act);
    /// What an entry that is on the log now does to line and position.
    void effect(const EntryBody& body, std::uint64_t seq);
    void refold(const SequenceChange& change);
    void markLog(const SequenceChange& change);
    std::optional<std::uint32_t> countUse(const ActDone& act, int by);
    void settle(std::uint32_t number);
    [[nodiscard]] std::string keyOf(const Action& action) const;

    db::GameId m_game;
    EntryLog<Game> m_log;
    ActSequence m_acts;
    Position m_position;
    KeptPositions<Position> m_kept;
    CommittedThrows<Game> m_throws;
    std::optional<PublicKey> m_keyInCharge;
    /// The entries of pictures.
    std::vector<std::uint64_t> m_evidence;
    /// How often acts of the line stand in a correction or first stood there, by its entry.
    std::map<std::uint64_t, std::size_t> m_actsIn;
    /// A throw that was opened: by which entry, and how many acts that count use it.
    struct Opened {
        std::uint64_t entry = 0;
        std::uint32_t uses = 0;
    };
    /// By number; without an entry those that were not opened.
    std::vector<Opened> m_opened;
    /// By the entries that made others count or not, in their order: the first of those.
    std::vector<std::pair<std::uint64_t, std::uint64_t>> m_turned;
    /// Of those that were unused once, so that no far entry is read twice for them.
    std::map<std::uint32_t, SpareThrow> m_spareOf;
};

extern template class LineOf<TableGame>;
using Line = LineOf<TableGame>;
using LogLine = LogLineOf<TableGame>;
using OpenThrow = OpenThrowOf<TableGame>;

}  // namespace adjudicator
