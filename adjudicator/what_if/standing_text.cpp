// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/what_if/standing_text.h"

#include <algorithm>
#include <vector>

#include "adjudicator/text/say.h"
#include "adjudicator/text/scene.h"

namespace adjudicator {

namespace {

using engine::Language;
using engine::Piece;
using engine::Position;

/// Names what stands at a place, one thing after the other.
class Standing {
public:
    Standing(const Position& position, Language language) : m_scene(position, language), m_language(language) {}

    void operator()(engine::CornerId corner) {
        const Position& position = m_scene.position();
        if (const auto& building = position.buildings[corner]) {
            add(owned(pieceOf(building->kind), m_scene.name(building->owner), m_language));
            if (building->upsideDown) {
                add(say(m_language, "upside down"));
            }
            if (building->walls > 0) {
                add(counted(building->walls, Piece::Wall, m_language));
            }
        }
        if (const auto& army = position.armies[corner]) {
            add(owned(Piece::Army, m_scene.name(army->owner), m_language) + ": " + unitsText(army->units, m_language));
        }
        if (const auto& owner = position.nukes[corner]) {
            add(owned(Piece::Nuke, m_scene.name(*owner), m_language));
        }
    }

    void operator()(engine::SideId side) {
        if (const auto& route = m_scene.position().routes[side]) {
            add(owned(pieceOf(route->kind), m_scene.name(route->owner), m_language));
        }
    }

    void operator()(engine::HexId at) {
        const Position& position = m_scene.position();
        const engine::HexState& hex = position.hexes[at];
        if (hex.removed) {
            add(say(m_language, {"what if", "off the board"}));
        } else if (hex.faceDown) {
            add(say(m_language, "face down"));
        } else if (hex.terrain) {
            add(std::string(word(*hex.terrain, m_language)) + (hex.number ? " " + std::to_string(*hex.number) : ""));
        }
        if (position.robber == at) {
            add(say(m_language, "the robber"));
        }
        if (position.pirate == at) {
            add(say(m_language, "the pirate"));
        }
        const auto bridge = std::ranges::find(position.bridges, at, &engine::Bridge::hex);
        if (bridge != position.bridges.end()) {
            add(owned(Piece::Bridge, m_scene.name(bridge->owner), m_language));
        }
    }

    [[nodiscard]] std::string said() const { return m_parts.empty() ? say(m_language, "nothing") : joined(m_parts); }

private:
    void add(std::string part) { m_parts.push_back(std::move(part)); }

    Scene m_scene;
    Language m_language;
    std::vector<std::string> m_parts;
};

}  // namespace

std::string standingText(const Position& position, const engine::Place& at, Language language) {
    Standing standing(position, language);
    std::visit([&](auto id) { standing(id); }, at);
    return standing.said();
}

std::string countText(const engine::Range& size) {
    return size.most >= engine::kUnlimited ? (size.least > 0 ? fmt::format("{}+", size.least) : "?")
           : size.isExact()                ? std::to_string(size.least)
                                           : fmt::format("{}–{}", size.least, size.most);
}

std::string handText(const engine::Hand& hand, Language language) {
    const engine::Range size = hand.size();
    std::vector<std::string> cards;
    for (const engine::Resource resource : engine::kResources) {
        const engine::Range& range = hand.cards[resource];
        if (range.most > 0 && size.most < engine::kUnlimited) {
            cards.push_back(fmt::format("{} {}", countText(range), word(resource, language)));
        }
    }
    return countText(size) + (cards.empty() ? "" : ": " + joined(cards));
}

}  // namespace adjudicator
