// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>
#include <string>
#include <vector>

#include "adjudicator/live_table.h"

namespace ui {

/// Where the loss of the round thrown last may fall, which the losing side's owner chooses (SA-K12, R-ALLY-LOSS).
struct LossChoice {
    struct Option {
        engine::CornerId at{};
        /// The army or building as it was before the loss, and where.
        QString text;
        /// The loss fell here.
        bool fell = false;
    };
    engine::PlayerId side{};
    /// Two or more, one of which fell.
    std::vector<Option> options;
};

/// Empty when the last act is no round, or its loss had one place to fall.
[[nodiscard]] std::optional<LossChoice> lossChoiceOf(const adjudicator::LiveTable& table);

/// The correction that lets that loss fall there instead; its dice stay. Empty when it fell there, or cannot.
[[nodiscard]] std::optional<adjudicator::CorrectedOf<adjudicator::TableGame>> lossMoved(
    const adjudicator::LiveTable& table, engine::CornerId at, const std::string& reason);

}  // namespace ui
