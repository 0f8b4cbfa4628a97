// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/phase_text.h"

#include <QCoreApplication>

#include "adjudicator/text/words.h"
#include "ui/text/language.h"

namespace ui {

QString phaseWord(engine::Phase phase, bool shortForm) {
    if (shortForm && phase == engine::Phase::Build) {
        return QCoreApplication::translate("ui::PhaseText", "Build", "phase, short");
    }
    return said(std::string(adjudicator::phaseTitle(phase, language())));
}

std::vector<engine::Phase> phasesOf(const engine::Rules& rules) {
    using engine::Phase;
    std::vector<Phase> phases{Phase::Roll, Phase::Build};
    if (rules.armies) {
        phases.push_back(Phase::Move);
        phases.push_back(Phase::Combat);
    }
    return phases;
}

}  // namespace ui
