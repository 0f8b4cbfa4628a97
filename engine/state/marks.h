// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/clauses/clause_id.h"
#include "engine/state/cards.h"
#include "engine/state/frame.h"

namespace engine {

/// A natural catastrophe in force (CC-17): all yields of one resource are lost, or without a resource all trade with
/// harbours and bank. From a round on, until its player's next turn begins or (untilRound) a round begins.
template <class F>
struct CatastropheOf {
    typename F::Player player{};
    std::optional<Resource> resource;
    int fromRound = 1;
    std::optional<int> untilRound;
    static void fields(auto&& visit, auto&... self) {
        visit("player", self.player...);
        visit("resource", self.resource...);
        visit("from_round", self.fromRound...);
        visit("until_round", self.untilRound...);
    }
    bool operator==(const CatastropheOf&) const = default;
};

/// Who holds the Monopolist card of a continent (MO-15).
template <class F>
struct MonopolistOf {
    std::string continent;
    typename F::Player player{};
    static void fields(auto&& visit, auto&... self) {
        visit("continent", self.continent...);
        visit("player", self.player...);
    }
    bool operator==(const MonopolistOf&) const = default;
};

/// What a guest's rules remember of each player (clauses/guest_book.h).
template <class F>
struct GuestCountsOf {
    std::string mark;
    typename F::template EachPlayer<int> counts;
    static void fields(auto&& visit, auto&... self) {
        visit("mark", self.mark...);
        visit("counts", self.counts...);
    }
    bool operator==(const GuestCountsOf&) const = default;
};

/// What the rules remember of the turn under way; cleared by `turn-started`.
template <class F>
struct TurnMarksOf {
    /// Steps that the army on a corner has made (SA-6); sorted by corner.
    std::vector<std::pair<typename F::Corner, int>> stepsUsed;
    /// Armies that may attack no more in this phase (SA-K10); sorted.
    std::vector<typename F::Corner> attackSpent;
    /// A combat was fought in this phase (R-MULTI).
    bool fought = false;
    /// The robber, the pirate was attacked in this phase (SA-R3).
    bool robberFought = false;
    bool pirateFought = false;
    /// Players whose army or building was attacked in this phase (SA-C1).
    typename F::template EachPlayer<bool> attacked;
    /// Something was bought (SA-D1).
    bool bought = false;
    /// A development card was played (B-10).
    bool cardPlayed = false;
    /// Development cards got this turn: they may not be played yet (B-10).
    int cardsGot = 0;
    /// Routes that road building still gives free of charge (B-10).
    int freeRoads = 0;
    /// Ships built this turn, and whether one was moved (B-14); sorted.
    std::vector<typename F::Side> shipsBuilt;
    bool shipMoved = false;
    /// Cards of their choice that players have taken unseen (gold fields, factories) and that may still be named.
    typename F::template EachPlayer<int> toChoose;
    /// How many of these a factory brought, and the resources they can only be (MO-6), each counted once.
    typename F::template EachPlayer<int> factoryCards;
    typename F::template EachPlayer<Cards> factoryOptions;
    /// Harbour sites of the Exchange for which the player whose turn it is may choose a harbour (MO-17).
    std::vector<typename F::Side> harboursToChoose;
    /// The last who built in the special building phase (B-15).
    std::optional<typename F::Player> specialBuilder;
    /// Whom the player who rolled the second 7 may declare boycotted (R-BOYCOTT=next-player).
    std::optional<typename F::Player> boycottOpen;

    static void fields(auto&& visit, auto&... self) {
        visit("steps", self.stepsUsed...);
        visit("attack_spent", self.attackSpent...);
        visit("fought", self.fought...);
        visit("robber_fought", self.robberFought...);
        visit("pirate_fought", self.pirateFought...);
        visit("attacked", self.attacked...);
        visit("bought", self.bought...);
        visit("card_played", self.cardPlayed...);
        visit("cards_got", self.cardsGot...);
        visit("free_roads", self.freeRoads...);
        visit("ships_built", self.shipsBuilt...);
        visit("ship_moved", self.shipMoved...);
        visit("to_choose", self.toChoose...);
        visit("factory_cards", self.factoryCards...);
        visit("factory_options", self.factoryOptions...);
        visit("harbours_to_choose", self.harboursToChoose...);
        visit("special_builder", self.specialBuilder...);
        visit("boycott_open", self.boycottOpen...);
    }
    bool operator==(const TurnMarksOf&) const = default;
};

/// What the rules must remember besides the pieces (DESIGN, idea 2).
template <class F>
struct MarksOf : TurnMarksOf<F> {
    /// Foundings made so far, by all players (B-3).
    int founded = 0;
    /// Has bought the nuclear weapon of the game (SA-N1).
    typename F::template EachPlayer<bool> nukeBought;
    /// Has left the game, with how many final points.
    typename F::template EachPlayer<bool> out;
    typename F::template EachPlayer<int> finalPoints;
    /// Time is up: the round is played to its end (R-TIME).
    bool lastRound = false;
    /// Development cards that have left the game (CC-16).
    DevelopmentCounts cardsGone;
    /// The special cards have been held once (R-CC-FIRST).
    bool longestRoadHeld = false;
    bool largestArmyHeld = false;
    /// Every player had five points: cities defend with d10 from now on (SA-V2).
    bool citiesWeakened = false;
    /// Monopolist cards (MO-15), and who built first on the Exchange (MO-16).
    std::vector<MonopolistOf<F>> monopolists;
    std::optional<typename F::Player> exchangePoint;
    /// Shadow Economy: which standard side of the board each face of the die means (SW-2); empty: clockwise from the
    /// top. Sides have been taken off the board.
    std::vector<int> sideOrder;
    bool sidesRemoved = false;
    /// Rolled a 7 and put the robber at buildings in the turn before (CC-14), and who is boycotted.
    std::optional<typename F::Player> boycottCandidate;
    typename F::template EachPlayer<bool> boycotted;
    std::vector<CatastropheOf<F>> catastrophes;
    /// Clauses voted in, voted out or repealed (CC-2, CC-4); sorted.
    std::vector<ClauseId> adopted;
    std::vector<ClauseId> suspended;
    /// The marks of guests, sorted; none that is 0 for everybody.
    std::vector<GuestCountsOf<F>> guests;

    static void fields(auto&& visit, auto&... self) {
        TurnMarksOf<F>::fields(visit, self...);
        visit("founded", self.founded...);
        visit("nuke_bought", self.nukeBought...);
        visit("out", self.out...);
        visit("final_points", self.finalPoints...);
        visit("last_round", self.lastRound...);
        visit("cards_gone", self.cardsGone...);
        visit("longest_road_held", self.longestRoadHeld...);
        visit("largest_army_held", self.largestArmyHeld...);
        visit("cities_weakened", self.citiesWeakened...);
        visit("monopolists", self.monopolists...);
        visit("exchange_point", self.exchangePoint...);
        visit("side_order", self.sideOrder...);
        visit("sides_removed", self.sidesRemoved...);
        visit("boycott_candidate", self.boycottCandidate...);
        visit("boycotted", self.boycotted...);
        visit("catastrophes", self.catastrophes...);
        visit("adopted", self.adopted...);
        visit("suspended", self.suspended...);
        visit("guests", self.guests...);
    }
    bool operator==(const MarksOf&) const = default;
};

/// The marks of a position, with what the rules ask of them.
struct Marks : MarksOf<ByIds> {
    [[nodiscard]] int stepsAt(CornerId corner) const;
    void setSteps(CornerId corner, int steps);
    [[nodiscard]] bool isSpent(CornerId corner) const;
    void setSpent(CornerId corner, bool spent);
    [[nodiscard]] std::optional<PlayerId> monopolistOf(std::string_view continent) const;
    /// What a guest remembers of a player, by the mark's name in files.
    [[nodiscard]] int guestCount(std::string_view mark, PlayerId player) const;
    void setGuestCount(std::string_view mark, PlayerId player, int count);
    bool operator==(const Marks&) const = default;
};
using MarksSetup = MarksOf<ByNames>;

}  // namespace engine
