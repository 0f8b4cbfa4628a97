// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/web/offers.h"

#include <algorithm>

#include "adjudicator/saying/acts.h"
#include "db/codes.h"
#include "engine/action/decide.h"
#include "engine/notation/action_json.h"

namespace adjudicator::web {

namespace {

/// Nothing has been done since the record was as this word saw it: the same offers are still asked for.
bool isOfNow(const SeenHead& base, const Line& line) {
    const auto& log = line.log();
    if (base.game != line.game() || base.head.seq >= log.size() || log[base.head.seq].head.hash != base.head.hash) {
        return false;
    }
    for (std::uint64_t entry = base.head.seq + 1; entry < log.size(); ++entry) {
        if (log.is<TakenBack>(entry) || log.is<Restored>(entry) || log.is<CorrectedOf<TableGame>>(entry) ||
            (log.is<ActDone>(entry) && log.isOnLine(entry))) {
            return false;
        }
    }
    return true;
}

/// An offer that was opened as it was sealed, and that the rules allow.
void open(Offers::Made& made, const OfferOpened& word, const SeenHead& at, const Line& line) {
    const engine::Position& position = line.position();
    const std::string& id = position.table->idOf(made.player);
    if (made.opened || offerSealOf(line.game(), id, word) != made.seal) {
        return;
    }
    const auto action = engine::actionFromJson(word.act, *position.table);
    if (action && isOffer(*action) && engine::actorOf(*action) == made.player && engine::decide(position, *action)) {
        made.opened = at;
        made.action = *action;
    }
}

}  // namespace

const Offers::Made* Offers::of(engine::PlayerId player) const {
    const auto found = std::ranges::find(made, player, &Made::player);
    return found == made.end() ? nullptr : &*found;
}

bool Offers::isOpened() const {
    return std::ranges::any_of(made, [](const Made& each) { return each.opened.has_value(); });
}

bool Offers::isWhole() const {
    return !owed.empty() && std::ranges::all_of(owed, [this](engine::PlayerId player) {
        const Made* offer = of(player);
        return offer != nullptr && offer->opened;
    });
}

std::string Offers::id() const {
    std::string all;
    for (const Made& each : made) {
        all += idOf(each.opened.value_or(each.at));
    }
    return db::toHex(db::sha256(all)).substr(0, kIdDigits);
}

std::optional<Offers> offersOf(const std::vector<PhoneProposal>& said, const Line& line) {
    const engine::Position& position = line.position();
    Offers offers{saying::blindBidders(position), {}};
    if (offers.owed.empty()) {
        return std::nullopt;
    }
    for (const PhoneProposal& each : said) {
        const ChainWord word = chainWordFrom(each.said.act.json);
        const auto* sealed = std::get_if<OfferSealed>(&word);
        const auto* opened = std::get_if<OfferOpened>(&word);
        const auto player =
            sealed != nullptr || opened != nullptr ? speakerIn(*position.table, each.said.by) : std::nullopt;
        const auto base = player ? headFromText(each.said.base) : std::nullopt;
        if (!base || std::ranges::find(offers.owed, *player) == offers.owed.end() || !isOfNow(*base, line)) {
            continue;
        }
        const auto made = std::ranges::find(offers.made, *player, &Offers::Made::player);
        if (opened != nullptr && made != offers.made.end()) {
            open(*made, *opened, each.at, line);
        } else if (sealed != nullptr && !offers.isOpened()) {
            // Once one is open nobody changes his.
            if (made != offers.made.end()) {
                offers.made.erase(made);
            }
            offers.made.push_back({*player, each.at, sealed->seal});
        }
    }
    std::ranges::sort(offers.made, {}, &Offers::Made::player);
    return offers;
}

bool areAllSealed(const Offers& offers, const engine::Position& position, const std::vector<std::string>& admitted) {
    return !offers.made.empty() && std::ranges::all_of(offers.owed, [&](engine::PlayerId player) {
        return offers.of(player) != nullptr ||
               std::ranges::find(admitted, position.table->idOf(player)) == admitted.end();
    });
}

}  // namespace adjudicator::web
