// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>
#include <cstdint>
#include <sstream>
#include <string>

#include "db/game_text.h"
#include "engine/check.h"

/// Whatever is read of an exported game can be written, and reads as the same game.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::istringstream in(std::string(reinterpret_cast<const char*>(data), size));
    const auto game = db::readGame(in);
    if (!game) {
        return 0;
    }
    std::ostringstream out;
    ADJ_CHECK(db::writeGame(out, *game), "a game that was read can be written");
    std::istringstream back(out.str());
    const auto again = db::readGame(back);
    ADJ_CHECK(again && again->entries() == game->entries() && again->heads() == game->heads(),
              "a game survives writing and reading");
    return 0;
}
