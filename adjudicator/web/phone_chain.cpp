// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/web/phone_chain.h"

#include "adjudicator/desk/game_reading.h"
#include "adjudicator/tournament/proposals/proposals.h"
#include "db/codes.h"

namespace adjudicator::web {

std::optional<SeenHead> PhoneChain::propose(const SeenHead& base, const std::string& act, const std::string& by) {
    const engine::proposals::Propose proposal{{act}, headText(base.game, base.head), by};
    // Who else writes into the chain may have been quicker: it is read anew, once.
    constexpr int kTries = 2;
    for (int tried = 0; tried < kTries; ++tried) {
        if (m_desk || sitDown(base.game)) {
            const auto written = m_desk->play(proposal);
            if (written && m_desk->seal()) {
                return SeenHead{m_desk->line().game(), m_desk->line().log()[written->entry].head};
            }
        }
        m_desk.reset();
    }
    return std::nullopt;
}

bool PhoneChain::sitDown(const db::GameId& about) {
    if (!m_own.key()) {
        return false;
    }
    m_desk.emplace(m_book, m_own);
    if (const auto chain = proposalsOf(m_book, about, m_own.key()->publicKey())) {
        auto read = readGame<ProposalsGame>(m_book, m_own, *chain);
        return read && m_desk->take(std::move(read->line));
    }
    return m_desk->begin({db::toHex(about), m_name}).has_value();
}

}  // namespace adjudicator::web
