// SPDX-License-Identifier: GPL-3.0-or-later
// A sixth document, as a guest brings itself: nets at the coast catch fish, fish buy cards.
#include <algorithm>
#include <array>

#include "engine/rules/hooks/guest_acts.h"
#include "engine/rules/placement.h"
#include "engine/rules/turn.h"
#include "engine/rulesets/guests.h"

namespace engine::test {

namespace {

constexpr std::array kClauses{
    GuestClause{"FI-1",
                {"Fishing", "Fischen"},
                {"Two to six players fish at the coast.", "Zwei bis sechs Spieler fischen an der Küste."}},
    GuestClause{"FI-2",
                {"Nets", "Netze"},
                {"For 1 lumber a net is cast at an own building at the coast.",
                 "Für 1 Holz wird an einem eigenen Bauwerk an der Küste ein Netz ausgeworfen."}},
    GuestClause{"FI-3",
                {"Catch", "Fang"},
                {"On a 2, 3, 11 or 12 each net brings a fish.", "Bei 2, 3, 11 oder 12 bringt jedes Netz einen Fisch."}},
    GuestClause{
        "FI-4", {"Market", "Markt"}, {"Two fish buy a card of choice.", "Zwei Fische kaufen eine Karte nach Wahl."}},
};
constexpr std::size_t kNetsClause = 1;
constexpr std::size_t kCatchClause = 2;
constexpr std::size_t kMarketClause = 3;

constexpr std::array kNumbers{GuestNumber{"nets", {"nets of each player", "Netze je Spieler"}, 2, 1, 5, kNetsClause}};
constexpr std::array kMarks{
    GuestMark{
        "nets", {"nets", "Netze"}, {"Nets of {player}: {count}", "Netze von {player}: {count}"}, true, kNetsClause},
    GuestMark{
        "fish", {"fish", "Fische"}, {"Fish of {player}: {count}", "Fische von {player}: {count}"}, true, kCatchClause},
};
constexpr std::array kReasons{
    GuestReason{"no-coast",
                {"No sea adjoins at {place}: a net is cast at the coast",
                 "An {place} grenzt kein Meer: Ein Netz wird an der Küste ausgeworfen"}},
    GuestReason{"no-net-left", {"{player} has no net left", "{player} hat kein Netz mehr"}},
    GuestReason{"too-few-fish",
                {"{player} lacks fish: two buy a card", "{player} fehlt Fisch: Zwei kaufen eine Karte"}},
};
constexpr std::array kActs{
    GuestActWords{.word = "cast",
                  .name = {"Cast net", "Netz"},
                  .sentence = {"{player} casts a net at {place}", "{player} wirft auf {place} ein Netz aus"},
                  .clause = kNetsClause,
                  .key = 'J',
                  .at = GuestPlace::Corner},
    GuestActWords{
        .word = "sell",
        .name = {"Sell fish", "Fisch"},
        .sentence = {"{player} sells two fish for {resource}", "{player} verkauft zwei Fische für {resource}"},
        .clause = kMarketClause,
        .key = 'Z',
        .resource = true},
};
constexpr GuestBook kBook{
    .word = "fishery",
    .letters = "FI",
    .title = {"The Fishery", "Die Fischerei"},
    .note = {"Nets at the coast, and fish that buy cards; two to six players.",
             "Netze an der Küste und Fische, die Karten kaufen; zwei bis sechs Spieler."},
    .clauses = kClauses,
    .numbers = kNumbers,
    .marks = kMarks,
    .reasons = kReasons,
    .acts = kActs,
};
constexpr const char* kNets = "fishery.nets";
constexpr const char* kFish = "fishery.fish";
constexpr int kFishForACard = 2;

bool isAtSea(const Position& position, CornerId at) {
    const auto& sides = position.topology().sidesOf(at);
    return std::ranges::any_of(sides, [&](SideId side) { return isOnSea(position, side); });
}

Judgement cast(const Position& position, const GuestAct& action) {
    const ClauseId clause = clauseIn(kBook, kNetsClause);
    const CornerId at = std::get<CornerId>(*action.at);
    if (auto refusal = buildRefusal(position, action.by, clause)) {
        return tl::unexpected(*refusal);
    }
    if (position.ownerAt(at) != action.by) {
        return refuse(clause, Why::NotOwnBuilding, {at});
    }
    if (!isAtSea(position, at)) {
        return tl::unexpected(guestRefusal(clause, "fishery.no-coast", {at}));
    }
    const int nets = position.marks.guestCount(kNets, action.by);
    if (nets >= position.number(*numberFromText("nets"))) {
        return tl::unexpected(guestRefusal(clause, "fishery.no-net-left"));
    }
    Deciding deciding(position);
    if (auto refusal = deciding.pay(action.by, Cards::one(Resource::Lumber), clause)) {
        return tl::unexpected(*refusal);
    }
    markBuilder(deciding, action.by);
    deciding.add(GuestMarked{action.by, kNets, nets + 1}, {clause});
    return deciding;
}

Judgement sell(const Position& position, const GuestAct& action) {
    const ClauseId clause = clauseIn(kBook, kMarketClause);
    if (auto refusal = phaseRefusal(position, action.by, Phase::Build, clause)) {
        return tl::unexpected(*refusal);
    }
    const int fish = position.marks.guestCount(kFish, action.by);
    if (fish < kFishForACard) {
        return tl::unexpected(guestRefusal(clause, "fishery.too-few-fish"));
    }
    if (!position.bank.mayHold(Cards::one(*action.resource))) {
        return refuse(clause, Why::BankEmpty);
    }
    Deciding deciding(position);
    deciding.add(GuestMarked{action.by, kFish, fish - kFishForACard}, {clause});
    deciding.add(CardsDealt{action.by, Cards::one(*action.resource)}, {clause});
    return deciding;
}

constexpr std::array kJudges{GuestJudge{"fishery.cast", &cast}, GuestJudge{"fishery.sell", &sell}};

void propose(Proposals& proposals) {
    if (!proposals.position().inForce(clauseIn(kBook, 0))) {
        return;
    }
    for (const CornerId at : proposals.board().corners()) {
        if (proposals.position().ownerAt(at) == proposals.by()) {
            proposals.propose(GuestAct{proposals.by(), "fishery.cast", at});
        }
    }
    for (const Resource resource : kResources) {
        GuestAct act{proposals.by(), "fishery.sell"};
        act.resource = resource;
        proposals.propose(act);
    }
}

void haul(Deciding& deciding, PlayerId, int sum) {
    const ClauseId clause = clauseIn(kBook, kCatchClause);
    if (!deciding.before().inForce(clause) || (sum > 3 && sum < 11)) {
        return;
    }
    for (const PlayerId player : deciding.before().seats()) {
        const Marks& marks = deciding.before().marks;
        if (const int nets = marks.guestCount(kNets, player); nets > 0) {
            deciding.add(GuestMarked{player, kFish, marks.guestCount(kFish, player) + nets}, {clause});
        }
    }
}

constexpr Hooks kHooks{.guestActs = kJudges, .propose = &propose, .rolled = &haul};
constexpr GuestDocument kFishery{.book = kBook, .hooks = kHooks};

[[maybe_unused]] const bool kIsHere = invite(kFishery);

}  // namespace

}  // namespace engine::test
