// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/web/site.h"

#include <sodium.h>
#include <zlib.h>

#include <algorithm>
#include <array>
#include <span>
#include <vector>

#include "adjudicator/web/compact.h"
#include "adjudicator/web/page_sentences.h"
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

/// A page with its languages in it: "en English|de Deutsch".
std::string inLanguages(std::string page, std::span<const engine::LanguageInfo> languages) {
    std::string list;
    for (const engine::LanguageInfo& its : languages) {
        list += (list.empty() ? "" : "|") + std::string(its.code) + ' ' + std::string(its.name);
    }
    for (const auto& [mark, text] : {std::pair(std::string_view("@LANGUAGES@"), list),
                                     std::pair(std::string_view("@NOSCRIPT@"), withoutScripts(languages))}) {
        if (const std::size_t at = page.find(mark); at != std::string::npos) {
            page.replace(at, mark.size(), text);
        }
    }
    return page;
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

void putPages(Site& site, engine::Language desk) {
    const std::vector<engine::LanguageInfo> languages = languagesServed(desk);
    std::vector<PageSentence> sentences;
    std::vector<std::string> names;
    std::vector<std::string> scripts;
    for (const auto& [name, text] : kWebFiles) {
        const std::string path(name);
        if (path.ends_with(".js")) {
            names.push_back(path);
            scripts.push_back(withKeys(text));
            const auto said = sentencesOf(text);
            sentences.insert(sentences.end(), said.begin(), said.end());
        } else if (path.ends_with(".css")) {
            site.put(path, kCss, compactStyle(text));
        } else if (path.ends_with(".html")) {
            site.put(path, kHtml, inLanguages(std::string(text), languages));
        } else {
            site.put(path, kSvg, std::string(text));
        }
    }
    const std::vector<std::string> compact = compactScripts({scripts.begin(), scripts.end()});
    for (std::size_t i = 0; i < names.size(); ++i) {
        site.put(names[i], kScript, compact[i]);
    }
    for (const engine::LanguageInfo& its : languages) {
        site.put("sentences." + std::string(its.code) + ".json", kJson, sentencesJson(sentences, its.language));
    }
}

}  // namespace adjudicator::web
