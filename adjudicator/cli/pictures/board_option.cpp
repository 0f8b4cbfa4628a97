// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/pictures/board_option.h"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <vector>

#include "adjudicator/cli/input.h"
#include "adjudicator/cli/say.h"
#include "adjudicator/watch/known_table.h"
#include "vision/read_photo.h"

namespace adjudicator::cli {

namespace {

using engine::Language;

constexpr std::string_view kSmallBox = "3-4";
constexpr std::string_view kLargeBox = "5-6";

std::string tooLarge(Language language) {
    return say(language, "a picture is read for at most {} hexes of land", vision::kMostLand);
}

}  // namespace

std::optional<engine::Layout> layoutFrom(const std::string& text, const Streams& streams, Language language) {
    constexpr std::size_t kMostBoxes = 8;
    std::vector<engine::Layout> boxes;
    std::size_t from = 0;
    while (from <= text.size() && boxes.size() < kMostBoxes) {
        const std::size_t plus = std::min(text.find('+', from), text.size());
        const std::string box = text.substr(from, plus - from);
        if (box != kSmallBox && box != kLargeBox) {
            break;
        }
        boxes.push_back(box == kSmallBox ? engine::layoutForFour() : engine::layoutForSix());
        from = plus + 1;
    }
    if (from == text.size() + 1) {
        std::size_t hexes = 0;
        for (const engine::Layout& box : boxes) {
            hexes += box.land.size();
        }
        if (hexes <= vision::kMostLand) {
            return engine::mergedLayout(boxes);
        }
        (void)refuse(streams, "--board", tooLarge(language));
        return std::nullopt;
    }
    std::error_code error;
    if (!std::filesystem::exists(text, error)) {
        (void)refuse(
            streams, "--board",
            say(language, "{} is neither a box (3-4, 5-6, 3-4+5-6 for merged ones) nor a position file", text));
        return std::nullopt;
    }
    const auto setup = readSetupFile(streams, text, language);
    if (!setup) {
        return std::nullopt;
    }
    engine::Layout layout = watch::layoutOf(*setup);
    if (layout.land.empty() || layout.land.size() > vision::kMostLand) {
        (void)refuse(streams, text, layout.land.empty() ? say(language, "no hex of land in it") : tooLarge(language));
        return std::nullopt;
    }
    return layout;
}

std::string_view boardWord(const engine::Layout& layout) {
    return layout == engine::layoutForFour()  ? kSmallBox
           : layout == engine::layoutForSix() ? kLargeBox
                                              : std::string_view("own");
}

}  // namespace adjudicator::cli
