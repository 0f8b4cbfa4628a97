// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/saying/act_editor.h"

#include <algorithm>
#include <utility>

#include "engine/action/decide.h"

namespace adjudicator::saying {

namespace {

/// How many fields of two acts have the same name and say the same.
int agreement(const Fields& a, const Fields& b) {
    return static_cast<int>(
        std::ranges::count_if(a, [&](const auto& field) { return std::ranges::find(b, field) != b.end(); }));
}

/// Acts of one kind have one word at the table: the piece, the card, the unit that is bought.
std::pair<std::size_t, int> kindSaid(const engine::Action& action) {
    int detail = 0;
    if (const auto* play = std::get_if<engine::PlayCard>(&action)) {
        detail = static_cast<int>(play->card);
    } else if (const auto* card = std::get_if<engine::BuyCard>(&action)) {
        detail = card->cards ? 1 : 0;
    } else if (const auto* settler = std::get_if<engine::Relocate>(&action)) {
        detail = settler->at ? 1 : 0;
    } else if (const auto* buy = std::get_if<engine::BuyUnits>(&action)) {
        detail = buy->units.infantry > 0 ? 0 : buy->units.cavalry > 0 ? 1 : 2;
    } else if (!std::holds_alternative<engine::TakeOver>(action) && !std::holds_alternative<engine::Discard>(action)) {
        detail = kindOf({action, {}}).detail;
    }
    return {action.index(), detail};
}

/// A list with nothing in it says nothing.
bool isSaid(const Answer& answer) {
    const auto* sites = std::get_if<std::vector<engine::Site>>(&answer);
    return !std::holds_alternative<std::monostate>(answer) && (sites == nullptr || !sites->empty());
}

template <class Ids>
void addPlaces(std::vector<engine::Place>& places, const Ids& ids) {
    for (const auto id : ids) {
        places.emplace_back(id);
    }
}

std::vector<engine::Place> allPlaces(const engine::Topology& topology, Wanted wanted) {
    std::vector<engine::Place> places;
    if (wanted == Wanted::Hex) {
        addPlaces(places, topology.hexes());
    } else if (wanted == Wanted::Corner) {
        addPlaces(places, topology.corners());
    } else if (wanted == Wanted::Side) {
        addPlaces(places, topology.sides());
    }
    return places;
}

engine::Action settled(const engine::Position& position, const engine::LegalActs& legal, const engine::Action& said,
                       engine::Field field) {
    // What was given and got is not made up.
    if (std::holds_alternative<engine::Trade>(said) || !whyNot(position, said)) {
        return said;
    }
    const Fields wanted = fieldsOf(said);
    const Answer value = saidIn(said, field);
    const engine::Action* best = nullptr;
    int most = -1;
    for (const engine::Action& action : legal.actions) {
        if (action.index() != said.index() || saidIn(action, field) != value) {
            continue;
        }
        const int agrees = agreement(fieldsOf(action), wanted);
        if (agrees > most) {
            best = &action;
            most = agrees;
        }
    }
    return best != nullptr ? *best : said;
}

}  // namespace

std::optional<engine::Refusal> whyNot(const engine::Position& position, const engine::Action& action) {
    auto refusal = engine::actionRefusal(position, action);
    return refusal && refusal->why == engine::Why::DiceMissing ? std::nullopt : refusal;
}

std::vector<Answer> answersIn(const engine::LegalActs& legal, const engine::Action& act, engine::Field field) {
    std::vector<Answer> answers;
    for (const engine::Action& action : legal.actions) {
        if (action.index() == act.index()) {
            answers.push_back(saidIn(action, field));
        }
    }
    return answers;
}

bool isFieldUsed(const engine::LegalActs& legal, const engine::Action& act, engine::Field field) {
    const auto says = [&](const engine::Action& action) {
        return action.index() == act.index() && isSaid(saidIn(action, field));
    };
    const auto opens = [&](const engine::ActFamily& family) {
        return family.action.index() == act.index() &&
               (says(family.action) ||
                std::ranges::find(family.open, field, &engine::OpenField::name) != family.open.end());
    };
    return says(act) || std::ranges::any_of(legal.actions, says) || std::ranges::any_of(legal.families, opens);
}

ActEditor::ActEditor(engine::Position position, engine::Action act, bool areProved)
    : m_position(std::move(position)), m_legal(engine::legalActs(m_position)), m_areProved(areProved) {
    set(std::move(act));
}

bool ActEditor::isComplete() const {
    const engine::Dice* dice = engine::diceOf(m_action);
    if (dice == nullptr || !dice->asksForThrow()) {
        return true;
    }
    const auto needed = engine::diceNeeded(m_position, m_action);
    return needed && needed->empty();
}

std::vector<FieldRow> ActEditor::rows() const {
    return rowsOf(m_position, m_legal, m_action, m_areProved);
}

std::vector<engine::Action> ActEditor::kinds() const {
    const Fields was = fieldsOf(m_action);
    std::vector<engine::Action> kinds{m_action};
    std::vector<int> agrees{static_cast<int>(was.size()) + 1};
    const auto offer = [&](const engine::Action& action) {
        const int same = agreement(fieldsOf(action), was);
        const auto known = std::ranges::find(kinds, kindSaid(action), kindSaid);
        const auto at = static_cast<std::size_t>(known - kinds.begin());
        if (known == kinds.end()) {
            kinds.push_back(action);
            agrees.push_back(same);
        } else if (same > agrees[at]) {
            *known = action;
            agrees[at] = same;
        }
    };
    std::ranges::for_each(m_legal.actions, offer);
    for (const engine::ActFamily& family : m_legal.families) {
        offer(family.action);
    }
    // What the referee enters is never listed.
    for (const engine::Action& action : {engine::Action(engine::Adjust{}), engine::Action(engine::Rule{}),
                                         engine::Action(engine::Leave{m_position.turn.player, {}}),
                                         engine::Action(engine::TimeUp{}), engine::Action(engine::EndGame{})}) {
        offer(action);
    }
    return kinds;
}

std::vector<engine::Place> ActEditor::placesAllowed(const FieldRow& row) const {
    const std::vector<Answer> listed = answersIn(m_legal, m_action, row.field);
    std::vector<engine::Place> allowed;
    for (const engine::Place& place : allPlaces(m_position.topology(), row.wanted)) {
        if (std::ranges::find(row.places, place) != row.places.end()) {
            continue;
        }
        auto places = row.many ? row.places : std::vector<engine::Place>();
        places.push_back(place);
        const Answer alone = std::visit([](auto id) { return Answer(id); }, place);
        if (std::ranges::find(listed, alone) != listed.end() ||
            !whyNot(m_position, withAnswer(m_action, row.field, answerOf(row, places)))) {
            allowed.push_back(place);
        }
    }
    return allowed;
}

void ActEditor::set(engine::Action act) {
    m_action = std::move(act);
    m_refusal = whyNot(m_position, m_action);
}

void ActEditor::say(engine::Field field, const Answer& answer) {
    set(settled(m_position, m_legal, withAnswer(m_action, field, answer), field));
}

void ActEditor::say(const FieldRow& row, const engine::Place& place) {
    std::vector<engine::Place> places{place};
    if (row.many) {
        places = row.places;
        if (std::erase(places, place) == 0) {
            places.push_back(place);
        }
    }
    say(row.field, answerOf(row, places));
}

}  // namespace adjudicator::saying
