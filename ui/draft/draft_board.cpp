// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draft/draft_board.h"

#include <algorithm>
#include <utility>

#include "engine/clauses/rulings.h"
#include "ui/draft/joined_game.h"
#include "ui/draft/random_board.h"

namespace ui {

namespace {

constexpr std::size_t kMostUndone = 300;
/// Seeds that people can read out and type.
constexpr std::uint32_t kSeeds = 1'000'000;

}  // namespace

void DraftBoard::load(engine::Setup setup, std::set<engine::Hex> doubtful) {
    remember();
    m_setup = std::move(setup);
    m_drawn.doubtful = std::move(doubtful);
    makeOwn();
    piecesChanged();
}

DrawnBoard::State DraftBoard::state() const {
    DrawnBoard::State state;
    putBoard(state.board, m_setup);
    state.doubtful = m_drawn.doubtful;
    state.choice = m_drawn.choice;
    return state;
}

void DraftBoard::put(const DrawnBoard::State& state) {
    putBoard(m_setup, state.board);
    m_drawn.doubtful = state.doubtful;
    m_drawn.choice = state.choice;
    piecesChanged();
}

void DraftBoard::remember(DrawnBoard::State before) {
    m_drawn.past.push_back(std::move(before));
    m_drawn.future.clear();
    if (m_drawn.past.size() > kMostUndone) {
        m_drawn.past.erase(m_drawn.past.begin());
    }
}

void DraftBoard::makeOwn() {
    m_drawn.isUsual = false;
    m_drawn.choice.kind = BoardChoice::Kind::Own;
}

/// Where pieces stand, the game is under way.
void DraftBoard::piecesChanged() {
    const bool pieces = !hasNoPieces(m_setup);
    const auto joined = [this] { return JoinedGame(m_setup, m_drawn.isUnderWayByPieces, {}); };
    if (pieces && !m_setup.turn) {
        joined().setUnderWay(true);
        m_drawn.isUnderWayByPieces = true;
    } else if (!pieces && m_drawn.isUnderWayByPieces) {
        joined().setUnderWay(false);
    }
}

void DraftBoard::undo() {
    if (m_drawn.canUndo()) {
        m_drawn.future.push_back(state());
        put(m_drawn.past.back());
        m_drawn.past.pop_back();
    }
}

void DraftBoard::redo() {
    if (m_drawn.canRedo()) {
        m_drawn.past.push_back(state());
        put(m_drawn.future.back());
        m_drawn.future.pop_back();
    }
}

BoardChoice::Kind DraftBoard::usualKind() const {
    const auto& played = m_setup.documents;
    return usualBoard(m_setup.players.size(), std::ranges::find(played, "monopolists") != played.end());
}

engine::RMoMap DraftBoard::exchangeMap() const {
    const std::string name(engine::toText(engine::rulingOf<engine::RMoMap>));
    const auto chosen = m_setup.rulings.find(name);
    const auto choice = chosen == m_setup.rulings.end()
                            ? std::nullopt
                            : engine::optionFromText(engine::rulingOf<engine::RMoMap>, chosen->second);
    return choice ? static_cast<engine::RMoMap>(choice->option) : engine::RMoMap::TwoEach;
}

bool DraftBoard::deal(const BoardChoice& choice) {
    const auto fresh = dealtBoard(choice, m_setup.players.size(), exchangeMap());
    if (!fresh) {
        return false;
    }
    remember();
    putBoard(m_setup, *fresh);
    piecesChanged();
    m_drawn.doubtful.clear();
    m_drawn.choice = choice;
    m_drawn.isUsual = false;
    return true;
}

void DraftBoard::dealUsual(std::uint32_t seed) {
    BoardChoice choice;
    choice.kind = usualKind();
    choice.seed = seed % kSeeds;
    m_drawn.isUsual = deal(choice);
    if (m_drawn.past.size() == 1 && m_drawn.past.front().board.hexes.empty()) {
        m_drawn.past.clear();
    }
}

void DraftBoard::refit() {
    if (!m_drawn.isUsual || m_setup.hexes.empty() || !hasNoPieces(m_setup)) {
        return;
    }
    const auto kind = usualKind();
    if (kind != m_drawn.choice.kind || kind == BoardChoice::Kind::Continents) {
        BoardChoice choice = m_drawn.choice;
        choice.kind = kind;
        if (const auto fresh = dealtBoard(choice, m_setup.players.size(), exchangeMap())) {
            putBoard(m_setup, *fresh);
            m_drawn.choice = choice;
        }
    }
}

void DraftBoard::randomise(bool large, std::mt19937& random) {
    remember();
    engine::Setup fresh;
    makeRandomBoard(fresh, large, random);
    putBoard(m_setup, fresh);
    piecesChanged();
    m_drawn.doubtful.clear();
    m_drawn.choice.kind = large ? BoardChoice::Kind::Large : BoardChoice::Kind::Small;
    m_drawn.isUsual = false;
}

void DraftBoard::complete(std::mt19937& random) {
    remember();
    completeBoard(m_setup, random);
}

bool DraftBoard::paint(const Brush& brush, const PlaceName& place, const std::string& owner) {
    DrawnBoard::State before = state();
    if (!putDown(m_setup, m_drawn.doubtful, brush, place, owner)) {
        return false;
    }
    remember(std::move(before));
    if (!isPiece(brush.kind)) {
        makeOwn();
    }
    piecesChanged();
    return true;
}

bool DraftBoard::amend(const std::function<void(engine::Setup&, std::set<engine::Hex>&)>& how) {
    DrawnBoard::State before = state();
    how(m_setup, m_drawn.doubtful);
    const DrawnBoard::State after = state();
    if (after.board == before.board && after.doubtful == before.doubtful) {
        return false;
    }
    remember(std::move(before));
    piecesChanged();
    return true;
}

void DraftBoard::setWrap(int columns) {
    remember();
    m_setup.wrap = columns > 0 ? std::optional(engine::Wrap{columns}) : std::nullopt;
    makeOwn();
}

void DraftBoard::takeAwayPieces() {
    remember();
    clearPieces(m_setup);
    piecesChanged();
}

void DraftBoard::empty() {
    remember();
    putBoard(m_setup, {});
    piecesChanged();
    m_drawn.doubtful.clear();
    makeOwn();
}

}  // namespace ui
