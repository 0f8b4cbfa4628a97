// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/decision.h"

namespace engine {

/// The corner right across the hex; empty when the corner is not one of its six.
[[nodiscard]] std::optional<CornerId> acrossHex(const Topology& board, HexId hex, CornerId corner);
/// The other end of each bridge that ends at the corner, whosever it is.
[[nodiscard]] std::vector<CornerId> acrossBridges(const Position& position, CornerId corner);

/// Why no bridge may lead from this corner across this hex (CC-12). Price and supply are not asked.
[[nodiscard]] std::optional<Refusal> bridgeRefusal(const Position& position, PlayerId player, HexId hex, CornerId from);
/// A building at the other end of a bridge, where both ends count as neighbours (R-CC-BRIDGE).
[[nodiscard]] std::optional<Refusal> bridgeDistanceRefusal(const Position& position, CornerId at);

/// A bridge (CC-12), a capital (CC-13).
[[nodiscard]] Judgement buildBridge(const Position& position, const Build& action);
[[nodiscard]] Judgement upgradeToCapital(const Position& position, const Upgrade& action);

}  // namespace engine
