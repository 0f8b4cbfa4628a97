// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/report/sheet_boards.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "adjudicator/report/html.h"
#include "adjudicator/report/sheet_words.h"
#include "adjudicator/text/say.h"

namespace adjudicator::sheet {

using engine::Language;

namespace {

template <class Id>
void addOnce(std::vector<Id>& list, Id id) {
    if (std::ranges::find(list, id) == list.end()) {
        list.push_back(id);
    }
}

bool isEmpty(const BoardSvg& rings) {
    return rings.ringed.empty() && rings.ringedSides.empty() && rings.ringedHexes.empty();
}

/// The hexes that a production roll is about: those with its number that lie open.
void ringYields(BoardSvg& rings, const DisputeStep& step) {
    if (!std::holds_alternative<engine::Roll>(step.action) || !step.thrown) {
        return;
    }
    int sum = 0;
    for (const int face : step.thrown->faces) {
        sum += face;
    }
    for (const engine::HexId hex : step.before.topology().hexes()) {
        const engine::HexState& state = step.before.hexes[hex];
        if (state.number == sum && !state.faceDown && !state.removed) {
            addOnce(rings.ringedHexes, hex);
        }
    }
}

/// The places by which the picture is cut out: what has a ring, and who fights whom.
std::vector<engine::CornerId> surroundings(const BoardSvg& rings, const Dispute& dispute) {
    const engine::Topology& board = dispute.steps[dispute.asked].before.topology();
    std::vector<engine::CornerId> around = rings.ringed;
    for (const engine::SideId side : rings.ringedSides) {
        for (const engine::CornerId end : board.endsOf(side)) {
            addOnce(around, end);
        }
    }
    for (const engine::HexId hex : rings.ringedHexes) {
        for (const engine::CornerId corner : board.cornersOf(hex)) {
            addOnce(around, corner);
        }
    }
    if (dispute.combat) {
        addOnce(around, dispute.combat->at);
        for (const auto* corners : {&dispute.combat->from, &dispute.combat->allies}) {
            for (const engine::CornerId corner : *corners) {
                addOnce(around, corner);
            }
        }
    }
    return around;
}

std::string forces(const std::optional<CombatMoment>& moment, Language language) {
    if (!moment) {
        return {};
    }
    const std::string attacker = standingWords(standingOf(moment->battle.attacker), language);
    const std::string defender = standingWords(moment->battle.defenderStanding(), language);
    return say(language, ": {} against {}", attacker, defender);
}

}  // namespace

BoardSvg differenceRings(const engine::Position& before, const engine::Position& after) {
    BoardSvg rings;
    const engine::Topology& board = before.topology();
    for (const engine::CornerId corner : board.corners()) {
        if (before.buildings[corner] != after.buildings[corner] || before.armies[corner] != after.armies[corner] ||
            before.nukes[corner] != after.nukes[corner]) {
            rings.ringed.push_back(corner);
        }
    }
    for (const engine::SideId side : board.sides()) {
        if (before.routes[side] != after.routes[side]) {
            rings.ringedSides.push_back(side);
        }
    }
    for (const engine::HexId hex : board.hexes()) {
        if (before.hexes[hex] != after.hexes[hex]) {
            rings.ringedHexes.push_back(hex);
        }
    }
    for (const auto& [was, is] : {std::pair(before.robber, after.robber), std::pair(before.pirate, after.pirate)}) {
        if (was != is) {
            for (const auto& hex : {was, is}) {
                if (hex) {
                    addOnce(rings.ringedHexes, *hex);
                }
            }
        }
    }
    for (const auto& [some, others] :
         {std::pair(&before.bridges, &after.bridges), std::pair(&after.bridges, &before.bridges)}) {
        for (const engine::Bridge& bridge : *some) {
            if (std::ranges::find(*others, bridge) == others->end()) {
                addOnce(rings.ringedHexes, bridge.hex);
            }
        }
    }
    for (const auto& [some, others] :
         {std::pair(&before.harbours, &after.harbours), std::pair(&after.harbours, &before.harbours)}) {
        for (const engine::Harbour& harbour : *some) {
            if (std::ranges::find(*others, harbour) == others->end()) {
                addOnce(rings.ringedSides, harbour.side);
            }
        }
    }
    return rings;
}

Block boardsBlock(const Dispute& dispute, BoardSize size, Language language) {
    const DisputeStep& step = dispute.steps[dispute.asked];
    BoardSvg rings = differenceRings(step.before, step.after);
    const bool changed = !isEmpty(rings);
    if (!changed) {
        ringYields(rings, step);
    }
    rings.around = surroundings(rings, dispute);
    const std::string place = placeName(step.place);
    const std::string title = changed ? say(language, "The board before and after entry {}", place)
                                      : say(language, "The board at entry {}, which changed nothing on it", place);

    constexpr double kBetween = 2;
    const bool sideBySide = changed && size == BoardSize::Small;
    const double width = sideBySide ? (kColumn - kBetween) / 2 : kColumn;
    const double height = size == BoardSize::Small ? 38 : changed ? 58 : 72;
    rings.aspect = width / height;
    // So near that the counts of an army can be read.
    rings.radius = size == BoardSize::Small ? 1.5 : 1.9;

    Block block;
    block.heading(escaped(title));
    const auto figure = [&](const engine::Position& position, const std::string& caption) {
        rings.title = caption;
        block.html += fmt::format(
            "<figure style=\"width:{0:.1f}mm\"><div style=\"height:{1:.1f}mm\">{2}</div><figcaption>{3}</figcaption>"
            "</figure>",
            width, height, boardSvg(position, rings), escaped(caption));
        return Run{shownLength(escaped(caption)), 0.85, width, false};
    };
    block.html += "<div class=\"boards\">";
    const std::string fighting = forces(step.combatBefore, language);
    if (!changed) {
        block.row({figure(step.before, say(language, "At entry {}{}", place, fighting))}, 0.4);
        block.fixed += height;
    } else {
        const Run before = figure(step.before, say(language, "Before{}", fighting));
        const Run after = figure(step.after, say(language, "After{}", forces(step.combatAfter, language)));
        if (sideBySide) {
            block.row({before, after}, 0.4);
        } else {
            block.row({before}, 0.4);
            block.row({after}, 0.4);
        }
        block.fixed += sideBySide ? height : 2 * height;
    }
    block.html += "</div>";
    return block;
}

}  // namespace adjudicator::sheet
