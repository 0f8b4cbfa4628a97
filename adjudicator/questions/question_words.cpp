// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/questions/question_words.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include "adjudicator/text/say.h"
#include "adjudicator/text/words.h"

namespace adjudicator::questions {

namespace {

using engine::Language;
using vision::Doubt;

/// "two", "zwei"; digits from ten on.
std::string numeral(std::size_t count, Language language) {
    static constexpr std::array kNumerals{Phrase{"count", "no"},    Phrase{"count", "one"},   Phrase{"count", "two"},
                                          Phrase{"count", "three"}, Phrase{"count", "four"},  Phrase{"count", "five"},
                                          Phrase{"count", "six"},   Phrase{"count", "seven"}, Phrase{"count", "eight"},
                                          Phrase{"count", "nine"}};
    return count < kNumerals.size() ? std::string(kNumerals.at(count).in(language)) : std::to_string(count);
}

/// Words that stand for no piece, terrain, resource, number or units; empty for all others.
std::string ownWord(std::string_view word, Language language) {
    struct Own {
        std::string_view word;
        Phrase text;
    };
    static constexpr std::array kOwn{
        Own{vision::kNothing, Phrase{"nothing"}},  Own{"any", Phrase{"3:1 harbour"}},
        Own{"robber", Phrase{"robber"}},           Own{"pirate", Phrase{"pirate"}},
        Own{"face_down", Phrase{"face-down hex"}}, Own{"removed", Phrase{"removed hex"}},
    };
    const auto* own = std::ranges::find(kOwn, word, &Own::word);
    return own == kOwn.end() ? std::string() : std::string(own->text.in(language));
}

bool areAll(const Question& question, const auto& holds) {
    return std::ranges::all_of(question.items, holds);
}

}  // namespace

std::string QuestionWords::thing(const std::string& word) const {
    if (std::string own = ownWord(word, m_language); !own.empty()) {
        return own;
    }
    if (const auto piece = engine::pieceFromText(word)) {
        return std::string(adjudicator::word(*piece, m_language));
    }
    if (const auto terrain = engine::terrainFromText(word)) {
        return std::string(adjudicator::word(*terrain, m_language));
    }
    if (const auto resource = engine::resourceFromText(word)) {
        return fmt::format("2:1 {}", adjudicator::word(*resource, m_language));  // of a harbour
    }
    const std::string_view weapon = "+nuke";
    const bool isArmed = word.size() > weapon.size() && word.ends_with(weapon);
    const auto units = engine::unitsFromText(isArmed ? word.substr(0, word.size() - weapon.size()) : word);
    if (!units) {
        return word;  // a number
    }
    const std::string army = unitsText(*units, m_language);
    return isArmed ? say(m_language, "{} and a nuclear weapon", army) : army;
}

std::string QuestionWords::player(const std::string& id) const {
    const auto known = std::ranges::find(m_players, id, &engine::PlayerSetup::id);
    return displayName(engine::Player{id, known == m_players.end() ? std::string() : known->name, {}}, m_language);
}

std::string QuestionWords::place(const vision::Place& place) const {
    return std::visit(
        [&](const auto& its) {
            const auto id = m_board == nullptr ? std::nullopt : m_board->topology().find(its);
            return id ? PlaceWords(*m_board->table, m_language).label(engine::Place(*id)) : engine::toText(its);
        },
        place);
}

std::string QuestionWords::answer(const Answer& answer) const {
    if (answer.owner.empty()) {
        return thing(answer.word);
    }
    return answer.word.empty() ? player(answer.owner)
                               : say(m_language, "{0}’s {1}", player(answer.owner), thing(answer.word));
}

std::string QuestionWords::ofGroup(const Question& question) const {
    const Item& first = question.items.front();
    const std::string count = numeral(question.items.size(), m_language);
    const std::string owner = ownerOf(question);
    const bool isRead = areAll(question, [](const Item& item) { return !item.answers.front().isNothing(); });
    const bool isUnread = areAll(question, [](const Item& item) { return item.answers.front().isNothing(); });
    if (first.what == Doubt::Piece && !owner.empty() && isRead) {
        return say(m_language, "Are these {} pieces {}’s?", count, player(owner));
    }
    if (first.what == Doubt::Piece && !owner.empty() && isUnread) {
        return say(m_language, "Does {1} have a piece at any of these {0} places?", count, player(owner));
    }
    if (isOfHarbours(question)) {
        return say(m_language, "Are these {} harbours right?", count);
    }
    std::vector<std::string> may;
    for (const Answer& answer : first.answers) {
        if (!answer.isNothing()) {
            may.push_back(this->answer(answer));
        }
    }
    std::ranges::sort(may);
    const std::string either = joinedOr(may, m_language);
    return first.what == Doubt::Owner ? say(m_language, "Whose are these {}: {}?", count, either)
                                      : say(m_language, "Are these {} right: {}?", count, either);
}

std::string QuestionWords::sentence(const Question& question) const {
    if (question.isGroup()) {
        return ofGroup(question);
    }
    const Item& item = question.items.front();
    std::vector<std::string> may;
    for (const Answer& answer : item.answers) {
        if (!answer.isNothing()) {
            may.push_back(this->answer(answer));
        }
    }
    if (std::ranges::any_of(item.answers, &Answer::isNothing)) {
        may.push_back(thing(std::string(vision::kNothing)));
    }
    return say(m_language, "{}: {}?", capitalised(place(item.at)), joinedOr(may, m_language));
}

}  // namespace adjudicator::questions
