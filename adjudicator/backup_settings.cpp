// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/backup_settings.h"

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "adjudicator/backup_plan.h"

namespace adjudicator {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::uint64_t kMostMinutes = 1440;
constexpr std::uint64_t kMostKept = 1000;

std::uint64_t numberIn(const Json& json, const char* name, std::uint64_t otherwise, std::uint64_t most) {
    const bool given = json.contains(name) && json[name].is_number_unsigned();
    return given ? std::clamp<std::uint64_t>(json[name].get<std::uint64_t>(), 1, most) : otherwise;
}

}  // namespace

bool BackupStore::keep(const BackupSettings& settings) const {
    std::error_code error;
    std::filesystem::create_directories(m_file.parent_path(), error);
    const Json json = {
        {"folder", settings.folder.string()}, {"every_minutes", settings.every.count()}, {"keep", settings.keep}};
    std::filesystem::path fresh = m_file;
    fresh += ".new";
    {
        std::ofstream file(fresh, std::ios::trunc);
        file << json.dump(-1, ' ', false, Json::error_handler_t::replace) << '\n';
        if (!file.flush()) {
            return false;
        }
    }
    std::filesystem::rename(fresh, m_file, error);
    return !error;
}

BackupSettings BackupStore::load() const {
    BackupSettings settings;
    std::ifstream file(m_file);
    const Json json = Json::parse(file, nullptr, false);
    if (!json.is_object() || !json.contains("folder") || !json["folder"].is_string()) {
        return settings;
    }
    const std::filesystem::path folder = json["folder"].get<std::string>();
    // A relative path would mean another folder wherever the program is started.
    if (folder.is_absolute()) {
        settings.folder = folder;
    }
    settings.every = std::chrono::minutes(
        numberIn(json, "every_minutes", static_cast<std::uint64_t>(settings.every.count()), kMostMinutes));
    settings.keep = static_cast<std::size_t>(numberIn(json, "keep", settings.keep, kMostKept));
    return settings;
}

void tidyBackups(const BackupSettings& settings, const std::filesystem::path& book,
                 const std::filesystem::path& fresh) {
    namespace fs = std::filesystem;
    std::vector<std::string> names;
    std::error_code error;
    for (fs::directory_iterator entry(settings.folder, error); !error && entry != fs::directory_iterator();
         entry.increment(error)) {
        std::error_code ignored;
        if (fs::is_regular_file(entry->symlink_status(ignored))) {
            names.push_back(entry->path().filename().string());
        }
    }
    for (const std::string& name : backupsToRemove(book, names, fresh.filename().string(), settings.keep)) {
        fs::remove(settings.folder / name, error);
    }
}

}  // namespace adjudicator
