// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <cstdint>
#include <optional>

#include "adjudicator/what_if/what_if.h"

class QRadioButton;

namespace ui {

class ActForm;

/// What is said of an act of the record: that it was otherwise, that something was forgotten after it, or that it never
/// happened. The act is said as any act is. Writes nothing.
class OtherwiseForm : public QWidget {
    Q_OBJECT

public:
    enum class Choice : std::uint8_t { Instead, After, Never };

    explicit OtherwiseForm(QWidget* parent = nullptr);

    /// The act must count; the line is borrowed until the next call or `forget`. Of a proved throw the faces can be
    /// said anew only where they are not `fixed`.
    void setAct(const adjudicator::Line& line, const adjudicator::ActPlace& place, Choice choice, bool fixed);
    void forget() { m_line = nullptr; }
    void choose(Choice choice);

    [[nodiscard]] Choice choice() const;
    /// An act is being said, in the form.
    [[nodiscard]] bool isSaying() const { return isOpen() && choice() != Choice::Never; }
    /// There is an act that counts.
    [[nodiscard]] bool isOpen() const { return m_line != nullptr && m_line->indexOf(m_place).has_value(); }
    [[nodiscard]] const adjudicator::Line& line() const { return *m_line; }
    [[nodiscard]] const adjudicator::ActPlace& place() const { return m_place; }
    /// As it is recorded.
    [[nodiscard]] const adjudicator::ActDone& recorded() const;
    /// What is asked by it; empty while the act is not said to its end.
    [[nodiscard]] std::optional<adjudicator::WhatIfAsked> asked() const;
    [[nodiscard]] ActForm& form() const { return *m_form; }
    /// The act that is being said, if it has places to be pointed at.
    [[nodiscard]] ActForm* pointing() const;

Q_SIGNALS:
    /// Another choice: what is said begins anew.
    void chosen();
    /// The act is said in another way.
    void edited();
    /// Another field is pointed for.
    void pointed();

private:
    void beginSaying();

    const adjudicator::Line* m_line = nullptr;
    adjudicator::ActPlace m_place;
    bool m_fixed = false;

    QRadioButton* m_instead = nullptr;
    QRadioButton* m_after = nullptr;
    QRadioButton* m_never = nullptr;
    ActForm* m_form = nullptr;
};

}  // namespace ui
