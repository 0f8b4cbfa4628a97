// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "adjudicator/what_if/what_if.h"

class QRadioButton;

namespace ui {

class ActForm;

/// What is asked about an act of the record: that it was otherwise, that something was forgotten after it, or that it
/// never happened. The act is said as any act is. Writes nothing.
class WhatIfSaying : public QWidget {
    Q_OBJECT

public:
    explicit WhatIfSaying(QWidget* parent = nullptr);

    /// The act must count; the line is borrowed until the next call or `forget`.
    void setAct(const adjudicator::Line& line, const adjudicator::ActPlace& place);
    void forget() { m_line = nullptr; }

    /// What is asked; empty while the act is not said to its end, or is what it was.
    [[nodiscard]] std::optional<adjudicator::WhatIfAsked> asked() const;
    /// The act that is being said, if it has places to be pointed at.
    [[nodiscard]] ActForm* pointing() const;

Q_SIGNALS:
    void changed();
    /// Another field is pointed for.
    void pointed();

private:
    [[nodiscard]] bool isSaying() const;
    void beginSaying();

    const adjudicator::Line* m_line = nullptr;
    adjudicator::ActPlace m_place;

    QRadioButton* m_other = nullptr;
    QRadioButton* m_after = nullptr;
    QRadioButton* m_never = nullptr;
    ActForm* m_form = nullptr;
};

}  // namespace ui
