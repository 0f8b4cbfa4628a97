// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QWidget>
#include <optional>
#include <vector>

#include "engine/action/dice.h"
#include "ui/dice_game/dice_desk.h"

class QComboBox;
class QLineEdit;

namespace ui {

/// One kind of entry of the dice game's referee: what is said, with its reason.
class RefereePage : public QWidget {
    Q_OBJECT

public:
    RefereePage(DiceDesk& desk, QWidget* parent) : QWidget(parent), m_desk(desk) {}
    /// What the button that enters it is called.
    [[nodiscard]] virtual QString word() const = 0;
    struct Judged {
        bool isReady = false;
        /// What still stands in its way, or why it cannot be.
        QString why;
        bool isRefused = false;
    };
    [[nodiscard]] virtual Judged judged() const = 0;
    virtual void enter() = 0;
    /// The record went on, or is another: what was said of it is forgotten.
    virtual void renew();

Q_SIGNALS:
    void edited();
    /// Enter at the reason.
    void confirmed();

protected:
    [[nodiscard]] DiceDesk& desk() const { return m_desk; }
    /// Where the reason is typed; made when the page has come to it, and once.
    [[nodiscard]] QLineEdit* makeReason();
    [[nodiscard]] QString reason() const;
    [[nodiscard]] Judged missingReason() const;
    /// The players of the game behind a line for none of them; chosen: empty for that line.
    [[nodiscard]] QComboBox* playerBox(const QString& spoken, const char* name, const QString& nobody);
    [[nodiscard]] static std::optional<engine::PlayerId> chosen(const QComboBox& box);
    [[nodiscard]] static QLabel* words(const QString& text, QWidget* parent, const char* kind = "");

private:
    DiceDesk& m_desk;
    QLineEdit* m_reason = nullptr;
    std::vector<QComboBox*> m_players;
};

/// "1 1 6": brick twice and gold; empty where something else is typed.
[[nodiscard]] std::optional<std::vector<engine::Die>> typedFaces(const QString& text);

}  // namespace ui
