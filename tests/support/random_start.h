// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/state/position.h"
#include "engine/state/setup.h"
#include "tests/support/document_sets.h"

namespace engine::test {

/// A table for these documents before its first founding, red to move: hands empty, bank and deck whole, no ruling
/// turned. Two to five players; with Monopolists four or five.
[[nodiscard]] Setup freshTable(const Documents& documents, std::size_t players);

/// A table for these documents with as many players as chance wants, any ruling decided either way, any optional clause
/// on, arms mostly cheap. The same seed sets up the same table.
[[nodiscard]] Position randomStart(const Documents& documents, unsigned seed);

}  // namespace engine::test
