// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/record/correction_parts.h"

#include <QStringList>

#include "ui/kit/kit.h"

namespace ui {

QString whatBecomesText(int kept, int changed, int dropped, int fresh) {
    QStringList parts;
    const auto part = [&](int number, const QString& text) {
        if (number > 0) {
            parts.append(text);
        }
    };
    part(kept, ConflictChoices::tr("%n act(s) as before", nullptr, kept));
    part(changed, ConflictChoices::tr("%n with other results", nullptr, changed));
    part(dropped, ConflictChoices::tr("%n dropped", nullptr, dropped));
    part(fresh, ConflictChoices::tr("%n new", nullptr, fresh));
    return parts.join(QStringLiteral(", "));
}

QWidget* ConflictChoices::box(const adjudicator::ActPlace& act, bool mayStand, const QString& about, QWidget* parent) {
    auto* choice = kit::dressed(new QComboBox(parent), {.name = "conflict", .spoken = about});
    choice->setMinimumHeight(34);
    choice->addItem(tr("Decide …"), static_cast<int>(Decision::None));
    choice->addItem(tr("Drop it"), static_cast<int>(Decision::Drop));
    if (mayStand) {
        choice->addItem(tr("Let it stand"), static_cast<int>(Decision::Stands));
    }
    const auto made = std::ranges::find(m_choices, act, &Choice::first);
    if (made != m_choices.end()) {
        choice->setCurrentIndex(qMax(0, choice->findData(static_cast<int>(made->second))));
    }
    connect(choice, &QComboBox::activated, this, [this, choice, act] {
        std::erase_if(m_choices, [&](const Choice& each) { return each.first == act; });
        m_choices.emplace_back(act, static_cast<Decision>(choice->currentData().toInt()));
        QMetaObject::invokeMethod(this, &ConflictChoices::decided, Qt::QueuedConnection);
    });
    return choice;
}

}  // namespace ui
