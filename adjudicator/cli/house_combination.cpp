// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/house_combination.h"

#include <nlohmann/json.hpp>
#include <ostream>

#include "adjudicator/cli/say.h"
#include "adjudicator/text/rule_book.h"

namespace adjudicator::cli {

std::string houseCombinationJson(const engine::Rules* rules) {
    if (rules == nullptr || !rules->houseCombination) {
        return {};
    }
    nlohmann::ordered_json json = nlohmann::ordered_json::object();
    for (const engine::RulingId ruling : combinationRulings(rules->documents)) {
        json[std::string(engine::toText(ruling))] = engine::optionText(rules->rulings.choice(ruling));
    }
    return json.dump();
}

void tellHouseCombination(const Streams& streams, const engine::Rules* rules, engine::Language language) {
    if (rules != nullptr && rules->houseCombination) {
        streams.err << say(language, "house combination: {}", combinationText(*rules)) << '\n';
    }
}

}  // namespace adjudicator::cli
