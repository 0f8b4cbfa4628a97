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

/// What waits, and how it is asked.
struct ActAsked {
    /// Done one after the other, with one reason for all that have one.
    std::vector<engine::tournament::Action> actions;
    QString title;
    QString button;
    /// What speaks against it, shown in amber first.
    QStringList odd = {};
    /// The proposal of another desk that the act is.
    std::optional<adjudicator::SeenHead> proposal = {};
};

/// An act that waits for one more Enter: what it changes, who changes rank first, and the reason that it may need.
class ActBox : public QFrame {
    Q_OBJECT

public:
    ActBox(TournamentHall& hall, QWidget* parent);
    /// Shows the act with its consequences. The reason is asked for where the act has one. `odd`: what speaks against
    /// it, shown in amber first.
    void ask(const engine::tournament::Action& action, const QString& title, const QString& button,
             const QStringList& odd = {});
    void ask(ActAsked asked);
    void leave();

Q_SIGNALS:
    /// The act was given to the desk, or left.
    void done();
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();
    [[nodiscard]] QStringList effects(bool& isAllowed) const;
    void press();

    TournamentHall& m_hall;
    std::optional<ActAsked> m_asked;
    /// The key that led here is still on its way: it does not press the button too.
    bool m_isFresh = false;
    /// Somebody types on without having seen the question: the Enter behind those digits answers nothing.
    bool m_isTypedOver = false;
    QLabel* m_text = nullptr;
    QLineEdit* m_reason = nullptr;
    QPushButton* m_leave = nullptr;
    QPushButton* m_do = nullptr;
};

}  // namespace ui
