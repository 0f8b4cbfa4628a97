// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/action/dice.h"
#include "engine/action/field.h"
#include "engine/board/place.h"
#include "engine/clauses/clause_id.h"
#include "engine/state/position.h"

namespace engine {

// Further actions of the base game; fields are listed as in action.h.

/// A development card is bought from the deck, unseen (B-10). cards is what is paid where the price leaves a choice
/// (MO-18).
struct BuyCard {
    PlayerId by{};
    std::optional<Cards> cards;
    static constexpr std::string_view kName = "buy-card";
    ADJ_ACT_FIELDS(by, cards);
    bool operator==(const BuyCard&) const = default;
};

/// A development card is played (B-10). A knight calls the robber, road building gives two routes free, year of
/// plenty names its two cards, monopoly names the resource, and given says how many cards each other player hands
/// over where nobody knows. With SA-V3 a victory point card raises a unit on at.
struct PlayCard {
    PlayerId by{};
    DevelopmentCard card = DevelopmentCard::Knight;
    std::optional<Cards> cards;
    std::optional<Resource> resource;
    std::optional<PerPlayer<int>> given;
    std::optional<CornerId> at;
    std::optional<UnitKind> unit;
    static constexpr std::string_view kName = "play-card";
    ADJ_ACT_FIELDS(by, card, cards, resource, given, at, unit);
    bool operator==(const PlayCard&) const = default;
};

/// Cards change hands: with the bank or a harbour, or with another player. By SA-D2 players also trade development
/// cards, and whatever stands on a place.
struct Trade {
    PlayerId by{};
    std::optional<PlayerId> with;
    std::optional<Cards> give;
    std::optional<Cards> take;
    std::optional<int> giveCards;
    std::optional<int> takeCards;
    std::vector<Site> givePieces;
    std::vector<Site> takePieces;
    /// It is known that this sale puts its seller out of the game (R-SELL-LAST).
    bool last = false;
    static constexpr std::string_view kName = "trade";
    static void fields(auto& self, auto&& visit) {
        visit(field::kBy, self.by);
        visit(field::kWith, self.with);
        visit(field::kGive, self.give);
        visit(field::kTake, self.take);
        visit(field::kGiveCards, self.giveCards);
        visit(field::kTakeCards, self.takeCards);
        visit(field::kGivePieces, self.givePieces);
        visit(field::kTakePieces, self.takePieces);
        visit(field::kLast, self.last);
    }
    bool operator==(const Trade&) const = default;
};

/// Cards of choice, taken unseen from a gold field or by a factory, are named afterwards (B-7, MO-6).
struct Choose {
    PlayerId by{};
    Cards cards;
    static constexpr std::string_view kName = "choose";
    ADJ_ACT_FIELDS(by, cards);
    bool operator==(const Choose&) const = default;
};

/// An open-ended ship not built this turn moves to another sea side, once a turn (B-14).
struct MoveShip {
    PlayerId by{};
    SideId from{};
    SideId to{};
    static constexpr std::string_view kName = "move-ship";
    ADJ_ACT_FIELDS(by, from, to);
    bool operator==(const MoveShip&) const = default;
};

/// The pirate goes to another sea hex instead of the robber; victim is the owner of an adjoining ship from whom a
/// card is stolen (B-14).
struct MovePirate {
    PlayerId by{};
    HexId hex{};
    std::optional<PlayerId> victim;
    static constexpr std::string_view kName = "move-pirate";
    ADJ_ACT_FIELDS(by, hex, victim);
    bool operator==(const MovePirate&) const = default;
};

/// Whoever may move the robber leaves it where it is: after beating it (SA-R1) or in a fictional turn (SW-8).
struct KeepRobber {
    PlayerId by{};
    static constexpr std::string_view kName = "keep-robber";
    ADJ_ACT_FIELDS(by);
    bool operator==(const KeepRobber&) const = default;
};

/// A player leaves the game with the points of this moment; the pieces stay, the turns pass on.
struct Leave {
    PlayerId by{};
    std::string reason;
    static constexpr std::string_view kName = "leave";
    ADJ_ACT_FIELDS(by, reason);
    bool operator==(const Leave&) const = default;
};

/// The time limit is reached: the round is finished, or the game ends at once (R-TIME).
struct TimeUp {
    std::string reason;
    static constexpr std::string_view kName = "time-up";
    ADJ_ACT_FIELDS(reason);
    bool operator==(const TimeUp&) const = default;
};

}  // namespace engine
