// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/clauses/language.h"

namespace ui {

/// The language in which the window speaks. Switching installs or removes the translator; windows rebuild themselves.
void setLanguage(engine::Language language);
[[nodiscard]] engine::Language language();
/// Its code: "de".
[[nodiscard]] QString languageCode();
/// The language of the settings, else of the system: German where it is German, English otherwise.
[[nodiscard]] engine::Language preferredLanguage();

/// A text of the engine in the window's language; a per cent sign stays on the line of its number.
[[nodiscard]] QString said(const engine::Bilingual& text);
[[nodiscard]] QString said(const std::string& text);
/// The engine's texts begin small: the first letter as at the start of a line.
[[nodiscard]] QString capital(const QString& text);
/// Numbers as the language writes them: 58.6 or 58,6.
[[nodiscard]] QString decimal(double value, int digits);
/// A chance as people read it, "58.6 %": with more decimals where one would say 0 or 100 and it is neither.
[[nodiscard]] QString percent(double chance);
/// "58 %".
[[nodiscard]] QString wholePercent(int hundredths);

}  // namespace ui
