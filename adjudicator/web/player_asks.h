// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "adjudicator/desk_folder.h"
#include "adjudicator/record/line.h"
#include "adjudicator/seal/head_text.h"
#include "db/book.h"
#include "engine/action/action.h"
#include "engine/proposals/proposals.h"

namespace adjudicator::web {

// What players' phones propose about a game at a table, and what became of it: all of it follows from the record and
// the desk's own chain of proposals (docs/web.md, "What a step asks of a player"), whoever reads them.

/// What a step that waits asks of one player, and nobody else can say for him. Offers that all make at the same time
/// are none: taken one after the other they would show themselves before the last is made.
[[nodiscard]] bool isAskedOfPlayer(const engine::Position& position, const engine::Action& action);

/// The word of the chain by which the referee refuses the proposal of this entry, as JSON; or accepts it, which the act
/// that carries it out says, too.
[[nodiscard]] std::string decisionAct(const SeenHead& proposal, bool isAccepted);
/// How phones name it: 32 hexadecimal digits of its entry.
inline constexpr std::size_t kIdDigits = 32;
[[nodiscard]] std::string idOf(const SeenHead& proposal);

/// One entry of the chain that proposes something.
struct PhoneProposal {
    SeenHead at;
    engine::proposals::Propose said;
};
/// Those of the desk's own chain about this game, the newest last and no more than those; empty where there are none,
/// or they cannot be read.
[[nodiscard]] std::vector<PhoneProposal> phoneProposals(const db::Book& book, const DeskFolder& own,
                                                        const db::GameId& game);

enum class AskState : std::uint8_t {
    Open,     ///< Allowed, and waits for the referee.
    Taken,    ///< An act of the record names it.
    Refused,  ///< By the referee.
    Gone      ///< The game has gone on without it, or the rules allow it no longer.
};
[[nodiscard]] std::string_view toText(AskState state);

/// What a player proposes.
struct PlayerAsk {
    SeenHead at;
    engine::PlayerId player{};
    engine::Action action;
    AskState state = AskState::Open;
    bool operator==(const PlayerAsk&) const = default;

    /// 32 hexadecimal digits of its entry.
    [[nodiscard]] std::string id() const;
    /// Of cards given up or offered: all that others may know.
    [[nodiscard]] int count() const;
};
/// The newest, in their order, as they stand with this record. A later one of the same player takes the place of one
/// that was open.
[[nodiscard]] std::vector<PlayerAsk> playerAsks(const std::vector<PhoneProposal>& said, const Line& line);

}  // namespace adjudicator::web
