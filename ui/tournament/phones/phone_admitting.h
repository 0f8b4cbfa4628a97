// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>
#include <optional>
#include <string>
#include <vector>

#include "adjudicator/tournament/paper_facts.h"
#include "adjudicator/web/admissions.h"
#include "ui/theme/players.h"

namespace ui {

class PhoneServer;

/// A phone that may say something.
struct AdmittedPhone {
    adjudicator::web::Admission admission;
    /// Whom it speaks for.
    QString name;
    /// What tells players of one name apart: the start number, the colour; empty where nothing need.
    QString mark;
    QDateTime since;
    /// When it spoke last, since the pages were turned on; invalid: not yet.
    QDateTime spoke;
    /// Of a seat.
    std::optional<PlayerLook> look = {};
};

/// Which phones may speak, for the players of a tournament or the seats of a game. Borrows the server.
class PhoneAdmitting {
public:
    explicit PhoneAdmitting(const PhoneServer& phones) : m_phones(phones) {}
    virtual ~PhoneAdmitting() = default;

    /// Whether there is a tournament or a game to speak in.
    [[nodiscard]] virtual bool isThere() const = 0;
    /// What a code is good for, in a sentence or two; also where there is nothing to speak in.
    [[nodiscard]] virtual QString about() const = 0;
    /// In the order in which they are listed. Players who are not there any more are left out.
    [[nodiscard]] virtual std::vector<AdmittedPhone> phones() const = 0;
    /// The ids of those who have no code, in the same order.
    [[nodiscard]] virtual std::vector<std::string> without() const = 0;
    /// One of those: "Anna (1)".
    [[nodiscard]] virtual QString nameOf(const std::string& player) const = 0;
    /// The referee's second hand has no code, and could have one: its id is empty.
    [[nodiscard]] virtual bool lacksSecondHand() const { return false; }
    /// A fresh code for each; an earlier one of theirs ends. False where none can be kept.
    [[nodiscard]] virtual bool admit(const std::vector<std::string>& players) = 0;
    /// These codes end at once, by their ids. False where that cannot be written.
    [[nodiscard]] virtual bool withdraw(const std::vector<std::string>& ids) = 0;
    /// Of the papers with its codes.
    [[nodiscard]] virtual adjudicator::PaperHead paperHead() const = 0;

    /// What its code at the desk shows: the pages' address, with the code where browsers never send it.
    [[nodiscard]] std::string codeOf(const adjudicator::web::Admission& admission) const;

protected:
    /// With the times as they are here.
    [[nodiscard]] AdmittedPhone admitted(adjudicator::web::Admission admission, const QString& name,
                                         const QString& mark) const;

private:
    const PhoneServer& m_phones;
};

}  // namespace ui
