// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/game/write_whole.h"

#include <filesystem>
#include <fstream>
#include <ostream>

#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"

namespace adjudicator::cli {

namespace {

/// The file is the old one or the new one, never half of it.
bool writeSafely(const std::string& file, const std::string& text) {
    const std::filesystem::path target(file);
    std::filesystem::path fresh = target;
    fresh += ".part";
    std::error_code failed;
    if (std::filesystem::exists(target, failed) && !std::filesystem::is_regular_file(target, failed)) {
        // A device or a pipe is written to; only a file is replaced.
        std::ofstream out(target, std::ios::binary);
        out << text;
        out.close();
        return static_cast<bool>(out);
    }
    {
        std::ofstream out(fresh, std::ios::binary | std::ios::trunc);
        out << text;
        out.close();
        if (!out) {
            std::filesystem::remove(fresh, failed);
            return false;
        }
    }
    std::filesystem::rename(fresh, target, failed);
    if (failed) {
        std::error_code ignored;
        std::filesystem::remove(fresh, ignored);
        return false;
    }
    return true;
}

}  // namespace

int writeWhole(const Streams& streams, const std::string& file, const std::string& text, engine::Language language) {
    if (file == "-") {
        streams.out << text;
    } else if (!writeSafely(file, text)) {
        return refuse(streams, file, say(language, "cannot be written"));
    }
    return kFine;
}

}  // namespace adjudicator::cli
