// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adjudicator/text/say.h"

namespace adjudicator::cli {

using adjudicator::say;

}  // namespace adjudicator::cli
