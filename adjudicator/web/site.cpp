// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/web/site.h"

#include <sodium.h>
#include <zlib.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <span>

#include "adjudicator/web_files.h"
#include "db/codes.h"

namespace adjudicator::web {

namespace {

/// Shorter bodies fit into one packet anyway.
constexpr std::size_t kWorthPacking = 1000;
constexpr std::size_t kEtagBytes = 12;
/// zlib's own number for a gzip header.
constexpr int kGzip = 15 + 16;
constexpr int kMemory = 8;
constexpr int kHardest = 9;

std::string etagOf(std::string_view body) {
    std::array<std::uint8_t, crypto_hash_sha256_BYTES> hash{};
    crypto_hash_sha256(hash.data(), reinterpret_cast<const unsigned char*>(body.data()), body.size());
    return '"' + db::toHex(std::span<const std::uint8_t>(hash).first(kEtagBytes)) + '"';
}

std::string packed(std::string_view body) {
    z_stream stream{};
    if (body.size() < kWorthPacking ||
        deflateInit2(&stream, kHardest, Z_DEFLATED, kGzip, kMemory, Z_DEFAULT_STRATEGY) != Z_OK) {
        return {};
    }
    std::string out(deflateBound(&stream, body.size()), '\0');
    stream.next_in = reinterpret_cast<z_const Bytef*>(const_cast<char*>(body.data()));
    stream.avail_in = static_cast<uInt>(body.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    const bool isDone = deflate(&stream, Z_FINISH) == Z_STREAM_END;
    out.resize(stream.total_out);
    deflateEnd(&stream);
    return isDone && out.size() < body.size() ? out : std::string();
}

bool isOfName(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '$' ||
           static_cast<unsigned char>(c) > 0x7f;
}

/// Where the text in quotes, or between slashes, that begins here ends.
std::size_t endOfQuoted(std::string_view line, std::size_t at) {
    const char quote = line[at];
    bool isInClass = false;
    for (++at; at < line.size() && (line[at] != quote || isInClass); ++at) {
        at += line[at] == '\\' ? 1U : 0U;
        isInClass = quote == '/' && at < line.size() && (line[at] == '[' || (isInClass && line[at] != ']'));
    }
    return std::min(at + 1, line.size());
}

/// A line of a script without the blanks that nobody misses. What is divided stands behind a name, a number or a
/// bracket that closes; any other slash begins a pattern.
void addTight(std::string& text, std::string_view line) {
    constexpr std::string_view kBeforePattern = "(,=:[!&|?{};\n";
    for (std::size_t at = 0; at < line.size(); ++at) {
        const char c = line[at];
        const char last = text.empty() ? '\n' : text.back();
        const char next = at + 1 < line.size() ? line[at + 1] : ' ';
        if (c == '\'' || c == '"' || (c == '/' && kBeforePattern.find(last) != std::string_view::npos)) {
            const std::size_t end = endOfQuoted(line, at);
            text += line.substr(at, end - at);
            at = end - 1;
        } else if (c != ' ' || (isOfName(last) && isOfName(next)) || (last == next && (last == '+' || last == '-'))) {
            text += c;
        }
    }
}

/// A script as phones need it: without indentation, lines of comment, of which the pages' own have only whole ones, and
/// blanks. A line ends where a statement does, or nobody can say whether it does.
std::string compact(std::string_view script) {
    constexpr std::string_view kGoesOn = ";{,([=+?:&|";
    std::string text;
    while (!script.empty()) {
        const std::size_t end = script.find('\n');
        std::string_view line = script.substr(0, end);
        script.remove_prefix(end == std::string_view::npos ? script.size() : end + 1);
        line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
        // The first line says whose it is.
        if (text.empty()) {
            text += line;
            text += '\n';
        } else if (!line.empty() && !line.starts_with("//")) {
            addTight(text, line);
            text += kGoesOn.find(text.back()) == std::string_view::npos ? "\n" : "";
        }
    }
    return text;
}

/// A style sheet likewise: its lines and the blanks behind what separates.
std::string compactStyle(std::string_view style) {
    constexpr std::string_view kSeparates = "{};:,\n";
    std::string text;
    for (std::size_t at = 0; at < style.size(); ++at) {
        const char c = style[at] == '\n' ? ' ' : style[at];
        const bool isMissed =
            c != ' ' || (kSeparates.find(text.empty() ? '\n' : text.back()) == std::string_view::npos &&
                         (at + 1 == style.size() || style[at + 1] != '{'));
        text += isMissed ? std::string(1, c) : std::string();
    }
    return text;
}

}  // namespace

void Site::put(const std::string& path, std::string type, std::string body) {
    auto& file = m_files[path];
    if (file && file->body == body) {
        return;
    }
    std::string etag = etagOf(body);
    std::string gzip = packed(body);
    file =
        std::make_shared<const SiteFile>(SiteFile{std::move(type), std::move(body), std::move(etag), std::move(gzip)});
}

void Site::putAll(const Site& other) {
    for (const auto& [path, file] : other.m_files) {
        m_files.insert_or_assign(path, file);
    }
}

std::shared_ptr<const SiteFile> Site::find(std::string_view path) const {
    const auto file = m_files.find(path.empty() ? std::string_view("index.html") : path);
    return file == m_files.end() ? nullptr : file->second;
}

bool isRenewal(std::string_view path) {
    return path.ends_with(".json") && (path.starts_with("hall.") || path.starts_with("table"));
}

void putPages(Site& site) {
    for (const auto& [name, text] : kWebFiles) {
        const std::string path(name);
        const char* type = path.ends_with(".html")  ? kHtml
                           : path.ends_with(".css") ? kCss
                           : path.ends_with(".svg") ? kSvg
                                                    : kScript;
        site.put(path, type, type == kScript ? compact(text) : type == kCss ? compactStyle(text) : std::string(text));
    }
}

}  // namespace adjudicator::web
