// SPDX-License-Identifier: GPL-3.0-or-later
// Why not: what is said when an act is not possible, and how the referee may go on all the same.
#include <algorithm>

#include "engine/action/decide.h"
#include "engine/rules/contradiction.h"
#include "ui/acts/act_text.h"
#include "ui/desk/table_desk.h"
#include "ui/text/sentences.h"

namespace ui {

namespace {

/// Acts without a place: asked as a whole why they are not possible.
bool needsNoPlace(Act act) {
    return act == Act::Card || act == Act::Boycott || act == Act::Capitulate || act == Act::Choose ||
           act == Act::Discard;
}

/// A free crossing at the end of a route of whoever is on turn.
bool isReached(const engine::Position& position, engine::CornerId corner) {
    return !position.ownerAt(corner) &&
           std::ranges::any_of(position.topology().sidesOf(corner), [&](engine::SideId side) {
               return position.routes[side] && position.routes[side]->owner == position.turn.player;
           });
}

}  // namespace

void TableDesk::sayWhyNot(Act act) {
    // Not possible anywhere: the engine says why for the place that tells most. Where only the cards are wanting, that
    // is the reason; else own buildings speak before any other place, for a settlement the free ends of own routes.
    constexpr int kCards = 2;
    constexpr int kOwn = 1;
    const engine::Topology& topology = position().topology();
    std::optional<engine::Refusal> best;
    int bestTells = -1;
    const auto probe = [&](const engine::Place& place, int tells) {
        std::vector<engine::Place> places{place};
        if (act == Act::Fire) {
            places.emplace_back(engine::HexId{});
        }
        const auto action = actionFor(act, position(), places);
        const auto decided = action ? std::optional(engine::decide(position(), *action)) : std::nullopt;
        if (!decided || decided->has_value()) {
            return;
        }
        const int told = decided->error().why == engine::Why::CannotPay ? kCards : tells;
        if (told > bestTells) {
            best = decided->error();
            bestTells = told;
            tried(*action, [this, act] { choose(act); });
        }
    };
    if (needsNoPlace(act)) {
        probe(engine::HexId{}, 0);
    } else if (wantedFor(act, 0) == Wanted::Hex) {
        for (const engine::HexId hex : topology.hexes()) {
            probe(hex, 0);
        }
    } else if (wantedFor(act, 0) == Wanted::Side) {
        for (const engine::SideId side : topology.sides()) {
            probe(side, 0);
        }
    } else {
        for (const engine::CornerId corner : topology.corners()) {
            const bool speaks = act == Act::Settlement ? isReached(position(), corner)
                                                       : position().ownerAt(corner) == position().turn.player;
            probe(corner, speaks ? kOwn : 0);
        }
    }
    if (best) {
        refuse(*best, std::nullopt);
    }
}

/// What was declared is thrown before anything else; an attacker stops between two rounds (SA-K10).
void TableDesk::refuseWhileDeclared(Act act) {
    m_said = Message{Message::Kind::Refuse,
                     Icon::Cross,
                     {},
                     tr("The throw is declared: it is thrown before anything else."),
                     act == Act::Stop ? std::vector{engine::clause::SA_K10} : clausesFor(std::nullopt, position()),
                     {},
                     {}};
    Q_EMIT changed();
}

void TableDesk::offerCorrection(const engine::Refusal& refusal, Message& message) {
    if (!m_trial) {
        return;
    }
    const std::string reason = tr("the cards are there").toStdString();
    if (const auto adjust = engine::correctionFor(position(), m_trial->action, refusal, reason)) {
        message.buttons.push_back({tr("The cards are there after all"), [this, adjust = *adjust, trial = *m_trial] {
                                       m_afterCorrection = trial.again;
                                       play(adjust);
                                   }});
    }
}

void TableDesk::refuse(const engine::Refusal& refusal, std::optional<PlaceName> at) {
    Message message{Message::Kind::Refuse, Icon::Cross, {}, sentence(refusal, position()), {refusal.clause}, {}, {}};
    if (refusal.ruling) {
        message.rulings.push_back(*refusal.ruling);
    }
    offerCorrection(refusal, message);
    m_said = std::move(message);
    if (!at && !refusal.at.empty()) {
        at = nameOf(position().topology(), refusal.at.front());
    }
    m_refusedAt = at;
    Q_EMIT changed();
}

}  // namespace ui
