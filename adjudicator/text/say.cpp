// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/text/say.h"

#include <locale>

namespace adjudicator {

namespace {

/// A language's numbers: its decimal point, and nothing between thousands.
class Numbers : public std::numpunct<char> {
public:
    explicit Numbers(engine::Language language) : m_point(Phrase{"decimal point", "."}.in(language).front()) {}

protected:
    char do_decimal_point() const override { return m_point; }
    std::string do_grouping() const override { return {}; }

private:
    char m_point;
};

}  // namespace

std::string formattedIn(engine::Language language, std::string_view text, fmt::format_args args) {
    // The locale keeps the numbers.
    return fmt::vformat(std::locale(std::locale::classic(), new Numbers(language)), text, args);
}

std::string filledSentence(engine::Language language, const Phrase& phrase, fmt::format_args args) {
    try {
        const std::string_view text = phrase.in(language);
        return text.find('L') == std::string_view::npos ? fmt::vformat(text, args) : formattedIn(language, text, args);
    } catch (const fmt::format_error&) {
        return fmt::vformat(phrase.english(), args);
    }
}

}  // namespace adjudicator
