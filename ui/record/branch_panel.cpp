// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/record/branch_panel.h"

#include <QButtonGroup>
#include <QPlainTextEdit>
#include <QRadioButton>

#include "db/codes.h"
#include "ui/kit/kit.h"
#include "ui/text/language.h"
#include "ui/text/sentences.h"
#include "ui/theme/type.h"

namespace ui {

BranchPanel::BranchPanel(QWidget* parent) : QWidget(parent) {
    kit::ground(*this);
    auto* layout = kit::column(this, 8, {16, 12, 16, 14});
    m_title = kit::label({}, this, {.wraps = true});
    m_title->setFont(sized(m_title->font(), 16, QFont::DemiBold));
    kit::fill(*layout,
              {m_title, kit::note(tr("It went on in more than one place. Name the branch that counts.") +
                                      QLatin1Char(' ') + tr("The others stay in the book and can be named later."),
                                  this)});
    m_list = kit::column(nullptr, 2);
    layout->addLayout(m_list);
    m_group = new QButtonGroup(this);
    auto* row = kit::row(nullptr, 12);
    m_reason = kit::dressed(new QPlainTextEdit(this), {.name = "branchReason", .spoken = tr("Reason")});
    m_reason->setPlaceholderText(tr("Reason, read out to all players"));
    m_reason->setTabChangesFocus(true);
    m_reason->setFixedHeight(58);
    m_do = kit::button(tr("This branch counts"), this, {.name = "branchDo", .kind = "next"});
    kit::fill(*row, {{m_reason, 1}, m_do});
    layout->addLayout(row);
    connect(m_reason, &QPlainTextEdit::textChanged, this, &BranchPanel::refresh);
    connect(m_do, &QPushButton::clicked, this, &BranchPanel::choose);
}

void BranchPanel::show(const db::GameId& game, const QString& name, std::vector<adjudicator::GameBranch> branches) {
    m_game = game;
    m_branches = std::move(branches);
    m_title->setText(tr("Which branch counts? %1").arg(name));
    m_reason->clear();
    for (QAbstractButton* old : m_group->buttons()) {
        m_group->removeButton(old);
        m_list->removeWidget(old);
        old->hide();
        old->deleteLater();
    }
    for (std::size_t i = 0; i < m_branches.size(); ++i) {
        const adjudicator::GameBranch& branch = m_branches[i];
        QStringList points;
        for (const int each : branch.points) {
            points.append(QString::number(each));
        }
        QStringList words{
            tr("up to entry %1, %2").arg(branch.end.seq).arg(clockTime(branch.time)),
            tr("%n entry(ies) of its own", nullptr, static_cast<int>(branch.ownEntries)),
        };
        if (!points.isEmpty()) {
            words.append(points.join(QStringLiteral(" : ")));
        }
        if (!branch.lastAct.empty()) {
            words.append(said(branch.lastAct));
        }
        auto* choice = kit::dressed(
            new QRadioButton(words.join(QStringLiteral(" · ")).replace(QLatin1Char('&'), QLatin1String("&&")), this),
            {.name = "branch", .tip = QString::fromStdString(db::toHex(branch.end.hash))});
        m_group->addButton(choice, static_cast<int>(i));
        m_list->addWidget(choice);
        connect(choice, &QRadioButton::toggled, this, &BranchPanel::refresh);
    }
    refresh();
}

void BranchPanel::focusFirst() {
    if (!m_group->buttons().isEmpty()) {
        m_group->buttons().front()->setFocus();
    }
}

void BranchPanel::refresh() {
    const bool isNamed = m_group->checkedId() >= 0;
    const bool hasReason = !m_reason->toPlainText().trimmed().isEmpty();
    m_do->setEnabled(isNamed && hasReason);
    m_do->setToolTip(!isNamed     ? tr("Choose a branch first.")
                     : !hasReason ? tr("A reason is read out to all players.")
                                  : QString());
}

void BranchPanel::choose() {
    const int chosen = m_group->checkedId();
    if (chosen >= 0 && chosen < static_cast<int>(m_branches.size())) {
        Q_EMIT this->chosen(m_game, m_branches[static_cast<std::size_t>(chosen)].end,
                            m_reason->toPlainText().trimmed().toStdString());
    }
}

}  // namespace ui
