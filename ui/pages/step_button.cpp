// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/step_button.h"

#include "ui/acting/guide_panel.h"
#include "ui/desk/table_desk.h"
#include "ui/dice/throw_parts.h"
#include "ui/pages/moment_panels.h"
#include "ui/pages/table_side.h"
#include "ui/table/turn_bar.h"

namespace ui {

void StepButton::show() {
    const engine::Position& position = m_desk.position();
    const Saying& saying = m_desk.saying();
    const NextStep& step = m_desk.nextStep();
    // What a 7 takes and a throw that is due have the same button that every other step has.
    const bool isThrowDue = saying.guide() == Guide::Questions && saying.act().value_or(Act::Due) == Act::Due &&
                            !m_desk.dice().sides().empty();
    const bool stepsOn = saying.guide() == Guide::None || saying.guide() == Guide::Discards || isThrowDue;
    const bool isEnabled = !saying.preview() && stepsOn && step.isEnabled();
    m_bar.setPlain(throwsVirtual());
    if (asksForWord()) {
        m_bar.show(position, step.plainWord(), isEnabled, tr("Enter"));
    } else if (throwsVirtual()) {
        m_bar.show(position, step.plainWord(), isEnabled, tr("⇧Space"));
    } else {
        m_bar.show(position, step.word(), isEnabled, facesToType(m_desk));
    }
    const GuidePanel* guide = m_side.panels().guide();
    if (guide != nullptr && guide->mainStep()) {
        m_bar.showStep(guide->mainStep()->text, guide->mainStep()->enabled);
    }
}

void StepButton::take() {
    GuidePanel* guide = m_side.panels().guide();
    if (guide != nullptr && guide->mainStep()) {
        guide->takeMainStep();
    } else if (asksForWord()) {
        m_side.throwWithWord();
    } else if (throwsVirtual()) {
        m_desk.dice().throwVirtual();
    } else {
        m_desk.nextStep().take();
    }
}

bool StepButton::throwsVirtual() const {
    const DueDice& dice = m_desk.dice();
    return m_desk.hasGame() && isFighting(m_desk.position()) && dice.areReal() && dice.typed().empty();
}

bool StepButton::asksForWord() const {
    return m_desk.hasGame() && isFighting(m_desk.position()) && m_desk.dice().asksForWord();
}

}  // namespace ui
