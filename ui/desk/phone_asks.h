// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <deque>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "adjudicator/record/proposals_game.h"
#include "adjudicator/web/player_asks.h"
#include "ui/desk/due_dice.h"
#include "ui/files/side_work.h"

namespace ui {

/// What players propose by phone about the open game, for the referee to accept or refuse. The strip shows the oldest
/// that is open. The desk's chain of proposals is read beside the window's thread whenever the book was written to, by
/// this window or by another program that hears the phones.
class PhoneAsks : public QObject {
    Q_OBJECT

public:
    using Ask = adjudicator::web::PlayerAsk;

    /// All must outlive it.
    PhoneAsks(TableGameDesk& game, Attempt& attempt, const Saying& saying, const DueDice& dice);
    ~PhoneAsks() override;

    void setBook(std::shared_ptr<adjudicator::OpenBook> book);
    /// The open game is another, or has gone on.
    void follow();

    /// Oldest first; empty where another desk keeps the game.
    [[nodiscard]] const std::vector<Ask>& open() const { return m_open; }
    /// The one that the strip shows now: null where none is open, and while something else is being said or looked at.
    [[nodiscard]] const Ask* shown() const;
    /// The one that is shown is carried out as by the desk's own keys; false where none is.
    bool accept();
    /// It is not, and its player's phone says so.
    bool refuse();
    /// Reads once more what is proposed.
    void look();

Q_SIGNALS:
    void changed();

private:
    using Chain = adjudicator::GameDesk<adjudicator::ProposalsGame>;

    [[nodiscard]] Chain::Listener listener();
    void judge();
    void notRefused(const QString& why);
    void writeNext();

    TableGameDesk& m_game;
    Attempt& m_attempt;
    const Saying& m_saying;
    const DueDice& m_dice;
    std::shared_ptr<adjudicator::OpenBook> m_book;
    std::vector<adjudicator::web::PhoneProposal> m_said;
    std::vector<Ask> m_open;
    /// Refused here, and perhaps not yet written.
    std::set<std::string> m_refused;
    std::deque<engine::proposals::Action> m_unwritten;
    QTimer m_poll;
    /// The book's files and the game as they were when the chain was read.
    QString m_seen;
    SideWork m_work;
    Chain m_chain;
};

}  // namespace ui
