// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/verify/judge_dice.h"

#include <algorithm>

#include "adjudicator/record/dice_game.h"
#include "adjudicator/record/proposals_game.h"
#include "adjudicator/record/tournament_game.h"
#include "adjudicator/record/word_speaker.h"

namespace adjudicator {

namespace {

/// The faces that events show, in their order.
template <class Events>
std::vector<engine::Die> facesShown(const Events& events) {
    std::vector<engine::Die> shown;
    for (const auto& event : events) {
        std::visit(
            [&](const auto& what) {
                what.fields(what, [&](const char*, const auto& value) {
                    if constexpr (std::is_same_v<std::remove_cvref_t<decltype(value)>, engine::Dice>) {
                        shown.insert(shown.end(), value.dice.begin(), value.dice.end());
                    }
                });
            },
            event.body);
    }
    return shown;
}

/// Events show the faces of the act's virtual dice, each once, or none.
template <class Game>
bool showsItsDice(const ActDoneOf<Game>& act) {
    const auto shown = facesShown(act.events);
    return shown.empty() || shown == diceOf(act.action)->dice;
}

/// An act as it was before it was thrown for.
template <class Action>
Action withoutThrow(Action action) {
    if (engine::Dice* dice = diceOf(action)) {
        *dice = {};
    }
    std::visit(
        [](auto& act) {
            if constexpr (requires { act.word.reset(); }) {
                act.word.reset();
            }
        },
        action);
    return action;
}

/// Each of several words is the one that its player had sealed, in the order of the seals, and together they are the
/// witness word; one may be said aloud, after them.
template <class Game>
bool areWordsRight(const LineOf<Game>& before, const OpenThrowOf<Game>& open) {
    const std::vector<WordOpened>& words = open.said.words;
    if (words.empty()) {
        return true;
    }
    const std::vector<WordSeal>& seals = open.declared->seals;
    auto seal = seals.begin();
    for (const WordOpened& word : words) {
        if (!word.salt) {
            return &word == &words.back() && wordOf(words, *before.position().table) == open.said.text;
        }
        seal = std::find_if(seal, seals.end(), [&](const WordSeal& each) { return each.by == word.by; });
        if (seal == seals.end() || !fitsItsSeal(before.game(), open.number, word, seals)) {
            return false;
        }
        ++seal;
    }
    return wordOf(words, *before.position().table) == open.said.text;
}

/// What a throw that this act opens does not give it.
template <class Game>
VerdictReason openedReason(const LineOf<Game>& before, const ActDoneOf<Game>& act) {
    const auto& open = before.openThrow();
    if (!open || !open->declared || open->number != *act.thrown->number ||
        commitmentOf(before.game(), open->number, *act.thrown->secret) != open->commitment) {
        return VerdictReason::CommitmentWrong;
    }
    if (withoutThrow(act.action) != withoutThrow(open->declared->action)) {
        return VerdictReason::DeclaredOtherwise;
    }
    if (open->said.text.empty() != (act.thrown->level == DiceLevel::Desk)) {
        return VerdictReason::LevelWrong;
    }
    if (!areWordsRight(before, *open)) {
        return VerdictReason::WordsWrong;
    }
    const std::vector<int>& sides = open->declared->sides;
    const auto faces = facesOf(before.game(), open->number, *act.thrown->secret, open->said.text, sides);
    std::vector<engine::Die> dice;
    for (std::size_t i = 0; i < faces.size(); ++i) {
        dice.push_back({sides[i], faces[i]});
    }
    return diceOf(act.action)->dice == dice ? VerdictReason::None : VerdictReason::FacesWrong;
}

/// What a throw opened before does not give an act that uses it again.
template <class Game>
VerdictReason spareReason(const LineOf<Game>& before, const ActDoneOf<Game>& act) {
    const auto needed = diceNeeded(before.position(), act.action);
    const SpareThrow* spare = needed ? before.spareFor(act.action, *needed) : nullptr;
    const bool same = spare != nullptr && spare->number == *act.thrown->number && spare->level == act.thrown->level;
    return same && spare->dice.dice == diceOf(act.action)->dice ? VerdictReason::None : VerdictReason::FacesWrong;
}

}  // namespace

template <class Game>
VerdictReason diceReason(const LineOf<Game>& before, const ActDoneOf<Game>& act) {
    const engine::Dice* dice = diceOf(act.action);
    if (dice == nullptr) {
        return act.thrown ? VerdictReason::LevelWrong : VerdictReason::None;
    }
    if (!act.thrown && dice->asksForThrow()) {
        // Nothing was thrown: right when nothing had to be. Whether the act was allowed is for the rules to say.
        const auto needed = diceNeeded(before.position(), act.action);
        return needed && !needed->empty() ? VerdictReason::LevelWrong : VerdictReason::None;
    }
    if (!act.thrown || dice->asksForThrow()) {
        return VerdictReason::LevelWrong;
    }
    const DiceLevel level = act.thrown->level;
    const bool isVirtual = level == DiceLevel::Witnessed || level == DiceLevel::Desk;
    if (isVirtual != (dice->source == engine::DiceSource::Virtual) || isVirtual != act.thrown->number.has_value() ||
        (!isVirtual && act.thrown->secret)) {
        return VerdictReason::LevelWrong;
    }
    if (!isVirtual) {
        return VerdictReason::None;
    }
    const VerdictReason reason = act.thrown->secret ? openedReason(before, act) : spareReason(before, act);
    return reason != VerdictReason::None || showsItsDice(act) ? reason : VerdictReason::ShownOtherwise;
}

template <class Game>
VerdictReason diceReason(const LineOf<Game>& before, const CorrectedActOf<Game>& corrects) {
    const engine::Dice* dice = diceOf(corrects.act.action);
    const auto index = corrects.of ? before.indexOf({*corrects.of, corrects.ofItem}) : std::nullopt;
    const ActDoneOf<Game>* was = index ? &before.actAt(before.acts()[*index].now) : nullptr;
    const auto& thrown = corrects.act.thrown;
    if (!thrown || !thrown->number) {
        const bool hasDice = dice != nullptr && !dice->asksForThrow();
        return !hasDice || (thrown && dice->source != engine::DiceSource::Virtual) ? VerdictReason::None
                                                                                   : VerdictReason::FacesWrong;
    }
    const bool stays = was != nullptr && was->thrown && was->thrown->number == thrown->number &&
                       was->thrown->level == thrown->level && !thrown->secret && dice != nullptr &&
                       dice->dice == diceOf(was->action)->dice;
    return !stays                        ? VerdictReason::FacesWrong
           : !showsItsDice(corrects.act) ? VerdictReason::ShownOtherwise
                                         : VerdictReason::None;
}

template VerdictReason diceReason(const LineOf<TableGame>&, const ActDoneOf<TableGame>&);
template VerdictReason diceReason(const LineOf<DiceGame>&, const ActDoneOf<DiceGame>&);
template VerdictReason diceReason(const LineOf<TournamentGame>&, const ActDoneOf<TournamentGame>&);
template VerdictReason diceReason(const LineOf<ProposalsGame>&, const ActDoneOf<ProposalsGame>&);
template VerdictReason diceReason(const LineOf<TableGame>&, const CorrectedActOf<TableGame>&);
template VerdictReason diceReason(const LineOf<DiceGame>&, const CorrectedActOf<DiceGame>&);
template VerdictReason diceReason(const LineOf<TournamentGame>&, const CorrectedActOf<TournamentGame>&);
template VerdictReason diceReason(const LineOf<ProposalsGame>&, const CorrectedActOf<ProposalsGame>&);

}  // namespace adjudicator
