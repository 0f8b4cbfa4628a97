// SPDX-License-Identifier: GPL-3.0-or-later
// The command line in a language that nobody knows: what stands outside of brackets came from no catalogue.
#include <unistd.h>

#include <catch2/catch.hpp>
#include <cctype>
#include <filesystem>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "adjudicator/cli/help/command_tree.h"
#include "adjudicator/cli/run.h"
#include "engine/clauses/catalogue.h"

namespace {

using adjudicator::cli::CommandWords;
using Words = std::vector<std::string>;

struct Answer {
    int exit = -1;
    std::string out;
    std::string err;
};

Answer inPseudo(Words arguments, const std::string& input = {}) {
    arguments.insert(arguments.begin(), {"--lang", "qps"});
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    const int exit = adjudicator::cli::run(arguments, {in, out, err}, {});
    return {exit, out.str(), err.str()};
}

/// The words of a text that stand outside of all brackets, without those that are no language's: names of files and
/// options, ids, hashes, numbers with units.
std::set<std::string> wordsOutside(const std::string& text) {
    std::string outside;
    int depth = 0;
    for (const char c : text) {
        depth += c == '[' ? 1 : 0;
        outside += depth > 0 ? ' ' : c;
        depth -= c == ']' && depth > 0 ? 1 : 0;
    }
    static const std::regex kWord("[A-Za-z][A-Za-z'-]+");
    static const std::regex kNobodys(
        R"([\w-]+(\|[\w-]+)+|(^|[\s,|\[(])--?\w[\w-]*|[a-z]+(-[a-z]+)+|[\w./-]*/[\w./-]+|\b[A-Z]+-[A-Z0-9-]+(=\S+)?|\b[0-9a-f]{8,}\b|\{[^{}]*\}|\S+@\S+|\w+=\S+)");
    outside = std::regex_replace(outside, kNobodys, " ");
    std::set<std::string> words;
    for (std::sregex_iterator it(outside.begin(), outside.end(), kWord), end; it != end; ++it) {
        words.insert(it->str());
    }
    return words;
}

std::string without(std::set<std::string> words, const std::set<std::string>& known) {
    std::string left;
    for (const std::string& word : words) {
        left += known.contains(word) ? std::string() : word + ' ';
    }
    return left;
}

void collectNames(const CommandWords& command, std::set<std::string>& names) {
    names.insert(command.name);
    for (const CommandWords& verb : command.commands) {
        collectNames(verb, names);
    }
}

void checkHelp(const CommandWords& command, Words path, const std::set<std::string>& names) {
    path.push_back("--help");
    const Answer help = inPseudo(path);
    INFO(help.out);
    CHECK(help.exit == 0);
    CHECK(without(wordsOutside(help.out), names) == "");
    path.pop_back();
    for (const CommandWords& verb : command.commands) {
        path.push_back(verb.name);
        checkHelp(verb, path, names);
        path.pop_back();
    }
}

/// A folder that goes with the test.
struct Folder {
    std::filesystem::path path = std::filesystem::temp_directory_path() / ("adj-pseudo-" + std::to_string(::getpid()));
    Folder() { std::filesystem::create_directory(path); }
    ~Folder() {
        std::error_code ignored;
        std::filesystem::remove_all(path, ignored);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
};

}  // namespace

TEST_CASE("help of every command comes from the catalogue", "[sentences][cli]") {
    CommandWords program;
    adjudicator::cli::withParser([&](const CLI::App& app) { program = adjudicator::cli::wordsOf(app); });
    std::set<std::string> names;
    collectNames(program, names);
    checkHelp(program, {}, names);
}

TEST_CASE("what is wrong with arguments and files is said from the catalogue", "[sentences][cli]") {
    const Folder folder;
    const std::vector<Words> wrong{
        {"combat"},
        {"ccm", "twenty"},
        {"ccm", "--players"},
        {"ccm", "--players", "x"},
        {"ccm", "7", "8"},
        {"ccm", "1000"},
        {"ccm", "--json", "--csv"},
        {"combat", "--attacker", "1A", "--defender", "house"},
        {"combat", "--attacker", "1A", "--defender", "city", "--dice", "99"},
        {"completion", "csh"},
        {"completion"},
        {"game", "nonsense"},
        {"game"},
        {"game", "list", "--zyz"},
        {"game", "log", "--db", (folder.path / "none.db").string()},
        {"game", "do", "--db", ""},
        {"game", "new", "--from", folder.path.string(), "--db", (folder.path / "a.db").string()},
        {"nosuch.db"},
        {"odds", "--attacker", "1A", "--defender", "city", "--garrison", "0"},
        {"position", "none.json"},
        {"position", folder.path.string()},
        {"rules", "XX-9"},
        {"tournament", "seat", "--round", "0"},
        {"tournament", "enter"},
        {"tournament", "phones", "--db", (folder.path / "none.db").string()}};
    for (const Words& arguments : wrong) {
        const Answer answer = inPseudo(arguments);
        std::string typed;
        std::set<std::string> known{"adjudicator"};
        for (const std::string& argument : arguments) {
            typed += argument + ' ';
            known.insert(argument);
        }
        INFO(typed << ": " << answer.err);
        CHECK(answer.exit == adjudicator::cli::kUnusable);
        CHECK(answer.out.empty());
        known.merge(wordsOutside(typed));
        CHECK(without(wordsOutside(answer.err), known) == "");
    }
}

TEST_CASE("what commands answer comes from the catalogue", "[sentences][cli]") {
    const Folder folder;
    const std::string book = (folder.path / "book.db").string();
    REQUIRE(
        inPseudo({"game", "new", "--db", book, "--players", "red,blue", "--documents", "base,soldiers", "--seed", "3"})
            .exit == 0);
    const std::vector<Words> asked{
        {"game", "list", "--db", book},
        {"game", "log", "--db", book},
        {"game", "verify", "--db", book},
        {"game", "legal", "--db", book},
        {"statistics", book},
        {"rules"},
        {"odds", "--attacker", "1A2C", "--defender", "1C+city/upside-down", "--advice"},
        {"rules", "SA-K4"},
        {"rules", "--search", "wall"},
        {"ccm", "20"},
        {"combat", "--attacker", "1A2C", "--defender", "1C+city", "--walls", "2", "--dice",
         "10,7,5,5,6,4,1,2,7,6,2,3,5,4", "--claim", "destroyed"},
        {"odds", "--attacker", "1A2C", "--defender", "city/upside-down", "--stopping", "--chart", "--garrison", "90"}};
    for (const Words& arguments : asked) {
        const Answer answer = inPseudo(arguments);
        // Words of input: players, documents, what has a price, what a ruling may say.
        std::set<std::string> known{"adjudicator", "red",       "blue",       "base", "soldiers",   "infantry",
                                    "cavalry",     "artillery", "settlement", "city", "metropolis", "capital",
                                    "wall",        "point",     "wait",       "share"};
        for (const engine::RulingInfo& ruling : engine::allRulings()) {
            for (std::uint8_t option = 0; option < engine::optionCount(ruling.id); ++option) {
                const std::set<std::string> words = wordsOutside(std::string(engine::optionText({ruling.id, option})));
                known.insert(words.begin(), words.end());
            }
        }
        known.insert(arguments.begin(), arguments.end());
        INFO(arguments.front() << ' ' << arguments.back() << ":\n" << answer.out << answer.err);
        CHECK(answer.exit != adjudicator::cli::kUnusable);
        CHECK(without(wordsOutside(answer.out + answer.err), known) == "");
    }
}
