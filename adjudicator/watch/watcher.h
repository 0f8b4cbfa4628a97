// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "engine/state/setup.h"
#include "vision/reading/image.h"
#include "vision/reading/learned_set.h"
#include "vision/watch/table_watch.h"

namespace adjudicator::watch {

enum class WatchState {
    Waiting,     ///< no frame or no table yet
    NoBoard,     ///< no board that can be vouched for in the newest frame
    OtherBoard,  ///< a board whose tiles are not the table's
    Watching,
    Covered,  ///< a hand is over the board
    Lost,     ///< the board was there and cannot be found at present
};

/// What the watching came to so far.
struct Sighting {
    WatchState state = WatchState::Waiting;
    /// Seen on the table, not in the record and not dismissed; oldest first, one for each sort of thing at a
    /// place.
    std::vector<vision::PieceChange> changes;
    /// Where the board lies in the newest frame that it was found in.
    vision::Homography homography;
    bool operator==(const Sighting&) const = default;
};

/// Watches a table in a thread of its own: compares the frames it is given with what the record says. The newest frame
/// wins. Whatever the record comes to say is taken as what lies on the table; nothing gets into the record from here.
class Watcher {
public:
    /// Another sighting is there; called on the watcher's thread, to be quick.
    using Listener = std::function<void()>;
    /// The sets that may lie on the table; asked on the watcher's thread, each time that the board is looked for.
    using Sets = std::function<vision::KnownSets()>;

    explicit Watcher(Listener listener, Sets sets = {});
    /// Waits for the frame that is being looked at, less than a second.
    ~Watcher();
    Watcher(const Watcher&) = delete;
    Watcher& operator=(const Watcher&) = delete;

    /// What the record says now. Other hexes than before are another table: the board is looked for anew.
    void setTable(engine::Setup setup);
    /// `near`: where a person marked the board in it.
    void look(std::shared_ptr<const vision::Image> frame, const std::optional<vision::Homography>& near = {});
    /// A person says that this is not so; it is not told again while it looks the same.
    void dismiss(const vision::PieceChange& change);

    [[nodiscard]] Sighting sighting() const;

private:
    struct Shared;
    std::unique_ptr<Shared> m_shared;
};

}  // namespace adjudicator::watch
