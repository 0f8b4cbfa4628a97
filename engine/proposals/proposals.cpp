// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/proposals/proposals.h"

#include <algorithm>
#include <array>

#include "engine/action/alternative.h"
#include "engine/state/names.h"
#include "engine/tournament/text_limits.h"

namespace engine::proposals {

namespace {

using tournament::isPlainText;
using tournament::kMostReason;

constexpr std::array kWhyWords{
#define ADJ_NAME(name) kebabOf(#name),
    ADJ_PROPOSAL_WHYS(ADJ_NAME)
#undef ADJ_NAME
};

constexpr std::size_t kIdDigits = 32;

bool isId(std::string_view text) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    return text.size() == kIdDigits &&
           std::ranges::all_of(text, [&](char digit) { return kDigits.find(digit) != std::string_view::npos; });
}

/// An act that is an object, of no more than that many bytes.
bool isAct(const ProposedAct& act) {
    return act.json.starts_with('{') && act.json.size() <= kMostActBytes;
}

bool isHead(const std::string& text) {
    return text.empty() || (text.starts_with("ADJ1:") && isPlainText(text, tournament::kMostHead));
}

Proposal* known(Position& position, int proposal) {
    const bool isThere = proposal >= 1 && static_cast<std::size_t>(proposal) <= position.proposals.size();
    return isThere ? &position.proposals[static_cast<std::size_t>(proposal) - 1] : nullptr;
}

const Proposal* known(const Position& position, int proposal) {
    return known(const_cast<Position&>(position), proposal);
}

Expected<Decision, Refusal> one(EventBody body) {
    return Decision{{Event{std::move(body), {}, {}}}, {}};
}

struct Judge {
    const Position& position;

    Expected<Decision, Refusal> operator()(const Propose& act) const {
        if (!isAct(act.act)) {
            return unexpected(Refusal{Why::NotAnAct});
        }
        if (!isHead(act.base)) {
            return unexpected(Refusal{Why::BadHead});
        }
        if (!isPlainText(act.by)) {
            return unexpected(Refusal{Why::BadText});
        }
        if (position.proposals.size() >= kMostProposals) {
            return unexpected(Refusal{Why::TooMany});
        }
        return one(Proposed{act.act, act.base, act.by});
    }
    Expected<Decision, Refusal> operator()(const Withdraw& act) const {
        const Proposal* proposal = known(position, act.proposal);
        if (proposal == nullptr) {
            return unexpected(Refusal{Why::NoSuchProposal});
        }
        if (proposal->isWithdrawn) {
            return unexpected(Refusal{Why::AlreadyWithdrawn});
        }
        if (!isPlainText(act.reason, kMostReason)) {
            return unexpected(Refusal{Why::BadText});
        }
        return one(Withdrawn{act.proposal});
    }
};

struct Evolver {
    Position& position;

    void operator()(const Proposed& event) const { position.proposals.push_back({event}); }
    void operator()(const Withdrawn& event) const { known(position, event.proposal)->isWithdrawn = true; }
};

struct Fitter {
    const Position& position;

    bool operator()(const Proposed& event) const {
        return isAct(event.act) && isHead(event.base) && isPlainText(event.by) &&
               position.proposals.size() < kMostProposals;
    }
    bool operator()(const Withdrawn& event) const { return known(position, event.proposal) != nullptr; }
};

}  // namespace

const std::string& Table::idOf(PlayerId) {
    static const std::string kNobody;
    return kNobody;
}

std::string_view nameOf(const Action& action) {
    return std::visit([](const auto& act) { return act.kName; }, action);
}

std::optional<PlayerId> actorOf(const Action&) {
    return std::nullopt;
}

const Dice* diceOf(const Action&) {
    return nullptr;
}

Dice* diceOf(Action&) {
    return nullptr;
}

std::string_view toText(Why why) {
    return kWhyWords[static_cast<std::size_t>(why)].text();
}

bool isPossible(const Setup& setup) {
    return isId(setup.about) && !setup.name.empty() && isPlainText(setup.name);
}

Expected<Decision, Refusal> decide(const Position& position, const Action& action) {
    return std::visit(Judge{position}, action);
}

Expected<std::vector<int>, Refusal> diceNeeded(const Position&, const Action&) {
    return std::vector<int>{};
}

void evolve(Position& position, const Event& event) {
    std::visit(Evolver{position}, event.body);
}

void evolve(Position& position, std::span<const Event> events) {
    for (const Event& event : events) {
        evolve(position, event);
    }
}

bool fits(const Position& position, const Event& event) {
    return std::visit(Fitter{position}, event.body);
}

}  // namespace engine::proposals
