// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/record/what_if_saying.h"

#include <QButtonGroup>
#include <QRadioButton>

#include "ui/acting/act_form.h"
#include "ui/kit/kit.h"

namespace ui {

WhatIfSaying::WhatIfSaying(QWidget* parent) : QWidget(parent) {
    auto* layout = kit::column(this, 6);
    auto* choices = new QButtonGroup(this);
    const auto radio = [&](const QString& text) {
        auto* button = new QRadioButton(text, this);
        choices->addButton(button);
        layout->addWidget(button);
        connect(button, &QRadioButton::toggled, this, [this](bool on) {
            if (on) {
                beginSaying();
                Q_EMIT changed();
            }
        });
        return button;
    };
    m_other = radio(tr("It was otherwise:"));
    m_after = radio(tr("After it this was forgotten:"));
    m_never = radio(tr("It did not happen"));
    m_form = new ActForm(this);
    layout->addWidget(m_form);
    connect(m_form, &ActForm::edited, this, &WhatIfSaying::changed);
    connect(m_form, &ActForm::pointed, this, &WhatIfSaying::pointed);
}

void WhatIfSaying::setAct(const adjudicator::Line& line, const adjudicator::ActPlace& place) {
    m_line = &line;
    m_place = place;
    const QSignalBlocker quiet(m_other);
    m_other->setChecked(true);
    beginSaying();
    Q_EMIT changed();
}

bool WhatIfSaying::isSaying() const {
    return m_line != nullptr && m_line->indexOf(m_place) && !m_never->isChecked();
}

/// The form begins with the act as it was; what was forgotten after it, with the nearest that was possible then.
void WhatIfSaying::beginSaying() {
    m_form->setVisible(isSaying());
    if (!isSaying()) {
        return;
    }
    const std::size_t index = *m_line->indexOf(m_place);
    const adjudicator::ActDone& act = m_line->actAt(m_line->acts()[index].now);
    if (m_other->isChecked()) {
        m_form->start(m_line->positionBeforeAct(index), act.action, false);
        return;
    }
    const bool isLast = index + 1 == m_line->acts().size();
    engine::Position then = isLast ? m_line->position() : m_line->positionBeforeAct(index + 1);
    const auto kinds = adjudicator::saying::ActEditor(then, act.action, false).kinds();
    m_form->start(std::move(then), kinds[kinds.size() > 1 ? 1 : 0], false);
}

std::optional<adjudicator::WhatIfAsked> WhatIfSaying::asked() const {
    if (m_line == nullptr || !m_line->indexOf(m_place)) {
        return std::nullopt;
    }
    if (m_never->isChecked()) {
        return adjudicator::WhatIfAsked{m_place, {{m_place, true, {}, {}}}};
    }
    if (!m_form->isComplete()) {
        return std::nullopt;
    }
    if (m_after->isChecked()) {
        // As it was; what follows it is new.
        return adjudicator::WhatIfAsked{m_place, {{m_place, false, {}, {}}, {{}, false, m_form->action(), {}}}};
    }
    return adjudicator::WhatIfAsked{m_place, {{m_place, false, m_form->action(), {}}}};
}

ActForm* WhatIfSaying::pointing() const {
    return isSaying() && m_form->asksPlaces() ? m_form : nullptr;
}

}  // namespace ui
