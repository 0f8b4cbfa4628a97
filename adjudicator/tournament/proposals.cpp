// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/tournament/proposals.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <span>
#include <tuple>

#include "adjudicator/game_summary.h"
#include "adjudicator/record/proposals_game.h"
#include "adjudicator/text/say.h"
#include "db/codes.h"
#include "engine/notation/tournament_json.h"
#include "engine/state/names.h"
#include "engine/tournament/doubt.h"
#include "engine/tournament/evolve.h"

namespace adjudicator {

namespace {

namespace cup = engine::tournament;
using engine::Language;
using ProposalsLine = LineOf<ProposalsGame>;

constexpr std::array<std::string_view, 15> kStates{
    "open",        "taken",    "already-there", "differs",    "doubtful", "refused",   "taken-back", "beyond-role",
    "unknown-key", "unsealed", "unsound",       "unreadable", "declined", "withdrawn", "superseded"};

std::string hexOf(const std::optional<PublicKey>& key) {
    return key ? db::toHex(std::span<const std::uint8_t>(*key)) : std::string();
}

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
    const auto* state = std::get_if<cup::SetState>(&act);
    const bool ofTable = isOneOf.template operator()<cup::EnterResult, cup::SignResult, cup::NoteSlip>() ||
                         (state != nullptr && state->state == cup::ResultState::Disputed);
    const bool ofHall = isOneOf.template operator()<cup::MissRound, cup::DropOut, cup::ChangeSeats>() ||
                        (state != nullptr && state->state == cup::ResultState::Confirmed);
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

/// Gathers the proposals about one tournament and judges each as things stand.
class Gathering {
public:
    Gathering(const db::Book& book, const TournamentLine& line, const VerifiedGames& verified)
        : m_book(book), m_line(line), m_position(line.position()), m_verified(verified) {
        for (const LogLineOf<TournamentGame>& each : line.log()) {
            if (const auto* act = each.act(); act != nullptr && act->proposal) {
                (each.onLine ? m_taken : m_takenBack).insert(textOf(*act->proposal));
            }
        }
    }

    engine::Expected<std::vector<ProposalFound>, db::BookError> gather() {
        const auto games = m_book.gameIds();
        if (!games) {
            return engine::unexpected(games.error());
        }
        for (const db::GameId& game : *games) {
            if (gameKindOf(m_book, game) == GameKind::Proposals) {
                takeChain(game);
            }
        }
        std::ranges::sort(m_found, {}, [](const ProposalFound& found) {
            return std::tuple(found.key, db::toHex(found.at.game), found.at.head.seq, db::toHex(found.at.head.hash));
        });
        judgeAll();
        return std::move(m_found);
    }

private:
    /// All branches: whatever a desk signed counts as proposed, although its book was put back meanwhile.
    void takeChain(const db::GameId& game) {
        const auto tree = m_book.tree(game);
        if (!tree || tree->entries().empty()) {
            return;
        }
        std::set<std::string> known;
        for (const db::Head& head : tree->heads()) {
            const std::vector<db::Entry> entries = tree->pathTo(head);
            const auto line = ProposalsLine::fold(entries);
            if (!line || line->position().setup.about != db::toHex(m_line.game())) {
                continue;
            }
            const bool isSound = !tree->damage() && m_verified.check(m_book, game, entries).isSound();
            takeLine(*line, isSound, known);
        }
    }

    void takeLine(const ProposalsLine& line, bool isSound, std::set<std::string>& known) {
        const std::string key = hexOf(line.keyInCharge());
        const auto desk = std::ranges::find(m_position.desks, key, &cup::KnownDesk::key);
        const bool isListed = desk != m_position.desks.end() && !key.empty();
        std::optional<std::uint64_t> sealedTo;
        for (const std::uint64_t seal : line.log().entriesOf<Sealed>()) {
            sealedTo = seal;
        }
        const auto& proposals = line.position().proposals;
        for (const LineAct& place : line.acts()) {
            const auto& act = line.actAt(place.now);
            const auto* said = std::get_if<engine::proposals::Propose>(&act.action);
            if (said == nullptr) {
                continue;
            }
            const int number = ++m_numbers[key + db::toHex(line.head().hash)];
            const auto& logLine = line.log()[place.origin.entry];
            ProposalFound found;
            found.at = {line.game(), logLine.head};
            if (!known.insert(textOf(found.at)).second) {
                continue;
            }
            found.number = number;
            found.time = logLine.entry.time;
            found.key = key;
            found.desk = isListed ? desk->name : line.position().setup.name;
            found.role = isListed ? std::optional(desk->role.value_or(cup::DeskRole::Table)) : std::nullopt;
            found.by = said->by;
            if (auto read = cup::actionFromJson(said->act.json, *m_position.table)) {
                found.act = std::move(*read);
            }
            const bool isSealed = sealedTo && *sealedTo > place.origin.entry;
            const bool isWithdrawn = proposals[static_cast<std::size_t>(number) - 1].isWithdrawn;
            found.state = !isSound      ? ProposalState::Unsound
                          : !found.act  ? ProposalState::Unreadable
                          : isWithdrawn ? ProposalState::Withdrawn
                          : !isListed   ? ProposalState::UnknownKey
                          : !isSealed   ? ProposalState::Unsealed
                                        : ProposalState::Open;
            m_found.push_back(std::move(found));
        }
    }

    void judgeAll() {
        // A desk that proposes another result of a table means the later one.
        std::map<std::pair<std::string, TablePlace>, std::size_t> newest;
        for (std::size_t i = 0; i < m_found.size(); ++i) {
            if (const auto place = livePlace(m_found[i])) {
                newest[{m_found[i].key, *place}] = i;
            }
        }
        std::map<TablePlace, std::set<std::vector<std::tuple<std::size_t, int, int, bool>>>> wanted;
        for (std::size_t i = 0; i < m_found.size(); ++i) {
            ProposalFound& found = m_found[i];
            const auto place = livePlace(found);
            if (place && newest[{found.key, *place}] != i && !wasTaken(found)) {
                found.state = ProposalState::Superseded;
            } else if (place && !isDeclined(found)) {
                wanted[*place].insert(keyOf(scoresOf(m_position, std::get<cup::EnterResult>(*found.act))));
            }
        }
        for (ProposalFound& found : m_found) {
            const auto place = livePlace(found);
            judge(found, place && wanted[*place].size() > 1);
        }
    }

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
        } else if (!mayPropose(*found.role, *found.act)) {
            found.state = ProposalState::BeyondRole;
        } else if (hasRival || (pod != nullptr && pod->result)) {
            found.state = ProposalState::Differs;
        } else if (!decision) {
            found.state = ProposalState::Refused;
            found.refusal = decision.error();
        } else if (result != nullptr && !cup::doubtsIn(m_position.settings, *result).empty()) {
            found.state = ProposalState::Doubtful;
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

    const db::Book& m_book;
    const TournamentLine& m_line;
    const cup::Position& m_position;
    const VerifiedGames& m_verified;
    std::set<std::string> m_taken;
    std::set<std::string> m_takenBack;
    /// How many proposals of a branch were counted.
    std::map<std::string, int> m_numbers;
    std::vector<ProposalFound> m_found;
};

}  // namespace

cup::Action withReason(cup::Action act, const std::string& reason) {
    std::visit(
        [&](auto& each) {
            if constexpr (requires { each.reason; }) {
                each.reason = each.reason.empty() ? reason : each.reason;
            }
        },
        act);
    return act;
}

std::string_view toText(ProposalState state) {
    return kStates[static_cast<std::size_t>(state)];
}

std::string wordFor(ProposalState state, Language language) {
    switch (state) {
        using enum ProposalState;
        case Open:
            return say(language, "not yet taken", "noch nicht übernommen");
        case Taken:
            return say(language, "taken", "übernommen");
        case AlreadyThere:
            return say(language, "there already", "steht schon da");
        case Differs:
            return say(language, "the table has another result, or another is proposed",
                       "der Tisch hat ein anderes Ergebnis, oder ein anderes ist vorgeschlagen");
        case Doubtful:
            return say(language, "an odd result", "ein auffälliges Ergebnis");
        case Refused:
            return say(language, "refused by the rules", "von den Regeln abgelehnt");
        case TakenBack:
            return say(language, "taken once, and taken back", "einmal übernommen und zurückgenommen");
        case BeyondRole:
            return say(language, "not for this desk to decide", "nicht Sache dieses Platzes");
        case UnknownKey:
            return say(language, "this desk is not on the list", "dieser Platz steht nicht auf der Liste");
        case Unsealed:
            return say(language, "not signed by its desk", "von ihrem Platz nicht unterschrieben");
        case Unsound:
            return say(language, "the record of this desk does not hold", "das Protokoll dieses Platzes hält nicht");
        case Unreadable:
            return say(language, "no act of this tournament", "keine Handlung dieses Turniers");
        case Declined:
            return say(language, "declined", "abgelehnt");
        case Withdrawn:
            return say(language, "withdrawn", "zurückgezogen");
        case Superseded:
            break;
    }
    return say(language, "the same desk proposed another result later",
               "derselbe Platz schlug später ein anderes Ergebnis vor");
}

bool isForDecision(ProposalState state) {
    switch (state) {
        using enum ProposalState;
        case Differs:
        case Doubtful:
        case Refused:
        case TakenBack:
        case BeyondRole:
        case UnknownKey:
        case Unsealed:
        case Unsound:
        case Unreadable:
            return true;
        case Open:
        case Taken:
        case AlreadyThere:
        case Declined:
        case Withdrawn:
        case Superseded:
            break;
    }
    return false;
}

engine::Expected<std::vector<ProposalFound>, db::BookError> proposalsFor(const db::Book& book,
                                                                         const TournamentLine& line,
                                                                         const VerifiedGames& verified) {
    return Gathering(book, line, verified).gather();
}

std::optional<db::GameId> proposalsOf(const db::Book& book, const db::GameId& tournament, const PublicKey& key) {
    const auto games = book.gameIds();
    std::optional<db::GameId> own;
    for (const db::GameId& game : games ? *games : std::vector<db::GameId>()) {
        if (gameKindOf(book, game) != GameKind::Proposals) {
            continue;
        }
        const auto entries = book.entries(game, 0, 0);
        const auto line = entries && !entries->empty()
                              ? ProposalsLine::begin(entries->front().body)
                              : engine::Expected<ProposalsLine, LineFault>(engine::unexpected(LineFault{}));
        if (line && line->position().setup.about == db::toHex(tournament) && line->genesis().deskKey == key) {
            own = game;
        }
    }
    return own;
}

WithProposals withOwnProposals(const db::Book& book, const TournamentLine& line, const PublicKey& key,
                               const VerifiedGames& verified) {
    WithProposals with{line.position(), 0};
    const auto all = proposalsFor(book, line, verified);
    if (!all) {
        return with;
    }
    const std::string own = hexOf(key);
    std::vector<cup::Action> open;
    for (const ProposalFound& found : *all) {
        // Whether the director has listed this desk is not its question.
        const bool mayCount = found.state == ProposalState::Open || found.state == ProposalState::UnknownKey ||
                              found.state == ProposalState::Refused || found.state == ProposalState::Differs ||
                              found.state == ProposalState::Doubtful;
        if (found.key == own && found.act && mayCount) {
            open.push_back(*found.act);
        }
    }
    // What rests on another proposal comes behind it.
    bool grew = true;
    while (grew) {
        grew = false;
        std::erase_if(open, [&](const cup::Action& act) {
            const auto decision = cup::decide(with.position, act);
            if (!decision) {
                return false;
            }
            cup::evolve(with.position, decision->events);
            ++with.notYetTaken;
            grew = true;
            return true;
        });
    }
    return with;
}

}  // namespace adjudicator
