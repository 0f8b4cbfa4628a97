// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/acting/guide_panel.h"

#include <QApplication>
#include <QStyle>
#include <utility>

#include "engine/rules/given/contradiction.h"
#include "ui/kit/kit.h"
#include "ui/kit/option_button.h"
#include "ui/kit/still_area.h"
#include "ui/kit/tab_order.h"
#include "ui/rules/clause_tag.h"
#include "ui/text/sentences.h"
#include "ui/theme/players.h"

namespace ui {

GuidePanel::GuidePanel(TableDesk& desk, QWidget* parent) : QWidget(parent), m_desk(desk) {
    kit::ground(*this);
    auto* layout = kit::column(this, 8, {14, 10, 14, 12});
    m_headLine = new QWidget(this);
    m_headRow = kit::row(m_headLine, 10);
    m_badge = new QLabel(m_headLine);
    m_head = kit::heading({}, m_headLine);
    kit::fill(*m_headRow, {{m_badge, 0, Qt::AlignTop}, {m_head, 1}});
    layout->addWidget(m_headLine);
    m_area = new StillArea(this);
    layout->addWidget(m_area, 1);
    m_trouble = new QWidget(this);
    m_troubleRow = kit::row(m_trouble);
    m_why = kit::label({}, m_trouble, {.wraps = true});
    m_troubleRow->addWidget(m_why, 1);
    layout->addWidget(m_trouble);
    auto* buttons = new QHBoxLayout;
    m_other = kit::button({}, this, {.name = "other"});
    m_other->setMinimumHeight(48);
    m_confirm = kit::button({}, this, {.name = "confirm", .kind = "next"});
    kit::fill(*buttons, {m_other, {m_confirm, 1}});
    layout->addLayout(buttons);
    // What a press does may replace what was pressed.
    kit::afterPress(m_confirm, this, [this] {
        if (const auto press = m_pressConfirm) {
            press();
        }
    });
    kit::afterPress(m_other, this, [this] {
        if (const auto press = m_pressOther) {
            press();
        }
    });
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
    m_tags = new QWidget(m_headLine);
    auto* row = kit::row(m_tags, 4, {0, 3, 0, 0});
    addTags(*row, clauses, m_tags);
    m_headRow->addWidget(m_tags, 0, Qt::AlignTop);
    putInTabOrder(*m_head, *m_tags);
}

void GuidePanel::setHeadShown(bool shown, int leastHeight) {
    m_isHeadShown = shown;
    m_leastHeightOfHead = leastHeight;
    m_headLine->setVisible(shown && height() >= leastHeight);
}

void GuidePanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_headLine->setVisible(m_isHeadShown && height() >= m_leastHeightOfHead);
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
    kit::ground(*body);
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

void GuidePanel::setMainStep(std::optional<MainStep> step) {
    m_main = std::move(step);
    Q_EMIT mainStepTurned();
}

void GuidePanel::takeMainStep() {
    if (m_main && m_main->enabled) {
        // What it does may put another in its place.
        const auto press = m_main->press;
        press();
    }
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
    if (m_main && m_main->enabled && !m_main->bySpace) {
        takeMainStep();
        return true;
    }
    return false;
}

QLineEdit* GuidePanel::reasonField(const QString& hint, const QString& reason,
                                   std::function<void(const QString&)> typed, QWidget* parent) {
    auto* field = kit::dressed(new QLineEdit(reason, parent), {.name = "reason", .spoken = tr("Reason")});
    field->setPlaceholderText(hint);
    field->setMaxLength(400);
    connect(field, &QLineEdit::textChanged, this, std::move(typed));
    connect(
        field, &QLineEdit::returnPressed, this, [this] { (void)takeKey(Qt::Key_Return, Qt::NoModifier); },
        Qt::QueuedConnection);
    return field;
}

}  // namespace ui
