// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include "adjudicator/cli/command.h"

namespace adjudicator::cli {

/// What a subcommand answered in a test.
struct Answer {
    int exit = 0;
    std::string out;
    std::string err;
};

/// Runs one subcommand as the program would, arguments separated by single blanks.
inline Answer runCommand(Register registerCommand, const std::string& line,
                         engine::Language language = engine::Language::English) {
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream err;
    CLI::App app;
    app.require_subcommand(1);
    CommonOptions common{language};
    Answer answer;
    registerCommand(app, Streams{in, out, err}, common, answer.exit);
    std::vector<std::string> words;
    std::istringstream split(line);
    for (std::string word; split >> word;) {
        words.push_back(word);
    }
    std::reverse(words.begin(), words.end());
    try {
        app.parse(words);
    } catch (const CLI::ParseError& error) {
        answer.exit = 2;
        err << error.what();
    }
    answer.out = out.str();
    answer.err = err.str();
    return answer;
}

}  // namespace adjudicator::cli
