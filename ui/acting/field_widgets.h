// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>
#include <vector>

#include "adjudicator/saying/act_editor.h"

class QBoxLayout;
class QWidget;

namespace ui {

/// What the rows for an act need: its editor, and what is done when a row says something.
struct FieldsOf {
    using Answer = adjudicator::saying::Answer;

    const adjudicator::saying::ActEditor& editor;
    /// A field was said anew: the rest follows, and the rows are made again.
    std::function<void(engine::Field, const Answer&)> say;
    /// The same while somebody is typing: the rows stay.
    std::function<void(engine::Field, const Answer&)> put;
    /// Places pointed at belong to this row of places from now on.
    std::function<void(std::size_t)> point;
    std::size_t pointing = 0;
};

/// Builds a row for each field of an act that may be said: choices as buttons, amounts as steppers, places as names
/// that can be typed and pointed at. Lives only while it builds.
class FieldWidgets {
public:
    using Answer = adjudicator::saying::Answer;
    using FieldRow = adjudicator::saying::FieldRow;

    /// All rows, top to bottom; those of places among them, in their order.
    static std::vector<FieldRow> build(const FieldsOf& of, QBoxLayout& layout, QWidget* body);

private:
    FieldWidgets(const FieldsOf& of, QBoxLayout& layout, QWidget* body) : m_of(of), m_layout(layout), m_body(body) {}

    void add(const FieldRow& row);
    void addChoice(const FieldRow& row);
    void addSeveral(const FieldRow& row);
    void addCards(const FieldRow& row);
    void addUnits(const FieldRow& row);
    void addCounts(const FieldRow& row);
    void addPlaces(const FieldRow& row);
    void addWords(const FieldRow& row);
    void addNumbers(const FieldRow& row);
    void addDice(const FieldRow& row);
    void addFaces(const FieldRow& row);
    void addFacts(const FieldRow& row);

    [[nodiscard]] const engine::Position& position() const { return m_of.editor.position(); }
    [[nodiscard]] QString words(const FieldRow& row) const;
    void caption(const FieldRow& row);
    void note(const QString& text);
    /// `part` tells the counters of one field apart.
    void counter(const FieldRow& row, const QString& part, const QString& words, int now, int least,
                 const std::function<Answer(int)>& said);
    /// A button that says the field in a plain way, or takes that back.
    void toggle(const FieldRow& row, const QString& text, const QString& name, bool on, const Answer& said);
    [[nodiscard]] static QString partName(const FieldRow& row, const QString& part);

    const FieldsOf& m_of;
    QBoxLayout& m_layout;
    QWidget* m_body;
    std::vector<FieldRow> m_places;
};

}  // namespace ui
