// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/tournament/desks/desk_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>

#include "adjudicator/seal/desk_key.h"
#include "db/codes.h"
#include "engine/notation/json_fault.h"

namespace adjudicator::desk_file {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kDeskFileEnd = ".jsonl";
constexpr std::uintmax_t kMostFileBytes = 256U << 20U;
constexpr std::size_t kNumberDigits = 6;

/// The number of a file named `000012.jsonl`; empty for other files, as half-written ones.
std::optional<std::uint64_t> numberOf(const fs::path& file) {
    const std::string name = file.filename().string();
    if (name.size() <= kDeskFileEnd.size() || !name.ends_with(kDeskFileEnd)) {
        return std::nullopt;
    }
    const std::string digits = name.substr(0, name.size() - kDeskFileEnd.size());
    constexpr std::size_t kMostNumberDigits = 12;
    if (digits.size() < kNumberDigits || digits.size() > kMostNumberDigits ||
        digits.find_first_not_of("0123456789") != std::string::npos) {
        return std::nullopt;
    }
    const std::uint64_t number = std::stoull(digits);
    return number > 0 && fileName(number) == name ? std::optional(number) : std::nullopt;
}

}  // namespace

std::string signedText(std::string_view sum) {
    return "adj/desk-file/1" + std::string(sum);
}

std::string fileName(std::uint64_t number) {
    return fmt::format("{:0{}}{}", number, kNumberDigits, kDeskFileEnd);
}

std::set<std::uint64_t> numbersIn(const fs::path& folder, std::uint64_t from) {
    std::set<std::uint64_t> numbers;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
        std::error_code ignored;
        const auto number = numberOf(entry->path());
        if (number && *number >= from && entry->is_regular_file(ignored)) {
            numbers.insert(*number);
        }
    }
    return numbers;
}

std::optional<std::string> wholeText(const fs::path& file) {
    std::error_code error;
    const auto size = fs::file_size(file, error);
    if (error || size > kMostFileBytes) {
        return std::nullopt;
    }
    std::ifstream in(file, std::ios::binary);
    std::string text(size, '\0');
    in.read(text.data(), static_cast<std::streamsize>(size));
    return in && static_cast<std::uintmax_t>(in.gcount()) == size ? std::optional(std::move(text)) : std::nullopt;
}

Json parsedLine(std::string_view line) {
    Json json = engine::limitFault(line) ? Json() : Json::parse(line, nullptr, false);
    return json.is_object() ? json : Json::object();
}

std::string textField(const Json& json, const char* name) {
    const auto found = json.find(name);
    return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

std::optional<std::uint64_t> numberField(const Json& json, const char* name) {
    const auto found = json.find(name);
    return found != json.end() && found->is_number_unsigned() ? std::optional(found->get<std::uint64_t>())
                                                              : std::nullopt;
}

std::string lineOf(const FileEntry& entry) {
    return Json{{"game", db::toHex(entry.game)},
                {"seq", entry.entry.seq},
                {"hash", db::toHex(entry.entry.hash)},
                {"body", entry.entry.body}}
               .dump(-1, ' ', false, Json::error_handler_t::replace) +
           '\n';
}

std::optional<FileEntry> entryOf(std::string_view line) {
    const Json json = parsedLine(line);
    const auto game = db::gameIdFromHex(textField(json, "game"));
    const auto hash = db::hashFromHex(textField(json, "hash"));
    const auto seq = numberField(json, "seq");
    return game && hash && seq ? std::optional(FileEntry{*game, {*seq, textField(json, "body"), *hash}}) : std::nullopt;
}

engine::Expected<DeskFile, FileFault> readDeskFile(const std::optional<std::string>& text, std::uint64_t number,
                                                   const std::string& key) {
    if (!text || text->empty() || text->back() != '\n') {
        return engine::unexpected(FileFault::Torn);
    }
    const std::size_t before = text->size() < 2 ? std::string::npos : text->rfind('\n', text->size() - 2);
    const std::size_t last = before == std::string::npos ? 0 : before + 1;
    const Json end = parsedLine(std::string_view(*text).substr(last, text->size() - 1 - last));
    const std::string sum = textField(end, "sum");
    if (sum.empty()) {
        return engine::unexpected(FileFault::Torn);
    }
    const auto publicKey = publicKeyFromHex(key);
    const auto signature = signatureFromHex(textField(end, "signature"));
    if (db::toHex(db::sha256(std::string_view(*text).substr(0, last))) != sum || !publicKey || !signature ||
        !isSignedBy(*publicKey, signedText(sum), *signature)) {
        return engine::unexpected(FileFault::False);
    }
    DeskFile file;
    file.sum = sum;
    bool isFirst = true;
    for (std::size_t at = 0; at < last;) {
        const std::size_t stop = text->find('\n', at);
        const std::string_view line = std::string_view(*text).substr(at, stop - at);
        at = stop + 1;
        if (isFirst) {
            isFirst = false;
            const Json json = parsedLine(line);
            file.number = numberField(json, "number").value_or(0);
            file.time = textField(json, "time");
            if (textField(json, "format") != kFormat || textField(json, "desk") != key || file.number != number) {
                return engine::unexpected(FileFault::False);
            }
            continue;
        }
        auto entry = entryOf(line);
        if (!entry) {
            return engine::unexpected(FileFault::False);
        }
        file.entries.push_back(std::move(*entry));
    }
    if (isFirst) {
        return engine::unexpected(FileFault::False);
    }
    return file;
}

std::string sumOfFile(const fs::path& path) {
    // The last line has a sum and a signature, 64 and 128 digits.
    constexpr std::uintmax_t kMostLastLine = 512;
    std::error_code error;
    const auto size = fs::file_size(path, error);
    if (error) {
        return {};
    }
    std::ifstream in(path, std::ios::binary);
    const auto tail = std::min(size, kMostLastLine);
    in.seekg(static_cast<std::streamoff>(size - tail));
    std::string text(static_cast<std::size_t>(tail), '\0');
    in.read(text.data(), static_cast<std::streamsize>(tail));
    if (!in || text.empty() || text.back() != '\n') {
        return {};
    }
    text.pop_back();
    const std::size_t before = text.rfind('\n');
    return textField(parsedLine(before == std::string::npos ? text : text.substr(before + 1)), "sum");
}

}  // namespace adjudicator::desk_file
