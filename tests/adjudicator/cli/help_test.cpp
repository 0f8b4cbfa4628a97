// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>
#include <sstream>
#include <string>

#include "adjudicator/cli/run.h"

namespace {

std::string printed(const std::vector<std::string>& arguments) {
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream err;
    CHECK(adjudicator::cli::run(arguments, {in, out, err}, {}) == 0);
    CHECK(err.str().empty());
    return out.str();
}

bool holds(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("the manual page has every verb with its options", "[cli]") {
    const std::string page = printed({"manual"});
    for (const char* command : {"adjudicator game hand\\-over", "adjudicator tournament standings", "adjudicator read",
                                "adjudicator tournament admit", "adjudicator completion"}) {
        INFO(command);
        CHECK(holds(page, std::string(".SS ") + command + "\n"));
    }
    CHECK(holds(page, "\\fB\\-\\-attacker\\fR \\fIUNITS\\fR"));
    CHECK_FALSE(holds(page, "adjudicator manual"));
    // What begins a line is a request only where this page means one.
    std::istringstream lines(page);
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with(".")) {
            INFO(line);
            CHECK((line.starts_with(".SS ") || line == ".TP" || line == ".PP" || line == ".nf" || line == ".fi"));
        }
    }
}

TEST_CASE("the manual page speaks the language that is asked for", "[cli]") {
    const std::string german = printed({"--lang", "de", "manual"});
    CHECK(holds(german, ".SS adjudicator game hand\\-over\n"));
    CHECK(holds(german, "\\fB\\-\\-attacker\\fR \\fIEINHEITEN\\fR"));
    CHECK_FALSE(holds(german, "\\fICOMMAND\\fR"));
    CHECK_FALSE(holds(german, "\\fIFILE\\fR"));
}

TEST_CASE("a line that names a command finds it, whichever it is", "[cli]") {
    std::istringstream help(printed({"--help"}));
    int commands = 0;
    bool isList = false;
    for (std::string line; std::getline(help, line);) {
        if (isList && line.starts_with("  ") && line[2] != ' ') {
            const std::string name = line.substr(2, line.find(' ', 2) - 2);
            INFO(name);
            CHECK(holds(printed({name, "--help"}), "Usage: adjudicator " + name));
            ++commands;
        }
        isList = isList || line == "Subcommands:";
    }
    CHECK(commands == 18);
}

TEST_CASE("help shows the few values of an option as they are typed", "[cli]") {
    CHECK(holds(printed({"--help"}), "--lang en|de "));
    CHECK(holds(printed({"completion", "--help"}), "bash|zsh|fish"));
}

TEST_CASE("shells complete commands, their options and few values", "[cli]") {
    const std::string bash = printed({"completion", "bash"});
    CHECK(holds(bash, "/game|/game/new|/game/do|"));
    CHECK(holds(bash, "*:--lang) words='en de' ;;"));
    CHECK(holds(bash, "complete -o default -F _adjudicator adjudicator\n"));
    CHECK(printed({"completion", "zsh"}).starts_with("#compdef adjudicator\n"));
    const std::string fish = printed({"completion", "fish"});
    CHECK(holds(fish, "complete -c adjudicator -n '__fish_use_subcommand' -f -a game -d "));
    CHECK(holds(fish, "-n '__fish_seen_subcommand_from game; and not __fish_seen_subcommand_from new do "));
}
