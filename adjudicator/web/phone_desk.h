// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "adjudicator/desk/direct_desk.h"
#include "adjudicator/record/proposals_game.h"
#include "adjudicator/web/phone_door.h"
#include "adjudicator/web/phone_word.h"
#include "adjudicator/web/server.h"
#include "adjudicator/web/site_maker.h"
#include "adjudicator/web/table_hands.h"
#include "adjudicator/web/table_phones.h"

namespace adjudicator::web {

/// Who takes what phones have proposed, where this desk keeps the tournament.
enum class Taking : std::uint8_t {
    AtOnce,     ///< The phones' desk itself, before it answers.
    Elsewhere,  ///< The desk at which the tournament is open: it sees that the book has grown.
};

struct PhoneDeskWish {
    /// What the chain is called that is begun with the first proposal.
    std::string name;
    Taking taking = Taking::AtOnce;
    /// What phones must name; empty: any that no run of the desk had.
    std::string session = {};
};

/// Hears what phones say, of results and at the table. Whatever an admitted phone says for its own seat becomes a
/// proposal in this desk's chain, which names the player and the admission; where the desk keeps the tournament, it
/// then takes what is open, as any desk does. Nothing else is ever written for a phone; what is said at a table
/// TablePhones hears. Borrows all.
class PhoneDesk {
public:
    PhoneDesk(db::Book& book, DeskFolder& own, SiteMaker& site, std::filesystem::path folder, PhoneDeskWish wish);

    /// What phones must name: a word that was sent to an earlier run of the desk means nothing to this one.
    [[nodiscard]] const std::string& session() const { return m_door.session(); }
    /// The answers, one for each word in its order; everything is on disk by then, and on the site once that was made
    /// anew (SiteMaker::look).
    [[nodiscard]] std::vector<Answer> hear(const std::vector<Said>& said);
    /// Throws what a second hand declared and players have opened their words for; to be called now and then.
    void look() { m_hands.look(); }
    /// Whether a throw waits so: only then `look` has something to do.
    [[nodiscard]] bool waits() const { return m_hands.waits(); }
    /// The admission of each phone whose seal was right, with when it spoke last, UTC.
    [[nodiscard]] const std::map<std::string, std::string>& spoke() const { return m_spoke; }

private:
    [[nodiscard]] Answer hear(const Said& said);
    /// Lets the word in, or answers why not.
    template <class Carry>
    [[nodiscard]] Answer let(const Said& said, const WordFrom& from, const Carry& carry);
    [[nodiscard]] Answer carry(const TableWord& word, const Admission& admission);
    [[nodiscard]] Answer carry(const PhoneWord& word, const Admission& admission);
    [[nodiscard]] bool propose(const engine::tournament::Action& act, const std::string& by);
    [[nodiscard]] bool sitDown();
    [[nodiscard]] bool finish();
    void takeOpen();

    db::Book& m_book;
    DeskFolder& m_own;
    SiteMaker& m_site;
    std::filesystem::path m_folder;
    PhoneDeskWish m_wish;
    PhoneDoor m_door;
    TablePhones m_table;
    TableHands m_hands;
    std::map<std::string, std::string> m_spoke;
    std::optional<DirectDesk<ProposalsGame>> m_desk;
    /// The tournament with what was proposed since the site was made.
    engine::tournament::Position m_hall;
    bool m_hasWritten = false;
};

}  // namespace adjudicator::web
