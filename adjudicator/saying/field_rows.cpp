// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/saying/field_rows.h"

#include <algorithm>
#include <array>

#include "adjudicator/saying/act_editor.h"
#include "engine/action/decide.h"
#include "engine/rulesets/soldiers/sales.h"

namespace adjudicator::saying {

namespace rows {

namespace {

using namespace engine;

template <class T>
bool isOne(const Action& action) {
    return std::holds_alternative<T>(action);
}

/// A card asks for what it needs alone.
bool isAskedOf(const PlayCard& card, Field field, bool isUsed) {
    if (field == field::kResource || field == field::kGiven) {
        return card.card == DevelopmentCard::Monopoly;
    }
    return field == field::kCards ? card.card == DevelopmentCard::YearOfPlenty : isUsed;
}

bool isAskedOf(const Position& position, const Trade& trade, Field field, bool isUsed) {
    if (field == field::kLast) {
        return isUsed || sellsTheLast(position, trade);
    }
    const bool more = trade.with && position.inForce(clause::SA_D2);
    return field == field::kWith || field == field::kGive || field == field::kTake || more || isUsed;
}

bool isAskedOf(const Position& position, const MoveArmy& move, Field field) {
    if (field == field::kCarried) {
        return move.carried || std::ranges::any_of(position.hexes, [](const auto& hex) { return !hex.isLand(); });
    }
    return field != field::kNuke || move.nuke || position.nukes[move.from] == move.by;
}

bool isAskedOf(const Position& position, const Discard& discard, Field field) {
    if (field == field::kHeld) {
        return discard.held || !position.hands[discard.by].total;
    }
    return field != field::kCount || !discard.cards;
}

/// Makes the rows of an act, field by field.
class RowMaker {
public:
    RowMaker(const Position& position, const LegalActs& legal, const Action& act, bool areProved)
        : m_position(position), m_legal(legal), m_act(act), m_areProved(areProved) {}

    template <class T>
    void operator()(Field field, const T& value) {
        if (!kIsAskedAsUsed<T> || isAsked(field)) {
            add(FieldRow{.field = field, .now = saidIn(m_act, field)}, &value);
        }
    }
    template <class T>
    void operator()(Field field, const std::optional<T>& value) {
        if (isAsked(field)) {
            add(FieldRow{.field = field, .now = saidIn(m_act, field), .optional = true},
                value ? &*value : static_cast<const T*>(nullptr));
        }
    }
    /// What else the witness said belongs to the throw's own panel.
    void operator()(Field, const std::optional<std::string>&) {}

    [[nodiscard]] std::vector<FieldRow> take() && { return std::move(m_rows); }

private:
    /// Fields that every act of the kind has, but that mean something in some alone.
    template <class T>
    static constexpr bool kIsAskedAsUsed = std::is_same_v<T, bool> || std::is_same_v<T, std::vector<Site>>;

    /// Fields that may be left out are asked for where somebody may say anything in them.
    [[nodiscard]] bool isAsked(Field field) const {
        if (isOne<Rule>(m_act) || isOne<EndGame>(m_act)) {
            return true;  // Never listed as they can be said: everything of them is asked for.
        }
        if (const auto* move = std::get_if<MoveArmy>(&m_act)) {
            return isAskedOf(m_position, *move, field);
        }
        if (const auto* discard = std::get_if<Discard>(&m_act)) {
            return isAskedOf(m_position, *discard, field);
        }
        const bool isUsed = isFieldUsed(m_legal, m_act, field);
        if (const auto* card = std::get_if<PlayCard>(&m_act)) {
            return isAskedOf(*card, field, isUsed);
        }
        const auto* trade = std::get_if<Trade>(&m_act);
        return trade != nullptr ? isAskedOf(m_position, *trade, field, isUsed) : isUsed;
    }

    template <class Values>
    static std::vector<Answer> choices(const Values& values) {
        std::vector<Answer> answers;
        for (const auto value : values) {
            answers.emplace_back(value);
        }
        return answers;
    }
    void choose(FieldRow row, std::vector<Answer> answers) {
        row.how = How::Choice;
        row.choices = std::move(answers);
        m_rows.push_back(std::move(row));
    }

    void add(FieldRow row, const PlayerId*) {
        std::vector<Answer> players = choices(m_position.seats());
        if (row.optional) {
            players.insert(players.begin(), Answer());
        }
        choose(std::move(row), std::move(players));
    }
    void add(FieldRow row, const std::vector<PlayerId>*) {
        row.how = How::Several;
        row.choices = choices(m_position.seats());
        m_rows.push_back(std::move(row));
    }
    void add(FieldRow row, const bool*) { choose(std::move(row), {Answer(true), Answer(false)}); }
    void add(FieldRow row, const Resource*) {
        std::vector<Answer> answers = choices(kResources);
        if (!isOne<PlayCard>(m_act)) {
            answers.emplace_back();
        }
        choose(std::move(row), std::move(answers));
    }
    void add(FieldRow row, const UnitKind*) {
        choose(std::move(row), choices(std::array{UnitKind::Infantry, UnitKind::Cavalry}));
    }
    void add(FieldRow row, const DevelopmentCard*) { choose(std::move(row), choices(kDevelopmentCards)); }
    /// What is built is its kind already.
    void add(FieldRow row, const Piece*) {
        if (isOne<TakeOver>(m_act)) {
            choose(std::move(row), choices(std::array{Piece::Road, Piece::Ship, Piece::Settlement, Piece::City,
                                                      Piece::Factory, Piece::Bridge}));
        }
    }

    void plain(FieldRow row, How how) {
        row.how = how;
        m_rows.push_back(std::move(row));
    }
    /// No cards at all are said by counting none, where that is possible.
    void add(FieldRow row, const Cards*) {
        if (row.optional && (isOne<Trade>(m_act) || isOne<PlayCard>(m_act))) {
            row.optional = false;
            row.now = std::holds_alternative<std::monostate>(row.now) ? Answer(Cards{}) : row.now;
        }
        plain(std::move(row), How::Cards);
    }
    void add(FieldRow row, const Units*) { plain(std::move(row), How::Units); }
    void add(FieldRow row, const int*) { plain(std::move(row), How::Count); }
    void add(FieldRow row, const PerPlayer<int>*) { plain(std::move(row), How::Counts); }
    void add(FieldRow row, const ClauseId*) { plain(std::move(row), How::Clause); }
    /// Which act of a guest it is, is its kind already.
    void add(FieldRow row, const std::string*) {
        if (!isOne<GuestAct>(m_act)) {
            plain(std::move(row), How::Words);
        }
    }
    void add(FieldRow row, const std::vector<int>*) { plain(std::move(row), How::Numbers); }
    void add(FieldRow row, const Setup*) { plain(std::move(row), How::Facts); }
    void add(FieldRow row, const Dice* dice) {
        for (const Die& die : dice->dice) {
            row.sides.push_back(die.sides);
        }
        if (row.sides.empty()) {
            row.sides = diceNeeded(m_position, m_act).value_or(std::vector<int>());
        }
        row.proved = m_areProved && !dice->dice.empty();
        if (!row.sides.empty()) {
            plain(std::move(row), How::Dice);
        }
    }

    void pointed(FieldRow row, Wanted wanted) {
        row.wanted = wanted;
        plain(std::move(row), How::Places);
    }
    void onePlace(FieldRow row, Wanted wanted) {
        // Where a way was said corner by corner, its end is where it leads.
        const auto* move = std::get_if<MoveArmy>(&m_act);
        if (move != nullptr && row.field == field::kTo && !move->to && !move->path.empty()) {
            row.now = move->path.back();
        }
        const auto take = [&](const auto* id) {
            if (id != nullptr) {
                row.places.emplace_back(*id);
            }
        };
        take(std::get_if<HexId>(&row.now));
        take(std::get_if<CornerId>(&row.now));
        take(std::get_if<SideId>(&row.now));
        pointed(std::move(row), wanted);
    }
    void add(FieldRow row, const HexId*) { onePlace(std::move(row), Wanted::Hex); }
    void add(FieldRow row, const CornerId*) { onePlace(std::move(row), Wanted::Corner); }
    void add(FieldRow row, const SideId*) { onePlace(std::move(row), Wanted::Side); }
    void add(FieldRow row, const Site* site) {
        const bool isSide = site != nullptr && std::holds_alternative<SideId>(*site);
        const Wanted wanted = row.optional ? Wanted::Any : isSide ? Wanted::Side : Wanted::Corner;
        onePlace(std::move(row), wanted);
    }
    void manyPlaces(FieldRow row, Wanted wanted) {
        row.many = true;
        pointed(std::move(row), wanted);
    }
    void add(FieldRow row, const std::vector<CornerId>* corners) {
        row.places.assign(corners->begin(), corners->end());
        manyPlaces(std::move(row), Wanted::Corner);
    }
    void add(FieldRow row, const std::vector<Site>* sites) {
        for (const Site& site : *sites) {
            std::visit([&](auto id) { row.places.emplace_back(id); }, site);
        }
        manyPlaces(std::move(row), Wanted::Any);
    }
    void add(FieldRow row, const std::vector<Place>* places) {
        row.places = *places;
        manyPlaces(std::move(row), Wanted::Any);
    }
    /// Each attacking army steps back; which armies they are the combat says.
    void add(FieldRow row, const std::vector<Retreat>* said) {
        std::vector<Retreat> all = *said;
        const auto* fight = std::get_if<Fight>(&m_position.turn.pending);
        for (const CornerId from : fight != nullptr ? fight->from : std::vector<CornerId>()) {
            if (std::ranges::find(all, from, &Retreat::from) == all.end()) {
                all.push_back({from, from});
            }
        }
        row.now = all;
        for (const Retreat& each : all) {
            row.from = each.from;
            row.places = {each.to};
            pointed(row, Wanted::Corner);
        }
    }

    const Position& m_position;
    const LegalActs& m_legal;
    const Action& m_act;
    bool m_areProved;
    std::vector<FieldRow> m_rows;
};

/// Those of the places that the list can hold.
template <class T>
std::vector<T> ofKind(const std::vector<Place>& places) {
    std::vector<T> kept;
    for (const Place& place : places) {
        std::visit(
            [&](auto id) {
                if constexpr (std::is_constructible_v<T, decltype(id)>) {
                    kept.emplace_back(id);
                }
            },
            place);
    }
    return kept;
}

}  // namespace

}  // namespace rows

std::vector<FieldRow> rowsOf(const engine::Position& position, const engine::LegalActs& legal,
                             const engine::Action& act, bool areProved) {
    rows::RowMaker maker(position, legal, act, areProved);
    std::visit([&](const auto& each) { each.fields(each, maker); }, act);
    return std::move(maker).take();
}

Answer answerOf(const FieldRow& row, const std::vector<engine::Place>& places) {
    if (const auto* steps = std::get_if<std::vector<engine::Retreat>>(&row.now); steps != nullptr && row.from) {
        std::vector<engine::Retreat> said = *steps;
        const engine::CornerId* to = places.empty() ? nullptr : std::get_if<engine::CornerId>(&places.back());
        if (to != nullptr) {
            std::ranges::find(said, *row.from, &engine::Retreat::from)->to = *to;
        }
        return said;
    }
    if (!row.many) {
        return places.empty() ? Answer() : std::visit([](auto id) { return Answer(id); }, places.back());
    }
    if (std::holds_alternative<std::vector<engine::CornerId>>(row.now)) {
        return rows::ofKind<engine::CornerId>(places);
    }
    if (std::holds_alternative<std::vector<engine::Site>>(row.now)) {
        return rows::ofKind<engine::Site>(places);
    }
    return places;
}

}  // namespace adjudicator::saying
