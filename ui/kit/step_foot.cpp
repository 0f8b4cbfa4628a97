// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/step_foot.h"

#include <QEvent>
#include <algorithm>
#include <memory>
#include <utility>

#include "ui/kit/kit.h"

namespace ui {

StepFoot::StepFoot(QWidget* parent) : QWidget(parent) {
    kit::ground(*this, "stepFoot");
    auto* row = kit::row(this, 8, {12, 6, 12, 6});
    row->addStretch(1);
    setFixedHeight(kHigh);
    hide();
}

void StepFoot::take(const std::vector<QWidget*>& steps) {
    for (QWidget* step : steps) {
        QWidget* from = step->parentWidget();
        if (from == nullptr || from->layout() == nullptr) {
            continue;
        }
        auto* place = new QWidget(from);
        place->setFixedSize(0, 0);
        const std::unique_ptr<QLayoutItem> item(from->layout()->replaceWidget(step, place));
        if (!item) {
            delete place;
            continue;
        }
        place->show();
        const bool isHidden = step->isHidden();
        auto* holder = new QWidget(this);
        auto* room = kit::row(holder);
        room->addWidget(step);
        step->setHidden(isHidden);
        layout()->addWidget(holder);
        m_taken.push_back({step, place, holder});
        place->installEventFilter(this);
        step->installEventFilter(this);
        connect(place, &QObject::destroyed, holder, &QObject::deleteLater);
    }
    follow();
}

void StepFoot::giveBack() {
    for (const Taken& taken : std::exchange(m_taken, {})) {
        if (taken.step == nullptr || taken.place == nullptr) {
            continue;
        }
        taken.step->removeEventFilter(this);
        taken.place->removeEventFilter(this);
        taken.place->disconnect(taken.holder);
        const bool isHidden = taken.step->isHidden();
        QWidget* home = taken.place->parentWidget();
        const std::unique_ptr<QLayoutItem> item(home->layout()->replaceWidget(taken.place, taken.step));
        taken.step->setHidden(isHidden);
        delete taken.place;
        delete taken.holder;
    }
    follow();
}

void StepFoot::follow() {
    std::erase_if(m_taken, [](const Taken& taken) { return taken.place == nullptr || taken.step == nullptr; });
    bool hasStep = false;
    for (const Taken& taken : m_taken) {
        const bool isShown = taken.place->isVisible() && !taken.step->isHidden();
        taken.holder->setVisible(isShown);
        hasStep = hasStep || isShown;
    }
    if (std::exchange(m_hasStep, hasStep) != hasStep) {
        Q_EMIT turned();
    }
}

bool StepFoot::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
        case QEvent::Show:
        case QEvent::Hide:
        case QEvent::ShowToParent:
        case QEvent::HideToParent:
            // While a part is being shown its own parts are not all shown yet.
            QMetaObject::invokeMethod(this, &StepFoot::follow, Qt::QueuedConnection);
            break;
        default:
            break;
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace ui
