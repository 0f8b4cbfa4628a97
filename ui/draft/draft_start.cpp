// SPDX-License-Identifier: GPL-3.0-or-later
// What a draft comes to: its rules, its position.
#include <algorithm>

#include "engine/rules/cards.h"
#include "engine/rules/given/board_figures.h"
#include "engine/rulesets/ccm/votes.h"
#include "engine/rulesets/registry.h"
#include "engine/state/to_position.h"
#include "ui/draft/game_draft.h"

namespace ui {

namespace {

/// How many settlements and cities stand for foundings; each founding is one building.
int foundingsOn(const engine::Setup& setup) {
    return static_cast<int>(setup.buildings.size());
}

/// CC-15: the tokens wait in the box until settlements touch their hexes.
void gatherTokensOf(engine::Setup& setup) {
    for (engine::HexSetup& hex : setup.hexes) {
        if (hex.terrain && *hex.terrain != engine::Terrain::Sea) {
            hex.number.reset();
        }
    }
}

}  // namespace

std::optional<engine::Rules> GameDraft::rules() const {
    engine::RulesChoice choice{m_setup.documents, m_setup.rulings, m_setup.switches,
                               m_setup.numbers,   m_setup.prices,  m_setup.players.size()};
    if (!holdsAfter(m_polls, engine::clause::CC_7, true)) {
        choice.numbers.erase(std::string(engine::toText(engine::Number::WinningScore)));
    }
    auto rules = engine::combine(choice);
    if (!rules) {
        return std::nullopt;
    }
    for (const auto& [rule, poll] : m_polls) {
        const PollResult result = resultOf(poll);
        if (result == PollResult::Adopted || result == PollResult::Dropped) {
            for (const engine::ClauseId clause : engine::clausesOfRule(rule)) {
                rules->clauses.set(engine::index(clause), result == PollResult::Adopted);
            }
        }
    }
    return std::move(*rules);
}

namespace {

/// What the box has of each resource (B-2); empty for a board of more hexes than a box has.
std::optional<int> cardsOfEach(const engine::Setup& setup) {
    constexpr int kSmallBoxHexes = 19;
    constexpr int kLargeBoxHexes = 30;
    constexpr int kSmallBoxCards = 19;
    constexpr int kLargeBoxCards = 24;
    const auto isLand = [](const engine::HexSetup& hex) { return hex.terrain != engine::Terrain::Sea; };
    const auto land = std::count_if(setup.hexes.begin(), setup.hexes.end(), isLand);
    return land <= kSmallBoxHexes   ? std::optional(kSmallBoxCards)
           : land <= kLargeBoxHexes ? std::optional(kLargeBoxCards)
                                    : std::nullopt;
}

/// Before the first founding nobody holds a card: from there on each one that comes in or goes out is counted.
void countFromNothing(engine::Setup& setup) {
    for (const engine::PlayerSetup& player : setup.players) {
        engine::HoldingSetup& holding = setup.holdings[player.id];
        holding.hand = holding.hand.value_or(engine::Hand::exactly({}));
        holding.hiddenDevelopment = holding.hiddenDevelopment.value_or(engine::DevelopmentHand::exactly({}));
    }
    if (const auto each = cardsOfEach(setup); each && !setup.bank) {
        setup.bank = engine::Hand::exactly(engine::Cards::of(*each, *each, *each, *each, *each));
    }
    if (const auto position = engine::toPosition(setup); position && !setup.deck) {
        setup.deck = engine::DevelopmentHand::exactly(engine::deckComposition(*position));
    }
}

}  // namespace

GameStart GameDraft::start() const {
    GameStart start{m_setup, {}};
    engine::Setup& setup = start.setup;
    // A board that was dealt says from which seed, for whoever doubts it; one made otherwise does not.
    using Kind = BoardChoice::Kind;
    const BoardChoice& choice = m_drawn.choice;
    setup.extras.erase(std::string(engine::kBoardSeed));
    if (choice.kind == Kind::Small || choice.kind == Kind::Large || choice.kind == Kind::Merged) {
        setup.extras[std::string(engine::kBoardSeed)] = std::to_string(choice.seed);
    }
    if (!isUnderWay()) {
        if (hasDocument("ccm")) {
            start.acts = actsOf(m_polls, setup.players);
        }
        if (hasSwitch(engine::clause::CC_15) && holdsAfter(m_polls, engine::clause::CC_15, true)) {
            gatherTokensOf(setup);
        }
        countFromNothing(setup);
        return start;
    }
    markResults(m_polls, setup.marks);
    if (setup.turn->phase == engine::toText(engine::Phase::Found) && setup.marks.founded == 0) {
        setup.marks.founded = foundingsOn(setup);
    }
    // Who holds a card has earned it for the first time (R-CC-FIRST).
    setup.marks.longestRoadHeld = setup.marks.longestRoadHeld || setup.longestRoadHolder;
    setup.marks.largestArmyHeld = setup.marks.largestArmyHeld || setup.largestArmyHolder;
    return start;
}

engine::Expected<engine::Position, engine::Faults> GameDraft::judge() const {
    engine::Setup setup = start().setup;
    // Votes count from the first entries on; an explorer voted in takes its tokens away only then.
    Polls polls = m_polls;
    polls.erase(engine::clause::CC_15);
    markResults(polls, setup.marks);
    return engine::toPosition(setup);
}

}  // namespace ui
