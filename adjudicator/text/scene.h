// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of text only.
#pragma once

#include <optional>
#include <string>

#include "adjudicator/text/speaker.h"
#include "engine/state/position.h"

namespace adjudicator {

/// A position put into words: who is who, what stands where. Refers to the position, which must outlive it.
class Scene : public Speaker {
public:
    Scene(const engine::Position& position, engine::Language language)
        : Speaker(language, *position.table), m_position(position) {}

    [[nodiscard]] const engine::Position& position() const { return m_position; }
    /// "at 8–10–5", "between hills 6 and fields 9".
    [[nodiscard]] std::string at(const engine::Place& place) const { return places().at(place); }
    /// "8–10–5", "the north corner of fields 4": what somebody takes or attacks.
    [[nodiscard]] std::string place(const engine::Place& place) const { return places().name(place); }

    /// What takes up the place: "Ben's city", "die Straße von Anna"; empty when nothing does. A building before an
    /// army.
    [[nodiscard]] std::optional<std::string> occupant(const engine::Place& at) const;
    /// "Ben's army"; empty when none stands there.
    [[nodiscard]] std::optional<std::string> army(engine::CornerId at) const;
    /// The cards due on a 7: "Ben 4, Clara 5"; empty when none are due.
    [[nodiscard]] std::string discardsDue() const;
    /// Whose turn it is to act: in the founding phase whoever founds next.
    [[nodiscard]] std::string actor() const;
    /// The dice of the roll or combat round that is due: "d12 and d10".
    [[nodiscard]] std::string diceDue() const;

private:
    const engine::Position& m_position;
};

}  // namespace adjudicator
