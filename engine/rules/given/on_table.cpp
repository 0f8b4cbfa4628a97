// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/given/on_table.h"

#include <algorithm>
#include <set>

#include "engine/rules/cards.h"
#include "engine/rules/hooks/hooks.h"
#include "engine/rules/placement.h"

namespace engine {

namespace {

constexpr std::size_t kLandOfSmallBox = 19;
constexpr std::size_t kLandOfLargeBox = 30;
constexpr std::size_t kPlayersOfSmallBox = 4;
constexpr int kEachOfSmallBox = 19;
constexpr int kEachOfLargeBox = 24;
constexpr int kFreeRoutes = 2;

}  // namespace

std::optional<int> cardsInBox(const Position& position) {
    const auto land = static_cast<std::size_t>(
        std::ranges::count_if(position.hexes, [](const HexState& hex) { return hex.isLand() || hex.removed; }));
    if (land > kLandOfLargeBox) {
        return std::nullopt;
    }
    const bool large = land > kLandOfSmallBox || position.table->players.size() > kPlayersOfSmallBox;
    return large ? kEachOfLargeBox : kEachOfSmallBox;
}

namespace {

class Inspector {
public:
    Inspector(const Position& position, const Setup& setup) : m_position(position), m_setup(setup) {}

    Faults inspect() {
        inspectCoast();
        inspectCards();
        inspectMarks();
        inspectDiscards();
        allAt<&Hooks::switches>(m_position, m_faults);
        const bool playing = m_position.turn.phase != Phase::Ended && !m_position.table->players.empty();
        bool left = false;
        for (const PlayerId player : m_position.seats()) {
            left = left || !m_position.isOut(player);
        }
        if (playing && !left) {
            m_faults.push_back({FaultKind::EverybodyOut, {}});
        }
        return std::move(m_faults);
    }

private:
    [[nodiscard]] bool isInland(SideId side) const {
        const auto& hexes = m_position.topology().hexesOf(side);
        return hexes.size() == 2 && std::ranges::all_of(hexes, [&](HexId hex) {
                   const HexState& state = m_position.hexes[hex];
                   return state.terrain && state.isLand();
               });
    }

    void inspectCoast() {
        const Topology& board = m_position.topology();
        for (const SideId side : board.sides()) {
            const auto& route = m_position.routes[side];
            if (route && route->kind == RouteKind::Ship && isInland(side)) {
                m_faults.push_back({FaultKind::ShipInland, toText(board.side(side))});
            }
        }
        for (const Harbour& harbour : m_position.harbours) {
            if (isInland(harbour.side)) {
                m_faults.push_back({FaultKind::HarbourInland, toText(board.side(harbour.side))});
            }
        }
    }

    void beyond(std::string_view what) { m_faults.push_back({FaultKind::CardsBeyondBox, std::string(what)}); }

    void inspectCards() {
        if (const auto box = cardsInBox(m_position)) {
            int all = m_position.bank.size().least;
            for (const PlayerId player : m_position.seats()) {
                all += m_position.hands[player].size().least;
            }
            for (const Resource resource : kResources) {
                int least = m_position.bank.cards[resource].least;
                for (const PlayerId player : m_position.seats()) {
                    least += m_position.hands[player].cards[resource].least;
                }
                if (least > *box) {
                    beyond(toText(resource));
                }
            }
            if (all > *box * static_cast<int>(kResources.size())) {
                beyond("hands");
            }
        }
        const DevelopmentCounts deck = deckComposition(m_position);
        DevelopmentCounts seen = m_position.marks.cardsGone;
        for (const PlayerId player : m_position.seats()) {
            const DevelopmentCards& cards = m_position.development[player];
            seen += cards.played;
            for (const DevelopmentCard card : kDevelopmentCards) {
                seen[card] += cards.hidden.cards[card].least;
            }
        }
        for (const DevelopmentCard card : kDevelopmentCards) {
            if (cardsInBox(m_position) && seen[card] > deck[card]) {
                beyond(toText(card));
            }
        }
    }

    void mark(std::string_view name, int value, int most) {
        if (value < 0 || value > most) {
            m_faults.push_back({FaultKind::BadMark, "marks." + std::string(name) + ": " + std::to_string(value)});
        }
    }

    [[nodiscard]] int mostCards() const {
        return cardsInBox(m_position).value_or(kUnlimited / 8) * static_cast<int>(kResources.size());
    }

    /// As they are written: what a position leaves out is looked at too.
    void inspectMarks() {
        const MarksSetup& marks = m_setup.marks;
        for (const auto& [corner, steps] : marks.stepsUsed) {
            mark("steps", steps, static_cast<int>(m_position.topology().cornerCount()) * 8);
        }
        mark("free_roads", marks.freeRoads, kFreeRoutes);
        mark("cards_got", marks.cardsGot, deckComposition(m_position).total());
        mark("founded", marks.founded, static_cast<int>(2 * m_position.table->players.size()));
        for (const auto& [player, count] : marks.toChoose) {
            mark("to_choose", count, mostCards());
        }
        for (const auto& [player, count] : marks.factoryCards) {
            mark("factory_cards", count, mostCards());
        }
        constexpr int kMostPoints = 1000;
        for (const auto& [player, count] : marks.finalPoints) {
            mark("final_points", count, kMostPoints);
        }
        for (const DevelopmentCard card : kDevelopmentCards) {
            mark("cards_gone", marks.cardsGone[card], kMostPoints);
        }
    }

    void inspectDiscards() {
        const auto* robber = std::get_if<RobberDue>(&m_position.turn.pending);
        const StepHooks* step = waitingStep(m_position);
        const bool isDue = step != nullptr && step->discards != nullptr;
        const PerPlayer<int>* discards = robber != nullptr ? &robber->discards
                                         : isDue           ? &step->discards(m_position)
                                                           : nullptr;
        if (discards == nullptr) {
            return;
        }
        for (const PlayerId player : m_position.seats()) {
            const int count = (*discards)[player];
            if (count < 0 || count > std::min(m_position.hands[player].size().most, mostCards())) {
                m_faults.push_back(
                    {FaultKind::BadMark,
                     "turn.pending.robber.discards." + m_position.table->idOf(player) + ": " + std::to_string(count)});
            }
        }
    }

    const Position& m_position;
    const Setup& m_setup;
    Faults m_faults;
};

}  // namespace

Faults notOnATable(const Position& position, const Setup& setup) {
    return Inspector(position, setup).inspect();
}

Faults placesTwice(const Topology& board, const Setup& setup) {
    Faults faults;
    const auto look = [&](const auto& items, auto at, auto nameOf) {
        std::set<std::size_t> seen;
        for (const auto& item : items) {
            const auto id = board.find(item.*at);
            if (id && !seen.insert(index(*id)).second) {
                faults.push_back({FaultKind::PlaceTwice, nameOf(*id)});
            }
        }
    };
    const auto corner = [&](CornerId id) { return toText(board.corner(id)); };
    const auto side = [&](SideId id) { return toText(board.side(id)); };
    const auto hex = [&](HexId id) { return toText(board.hex(id)); };
    look(setup.buildings, &BuildingSetup::at, corner);
    look(setup.armies, &ArmySetup::at, corner);
    look(setup.nukes, &NukeSetup::at, corner);
    look(setup.routes, &RouteSetup::at, side);
    look(setup.harbours, &HarbourSetup::side, side);
    look(setup.hexes, &HexSetup::hex, hex);
    look(setup.bridges, &BridgeSetup::hex, hex);
    return faults;
}

}  // namespace engine
