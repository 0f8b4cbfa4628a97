// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <deque>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "adjudicator/web/ballot.h"
#include "adjudicator/web/offers.h"
#include "ui/desk/chain_writer.h"
#include "ui/desk/due_dice.h"
#include "ui/files/side_work.h"

namespace ui {

/// What players propose by phone about the open game, for the referee to accept or refuse: acts, and votes with the
/// voices that phones said. The strip shows the oldest that is open. The desk's chain of proposals is read beside the
/// window's thread whenever the book was written to, by this window or by another program that hears the phones.
class PhoneAsks : public QObject {
    Q_OBJECT

public:
    using Ask = adjudicator::web::PlayerAsk;
    using Ballot = adjudicator::web::Ballot;
    using Offers = adjudicator::web::Offers;

    /// All must outlive it.
    PhoneAsks(TableGameDesk& game, Attempt& attempt, Saying& saying, const DueDice& dice);
    ~PhoneAsks() override;

    void setBook(std::shared_ptr<adjudicator::OpenBook> book);
    /// The open game is another, or has gone on.
    void follow();

    /// Oldest first; empty where another desk keeps the game.
    [[nodiscard]] const std::vector<Ask>& open() const { return m_open; }
    /// The one that the strip shows now: null where none is open, and while something else is being said or looked at.
    [[nodiscard]] const Ask* shown() const;
    /// The vote that is open; empty where none is.
    [[nodiscard]] const std::optional<Ballot>& ballot() const { return m_ballot; }
    /// The same while the strip shows it; null else.
    [[nodiscard]] const Ballot* shownBallot() const;
    /// The offers that all make at the same time; empty while none are.
    [[nodiscard]] const std::optional<Offers>& offers() const { return m_offers; }
    /// These acts of all who make offers are done, one after the other, each with the offer by phone that it is.
    void takeOffers(std::deque<engine::Action> acts);
    /// What is shown is carried out as by the desk's own keys; a vote to which not all have said something by phone is
    /// opened, for the others' voices. False where nothing is.
    bool accept();
    /// It is not, and its player's phone says so.
    bool refuse();
    /// Whether a phone of a player may say anything about the open game.
    [[nodiscard]] bool hasPhones() const { return m_hasPhones; }
    /// The phones are asked for their voices on this rule.
    void holdBallot(engine::ClauseId rule);
    /// The vote with these voices is done; it names what it carries out of the vote that is open, if it is that one.
    void enter(const engine::Action& vote);
    /// Reads once more what is proposed.
    void look();

Q_SIGNALS:
    void changed();

private:
    void judge();
    /// The next of the offers that are taken, once the one before is written.
    void takeNext();
    /// Nothing else is being said or looked at.
    [[nodiscard]] bool isFree() const;
    void say(const adjudicator::ChainWord& word);
    /// It stands open again.
    void notSaid(const QString& why);

    TableGameDesk& m_game;
    Attempt& m_attempt;
    Saying& m_saying;
    const DueDice& m_dice;
    std::shared_ptr<adjudicator::OpenBook> m_book;
    std::vector<adjudicator::web::PhoneProposal> m_said;
    std::vector<Ask> m_open;
    std::optional<Ballot> m_ballot;
    std::optional<Offers> m_offers;
    /// Acts that are still to be done, with what they carry out.
    std::deque<std::pair<engine::Action, std::optional<adjudicator::CarriedOut>>> m_taking;
    bool m_hasPhones = false;
    /// Refused here, and perhaps not yet written.
    std::set<std::string> m_refused;
    /// This desk's chain about the game, as the book has it.
    std::optional<db::GameId> m_chainId;
    QTimer m_poll;
    /// The book's files and the game as they were when the chain was read.
    QString m_seen;
    SideWork m_work;
    ChainWriter m_chain;
};

}  // namespace ui
