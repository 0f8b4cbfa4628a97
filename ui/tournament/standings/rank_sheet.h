// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>
#include <optional>

#include "adjudicator/tournament/paper_facts.h"

namespace ui {

/// What makes one player's rank: the games, how each value comes together, what separates from the neighbours.
class RankSheet : public QTextBrowser {
    Q_OBJECT

public:
    explicit RankSheet(QWidget* parent);
    /// Nothing: nobody is chosen.
    void show(const std::optional<adjudicator::SheetFacts>& facts);
};

}  // namespace ui
