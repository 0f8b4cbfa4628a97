// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adjudicator/saying/acts.h"

namespace ui {

/// Which places a click or the keyboard should mean; Any: the nearest corner, side or hex.
using adjudicator::saying::Wanted;

}  // namespace ui
