// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "adjudicator/seal/receipt.h"
#include "adjudicator/verify/verify.h"
#include "db/book.h"
#include "engine/clauses/language.h"

namespace adjudicator {

/// How what a hub carries of a game stands to what a book holds of it. A hub is believed nothing but hashes that hold.
struct HubSeen {
    enum class State : std::uint8_t {
        Nothing,  ///< The hub has none of its entries.
        Same,
        Less,  ///< All that the hub has the book has, too, and more.
        More,  ///< The hub goes on where the book ends.
        Other  ///< The hub has another branch.
    };
    State state = State::Nothing;
    /// The hub's farthest entry of which the hash holds: of what the book lacks where it has such.
    std::optional<db::Head> head;
    /// The first entry that the book lacks.
    std::optional<std::uint64_t> from;
    /// Entries from there on are sealed by the desk in charge of the game.
    bool isSealed = false;
    /// The hub shows entries that do not follow from any other: they count for nothing.
    bool hasFalse = false;
    /// How far the book goes.
    std::uint64_t bookEnd = 0;
};
[[nodiscard]] std::string_view toText(HubSeen::State state);

/// Compares. `heads`: all entries of the game at the hub, by number and hash; `whole` fetches them from a number on,
/// empty where that fails. Errors: those of the book.
using HubEntries = std::function<std::optional<std::vector<db::Entry>>(std::uint64_t from)>;
[[nodiscard]] engine::Expected<HubSeen, db::BookError> compareWithHub(const db::Book& book, const db::GameId& game,
                                                                      const std::vector<db::Head>& heads,
                                                                      const HubEntries& whole);
/// What somebody has seen who has looked at the hub: empty where that has nothing that holds. `hub`: the hub's name.
[[nodiscard]] std::optional<Receipt> receiptOf(const HubSeen& seen, const db::GameId& game, const std::string& hub);
/// One line.
[[nodiscard]] std::string sentence(const HubSeen& seen, const std::string& hub, engine::Language language);

}  // namespace adjudicator
