// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "ui/tournament/phones/phone_admitting.h"

namespace ui {

class TournamentHall;

/// Which phones may speak for the players of the open tournament, by name. Where this desk keeps the tournament its key
/// gets onto the list of desks as a table's, so that nothing but results can come of a phone. Borrows both.
class HallAdmitting : public PhoneAdmitting {
    Q_DECLARE_TR_FUNCTIONS(ui::HallAdmitting)

public:
    HallAdmitting(TournamentHall& hall, const PhoneServer& phones) : PhoneAdmitting(phones), m_hall(hall) {}

    [[nodiscard]] bool isThere() const override;
    [[nodiscard]] QString about() const override;
    [[nodiscard]] std::vector<AdmittedPhone> phones() const override;
    [[nodiscard]] std::vector<std::string> without() const override;
    [[nodiscard]] QString nameOf(const std::string& player) const override;
    [[nodiscard]] bool admit(const std::vector<std::string>& players) override;
    [[nodiscard]] bool withdraw(const std::vector<std::string>& ids) override;
    [[nodiscard]] adjudicator::PaperHead paperHead() const override;

private:
    void listOwnKey();

    TournamentHall& m_hall;
};

}  // namespace ui
