// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/sets/set_shelf.h"

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <optional>
#include <system_error>

#include "adjudicator/desk.h"

namespace adjudicator::sets {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kEnding = ".json";

/// Any name as a file's: what is no letter, digit or hyphen as its two hexadecimal digits behind an underscore.
fs::path fileOf(const fs::path& folder, std::string_view name) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string file;
    for (const char c : name) {
        const bool isPlain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-';
        if (isPlain) {
            file += c;
        } else {
            const auto byte = static_cast<std::uint8_t>(c);
            file += '_';
            file += kDigits[byte >> 4U];
            file += kDigits[byte & 15U];
        }
    }
    return folder / (file + std::string(kEnding));
}

std::optional<KnownSet> setIn(const fs::path& file) {
    std::error_code error;
    const auto size = fs::file_size(file, error);
    if (error || size > kMostSetBytes) {
        return std::nullopt;
    }
    std::ifstream stream(file, std::ios::binary);
    std::string text(static_cast<std::size_t>(size), '\0');
    stream.read(text.data(), static_cast<std::streamsize>(text.size()));
    return stream ? setFrom(text) : std::nullopt;
}

/// Whole or not at all.
engine::Expected<void, ShelfError> write(const fs::path& folder, const KnownSet& set) {
    std::error_code error;
    fs::create_directories(folder, error);
    const fs::path target = fileOf(folder, set.name);
    fs::path fresh = target;
    fresh += ".part";
    {
        std::ofstream file(fresh, std::ios::binary | std::ios::trunc);
        file << toText(set);
        file.close();
        if (!file) {
            fs::remove(fresh, error);
            return engine::unexpected(ShelfError::NotWritten);
        }
    }
    fs::rename(fresh, target, error);
    if (error) {
        std::error_code ignored;
        fs::remove(fresh, ignored);
        return engine::unexpected(ShelfError::NotWritten);
    }
    return {};
}

}  // namespace

const KnownSet* Shelf::find(std::string_view name) const {
    const auto found = std::find_if(sets.begin(), sets.end(), [&](const KnownSet& set) { return set.name == name; });
    return found == sets.end() ? nullptr : &*found;
}

vision::KnownSets Shelf::looks() const {
    vision::KnownSets known;
    for (const KnownSet& set : sets) {
        known.sets.push_back(set.look);
    }
    return known;
}

std::string Shelf::freeName(const std::string& word) const {
    std::size_t number = 1;
    while (find(word + ' ' + std::to_string(number)) != nullptr) {
        ++number;
    }
    return word + ' ' + std::to_string(number);
}

fs::path setFolder() {
    return dataFolder() / "sets";
}

Shelf readShelf(const fs::path& folder) {
    Shelf shelf;
    std::vector<fs::path> files;
    std::error_code error;
    for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
        std::error_code ignored;
        if (it->path().extension() == kEnding && it->is_regular_file(ignored)) {
            files.push_back(it->path());
        }
    }
    std::sort(files.begin(), files.end());
    for (const fs::path& file : files) {
        if (auto set = setIn(file); !set) {
            shelf.damaged.push_back(file);
        } else if (shelf.find(set->name) == nullptr && shelf.sets.size() < kMostSets) {
            shelf.sets.push_back(std::move(*set));
        }
    }
    std::sort(shelf.sets.begin(), shelf.sets.end(),
              [](const KnownSet& a, const KnownSet& b) { return a.name < b.name; });
    return shelf;
}

engine::Expected<void, ShelfError> keepSet(const fs::path& folder, const KnownSet& set) {
    if (!isSetName(set.name)) {
        return engine::unexpected(ShelfError::BadName);
    }
    const Shelf shelf = readShelf(folder);
    if (shelf.find(set.name) == nullptr && shelf.sets.size() >= kMostSets) {
        return engine::unexpected(ShelfError::TooMany);
    }
    return write(folder, set);
}

engine::Expected<void, ShelfError> renameSet(const fs::path& folder, std::string_view from, const std::string& to) {
    const Shelf shelf = readShelf(folder);
    const KnownSet* set = shelf.find(from);
    if (set == nullptr) {
        return engine::unexpected(ShelfError::NoSuchSet);
    }
    if (!isSetName(to)) {
        return engine::unexpected(ShelfError::BadName);
    }
    if (from == to) {
        return {};
    }
    if (shelf.find(to) != nullptr) {
        return engine::unexpected(ShelfError::NameTaken);
    }
    // The new file first: should the program end between, there are two of them, never none.
    const KnownSet renamed{to, set->look};
    if (auto kept = write(folder, renamed); !kept) {
        return kept;
    }
    return forgetSet(folder, from);
}

engine::Expected<void, ShelfError> forgetSet(const fs::path& folder, std::string_view name) {
    if (readShelf(folder).find(name) == nullptr) {
        return engine::unexpected(ShelfError::NoSuchSet);
    }
    // A file that a person copied here may have another name.
    std::error_code error;
    for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
        const auto set = it->path().extension() == kEnding ? setIn(it->path()) : std::nullopt;
        if (set && set->name == name) {
            std::error_code failed;
            if (!fs::remove(it->path(), failed) || failed) {
                return engine::unexpected(ShelfError::NotWritten);
            }
        }
    }
    return {};
}

}  // namespace adjudicator::sets
