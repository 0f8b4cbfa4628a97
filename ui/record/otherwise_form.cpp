// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/record/otherwise_form.h"

#include <QButtonGroup>
#include <QRadioButton>

#include "ui/acting/act_form.h"
#include "ui/kit/kit.h"

namespace ui {

OtherwiseForm::OtherwiseForm(QWidget* parent) : QWidget(parent) {
    auto* layout = kit::column(this, 6);
    auto* choices = new QButtonGroup(this);
    const auto radio = [&](const QString& text) {
        auto* button = new QRadioButton(text, this);
        choices->addButton(button);
        layout->addWidget(button);
        connect(button, &QRadioButton::toggled, this, [this](bool on) {
            if (on) {
                beginSaying();
                Q_EMIT chosen();
            }
        });
        return button;
    };
    m_instead = radio(tr("It was otherwise:"));
    m_after = radio(tr("After it this was forgotten:"));
    m_never = radio(tr("It did not happen"));
    m_form = new ActForm(this);
    layout->addWidget(m_form);
    m_form->hide();
    connect(m_form, &ActForm::edited, this, &OtherwiseForm::edited);
    connect(m_form, &ActForm::pointed, this, &OtherwiseForm::pointed);
}

void OtherwiseForm::setAct(const adjudicator::Line& line, const adjudicator::ActPlace& place, Choice choice,
                           bool fixed) {
    m_line = &line;
    m_place = place;
    m_fixed = fixed;
    const QSignalBlocker quiet(this);
    choose(choice);
    beginSaying();
}

void OtherwiseForm::choose(Choice choice) {
    (choice == Choice::Instead ? m_instead : choice == Choice::After ? m_after : m_never)->setChecked(true);
}

OtherwiseForm::Choice OtherwiseForm::choice() const {
    return m_never->isChecked() ? Choice::Never : m_after->isChecked() ? Choice::After : Choice::Instead;
}

const adjudicator::ActDone& OtherwiseForm::recorded() const {
    return m_line->actAt(m_line->acts()[*m_line->indexOf(m_place)].now);
}

/// The form begins with the act as it was; what was forgotten after it, with the nearest that was possible then.
void OtherwiseForm::beginSaying() {
    m_form->setVisible(isSaying());
    if (!isSaying()) {
        return;
    }
    const std::size_t index = *m_line->indexOf(m_place);
    const adjudicator::ActDone& act = recorded();
    if (choice() == Choice::Instead) {
        m_form->start(m_line->positionBeforeAct(index), act.action, m_fixed && act.thrown && act.thrown->number);
        return;
    }
    const bool isLast = index + 1 == m_line->acts().size();
    engine::Position then = isLast ? m_line->position() : m_line->positionBeforeAct(index + 1);
    const auto kinds = adjudicator::saying::ActEditor(then, act.action, false).kinds();
    m_form->start(std::move(then), kinds[kinds.size() > 1 ? 1 : 0], false);
}

std::optional<adjudicator::WhatIfAsked> OtherwiseForm::asked() const {
    if (!isOpen()) {
        return std::nullopt;
    }
    if (choice() == Choice::Never) {
        return adjudicator::WhatIfAsked{m_place, {{m_place, true, {}, {}}}};
    }
    if (!m_form->isComplete()) {
        return std::nullopt;
    }
    if (choice() == Choice::After) {
        // As it was; what follows it is new.
        return adjudicator::WhatIfAsked{m_place, {{m_place, false, {}, {}}, {{}, false, m_form->action(), {}}}};
    }
    return adjudicator::WhatIfAsked{m_place, {{m_place, false, m_form->action(), {}}}};
}

ActForm* OtherwiseForm::pointing() const {
    return isSaying() && m_form->asksPlaces() ? m_form : nullptr;
}

}  // namespace ui
