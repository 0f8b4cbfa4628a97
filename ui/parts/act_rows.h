// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/action/legal_actions.h"
#include "ui/board/hex_layout.h"
#include "ui/board/wanted.h"

class QBoxLayout;
class QHBoxLayout;
class QPushButton;
class QWidget;

namespace ui {

/// A field of an act that names places: pointed at on the board or typed.
struct PlacesField {
    engine::Field name;
    Wanted wanted = Wanted::Any;
    /// Each place pointed at comes to the others or goes again; else it takes the place of the one before.
    bool many = false;
    std::vector<engine::Place> now;
    /// The act with these places instead.
    std::function<engine::Action(const engine::Action&, const std::vector<engine::Place>&)> with;
};

/// What the rows for an act need: where it is judged, and what is done when a row says something.
struct ActRowsOf {
    const engine::Position& position;
    const engine::LegalActs& legal;
    const engine::Action& action;
    /// The faces are proved: shown, not asked for.
    bool fixedDice = false;
    using Edit = std::function<engine::Action(const engine::Action&)>;
    /// A field was said anew. Without `renew` the rows stay as they are, as somebody is typing in them.
    std::function<void(const Edit& edit, engine::Field field, bool renew)> say;
    /// Places pointed at belong to this field from now on.
    std::function<void(std::size_t field)> point;
    std::size_t pointing = 0;
};

/// Builds a row for each field of an act that may be said: players and kinds as buttons, amounts as steppers, places as
/// names that can be typed and pointed at. Lives only while it builds.
class ActRows {
public:
    /// All rows, top to bottom; the fields with places among them, in their order.
    static std::vector<PlacesField> build(const ActRowsOf& of, QBoxLayout& layout, QWidget* body);

    void operator()(engine::Field name, engine::PlayerId value);
    void operator()(engine::Field name, const std::optional<engine::PlayerId>& value);
    void operator()(engine::Field name, const std::vector<engine::PlayerId>& value);
    void operator()(engine::Field name, engine::HexId value);
    void operator()(engine::Field name, engine::CornerId value);
    void operator()(engine::Field name, engine::SideId value);
    void operator()(engine::Field name, const engine::Site& value);
    void operator()(engine::Field name, const std::optional<engine::HexId>& value);
    void operator()(engine::Field name, const std::optional<engine::CornerId>& value);
    void operator()(engine::Field name, const std::optional<engine::Site>& value);
    void operator()(engine::Field name, const std::vector<engine::CornerId>& value);
    void operator()(engine::Field name, const std::vector<engine::Site>& value);
    void operator()(engine::Field name, const std::vector<engine::Place>& value);
    void operator()(engine::Field name, const std::vector<engine::Retreat>& value);
    void operator()(engine::Field name, const engine::Cards& value);
    void operator()(engine::Field name, const std::optional<engine::Cards>& value);
    void operator()(engine::Field name, const engine::Units& value);
    void operator()(engine::Field name, const std::optional<engine::Units>& value);
    void operator()(engine::Field name, int value);
    void operator()(engine::Field name, const std::optional<int>& value);
    void operator()(engine::Field name, const std::optional<engine::PerPlayer<int>>& value);
    void operator()(engine::Field name, const std::vector<int>& value);
    void operator()(engine::Field name, bool value);
    void operator()(engine::Field name, const std::optional<bool>& value);
    void operator()(engine::Field name, const std::optional<engine::Resource>& value);
    void operator()(engine::Field name, const std::optional<engine::UnitKind>& value);
    void operator()(engine::Field name, engine::DevelopmentCard value);
    void operator()(engine::Field name, engine::Piece value);
    void operator()(engine::Field name, engine::ClauseId value);
    void operator()(engine::Field name, const std::optional<engine::ClauseId>& value);
    void operator()(engine::Field name, const engine::Dice& value);
    void operator()(engine::Field name, const std::string& value);
    void operator()(engine::Field, const std::optional<std::string>&) {}
    void operator()(engine::Field name, const engine::Setup& value);

private:
    ActRows(const ActRowsOf& of, QBoxLayout& layout, QWidget* body) : m_of(of), m_layout(layout), m_body(body) {}

    [[nodiscard]] bool isAsked(engine::Field name) const;
    void caption(engine::Field name);
    /// A value to choose by its button.
    template <class T>
    void choice(engine::Field name, const std::vector<T>& values, const T& now);
    template <class T>
    void places(engine::Field name, Wanted wanted, const std::vector<T>& now);
    void placesRow(PlacesField field);
    void clauses(engine::Field name, std::optional<engine::ClauseId> now, bool optional);
    using Count = std::function<engine::Action(const engine::Action&, int)>;
    /// `part` tells the counters of one field apart.
    void counter(engine::Field name, const QString& part, const QString& words, int now, int least, int most,
                 const Count& with);
    void units(engine::Field name, const engine::Units& now, bool optional);
    void faces(engine::Field name, const engine::Dice& now, const std::vector<int>& sides);
    QPushButton* toggle(const QString& text, const QString& name, bool on, const ActRowsOf::Edit& edit,
                        engine::Field field);
    [[nodiscard]] static QString fieldName(engine::Field name, const QString& rest);

    const ActRowsOf& m_of;
    QBoxLayout& m_layout;
    QWidget* m_body;
    std::vector<PlacesField> m_places;
};

}  // namespace ui
