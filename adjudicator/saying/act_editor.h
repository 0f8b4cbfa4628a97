// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "adjudicator/saying/field_rows.h"
#include "engine/action/refusal.h"

namespace adjudicator::saying {

/// Why the act is not allowed there; dice that it still lacks are no reason.
[[nodiscard]] std::optional<engine::Refusal> whyNot(const engine::Position& position, const engine::Action& action);

/// What the legal acts of this kind say in a field.
[[nodiscard]] std::vector<Answer> answersIn(const engine::LegalActs& legal, const engine::Action& act,
                                            engine::Field field);
/// Whether somebody may say anything in this optional field of such an act: it is said already, or some legal act says
/// it.
[[nodiscard]] bool isFieldUsed(const engine::LegalActs& legal, const engine::Action& act, engine::Field field);

/// An act said field by field, for a position that need not be the one at play: now, in the past, or what if. Writes
/// nothing and refuses nothing: what the rules say of it stands beside it.
class ActEditor {
public:
    /// Begins with an act of this position; `areProved`: its faces are.
    ActEditor(engine::Position position, engine::Action act, bool areProved);

    [[nodiscard]] const engine::Position& position() const { return m_position; }
    [[nodiscard]] const engine::Action& action() const { return m_action; }
    /// Why the rules do not allow it there; empty when they do.
    [[nodiscard]] const std::optional<engine::Refusal>& refusal() const { return m_refusal; }
    /// Every die that it needs has a face.
    [[nodiscard]] bool isComplete() const;

    /// A row for each field that may be said.
    [[nodiscard]] std::vector<FieldRow> rows() const;
    /// An act of each kind that could be said in the position: the act itself first, of the others what agrees most
    /// with it, and what only the referee enters last.
    [[nodiscard]] std::vector<engine::Action> kinds() const;
    /// Where the act would be allowed with one more place in that row, the rest as it is or as it can be. Empty where
    /// any place may be named.
    [[nodiscard]] std::vector<engine::Place> placesAllowed(const FieldRow& row) const;

    /// The act was said in another way.
    void set(engine::Action act);
    /// One field is said, and the rest stays as it is, as somebody is typing.
    void put(engine::Field field, const Answer& answer) { set(withAnswer(m_action, field, answer)); }
    /// One field is said anew. Where the rest no longer goes with it, the act becomes the legal act of the same kind
    /// that says the same there and agrees most with the rest; without one it stays as said, refused as it is.
    void say(engine::Field field, const Answer& answer);
    /// A place for a row: the only one, or one more or less of many.
    void say(const FieldRow& row, const engine::Place& place);

private:
    engine::Position m_position;
    engine::LegalActs m_legal;
    engine::Action m_action;
    bool m_areProved = false;
    std::optional<engine::Refusal> m_refusal;
};

}  // namespace adjudicator::saying
