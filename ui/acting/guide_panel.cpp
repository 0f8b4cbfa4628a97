// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/acting/guide_panel.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QStyle>
#include <QVBoxLayout>
#include <utility>

#include "engine/rules/contradiction.h"
#include "ui/kit/option_button.h"
#include "ui/kit/still_area.h"
#include "ui/kit/tab_order.h"
#include "ui/rules/clause_tag.h"
#include "ui/text/sentences.h"
#include "ui/theme/players.h"

namespace ui {

GuidePanel::GuidePanel(TableDesk& desk, QWidget* parent) : QWidget(parent), m_desk(desk) {
    setObjectName(QStringLiteral("panel"));
    setAttribute(Qt::WA_StyledBackground);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(14, 10, 14, 12);
    layout->setSpacing(8);
    m_headRow = new QHBoxLayout;
    m_headRow->setSpacing(10);
    m_badge = new QLabel(this);
    m_head = titleLabel({}, this);
    m_headRow->addWidget(m_badge, 0, Qt::AlignTop);
    m_headRow->addWidget(m_head, 1);
    layout->addLayout(m_headRow);
    m_area = new StillArea(this);
    layout->addWidget(m_area, 1);
    m_trouble = new QWidget(this);
    m_troubleRow = new QHBoxLayout(m_trouble);
    m_troubleRow->setContentsMargins(0, 0, 0, 0);
    m_why = new QLabel(m_trouble);
    m_why->setWordWrap(true);
    m_troubleRow->addWidget(m_why, 1);
    layout->addWidget(m_trouble);
    auto* buttons = new QHBoxLayout;
    m_other = new QPushButton(this);
    m_other->setMinimumHeight(48);
    m_other->setObjectName(QStringLiteral("other"));
    m_confirm = new QPushButton(this);
    m_confirm->setProperty("kind", QStringLiteral("next"));
    m_confirm->setObjectName(QStringLiteral("confirm"));
    buttons->addWidget(m_other);
    buttons->addWidget(m_confirm, 1);
    layout->addLayout(buttons);
    // What a press does may replace what was pressed.
    connect(
        m_confirm, &QPushButton::clicked, this,
        [this] {
            if (const auto press = m_pressConfirm) {
                press();
            }
        },
        Qt::QueuedConnection);
    connect(
        m_other, &QPushButton::clicked, this,
        [this] {
            if (const auto press = m_pressOther) {
                press();
            }
        },
        Qt::QueuedConnection);
    m_confirm->hide();
    m_other->hide();
    m_trouble->hide();
    connect(&m_desk, &TableDesk::changed, this, [this](const TableDesk::Change& change) {
        if (change.game) {
            forget();
        }
    });
}

void GuidePanel::setHead(const QString& head, std::optional<engine::PlayerId> who,
                         const std::vector<engine::ClauseId>& clauses) {
    constexpr int kBadge = 30;
    m_head->setText(head);
    setAccessibleName(head);
    m_badge->setVisible(who.has_value());
    if (who) {
        m_badge->setPixmap(badge(lookOf(m_desk.position(), *who), kBadge, devicePixelRatioF()));
    }
    delete m_tags;
    m_tags = new QWidget(this);
    auto* row = new QHBoxLayout(m_tags);
    row->setContentsMargins(0, 3, 0, 0);
    row->setSpacing(4);
    for (const engine::ClauseId clause : clauses) {
        row->addWidget(new ClauseTag(clause, m_tags));
    }
    m_headRow->addWidget(m_tags, 0, Qt::AlignTop);
    putInTabOrder(*m_head, *m_tags);
}

void GuidePanel::setBody(QWidget* body) {
    const QWidget* focused = QApplication::focusWidget();
    const QWidget* old = m_area->widget();
    const QString name =
        focused != nullptr && old != nullptr && old->isAncestorOf(focused) ? focused->objectName() : QString();
    // A button of the old one may be what was pressed.
    if (QWidget* before = m_area->takeWidget()) {
        before->hide();
        before->deleteLater();
    }
    body->setObjectName(QStringLiteral("panel"));
    body->setAttribute(Qt::WA_StyledBackground);
    m_area->setWidget(body);
    putInTabOrder(*m_area, *body);
    if (QWidget* again = name.isEmpty() ? nullptr : body->findChild<QWidget*>(name)) {
        again->setFocus();
    }
}

void GuidePanel::setConfirm(const QString& text, bool enabled, std::function<void()> press) {
    m_confirm->setVisible(!text.isEmpty());
    m_confirm->setText(text);
    m_confirm->setEnabled(enabled);
    m_pressConfirm = std::move(press);
}

void GuidePanel::setOther(const QString& text, std::function<void()> press, bool enabled) {
    m_other->setVisible(!text.isEmpty());
    m_other->setText(text);
    m_other->setEnabled(enabled);
    m_pressOther = std::move(press);
}

void GuidePanel::pressOther() {
    if (m_other->isVisible() && m_other->isEnabled()) {
        m_other->click();
    }
}

bool GuidePanel::isInBody(const QWidget* widget) const {
    return widget != nullptr && m_area->isAncestorOf(widget);
}

void GuidePanel::startOver() {
    forget();
    refresh();
}

void GuidePanel::hideEvent(QHideEvent* event) {
    // Where the whole page is hidden what was said stays.
    if (isHidden()) {
        forget();
    }
    QWidget::hideEvent(event);
}

void GuidePanel::setRefusal(const std::optional<engine::Refusal>& refusal) {
    delete m_clause;
    m_clause = nullptr;
    m_trouble->setVisible(refusal.has_value());
    if (refusal) {
        m_why->setProperty("kind", QStringLiteral("bad"));
        m_why->setText(sentence(*refusal, m_desk.position()));
        m_clause = new ClauseTag(refusal->clause, m_trouble);
        m_troubleRow->addWidget(m_clause, 0, Qt::AlignTop);
        putInTabOrder(*m_why, *m_clause);
        style()->unpolish(m_why);
        style()->polish(m_why);
    }
}

void GuidePanel::setHint(const QString& hint) {
    setRefusal(std::nullopt);
    m_trouble->setVisible(!hint.isEmpty());
    m_why->setProperty("kind", QStringLiteral("dim"));
    m_why->setText(hint);
    style()->unpolish(m_why);
    style()->polish(m_why);
}

bool GuidePanel::mayPlay(const engine::Action& action, const std::optional<engine::Refusal>& refusal) const {
    return !refusal || engine::correctionFor(m_desk.position(), action, *refusal, "asked").has_value();
}

bool GuidePanel::takeKey(int key, Qt::KeyboardModifiers) {
    if (key != Qt::Key_Return && key != Qt::Key_Enter) {
        return false;
    }
    auto* focused = qobject_cast<QPushButton*>(QApplication::focusWidget());
    if (focused != nullptr && isAncestorOf(focused)) {
        focused->click();
        return true;
    }
    if (m_confirm->isVisible() && m_confirm->isEnabled()) {
        m_confirm->click();
        return true;
    }
    return false;
}

QLabel* GuidePanel::titleLabel(const QString& text, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    label->setProperty("kind", QStringLiteral("title"));
    label->setWordWrap(true);
    return label;
}

QLabel* GuidePanel::dimLabel(const QString& text, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    label->setProperty("kind", QStringLiteral("dim"));
    label->setWordWrap(true);
    return label;
}

QLineEdit* GuidePanel::reasonField(const QString& hint, const QString& reason,
                                   std::function<void(const QString&)> typed, QWidget* parent) {
    auto* field = new QLineEdit(reason, parent);
    field->setPlaceholderText(hint);
    field->setAccessibleName(tr("Reason"));
    field->setObjectName(QStringLiteral("reason"));
    field->setMaxLength(400);
    connect(field, &QLineEdit::textChanged, this, std::move(typed));
    connect(
        field, &QLineEdit::returnPressed, this, [this] { (void)takeKey(Qt::Key_Return, Qt::NoModifier); },
        Qt::QueuedConnection);
    return field;
}

QPushButton* GuidePanel::optionButton(const QString& text, const QString& key, QWidget* parent) {
    return new OptionButton(text, key, parent);
}

}  // namespace ui
