// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/clauses/rulings.h"

#include <optional>

#include "engine/check.h"

namespace engine {

bool Rulings::is(RulingId id, std::string_view optionId) const {
    return optionText(choice(id)) == optionId;
}

void Rulings::set(RulingChoice choice) {
    ADJ_CHECK(choice.option < optionCount(choice.id), "a chosen option is one of its ruling's options");
    m_options[index(choice.id)] = choice.option;
}

std::vector<RulingChoice> Rulings::departures() const {
    std::vector<RulingChoice> result;
    for (const RulingId id : kRulingIds) {
        if (option(id) != 0) {
            result.push_back(choice(id));
        }
    }
    return result;
}

std::vector<RulingChoice> rulingsKeptFrom(int version) {
    if (version >= 2) {
        return {};
    }
    return {choiceOf(RNukeAlone::Blocks), choiceOf(RXSwCcBoycott::Yes)};
}

Expected<Rulings, std::vector<RulingFault>> allRulingsFrom(std::span<const std::pair<std::string, std::string>> pairs) {
    Rulings rulings;
    std::vector<RulingFault> faults;
    std::array<bool, kRulingCount> chosen{};
    for (const auto& [ruling, option] : pairs) {
        const std::optional<RulingId> id = rulingFromText(ruling);
        if (!id) {
            faults.push_back({RulingFault::Kind::UnknownRuling, ruling, option});
            continue;
        }
        const std::optional<RulingChoice> choice = optionFromText(*id, option);
        if (!choice) {
            faults.push_back({RulingFault::Kind::UnknownOption, ruling, option});
            continue;
        }
        if (chosen[index(*id)] && rulings.choice(*id) != *choice) {
            faults.push_back({RulingFault::Kind::ChosenTwice, ruling, option});
            continue;
        }
        chosen[index(*id)] = true;
        rulings.set(*choice);
    }
    if (!faults.empty()) {
        return unexpected(std::move(faults));
    }
    return rulings;
}

Expected<Rulings, RulingFault> rulingsFrom(std::span<const std::pair<std::string, std::string>> pairs) {
    auto result = allRulingsFrom(pairs);
    if (!result) {
        return unexpected(result.error().front());
    }
    return *result;
}

}  // namespace engine
