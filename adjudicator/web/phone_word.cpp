// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/web/phone_word.h"

#include <algorithm>
#include <array>

#include "adjudicator/web/word_reader.h"
#include "engine/tournament/position.h"
#include "engine/tournament/text_limits.h"

namespace adjudicator::web {

namespace {

constexpr std::array<std::string_view, 3> kDoWords{"enter", "confirm", "dispute"};
constexpr std::size_t kMostWhy = 300;
constexpr std::ptrdiff_t kMostOpened = 3;
constexpr int kMostTables = 100;

}  // namespace

std::optional<PhoneWord> phoneWordFrom(std::string_view body) {
    const WordReader read(body, kMostOpened);
    const auto place = [&](const char* name) {
        return static_cast<int>(std::min<std::uint64_t>(read.number(name).value_or(0), kMostTables + 1));
    };
    auto from = read.from();
    const auto what = std::ranges::find(kDoWords, read.text("do"));
    const auto* points = read.find("points");
    const auto* seats = read.find("seats");
    PhoneWord word{from.value_or(WordFrom()), {}, place("round"), place("table"), {}, {}, read.text("why")};
    const bool isPlaced = word.round >= 1 && word.round <= engine::tournament::kMostRounds + 2 && word.table >= 1 &&
                          word.table <= kMostTables;
    if (!from || what == kDoWords.end() || !isPlaced || !engine::tournament::isPlainText(word.why, kMostWhy) ||
        points == nullptr || !points->is_array() || seats == nullptr || !seats->is_array() ||
        points->size() != seats->size() || seats->size() > engine::tournament::kMostAtTable) {
        return std::nullopt;
    }
    word.what = static_cast<PhoneWord::Do>(what - kDoWords.begin());
    for (const auto& each : *points) {
        if (!each.is_number_unsigned() || each.get<std::uint64_t>() > engine::tournament::kMostPoints) {
            return std::nullopt;
        }
        word.points.push_back(each.get<int>());
    }
    for (const auto& each : *seats) {
        if (!each.is_string()) {
            return std::nullopt;
        }
        word.seats.push_back(each.get<std::string>());
    }
    return word;
}

}  // namespace adjudicator::web
