// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/clauses/clause_id.h"
#include "engine/state/cards.h"
#include "engine/state/frame.h"
#include "engine/state/pieces.h"

namespace engine {

// What must be settled before anything else goes on. Each step has the name of its JSON form and lists its fields once,
// over ids or names (frame.h).

/// Why the robber moves; what is special about it follows from that.
enum class RobberCause : std::uint8_t {
    Seven,         ///< A 7 was rolled (B-8).
    Knight,        ///< A knight was played (B-10).
    Beaten,        ///< An army beat the robber (SA-R1).
    Fictional,     ///< A 7 in a fictional turn (SW-8): the card goes to the bank.
    PirateBeaten,  ///< An army beat the pirate (SA-R2).
    Placed         ///< The desert left the board and the players place it (R-SW-ROBBER).
};
[[nodiscard]] std::string_view toText(RobberCause cause);
[[nodiscard]] std::optional<RobberCause> robberCauseFromText(std::string_view text);

/// So many cards are due from each player, then the robber moves.
template <class F>
struct RobberDueOf {
    static constexpr std::string_view kName = "robber";
    typename F::template EachPlayer<int> discards;
    /// Who moves it; absent: whose turn it is.
    std::optional<typename F::Player> by;
    RobberCause cause = RobberCause::Seven;
    /// Who was asked, as nobody knew the hand, and holds no more than it may keep.
    typename F::template EachPlayer<bool> withinLimit = {};
    static void fields(auto&& visit, auto&... self) {
        visit("discards", self.discards...);
        visit("by", self.by...);
        visit("cause", self.cause...);
        visit("within_limit", self.withinLimit...);
    }
    bool operator==(const RobberDueOf&) const = default;
};

/// A combat under way (SA-K8).
template <class F>
struct FightOf {
    static constexpr std::string_view kName = "fight";
    typename F::Player attacker{};
    typename F::Player defender{};
    std::vector<typename F::Corner> from;
    typename F::Corner at{};
    std::vector<typename F::Corner> allies;
    /// It began against an army: the building on the crossing comes when that army and its allies are gone (SA-K2).
    bool againstArmy = false;
    int rounds = 0;
    static void fields(auto&& visit, auto&... self) {
        visit("attacker", self.attacker...);
        visit("defender", self.defender...);
        visit("from", self.from...);
        visit("at", self.at...);
        visit("allies", self.allies...);
        visit("against_army", self.againstArmy...);
        visit("rounds", self.rounds...);
    }
    bool operator==(const FightOf&) const = default;
};

/// A settlement was destroyed: the attacker conquers its crossing or declines (SA-K11).
template <class F>
struct ConquestDueOf {
    static constexpr std::string_view kName = "conquest";
    typename F::Player by{};
    typename F::Player loser{};
    typename F::Corner at{};
    static void fields(auto&& visit, auto&... self) {
        visit("by", self.by...);
        visit("loser", self.loser...);
        visit("at", self.at...);
    }
    bool operator==(const ConquestDueOf&) const = default;
};

/// An army attacks the robber or the pirate: one throw each (SA-R1, SA-R2).
template <class F>
struct RobberFightOf {
    static constexpr std::string_view kName = "robber_fight";
    typename F::Player by{};
    typename F::Corner from{};
    bool pirate = false;
    static void fields(auto&& visit, auto&... self) {
        visit("by", self.by...);
        visit("from", self.from...);
        visit("pirate", self.pirate...);
    }
    bool operator==(const RobberFightOf&) const = default;
};

/// The robber won: the attacker gives one card of its choice to the bank (SA-R1).
template <class F>
struct TributeDueOf {
    static constexpr std::string_view kName = "tribute";
    typename F::Player by{};
    static void fields(auto&& visit, auto&... self) { visit("by", self.by...); }
    bool operator==(const TributeDueOf&) const = default;
};

/// A takeover leaves claims open: each of `pickers` in turn may keep one of the paid cards `left`, then `relocator` may
/// set a settlement elsewhere (MO-9, MO-12). With a development card the bank pays the claim (MO-11).
template <class F>
struct TakeoverDueOf {
    static constexpr std::string_view kName = "takeover";
    typename F::Player taker{};
    Cards left;
    std::vector<typename F::Player> pickers;
    std::optional<typename F::Player> relocator;
    bool fromBank = false;
    static void fields(auto&& visit, auto&... self) {
        visit("taker", self.taker...);
        visit("left", self.left...);
        visit("pickers", self.pickers...);
        visit("relocator", self.relocator...);
        visit("from_bank", self.fromBank...);
    }
    bool operator==(const TakeoverDueOf&) const = default;
};

/// Two dice say which sides leave the board (SW-2); once thrown, `hexes` are those that would leave.
template <class F>
struct SidesDueOf {
    static constexpr std::string_view kName = "sides";
    std::vector<typename F::Hex> hexes;
    /// Two tokens 6 or 8 would leave: throwing again is advised (SW-4).
    bool rethrowAdvised = false;
    static void fields(auto&& visit, auto&... self) {
        visit("hexes", self.hexes...);
        visit("rethrow_advised", self.rethrowAdvised...);
    }
    bool operator==(const SidesDueOf&) const = default;
};

/// The robber went to a removed hex: a die says which card its player gets (SW-6).
template <class F>
struct ResourceThrowOf {
    static constexpr std::string_view kName = "resource_throw";
    typename F::Player by{};
    static void fields(auto&& visit, auto&... self) { visit("by", self.by...); }
    bool operator==(const ResourceThrowOf&) const = default;
};

/// Two dice say how many cards of the named resource the fictional players give (SW-7).
template <class F>
struct MonopolyThrowOf {
    static constexpr std::string_view kName = "monopoly_throw";
    typename F::Player by{};
    Resource resource{};
    static void fields(auto&& visit, auto&... self) {
        visit("by", self.by...);
        visit("resource", self.resource...);
    }
    bool operator==(const MonopolyThrowOf&) const = default;
};

/// What a tie between the two players is thrown for.
enum class TieFor : std::uint8_t {
    Robber,    ///< Who moves the robber in a fictional turn (SW-8).
    FirstBid,  ///< Who bids first (R-SW-BID).
    Award      ///< Who wins equal bids (SW-10).
};
[[nodiscard]] std::string_view toText(TieFor what);
[[nodiscard]] std::optional<TieFor> tieForFromText(std::string_view text);

/// The fictional player's offer: one die says which card, then the players bid for it (SW-9).
template <class F>
struct AuctionOf {
    static constexpr std::string_view kName = "auction";
    /// Absent until the die is thrown.
    std::optional<Resource> resource;
    typename F::template EachPlayer<Cards> bids;
    typename F::template EachPlayer<bool> passed;
    /// Whose bid is next, when bids alternate.
    std::optional<typename F::Player> next;
    /// A die decides a tie before anything else.
    std::optional<TieFor> tie;
    static void fields(auto&& visit, auto&... self) {
        visit("resource", self.resource...);
        visit("bids", self.bids...);
        visit("passed", self.passed...);
        visit("next", self.next...);
        visit("tie", self.tie...);
    }
    bool operator==(const AuctionOf&) const = default;
};

/// A die decides who moves the robber in a fictional turn (SW-8).
template <class F>
struct TieThrowOf {
    static constexpr std::string_view kName = "tie_throw";
    typename F::template EachPlayer<int> discards;
    static void fields(auto&& visit, auto&... self) { visit("discards", self.discards...); }
    bool operator==(const TieThrowOf&) const = default;
};

/// The fate throw after a knight (CC-16).
template <class F>
struct FateThrowOf {
    static constexpr std::string_view kName = "fate_throw";
    typename F::Player by{};
    static void fields(auto&& visit, auto&... self) { visit("by", self.by...); }
    bool operator==(const FateThrowOf&) const = default;
};

/// A social upheaval threatens all buildings of a kind at one number: averted, or two dice name the number (CC-18,
/// CC-19). Kinds are settlement, city and capital.
template <class F>
struct UpheavalOf {
    static constexpr std::string_view kName = "upheaval";
    typename F::Player by{};
    BuildingKind kind = BuildingKind::Settlement;
    static void fields(auto&& visit, auto&... self) {
        visit("by", self.by...);
        visit("kind", self.kind...);
    }
    bool operator==(const UpheavalOf&) const = default;
};

/// A vote was tied: a die decides, on these faces for the clause (CC-2).
template <class F>
struct VoteThrowOf {
    static constexpr std::string_view kName = "vote_throw";
    ClauseId clause{};
    std::vector<int> adoptOn;
    static void fields(auto&& visit, auto&... self) {
        visit("clause", self.clause...);
        visit("adopt_on", self.adoptOn...);
    }
    bool operator==(const VoteThrowOf&) const = default;
};

/// Number tokens are drawn for newly reached hexes, in this order (CC-15).
template <class F>
struct TokensDueOf {
    static constexpr std::string_view kName = "tokens";
    typename F::Player by{};
    std::vector<typename F::Hex> hexes;
    /// The owner of the settlement chooses the order (R-CC-EXPLORE=owner).
    bool anyOrder = false;
    static void fields(auto&& visit, auto&... self) {
        visit("by", self.by...);
        visit("hexes", self.hexes...);
        visit("any_order", self.anyOrder...);
    }
    bool operator==(const TokensDueOf&) const = default;
};

template <class F>
using PendingOf =
    std::variant<std::monostate, RobberDueOf<F>, FightOf<F>, ConquestDueOf<F>, RobberFightOf<F>, TributeDueOf<F>,
                 TakeoverDueOf<F>, SidesDueOf<F>, ResourceThrowOf<F>, MonopolyThrowOf<F>, AuctionOf<F>, TieThrowOf<F>,
                 FateThrowOf<F>, UpheavalOf<F>, VoteThrowOf<F>, TokensDueOf<F>>;

using RobberDue = RobberDueOf<ByIds>;
using Fight = FightOf<ByIds>;
using ConquestDue = ConquestDueOf<ByIds>;
using RobberFight = RobberFightOf<ByIds>;
using TributeDue = TributeDueOf<ByIds>;
using TakeoverDue = TakeoverDueOf<ByIds>;
using SidesDue = SidesDueOf<ByIds>;
using ResourceThrow = ResourceThrowOf<ByIds>;
using MonopolyThrow = MonopolyThrowOf<ByIds>;
using Auction = AuctionOf<ByIds>;
using TieThrow = TieThrowOf<ByIds>;
using FateThrow = FateThrowOf<ByIds>;
using Upheaval = UpheavalOf<ByIds>;
using VoteThrow = VoteThrowOf<ByIds>;
using TokensDue = TokensDueOf<ByIds>;
using Pending = PendingOf<ByIds>;

using RobberDueSetup = RobberDueOf<ByNames>;
using FightSetup = FightOf<ByNames>;
using ConquestSetup = ConquestDueOf<ByNames>;
using PendingSetup = PendingOf<ByNames>;

}  // namespace engine
