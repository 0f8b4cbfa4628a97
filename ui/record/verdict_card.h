// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adjudicator/verify/verdict_text.h"
#include "ui/kit/inline_panel.h"

namespace ui {

/// Whether a record is to be believed, and why: the verdict part by part.
class VerdictCard : public InlinePanel {
    Q_OBJECT

public:
    explicit VerdictCard(QWidget* parent = nullptr);
    void show(const adjudicator::VerdictWords& words);
};

}  // namespace ui
