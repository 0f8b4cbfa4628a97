// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/tournament/desks/received_note.h"

#include <algorithm>
#include <fstream>

#include "adjudicator/seal/desk_key.h"
#include "adjudicator/tournament/desks/desk_file.h"
#include "db/codes.h"

namespace adjudicator {

namespace {

namespace fs = std::filesystem;
using desk_file::numberField;
using desk_file::textField;

constexpr std::size_t kHexOfKey = 64;

/// How the names of all notes about a place end.
std::string tailOf(const std::string& identity) {
    constexpr std::size_t kPlaceDigits = 16;
    return '-' + db::toHex(db::sha256(identity)).substr(0, kPlaceDigits) + ".json";
}

}  // namespace

fs::path noteFile(const fs::path& notes, const std::string& identity, const std::string& key) {
    return notes / (key + tailOf(identity));
}

ReceivedNote readNote(const fs::path& file) {
    const auto text = desk_file::wholeText(file);
    const desk_file::Json json = text ? desk_file::parsedLine(*text) : desk_file::Json::object();
    const std::uint64_t number = numberField(json, "file").value_or(0);
    return {number, textField(json, "sum"), textField(json, "time"), textField(json, "entry"),
            std::max(number, numberField(json, "most").value_or(0))};
}

void keepNote(const fs::path& file, const ReceivedNote& note) {
    std::error_code ignored;
    fs::create_directories(file.parent_path(), ignored);
    std::ofstream out(file, std::ios::binary | std::ios::trunc);
    out << desk_file::Json{{"file", note.file},
                           {"sum", note.sum},
                           {"time", note.time},
                           {"entry", note.entry},
                           {"most", note.most}}
               .dump()
        << '\n';
}

std::vector<std::string> desksNoted(const fs::path& notes, const std::string& identity) {
    std::vector<std::string> desks;
    const std::string tail = tailOf(identity);
    std::error_code error;
    for (fs::directory_iterator entry(notes, error), end; !error && entry != end; entry.increment(error)) {
        const std::string name = entry->path().filename().string();
        if (name.size() == kHexOfKey + tail.size() && name.ends_with(tail) &&
            publicKeyFromHex(std::string_view(name).substr(0, kHexOfKey))) {
            desks.push_back(name.substr(0, kHexOfKey));
        }
    }
    std::ranges::sort(desks);
    return desks;
}

}  // namespace adjudicator
