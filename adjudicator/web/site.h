// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "engine/clauses/language.h"

namespace adjudicator::web {

/// One file that browsers are given.
struct SiteFile {
    std::string type;
    std::string body;
    /// Of the body alone, with its quotes: whoever has this body already is not sent it again.
    std::string etag;
    /// The body packed; empty where that saves little.
    std::string gzip;
};

/// All that is shown at one moment, by path ("hall.en.json"). A copy shares the files.
class Site {
public:
    using Files = std::map<std::string, std::shared_ptr<const SiteFile>, std::less<>>;

    /// A file that is there with the same body stays the same file.
    void put(const std::string& path, std::string type, std::string body);
    void remove(const std::string& path) { m_files.erase(path); }
    /// All files of another; of two with one path the other's.
    void putAll(const Site& other);
    /// Null where there is none; "" is the first page.
    [[nodiscard]] std::shared_ptr<const SiteFile> find(std::string_view path) const;
    [[nodiscard]] const Files& files() const { return m_files; }

private:
    Files m_files;
};

inline constexpr const char* kHtml = "text/html; charset=utf-8";
inline constexpr const char* kCss = "text/css; charset=utf-8";
inline constexpr const char* kScript = "text/javascript; charset=utf-8";
inline constexpr const char* kJson = "application/json; charset=utf-8";
inline constexpr const char* kSvg = "image/svg+xml; charset=utf-8";

/// The state that a page asks for exactly once with each renewal.
[[nodiscard]] bool isRenewal(std::string_view path);

/// The pages themselves, which say nothing of any game: what they show they fetch, their sentences too. They speak the
/// languages that a desk in this language serves (languagesServed).
void putPages(Site& site, engine::Language desk = engine::Language::English);

}  // namespace adjudicator::web
