// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/verify/entry_words.h"

#include <fmt/format.h>

#include "adjudicator/text/say.h"

namespace adjudicator {

std::string entryList(const std::vector<std::uint64_t>& entries) {
    std::string text;
    for (std::size_t i = 0; i < entries.size();) {
        std::size_t last = i;
        while (last + 1 < entries.size() && entries[last + 1] == entries[last] + 1) {
            ++last;
        }
        text += text.empty() ? "" : ", ";
        text += last > i + 1 ? fmt::format("{}–{}", entries[i], entries[last]) : std::to_string(entries[i]);
        i = last > i + 1 ? last + 1 : i + 1;
    }
    return text;
}

std::string entriesText(const std::vector<std::uint64_t>& entries, engine::Language language) {
    return entries.size() == 1 ? say(language, "entry {}", entryList(entries))
                               : say(language, "entries {}", entryList(entries));
}

void addSentence(std::string& text, const std::string& sentence) {
    text += (text.empty() ? "" : " ") + sentence;
}

}  // namespace adjudicator
