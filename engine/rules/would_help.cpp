// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/action/would_help.h"

#include <algorithm>
#include <cstdlib>

#include "engine/action/evolve.h"
#include "engine/action/legal_actions.h"
#include "engine/rules/hooks/hooks.h"

namespace engine {

namespace {

constexpr std::size_t kMostHelp = 3;

/// The hexes by which the places of an act are told near or far.
class HexesOf {
public:
    explicit HexesOf(const Topology& board) : m_board(board) {}

    void operator()(Field, HexId at) { m_hexes.push_back(m_board.hex(at)); }
    void operator()(Field, CornerId at) { m_hexes.push_back(m_board.corner(at).hex); }
    void operator()(Field, SideId at) { m_hexes.push_back(m_board.side(at).hex); }
    void operator()(Field, const Site& at) {
        std::visit([&](auto id) { (*this)(field::kAt, id); }, at);
    }
    template <class T>
    void operator()(Field name, const std::optional<T>& value) {
        if (value) {
            (*this)(name, *value);
        }
    }
    template <class T>
    void operator()(Field, const T&) {}

    [[nodiscard]] std::vector<Hex> take() && { return std::move(m_hexes); }

private:
    const Topology& m_board;
    std::vector<Hex> m_hexes;
};

std::vector<Hex> hexesOf(const Action& action, const Topology& board) {
    HexesOf gather(board);
    std::visit([&](const auto& act) { act.fields(act, gather); }, action);
    return std::move(gather).take();
}

int apart(const Hex& a, const Hex& b) {
    const int q = a.q - b.q;
    const int r = a.r - b.r;
    return std::max({std::abs(q), std::abs(r), std::abs(q + r)});
}

/// How far the places of two acts of a kind are apart, one after the other.
int apart(const std::vector<Hex>& a, const std::vector<Hex>& b) {
    int sum = 0;
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
        sum += apart(a[i], b[i]);
    }
    return sum;
}

/// The same kind of act by the same player, of the same piece.
bool isOfAKind(const Action& one, const Action& other) {
    const auto* build = std::get_if<Build>(&one);
    const auto* built = std::get_if<Build>(&other);
    const bool samePiece = build == nullptr || built == nullptr || build->piece == built->piece;
    return one.index() == other.index() && actorOf(one) == actorOf(other) && samePiece;
}

void keepFirst(std::vector<Action>& acts) {
    if (acts.size() > kMostHelp) {
        acts.erase(acts.begin() + kMostHelp, acts.end());
    }
}

/// The act itself, with what it was refused for.
std::optional<Action> completed(const Position& position, const Action& action, const Refusal& refusal) {
    Action whole = action;
    if (auto* robber = std::get_if<MoveRobber>(&whole)) {
        robber->victim.reset();
    } else if (const auto* trade = std::get_if<Trade>(&action);
               trade != nullptr && refusal.why == Why::TradeCardsOnly) {
        // Without what is not traded here.
        Trade cards = *trade;
        cards.giveCards.reset();
        cards.takeCards.reset();
        cards.givePieces.clear();
        cards.takePieces.clear();
        whole = cards;
    } else if (auto completed = firstAt<&Hooks::completed>(position, action, refusal)) {
        whole = std::move(*completed);
    } else {
        return std::nullopt;
    }
    return isAllowed(position, whole) ? std::optional(whole) : std::nullopt;
}

/// Trades with bank and harbours after which the act is allowed.
std::vector<Action> tradesFor(const Position& position, const std::vector<Action>& legal, const Action& action) {
    std::vector<Action> trades;
    for (const Action& each : legal) {
        const auto* trade = std::get_if<Trade>(&each);
        if (trade == nullptr || trade->with || trades.size() == kMostHelp) {
            continue;
        }
        const auto decision = decide(position, each);
        if (!decision) {
            continue;
        }
        Position after = position;
        evolve(after, decision->events);
        if (isAllowed(after, action)) {
            trades.push_back(each);
        }
    }
    return trades;
}

/// One act of each kind of those who are due, in their order.
std::vector<Action> dueActs(const std::vector<Action>& legal, const Refusal& refusal) {
    std::vector<Action> acts;
    for (const Due& due : refusal.more().due) {
        for (const Action& each : legal) {
            const auto actor = actorOf(each);
            const bool theirs = !due.player || !actor || actor == due.player;
            const bool known =
                std::ranges::any_of(acts, [&](const Action& one) { return one.index() == each.index(); });
            if (theirs && !known) {
                acts.push_back(each);
            }
        }
    }
    return acts;
}

}  // namespace

std::vector<Action> wouldHelp(const Position& position, const Action& action, const Refusal& refusal) {
    if (const auto whole = completed(position, action, refusal)) {
        return {*whole};
    }
    const std::vector<Action> legal = legalActions(position);
    if (refusal.why == Why::CannotPay) {
        return tradesFor(position, legal, action);
    }
    std::vector<Action> near;
    std::ranges::copy_if(legal, std::back_inserter(near), [&](const Action& one) { return isOfAKind(one, action); });
    if (near.empty()) {
        near = dueActs(legal, refusal);
    } else {
        const Topology& board = position.topology();
        const std::vector<Hex> wanted = hexesOf(action, board);
        std::ranges::stable_sort(near, {}, [&](const Action& one) { return apart(wanted, hexesOf(one, board)); });
    }
    keepFirst(near);
    return near;
}

}  // namespace engine
