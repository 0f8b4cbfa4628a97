// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/saying/act_chooser.h"

#include <algorithm>

#include "engine/action/decide.h"
#include "engine/check.h"

namespace adjudicator::saying {

namespace {

/// A hidden card is shown by it. Which one is said by a person and never taken from what is possible.
bool showsHiddenCard(const engine::ActFamily& family) {
    return std::holds_alternative<engine::PlayCard>(family.action);
}

}  // namespace

ActChooser::ActChooser(Act act, const engine::LegalActs& legal) : m_act(act) {
    for (const engine::Action& action : legal.actions) {
        if (sayingOf(act).is(action)) {
            m_candidates.push_back({action, {}});
        }
    }
    for (const engine::ActFamily& family : legal.families) {
        if (sayingOf(act).families && sayingOf(act).is(family.action)) {
            m_candidates.push_back(family);
        }
    }
}

std::vector<engine::Place> ActChooser::openPlaces() const {
    std::vector<engine::Place> places;
    for (const engine::ActFamily& candidate : m_candidates) {
        const auto all = placesOf(candidate.action);
        if (all.size() > m_chosen.size()) {
            places.push_back(all[m_chosen.size()]);
        }
    }
    std::sort(places.begin(), places.end());
    places.erase(std::unique(places.begin(), places.end()), places.end());
    return places;
}

std::vector<engine::Place> ActChooser::nextPlaces() const {
    const auto asked = question();
    return asked && !asked->besidePlaces ? std::vector<engine::Place>{} : openPlaces();
}

bool ActChooser::take(const engine::Place& place) {
    std::vector<engine::ActFamily> left;
    for (const engine::ActFamily& candidate : m_candidates) {
        const auto all = placesOf(candidate.action);
        if (all.size() > m_chosen.size() && all[m_chosen.size()] == place) {
            left.push_back(candidate);
        }
    }
    if (left.empty()) {
        return false;
    }
    remember();
    m_candidates = std::move(left);
    m_chosen.push_back(place);
    return true;
}

bool ActChooser::takeInstead(const engine::Place& place) {
    ActChooser before = *this;
    while (before.stepBack()) {
        if (before.m_chosen.size() < m_chosen.size() && before.take(place)) {
            *this = std::move(before);
            return true;
        }
    }
    return false;
}

bool ActChooser::asksHiddenCard() const {
    return !m_cardIsSaid && !m_candidates.empty() && std::ranges::all_of(m_candidates, showsHiddenCard);
}

std::optional<Question> ActChooser::question() const {
    const bool asksCard = asksHiddenCard();
    if (m_candidates.size() < 2 && !asksCard) {
        return std::nullopt;
    }
    const bool onBoard = !openPlaces().empty();
    std::vector<Fields> fields;
    const auto ask = [&](std::size_t field) -> std::optional<Question> {
        Question question{fields.front()[field].first, {}, false};
        for (const auto& each : fields) {
            const Answer& answer = each[field].second;
            if (std::find(question.answers.begin(), question.answers.end(), answer) == question.answers.end()) {
                question.answers.push_back(answer);
            }
        }
        // Nothing and nobody come last: the first answer is never one that was not meant.
        std::ranges::stable_partition(
            question.answers, [](const Answer& answer) { return !std::holds_alternative<std::monostate>(answer); });
        const bool isAsked = question.answers.size() > 1 || (asksCard && question.field == engine::field::kCard);
        return isAsked ? std::optional(question) : std::nullopt;
    };
    const auto gather = [&](bool completeOnly) {
        fields.clear();
        for (const engine::ActFamily& candidate : m_candidates) {
            if (!completeOnly || placesOf(candidate.action).size() <= m_chosen.size()) {
                fields.push_back(fieldsAsked(candidate));
            }
        }
    };
    constexpr std::size_t kWho = 0;
    constexpr std::size_t kWhat = 1;
    if (!onBoard || sayingOf(m_act).asksFirst) {
        gather(false);
        for (const std::size_t first : {kWho, kWhat}) {
            if (auto question = ask(first)) {
                return question;
            }
        }
        if (asksCard) {
            const auto card = std::ranges::find(fields.front(), engine::field::kCard, &Fields::value_type::first);
            return ask(static_cast<std::size_t>(card - fields.front().begin()));
        }
    }
    if (onBoard) {
        // The board asks; whatever names no place more is offered beside it.
        gather(true);
        if (fields.empty()) {
            return std::nullopt;
        }
        auto question = ask(kWhat);
        if (!question) {
            question = Question{kKindOfAct, {fields.front()[kWhat].second}, false};
        }
        question->besidePlaces = true;
        return question;
    }
    for (std::size_t field = kWhat + 1; field < fields.front().size(); ++field) {
        if (auto question = ask(field)) {
            return question;
        }
    }
    return std::nullopt;
}

bool ActChooser::fits(const engine::ActFamily& candidate, const Question& question, const Answer& answer) const {
    if (question.besidePlaces && placesOf(candidate.action).size() > m_chosen.size()) {
        return false;
    }
    const auto fields = fieldsAsked(candidate);
    return std::any_of(fields.begin(), fields.end(),
                       [&](const auto& field) { return field.first == question.field && field.second == answer; });
}

bool ActChooser::answer(const Answer& answer) {
    const auto asked = question();
    std::vector<engine::ActFamily> left;
    for (const engine::ActFamily& candidate : m_candidates) {
        if (asked && fits(candidate, *asked, answer)) {
            left.push_back(candidate);
        }
    }
    if (left.empty()) {
        return false;
    }
    remember();
    m_candidates = std::move(left);
    m_cardIsSaid = m_cardIsSaid || asked->field == engine::field::kCard;
    return true;
}

const engine::Action& ActChooser::exampleOf(const Question& question, const Answer& answer) const {
    const auto found = std::find_if(m_candidates.begin(), m_candidates.end(),
                                    [&](const auto& candidate) { return fits(candidate, question, answer); });
    ADJ_CHECK(found != m_candidates.end(), "an answer of the question leaves a candidate");
    return found->action;
}

bool ActChooser::leadsOn(const Question& question, const Answer& answer) const {
    int left = 0;
    for (const engine::ActFamily& candidate : m_candidates) {
        if (fits(candidate, question, answer)) {
            left += candidate.open.empty() ? 1 : 2;
        }
    }
    return left > 1;
}

bool ActChooser::placesDone() const {
    return !m_candidates.empty() && openPlaces().empty();
}

const engine::ActFamily* ActChooser::only() const {
    return placesDone() && !question() ? &m_candidates.front() : nullptr;
}

bool ActChooser::asksForDesert() const {
    if (m_chosen.empty() || m_candidates.empty()) {
        return false;
    }
    const engine::Action& action = m_candidates.front().action;
    const auto* taking = std::get_if<engine::TakeOver>(&action);
    const bool building = taking != nullptr && taking->piece != engine::Piece::Bridge;
    return (building || std::holds_alternative<engine::Relocate>(action)) && !nextPlaces().empty();
}

std::optional<engine::CornerId> ActChooser::retreating() const {
    if (m_candidates.empty()) {
        return std::nullopt;
    }
    const auto* stop = std::get_if<engine::Stop>(&m_candidates.front().action);
    const std::size_t asked = m_chosen.size();
    return stop != nullptr && asked < stop->retreat.size() ? std::optional(stop->retreat[asked].from) : std::nullopt;
}

bool ActChooser::stepBack() {
    if (m_before.empty()) {
        return false;
    }
    Step& before = m_before.back();
    m_candidates = std::move(before.candidates);
    m_chosen = std::move(before.chosen);
    m_cardIsSaid = before.cardIsSaid;
    m_before.pop_back();
    return true;
}

engine::LegalActs withAllies(const engine::Position& position, engine::LegalActs legal) {
    std::vector<engine::Action> helped;
    for (const engine::Action& action : legal.actions) {
        const auto* attack = std::get_if<engine::Attack>(&action);
        if (attack == nullptr) {
            continue;
        }
        std::vector<std::vector<engine::CornerId>> groups{{}};
        for (const engine::CornerId beside : position.topology().neighboursOf(attack->at)) {
            if (!position.armies[beside]) {
                continue;
            }
            const std::size_t before = groups.size();
            for (std::size_t i = 0; i < before; ++i) {
                engine::Attack with = *attack;
                with.allies = groups[i];
                with.allies.push_back(beside);
                if (!engine::actionRefusal(position, with)) {
                    groups.push_back(with.allies);
                    helped.emplace_back(with);
                }
            }
        }
    }
    legal.actions.insert(legal.actions.end(), helped.begin(), helped.end());
    return legal;
}

}  // namespace adjudicator::saying
