// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "ui/tournament/phones/phone_admitting.h"

namespace ui {

class TableDesk;

/// Which phones may speak for the seats of the open game, in the order of the seats, and as the referee's second hand,
/// which stands last. Borrows both.
class GameAdmitting : public PhoneAdmitting {
    Q_DECLARE_TR_FUNCTIONS(ui::GameAdmitting)

public:
    GameAdmitting(const TableDesk& desk, const PhoneServer& phones) : PhoneAdmitting(phones), m_desk(desk) {}

    [[nodiscard]] bool isThere() const override;
    [[nodiscard]] QString about() const override;
    [[nodiscard]] std::vector<AdmittedPhone> phones() const override;
    [[nodiscard]] std::vector<std::string> without() const override;
    [[nodiscard]] QString nameOf(const std::string& player) const override;
    [[nodiscard]] bool lacksSecondHand() const override;
    [[nodiscard]] bool admit(const std::vector<std::string>& players) override;
    [[nodiscard]] bool withdraw(const std::vector<std::string>& ids) override;
    [[nodiscard]] adjudicator::PaperHead paperHead() const override;

private:
    const TableDesk& m_desk;
};

}  // namespace ui
