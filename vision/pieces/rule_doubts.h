// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/reading/reading.h"

namespace vision::pieces {

/// Asks about what the rules make unlikely, and makes it less sure: routes that no building of their colour joins,
/// buildings beside each other. It stays as read, since a photographed board may break any rule, and one piece that was
/// not seen leaves a whole chain in the air.
void askUnlikely(BoardReading& reading);

/// Lets every question whose piece something is be answered with "nothing there".
void offerNothing(BoardReading& reading);

}  // namespace vision::pieces
