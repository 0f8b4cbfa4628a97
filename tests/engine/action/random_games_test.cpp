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
#include "engine/rulesets/monopolists/maps.h"
#include "tests/engine/action/true_cards.h"
#include "tests/support/scene.h"

namespace engine::test {

namespace {

constexpr Cards kBank = Cards::of(19, 19, 19, 19, 19);

/// Plays one game at random, and knows what the desk does not: which cards everybody really holds.
class RandomGame {
public:
    RandomGame(const std::vector<std::string>& documents, unsigned seed)
        : m_random(seed), m_seed(seed), m_cards(m_random, kBank, {}) {
        const auto has = [&](const char* name) {
            return std::find(documents.begin(), documents.end(), name) != documents.end();
        };
        const bool war = has("soldiers");
        Scene scene = Scene::base("found");
        if (has("monopolists")) {
            scene.setup = monopolistsMap(4, RMoMap::TwoEach);
        }
        scene.setup.documents = documents;
        scene.setup.turn.reset();
        const std::size_t seats = has("shadow") ? 2 : has("monopolists") ? 4 : 2 + below(3);
        scene.setup.players = {{"red", {}, {}}, {"blue", {}, {}}, {"white", {}, {}}, {"orange", {}, {}}};
        scene.setup.players.resize(seats);
        for (const PlayerSetup& player : scene.setup.players) {
            scene.hand(player.id, {});
            scene.setup.holdings[player.id].hiddenDevelopment = DevelopmentHand::exactly({});
        }
        scene.bank(kBank);
        chooseRulings(scene, documents);
        DevelopmentCounts deck = DevelopmentCounts::of(14, 5, 2, 2, 2);
        if (war && std::find(scene.setup.switches.begin(), scene.setup.switches.end(), "SA-V3") ==
                       scene.setup.switches.end()) {
            deck[DevelopmentCard::VictoryPoint] = 0;
        }
        scene.setup.deck = DevelopmentHand::exactly(deck);
        m_cards.take(deck);
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

    /// Any ruling may be decided either way, any optional clause be on.
    void chooseRulings(Scene& scene, const std::vector<std::string>& documents) {
        for (const RulingId id : kRulingIds) {
            // R-SW-SIDES=players and R-MO-MAP are about setting up.
            if (chance(25) && id != RulingId::R_MO_MAP) {
                scene.ruling(toText(id), optionText(RulingChoice{id, 1}));
            }
        }
        const auto has = [&](const char* name) {
            return std::find(documents.begin(), documents.end(), name) != documents.end();
        };
        for (const char* id : {"SA-V1", "SA-V2", "SA-V3", "SA-D4"}) {
            if (has("soldiers") && chance(40)) {
                scene.setup.switches.emplace_back(id);
            }
        }
        if (has("ccm") && chance(40)) {
            scene.setup.switches.emplace_back("CC-15");
            for (HexSetup& hex : scene.setup.hexes) {
                hex.number.reset();
            }
        }
        if (has("ccm") && chance(30)) {
            scene.number("winning_score", 20);
            scene.setup.switches.emplace_back("CC-10");
        }
    }

    void chooseWar(Scene& scene) {
        if (chance(70)) {
            // Cheap arms, so that there is a war to look at.
            scene.setup.prices = {{"infantry", Cards::of(0, 0, 1, 0, 0)},
                                  {"cavalry", Cards::of(0, 0, 0, 1, 0)},
                                  {"artillery", Cards::of(0, 0, 0, 0, 1)},
                                  {"nuke", Cards::of(1, 0, 0, 0, 0)},
                                  {"wall", Cards::of(0, 1, 0, 0, 0)}};
        }
        if (!scene.setup.numbers.contains("winning_score")) {
            scene.number("winning_score", chance(50) ? 13 : 9);
        }
    }

    [[noreturn]] void fail(const std::string& what, const Action* action = nullptr) {
        const Table& table = *m_now.table;
        FAIL("seed " << m_seed << ", step " << m_step << ": " << what
                     << (action != nullptr ? "\n" + toJson(*action, table) : "") << "\n"
                     << toJson(toSetup(m_now)));
        std::abort();
    }

    void step() {
        const LegalActs legal = legalActs(m_now);
        if (legal.actions.empty() && legal.families.empty()) {
            fail("nothing can be done");
        }
        std::vector<Action> open;
        for (const Action& action : legal.actions) {
            Action whole = withDice(action);
            auto decision = decide(m_now, whole);
            // After unseen discards the desk may believe that the bank can pay when it cannot: the table would say so.
            for (int again = 0;
                 again < 200 && decision && diceOf(whole) != nullptr && !m_cards.allows(m_now, decision->events);
                 ++again) {
                whole = withDice(action);
                decision = decide(m_now, whole);
            }
            if (!decision) {
                fail("a listed action is refused: " + std::string(toText(decision.error().why)), &action);
            }
            Position after = m_now;
            apply(after, decision->events);
            if (m_cards.allows(m_now, decision->events)) {
                open.push_back(whole);
            }
        }
        for (const ActFamily& family : legal.families) {
            const Action sample = sampleOf(family, [&](std::size_t count) { return below(count); });
            const auto decision = decide(m_now, sample);
            // What is given and what is taken hang together; everything else within the bounds is allowed.
            if (!decision && family.open.size() == 1 && !canBeUnpayable(decision.error())) {
                fail("a sample of a family is refused: " + std::string(toText(decision.error().why)), &sample);
            }
            if (decision && m_cards.allows(m_now, decision->events)) {
                open.push_back(sample);
            }
        }
        for (int i = 0; i < 4; ++i) {
            tryWild(legal.actions);
        }
        if (open.empty()) {
            fail("everything on offer costs more than the player holds");
        }
        take(choose(open));
    }

    [[nodiscard]] static bool canBeUnpayable(const Refusal& refusal) { return refusal.why == Why::CannotPay; }

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
                weight = 2;
            } else if (const auto* build = std::get_if<Build>(&action);
                       build != nullptr && build->piece == Piece::Settlement) {
                weight = 30;
            } else if (std::holds_alternative<Capitulate>(action)) {
                weight = 0.02;
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
            if (!m_cards.follow(m_now, event)) {
                fail("cards move that nobody has: " + toJson(event, table));
            }
            apply(m_now, {event});
            m_events.push_back(event);
        }
        check();
    }

    void check() {
        if (const auto wrong = m_cards.contradiction(m_now)) {
            fail(*wrong);
        }
        for (const PlayerId player : m_now.seats()) {
            const int settlements = piecesOnBoard(m_now, player, Piece::Settlement);
            const int cities = piecesOnBoard(m_now, player, Piece::City);
            const bool marked = m_now.rules().armies;
            const bool beyond =
                m_now.rules().rulings.get<RHandover>() == RHandover::Kept || m_now.inForce(clause::SA_D4);
            if (!beyond && (piecesOnBoard(m_now, player, Piece::Road) > 15 || cities > 4 ||
                            settlements > (marked ? 9 - cities : 5))) {
                fail("more pieces stand than there are");
            }
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

    /// The first part in which two positions differ.
    static std::string difference(const Position& a, const Position& b) {
        return a.turn != b.turn                 ? "turn"
               : a.marks != b.marks             ? "marks"
               : a.hands != b.hands             ? "hands"
               : a.bank != b.bank               ? "bank"
               : a.deck != b.deck               ? "deck"
               : a.development != b.development ? "development"
               : a.bridges != b.bridges         ? "bridges"
               : a.hexes != b.hexes             ? "hexes"
                                                : "pieces or what is written";
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
            fail("a position changes by being written down: " + difference(*position, m_now));
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
        if (const auto* trade = std::get_if<Trade>(&action)) {
            return trade->with.has_value() || trade->take->total() != 1;
        }
        if (const auto* play = std::get_if<PlayCard>(&action)) {
            return play->given.has_value() || play->at.has_value();
        }
        if (const auto* build = std::get_if<Build>(&action)) {
            return build->cards.has_value();
        }
        return std::holds_alternative<Discard>(action) || std::holds_alternative<Stop>(action) ||
               std::holds_alternative<Throw>(action) || std::holds_alternative<Bid>(action) ||
               std::holds_alternative<BuyOff>(action) || std::holds_alternative<TakeOver>(action) ||
               std::holds_alternative<Relocate>(action) || std::holds_alternative<Choose>(action) ||
               std::holds_alternative<DrawToken>(action);
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
        switch (below(26)) {
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
            default:
                return chance(50) ? Action(EndPhase{anyPlayer()}) : Action(EndTurn{anyPlayer()});
        }
    }

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

    Action wildTrade() {
        Trade trade;
        trade.by = anyPlayer();
        trade.give = Cards::one(anyResource(), 2 + static_cast<int>(below(3)));
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
    TrueCards m_cards;
    std::map<std::string, int> m_seen;
    int m_step = 0;
};

using Documents = std::vector<std::string>;
const Documents kBase{"base"};
const Documents kSoldiers{"base", "soldiers"};
const Documents kTournament{"base", "soldiers", "ccm"};
/// Every set of documents that can be played.
const std::vector<Documents> kAllSets{kBase,
                                      kSoldiers,
                                      {"base", "monopolists"},
                                      {"base", "shadow"},
                                      {"base", "ccm"},
                                      {"base", "soldiers", "monopolists"},
                                      {"base", "soldiers", "shadow"},
                                      kTournament,
                                      {"base", "monopolists", "ccm"},
                                      {"base", "shadow", "ccm"},
                                      {"base", "soldiers", "monopolists", "ccm"},
                                      {"base", "soldiers", "shadow", "ccm"}};

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

TEST_CASE("A few random games of every set of documents hold together", "[action][random]") {
    for (const Documents& documents : kAllSets) {
        CAPTURE(documents);
        const Tally tally = playGames(documents, 3, 400);
        CHECK(tally.steps > 100);
    }
}

TEST_CASE("500 random games of each set of documents hold together to the end", "[.full][action][random]") {
    for (const Documents& documents : kAllSets) {
        CAPTURE(documents);
        const Tally tally = playGames(documents, 500, 2000);
        CHECK(tally.ended > 0);
        CHECK(tally.seen.contains("game-ended"));
    }
}

}  // namespace engine::test
