// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

#include "adjudicator/seal/release.h"

namespace ui {

/// What a file is that somebody opens, by what it holds; Other: a position, a photo, or nothing that is known.
enum class FileKind { Book, Receipts, Release, Other };
[[nodiscard]] FileKind fileKindOf(const QString& path);

/// The release of a game that the file holds; empty for any other file.
[[nodiscard]] std::optional<adjudicator::Release> releaseIn(const QString& path);

}  // namespace ui
