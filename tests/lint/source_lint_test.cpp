// SPDX-License-Identifier: GPL-3.0-or-later
// What the cut of the program promises and linking alone cannot prove: who includes whom, and that every file is ours.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "tests/places.h"

namespace fs = std::filesystem;

namespace {

const fs::path kRoot = ADJ_SOURCE_DIR;

/// Which modules each module may include (DESIGN, "Cut"). vision and db never meet.
const std::map<std::string, std::set<std::string>> kMayInclude{
    {"engine", {"engine"}},
    {"vision", {"vision", "engine"}},
    {"db", {"db", "engine"}},
    {"adjudicator", {"adjudicator", "db", "vision", "engine"}},
    {"ui", {"ui", "adjudicator", "db", "vision", "engine"}},
};

/// The floors of a module, lowest first, by the folders below it ("" for files beside the folders; a folder inside
/// another that is not listed belongs to it): a floor includes itself and what stands lower, never upward. A header
/// stands as low as who needs it; the source that does what it promises may stand higher.
const std::map<std::string, std::vector<std::set<std::string>>> kFloors{
    {"engine",
     {{""},
      {"clauses"},
      {"board"},
      {"combat"},
      {"state"},
      {"action"},
      {"rules/longest_road"},  // How long a road is, by the board alone.
      {"rules"},  // The base rules name no document: they ask all of them, at the moments of rules/hooks.h.
      {"rulesets"},
      {"dice_game"},
      {"tournament"},
      {"proposals"},
      {"notation"}}},
    {"db", {{""}, {"hub"}}},
    {"vision",
     {{"reading"},  // What a reading is: values that every reader fills.
      {"codec"},
      {"net"},
      {"board"},
      {"tiles"},
      {"numbers"},
      {"dice"},
      {"pieces"},
      {"position"},
      {"harbours"},
      {""},  // A whole picture: board, dice, overlays.
      {"set"},
      {"watch"},
      {"eyes"},  // All that looks, as one module; who is asked to look.
      {"camera"},
      {"pieces/fit", "position/fit"},
      {"board/fit"}}},
    {"adjudicator", {{"text", "saying"}, {"dice"},         {"seal"},     {"record"},     {"statistics"},
                     {"dispute"},        {"what_if"},      {"public"},   {""},  // A live table, the desk's own files,
                                                                                // and what the build generates.
                     {"desk"},           {"verify"},       {"report"},   {"tournament"}, {"watch"},
                     {"sets"},           {"questions"},    {"web"},      {"replay", "plays"}, {"cli"},
                     {"cli/combat"},     {"cli/pictures"}, {"cli/game"}, {"cli/help"},   {"cli/tournament"},
                     {"cli/web"}}},
    {"ui",
     {{"theme"},
      {"text"},
      {"kit"},
      {"board"},
      {"charts"},
      {"acts"},
      {"draft"},
      {"files"},  // From here on what stands behind the pages.
      {"phones"},
      {"desk"},
      {"camera"},
      {"rules"},  // From here on what pages are made of.
      {"dice"},
      {"acting"},
      {"record"},
      {"combat"},
      {"camera_dock"},
      {"table"},
      {"announcer"},
      {"audience"},  // From here on what is seen as a whole.
      {"film"},
      {"new_game"},
      {"dice_game"},
      {"tournament/hall"},
      {"tournament/players"},
      {"tournament/rounds"},
      {"tournament/results"},
      {"tournament/paper"},
      {"tournament/standings"},
      {"tournament/desks"},
      {"tournament/projector"},
      {"tournament/phones"},
      {"tournament"},
      {"help"},
      {"pages"},
      {"teach"},
      {"window"},
      {"voice"},
      {""}}},
};

/// Foreign headers by the modules that alone may know them.
const std::vector<std::pair<std::regex, std::set<std::string>>> kForeign{
    {std::regex("^opencv2?/.*"), {"vision"}},       {std::regex("^(SQLiteCpp/.*|sqlite3\\.h)"), {"db"}},
    {std::regex("^(Q[A-Z].*|Qt.*/.*)"), {"ui"}},    {std::regex("^sodium.*"), {"db", "adjudicator"}},
    {std::regex("^CLI/.*"), {"adjudicator", "ui"}}, {std::regex("^fmt/.*"), {"adjudicator", "db", "vision", "ui"}},
    {std::regex("^qrencode.*"), {"adjudicator"}},   {std::regex("^boost/.*"), {"engine", "adjudicator"}},
    {std::regex("^(pqxx.*|libpq.*)"), {"db"}},
};

bool isCode(const fs::path& file) {
    return file.extension() == ".h" || file.extension() == ".cpp" || file.extension() == ".inl";
}

std::vector<fs::path> codeOf(const std::string& module) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(kRoot / module)) {
        if (entry.is_regular_file() && isCode(entry.path())) {
            files.push_back(entry.path());
        }
    }
    return files;
}

std::vector<std::string> linesOf(const fs::path& file) {
    std::ifstream in(file);
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);) {
        lines.push_back(line);
    }
    return lines;
}

/// The names in a file's #include lines; quoted ones first in the pair.
std::vector<std::pair<bool, std::string>> includesOf(const fs::path& file) {
    static const std::regex kInclude("^\\s*#\\s*include\\s*([<\"])([^>\"]+)[>\"].*");
    std::vector<std::pair<bool, std::string>> includes;
    for (const std::string& line : linesOf(file)) {
        std::smatch match;
        if (std::regex_match(line, match, kInclude)) {
            includes.emplace_back(match[1] == "\"", match[2]);
        }
    }
    return includes;
}

}  // namespace

TEST_CASE("includes point the way the cut says", "[lint]") {
    std::size_t seen = 0;
    for (const auto& [module, allowed] : kMayInclude) {
        for (const fs::path& file : codeOf(module)) {
            for (const auto& [quoted, name] : includesOf(file)) {
                const std::string first = name.substr(0, name.find('/'));
                INFO(fs::relative(file, kRoot).string() << " includes " << name);
                ++seen;
                if (kMayInclude.contains(first)) {
                    CHECK(allowed.contains(first));
                } else if (quoted) {
                    // Generated by moc or uic, beside the source; every other include of ours is written from the root.
                    CHECK((name.ends_with(".moc") || name.starts_with("ui_")));
                }
            }
        }
    }
    CHECK(seen > 500);
}

TEST_CASE("inside a module no folder includes upward", "[lint]") {
    for (const auto& [module, floors] : kFloors) {
        std::map<std::string, std::size_t> height;
        for (std::size_t floor = 0; floor < floors.size(); ++floor) {
            for (const std::string& folder : floors[floor]) {
                INFO(module << '/' << folder);
                CHECK(fs::is_directory(kRoot / module / folder));
                CHECK(height.emplace(folder, floor).second);
            }
        }
        // Of a file named from the module on.
        const auto heightOf = [&height](const std::string& file) {
            std::string folder = fs::path(file).parent_path().generic_string();
            while (!height.contains(folder)) {
                INFO(file << " has its floor");
                REQUIRE_FALSE(folder.empty());
                REQUIRE(folder.find('/') != std::string::npos);
                folder.resize(folder.rfind('/'));
            }
            return height.at(folder);
        };
        for (const fs::path& file : codeOf(module)) {
            const std::size_t own = heightOf(fs::relative(file, kRoot / module).generic_string());
            for (const auto& [quoted, name] : includesOf(file)) {
                if (quoted && name.starts_with(module + '/')) {
                    INFO(fs::relative(file, kRoot).string() << " includes " << name);
                    CHECK(heightOf(name.substr(module.size() + 1)) <= own);
                }
            }
        }
    }
}

TEST_CASE("each foreign library is known to its module alone", "[lint]") {
    for (const auto& [module, allowed] : kMayInclude) {
        for (const fs::path& file : codeOf(module)) {
            for (const auto& [quoted, name] : includesOf(file)) {
                for (const auto& [pattern, owners] : kForeign) {
                    if (!quoted && std::regex_match(name, pattern)) {
                        INFO(fs::relative(file, kRoot).string() << " includes " << name);
                        CHECK(owners.contains(module));
                    }
                }
            }
        }
    }
}

TEST_CASE("the base rules name no document's clause, ruling or step", "[lint]") {
    // What a document says there stands in its folder: its hooks, and what it sets of Rules.
    static const std::regex kNames(
        R"(\bclause::(SA|MO|WP|SW|CC)_|\bR(Cc|Mo|Sw|X[A-Z][a-z])[A-Za-z]*::|<R(Cc|Mo|Sw|X[A-Z][a-z])[A-Za-z]*>)");
    static const std::regex kSteps(
        R"((holds_alternative|get_if|get)<(Fight|ConquestDue|RobberFight|TributeDue|TakeoverDue|SidesDue|ResourceThrow|MonopolyThrow|Auction|TieThrow|FateThrow|Upheaval|VoteThrow|TokensDue)>)");
    for (const fs::path& file : codeOf("engine")) {
        const std::string name = fs::relative(file, kRoot / "engine").generic_string();
        if (!name.starts_with("rules/") && !name.starts_with("state/")) {
            continue;
        }
        std::ifstream in(file);
        int number = 0;
        for (std::string line; std::getline(in, line);) {
            ++number;
            line.resize(std::min(line.size(), line.find("//")));
            INFO(name << ':' << number << ": " << line);
            CHECK_FALSE(std::regex_search(line, kNames));
            CHECK_FALSE(std::regex_search(line, kSteps));
        }
    }
}

TEST_CASE("only the camera module knows the libraries that are slow to load", "[lint]") {
    static const std::regex kSlow(".*(imgcodecs|videoio).*");
    for (const fs::path& file : codeOf("vision")) {
        for (const auto& [quoted, name] : includesOf(file)) {
            INFO(fs::relative(file, kRoot).string() << " includes " << name);
            CHECK((!std::regex_match(name, kSlow) || file.string().find("vision/camera/") != std::string::npos));
        }
    }
}

TEST_CASE("the system is asked in few files", "[lint]") {
    // docs/portability.md says of each what another system needs there.
    static const std::set<std::string> kAsking{
        "adjudicator/cli/ink.cpp", "adjudicator/seal/desk_key.cpp", "adjudicator/web/own_addresses.cpp", "db/disk.cpp",
        "db/hub/open_hub.cpp",     "vision/camera/devices.cpp",     "vision/reading/program_files.cpp"};
    static const std::regex kOfTheSystem(
        "(sys|linux|arpa|netinet)/.*|(unistd|fcntl|dlfcn|pwd|poll|dirent|pthread|signal|termios|spawn|windows)\\.h");
    std::set<std::string> asking;
    for (const auto& [module, allowed] : kMayInclude) {
        for (const fs::path& file : codeOf(module)) {
            const std::string name = fs::relative(file, kRoot).generic_string();
            for (const auto& [quoted, header] : includesOf(file)) {
                if (!quoted && std::regex_match(header, kOfTheSystem)) {
                    asking.insert(name);
                }
            }
            for (const std::string& line : linesOf(file)) {
                INFO(name << ": " << line);
                CHECK((line.find("\"/proc/") == std::string::npos || kAsking.contains(name)));
            }
        }
    }
    CHECK(asking == kAsking);
}

TEST_CASE("every source file says its licence in the first line", "[lint]") {
    for (const std::string module : {"engine", "vision", "db", "adjudicator", "ui", "tests"}) {
        for (const auto& entry : fs::recursive_directory_iterator(kRoot / module)) {
            const fs::path& file = entry.path();
            if (!entry.is_regular_file() || (!isCode(file) && file.filename() != "CMakeLists.txt")) {
                continue;
            }
            INFO(fs::relative(file, kRoot).string());
            const auto lines = linesOf(file);
            REQUIRE_FALSE(lines.empty());
            CHECK(lines.front().find("SPDX-License-Identifier: GPL-3.0-or-later") != std::string::npos);
        }
    }
}
