// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "adjudicator/dice/word_store.h"
#include "adjudicator/public/public_view.h"
#include "adjudicator/record/line.h"
#include "adjudicator/web/ballot.h"
#include "adjudicator/web/offers.h"

namespace adjudicator::web {

/// The public view in words, without the board.
[[nodiscard]] nlohmann::ordered_json viewJson(const PublicView& view);

/// What a game's page is made of; borrows the line.
struct TableNow {
    const Line& line;
    engine::Language language = engine::Language::English;
    std::string title = {};
    /// What players' phones have said for the coming throw.
    WordsKept words = {};
    /// What admitted phones must name; empty where nobody can say anything.
    std::string session = {};
    /// The players whose phones are admitted, by id.
    std::vector<std::string> admitted = {};
    /// What seats' phones would do: others are told whose it is and how many cards, not what was chosen.
    std::vector<PlayerAsk> asks = {};
    /// The vote that is proposed: until it is taken phones are told who has said something, not what.
    std::optional<Ballot> ballot = {};
    /// Offers that players make at the same time, of which nothing but that they are made is told; and whether they
    /// are to be opened.
    std::optional<Offers> offers = {};
    bool areOffersSealed = false;
    /// Where a second hand is admitted: what the desk's main button does now, in words; else empty.
    std::string step = {};
};

/// A game's page: the public view in words, without the board, and whose words are sealed or in a throw.
[[nodiscard]] std::string tableJson(const PublicView& view, const TableNow& now);

/// The board as all may see it; the crossing that is fought for when there is a combat, else empty.
[[nodiscard]] std::string boardPicture(const engine::Position& position, engine::Language language);
[[nodiscard]] std::string combatPicture(const engine::Position& position, const PublicView& view);

}  // namespace adjudicator::web
