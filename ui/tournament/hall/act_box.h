// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QStringList>
#include <optional>

#include "ui/tournament/hall/tournament_hall.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace ui {

/// An act that waits for one more Enter: what it changes, who changes rank first, and the reason that it may need.
class ActBox : public QFrame {
    Q_OBJECT

public:
    ActBox(TournamentHall& hall, QWidget* parent);
    /// Shows the act with its consequences. The reason is asked for where the act has one. `odd`: what speaks against
    /// it, shown in amber first.
    void ask(const engine::tournament::Action& action, const QString& title, const QString& button,
             const QStringList& odd = {});
    void leave();

Q_SIGNALS:
    /// The act was given to the desk, or left.
    void done();
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void refresh();
    void press();

    TournamentHall& m_hall;
    std::optional<engine::tournament::Action> m_action;
    QString m_title;
    QStringList m_odd;
    QLabel* m_text = nullptr;
    QLineEdit* m_reason = nullptr;
    QPushButton* m_leave = nullptr;
    QPushButton* m_do = nullptr;
};

}  // namespace ui
