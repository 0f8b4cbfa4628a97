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
#include "engine/state/position.h"

namespace adjudicator {

/// One entry as the record shows it. Acts that were taken back stay in the list, off the line.
struct LogLine {
    db::Head head;
    EntryText entry;
    bool onLine = true;
    [[nodiscard]] std::uint64_t seq() const { return head.seq; }
    [[nodiscard]] const ActDone* act() const { return std::get_if<ActDone>(&entry.body); }
};

/// The commitment to the next virtual throw, and the act declared for it, if any.
struct OpenThrow {
    std::uint32_t number = 0;
    db::Hash commitment;
    std::optional<ThrowDeclared> declared;
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
class Line {
public:
    /// Starts from entry 0.
    [[nodiscard]] static engine::Expected<Line, LineFault> begin(std::string_view genesisBody);
    /// Applies the next entry.
    [[nodiscard]] engine::Expected<void, LineFault> apply(std::string_view body);
    /// Folds all entries of a game, in order.
    [[nodiscard]] static engine::Expected<Line, LineFault> fold(const std::vector<db::Entry>& entries);

    [[nodiscard]] const db::GameId& game() const { return m_game; }
    [[nodiscard]] const db::Head& head() const { return m_log.back().head; }
    [[nodiscard]] const Genesis& genesis() const { return std::get<Genesis>(m_log.front().entry.body); }
    [[nodiscard]] const std::vector<LogLine>& log() const { return m_log; }
    [[nodiscard]] const engine::Position& position() const { return m_position; }
    /// The position before the entry with this number took effect, on the line as it is now.
    [[nodiscard]] engine::Position positionBefore(std::uint64_t seq) const;

    [[nodiscard]] const std::optional<OpenThrow>& openThrow() const { return m_open; }
    /// The number of the next throw to commit to.
    [[nodiscard]] std::uint32_t nextThrow() const { return m_nextThrow; }
    /// The spare throw that this act, as declared, must use; empty when it throws anew.
    [[nodiscard]] const SpareThrow* spareFor(const engine::Action& action) const;

    /// The last act on the line, which a take-back drops; empty when there is none.
    [[nodiscard]] std::optional<std::uint64_t> lastAct() const;
    /// The take-back that may still be undone: nothing followed it.
    [[nodiscard]] std::optional<std::uint64_t> restorable() const;
    [[nodiscard]] bool isOnLine(std::uint64_t seq) const;
    [[nodiscard]] ThrowCounts counts() const;

private:
    Line() = default;
    engine::Expected<void, LineFault> take(EntryText entry, std::string_view body);
    [[nodiscard]] bool continues(const EntryBody& body) const;
    void effect(const EntryBody& body, std::uint64_t seq);
    void refold();
    void rebuildSpares();
    [[nodiscard]] std::string keyOf(const engine::Action& action) const;

    db::GameId m_game;
    engine::Position m_start;
    engine::Position m_position;
    std::vector<LogLine> m_log;
    std::optional<OpenThrow> m_open;
    std::uint32_t m_nextThrow = 0;
    std::vector<SpareThrow> m_spares;
};

}  // namespace adjudicator
