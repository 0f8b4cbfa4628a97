// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace vision::camera {

/// A function of a module that lies beside the executable or in ../lib/adjudicator from there; null where there is
/// none. Opens the module, which then stays open.
[[nodiscard]] void* moduleSymbol(const char* file, const char* symbol);

}  // namespace vision::camera
