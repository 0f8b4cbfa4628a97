// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <functional>
#include <optional>
#include <vector>

#include "ui/desk/table_desk.h"

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;

namespace ui {

/// A guided panel of the turn: a headline with its clauses, what is asked, what was refused, and one filled button.
/// Decides no rule: the engine says what is possible. Every part of it can be reached with one hand on the keys.
class GuidePanel : public QWidget {
    Q_OBJECT

public:
    /// What the turn's filled button does while the panel is shown, in place of a filled button of its own.
    struct MainStep {
        /// With its key.
        QString text;
        bool enabled = false;
        std::function<void()> press;
        /// Space presses it; else Enter.
        bool bySpace = false;
    };

    GuidePanel(TableDesk& desk, QWidget* parent);
    virtual void refresh() = 0;
    /// Keys that mean something in the panel; false for others.
    virtual bool takeKey(int key, Qt::KeyboardModifiers modifiers);
    /// Something is being entered in it that Esc leaves and Enter takes.
    [[nodiscard]] virtual bool isHalfSaid() const { return false; }
    /// Shows it with nothing said yet.
    void startOver();
    /// Empty: the button is the turn's own.
    [[nodiscard]] const std::optional<MainStep>& mainStep() const { return m_main; }
    void takeMainStep();

Q_SIGNALS:
    void mainStepTurned();

protected:
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    /// Drops what was half said: the panel is left or begins again, or another game is open.
    virtual void forget() {}
    [[nodiscard]] TableDesk& desk() const { return m_desk; }
    void setHead(const QString& head, std::optional<engine::PlayerId> who,
                 const std::vector<engine::ClauseId>& clauses);
    /// Whether the headline is shown at all, and how high the panel must be for it; else the body has its room.
    void setHeadShown(bool shown, int leastHeight = 0);
    /// Takes the place of the body shown before; whatever of it has a name keeps the keyboard.
    void setBody(QWidget* body);
    /// The filled button; without a text there is none. Enter presses it.
    void setConfirm(const QString& text, bool enabled, std::function<void()> press);
    void setMainStep(std::optional<MainStep> step);
    /// A plain button beside it.
    void setOther(const QString& text, std::function<void()> press, bool enabled = true);
    /// Presses it, where it can be pressed.
    void pressOther();
    /// Part of what is asked, not one of the buttons under it.
    [[nodiscard]] bool isInBody(const QWidget* widget) const;
    /// Why it cannot be done like this, with its clause; empty: nothing stands in the way.
    void setRefusal(const std::optional<engine::Refusal>& refusal);
    /// The same for what is only not finished yet.
    void setHint(const QString& hint);

    /// Allowed, or refused only for cards that nobody can see: then the strip offers to take the players' word.
    [[nodiscard]] bool mayPlay(const engine::Action& action, const std::optional<engine::Refusal>& refusal) const;

    /// A line for a reason, as it stands so far; Enter in it presses the filled button.
    [[nodiscard]] QLineEdit* reasonField(const QString& hint, const QString& reason,
                                         std::function<void(const QString&)> typed, QWidget* parent);

private:
    TableDesk& m_desk;
    QWidget* m_headLine;
    bool m_isHeadShown = true;
    int m_leastHeightOfHead = 0;
    QLabel* m_badge;
    QLabel* m_head;
    QWidget* m_tags = nullptr;
    QHBoxLayout* m_headRow;
    QScrollArea* m_area;
    QWidget* m_trouble;
    QLabel* m_why;
    QHBoxLayout* m_troubleRow;
    QWidget* m_clause = nullptr;
    QPushButton* m_other;
    QPushButton* m_confirm;
    std::optional<MainStep> m_main;
    std::function<void()> m_pressConfirm;
    std::function<void()> m_pressOther;
};

}  // namespace ui
