// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/board/coordinates.h"
#include "engine/check.h"
#include "engine/clauses/search.h"
#include "engine/combat/forces.h"
#include "engine/combat/units.h"

/// The short readers: places, units, standings, clause search.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (const auto corner = engine::cornerFromText(text)) {
        ADJ_CHECK(engine::cornerFromText(engine::toText(*corner)) == corner, "a corner's own name names it");
    }
    if (const auto side = engine::sideFromText(text)) {
        ADJ_CHECK(engine::sideFromText(engine::toText(*side)) == side, "a side's own name names it");
    }
    if (const auto units = engine::unitsFromText(text)) {
        ADJ_CHECK(engine::unitsFromText(engine::toText(*units)) == units, "units survive writing and reading");
    }
    if (const auto standing = engine::standingFromText(text)) {
        ADJ_CHECK(engine::standingFromText(engine::toText(*standing)) == standing,
                  "a standing survives writing and reading");
    }
    (void)engine::search(text, engine::Language::German);
    return 0;
}
