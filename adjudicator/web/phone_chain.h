// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "adjudicator/desk/direct_desk.h"
#include "adjudicator/record/proposals_game.h"
#include "adjudicator/seal/head_text.h"

namespace adjudicator::web {

/// The desk's own chain of proposals about one game at a table: what phones said that was to be done, signed. Borrows
/// book and desk folder.
class PhoneChain {
public:
    /// `name` is what the chain is called that is begun with the first proposal.
    PhoneChain(db::Book& book, DeskFolder& own, std::string name) : m_book(book), m_own(own), m_name(std::move(name)) {}

    /// The entry of this proposal: an act as JSON, who said so, and the head that he had seen. Empty where it could not
    /// be written and signed.
    [[nodiscard]] std::optional<SeenHead> propose(const SeenHead& base, const std::string& act, const std::string& by);

private:
    [[nodiscard]] bool sitDown(const db::GameId& about);
    db::Book& m_book;
    DeskFolder& m_own;
    std::string m_name;
    std::optional<DirectDesk<ProposalsGame>> m_desk;
};

}  // namespace adjudicator::web
