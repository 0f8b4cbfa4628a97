// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/tournament/proposals/proposal_judging.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>

#include "db/codes.h"
#include "engine/tournament/doubt.h"

namespace adjudicator {

namespace {

namespace cup = engine::tournament;

std::string textOf(const SeenHead& head) {
    return headText(head.game, head.head);
}

using TablePlace = std::pair<int, int>;

/// Which table's result an act enters; empty for all others.
std::optional<TablePlace> resultPlace(const cup::Action& act) {
    const auto* result = std::get_if<cup::EnterResult>(&act);
    return result != nullptr ? std::optional(TablePlace{result->round, result->table}) : std::nullopt;
}

/// The scores as the act would enter them at a table that has none; empty where the rules refuse them.
std::vector<cup::Score> scoresOf(const cup::Position& position, const cup::EnterResult& act) {
    if (position.pod(act.round, act.table) == nullptr) {
        return {};
    }
    cup::Position without = position;
    auto& pods = without.rounds[static_cast<std::size_t>(act.round) - 1].pods;
    pods[static_cast<std::size_t>(act.table) - 1].result.reset();
    const auto decision = cup::decide(without, act);
    if (!decision) {
        return {};
    }
    for (const cup::Event& event : decision->events) {
        if (const auto* set = std::get_if<cup::ResultSet>(&event.body)) {
            return set->scores;
        }
    }
    return {};
}

/// What a desk of this role may decide in the director's stead.
bool mayPropose(cup::DeskRole role, const cup::Action& act) {
    const auto isOneOf = [&]<class... Acts>() { return (std::holds_alternative<Acts>(act) || ...); };
    using enum cup::ResultState;
    const auto* set = std::get_if<cup::SetState>(&act);
    const auto* result = std::get_if<cup::EnterResult>(&act);
    const auto entered = result != nullptr ? result->state.value_or(Pending) : Official;
    const bool ofTable = isOneOf.template operator()<cup::SignResult, cup::NoteSlip>() || entered == Pending ||
                         (set != nullptr && set->state == Disputed);
    const bool ofHall = isOneOf.template operator()<cup::MissRound, cup::DropOut, cup::ChangeSeats>() ||
                        entered == Confirmed || (set != nullptr && set->state == Confirmed);
    switch (role) {
        case cup::DeskRole::Table:
            return ofTable;
        case cup::DeskRole::Helper:
            return ofTable || ofHall;
        case cup::DeskRole::Director:
            break;
    }
    return true;
}

/// Judges each proposal about one tournament as things stand.
class Judging {
public:
    Judging(std::vector<ProposalFound>& found, const TournamentLine& line)
        : m_position(line.position()), m_found(found) {
        for (const LogLineOf<TournamentGame>& each : line.log()) {
            if (const auto* act = each.act(); act != nullptr && act->proposal) {
                (each.onLine ? m_taken : m_takenBack).insert(textOf(*act->proposal));
            }
        }
    }

    void judgeAll() {
        // A desk that proposes another result of a table means the later one.
        std::map<std::pair<std::string, TablePlace>, std::size_t> newest;
        for (std::size_t i = 0; i < m_found.size(); ++i) {
            if (const auto place = livePlace(m_found[i])) {
                newest[{sourceOf(m_found[i]), *place}] = i;
            }
        }
        std::map<TablePlace, std::set<std::vector<std::tuple<std::size_t, int, int, bool>>>> wanted;
        for (std::size_t i = 0; i < m_found.size(); ++i) {
            ProposalFound& found = m_found[i];
            const auto place = livePlace(found);
            if (place && newest[{sourceOf(found), *place}] != i && !wasTaken(found)) {
                found.state = ProposalState::Superseded;
            } else if (place && !isDeclined(found)) {
                wanted[*place].insert(keyOf(scoresOf(m_position, std::get<cup::EnterResult>(*found.act))));
            }
        }
        for (const ProposalFound& found : m_found) {
            for (const auto& [place, players] : seatingsIn(found)) {
                m_seatings[place].push_back({sourceOf(found), players, isOfSeats(found)});
            }
        }
        for (ProposalFound& found : m_found) {
            const auto place = livePlace(found);
            judge(found, (place && wanted[*place].size() > 1) || isSeatedOtherwise(found));
        }
    }

    /// Who says so: a desk, or a branch.
    static std::string sourceOf(const ProposalFound& found) {
        return found.branch ? db::toHex(found.branch->hash) : found.key;
    }
    static bool isOfSeats(const ProposalFound& found) {
        return found.act && std::holds_alternative<cup::ChangeSeats>(*found.act);
    }
    /// Who sat at which tables, as a proposal has it that may still count.
    [[nodiscard]] std::vector<std::pair<TablePlace, std::set<engine::PlayerId>>> seatingsIn(
        const ProposalFound& found) const {
        std::vector<std::pair<TablePlace, std::set<engine::PlayerId>>> all;
        if (found.state != ProposalState::Open || wasTaken(found) || isDeclined(found)) {
            return all;
        }
        if (const auto* result = std::get_if<cup::EnterResult>(&*found.act)) {
            auto& players =
                all.emplace_back(TablePlace{result->round, result->table}, std::set<engine::PlayerId>()).second;
            for (const cup::EnteredScore& score : result->scores) {
                players.insert(score.player);
            }
        } else if (const auto* seats = std::get_if<cup::ChangeSeats>(&*found.act)) {
            for (const cup::TableSeats& each : seats->tables) {
                all.emplace_back(TablePlace{seats->round, each.table},
                                 std::set<engine::PlayerId>(each.players.begin(), each.players.end()));
            }
        }
        return all;
    }
    /// Another desk has others at the same table, whether it says so or enters their result.
    [[nodiscard]] bool isSeatedOtherwise(const ProposalFound& found) const {
        const auto own = seatingsIn(found);
        return std::ranges::any_of(own, [&](const auto& seating) {
            return std::ranges::any_of(m_seatings.at(seating.first), [&](const Seating& other) {
                return other.source != sourceOf(found) && other.players != seating.second &&
                       (other.isOfSeats || isOfSeats(found));
            });
        });
    }
    /// A change of seats that would take a result away.
    [[nodiscard]] bool takesResult(const cup::Action& act) const {
        const auto* seats = std::get_if<cup::ChangeSeats>(&act);
        return seats != nullptr && std::ranges::any_of(seats->tables, [&](const cup::TableSeats& each) {
                   const cup::Pod* pod = m_position.pod(seats->round, each.table);
                   return pod != nullptr && pod->result && !std::ranges::is_permutation(pod->seats, each.players);
               });
    }

private:
    /// The table of a result that may still count.
    static std::optional<TablePlace> livePlace(const ProposalFound& found) {
        return found.state == ProposalState::Open ? resultPlace(*found.act) : std::nullopt;
    }
    [[nodiscard]] bool wasTaken(const ProposalFound& found) const { return m_taken.contains(textOf(found.at)); }
    [[nodiscard]] bool isDeclined(const ProposalFound& found) const {
        return std::ranges::find(m_position.declined, textOf(found.at)) != m_position.declined.end();
    }
    static std::vector<std::tuple<std::size_t, int, int, bool>> keyOf(const std::vector<cup::Score>& scores) {
        std::vector<std::tuple<std::size_t, int, int, bool>> key;
        for (const cup::Score& score : scores) {
            key.emplace_back(engine::index(score.player), score.points, score.place, score.left);
        }
        return key;
    }

    void judge(ProposalFound& found, bool hasRival) const {
        if (wasTaken(found)) {
            found.state = ProposalState::Taken;
        } else if (isDeclined(found)) {
            found.state = ProposalState::Declined;
        }
        const bool isUndecided = found.state == ProposalState::Open || found.state == ProposalState::UnknownKey ||
                                 found.state == ProposalState::Unsealed;
        if (isUndecided && isThere(*found.act)) {
            found.state = ProposalState::AlreadyThere;
        }
        if (found.state != ProposalState::Open) {
            return;
        }
        const auto* result = std::get_if<cup::EnterResult>(&*found.act);
        const cup::Pod* pod = result != nullptr ? m_position.pod(result->round, result->table) : nullptr;
        const auto decision = cup::decide(m_position, *found.act);
        if (m_takenBack.contains(textOf(found.at))) {
            found.state = ProposalState::TakenBack;
        } else if (found.role && !mayPropose(*found.role, *found.act)) {
            found.state = ProposalState::BeyondRole;
        } else if (hasRival || (pod != nullptr && pod->result) || takesResult(*found.act)) {
            found.state = ProposalState::Differs;
        } else if (!decision) {
            found.state = ProposalState::Refused;
            found.refusal = decision.error();
        } else if (result != nullptr && !cup::doubtsIn(m_position.settings, *result).empty()) {
            found.state = ProposalState::Doubtful;
        } else if (found.branch) {
            found.state = ProposalState::Aside;
        }
    }

    /// The tournament says so already.
    [[nodiscard]] bool isThere(const cup::Action& act) const {
        if (const auto* result = std::get_if<cup::EnterResult>(&act)) {
            const cup::Pod* pod = m_position.pod(result->round, result->table);
            return pod != nullptr && pod->result && pod->result->scores == scoresOf(m_position, *result);
        }
        const auto decision = cup::decide(m_position, act);
        return !decision && decision.error().why == cup::Why::AlreadySo;
    }

    /// Who sat at a table, as a desk's proposal has it.
    struct Seating {
        std::string source;
        std::set<engine::PlayerId> players;
        bool isOfSeats = false;
    };

    const cup::Position& m_position;
    std::vector<ProposalFound>& m_found;
    std::set<std::string> m_taken;
    std::set<std::string> m_takenBack;
    std::map<TablePlace, std::vector<Seating>> m_seatings;
};

}  // namespace

void judgeProposals(std::vector<ProposalFound>& found, const TournamentLine& line) {
    Judging(found, line).judgeAll();
}

}  // namespace adjudicator
