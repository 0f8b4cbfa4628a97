// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

namespace test {

/// Where the Tab key jumps about in a window that is shown, one line each: from one part to another that lies above it,
/// or left of it in the same row, of the same panel. From panel to panel it may go any way.
[[nodiscard]] QStringList tabJumpsIn(QWidget& window);

}  // namespace test
