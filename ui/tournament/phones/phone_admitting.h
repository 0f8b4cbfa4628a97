// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>
#include <optional>
#include <string>
#include <vector>

#include "adjudicator/web/admissions.h"

namespace ui {

class PhoneServer;
class TournamentHall;

/// A phone that may say something.
struct AdmittedPhone {
    adjudicator::web::Admission admission;
    /// Whom it speaks for.
    QString name;
    QDateTime since;
    /// When it spoke last, since the pages were turned on; invalid: not yet.
    QDateTime spoke;
};

/// Which phones may speak for the players of the open tournament. Borrows both.
class PhoneAdmitting {
public:
    PhoneAdmitting(TournamentHall& hall, const PhoneServer& phones) : m_hall(hall), m_phones(phones) {}

    /// By name; none without a tournament. Players who are not there any more are left out.
    [[nodiscard]] std::vector<AdmittedPhone> phones() const;
    /// The start numbers of those who have no code, by name.
    [[nodiscard]] std::vector<std::string> without() const;
    /// A fresh code for each; an earlier one of theirs ends. Where this desk keeps the tournament its key gets onto the
    /// list of desks as a table's, so that nothing but results can come of a phone. False where none can be kept.
    [[nodiscard]] bool admit(const std::vector<std::string>& players);
    /// These codes end at once, by their ids. False where that cannot be written.
    [[nodiscard]] bool withdraw(const std::vector<std::string>& ids);
    /// What its code at the desk shows: the pages' address, with the code where browsers never send it.
    [[nodiscard]] std::string codeOf(const adjudicator::web::Admission& admission) const;

private:
    void listOwnKey();

    TournamentHall& m_hall;
    const PhoneServer& m_phones;
};

}  // namespace ui
