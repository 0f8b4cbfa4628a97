// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/act_fields.h"

#include <algorithm>

#include "engine/action/decide.h"
#include "ui/text/act_text.h"

namespace ui {

namespace {

using Fields = std::vector<std::pair<engine::Field, Answer>>;

Fields plainFields(const engine::Action& action) {
    Fields fields = fieldsOf({action, {}});
    std::erase_if(fields, [](const auto& field) { return std::holds_alternative<ActKind>(field.second); });
    return fields;
}

/// How many fields of two acts have the same name and say the same.
int agreement(const Fields& a, const Fields& b) {
    return static_cast<int>(
        std::ranges::count_if(a, [&](const auto& field) { return std::ranges::find(b, field) != b.end(); }));
}

Answer saidIn(const Fields& fields, engine::Field name) {
    const auto found = std::ranges::find(fields, name, &Fields::value_type::first);
    return found != fields.end() ? found->second : Answer();
}

}  // namespace

std::optional<engine::Refusal> whyNot(const engine::Position& position, const engine::Action& action) {
    auto refusal = engine::actionRefusal(position, action);
    return refusal && refusal->why == engine::Why::DiceMissing ? std::nullopt : refusal;
}

engine::Action settledOn(const engine::Position& position, const engine::LegalActs& legal, const engine::Action& said,
                         engine::Field field) {
    // What was given and got is not made up.
    if (std::holds_alternative<engine::Trade>(said) || !whyNot(position, said)) {
        return said;
    }
    const Fields wanted = plainFields(said);
    const Answer value = saidIn(wanted, field);
    const engine::Action* best = nullptr;
    int most = -1;
    for (const engine::Action& action : legal.actions) {
        if (action.index() != said.index()) {
            continue;
        }
        const Fields fields = plainFields(action);
        const int agrees = agreement(fields, wanted);
        if (saidIn(fields, field) == value && agrees > most) {
            best = &action;
            most = agrees;
        }
    }
    return best != nullptr ? *best : said;
}

std::vector<KindOffered> kindsOffered(const engine::Position& position, const engine::LegalActs& legal,
                                      const engine::Action& act) {
    const Fields was = plainFields(act);
    std::vector<KindOffered> kinds{{kindWord(act, position), act}};
    std::vector<int> agrees{static_cast<int>(was.size()) + 1};
    const auto offer = [&](const engine::Action& action) {
        const QString word = kindWord(action, position);
        const int same = agreement(plainFields(action), was);
        const auto known = std::ranges::find(kinds, word, &KindOffered::word);
        const auto at = static_cast<std::size_t>(known - kinds.begin());
        if (known == kinds.end()) {
            kinds.push_back({word, action});
            agrees.push_back(same);
        } else if (same > agrees[at]) {
            known->example = action;
            agrees[at] = same;
        }
    };
    std::ranges::for_each(legal.actions, offer);
    for (const engine::ActFamily& family : legal.families) {
        offer(family.action);
    }
    // What the referee enters is never listed.
    for (const engine::Action& action : {engine::Action(engine::Adjust{}), engine::Action(engine::Rule{}),
                                         engine::Action(engine::Leave{position.turn.player, {}}),
                                         engine::Action(engine::TimeUp{}), engine::Action(engine::EndGame{})}) {
        offer(action);
    }
    return kinds;
}

std::vector<Answer> answersIn(const engine::LegalActs& legal, const engine::Action& act, engine::Field field) {
    std::vector<Answer> answers;
    for (const engine::Action& action : legal.actions) {
        if (action.index() == act.index()) {
            answers.push_back(saidIn(plainFields(action), field));
        }
    }
    return answers;
}

bool isFieldUsed(const engine::LegalActs& legal, const engine::Action& act, engine::Field field) {
    const auto says = [&](const engine::Action& action) {
        return action.index() == act.index() &&
               !std::holds_alternative<std::monostate>(saidIn(plainFields(action), field));
    };
    const auto opens = [&](const engine::ActFamily& family) {
        return family.action.index() == act.index() &&
               (says(family.action) ||
                std::ranges::find(family.open, field, &engine::OpenField::name) != family.open.end());
    };
    return says(act) || std::ranges::any_of(legal.actions, says) || std::ranges::any_of(legal.families, opens);
}

}  // namespace ui
