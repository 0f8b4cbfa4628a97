// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/throw_secrets.h"

#include "adjudicator/dice/dice_proof.h"
#include "engine/check.h"

namespace adjudicator {

void ThrowSecrets::load(const CommitmentShown& shown) {
    const auto kept = m_desk != nullptr ? m_desk->secrets().load(m_game, shown.number) : std::nullopt;
    if (kept && commitmentOf(m_game, shown.number, *kept) == shown.commitment) {
        m_secrets.emplace(shown.number, *kept);
    }
}

CommitmentShown ThrowSecrets::commitTo(std::uint32_t number) {
    const Secret secret = m_draw();
    m_secrets.insert_or_assign(number, secret);
    if (m_desk != nullptr) {
        // Before the commitment: a secret without its commitment harms nobody, the reverse would be a void.
        m_desk->secrets().keep(m_game, number, secret);
    }
    return {number, commitmentOf(m_game, number, secret)};
}

const Secret& ThrowSecrets::of(std::uint32_t number) const {
    const auto secret = m_secrets.find(number);
    ADJ_CHECK(secret != m_secrets.end(), "the secret of an open commitment is at hand");
    return secret->second;
}

void ThrowSecrets::forgetBefore(std::uint32_t number) {
    std::erase_if(m_secrets, [&](const auto& kept) { return kept.first < number; });
}

}  // namespace adjudicator
