// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace engine {

class RulesDraft;

/// What the Monopolists set: walls, factories, winning score, harbours of the Exchange (MO-2 … MO-20).
void applyMonopolists(RulesDraft& draft);

}  // namespace engine
