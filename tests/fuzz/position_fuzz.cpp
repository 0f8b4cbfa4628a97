// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/check.h"
#include "engine/notation/position_json.h"
#include "engine/state/to_position.h"

/// Whatever is read can be written and read again, and whatever stands can be written and stands again.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto setup = engine::setupFromJson({reinterpret_cast<const char*>(data), size});
    if (!setup) {
        return 0;
    }
    const auto again = engine::setupFromJson(engine::toJson(*setup));
    ADJ_CHECK(again && *again == *setup, "a set-up survives writing and reading");
    const auto position = engine::toPosition(*setup);
    if (position) {
        (void)engine::irregularities(*position);
        const engine::Setup written = engine::toSetup(*position);
        const auto back = engine::toPosition(written);
        ADJ_CHECK(back && engine::toSetup(*back) == written, "a position survives writing and reading");
    }
    return 0;
}
