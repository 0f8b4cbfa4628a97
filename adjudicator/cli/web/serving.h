// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "adjudicator/cli/game/game_access.h"

namespace adjudicator::cli {

struct ServeOptions {
    GameOptions game;  ///< The book, and which game at a table.
    std::string tournament;
    std::string address = "127.0.0.1";
    int port = 8080;
    /// The hub that the book is caught up from; empty: the one that is kept. Without it the book alone is shown.
    std::optional<std::string> hub;
    /// Under which browsers find the desk, where that is another than it listens at.
    std::string url;
    bool hasQr = true;
    /// Admitted phones may say something, under this name of the desk.
    bool hearsPhones = false;
    std::string name = "Phones";
    /// Seconds; without it until it is stopped.
    std::optional<int> lasts;
};

/// Serves a book's pages until it is told to end, or its time is over; the exit status.
[[nodiscard]] int serveBook(const ServeOptions& options, Streams streams, engine::Language language);

}  // namespace adjudicator::cli
