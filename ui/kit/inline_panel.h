// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace ui {

/// A panel that comes and goes within a page and never stops anything: a headline, a way to close it, and what it
/// shows.
class InlinePanel : public QFrame {
    Q_OBJECT

public:
    explicit InlinePanel(const QString& title, QWidget* parent = nullptr);

Q_SIGNALS:
    /// It came or went.
    void turned();

protected:
    void showEvent(QShowEvent*) override { Q_EMIT turned(); }
    void hideEvent(QHideEvent*) override { Q_EMIT turned(); }
    /// Takes the place of what was shown before.
    void setBody(QWidget* body);
    void setTitle(const QString& title);
    /// Between the headline and what closes it.
    void addToHead(QWidget* part);
    /// The headline alone stays in sight.
    void setFolded(bool folded);
    [[nodiscard]] bool isFolded() const { return m_folded; }

private:
    QLabel* m_title = nullptr;
    QVBoxLayout* m_layout = nullptr;
    QHBoxLayout* m_head = nullptr;
    QWidget* m_body = nullptr;
    bool m_folded = false;
};

}  // namespace ui
