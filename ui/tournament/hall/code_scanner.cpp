// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/hall/code_scanner.h"

#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QRegularExpression>
#include <utility>

namespace ui {

namespace {

/// A scanner's next key is there by then; a person's hardly ever.
constexpr int kBetweenKeysMs = 60;
constexpr qsizetype kLongest = 128;

/// What may still become a code: `ADJS:` and `ADJ1:` with digits and letters between colons.
bool mayBeCode(const QString& text) {
    static const QRegularExpression kBegun(QStringLiteral("^(A|AD|ADJ|ADJ[S1]|ADJ[S1]:[0-9A-F:]*)$"),
                                           QRegularExpression::CaseInsensitiveOption);
    return text.size() <= kLongest && kBegun.match(text).hasMatch();
}

bool isCode(const QString& text) {
    static const QRegularExpression kCode(QStringLiteral("^ADJ[S1]:[0-9A-F]+:[0-9]+:[0-9A-F:]+$"),
                                          QRegularExpression::CaseInsensitiveOption);
    return kCode.match(text).hasMatch();
}

/// The field in which a widget's text is typed; null where letters are not typed but choose.
QLineEdit* fieldOf(QWidget& widget) {
    const auto* box = qobject_cast<QComboBox*>(&widget);
    return box != nullptr ? box->lineEdit() : qobject_cast<QLineEdit*>(&widget);
}

bool isEnter(const QKeyEvent& key) {
    return key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
}

}  // namespace

CodeScanner::CodeScanner(QWidget& page, QStringList ownFields)
    : QObject(&page), m_page(page), m_ownFields(std::move(ownFields)) {
    m_pause.setSingleShot(true);
    m_pause.setInterval(kBetweenKeysMs);
    connect(&m_pause, &QTimer::timeout, this, &CodeScanner::handBack);
    qApp->installEventFilter(this);
}

bool CodeScanner::eventFilter(QObject* watched, QEvent* event) {
    if (m_handsBack || (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)) {
        return false;
    }
    auto* widget = qobject_cast<QWidget*>(watched);
    if (widget == nullptr || widget != QApplication::focusWidget() || !m_page.isAncestorOf(widget) ||
        m_ownFields.contains(widget->objectName())) {
        return false;
    }
    const auto& key = *static_cast<QKeyEvent*>(event);
    if (event->type() == QEvent::ShortcutOverride) {
        // The keys of a code are no shortcuts either.
        const bool isHeld =
            !m_held.isEmpty() && fieldOf(*widget) == nullptr && (isEnter(key) || mayBeCode(m_held + key.text()));
        if (isHeld) {
            event->accept();
        }
        return isHeld;
    }
    QLineEdit* field = fieldOf(*widget);
    return field != nullptr ? takeFromField(*field, key) : takeKey(*widget, key);
}

bool CodeScanner::takeKey(QWidget& widget, const QKeyEvent& key) {
    const bool isPlain = (key.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
    if (isEnter(key) && isCode(m_held)) {
        m_pause.stop();
        Q_EMIT scanned(std::exchange(m_held, QString()));
        return true;
    }
    // A scanner presses Shift by itself.
    if (key.key() == Qt::Key_Shift) {
        return false;
    }
    if (isPlain && !key.text().isEmpty() && mayBeCode(m_held + key.text())) {
        m_widget = &widget;
        m_held += key.text();
        m_pause.start();
        return true;
    }
    handBack();
    return false;
}

/// The field had the code's letters; it gets back what stood there before.
bool CodeScanner::takeFromField(QLineEdit& field, const QKeyEvent& key) {
    if (!isEnter(key)) {
        return false;
    }
    static const QRegularExpression kAtEnd(QStringLiteral("ADJ[S1]:[0-9A-F]+:[0-9]+:[0-9A-F:]+$"),
                                           QRegularExpression::CaseInsensitiveOption);
    const QString text = field.text().trimmed();
    const auto found = kAtEnd.match(text);
    if (!found.hasMatch()) {
        return false;
    }
    field.setText(text.left(found.capturedStart()));
    Q_EMIT scanned(found.captured());
    return true;
}

/// No scanner typed it: whoever has the keyboard gets the keys.
void CodeScanner::handBack() {
    m_pause.stop();
    const QString held = std::exchange(m_held, QString());
    m_handsBack = true;
    for (const QChar letter : held) {
        // The first letter may have moved the keyboard.
        QWidget* to = m_widget != nullptr && m_widget->hasFocus() ? m_widget.data() : QApplication::focusWidget();
        if (to == nullptr || !m_page.isAncestorOf(to)) {
            break;
        }
        QKeyEvent press(QEvent::KeyPress, letter.toUpper().unicode(),
                        letter.isUpper() ? Qt::ShiftModifier : Qt::NoModifier, letter);
        QApplication::sendEvent(to, &press);
    }
    m_handsBack = false;
}

}  // namespace ui
