// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/camera_dock/set_bar.h"

#include <QSignalBlocker>
#include <algorithm>

#include "ui/camera/set_keeper.h"
#include "ui/kit/flow_layout.h"
#include "ui/kit/kit.h"
#include "ui/theme/style_sheet.h"

namespace ui {

SetBar::SetBar(QWidget* parent) : QWidget(parent) {
    auto* column = kit::column(this, 2, {8, 6, 8, 6});
    auto* row = new FlowLayout(nullptr, 6);
    column->addLayout(row);
    m_sets = kit::dressed(
        new QComboBox(this),
        {.spoken = tr("The set on the table"),
         .tip = tr("The set that the board looks like; the picture is read again with the one that is chosen")});
    row->addWidget(m_sets);
    m_name = new QLineEdit(this);
    constexpr int kMostLetters = 40;
    m_name->setMaxLength(kMostLetters);
    m_name->setAccessibleName(tr("Name of the set"));
    row->addWidget(m_name);
    const auto add = [&](const QString& text, const QString& tip, auto press) {
        auto* button = kit::press(text, this, {.tip = tip}, this, press);
        row->addWidget(button);
        return button;
    };
    m_remember =
        add(tr("All is right: remember the set"),
            tr("Learns how the tiles, harbours and pieces of this set look; later pictures of it leave less in doubt"),
            [this] { Q_EMIT rememberRequested(name()); });
    m_rename = add(tr("Rename"), tr("Gives the chosen set the name that stands here"), [this] { rename(); });
    m_forget = add(tr("Forget"), tr("Forgets how the chosen set looks"), [this] { forget(); });
    m_said = kit::label({}, this, {.wraps = true});
    m_said->hide();
    column->addWidget(m_said);
    connect(m_sets, &QComboBox::activated, this, [this](int) {
        m_seen = m_sets->currentData().toString();
        tell({}, false);
        m_name->setText(m_seen.isEmpty() ? freeSetName() : m_seen);
        refresh();
        Q_EMIT chosen(m_seen);
    });
    connect(m_name, &QLineEdit::textChanged, this, &SetBar::refresh);
    connect(m_name, &QLineEdit::returnPressed, m_remember, &QPushButton::click);
    setSeen({});
}

void SetBar::setSeen(const QString& set) {
    fill(set);
    m_name->setText(set.isEmpty() ? freeSetName() : set);
    tell(set.isEmpty() ? QString() : tr("Looks like %1.").arg(set), false);
    refresh();
}

QString SetBar::name() const {
    return m_name->text().trimmed();
}

void SetBar::setRemembered(const QString& name, const QString& problem) {
    if (!problem.isEmpty()) {
        tell(problem + QLatin1Char(' ') + tr("Nothing was changed."), true);
        return;
    }
    fill(name);
    refresh();
    tell(tr("%1 is remembered.").arg(name), false);
}

void SetBar::fill(const QString& set) {
    const QSignalBlocker quiet(m_sets);
    m_seen = set;
    m_sets->clear();
    m_sets->addItem(tr("No known set"), QString());
    for (const QString& name : knownSetNames()) {
        m_sets->addItem(name, name);
    }
    m_sets->setCurrentIndex(std::max(m_sets->findData(set), 0));
    m_sets->setVisible(m_sets->count() > 1);
}

void SetBar::refresh() {
    m_remember->setEnabled(!name().isEmpty());
    m_rename->setVisible(!m_seen.isEmpty());
    m_rename->setEnabled(!name().isEmpty() && name() != m_seen);
    m_forget->setVisible(!m_seen.isEmpty());
}

void SetBar::rename() {
    const QString to = name();
    const QString problem = renameKnownSet(m_seen, to);
    if (problem.isEmpty()) {
        fill(to);
        refresh();
        tell(tr("It is called %1 now.").arg(to), false);
    } else {
        tell(problem, true);
    }
}

void SetBar::forget() {
    const QString gone = m_seen;
    const QString problem = forgetKnownSet(gone);
    if (problem.isEmpty()) {
        setSeen({});
        m_name->setText(gone);
        tell(tr("%1 is forgotten. To have it again, remember it again.").arg(gone), false);
    } else {
        tell(problem, true);
    }
}

void SetBar::tell(const QString& text, bool isBad) {
    m_said->setText(text);
    m_said->setVisible(!text.isEmpty());
    wearKind(*m_said, isBad ? "bad" : "dim");
}

}  // namespace ui
