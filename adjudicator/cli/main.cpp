// SPDX-License-Identifier: GPL-3.0-or-later
// The program: it has engine, book and commands in itself, and opens the window and the eyes when they are asked for.
#include <exception>
#include <iostream>

#include "adjudicator/cli/ink.h"
#include "adjudicator/cli/run.h"
#include "adjudicator/cli/window_module.h"

int main(int argc, char** argv) {
    try {
        return adjudicator::cli::run(
            {argv + 1, argv + argc},
            {std::cin, std::cout, std::cerr, adjudicator::cli::showsInk(1), adjudicator::cli::showsInk(2)},
            adjudicator::cli::windowHooks());
    } catch (const std::exception& error) {
        std::cerr << "adjudicator: bug: " << error.what() << '\n';
        return 70;
    }
}
