// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>
#include <string>

#include "adjudicator/record/line.h"
#include "adjudicator/replay/replay.h"
#include "engine/clauses/language.h"
#include "ui/files/exporter.h"

namespace ui {

/// Writes a stretch of a game as a moving picture, an act every 1.5 seconds, by the program ffmpeg. The file is the
/// old one or the whole new one. At most kMostFilmActs acts. `goesOn` is told per cent and may stop it. An application
/// with fonts must be there; any thread will do.
[[nodiscard]] ExportOutcome writeFilm(const adjudicator::Line& line, engine::Language language,
                                      const adjudicator::Film& film, const QString& file,
                                      const std::function<bool(int percent)>& goesOn = {});

/// The same for a program without a window: it makes an application without a screen for it. Answers with why the file
/// is not there; empty when it is.
[[nodiscard]] std::string writeFilmUnseen(const adjudicator::Line& line, engine::Language language,
                                          const adjudicator::Film& film, const std::string& file);

}  // namespace ui
