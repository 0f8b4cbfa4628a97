// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>
#include <vector>

#include "engine/clauses/clause_id.h"
#include "engine/clauses/ruling_id.h"
#include "ui/theme/icons.h"

namespace ui {

/// One message under the board, the newest; there are no message boxes.
struct Message {
    enum class Kind { Quiet, Guide, Warn, Refuse };
    struct Button {
        QString text;
        std::function<void()> press;
    };
    Kind kind = Kind::Quiet;
    Icon icon = Icon::Check;
    /// Rich text; `lead` stands before it in bold.
    QString lead = {};
    QString text = {};
    std::vector<engine::ClauseId> clauses = {};
    std::vector<engine::RulingChoice> rulings = {};
    std::vector<Button> buttons = {};
};

}  // namespace ui
