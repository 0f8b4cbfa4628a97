// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "adjudicator/dice/dice_proof.h"
#include "adjudicator/record/table_game.h"
#include "db/chain.h"
#include "engine/action/decide.h"
#include "engine/expected.h"
#include "engine/notation/json_fault.h"

namespace adjudicator {

/// The version of the rules code that decides today; an act carries the one that decided it.
inline constexpr int kRulesVersion = 1;

// What the bodies of entries say (docs/record-format.md). Times are UTC, "2026-11-21T18:04:05.123Z". What holds an
// action, an event or a position is a template over the game; the names without "Of" are the table game's.

/// Entry 0. The position file holds players, documents, rulings and numbers; the nonce makes the game's id unique.
template <class Game>
struct GenesisOf {
    std::string program;
    int rules = kRulesVersion;
    std::string nonce;
    /// This desk's number of the game, from 1, and the head of its previous game, so that a removed game leaves a gap.
    std::uint64_t gameNumber = 1;
    std::string previousHead;
    typename Game::Setup position;
};

/// The commitment to throw n is shown.
struct CommitmentShown {
    std::uint32_t number = 0;
    db::Hash commitment;
};

/// An act that needs virtual dice is declared; it will be opened as throw n with these dice.
template <class Game>
struct ThrowDeclaredOf {
    std::uint32_t number = 0;
    typename Game::Action action;
    std::vector<int> sides;
};

/// A player's word for throw n.
struct WordGiven {
    std::uint32_t number = 0;
    std::string word;
};

/// A commitment that was never opened, and why throw n is lost.
struct ThrowVoid {
    std::uint32_t number = 0;
    std::string reason;
};

/// How the dice of an act were thrown. Virtual dice have a number and, when opened here, the secret; a throw that is
/// used again after a take-back has the number alone.
struct ThrowRecord {
    DiceLevel level = DiceLevel::Entered;
    std::optional<std::uint32_t> number;
    std::optional<Secret> secret;
};

/// An act with its events.
template <class Game>
struct ActDoneOf {
    int rules = kRulesVersion;
    typename Game::Action action;
    typename Game::Events events;
    std::vector<engine::Trust> trusted;
    std::optional<ThrowRecord> thrown;
};

/// The line ends before this entry from now on.
struct TakenBack {
    std::uint64_t from = 0;
};

/// What the take-back at this entry dropped is on the line again.
struct Restored {
    std::uint64_t of = 0;
};

template <class Game>
using EntryBodyOf = std::variant<GenesisOf<Game>, CommitmentShown, ThrowDeclaredOf<Game>, WordGiven, ThrowVoid,
                                 ActDoneOf<Game>, TakenBack, Restored>;

/// One entry as it is written: when, and what.
template <class Game>
struct EntryTextOf {
    std::string time;
    EntryBodyOf<Game> body;
};

using Genesis = GenesisOf<TableGame>;
using ThrowDeclared = ThrowDeclaredOf<TableGame>;
using ActDone = ActDoneOf<TableGame>;
using EntryBody = EntryBodyOf<TableGame>;
using EntryText = EntryTextOf<TableGame>;

/// The exact bytes of a new entry. Places and players are written by the table's names; entry 0 needs no table.
template <class Game>
[[nodiscard]] std::string toBody(const EntryTextOf<Game>& entry, const typename Game::Table* table);

/// Reads the set-up's entry; every other entry needs the table that it made.
template <class Game>
[[nodiscard]] engine::Expected<EntryTextOf<Game>, engine::JsonFault> genesisFromBody(std::string_view body);
template <class Game>
[[nodiscard]] engine::Expected<EntryTextOf<Game>, engine::JsonFault> entryFromBody(std::string_view body,
                                                                                   const typename Game::Table& table);

}  // namespace adjudicator
