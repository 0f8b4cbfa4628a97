// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/web/site.h"

#include <sodium.h>
#include <zlib.h>

#include <algorithm>
#include <array>
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

/// Without spaces beside these signs, outside of strings; two signs of a number stay apart.
std::string squeezed(std::string_view line, std::string_view signs) {
    const auto isSign = [&](char c) { return signs.find(c) != std::string_view::npos; };
    const auto isOfNumber = [](char c) { return c == '+' || c == '-'; };
    std::string text;
    char quote = 0;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char c = line[i];
        const bool isBetween = c == ' ' && quote == 0 && !text.empty() && i + 1 < line.size();
        if (isBetween && (isSign(text.back()) || isSign(line[i + 1])) &&
            !(isOfNumber(text.back()) && isOfNumber(line[i + 1]))) {
            continue;
        }
        if (quote != 0 && c == '\\' && i + 1 < line.size()) {
            text += c;
            text += line[++i];
            continue;
        }
        if (c == '\'' || c == '"') {
            quote = quote == 0 ? c : quote == c ? char(0) : quote;
        }
        text += c;
    }
    return text;
}

/// A script or style sheet as phones need it: without indentation, lines of comment, of which the pages' own have only
/// whole ones, and spaces that say nothing.
std::string compact(std::string_view file, std::string_view signs) {
    std::string text;
    while (!file.empty()) {
        const std::size_t end = file.find('\n');
        std::string_view line = file.substr(0, end);
        file.remove_prefix(end == std::string_view::npos ? file.size() : end + 1);
        line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
        // The first line says whose it is.
        if (text.empty() || (!line.empty() && !line.starts_with("//"))) {
            text += text.empty() ? std::string(line) : squeezed(line, signs);
            text += '\n';
        }
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
        site.put(path, type,
                 type == kScript ? compact(text, "=,;:?(){}[]&|<>!*+-%")
                 : type == kCss  ? compact(text, "{};:,")
                                 : std::string(text));
    }
}

}  // namespace adjudicator::web
