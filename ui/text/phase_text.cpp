// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/phase_text.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct PhaseText {
    Q_DECLARE_TR_FUNCTIONS(ui::PhaseText)
};

}  // namespace

QString phaseWord(engine::Phase phase, bool shortForm) {
    using engine::Phase;
    switch (phase) {
        case Phase::Found:
            return PhaseText::tr("Founding");
        case Phase::Roll:
            return PhaseText::tr("Roll");
        case Phase::Build:
            return shortForm ? PhaseText::tr("Build", "phase, short") : PhaseText::tr("Trade and build");
        case Phase::Move:
            return PhaseText::tr("Movement");
        case Phase::Combat:
            return PhaseText::tr("Combat");
        case Phase::Special:
            return PhaseText::tr("Special building");
        case Phase::Fictional:
            return PhaseText::tr("Fictional turn");
        case Phase::Ended:
            return PhaseText::tr("Over");
    }
    return {};
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
