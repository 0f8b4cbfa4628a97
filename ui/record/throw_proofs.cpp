// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/record/throw_proofs.h"

#include <algorithm>

namespace ui {

namespace {

bool proves(const ThrowProofs::Log& log, std::uint64_t seq) {
    return log.is<adjudicator::CommitmentShown>(seq) || log.is<adjudicator::ThrowDeclared>(seq) ||
           log.is<adjudicator::WordGiven>(seq);
}

}  // namespace

std::uint64_t ThrowProofs::take(const Log& log, std::uint64_t seq) {
    const auto number = log.gist(seq).number();
    const bool isProof = proves(log, seq);
    if (!number || (!isProof && !log.gist(seq).isThrown)) {
        return 0;
    }
    m_throws.resize(std::max<std::size_t>(m_throws.size(), std::size_t{*number} + 1));
    Throw& known = m_throws[*number];
    const auto at = static_cast<std::uint32_t>(seq);
    if (isProof) {
        known.first = known.first == 0 ? at : known.first;
        known.last = at;
        return known.act;
    }
    if (known.act != 0) {
        // One after a take-back may use it again.
        return 0;
    }
    known.act = at;
    return at;
}

std::uint64_t ThrowProofs::actOf(const Log& log, std::uint64_t seq) const {
    const auto number = log.gist(seq).number();
    return number && *number < m_throws.size() && proves(log, seq) ? m_throws[*number].act : 0;
}

std::vector<std::uint64_t> ThrowProofs::proofOf(const Log& log, std::uint64_t act) const {
    std::vector<std::uint64_t> proof;
    const auto number = log.gist(act).number();
    if (!number || !log.gist(act).isThrown || *number >= m_throws.size() || m_throws[*number].act != act) {
        return proof;
    }
    const Throw& known = m_throws[*number];
    for (std::uint64_t seq = known.last; seq > 0 && seq >= known.first; --seq) {
        if (actOf(log, seq) == act) {
            proof.push_back(seq);
        }
    }
    return proof;
}

}  // namespace ui
