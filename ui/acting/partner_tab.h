// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>
#include <optional>

#include "ui/theme/players.h"

namespace ui {

/// With whom a trade is: mark and name, and the letter that takes it; a name too long ends in an ellipsis.
class PartnerTab : public QPushButton {
public:
    static constexpr int kHigh = 40;

    /// Without a look: the bank.
    PartnerTab(const QString& name, const QString& letter, QWidget* parent);
    void setLook(const std::optional<PlayerLook>& look);
    /// Wide enough for the name.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {60, kHigh}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_name;
    QString m_letter;
    std::optional<PlayerLook> m_look;
};

}  // namespace ui
