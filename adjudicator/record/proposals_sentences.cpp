// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/record/proposals_sentences.h"

#include <nlohmann/json.hpp>

#include "adjudicator/text/say.h"

namespace adjudicator {

namespace {

using engine::Language;
namespace proposals = engine::proposals;

std::string wordOfAct(const proposals::ProposedAct& act) {
    const auto json = nlohmann::json::parse(act.json, nullptr, false);
    return json.is_object() ? json.value("do", std::string()) : std::string();
}

struct ProposalSayer {
    Language language;

    std::string operator()(const proposals::Propose& act) const {
        const std::string by = act.by.empty() ? std::string() : say(language, ", says {}", act.by);
        return say(language, "proposed: {}{}", wordOfAct(act.act), by);
    }
    std::string operator()(const proposals::Withdraw& act) const {
        return say(language, "proposal {} is withdrawn", act.proposal) +
               (act.reason.empty() ? std::string() : " – " + act.reason);
    }
};

}  // namespace

std::string sentence(const LogLineOf<ProposalsGame>& line, Language language) {
    if (const auto* begins = std::get_if<GenesisOf<ProposalsGame>>(&line.entry.body)) {
        return say(language, "proposals of {}", begins->position->name);
    }
    return line.act() != nullptr ? std::visit(ProposalSayer{language}, line.act()->action) : std::string();
}

std::string sentence(const proposals::Refusal& refusal, Language language) {
    switch (refusal.why) {
        using enum proposals::Why;
        case NotAnAct:
            return say(language, "an act is wanted: a JSON object with the word \"do\"");
        case BadHead:
            return say(language, "the head that was seen is written ADJ1:GAME:SEQ:HASH");
        case BadText:
            return say(language, "a name or reason is too long or holds control characters");
        case NoSuchProposal:
            return say(language, "there is no proposal of that number");
        case AlreadyWithdrawn:
            return say(language, "the proposal is withdrawn already");
        case TooMany:
            break;
    }
    return say(language, "this desk has proposed too much; another chain is wanted");
}

}  // namespace adjudicator
