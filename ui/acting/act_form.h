// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "adjudicator/saying/act_editor.h"
#include "ui/board/hex_layout.h"
#include "ui/board/markers.h"
#include "ui/board/wanted.h"

class QComboBox;
class QLabel;
class QHBoxLayout;
class QVBoxLayout;

namespace ui {

/// An act said field by field, for a position that need not be the one at play: its kind, what it says
/// as a sentence, what the rules say of it there, and a row for each field. Writes nothing.
class ActForm : public QWidget {
    Q_OBJECT

public:
    explicit ActForm(QWidget* parent = nullptr);

    /// Begins with an act of this position; `fixedDice`: its faces are proved.
    void start(engine::Position position, const engine::Action& act, bool fixedDice);
    /// The act was said in another way.
    void setAction(const engine::Action& act);
    [[nodiscard]] const engine::Action& action() const { return m_editor->action(); }
    [[nodiscard]] const engine::Position& position() const { return m_editor->position(); }
    /// Why the rules do not allow it there; empty when they do.
    [[nodiscard]] const std::optional<engine::Refusal>& refusal() const { return m_editor->refusal(); }
    /// Every die that it needs has a face.
    [[nodiscard]] bool isComplete() const { return m_editor->isComplete(); }

    /// Whether places of the board belong to the act, and what the board shows of them.
    [[nodiscard]] bool asksPlaces() const { return !m_places.empty(); }
    [[nodiscard]] Markers markers() const;
    [[nodiscard]] Wanted wanted() const;
    /// A place of the board for the field that is pointed for.
    void takePlace(const PlaceName& name);

Q_SIGNALS:
    void edited();
    /// Another field is pointed for.
    void pointed();

private:
    void makeAnew();
    void renewRows();
    void judge();

    std::optional<adjudicator::saying::ActEditor> m_editor;
    std::vector<engine::Action> m_kinds;
    /// The rows of places, as they stand among the others.
    std::vector<adjudicator::saying::FieldRow> m_places;
    std::size_t m_pointing = 0;

    QComboBox* m_kind = nullptr;
    QVBoxLayout* m_layout = nullptr;
    QWidget* m_rows = nullptr;
    QLabel* m_sentence = nullptr;
    QLabel* m_judged = nullptr;
    QHBoxLayout* m_judgedRow = nullptr;
    QWidget* m_clause = nullptr;
};

}  // namespace ui
