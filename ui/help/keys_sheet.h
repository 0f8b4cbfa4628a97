// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <utility>
#include <vector>

class QAction;

namespace ui {

/// Keys that belong together, with what each does.
struct KeyGroup {
    QString title;
    std::vector<std::pair<QString, QString>> keys;
};

/// The keys of the table: next step, dice, places, the record. Acts come from the table of acts.
[[nodiscard]] std::vector<KeyGroup> tableKeys();
/// The keys of the menus, a group for each; entries without one are left out.
[[nodiscard]] std::vector<KeyGroup> menuKeys(const QList<QAction*>& menus);

/// One page of all that, in columns; rich text as QTextDocument reads it.
[[nodiscard]] QString keysSheet(const std::vector<KeyGroup>& groups, int columns);
/// The sheet as a PDF page of A4, landscape. Empty, or what went wrong in words.
[[nodiscard]] QString writeKeysPdf(const QString& file, const std::vector<KeyGroup>& groups);

}  // namespace ui
