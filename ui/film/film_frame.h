// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

#include "adjudicator/record/line.h"
#include "engine/clauses/language.h"

namespace ui {

/// How large every picture of a film is; even numbers, as MP4 asks for.
inline constexpr QSize kFilmSize(960, 1080);

/// One picture of a film: the board as all may see it after the entry, under it what was done, the dice and the
/// points. RGB888 without padding. It may be drawn on any thread; an application with fonts must be there.
[[nodiscard]] QImage filmFrame(const adjudicator::Line& at, const adjudicator::LogLine& entry,
                               engine::Language language);

}  // namespace ui
