// SPDX-License-Identifier: GPL-3.0-or-later
// Places of an act that is said field by field.
#include <QBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <algorithm>

#include "ui/desk/act_fields.h"
#include "ui/desk/acts.h"
#include "ui/parts/act_form.h"
#include "ui/parts/act_rows.h"
#include "ui/text/act_text.h"

namespace ui {

namespace {

template <class T>
engine::Place widened(const T& place) {
    if constexpr (std::is_same_v<T, engine::Site>) {
        return std::visit([](auto id) { return engine::Place(id); }, place);
    } else {
        return place;
    }
}

/// Empty where a place is of another kind.
template <class T>
std::optional<T> narrowed(const engine::Place& place) {
    if constexpr (std::is_same_v<T, engine::Place>) {
        return place;
    } else if constexpr (std::is_same_v<T, engine::Site>) {
        return std::visit(
            [](auto id) -> std::optional<engine::Site> {
                if constexpr (std::is_same_v<decltype(id), engine::HexId>) {
                    return std::nullopt;
                } else {
                    return engine::Site(id);
                }
            },
            place);
    } else {
        const T* id = std::get_if<T>(&place);
        return id != nullptr ? std::optional(*id) : std::nullopt;
    }
}

/// A way that is said by its end is the shortest one.
engine::Action withoutOtherWay(engine::Action act, engine::Field field) {
    if (auto* move = std::get_if<engine::MoveArmy>(&act)) {
        if (field == engine::field::kPath) {
            move->to.reset();
        } else if (!move->path.empty()) {
            move->to = field == engine::field::kTo ? move->to : std::optional(move->path.back());
            move->path.clear();
        }
    }
    return act;
}

/// One place, needed or not, as a field.
template <class T, class Held>
PlacesField oneOf(engine::Field name, Wanted wanted, const std::optional<T>& now) {
    PlacesField field{name, wanted, false, {}, {}};
    if (now) {
        field.now.push_back(widened(*now));
    }
    field.with = [name = field.name](const engine::Action& act, const std::vector<engine::Place>& places) {
        const auto place = places.empty() ? std::optional<T>() : narrowed<T>(places.back());
        if constexpr (std::is_same_v<Held, T>) {
            return place ? withoutOtherWay(withField(act, name, *place), name) : act;
        } else {
            return withoutOtherWay(withField(act, name, place), name);
        }
    };
    return field;
}

/// Any number of places as a field.
template <class T>
PlacesField manyOf(engine::Field name, Wanted wanted, const std::vector<T>& now) {
    PlacesField field{name, wanted, true, {}, {}};
    for (const T& place : now) {
        field.now.push_back(widened(place));
    }
    field.with = [name = field.name](const engine::Action& act, const std::vector<engine::Place>& places) {
        std::vector<T> said;
        for (const engine::Place& place : places) {
            if (const auto fits = narrowed<T>(place)) {
                said.push_back(*fits);
            }
        }
        return withoutOtherWay(withField(act, name, said), name);
    };
    return field;
}

}  // namespace

/// The names, to be typed, and the button that hands the board's places to this field.
void ActRows::placesRow(PlacesField field) {
    const std::size_t index = m_places.size();
    caption(field.name);
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    QStringList names;
    for (const engine::Place& place : field.now) {
        names.append(textOf(nameOf(m_of.position.topology(), place)));
    }
    auto* edit = new QLineEdit(names.join(QLatin1Char(' ')), m_body);
    const QString name = QLatin1String(field.name);
    edit->setObjectName(index == 0 ? name : QStringLiteral("%1-%2").arg(name).arg(index));
    edit->setAccessibleName(fieldText(field.name, m_of.action));
    edit->setPlaceholderText(ActForm::tr("no place"));
    row->addWidget(edit, 1);
    auto* point = new QPushButton(ActForm::tr("Point"), m_body);
    point->setProperty("kind", QStringLiteral("small"));
    point->setCheckable(true);
    point->setChecked(m_of.pointing == index);
    point->setObjectName(QStringLiteral("point-%1").arg(index));
    point->setAccessibleName(ActForm::tr("Point at it on the board: %1").arg(edit->accessibleName()));
    row->addWidget(point);
    m_layout.addLayout(row);
    auto* wrong = new QLabel(ActForm::tr("The board has no such place."), m_body);
    wrong->setProperty("kind", QStringLiteral("bad"));
    wrong->setWordWrap(true);
    wrong->hide();
    m_layout.addWidget(wrong);
    QObject::connect(
        point, &QPushButton::clicked, m_body, [pointTo = m_of.point, index] { pointTo(index); }, Qt::QueuedConnection);
    QObject::connect(
        edit, &QLineEdit::editingFinished, m_body,
        [sayer = m_of.say, edit, wrong, field, names, table = m_of.position.table] {
            static const QRegularExpression kBetween(QStringLiteral("[ ;]+"));
            const QStringList typed = edit->text().split(kBetween, Qt::SkipEmptyParts);
            std::vector<engine::Place> places;
            for (const QString& each : typed) {
                const auto named = placeFromText(each, field.wanted);
                const auto place = named ? placeOf(table->topology, *named) : std::nullopt;
                if (place) {
                    places.push_back(*place);
                }
            }
            const bool isRight = places.size() == static_cast<std::size_t>(typed.size());
            wrong->setHidden(isRight);
            if (isRight && typed != names) {
                sayer([=](const engine::Action& act) { return field.with(act, places); }, field.name, true);
            }
        },
        Qt::QueuedConnection);
    m_places.push_back(std::move(field));
}

void ActRows::operator()(engine::Field name, engine::HexId value) {
    placesRow(oneOf<engine::HexId, engine::HexId>(name, Wanted::Hex, value));
}
void ActRows::operator()(engine::Field name, engine::CornerId value) {
    placesRow(oneOf<engine::CornerId, engine::CornerId>(name, Wanted::Corner, value));
}
void ActRows::operator()(engine::Field name, engine::SideId value) {
    placesRow(oneOf<engine::SideId, engine::SideId>(name, Wanted::Side, value));
}
void ActRows::operator()(engine::Field name, const engine::Site& value) {
    const Wanted wanted = std::holds_alternative<engine::SideId>(value) ? Wanted::Side : Wanted::Corner;
    placesRow(oneOf<engine::Site, engine::Site>(name, wanted, value));
}
void ActRows::operator()(engine::Field name, const std::optional<engine::HexId>& value) {
    if (isAsked(name)) {
        placesRow(oneOf<engine::HexId, std::optional<engine::HexId>>(name, Wanted::Hex, value));
    }
}
void ActRows::operator()(engine::Field name, const std::optional<engine::CornerId>& value) {
    if (!isAsked(name)) {
        return;
    }
    // Where a way was said corner by corner, its end is where it leads.
    const auto* move = std::get_if<engine::MoveArmy>(&m_of.action);
    const auto end = move != nullptr && !value && !move->path.empty() ? std::optional(move->path.back()) : value;
    placesRow(oneOf<engine::CornerId, std::optional<engine::CornerId>>(name, Wanted::Corner, end));
}
void ActRows::operator()(engine::Field name, const std::optional<engine::Site>& value) {
    placesRow(oneOf<engine::Site, std::optional<engine::Site>>(name, Wanted::Any, value));
}
void ActRows::operator()(engine::Field name, const std::vector<engine::CornerId>& value) {
    placesRow(manyOf(name, Wanted::Corner, value));
}
void ActRows::operator()(engine::Field name, const std::vector<engine::Site>& value) {
    if (isAsked(name)) {
        placesRow(manyOf(name, Wanted::Any, value));
    }
}
void ActRows::operator()(engine::Field name, const std::vector<engine::Place>& value) {
    placesRow(manyOf(name, Wanted::Any, value));
}

/// Each attacking army steps back; which armies they are the combat says.
void ActRows::operator()(engine::Field name, const std::vector<engine::Retreat>& value) {
    const auto* fight = std::get_if<engine::Fight>(&m_of.position.turn.pending);
    std::vector<engine::Retreat> all = value;
    for (const engine::CornerId from : fight != nullptr ? fight->from : std::vector<engine::CornerId>()) {
        if (std::ranges::find(all, from, &engine::Retreat::from) == all.end()) {
            all.push_back({from, from});
        }
    }
    for (const engine::Retreat& each : all) {
        PlacesField field{name, Wanted::Corner, false, {each.to}, {}};
        field.with = [name = field.name, all, from = each.from](const engine::Action& act,
                                                                const std::vector<engine::Place>& places) {
            auto said = all;
            const auto to = places.empty() ? std::nullopt : narrowed<engine::CornerId>(places.back());
            if (to) {
                std::ranges::find(said, from, &engine::Retreat::from)->to = *to;
            }
            return withField(act, name, said);
        };
        placesRow(std::move(field));
    }
}

}  // namespace ui
