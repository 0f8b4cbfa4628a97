// SPDX-License-Identifier: GPL-3.0-or-later
// For the sentences of refusals only.
#pragma once

#include <cstdint>
#include <string>

#include "adjudicator/text/scene.h"
#include "adjudicator/text/speaker.h"
#include "engine/action/refusal.h"

namespace adjudicator {

#define ADJ_NAME(name) name = static_cast<std::uint8_t>(engine::Why::name),
/// The reasons that one document brought, each list as a type: a reason whose sentence is missing does not compile.
enum class TableWhy : std::uint8_t { ADJ_WHYS_TABLE(ADJ_NAME) };
enum class SoldiersWhy : std::uint8_t { ADJ_WHYS_SOLDIERS(ADJ_NAME) };
enum class MonopolistsWhy : std::uint8_t { ADJ_WHYS_MONOPOLISTS(ADJ_NAME) };
enum class ShadowWhy : std::uint8_t { ADJ_WHYS_SHADOW(ADJ_NAME) };
enum class CcmWhy : std::uint8_t { ADJ_WHYS_CCM(ADJ_NAME) };
#undef ADJ_NAME

/// The parts of a refusal's sentence that look at the position. Every place may be missing; the texts then do without.
class RefusalWords : public Speaker {
public:
    RefusalWords(const engine::Refusal& refusal, const engine::Position& position, engine::Language language)
        : Speaker(language, *position.table), m_refusal(refusal), m_scene(position, language) {}

    [[nodiscard]] const Scene& scene() const { return m_scene; }

    /// " at 8–10–5" for the refusal's nth place; empty without one.
    [[nodiscard]] std::string where(std::size_t n = 0) const;
    /// ": 1A2C" and the like; empty for an empty text.
    [[nodiscard]] static std::string after(const std::string& text) { return text.empty() ? text : ": " + text; }
    /// What takes up the first place, or the words for "something" there.
    [[nodiscard]] std::string occupant() const;
    /// "At 8–10–5", "Auf 8–10–5", for the start of a sentence; "There", "Dort" without a place.
    [[nodiscard]] std::string there() const {
        return m_refusal.at.empty() ? in("There") : capitalised(m_scene.at(m_refusal.at.front()));
    }
    /// " 8–10–5"; " it" without a place.
    [[nodiscard]] std::string bare() const {
        return " " + (m_refusal.at.empty() ? in("it") : m_scene.place(m_refusal.at.front()));
    }
    /// The player whose hand or piece it is about.
    [[nodiscard]] std::string player() const {
        return m_refusal.player ? m_scene.name(*m_refusal.player) : in("This player");
    }
    /// All places, as in "a, b and c".
    [[nodiscard]] std::string places() const;
    [[nodiscard]] const engine::Refusal& refusal() const { return m_refusal; }
    /// "; there is Ben's city at 8–10–5".
    [[nodiscard]] std::string butThere() const;
    /// ": 1 artillery, 2 cavalry" of the army on the first place.
    [[nodiscard]] std::string unitsThere() const;
    [[nodiscard]] std::string wallsAllowed() const;

    [[nodiscard]] std::string gameOver() const;
    [[nodiscard]] std::string combatUnderWay() const;
    [[nodiscard]] std::string mustConquerFirst() const;
    [[nodiscard]] std::string noPath() const;
    [[nodiscard]] std::string cannotStand() const;
    /// "First Red throws d6 and d6".
    [[nodiscard]] std::string throwIsDue() const;
    [[nodiscard]] std::string notYourTurn() const;
    /// Who is due first; whose turn it is where the refusal does not say.
    [[nodiscard]] std::string dueName() const {
        const bool known = !m_refusal.more().due.empty() && m_refusal.more().due.front().player;
        return known ? m_scene.name(*m_refusal.more().due.front().player) : m_scene.actor();
    }
    /// Who is due, and for what: "Blue has the fewest points and moves the robber".
    [[nodiscard]] std::string whoIsDue() const;
    /// What may take the place of the piece that is taken over.
    [[nodiscard]] std::string wrongReplacement() const;
    [[nodiscard]] std::string handoverChoice() const;
    [[nodiscard]] std::string sellsTheLast() const;
    [[nodiscard]] std::string wrongPhase() const;
    [[nodiscard]] std::string notInDocuments() const;
    [[nodiscard]] std::string placeTaken() const;
    [[nodiscard]] std::string notOnLand() const;
    [[nodiscard]] std::string blockedByArmy() const;
    [[nodiscard]] std::string notAdjacentVictim() const;
    [[nodiscard]] std::string outOfRange() const;
    [[nodiscard]] std::string notAtThisTime() const;
    [[nodiscard]] std::string retreatMissing() const;
    [[nodiscard]] std::string retreatIllegal() const;

private:
    template <class Id>
    [[nodiscard]] const Id* placeAs(std::size_t n = 0) const {
        return n < m_refusal.at.size() ? std::get_if<Id>(&m_refusal.at[n]) : nullptr;
    }
    [[nodiscard]] std::string specialBuilders() const;
    /// "a or b": where the army on the first place may retreat to; empty when nowhere.
    [[nodiscard]] std::string retreatsThere() const;

    const engine::Refusal& m_refusal;
    Scene m_scene;
};

}  // namespace adjudicator
