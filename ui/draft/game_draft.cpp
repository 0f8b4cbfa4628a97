// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draft/game_draft.h"

#include <algorithm>
#include <utility>

#include "adjudicator/text/rule_book.h"
#include "engine/rulesets/ccm/votes.h"
#include "engine/rulesets/registry.h"
#include "ui/draft/draft_rename.h"

namespace ui {

namespace {

const engine::Part& partOf(engine::Document document) {
    return *std::ranges::find(engine::parts(), document, &engine::Part::document);
}

}  // namespace

GameDraft::GameDraft() {
    for (const char* id : {"red", "blue", "white", "orange"}) {
        m_setup.players.push_back({id, {}, {}});
    }
    m_setup.documents = {"base"};
}

void GameDraft::load(engine::Setup setup, std::set<engine::Hex> doubtful) {
    // What the source leaves open keeps what was chosen here; owners that occur must be players.
    const bool namesNobody = setup.players.empty();
    if (namesNobody) {
        setup.players = m_setup.players;
    }
    if (setup.documents.empty()) {
        setup.documents = m_setup.documents;
    }
    board().load(std::move(setup), std::move(doubtful));
    if (namesNobody) {
        seatOwners();
    }
}

void GameDraft::seatOwners() {
    const auto addAll = [this](const auto& pieces) {
        for (const auto& piece : pieces) {
            if (std::ranges::find(m_setup.players, piece.owner, &engine::PlayerSetup::id) == m_setup.players.end()) {
                m_setup.players.push_back({piece.owner, {}, {}});
            }
        }
    };
    addAll(m_setup.buildings);
    addAll(m_setup.routes);
    addAll(m_setup.bridges);
    addAll(m_setup.armies);
    addAll(m_setup.nukes);
}

void GameDraft::beginNext(std::uint32_t seed) {
    GameDraft next;
    next.m_setup.players = m_setup.players;
    next.m_standing = m_standing;
    next.m_setup.documents = m_setup.documents;
    next.m_setup.rulings = m_setup.rulings;
    next.m_setup.switches = m_setup.switches;
    next.m_setup.numbers = m_setup.numbers;
    next.m_setup.prices = m_setup.prices;
    *this = std::move(next);
    board().dealUsual(seed);
}

// Documents, options and votes.

std::vector<engine::Document> GameDraft::documents() const {
    std::vector<engine::Document> played;
    for (const std::string& name : m_setup.documents) {
        if (const auto known = engine::documentFromText(name)) {
            played.push_back(*known);
        }
    }
    return played;
}

void GameDraft::setDocument(const std::string& document, bool on) {
    std::erase(m_setup.documents, document);
    if (on) {
        m_setup.documents.push_back(document);
    }
    // What was chosen for a document or a combination that is none any more is no choice of this game.
    const std::vector<engine::Document> played = documents();
    const auto isPlayed = [&](engine::Document its) {
        return its == engine::Document::Base || std::ranges::find(played, its) != played.end();
    };
    std::erase_if(m_setup.rulings, [&](const auto& chosen) {
        const auto ruling = engine::rulingFromText(chosen.first);
        return ruling && adjudicator::isOfCombination(*ruling) && !adjudicator::concerns(*ruling, played);
    });
    std::erase_if(m_setup.switches, [&](const std::string& name) {
        const auto clause = engine::clauseFromText(name);
        return clause && !isPlayed(engine::documentOf(*clause));
    });
    std::erase_if(m_setup.numbers, [&](const auto& set) {
        const auto number = engine::numberFromText(set.first);
        const auto place = static_cast<std::size_t>(number.value_or(engine::Number{}));
        return place >= engine::kNumberCount &&
               !isPlayed(engine::documentOf(engine::guestNumber(place - engine::kNumberCount).clause()));
    });
    if (!isPlayed(engine::Document::Ccm)) {
        m_polls.clear();
        setWinningScore(std::nullopt);
    }
    seatAsWanted();
    board().refit();
}

void GameDraft::seatAsWanted() {
    const SeatsWanted wanted = seatsWanted();
    std::vector<engine::PlayerSetup> players = m_setup.players;
    m_seatedAgain.clear();
    if (wanted.fewest != wanted.most) {
        m_seatedAgain = std::exchange(m_standing, {});
        players.insert(players.end(), m_seatedAgain.begin(), m_seatedAgain.end());
    } else if (players.size() > wanted.most && !isUnderWay() && m_setup.buildings.empty()) {
        const auto first = players.begin() + static_cast<std::ptrdiff_t>(wanted.most);
        m_standing.insert(m_standing.begin(), first, players.end());
        players.erase(first, players.end());
    }
    if (players != m_setup.players) {
        seat(std::move(players));
    }
}

bool GameDraft::hasDocument(const std::string& document) const {
    return std::find(m_setup.documents.begin(), m_setup.documents.end(), document) != m_setup.documents.end();
}

std::optional<engine::Exclusion> GameDraft::exclusion() const {
    return engine::exclusionAmong(documents());
}

void GameDraft::setSwitch(engine::ClauseId clause, bool on) {
    const std::string name(engine::toText(clause));
    std::erase(m_setup.switches, name);
    if (on) {
        m_setup.switches.push_back(name);
    }
}

bool GameDraft::hasSwitch(engine::ClauseId clause) const {
    return std::ranges::find(m_setup.switches, engine::toText(clause)) != m_setup.switches.end();
}

void GameDraft::setWinningScore(std::optional<int> score) {
    const std::string name(engine::toText(engine::Number::WinningScore));
    if (score) {
        m_setup.numbers[name] = *score;
    } else {
        m_setup.numbers.erase(name);
    }
}

void GameDraft::setNumber(const std::string& word, int value) {
    m_setup.numbers[word] = value;
}

void GameDraft::setRuling(const std::string& ruling, const std::string& option) {
    m_setup.rulings[ruling] = option;
    board().refit();
}

void GameDraft::setVoice(engine::ClauseId rule, const std::string& player, std::optional<bool> inFavour) {
    Poll& poll = m_polls[rule];
    if (inFavour) {
        poll.voices[player] = *inFavour;
    } else {
        poll.voices.erase(player);
    }
    if (poll.voices.empty()) {
        m_polls.erase(rule);
    }
}

void GameDraft::setPollDie(engine::ClauseId rule, std::optional<int> die) {
    if (const auto poll = m_polls.find(rule); poll != m_polls.end()) {
        poll->second.die = die;
    }
}

// Players.

void GameDraft::setPlayers(std::vector<engine::PlayerSetup> players) {
    m_standing.clear();
    m_seatedAgain.clear();
    seat(std::move(players));
}

void GameDraft::seat(std::vector<engine::PlayerSetup> players) {
    m_setup.players = std::move(players);
    const auto plays = [&](const std::string& id) {
        return std::ranges::any_of(m_setup.players, [&](const auto& player) { return player.id == id; });
    };
    for (auto& [rule, poll] : m_polls) {
        std::erase_if(poll.voices, [&](const auto& voice) { return !plays(voice.first); });
    }
    std::erase_if(m_polls, [](const auto& poll) { return poll.second.voices.empty(); });
    // Cards of somebody who left the table are nobody's; pieces on the board are shown as faults.
    std::erase_if(m_setup.holdings, [&](const auto& holding) { return !plays(holding.first); });
    for (auto* holder : {&m_setup.longestRoadHolder, &m_setup.largestArmyHolder, &m_setup.secondRoadHolder,
                         &m_setup.secondArmyHolder}) {
        if (*holder && !plays(**holder)) {
            holder->reset();
        }
    }
    if (m_setup.turn && !m_setup.players.empty() && !plays(m_setup.turn->player)) {
        m_setup.turn->player = m_setup.players.front().id;
    }
    board().refit();
}

void GameDraft::exchangePlayers(const std::string& first, const std::string& second) {
    exchangeIds(m_setup, first, second);
    for (auto* states : {&m_drawn.past, &m_drawn.future}) {
        for (DrawnBoard::State& state : *states) {
            exchangeIds(state.board, first, second);
        }
    }
    for (auto& [rule, poll] : m_polls) {
        std::map<std::string, bool> voices;
        for (const auto& [player, voice] : poll.voices) {
            voices[player == first ? second : player == second ? first : player] = voice;
        }
        poll.voices = std::move(voices);
    }
}

SeatsWanted GameDraft::seatsWanted() const {
    const engine::Part& base = partOf(engine::Document::Base);
    SeatsWanted wanted{base.fewest, std::size_t{6}, base.players, base.players};
    for (const engine::Document document : documents()) {
        if (document == engine::Document::DiceGamePlus) {
            continue;
        }
        const engine::Part& part = partOf(document);
        if (part.fewest > wanted.fewest) {
            wanted.fewest = part.fewest;
            wanted.fewestClause = part.players;
        }
        if (part.most < wanted.most) {
            wanted.most = part.most;
            wanted.mostClause = part.players;
        }
    }
    return wanted;
}

}  // namespace ui
