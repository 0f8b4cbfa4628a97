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

/// One entry as the record shows it. Acts that were taken back stay in the list, off the line.
template <class Game>
struct LogLineOf {
    db::Head head;
    EntryTextOf<Game> entry;
    bool onLine = true;
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
    /// Folds all entries of a game, in order.
    [[nodiscard]] static engine::Expected<LineOf, LineFault> fold(const std::vector<db::Entry>& entries);

    [[nodiscard]] const db::GameId& game() const { return m_game; }
    [[nodiscard]] const db::Head& head() const { return m_log.back().head; }
    [[nodiscard]] const Genesis& genesis() const { return std::get<Genesis>(m_log.front().entry.body); }
    [[nodiscard]] const std::vector<LogLine>& log() const { return m_log; }
    [[nodiscard]] const Position& position() const { return m_position; }
    /// The position before the entry with this number took effect, on the line as it is now.
    [[nodiscard]] Position positionBefore(std::uint64_t seq) const;

    [[nodiscard]] const std::optional<OpenThrow>& openThrow() const { return m_open; }
    /// The number of the next throw to commit to.
    [[nodiscard]] std::uint32_t nextThrow() const { return m_nextThrow; }
    /// The spare throw that this act, as declared, must use; empty when it throws anew.
    [[nodiscard]] const SpareThrow* spareFor(const Action& action) const;

    /// The last act on the line, which a take-back drops; empty when there is none.
    [[nodiscard]] std::optional<std::uint64_t> lastAct() const;
    /// The take-back that may still be undone: nothing followed it.
    [[nodiscard]] std::optional<std::uint64_t> restorable() const;
    [[nodiscard]] bool isOnLine(std::uint64_t seq) const;
    [[nodiscard]] ThrowCounts counts() const;

private:
    LineOf() = default;
    engine::Expected<void, LineFault> take(EntryText entry, std::string_view body);
    [[nodiscard]] bool continues(const EntryBody& body) const;
    void effect(const EntryBody& body, std::uint64_t seq);
    void refold();
    void rebuildSpares();
    [[nodiscard]] std::string keyOf(const Action& action) const;

    db::GameId m_game;
    Position m_start;
    Position m_position;
    std::vector<LogLine> m_log;
    std::optional<OpenThrow> m_open;
    std::uint32_t m_nextThrow = 0;
    std::vector<SpareThrow> m_spares;
};

extern template class LineOf<TableGame>;
using Line = LineOf<TableGame>;
using LogLine = LogLineOf<TableGame>;
using OpenThrow = OpenThrowOf<TableGame>;

}  // namespace adjudicator
