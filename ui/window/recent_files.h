// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>

class QMenu;

namespace ui {

/// Puts a file at the top of those that were opened last.
void rememberFile(const QString& path);
/// An entry for each of them; `open` takes its path.
void fillRecent(QMenu& menu, const std::function<void(const QString&)>& open);

}  // namespace ui
