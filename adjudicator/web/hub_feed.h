// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "adjudicator/tournament/desks/carrier.h"
#include "db/book.h"

namespace adjudicator::web {

/// Catches a book up with a hub by itself, on a thread and through a connection of its own: what a desk sends there is
/// verified and in the book at once. A hub that is away is looked for again; nothing waits for it.
class HubFeed {
public:
    struct Source {
        std::filesystem::path book;
        /// `postgresql://…`
        std::string hub;
        db::GameId tournament{};
        /// The desk's own folder (dataFolder).
        std::filesystem::path desk;
    };
    explicit HubFeed(const Source& source);
    /// Within a moment, unless the hub hangs: then its thread is left to itself.
    ~HubFeed();
    HubFeed(const HubFeed&) = delete;
    HubFeed& operator=(const HubFeed&) = delete;

    /// That the hub is not reached: since when, in milliseconds of the wall clock since 1970, and why.
    struct Away {
        std::int64_t since = 0;
        CarrierFault why;
    };
    /// Empty while it is reached, and before the first look. Any thread.
    [[nodiscard]] std::optional<Away> away() const;
    /// How many entries came. Any thread.
    [[nodiscard]] std::uint64_t entries() const;

private:
    struct Inside;
    std::shared_ptr<Inside> m_inside;
};

}  // namespace adjudicator::web
