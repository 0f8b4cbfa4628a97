// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "adjudicator/record/chain_words.h"
#include "adjudicator/web/player_asks.h"

namespace adjudicator::web {

/// Offers that several players make at the same time (R-SW-BID), so that nobody may know another's before all are made.
/// Each phone seals its offer, and opens it once all who owe one and have a phone have sealed theirs; then the referee
/// takes all. How they stand follows from the record and the chain.
struct Offers {
    /// What one player has made.
    struct Made {
        engine::PlayerId player{};
        /// Where it was sealed.
        SeenHead at;
        db::Hash seal;
        /// Where it was opened, and what it is: a bid, or no offer.
        std::optional<SeenHead> opened = {};
        std::optional<engine::Action> action = {};
        bool operator==(const Made&) const = default;
    };
    /// Who owes one, in the order of the seats, and what was made.
    std::vector<engine::PlayerId> owed;
    std::vector<Made> made;
    bool operator==(const Offers&) const = default;

    [[nodiscard]] const Made* of(engine::PlayerId player) const;
    [[nodiscard]] bool isOpened() const;
    /// Everybody who owes one has made it by phone, and it is open.
    [[nodiscard]] bool isWhole() const;
    /// How phones name all of it, as it stands.
    [[nodiscard]] std::string id() const;
};

/// Empty while no offers are taken like that.
[[nodiscard]] std::optional<Offers> offersOf(const std::vector<PhoneProposal>& said, const Line& line);
/// Whether all who owe an offer and have a phone have sealed theirs, so that they are opened; `admitted`: the ids of
/// players with a phone.
[[nodiscard]] bool areAllSealed(const Offers& offers, const engine::Position& position,
                                const std::vector<std::string>& admitted);

}  // namespace adjudicator::web
