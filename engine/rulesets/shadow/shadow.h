// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace engine {

class RulesDraft;

/// What Shadow Economy sets (SW-11).
void applyShadow(RulesDraft& draft);

}  // namespace engine
