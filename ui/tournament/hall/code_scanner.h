// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <QTimer>

class QKeyEvent;
class QLineEdit;
class QWidget;

namespace ui {

/// Finds a slip's code among the keys that are pressed anywhere on a page: a scanner types it at once and ends it with
/// Enter. Lists and buttons do not get the keys of a code: what may be one is held back for the moment in which a
/// scanner types its next key, and handed on if none came. From a text field a code is taken out again. Fields whose
/// name is given as one that takes codes keep them.
class CodeScanner : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    CodeScanner(QWidget& page, QStringList ownFields);

Q_SIGNALS:
    void scanned(const QString& code);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] bool takeKey(QWidget& widget, const QKeyEvent& key);
    [[nodiscard]] bool takeFromField(QLineEdit& field, const QKeyEvent& key);
    void handBack();

    QWidget& m_page;
    QStringList m_ownFields;
    QPointer<QWidget> m_widget;
    QString m_held;
    QTimer m_pause;
    bool m_handsBack = false;
};

}  // namespace ui
