// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "adjudicator/dice/word_seal.h"
#include "adjudicator/record/chain_words.h"
#include "adjudicator/seal/receipt.h"
#include "adjudicator/web/phone_door.h"

namespace adjudicator::web {

// What a phone says at a table (docs/web.md, "What a phone says at a table").

/// A word for the throw of this number is chosen.
struct SealsWord {
    std::uint32_t number = 0;
    db::Hash seal;
};
/// It was this.
struct OpensWord {
    std::uint32_t number = 0;
    std::string word;
    WordSalt salt{};
};

/// The phone has seen these heads.
struct BringsReceipts {
    /// Nobody's so far.
    std::vector<Receipt> receipts;
};

/// A seat's: this, as JSON, is what its player does.
struct ProposesAct {
    std::string act;
};
/// A seat's or the referee's: this is to be voted on.
struct ProposesBallot {
    BallotWord on;
};
/// A seat's: what its player says to the ballot of this id.
struct SaysVoice {
    std::string id;
    Voice voice = Voice::None;
};
/// A seat's, where all make offers at the same time: one is chosen; and it was this.
struct SealsOffer {
    OfferSealed offer;
};
struct OpensOffer {
    OfferOpened offer;
};
/// What it proposed, by its id, is no longer to be done.
struct Withdraws {
    std::string id;
};
// The referee's second hand's; `head` is that of the state that it saw.
/// A proposal of a seat, by its id, is done or not.
struct DecidesOn {
    std::string id;
    bool isAccepted = true;
};
struct TakesBack {
    std::string head;
};
/// What the desk's main button does.
struct GoesOn {
    std::string head;
};

struct TableWord {
    WordFrom from;
    std::variant<SealsWord, OpensWord, BringsReceipts, ProposesAct, ProposesBallot, SaysVoice, SealsOffer, OpensOffer,
                 Withdraws, DecidesOn, TakesBack, GoesOn>
        what;
};

/// Empty for whatever is not exactly such a word.
[[nodiscard]] std::optional<TableWord> tableWordFrom(std::string_view body);

}  // namespace adjudicator::web
