// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>

namespace adjudicator::web {

/// What one address, and all together, may ask of the desk. Numbers for a hall of a thousand phones, some hundred of
/// which may share one address behind a router.
struct Limits {
    /// Open at once: a connection is a file, and a program has about a thousand of these.
    std::size_t connections = 600;
    std::size_t connectionsOfOne = 100;
    /// A request whole, first byte to last; an answer whole, however slowly it is read.
    std::chrono::milliseconds request{4000};
    std::chrono::milliseconds answer{8000};
    /// How long what a phone says may wait for the desk.
    std::chrono::milliseconds desk{10'000};
    std::size_t headerBytes = 4096;
    std::size_t bodyBytes = 4096;
    /// Requests a second of one address, and how many at once after a rest.
    double requests = 300;
    double requestsAtOnce = 600;
    double words = 20;
    double wordsAtOnce = 200;
    /// What is said and not yet heard by the desk.
    std::size_t wordsWaiting = 512;
};

}  // namespace adjudicator::web
