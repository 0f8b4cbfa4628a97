// SPDX-License-Identifier: GPL-3.0-or-later
#include <exception>
#include <iostream>

#include "adjudicator/cli/run.h"
#include "ui/open_window.h"

// The command line starts without Qt's application object: only the window makes it.
int main(int argc, char** argv) {
    try {
        return adjudicator::cli::run({argv + 1, argv + argc}, {std::cin, std::cout, std::cerr}, {&ui::openWindow});
    } catch (const std::exception& error) {
        std::cerr << "adjudicator: bug: " << error.what() << '\n';
        return 70;
    }
}
