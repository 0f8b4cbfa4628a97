// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <map>
#include <random>

#include "engine/action/decide.h"
#include "engine/action/evolve.h"
#include "engine/action/legal_actions.h"
#include "engine/clauses/rulings.h"
#include "engine/notation/action_json.h"
#include "engine/notation/position_json.h"
#include "engine/rules/supply.h"
#include "tests/support/scene.h"

namespace engine::test {

namespace {

constexpr int kBankOfEach = 19;
constexpr std::array kWarRulings{RulingId::R_START,
                                 RulingId::R_SUPPLY,
                                 RulingId::R_MERGE,
                                 RulingId::R_SPLIT,
                                 RulingId::R_PASS,
                                 RulingId::R_MOVED,
                                 RulingId::R_MULTI,
                                 RulingId::R_NOPIECE,
                                 RulingId::R_RETREAT,
                                 RulingId::R_UPSIDE,
                                 RulingId::R_CONQUEST,
                                 RulingId::R_ALLY_DIE,
                                 RulingId::R_CONQUEST_SUPPLY,
                                 RulingId::R_CONQUEST_THROUGH,
                                 RulingId::R_ALLY_LOSS,
                                 RulingId::R_ALLY_OWNER,
                                 RulingId::R_WALLS_DROP,
                                 RulingId::R_NUKE_UNIT,
                                 RulingId::R_NUKE_RANGE,
                                 RulingId::R_NUKE_TARGET,
                                 RulingId::R_NUKE_UPSIDE};

/// Plays one game at random, and knows what the desk does not: which cards everybody really holds.
class RandomGame {
public:
    RandomGame(const std::vector<std::string>& documents, unsigned seed) : m_random(seed), m_seed(seed) {
        const bool war = std::find(documents.begin(), documents.end(), "soldiers") != documents.end();
        Scene scene = Scene::base("found");
        scene.setup.documents = documents;
        scene.setup.turn->round = 1;
        const std::size_t seats = 2 + below(3);
        scene.setup.players = {{"red", {}, {}}, {"blue", {}, {}}, {"white", {}, {}}, {"orange", {}, {}}};
        scene.setup.players.resize(seats);
        for (const PlayerSetup& player : scene.setup.players) {
            scene.hand(player.id, {});
        }
        m_bank = Cards::of(kBankOfEach, kBankOfEach, kBankOfEach, kBankOfEach, kBankOfEach);
        scene.bank(m_bank);
        if (war) {
            chooseWar(scene);
        }
        m_start = scene.position();
        m_now = m_start;
    }

    /// Plays until the game ends or that many actions are made.
    void play(int most) {
        for (m_step = 0; m_step < most && m_now.turn.phase != Phase::Ended; ++m_step) {
            step();
        }
        foldAll();
    }

    [[nodiscard]] bool ended() const { return m_now.turn.phase == Phase::Ended; }
    [[nodiscard]] const std::map<std::string, int>& seen() const { return m_seen; }
    [[nodiscard]] int steps() const { return m_step; }

private:
    std::size_t below(std::size_t count) { return count == 0 ? 0 : m_random() % count; }
    bool chance(unsigned percent) { return m_random() % 100 < percent; }

    void chooseWar(Scene& scene) {
        for (const RulingId id : kWarRulings) {
            if (chance(30)) {
                scene.ruling(toText(id), optionText(RulingChoice{id, 1}));
            }
        }
        if (chance(70)) {
            // Cheap arms, so that there is a war to look at.
            scene.setup.prices = {{"infantry", Cards::of(0, 0, 1, 0, 0)},
                                  {"cavalry", Cards::of(0, 0, 0, 1, 0)},
                                  {"artillery", Cards::of(0, 0, 0, 0, 1)},
                                  {"nuke", Cards::of(1, 0, 0, 0, 0)},
                                  {"wall", Cards::of(0, 1, 0, 0, 0)}};
        }
        scene.number("winning_score", chance(50) ? 13 : 9);
    }

    [[noreturn]] void fail(const std::string& what, const Action* action = nullptr) {
        const Table& table = *m_now.table;
        FAIL("seed " << m_seed << ", step " << m_step << ": " << what
                     << (action != nullptr ? "\n" + toJson(*action, table) : "") << "\n"
                     << toJson(toSetup(m_now)));
        std::abort();
    }

    void step() {
        const std::vector<Action> legal = legalActions(m_now);
        if (legal.empty()) {
            fail("nothing can be done");
        }
        std::vector<Action> open;
        for (const Action& action : legal) {
            Action whole = withDice(action);
            auto decision = decide(m_now, whole);
            // After unseen discards the desk may believe that the bank can pay when it cannot: the table would say so.
            for (int again = 0; again < 200 && decision && !canReallyPay(decision->events) && diceOf(whole) != nullptr;
                 ++again) {
                whole = withDice(action);
                decision = decide(m_now, whole);
            }
            if (!decision) {
                fail("a listed action is refused: " + std::string(toText(decision.error().why)), &action);
            }
            Position after = m_now;
            apply(after, decision->events);
            if (canReallyPay(decision->events)) {
                open.push_back(whole);
            }
        }
        for (int i = 0; i < 4; ++i) {
            tryWild(legal);
        }
        if (open.empty()) {
            fail("everything on offer costs more than the player holds");
        }
        take(choose(open));
    }

    Action withDice(Action action) {
        if (Dice* dice = diceOf(action); dice != nullptr && dice->asksForThrow()) {
            const auto sides = diceNeeded(m_now, action);
            if (!sides) {
                fail("a listed throw is refused", &action);
            }
            for (const int side : *sides) {
                dice->dice.push_back({side, 1 + static_cast<int>(below(static_cast<std::size_t>(side)))});
            }
            dice->source = chance(50) ? DiceSource::Virtual : DiceSource::Entered;
        }
        return action;
    }

    void apply(Position& position, const Events& events) {
        for (const Event& event : events) {
            if (!fits(position, event)) {
                fail("an event does not fit: " + toJson(event, *m_now.table));
            }
            evolve(position, event);
        }
    }

    /// Turns and fights would end at once if every offer were as likely as the next.
    const Action& choose(const std::vector<Action>& open) {
        std::vector<double> weights;
        for (const Action& action : open) {
            double weight = 1;
            if (std::holds_alternative<EndTurn>(action)) {
                weight = 0.4;
            } else if (std::holds_alternative<Attack>(action) || std::holds_alternative<Upgrade>(action)) {
                weight = 20;
            } else if (std::holds_alternative<Throw>(action)) {
                weight = 12;
            } else if (std::holds_alternative<FireNuke>(action)) {
                weight = 0.3;
            } else if (const auto* build = std::get_if<Build>(&action);
                       build != nullptr && build->piece == Piece::Settlement) {
                weight = 30;
            } else if (std::holds_alternative<MoveArmy>(action)) {
                weight = 0.2;
            }
            weights.push_back(weight);
        }
        return open[std::discrete_distribution<std::size_t>(weights.begin(), weights.end())(m_random)];
    }

    void take(const Action& action) {
        const auto decision = decide(m_now, action);
        const Table& table = *m_now.table;
        ++m_seen[std::string(nameOf(action))];
        const auto again = actionFromJson(toJson(action, table), table);
        if (!again || *again != action) {
            fail("an action does not come back from its text", &action);
        }
        for (const Event& event : decision->events) {
            ++m_seen[std::string(nameOf(event))];
            const auto back = eventFromJson(toJson(event, table), table);
            if (!back || *back != event) {
                fail("an event does not come back from its text: " + toJson(event, table));
            }
            follow(event);
            apply(m_now, {event});
            m_events.push_back(event);
        }
        check();
    }

    /// What really happens to the cards.
    void follow(const Event& event) {
        if (const auto* dealt = std::get_if<CardsDealt>(&event.body)) {
            move(dealt->cards, m_bank, m_truth[dealt->player]);
        } else if (const auto* paid = std::get_if<CardsPaid>(&event.body)) {
            move(paid->cards, m_truth[paid->player], m_bank);
        } else if (const auto* discarded = std::get_if<CardsDiscarded>(&event.body)) {
            for (int i = 0; i < discarded->count; ++i) {
                move(anyCard(m_truth[discarded->player]), m_truth[discarded->player], m_bank);
            }
        } else if (const auto* stolen = std::get_if<CardStolen>(&event.body)) {
            move(anyCard(m_truth[stolen->from]), m_truth[stolen->from], m_truth[stolen->to]);
        }
    }

    void move(const Cards& cards, Cards& from, Cards& to) {
        to += cards;
        from += cards.times(-1);
        if (*std::min_element(from.items.begin(), from.items.end()) < 0) {
            fail("cards are given that nobody has");
        }
    }

    Cards anyCard(const Cards& hand) {
        std::size_t at = below(static_cast<std::size_t>(hand.total()));
        Cards card;
        for (const Resource resource : kResources) {
            const auto count = static_cast<std::size_t>(hand[resource]);
            if (at < count) {
                card[resource] = 1;
                return card;
            }
            at -= count;
        }
        fail("a card is taken from an empty hand");
    }

    [[nodiscard]] bool canReallyPay(const Events& events) const {
        Cards fromBank;
        for (const Event& event : events) {
            const auto* paid = std::get_if<CardsPaid>(&event.body);
            if (paid != nullptr && !Hand::exactly(m_truth[paid->player]).surelyHolds(paid->cards)) {
                return false;
            }
            if (const auto* dealt = std::get_if<CardsDealt>(&event.body)) {
                fromBank += dealt->cards;
            }
        }
        return Hand::exactly(m_bank).surelyHolds(fromBank);
    }

    void check() {
        for (const PlayerId player : m_now.seats()) {
            const Hand& known = m_now.hands[player];
            if (!known.mayHold(m_truth[player]) || known.total != m_truth[player].total()) {
                fail("a hand is outside what is known of it: " + m_now.table->idOf(player));
            }
            const int settlements = piecesOnBoard(m_now, player, Piece::Settlement);
            const int cities = piecesOnBoard(m_now, player, Piece::City);
            const bool marked = m_now.rules().armies;
            if (piecesOnBoard(m_now, player, Piece::Road) > 15 || cities > 4 ||
                settlements > (marked ? 9 - cities : 5) || piecesOnBoard(m_now, player, Piece::Nuke) > 1) {
                fail("more pieces stand than there are");
            }
        }
        if (!m_now.bank.mayHold(m_bank)) {
            fail("the bank is outside what is known of it");
        }
        for (const CornerId corner : m_now.topology().corners()) {
            const auto& army = m_now.armies[corner];
            const auto& building = m_now.buildings[corner];
            if (army && building && army->owner != building->owner) {
                fail("an army stands on a foreign building");
            }
            if (army && (army->units.empty() || (m_now.nukes[corner] && *m_now.nukes[corner] != army->owner))) {
                fail("an army without units, or with a foreign weapon");
            }
            if (building && (building->walls < 0 || building->walls > 3)) {
                fail("walls out of range");
            }
        }
        if (m_step % 5 == 0 || m_now.turn.pending.index() > 1) {
            roundTrip();
        }
    }

    void roundTrip() {
        const Setup written = toSetup(m_now);
        const auto read = setupFromJson(toJson(written));
        if (!read || *read != written) {
            fail("a position does not come back from its text");
        }
        auto position = toPosition(*read);
        if (!position) {
            fail("a position of a game cannot stand: " + std::string(toText(position.error().front().kind)) + " " +
                 position.error().front().at);
        }
        position->table = m_now.table;
        if (*position != m_now || toSetup(*position) != written) {
            fail("a position changes by being written down");
        }
    }

    void foldAll() {
        const Table& table = *m_now.table;
        const auto events = eventsFromJson(toJson(m_events, table), table);
        if (!events) {
            fail("the events of a game cannot be read back");
        }
        Position folded = m_start;
        apply(folded, *events);
        if (folded != m_now) {
            fail("the events do not lead to the position");
        }
    }

    /// An act out of the blue: refused, or one that is listed, or one of those that are listed only by example.
    void tryWild(const std::vector<Action>& legal) {
        Action wild = wildAction();
        if (diceOf(wild) != nullptr && chance(80)) {
            if (const auto sides = diceNeeded(m_now, wild)) {
                wild = withDice(wild);
            }
        }
        const auto decision = decide(m_now, wild);
        if (!decision) {
            return;
        }
        Position after = m_now;
        apply(after, decision->events);
        if (isOneOfMany(wild)) {
            return;
        }
        if (Dice* dice = diceOf(wild)) {
            *dice = {};
        }
        if (std::find(legal.begin(), legal.end(), wild) == legal.end()) {
            fail("an action is allowed but not listed", &wild);
        }
    }

    [[nodiscard]] bool isOneOfMany(const Action& action) const {
        if (const auto* move = std::get_if<MoveArmy>(&action)) {
            return move->units || move->nuke || !move->path.empty();
        }
        if (const auto* attack = std::get_if<Attack>(&action)) {
            return attack->from.size() > 1 || !attack->allies.empty();
        }
        if (const auto* units = std::get_if<BuyUnits>(&action)) {
            return units->units.size() > 1;
        }
        return std::holds_alternative<Discard>(action) || std::holds_alternative<Stop>(action) ||
               std::holds_alternative<Throw>(action);
    }

    PlayerId anyPlayer() { return chance(70) ? m_now.turn.player : PlayerId(below(m_now.table->players.size())); }
    CornerId anyCorner() {
        // Mostly where something is.
        std::vector<CornerId> near;
        for (const CornerId corner : m_now.topology().corners()) {
            if (m_now.armies[corner] || m_now.buildings[corner] || m_now.nukes[corner]) {
                near.push_back(corner);
            }
        }
        return near.empty() || chance(30) ? CornerId(below(m_now.topology().cornerCount())) : near[below(near.size())];
    }
    CornerId anyNear(CornerId corner) {
        const auto& neighbours = m_now.topology().neighboursOf(corner);
        return neighbours[below(neighbours.size())];
    }
    SideId anySide() { return SideId(below(m_now.topology().sideCount())); }
    HexId anyHex() { return HexId(below(m_now.topology().hexCount())); }

    Action wildAction() {
        const CornerId at = anyCorner();
        switch (below(16)) {
            case 0:
                return Found{anyPlayer(), CornerId(below(m_now.topology().cornerCount())), anySide()};
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
            default:
                return chance(50) ? Action(EndPhase{anyPlayer()}) : Action(EndTurn{anyPlayer()});
        }
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
        for (const CornerId near : m_now.topology().neighboursOf(at)) {
            if (chance(30)) {
                attack.from.push_back(near);
            } else if (chance(40)) {
                attack.allies.push_back(near);
            }
        }
        return attack;
    }

    std::mt19937_64 m_random;
    unsigned m_seed;
    Position m_start;
    Position m_now;
    Events m_events;
    PerPlayer<Cards> m_truth;
    Cards m_bank;
    std::map<std::string, int> m_seen;
    int m_step = 0;
};

const std::vector<std::string> kBase{"base"};
const std::vector<std::string> kSoldiers{"base", "soldiers"};
const std::vector<std::string> kTournament{"base", "soldiers", "ccm"};

struct Tally {
    int games = 0;
    int ended = 0;
    int steps = 0;
    std::map<std::string, int> seen;
};

Tally playGames(const std::vector<std::string>& documents, unsigned games, int most) {
    Tally tally;
    for (unsigned seed = 1; seed <= games; ++seed) {
        RandomGame game(documents, seed);
        game.play(most);
        ++tally.games;
        tally.ended += game.ended() ? 1 : 0;
        tally.steps += game.steps();
        for (const auto& [name, count] : game.seen()) {
            tally.seen[name] += count;
        }
    }
    for (const auto& [name, count] : tally.seen) {
        UNSCOPED_INFO(name << ": " << count);
    }
    UNSCOPED_INFO(tally.games << " games, " << tally.ended << " ended, " << tally.steps << " actions");
    return tally;
}

}  // namespace

TEST_CASE("Whatever is listed is allowed, and what is allowed is listed, in random base games", "[action][random]") {
    const Tally tally = playGames(kBase, 8, 400);
    CHECK(tally.seen.at("build") > 0);
    CHECK(tally.seen.at("upgrade") > 0);
    CHECK(tally.seen.at("card-stolen") > 0);
    CHECK(tally.seen.at("cards-discarded") > 0);
}

TEST_CASE("Whatever is listed is allowed, and what is allowed is listed, in random wars", "[action][random]") {
    const auto& documents = GENERATE(kSoldiers, kTournament);
    const Tally tally = playGames(documents, 12, 400);
    for (const char* name : {"buy-units", "move-army", "attack", "throw", "stop", "conquer", "fire-nuke",
                             "units-changed", "building-changed", "conquest-settled"}) {
        INFO(name);
        CHECK(tally.seen.contains(name));
    }
}

TEST_CASE("500 random games of each set of documents hold together to the end", "[.full][action][random]") {
    const auto& documents = GENERATE(kBase, kSoldiers, kTournament);
    const Tally tally = playGames(documents, 500, 1500);
    CHECK(tally.ended > 0);
    CHECK(tally.seen.contains("game-ended"));
}

}  // namespace engine::test
