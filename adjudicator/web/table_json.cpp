// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/web/table_json.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "adjudicator/desk/turn_step.h"
#include "adjudicator/report/board_svg.h"
#include "adjudicator/report/player_look.h"
#include "adjudicator/text/say.h"
#include "adjudicator/web/json_text.h"
#include "db/codes.h"
#include "engine/clauses/catalogue.h"
#include "engine/rulesets/shadow/auction.h"

namespace adjudicator::web {

namespace {

using TableJson = nlohmann::ordered_json;

/// As wide as a phone, and not much lower.
constexpr double kCombatAspect = 1.4;
constexpr double kCombatRadius = 2;

TableJson diceJson(const std::vector<engine::Die>& dice) {
    TableJson json = TableJson::array();
    for (const engine::Die& die : dice) {
        json.push_back({{"sides", die.sides}, {"value", die.value}});
    }
    return json;
}

TableJson forceJson(const PublicView::Force& force) {
    return {{"seat", engine::index(force.player)},
            {"name", force.name},
            {"forces", force.forces},
            {"dice", diceJson(force.dice)},
            {"walls", force.walls}};
}

TableJson combatJson(const PublicView::Combat& combat) {
    TableJson winners = TableJson::array();
    for (const engine::PlayerId winner : combat.winners) {
        winners.push_back(engine::index(winner));
    }
    return {{"attacker", forceJson(combat.attacker)},
            {"defender", forceJson(combat.defender)},
            {"chance", combat.attackerWins ? TableJson(*combat.attackerWins) : TableJson(nullptr)},
            {"rounds", combat.rounds},
            {"winners", std::move(winners)},
            {"place", combat.place},
            {"from", combat.from},
            {"over", combat.isOver}};
}

/// The coming throw: whose word is sealed, and whose is open. What is sealed says nothing of the word.
TableJson throwJson(const TableNow& now) {
    const auto& open = now.line.openThrow();
    if (!open) {
        return nullptr;
    }
    TableJson seals = TableJson::array();
    for (const WordSeal& each : open->declared ? open->declared->seals : now.words.sealed) {
        seals.push_back({{"by", each.by}, {"seal", db::toHex(each.seal)}});
    }
    TableJson opened = TableJson::array();
    for (const WordOpened& each : now.words.opened) {
        opened.push_back(each.by);
    }
    return {{"number", open->number},
            {"declared", open->declared.has_value()},
            {"seals", std::move(seals)},
            {"opened", std::move(opened)}};
}

/// What was in the last throws, and from which on, so that each phone sees whether its word was.
void addWords(TableJson& json, const Line& line) {
    constexpr std::size_t kThrows = 8;
    constexpr std::size_t kEntries = 400;
    const auto& log = line.log();
    TableJson words = TableJson::array();
    const std::size_t first = log.size() - std::min(log.size(), kEntries);
    std::uint32_t from = first == 0 ? 0 : line.nextThrow();
    for (std::size_t entry = log.size(); entry-- > first && words.size() < kThrows;) {
        const auto* given = log.get<WordGiven>(entry);
        if (given == nullptr) {
            continue;
        }
        TableJson said = TableJson::array();
        for (const WordOpened& each : given->said.words) {
            if (each.salt) {
                said.push_back({{"by", each.by}, {"word", each.text}, {"salt", saltText(*each.salt)}});
            }
        }
        words.push_back({{"throw", given->number}, {"entry", entry}, {"words", std::move(said)}});
        from = first > 0 || words.size() == kThrows ? given->number : from;
    }
    json["words"] = std::move(words);
    json["wordsFrom"] = from;
}

TableJson ruleJson(engine::ClauseId rule, engine::Language language) {
    return {{"clause", engine::toText(rule)}, {"title", engine::info(rule).title.in(language)}};
}

/// The vote that is proposed, and what may be voted on. Before it is taken nobody is told what another has said.
void addBallot(TableJson& json, const TableNow& now) {
    const engine::Position& position = now.line.position();
    json["votable"] = TableJson::array();
    if (!now.session.empty() && mayHoldBallot(position)) {
        for (const engine::ClauseId rule : saying::rulesToVoteOn(position)) {
            TableJson item = ruleJson(rule, now.language);
            item["on"] = saying::repeals(position) ? "repeal" : "vote";
            json["votable"].push_back(std::move(item));
        }
    }
    json["ballot"] = nullptr;
    if (!now.ballot) {
        return;
    }
    const Ballot& ballot = *now.ballot;
    TableJson voices = TableJson::array();
    for (const engine::PlayerId player : saying::votersOf(position)) {
        const auto* said = ballot.of(player);
        TableJson voice{{"by", position.table->idOf(player)}, {"phone", said != nullptr}};
        if (ballot.taken) {
            const bool isFor = saying::counts(*ballot.taken, player, Voice::For);
            voice["voice"] =
                adjudicator::toText(isFor                                                   ? Voice::For
                                    : saying::counts(*ballot.taken, player, Voice::Against) ? Voice::Against
                                                                                            : Voice::None);
        }
        voices.push_back(std::move(voice));
    }
    json["ballot"] = ruleJson(ballot.on.clause, now.language);
    json["ballot"].update({{"id", ballot.id()},
                           {"by", ballot.by ? TableJson(position.table->idOf(*ballot.by)) : TableJson(nullptr)},
                           {"on", ballot.on.repeals ? "repeal" : "vote"},
                           {"how", toText(ballot.state)},
                           {"voices", std::move(voices)}});
}

/// Who owes an offer, how large it may be, and whose are sealed and open: what they are is told once they are acts.
void addOffers(TableJson& json, const TableNow& now) {
    json["offers"] = nullptr;
    if (!now.offers) {
        return;
    }
    const engine::Position& position = now.line.position();
    const auto& auction = std::get<engine::Auction>(position.turn.pending);
    TableJson owed = TableJson::array();
    for (const engine::PlayerId player : now.offers->owed) {
        const auto* made = now.offers->of(player);
        const engine::BidSize size = engine::bidSize(position, auction, player);
        TableJson held = TableJson::object();
        for (const engine::Resource resource : engine::kResources) {
            if (auction.bids[player][resource] > 0) {
                held[std::string(engine::toText(resource))] = auction.bids[player][resource];
            }
        }
        owed.push_back({{"by", position.table->idOf(player)},
                        {"least", size.fewest},
                        {"exactly", size.fewest == size.most},
                        {"held", std::move(held)},
                        {"seal", made != nullptr ? TableJson(db::toHex(made->seal)) : TableJson(nullptr)},
                        {"opened", made != nullptr && made->opened.has_value()}});
    }
    json["offers"] = {{"id", now.offers->id()},
                      {"owed", std::move(owed)},
                      {"sealed", now.areOffersSealed},
                      {"whole", now.offers->isWhole()}};
}

/// What the game waits for from players, what they have proposed, and what comes next.
void addAsked(TableJson& json, const TableNow& now) {
    const engine::Position& position = now.line.position();
    json["due"] = TableJson::array();
    const auto add = [&](engine::PlayerId player, const char* what, int count) -> TableJson& {
        json["due"].push_back({{"by", position.table->idOf(player)}, {"what", what}, {"count", count}});
        return json["due"].back();
    };
    for (const engine::Action& action : dueDiscards(position)) {
        const auto& discard = std::get<engine::Discard>(action);
        (void)add(discard.by, "discard", discard.count.value_or(0));
    }
    if (const auto* tribute = std::get_if<engine::TributeDue>(&position.turn.pending)) {
        (void)add(tribute->by, "discard", 1);
    }
    if (const auto* takeover = std::get_if<engine::TakeoverDue>(&position.turn.pending);
        takeover != nullptr && !takeover->pickers.empty()) {
        TableJson cards = TableJson::array();
        for (const engine::Resource resource : engine::kResources) {
            if (takeover->left[resource] > 0) {
                cards.push_back(engine::toText(resource));
            }
        }
        add(takeover->pickers.front(), "claim", 1)["cards"] = std::move(cards);
    }
    if (const auto* conquest = std::get_if<engine::ConquestDue>(&position.turn.pending)) {
        (void)add(conquest->by, "conquer", 0);
    }
    if (const auto* auction = std::get_if<engine::Auction>(&position.turn.pending);
        auction != nullptr && auction->next) {
        (void)add(*auction->next, "bid", 0);
    }
    json["asks"] = TableJson::array();
    for (const PlayerAsk& each : now.asks) {
        json["asks"].push_back({{"id", each.id()},
                                {"by", position.table->idOf(each.player)},
                                {"what", std::string(engine::nameOf(each.action))},
                                {"count", each.count()},
                                {"how", toText(each.state)}});
    }
    addBallot(json, now);
    addOffers(json, now);
    json["step"] = now.step.empty() ? TableJson(nullptr) : TableJson(now.step);
}

}  // namespace

std::string jsonText(const nlohmann::ordered_json& json) {
    return json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

nlohmann::ordered_json viewJson(const PublicView& view) {
    TableJson seats = TableJson::array();
    for (const PublicView::Seat& seat : view.seats) {
        const auto& player = view.board.players[engine::index(seat.player)];
        const svg::PlayerLook look = svg::lookOf(player.id, player.colour, engine::index(seat.player));
        seats.push_back({{"seat", engine::index(seat.player)},
                         {"id", player.id},
                         {"name", seat.name},
                         {"points", seat.points},
                         {"turn", seat.onTurn || seat.playsFictional},
                         {"won", seat.hasWon},
                         {"out", seat.isOut},
                         {"colour", look.colour}});
    }
    TableJson gains = TableJson::array();
    for (const PublicView::Gain& gain : view.gains) {
        gains.push_back({{"name", gain.name}, {"cards", gain.cards}});
    }
    TableJson cards = TableJson::array();
    for (const PublicCard& card : view.cards) {
        cards.push_back(told(card));
    }
    return {{"head", view.headText},
            {"code", view.headCode},
            {"entry", view.entry},
            {"score", view.winningScore},
            {"headline", view.headline},
            {"phase", view.phase},
            {"seats", std::move(seats)},
            {"dice", diceJson(view.dice)},
            {"gains", std::move(gains)},
            {"result", view.result},
            {"details", view.details},
            {"clauses", view.clauses},
            {"cards", std::move(cards)},
            {"warnings", view.warnings},
            {"combat", view.combat ? combatJson(*view.combat) : TableJson(nullptr)},
            {"trust", view.trust},
            {"onTrust", view.isOnTrust},
            {"witnessed", view.isWitnessed},
            {"word", view.word},
            {"wordBy", view.wordBy},
            {"waitsForWord", view.waitsForWord}};
}

std::string tableJson(const PublicView& view, const TableNow& now) {
    TableJson json{{"title", now.title}};
    json.update(viewJson(view));
    json["game"] = db::toHex(now.line.game());
    json["session"] = now.session.empty() ? TableJson(nullptr) : TableJson(now.session);
    json["admitted"] = now.admitted;
    json["throw"] = throwJson(now);
    addWords(json, now.line);
    addAsked(json, now);
    return jsonText(json);
}

std::string boardPicture(const engine::Position& position, engine::Language language) {
    BoardSvg options;
    options.title = say(language, "The board");
    return boardSvg(position, options);
}

std::string combatPicture(const engine::Position& position, const PublicView& view) {
    const auto at = view.target ? position.topology().find(*view.target) : std::nullopt;
    if (!at) {
        return {};
    }
    BoardSvg options;
    options.around = {*at};
    options.radius = kCombatRadius;
    options.aspect = kCombatAspect;
    options.ringed = {*at};
    return boardSvg(position, options);
}

}  // namespace adjudicator::web
