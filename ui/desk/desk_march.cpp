// SPDX-License-Identifier: GPL-3.0-or-later
// An army that is moved: which part of it goes, what is carried along, and the way corner by corner.
#include <algorithm>

#include "engine/action/decide.h"
#include "engine/rulesets/soldiers/movement.h"
#include "ui/desk/table_desk.h"

namespace ui {

engine::Action TableDesk::withPart(engine::Action action) const {
    auto* move = std::get_if<engine::MoveArmy>(&action);
    if (move == nullptr) {
        return action;
    }
    if (m_march.units) {
        move->units = m_march.units;
        move->nuke = m_march.nuke.value_or(false);
    } else if (m_march.nuke) {
        // Said of the weapon alone, so all units go.
        const auto& army = position().armies[move->from];
        move->units = army ? army->units : engine::Units{};
        move->nuke = m_march.nuke;
    }
    move->carried = m_march.carried;
    return action;
}

engine::MoveArmy TableDesk::marchTo(std::vector<engine::CornerId> way) const {
    engine::MoveArmy move;
    move.by = position().turn.player;
    move.from = std::get<engine::CornerId>(m_chooser->chosen().front());
    move.path = std::move(way);
    return std::get<engine::MoveArmy>(withPart(move));
}

bool TableDesk::choosesWay() const {
    return m_march.way && m_chooser && m_chooser->act() == Act::Move && m_chooser->chosen().size() == 1;
}

std::vector<engine::Place> TableDesk::nextSteps() const {
    std::vector<engine::Place> next;
    const std::vector<engine::CornerId>& way = *m_march.way;
    const auto from = std::get<engine::CornerId>(m_chooser->chosen().front());
    const engine::CornerId at = way.empty() ? from : way.back();
    const auto add = [&](engine::CornerId corner) {
        auto longer = way;
        longer.push_back(corner);
        if (corner != from && engine::decide(position(), marchTo(std::move(longer)))) {
            next.emplace_back(corner);
        }
    };
    for (const engine::CornerId corner : position().topology().neighboursOf(at)) {
        add(corner);
    }
    for (const engine::CornerId corner : engine::walkedBridges(position(), at)) {
        add(corner);
    }
    return next;
}

/// The last corner once more is where the army goes.
void TableDesk::takeStep(const engine::Place& place) {
    const auto* corner = std::get_if<engine::CornerId>(&place);
    std::vector<engine::CornerId>& way = *m_march.way;
    if (corner == nullptr) {
        return;
    }
    if (!way.empty() && way.back() == *corner) {
        march();
        return;
    }
    const auto from = std::get<engine::CornerId>(m_chooser->chosen().front());
    const auto& around = position().topology().neighboursOf(way.empty() ? from : way.back());
    auto longer = way;
    longer.push_back(*corner);
    const auto judged = engine::decide(position(), marchTo(longer));
    // Somewhere it may pass though not rest; what is wrong with the whole way is said at its end.
    if (judged || std::find(around.begin(), around.end(), *corner) != around.end()) {
        way = std::move(longer);
        m_said.reset();
        Q_EMIT changed();
        return;
    }
    refuse(judged.error(), nameOf(position().topology(), place));
}

void TableDesk::march() {
    const engine::Action move = marchTo(*m_march.way);
    tried(move, [this, move] { play(move); });
    if (const auto judged = engine::decide(position(), move)) {
        play(move);
    } else {
        refuse(judged.error(), std::nullopt);
    }
}

bool TableDesk::stepBackOnWay() {
    if (!choosesWay()) {
        return false;
    }
    if (m_march.way->empty()) {
        m_march.way.reset();
    } else {
        m_march.way->pop_back();
    }
    return true;
}

void TableDesk::addPartButtons(Message& message) {
    const auto from = std::get<engine::CornerId>(m_chooser->chosen().front());
    const auto& army = position().armies[from];
    if (!army) {
        return;
    }
    // Each press sends one unit more of the kind, after the last one none.
    const auto add = [&](int engine::Units::*kind, const QString& text) {
        const int most = army->units.*kind;
        if (most == 0 || army->units.size() < 2) {
            return;
        }
        const int now = m_march.units ? (*m_march.units).*kind : most;
        message.buttons.push_back({text.arg(now).arg(most), [this, kind, most, now, all = army->units] {
                                       engine::Units part = m_march.units.value_or(all);
                                       part.*kind = now == most ? 0 : now + 1;
                                       m_march.units = part;
                                       Q_EMIT changed();
                                   }});
    };
    add(&engine::Units::artillery, tr("%1 of %2 artillery"));
    add(&engine::Units::cavalry, tr("%1 of %2 cavalry"));
    add(&engine::Units::infantry, tr("%1 of %2 infantry"));
    const bool nukeMoves = position().rules().rulings.get<engine::RNukeUnit>() == engine::RNukeUnit::Moves;
    if (nukeMoves && position().nukes[from] == position().turn.player) {
        const bool goes = m_march.nuke.value_or(!m_march.units);
        message.buttons.push_back({goes ? tr("Weapon goes along") : tr("Weapon stays"), [this, goes] {
                                       m_march.nuke = !goes;
                                       Q_EMIT changed();
                                   }});
    }
    const auto& hexes = position().hexes;
    if (std::any_of(hexes.begin(), hexes.end(), [](const engine::HexState& hex) { return !hex.isLand(); })) {
        message.buttons.push_back({m_march.carried ? tr("Carried by ship: yes") : tr("Carried by ship: no"), [this] {
                                       m_march.carried = !m_march.carried;
                                       Q_EMIT changed();
                                   }});
    }
    message.buttons.push_back({m_march.way ? tr("Shortest way") : tr("Choose the way"), [this] {
                                   m_march.way =
                                       m_march.way ? std::nullopt : std::optional(std::vector<engine::CornerId>{});
                                   Q_EMIT changed();
                               }});
    if (choosesWay() && !m_march.way->empty()) {
        message.buttons.push_back({tr("March [Enter]"), [this] { march(); }});
    }
}

}  // namespace ui
