// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

namespace test {

/// While the program speaks the pseudo-language: what a shown window has in words that came from no catalogue, one line
/// each. Names of the players at test tables, ids, and names of languages are nobody's words.
[[nodiscard]] QStringList untranslatedIn(QWidget& window);

}  // namespace test
