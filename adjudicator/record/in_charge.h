// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "adjudicator/record/line.h"
#include "adjudicator/seal/desk_key.h"
#include "adjudicator/seal/release.h"

namespace adjudicator {

/// Another desk than that of this key is in charge of the game, and may still go on with it.
template <class Game>
[[nodiscard]] bool isElsewhere(const LineOf<Game>& line, const std::optional<DeskKey>& key);

/// The entry by which this key goes on with a game that is elsewhere, with the release of the desk before where there
/// is one.
template <class Game>
[[nodiscard]] HandedOver handOverTo(const DeskKey& key, const LineOf<Game>& line, const std::string& reason,
                                    const std::optional<Release>& release);

/// The release is of the desk in charge and lets this key go on with the game as it stands.
template <class Game>
[[nodiscard]] bool isReleasedTo(const DeskKey& key, const LineOf<Game>& line, const Release& release);

/// The seal of the record as it stands.
template <class Game>
[[nodiscard]] Sealed sealOf(const LineOf<Game>& line, const DeskKey& key);

}  // namespace adjudicator
