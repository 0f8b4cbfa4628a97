// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/wild_acts.h"

#include <optional>
#include <vector>

namespace engine::test {

namespace {

/// Makes acts up: mostly by who is to move, mostly where something stands.
class WildActs {
public:
    WildActs(const Position& position, std::mt19937_64& random) : m_position(position), m_random(random) {}

    Action any() {
        const CornerId at = anyCorner();
        switch (below(29)) {
            case 0:
                return Found{anyPlayer(), CornerId(below(m_position.topology().cornerCount())), anySide()};
            case 1:
                return Roll{anyPlayer(), {}};
            case 2:
                return Discard{anyPlayer(), std::nullopt, static_cast<int>(below(8))};
            case 3:
                return MoveRobber{anyPlayer(), anyHex(), chance(50) ? std::optional(anyPlayer()) : std::nullopt};
            case 4:
                return Build{anyPlayer(), static_cast<Piece>(below(kPieceCount)), anySide()};
            case 5:
                return Build{anyPlayer(), static_cast<Piece>(below(kPieceCount)), at};
            case 6:
                return Upgrade{anyPlayer(), chance(80) ? Piece::City : Piece::Metropolis, at};
            case 7:
                return BuyUnits{anyPlayer(),
                                {static_cast<int>(below(2)), static_cast<int>(below(2)), static_cast<int>(below(2))},
                                at};
            case 8:
                return wildMove(at);
            case 9:
            case 10:
                return wildAttack(at);
            case 11:
                return Throw{chance(50) ? std::optional(anyPlayer()) : std::nullopt,
                             {},
                             {},
                             chance(30) ? std::optional(at) : std::nullopt};
            case 12:
                return Stop{anyPlayer(), chance(50) ? std::vector<Retreat>{{at, anyNear(at)}} : std::vector<Retreat>{}};
            case 13:
                return Conquer{anyPlayer(), chance(50)};
            case 14:
                return FireNuke{anyPlayer(), at, anyHex()};
            case 15:
                return wildCard(at);
            case 16:
                return BuyCard{anyPlayer(), std::nullopt};
            case 17:
                return wildTrade();
            case 18:
                return DrawCard{anyPlayer()};
            case 19:
                return AttackRobber{anyPlayer(), at, chance(30)};
            case 20:
                return Capitulate{anyPlayer(), anyPlayer()};
            case 21:
                return MoveShip{anyPlayer(), anySide(), anySide()};
            case 22:
                return Upgrade{anyPlayer(), Piece::Capital, at};
            case 23:
                return chance(50) ? Action(Pass{anyPlayer()}) : Action(KeepRobber{anyPlayer()});
            case 24:
                return chance(50) ? Action(Avert{anyPlayer()}) : Action(SpareFate{anyPlayer()});
            case 25:
                return wildClaim(at);
            case 26:
                return chance(50) ? Action(Boycott{anyPlayer()}) : Action(AcceptSides{});
            case 27:
                return Build{anyPlayer(), Piece::Bridge, at, anyHex(), std::nullopt};
            default:
                return chance(50) ? Action(EndPhase{anyPlayer()}) : Action(EndTurn{anyPlayer()});
        }
    }

private:
    std::size_t below(std::size_t count) { return count == 0 ? 0 : m_random() % count; }
    bool chance(unsigned percent) { return m_random() % 100 < percent; }

    PlayerId anyPlayer() {
        return chance(70) ? m_position.turn.player : PlayerId(below(m_position.table->players.size()));
    }
    CornerId anyCorner() {
        // Mostly where something is.
        std::vector<CornerId> near;
        for (const CornerId corner : m_position.topology().corners()) {
            if (m_position.armies[corner] || m_position.buildings[corner] || m_position.nukes[corner]) {
                near.push_back(corner);
            }
        }
        return near.empty() || chance(30) ? CornerId(below(m_position.topology().cornerCount()))
                                          : near[below(near.size())];
    }
    CornerId anyNear(CornerId corner) {
        const auto& neighbours = m_position.topology().neighboursOf(corner);
        return neighbours[below(neighbours.size())];
    }
    SideId anySide() { return SideId(below(m_position.topology().sideCount())); }
    HexId anyHex() { return HexId(below(m_position.topology().hexCount())); }

    Resource anyResource() { return kResources[below(kResources.size())]; }

    Action wildCard(CornerId at) {
        PlayCard play;
        play.by = anyPlayer();
        play.card = kDevelopmentCards[below(kDevelopmentCards.size())];
        if (play.card == DevelopmentCard::Monopoly && chance(80)) {
            play.resource = anyResource();
        }
        if (play.card == DevelopmentCard::YearOfPlenty && chance(80)) {
            play.cards = Cards::one(anyResource());
            *play.cards += Cards::one(anyResource());
        }
        if (chance(20)) {
            play.at = at;
            play.unit = UnitKind::Infantry;
        }
        return play;
    }

    Action wildClaim(CornerId at) {
        switch (below(3)) {
            case 0:
                return Claim{anyPlayer(), chance(50) ? std::optional(anyResource()) : std::nullopt};
            case 1:
                return Relocate{anyPlayer(), chance(80) ? std::optional(at) : std::nullopt,
                                chance(20) ? std::optional(anyHex()) : std::nullopt};
            default:
                return ChooseHarbour{anyPlayer(), anySide(), chance(50) ? std::optional(anyResource()) : std::nullopt};
        }
    }

    Action wildTrade() {
        Trade trade;
        trade.by = anyPlayer();
        const Resource given = anyResource();
        trade.give = Cards::one(given, 2 + static_cast<int>(below(3)));
        trade.take = Cards::one(anyResource());
        if (chance(30)) {
            trade.with = anyPlayer();
        }
        return trade;
    }

    Action wildMove(CornerId from) {
        MoveArmy move{anyPlayer(), from, {}, {}, {}, {}};
        if (chance(50)) {
            move.to = anyCorner();
        } else {
            CornerId at = from;
            for (std::size_t i = 0; i <= below(5); ++i) {
                at = anyNear(at);
                move.path.push_back(at);
            }
        }
        if (chance(40)) {
            move.units = Units{0, static_cast<int>(below(2)), 1};
        }
        if (chance(20)) {
            move.nuke = chance(50);
        }
        return move;
    }

    Action wildAttack(CornerId at) {
        Attack attack{anyPlayer(), {anyNear(at)}, at, {}};
        for (const CornerId near : m_position.topology().neighboursOf(at)) {
            if (chance(30)) {
                attack.from.push_back(near);
            } else if (chance(40)) {
                attack.allies.push_back(near);
            }
        }
        return attack;
    }

    const Position& m_position;
    std::mt19937_64& m_random;
};

}  // namespace

Action wildAct(const Position& position, std::mt19937_64& random) {
    return WildActs(position, random).any();
}

bool isListedByExample(const Action& action) {
    if (const auto* move = std::get_if<MoveArmy>(&action)) {
        return move->units || move->nuke || !move->path.empty();
    }
    if (const auto* attack = std::get_if<Attack>(&action)) {
        return attack->from.size() > 1 || !attack->allies.empty();
    }
    if (const auto* units = std::get_if<BuyUnits>(&action)) {
        return units->units.size() > 1;
    }
    if (const auto* trade = std::get_if<Trade>(&action)) {
        return trade->with || !trade->take || trade->take->total() != 1 || trade->last;
    }
    if (const auto* play = std::get_if<PlayCard>(&action)) {
        return play->given.has_value() || play->at.has_value();
    }
    if (const auto* build = std::get_if<Build>(&action)) {
        return build->cards.has_value();
    }
    if (const auto* choose = std::get_if<Choose>(&action)) {
        return choose->cards.total() > 1;
    }
    return std::holds_alternative<Discard>(action) || std::holds_alternative<Stop>(action) ||
           std::holds_alternative<Throw>(action) || std::holds_alternative<Bid>(action) ||
           std::holds_alternative<BuyOff>(action) || std::holds_alternative<TakeOver>(action) ||
           std::holds_alternative<Relocate>(action) || std::holds_alternative<DrawToken>(action);
}

}  // namespace engine::test
