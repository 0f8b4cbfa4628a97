// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/public/public_view.h"

#include <algorithm>
#include <type_traits>

#include "adjudicator/public/public_combat.h"
#include "adjudicator/public/warnings.h"
#include "adjudicator/record/act_now.h"
#include "adjudicator/record/log_text.h"
#include "adjudicator/record/table_game.h"
#include "adjudicator/seal/head_text.h"
#include "adjudicator/text/event_text.h"
#include "adjudicator/text/speaker.h"
#include "adjudicator/text/words.h"
#include "db/codes.h"
#include "engine/rules/points.h"
#include "engine/state/to_position.h"

namespace adjudicator {

namespace {

using engine::Language;

constexpr std::size_t kMostDetails = 3;

template <class Body, class... Kinds>
constexpr bool kIsOneOf = (std::is_same_v<Body, Kinds> || ...);

/// White space at both ends gone, and one space for each run of it: a word fits into its line whatever was typed.
std::string simplified(std::string_view text) {
    std::string plain;
    for (const char c : oneLine(text)) {
        if (c != ' ' || (!plain.empty() && plain.back() != ' ')) {
            plain += c;
        }
    }
    if (plain.ends_with(' ')) {
        plain.pop_back();
    }
    return plain;
}

bool contains(const std::vector<std::string>& texts, const std::string& text) {
    return std::ranges::find(texts, text) != texts.end();
}

PublicBoard boardOf(const engine::Position& position) {
    engine::Setup setup = toSetup(position);
    for (engine::HexSetup& hex : setup.hexes) {
        if (hex.faceDown) {
            hex.terrain.reset();
            hex.number.reset();
        }
    }
    for (engine::HarbourSetup& harbour : setup.harbours) {
        if (harbour.faceDown) {
            harbour.trade.reset();
        }
    }
    PublicBoard board;
    board.players = std::move(setup.players);
    board.hexes = std::move(setup.hexes);
    board.harbours = std::move(setup.harbours);
    board.buildings = std::move(setup.buildings);
    board.routes = std::move(setup.routes);
    board.bridges = std::move(setup.bridges);
    board.armies = std::move(setup.armies);
    board.nukes = std::move(setup.nukes);
    board.robber = setup.robber;
    board.pirate = setup.pirate;
    return board;
}

/// Makes the view of one line, part by part.
class Maker : private Speaker {
public:
    Maker(const Line& line, Language language)
        : Speaker(language, *line.position().table), m_line(line), m_position(line.position()) {}

    [[nodiscard]] PublicView make(bool withOdds);

private:
    [[nodiscard]] std::string told(const engine::Event& event) const {
        return sentence(event, *m_position.table, language());
    }
    [[nodiscard]] std::string headline() const;
    void tellSeats();
    void tellPlaces();
    void tellDice();
    void tellGains(const engine::Events& events);
    void tellResult();
    void tellWord(std::uint32_t number);
    void tellThrow();
    [[nodiscard]] std::string speaker(const WitnessWord& word) const;

    const Line& m_line;
    const engine::Position& m_position;
    PublicView m_view;
};

void Maker::tellSeats() {
    const engine::Turn& turn = m_position.turn;
    for (const engine::PlayerId player : m_position.seats()) {
        PublicView::Seat seat;
        seat.player = player;
        seat.name = name(player);
        seat.points = engine::scoreOf(m_position, player);
        seat.playsFictional = turn.player == player && turn.phase == engine::Phase::Fictional;
        seat.onTurn = turn.player == player && turn.phase != engine::Phase::Ended && !seat.playsFictional;
        seat.hasWon = turn.winner == player;
        seat.isOut = m_position.isOut(player);
        m_view.seats.push_back(std::move(seat));
    }
    m_view.winningScore = m_position.number(engine::Number::WinningScore);
}

void Maker::tellPlaces() {
    if (const auto* fight = std::get_if<engine::Fight>(&m_position.turn.pending)) {
        m_view.target = m_position.topology().corner(fight->at);
        for (const engine::CornerId from : fight->from) {
            m_view.attackers.push_back(m_position.topology().corner(from));
        }
        for (const engine::CornerId ally : fight->allies) {
            m_view.allies.push_back(m_position.topology().corner(ally));
        }
    }
}

std::string Maker::headline() const {
    const engine::Turn& turn = m_position.turn;
    if (turn.winner) {
        return in("{} has won", name(*turn.winner));
    }
    if (turn.phase == engine::Phase::Ended) {
        return in("The game is over");
    }
    if (m_view.combat) {
        return in("{} attacks {}", m_view.combat->attacker.name, m_view.combat->defender.name);
    }
    if (turn.phase == engine::Phase::Fictional) {
        return in("Fictional turn, played by {}", name(turn.player));
    }
    return turn.phase == engine::Phase::Found ? in("{} founds", name(turn.player)) : in("{}’s turn", name(turn.player));
}

void Maker::tellGains(const engine::Events& events) {
    engine::PerPlayer<int> cards;
    for (const engine::Event& event : events) {
        if (const auto* dealt = std::get_if<engine::CardsDealt>(&event.body)) {
            cards[dealt->player] += dealt->cards.total();
        } else if (const auto* gold = std::get_if<engine::GoldDealt>(&event.body)) {
            cards[gold->player] += gold->count;
        }
    }
    for (const engine::PlayerId player : m_position.seats()) {
        if (cards[player] > 0) {
            m_view.gains.push_back({player, name(player), cards[player]});
        }
    }
}

void Maker::tellDice() {
    const auto thrown = lastThrow(m_line);
    if (!m_view.combat && thrown && std::holds_alternative<engine::Roll>(thrown->act()->action)) {
        m_view.dice = diceIn(thrown->act()->events).dice;
        tellGains(thrown->act()->events);
    }
}

void Maker::tellResult() {
    const auto& log = m_line.log();
    const auto act = std::find_if(log.rbegin(), log.rend(),
                                  [](const LogLine& line) { return line.onLine && line.act() != nullptr; });
    if (act == log.rend()) {
        return;
    }
    std::vector<std::string> clauses;
    for (const engine::Event& event : act->act()->events) {
        if (!isPublic(event)) {
            continue;
        }
        if (const auto* round = std::get_if<engine::RoundFought>(&event.body); round != nullptr && m_view.combat) {
            const bool attackerLoses = round->loser == engine::CombatSide::Attacker;
            const std::string& winner = attackerLoses ? m_view.combat->defender.name : m_view.combat->attacker.name;
            m_view.result = in("{} wins round {}", winner, round->round);
        } else if (std::holds_alternative<engine::GameEnded>(event.body)) {
            // The reason of a game's end is the referee's own words: only the winner is told, by the headline.
            continue;
        } else if (!std::holds_alternative<engine::DiceThrown>(event.body)) {
            const std::string text = told(event);
            if (!text.empty() && !contains(m_view.details, text)) {
                m_view.details.push_back(text);
            }
        }
        for (const engine::ClauseId clause : event.clauses) {
            const std::string id(engine::toText(clause));
            if (!contains(clauses, id)) {
                clauses.push_back(id);
            }
        }
    }
    if (m_view.result.empty() && !m_view.details.empty()) {
        m_view.result = m_view.details.front();
        m_view.details.erase(m_view.details.begin());
    }
    m_view.details.resize(std::min(m_view.details.size(), kMostDetails));
    clauses.resize(std::min(clauses.size(), kMostDetails));
    m_view.clauses = joined(clauses, "  ");
}

/// As people call him; empty where nobody is written down.
std::string Maker::speaker(const WitnessWord& word) const {
    const auto player = m_position.table->find(word.by);
    return player ? simplified(name(*player)) : std::string();
}

void Maker::tellWord(std::uint32_t number) {
    const auto& log = m_line.log();
    // From the end: what is said for a throw lies behind its commitment.
    for (std::uint64_t entry = log.size(); entry-- > 0;) {
        const bool isOfIt = log.gist(entry).number() == number;
        if (isOfIt && log.is<WordGiven>(entry)) {
            const WitnessWord said = log.get<WordGiven>(entry)->said;
            m_view.word = simplified(said.text);
            m_view.wordBy = speaker(said);
        }
        if (isOfIt && (log.is<WordGiven>(entry) || log.is<CommitmentShown>(entry))) {
            return;
        }
    }
}

void Maker::tellThrow() {
    if (const auto last = lastThrow(m_line)) {
        const auto& thrown = last->act()->thrown;
        const DiceLevel level = thrown ? thrown->level : DiceLevel::Entered;
        m_view.isOnTrust = level == DiceLevel::Entered || level == DiceLevel::Camera;
        m_view.isWitnessed = level == DiceLevel::Witnessed;
        const std::string kind = wordFor(level, language());
        m_view.trust = thrown && thrown->number ? in("Throw {}: {}", *thrown->number, kind) : in("Dice: {}", kind);
        if (thrown && thrown->number) {
            tellWord(*thrown->number);
        }
    }
    if (const auto& open = m_line.openThrow(); open && open->declared) {
        m_view.waitsForWord = open->said.text.empty();
        m_view.word = simplified(open->said.text);
        m_view.wordBy = speaker(open->said);
    }
}

PublicView Maker::make(bool withOdds) {
    m_view.board = boardOf(m_position);
    tellPlaces();
    tellSeats();
    m_view.combat = publicCombatOf(m_line, language(), withOdds);
    m_view.headline = headline();
    m_view.phase = in("Round {} · {}", m_position.turn.round, phaseTitle(m_position.turn.phase, language()));
    for (const engine::Event& warning : warningsOf(m_position)) {
        m_view.warnings.push_back(told(warning));
    }
    if (auto card = cardOfMoment(m_line, language())) {
        m_view.cards.push_back(*std::move(card));
    }
    for (PublicCard& card : standingCards(m_position, language())) {
        m_view.cards.push_back(std::move(card));
    }
    tellDice();
    tellResult();
    tellThrow();
    m_view.headText = headText(m_line.game(), m_line.head());
    m_view.headCode = db::spokenCode(m_line.head().hash);
    m_view.entry = m_line.head().seq;
    return std::move(m_view);
}

}  // namespace

bool isPublic(const engine::Event& event) {
    if (const auto* marked = std::get_if<engine::GuestMarked>(&event.body)) {
        const auto mark = engine::guestMark(marked->mark);
        return mark && mark.part->isOpen;
    }
    return std::visit(
        [](const auto& body) {
            using Body = std::decay_t<decltype(body)>;
            return kIsOneOf<Body, engine::DiceThrown, engine::PiecePlaced, engine::PieceRemoved,
                            engine::BuildingChanged, engine::RouteChanged, engine::UnitsChanged, engine::ArmyMoved,
                            engine::RobberMoved, engine::HexTurnedOver, engine::AttackStarted, engine::RoundFought,
                            engine::AttackEnded, engine::ConquestSettled, engine::NukeBought, engine::LongestRoadMoved,
                            engine::LargestArmyMoved, engine::SecondRoadMoved, engine::SecondArmyMoved,
                            engine::ShipMoved, engine::PirateMoved, engine::LastRound, engine::RobberFought,
                            engine::CitiesWeakened, engine::MonopolistMoved, engine::ExchangeReached,
                            engine::HarbourPlaced, engine::HexRemoved, engine::RuleVoted, engine::BridgePlaced,
                            engine::BridgeChanged, engine::BridgeRemoved, engine::BoycottChanged,
                            engine::CatastropheBegan, engine::CatastrophesEnded, engine::TokenPlaced, engine::BidMade,
                            engine::BidPassed, engine::GameEnded>;
        },
        event.body);
}

PublicView publicViewOf(const Line& line, Language language, bool withOdds) {
    return Maker(line, language).make(withOdds);
}

}  // namespace adjudicator
