// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/combat/units.h"

#include <algorithm>
#include <array>

#include "engine/check.h"

namespace engine {

Units downgraded(Units units) {
    ADJ_CHECK(!units.empty(), "an army that loses a round holds a unit");
    if (units.artillery > 0) {
        --units.artillery;
        ++units.cavalry;
    } else if (units.cavalry > 0) {
        --units.cavalry;
        ++units.infantry;
    } else {
        --units.infantry;
    }
    return units;
}

std::string toText(const Units& units) {
    std::string text;
    const auto append = [&text](int count, char letter) {
        if (count > 0) {
            text += std::to_string(count);
            text += letter;
        }
    };
    append(units.artillery, 'A');
    append(units.cavalry, 'C');
    append(units.infantry, 'I');
    return text;
}

std::optional<Units> unitsFromText(std::string_view text) {
    struct Kind {
        char letter;
        int Units::*count;
        bool seen;
    };
    Kind kinds[] = {{'A', &Units::artillery, false}, {'C', &Units::cavalry, false}, {'I', &Units::infantry, false}};
    Units units;
    while (!text.empty()) {
        int count = 0;
        bool anyDigit = false;
        for (; !text.empty() && text.front() >= '0' && text.front() <= '9'; text.remove_prefix(1)) {
            count = count * 10 + (text.front() - '0');
            anyDigit = true;
            if (count > kMaxUnitsOfAKind) {
                return std::nullopt;
            }
        }
        if (text.empty()) {
            return std::nullopt;
        }
        Kind* named = nullptr;
        for (Kind& kind : kinds) {
            if (kind.letter == text.front() && !kind.seen) {
                named = &kind;
            }
        }
        if (named == nullptr) {
            return std::nullopt;
        }
        named->seen = true;
        units.*(named->count) = anyDigit ? count : 1;
        text.remove_prefix(1);
    }
    return units.empty() ? std::nullopt : std::optional(units);
}

namespace {
constexpr std::array<std::string_view, 3> kUnitKinds{"infantry", "cavalry", "artillery"};
}

std::string_view toText(UnitKind kind) {
    return kUnitKinds[static_cast<std::size_t>(kind)];
}

std::optional<UnitKind> unitKindFromText(std::string_view text) {
    const auto found = std::find(kUnitKinds.begin(), kUnitKinds.end(), text);
    return found == kUnitKinds.end() ? std::nullopt : std::optional(static_cast<UnitKind>(found - kUnitKinds.begin()));
}

}  // namespace engine
