// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "adjudicator/cli/game/game_access.h"
#include "adjudicator/record/jpeg_size.h"
#include "engine/expected.h"

namespace adjudicator::cli {

/// A JPEG file that a record takes.
struct EvidenceFile {
    std::string jpeg;
    JpegSize size;
};
/// Reads it, or says in one clause what is wrong with it.
[[nodiscard]] engine::Expected<EvidenceFile, std::string> pictureFromFile(const std::string& file,
                                                                          engine::Language language);

struct PictureWanted {
    /// An act's entry (its newest picture that is still kept), or a picture's own.
    std::uint64_t entry = 0;
    std::string file;
};
/// Writes a kept picture to a file. The answer is no where it was pruned, or is not the one recorded.
[[nodiscard]] int writePicture(const GameOptions& options, const PictureWanted& wanted, Streams streams,
                               engine::Language language);

inline constexpr unsigned kMostDays = 36'500;
inline constexpr unsigned kMostMegabytes = 1'000'000;

struct PruneOptions {
    std::optional<unsigned> days;
    /// Of a million bytes each.
    std::optional<unsigned> keepMegabytes;
};
/// Takes pictures out of the whole book and says how many.
[[nodiscard]] int prunePictures(const GameOptions& options, const PruneOptions& prune, Streams streams,
                                engine::Language language);

}  // namespace adjudicator::cli
