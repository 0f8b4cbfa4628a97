// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/clauses/language.h"

namespace ui {

/// The language in which the window speaks. Switching installs or removes the translator; windows rebuild themselves.
void setLanguage(engine::Language language);
[[nodiscard]] engine::Language language();
/// The language of the settings, else of the system: German where it is German, English otherwise.
[[nodiscard]] engine::Language preferredLanguage();

/// A text of the engine in the window's language.
[[nodiscard]] QString said(const engine::Bilingual& text);
[[nodiscard]] inline QString said(const std::string& text) {
    return QString::fromStdString(text);
}
/// Numbers as the language writes them: 58.6 or 58,6.
[[nodiscard]] QString decimal(double value, int digits);

}  // namespace ui
