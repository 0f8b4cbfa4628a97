// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "adjudicator/text/action_text.h"
#include "adjudicator/text/event_text.h"
#include "adjudicator/text/telling.h"

namespace adjudicator {

using engine::BuildingKind;
using engine::Event;
using engine::Piece;

namespace {

template <class Body>
const Body* first(std::span<const Event> events) {
    for (const Event& event : events) {
        if (const auto* body = std::get_if<Body>(&event.body)) {
            return body;
        }
    }
    return nullptr;
}

/// Cards of honour, departures and boycotts that come of any act, and the end: told after what the act itself did.
bool isAftermath(const Event& event) {
    using Aftermath = std::variant<engine::LongestRoadMoved, engine::LargestArmyMoved, engine::SecondRoadMoved,
                                   engine::SecondArmyMoved, engine::MonopolistMoved, engine::ExchangeReached,
                                   engine::BoycottChanged, engine::PlayerLeft, engine::GameEnded>;
    return std::visit([](const auto& body) { return engine::kIsOneOf<std::decay_t<decltype(body)>, Aftermath>; },
                      event.body);
}

/// Finds the one line for an act in its events.
struct Summary : Telling {
    std::span<const Event> events;
    const engine::Action& action;

    [[nodiscard]] std::string wanted() const { return sentence(action, table, language()); }
    [[nodiscard]] std::string told(const Event& event) const { return sentence(event, table, language()); }

    /// The sentences of all events of these kinds, in order.
    template <class... Bodies>
    [[nodiscard]] std::vector<std::string> tell() const {
        std::vector<std::string> lines;
        for (const Event& event : events) {
            if ((std::holds_alternative<Bodies>(event.body) || ...)) {
                lines.push_back(told(event));
            }
        }
        return lines;
    }

    /// The sentences of all events but these kinds and the aftermath, the first few of them.
    template <class... Bodies>
    [[nodiscard]] std::vector<std::string> allBut() const {
        constexpr std::size_t kMostTold = 4;
        std::vector<std::string> lines;
        for (const Event& event : events) {
            if (!(std::holds_alternative<Bodies>(event.body) || ...) && !isAftermath(event)) {
                lines.push_back(told(event));
            }
        }
        if (lines.size() > kMostTold) {
            const std::size_t more = lines.size() - kMostTold;
            lines.resize(kMostTold);
            lines.push_back(in("{} more", more));
        }
        return lines;
    }

    /// "Ben 2 lumber, 1 wool; Clara 1 ore": what was dealt.
    [[nodiscard]] std::string dealt() const {
        std::vector<std::string> hands;
        for (const Event& event : events) {
            if (const auto* cards = std::get_if<engine::CardsDealt>(&event.body)) {
                hands.push_back(name(cards->player) + ' ' + cardsText(cards->cards, language()));
            } else if (const auto* gold = std::get_if<engine::GoldDealt>(&event.body)) {
                hands.push_back(in("{} {} of choice", name(gold->player), countedCards(gold->count, language())));
            } else if (const auto* factory = std::get_if<engine::FactoryPaid>(&event.body)) {
                hands.push_back(
                    in("{} {} by the factory", name(factory->player), countedCards(factory->count, language())));
            }
        }
        return joined(hands, "; ");
    }

    /// What a lost round did to a building: it turns over, or drops to the next level, so that what it was follows from
    /// what it is.
    [[nodiscard]] std::string lost(const engine::BuildingChanged& e) const {
        const std::string who = name(e.owner);
        if (e.upsideDown) {
            return in("{} is turned upside down", owned(pieceOf(e.kind), who, language()));
        }
        const bool fromMetropolis = e.kind == BuildingKind::City;
        return in("{} becomes {}", owned(fromMetropolis ? Piece::Metropolis : Piece::City, who, language()),
                  word(pieceOf(e.kind), language()));
    }

    std::string operator()(const engine::Found& a) const {
        const auto* building = first<engine::PiecePlaced>(events);
        if (building == nullptr) {
            return wanted();
        }
        const std::string cards = dealt();
        return in("{} founds {} {} with a road {}{}", name(a.by), withArticle(building->piece, language()), at(a.at),
                  at(a.route), cards.empty() ? cards : ": " + cards);
    }
    std::string operator()(const engine::Roll&) const {
        const std::string cards = dealt();
        const auto* thrown = first<engine::DiceThrown>(events);
        std::string line = thrown == nullptr ? wanted() : told({*thrown, {}, {}});
        if (const auto* robber = first<engine::RobberStirred>(events)) {
            const std::string due = counts(robber->discards);
            line += due.empty() ? in(": robber") : in(": robber; discard: {}", due);
        }
        return cards.empty() ? line : line + ": " + cards;
    }
    std::string operator()(const engine::Discard& a) const {
        // Only who says to have no more than may be kept leaves the robber still due.
        return first<engine::Awaiting>(events) == nullptr ? wanted()
                                                          : in("{} has no more cards than may be kept", name(a.by));
    }
    std::string operator()(const engine::Throw&) const {
        const auto* round = first<engine::RoundFought>(events);
        if (round == nullptr) {
            const std::vector<std::string> effects = allBut<engine::DiceThrown, engine::Settled>();
            return effects.empty() ? wanted() : wanted() + " – " + joined(effects, "; ");
        }
        std::vector<std::string> losses;
        for (const Event& event : events) {
            if (const auto* building = std::get_if<engine::BuildingChanged>(&event.body)) {
                losses.push_back(lost(*building));
            } else if (std::holds_alternative<engine::UnitsChanged>(event.body) ||
                       std::holds_alternative<engine::PieceRemoved>(event.body)) {
                losses.push_back(told(event));
            }
        }
        const std::string line = told({*round, {}, {}});
        const std::size_t dash = line.find(" – ");
        std::string text = losses.empty() ? line : line.substr(0, dash) + " – " + joined(losses);
        if (const auto* ended = first<engine::AttackEnded>(events)) {
            text += "; " + told({*ended, {}, {}});
        }
        return text;
    }
    std::string operator()(const engine::MoveArmy&) const {
        const auto* moved = first<engine::ArmyMoved>(events);
        return moved == nullptr ? wanted() : told({*moved, {}, {}}) + price();
    }
    std::string operator()(const engine::Attack&) const {
        const auto* started = first<engine::AttackStarted>(events);
        return started == nullptr ? wanted() : told({*started, {}, {}});
    }
    std::string operator()(const engine::Stop& a) const {
        std::vector<std::string> ways;
        for (const Event& event : events) {
            if (const auto* moved = std::get_if<engine::ArmyMoved>(&event.body)) {
                ways.push_back(in("{} {}", away(moved->from), to(moved->path.back())));
            }
        }
        if (first<engine::AttackEnded>(events) == nullptr) {
            return wanted();
        }
        return in("{} stops the attack; {}", name(a.by),
                  ways.empty() ? in("no army retreats") : in("retreat {}", joinedAnd(ways, language())));
    }
    std::string operator()(const engine::Conquer&) const {
        const auto* settled = first<engine::ConquestSettled>(events);
        if (settled == nullptr) {
            return wanted();
        }
        const auto routes = std::ranges::count_if(
            events, [](const Event& event) { return std::holds_alternative<engine::RouteChanged>(event.body); });
        const std::string with = routes == 0   ? std::string()
                                 : routes == 1 ? in(" with 1 route")
                                               : in(" with {} routes", routes);
        return told({*settled, {}, {}}) + with;
    }
    std::string operator()(const engine::FireNuke&) const {
        std::vector<std::string> effects;
        for (const Event& event : events) {
            const auto* removed = std::get_if<engine::PieceRemoved>(&event.body);
            const auto* building = std::get_if<engine::BuildingChanged>(&event.body);
            if (building != nullptr || (removed != nullptr && removed->piece != Piece::Nuke)) {
                effects.push_back(told(event));
            }
        }
        return effects.empty() ? wanted() : wanted() + " – " + joined(effects);
    }
    std::string operator()(const engine::EndPhase& a) const {
        const auto* phase = first<engine::PhaseStarted>(events);
        return phase == nullptr ? wanted() : fmt::format("{}: {}", name(a.by), word(phase->phase, language()));
    }
    std::string operator()(const engine::EndTurn&) const {
        const auto* turn = first<engine::TurnStarted>(events);
        return turn == nullptr ? wanted() : wanted() + " – " + told({*turn, {}, {}});
    }
    std::string operator()(const engine::Adjust&) const {
        constexpr std::size_t kMostTold = 3;
        std::vector<std::string> changes =
            tell<engine::PiecePlaced, engine::PieceRemoved, engine::BuildingChanged, engine::RouteChanged,
                 engine::UnitsChanged, engine::RobberMoved, engine::PirateMoved, engine::BridgePlaced,
                 engine::BridgeChanged, engine::BridgeRemoved, engine::HarbourPlaced, engine::HexChanged,
                 engine::HandKnown, engine::DevelopmentKnown, engine::ExtraPointsGiven, engine::LongestRoadMoved,
                 engine::LargestArmyMoved, engine::SecondRoadMoved, engine::SecondArmyMoved, engine::TurnChanged>();
        if (changes.size() > kMostTold) {
            const std::size_t more = changes.size() - kMostTold;
            changes.resize(kMostTold);
            changes.push_back(in("{} more", more));
        }
        return changes.empty() ? wanted() : wanted() + " – " + joined(changes, "; ");
    }
    std::string operator()(const engine::PlayCard&) const {
        const std::vector<std::string> given = tell<engine::CardsCollected>();
        return given.empty() ? wanted() : wanted() + " – " + joined(given, "; ");
    }
    std::string operator()(const engine::Vote&) const {
        if (const auto* voted = first<engine::RuleVoted>(events)) {
            return wanted() + (voted->adopted ? in(" – adopted") : in(" – refused"));
        }
        return first<engine::Awaiting>(events) == nullptr ? wanted() : wanted() + in(" – a die decides");
    }
    /// A card that is won in the auction, with what was paid for it.
    std::string operator()(const engine::Bid&) const { return wanted() + won(); }
    std::string operator()(const engine::Pass&) const { return wanted() + won(); }
    std::string operator()(const engine::TakeOver& a) const { return wanted() + price() + replaced(a.hex); }
    std::string operator()(const engine::Relocate& a) const { return wanted() + replaced(a.hex); }
    /// Both sides say what they pay.
    std::string operator()(const engine::Trade&) const { return wanted(); }
    /// Builds, purchases, discards, the robber and the referee's words are told as they were wanted.
    template <class Other>
    std::string operator()(const Other&) const {
        return wanted() + price();
    }

    [[nodiscard]] std::string won() const {
        const std::vector<std::string> lines = tell<engine::CardsPaid, engine::CardsDealt>();
        return lines.empty() ? std::string() : " – " + joined(lines, "; ");
    }

    /// What made way in a takeover, and the robber with it where the act did not say so.
    [[nodiscard]] std::string replaced(const std::optional<engine::HexId>& desert) const {
        const std::vector<std::string> lines =
            desert ? tell<engine::PieceRemoved, engine::BridgeChanged>()
                   : tell<engine::PieceRemoved, engine::BridgeChanged, engine::RobberMoved>();
        return lines.empty() ? std::string() : " – " + joined(lines, "; ");
    }

    [[nodiscard]] std::string price() const {
        const auto* paid = first<engine::CardsPaid>(events);
        return paid == nullptr ? std::string() : in(" for {}", cardsText(paid->cards, language()));
    }

    [[nodiscard]] std::string aftermath() const {
        // The end that is declared and the cards that are set say so themselves.
        const bool endsItself = std::holds_alternative<engine::EndGame>(action);
        const bool setsCards = std::holds_alternative<engine::Adjust>(action);
        std::vector<std::string> lines;
        for (const Event& event : events) {
            const bool isEnd = std::holds_alternative<engine::GameEnded>(event.body);
            if (isAftermath(event) && !endsItself && (isEnd || !setsCards)) {
                lines.push_back(told(event));
            }
        }
        return lines.empty() ? std::string() : "; " + joined(lines, "; ");
    }
};

}  // namespace

std::string summary(const engine::Action& action, std::span<const Event> events, const engine::Table& table,
                    engine::Language language) {
    const Summary teller{{table, language}, events, action};
    return std::visit(teller, action) + teller.aftermath();
}

}  // namespace adjudicator
