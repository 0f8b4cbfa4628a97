// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace ui {

/// What nobody can look at pictures without is missing (vision::eyesFault, vision::netFault); empty when it is not.
[[nodiscard]] QString netProblem();

}  // namespace ui
