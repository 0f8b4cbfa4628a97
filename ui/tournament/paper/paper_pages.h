// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSizeF>
#include <QString>
#include <variant>
#include <vector>

#include "adjudicator/tournament/paper_facts.h"
#include "adjudicator/tournament/tournament_paper.h"
#include "ui/tournament/paper/paper_flow.h"

namespace ui::paper {

/// The code by which one player's phone speaks.
struct PhoneSlip {
    QString name;
    /// What tells players of one name apart; may be empty.
    QString mark;
    /// What the code shows.
    std::string code;
    /// What browsers open without it.
    QString address;
    /// A seat of a game; else a player of a tournament.
    bool isOfGame = false;
};

/// All that one of a tournament's papers says: a value, so that it can be set and printed on any thread.
struct PaperContent {
    adjudicator::PaperHead head;
    QString title;
    engine::Language language = engine::Language::English;
    std::variant<adjudicator::PairingFacts, std::vector<adjudicator::SeatSlip>, std::vector<adjudicator::ResultSlip>,
                 adjudicator::StandingFacts, std::vector<adjudicator::SheetFacts>, std::vector<PhoneSlip>>
        facts;
};

/// The round, and a player that is named, must be there.
[[nodiscard]] PaperContent contentOf(const engine::tournament::Position& position,
                                     const adjudicator::TournamentStamp& stamp, const adjudicator::PaperWish& wish);

/// The pages on paper of which so much can be printed on, in kMm.
[[nodiscard]] std::vector<PaperPage> pagesOf(const PaperContent& content, QSizeF printable);

// For paper_pages.cpp and paper_slips.cpp only.
void setPairings(Flow& flow, const adjudicator::PairingFacts& facts, const adjudicator::PaperWords& words);
void setSeatSlips(Flow& flow, const std::vector<adjudicator::SeatSlip>& slips, const PaperContent& content);
void setResultSlips(Flow& flow, const std::vector<adjudicator::ResultSlip>& slips, const PaperContent& content);
void setPhoneSlips(Flow& flow, const std::vector<PhoneSlip>& slips, const PaperContent& content);

}  // namespace ui::paper
