// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draft/game_draft.h"

#include <algorithm>
#include <utility>

#include "adjudicator/text/rule_book.h"
#include "engine/rulesets/ccm/votes.h"
#include "engine/rulesets/registry.h"
#include "ui/draft/draft_rename.h"
#include "ui/draft/random_board.h"

namespace ui {

namespace {

constexpr std::size_t kMostUndone = 300;
/// Seeds that people can read out and type.
constexpr std::uint32_t kSeeds = 1'000'000;

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
    remember();
    const auto players = m_setup.players;
    const auto documents = m_setup.documents;
    m_setup = std::move(setup);
    m_doubtful = std::move(doubtful);
    m_usualBoard = false;
    m_board.kind = BoardChoice::Kind::Own;
    // What the source leaves open keeps what was chosen here; owners that occur must be players.
    if (m_setup.players.empty()) {
        m_setup.players = players;
        const auto add = [this](const std::string& owner) {
            const auto is = [&](const engine::PlayerSetup& player) { return player.id == owner; };
            if (std::none_of(m_setup.players.begin(), m_setup.players.end(), is)) {
                m_setup.players.push_back({owner, {}, {}});
            }
        };
        const auto addAll = [&](const auto& pieces) {
            for (const auto& piece : pieces) {
                add(piece.owner);
            }
        };
        addAll(m_setup.buildings);
        addAll(m_setup.routes);
        addAll(m_setup.bridges);
        addAll(m_setup.armies);
        addAll(m_setup.nukes);
    }
    if (m_setup.documents.empty()) {
        m_setup.documents = documents;
    }
    piecesChanged();
}

void GameDraft::beginNext(std::uint32_t seed) {
    GameDraft next;
    next.m_setup.players = m_setup.players;
    next.m_setup.documents = m_setup.documents;
    next.m_setup.rulings = m_setup.rulings;
    next.m_setup.switches = m_setup.switches;
    next.m_setup.numbers = m_setup.numbers;
    next.m_setup.prices = m_setup.prices;
    *this = std::move(next);
    dealUsual(seed);
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
    if (!isPlayed(engine::Document::Ccm)) {
        m_polls.clear();
        setWinningScore(std::nullopt);
    }
    refitBoard();
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

void GameDraft::setRuling(const std::string& ruling, const std::string& option) {
    m_setup.rulings[ruling] = option;
    refitBoard();
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
    refitBoard();
}

void GameDraft::exchangePlayers(const std::string& first, const std::string& second) {
    exchangeIds(m_setup, first, second);
    const auto inBoards = [&](std::vector<BoardState>& states) {
        for (BoardState& state : states) {
            exchangeIds(state.board, first, second);
        }
    };
    inBoards(m_past);
    inBoards(m_future);
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

// The board.

GameDraft::BoardState GameDraft::boardState() const {
    BoardState state;
    putBoard(state.board, m_setup);
    state.doubtful = m_doubtful;
    state.choice = m_board;
    return state;
}

void GameDraft::putBoardState(const BoardState& state) {
    putBoard(m_setup, state.board);
    m_doubtful = state.doubtful;
    m_board = state.choice;
    piecesChanged();
}

void GameDraft::remember(BoardState before) {
    m_past.push_back(std::move(before));
    m_future.clear();
    if (m_past.size() > kMostUndone) {
        m_past.erase(m_past.begin());
    }
}

/// Where pieces stand, the game is under way.
void GameDraft::piecesChanged() {
    const bool pieces = !hasNoPieces(m_setup);
    if (pieces && !isUnderWay()) {
        setUnderWay(true);
        m_underWayByPieces = true;
    } else if (!pieces && m_underWayByPieces) {
        setUnderWay(false);
    }
}

void GameDraft::undo() {
    if (canUndo()) {
        m_future.push_back(boardState());
        putBoardState(m_past.back());
        m_past.pop_back();
    }
}

void GameDraft::redo() {
    if (canRedo()) {
        m_past.push_back(boardState());
        putBoardState(m_future.back());
        m_future.pop_back();
    }
}

engine::RMoMap GameDraft::exchangeMap() const {
    const std::string name(engine::toText(engine::rulingOf<engine::RMoMap>));
    const auto chosen = m_setup.rulings.find(name);
    const auto choice = chosen == m_setup.rulings.end()
                            ? std::nullopt
                            : engine::optionFromText(engine::rulingOf<engine::RMoMap>, chosen->second);
    return choice ? static_cast<engine::RMoMap>(choice->option) : engine::RMoMap::TwoEach;
}

bool GameDraft::deal(const BoardChoice& choice) {
    const auto fresh = dealtBoard(choice, m_setup.players.size(), exchangeMap());
    if (!fresh) {
        return false;
    }
    remember();
    putBoard(m_setup, *fresh);
    piecesChanged();
    m_doubtful.clear();
    m_board = choice;
    m_usualBoard = false;
    return true;
}

void GameDraft::dealUsual(std::uint32_t seed) {
    BoardChoice choice;
    choice.kind = usualBoard(m_setup.players.size(), hasDocument("monopolists"));
    choice.seed = seed % kSeeds;
    m_usualBoard = deal(choice);
    if (m_past.size() == 1 && m_past.front().board.hexes.empty()) {
        m_past.clear();
    }
}

void GameDraft::refitBoard() {
    if (!m_usualBoard || m_setup.hexes.empty() || !hasNoPieces(m_setup)) {
        return;
    }
    const auto kind = usualBoard(m_setup.players.size(), hasDocument("monopolists"));
    if (kind != m_board.kind || kind == BoardChoice::Kind::Continents) {
        BoardChoice choice = m_board;
        choice.kind = kind;
        if (const auto fresh = dealtBoard(choice, m_setup.players.size(), exchangeMap())) {
            putBoard(m_setup, *fresh);
            m_board = choice;
        }
    }
}

void GameDraft::randomise(bool large, std::mt19937& random) {
    remember();
    engine::Setup fresh;
    makeRandomBoard(fresh, large, random);
    putBoard(m_setup, fresh);
    piecesChanged();
    m_doubtful.clear();
    m_board.kind = large ? BoardChoice::Kind::Large : BoardChoice::Kind::Small;
    m_usualBoard = false;
}

void GameDraft::complete(std::mt19937& random) {
    remember();
    completeBoard(m_setup, random);
}

bool GameDraft::paint(const Brush& brush, const PlaceName& place, const std::string& owner) {
    BoardState before = boardState();
    if (!putDown(m_setup, m_doubtful, brush, place, owner)) {
        return false;
    }
    remember(std::move(before));
    if (!isPiece(brush.kind)) {
        m_usualBoard = false;
        m_board.kind = BoardChoice::Kind::Own;
    }
    piecesChanged();
    return true;
}

void GameDraft::setWrap(int columns) {
    remember();
    m_setup.wrap = columns > 0 ? std::optional(engine::Wrap{columns}) : std::nullopt;
    m_usualBoard = false;
    m_board.kind = BoardChoice::Kind::Own;
}

void GameDraft::takeAwayPieces() {
    remember();
    clearPieces(m_setup);
    piecesChanged();
}

void GameDraft::emptyBoard() {
    remember();
    putBoard(m_setup, {});
    piecesChanged();
    m_doubtful.clear();
    m_usualBoard = false;
    m_board.kind = BoardChoice::Kind::Own;
}

}  // namespace ui
