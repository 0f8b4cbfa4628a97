// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/tournament/tournament_propose.h"

#include <algorithm>
#include <istream>
#include <nlohmann/json.hpp>
#include <ostream>
#include <span>

#include "adjudicator/cli/record_line.h"
#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"
#include "adjudicator/desk.h"
#include "adjudicator/desk_text.h"
#include "adjudicator/record/in_charge.h"
#include "adjudicator/record/proposals_sentences.h"
#include "adjudicator/record/tournament_sentences.h"
#include "adjudicator/text/refusals/fault_text.h"
#include "adjudicator/text/tournament_text.h"
#include "adjudicator/tournament/proposals/proposals.h"
#include "adjudicator/tournament/proposals/take_open.h"
#include "adjudicator/tournament/tournament_maps.h"
#include "db/codes.h"
#include "engine/notation/tournament_json.h"

namespace adjudicator::cli {

namespace {

namespace cup = engine::tournament;
using engine::Language;
using Json = nlohmann::ordered_json;

/// So many digits of its entry's hash name a proposal.
constexpr std::size_t kIdDigits = 8;

std::string answerLine(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string idOf(const ProposalFound& found) {
    return db::toHex(found.at.head.hash).substr(0, kIdDigits);
}

Json proposalJson(const ProposalFound& found, const cup::Position& position, Language language) {
    Json json = {
        {"id", idOf(found)},
        {"proposal", headText(found.at.game, found.at.head)},
        {"number", found.number},
        {"desk", found.desk},
        {"key", found.key},
        {"role", found.role ? Json(std::string(engine::nameOf(*found.role, cup::kDeskRoleWords))) : Json(nullptr)},
        {"by", found.by},
        {"branch", found.branch ? Json(db::toHex(found.branch->hash)) : Json(nullptr)},
        {"time", found.time},
        {"state", std::string(toText(found.state))},
        {"act", found.act ? Json::parse(toJson(*found.act, *position.table)) : Json(nullptr)}};
    if (found.refusal) {
        json["reason"] = std::string(toText(found.refusal->why));
        json["why"] = sentence(*found.refusal, position, language);
    }
    return json;
}

std::string proposalText(const ProposalFound& found, const cup::Position& position, Language language) {
    const std::string by = found.by.empty() ? std::string() : " (" + found.by + ")";
    const std::string what = found.act ? sentence(*found.act, position, language) : say(language, "no act");
    const std::string why = found.refusal ? ": " + sentence(*found.refusal, position, language) : std::string();
    return idOf(found) + "  " + found.desk + by + "  " + what + "  – " + wordFor(found.state, language) + why + "\n";
}

/// Those that the words name: the beginning of an id or of a head to carry.
std::vector<ProposalFound> named(const std::vector<ProposalFound>& all, const std::string& word) {
    std::vector<ProposalFound> found;
    std::ranges::copy_if(all, std::back_inserter(found), [&](const ProposalFound& each) {
        return db::toHex(each.at.head.hash).starts_with(word) || headText(each.at.game, each.at.head) == word;
    });
    return found;
}

/// Takes or declines one after the other; each may change how the next stands.
template <class Work>
int eachNamed(const TournamentOptions& options, OpenedTournament& opened, Streams streams, Language language,
              Work work) {
    KeptDesk kept;
    if (const int status = sitDown(kept, options, opened, streams, language); status != kFine) {
        return status;
    }
    TournamentDesk& desk = *kept.desk;
    int status = kFine;
    for (const std::string& word : options.names) {
        const auto all = proposalsFor(*opened.book, desk.line(), VerifiedGames(dataFolder()));
        if (!all) {
            return refuseBook(streams, bookFile(options.game), all.error(), language);
        }
        const auto found = named(*all, word);
        if (found.size() != 1) {
            (void)refuse(streams, word,
                         found.empty() ? say(language, "there is no such proposal")
                                       : say(language, "several proposals begin so"));
            status = std::max(status, static_cast<int>(kUnusable));
            continue;
        }
        const TournamentDesk::Answer answer = work(desk, found.front());
        Json json = {{"ok", answer.has_value()}, {"id", idOf(found.front())}};
        if (answer) {
            json["entry"] = answer->entry;
        } else {
            json["why"] = problemText(answer.error(), desk.position(), language);
            status = std::max(status, static_cast<int>(kAnswerIsNo));
        }
        streams.out << answerLine(json);
    }
    return status;
}

}  // namespace

bool onlyProposes(const TournamentOptions& options, const OpenedTournament& opened, const DeskFolder& own) {
    return !options.takesOver && isElsewhere(opened.line, own.key());
}

int refuseElsewhere(const TournamentOptions& options, Streams streams, Language language) {
    (void)refuse(streams, bookFile(options.game),
                 say(language,
                     "another desk keeps this tournament; this one may propose (tournament propose), or take it over "
                     "with --take-over"));
    return kAnswerIsNo;
}

int sitDown(KeptDesk& kept, const TournamentOptions& options, OpenedTournament& opened, Streams streams,
            Language language) {
    if (onlyProposes(options, opened, kept.own)) {
        return refuseElsewhere(options, streams, language);
    }
    kept.desk.emplace(*opened.book, kept.own);
    const auto seated = kept.desk->take(std::move(opened.line));
    return seated ? kFine : refuseTournament(streams, options, seated.error(), kept.desk->position(), language);
}

/// Empty, or why this desk cannot propose.
std::string Proposer::sitDown() {
    if (!m_own.key()) {
        return m_own.keyFault() ? sentence(*m_own.keyFault(), m_language) : say(m_language, "this desk has no key");
    }
    m_desk.emplace(*m_opened.book, m_own);
    if (const auto chain = proposalsOf(*m_opened.book, m_opened.line.game(), m_own.key()->publicKey())) {
        auto read = readGame<ProposalsGame>(*m_opened.book, m_own, *chain);
        if (!read) {
            return sentence(read.error(), m_language);
        }
        const auto seated = m_desk->take(std::move(read->line));
        return seated ? std::string() : say(m_language, "the chain cannot be gone on with");
    }
    const std::string name = m_options.name.empty() ? fingerprint(m_own.key()->publicKey()) : m_options.name;
    const auto begun = m_desk->begin({db::toHex(m_opened.line.game()), name});
    return begun ? std::string() : say(m_language, "the chain cannot be begun");
}

Json Proposer::write(const engine::proposals::Action& action) {
    if (!m_desk) {
        if (const std::string why = sitDown(); !why.empty()) {
            m_desk.reset();
            return {{"error", why}};
        }
    }
    const auto answer = m_desk->play(action);
    if (answer) {
        return {{"ok", true}, {"proposed", m_desk->position().proposals.size()}, {"entry", answer->entry}};
    }
    if (const auto* refusal = std::get_if<engine::proposals::Refusal>(&answer.error())) {
        return {{"ok", false}, {"why", sentence(*refusal, m_language)}, {"reason", std::string(toText(refusal->why))}};
    }
    if (const auto* error = std::get_if<db::BookError>(&answer.error())) {
        return {{"error", sentence(*error, m_language)}};
    }
    return {{"ok", false}, {"why", sentence(std::get<TableRefusal>(answer.error()), m_language)}};
}

Json Proposer::propose(const cup::Action& action) {
    const cup::Table& table = *m_opened.position().table;
    const auto with = m_own.key() ? withOwnProposals(*m_opened.book, m_opened.line, m_own.key()->publicKey(),
                                                     VerifiedGames(dataFolder()))
                                  : WithProposals{m_opened.position(), 0};
    const auto decision = cup::decide(with.position, action);
    if (!decision && !m_options.confirm) {
        return {{"ok", false},
                {"why", sentence(decision.error(), with.position, m_language) +
                            say(m_language, " (--confirm proposes it all the same)")},
                {"reason", std::string(toText(decision.error().why))}};
    }
    return write(engine::proposals::Propose{
        {toJson(action, table)}, headText(m_opened.line.game(), m_opened.line.head()), m_options.by});
}

Json Proposer::withdraw(int proposal, const std::string& reason) {
    return write(engine::proposals::Withdraw{proposal, reason});
}

Json takeOpen(TournamentDesk& desk, const db::Book& book, Language language) {
    Json list = Json::array();
    for (const TakenProposal& taken : adjudicator::takeOpen(desk, book, VerifiedGames(dataFolder()))) {
        Json json = proposalJson(taken.proposal, desk.position(), language);
        json["state"] = std::string(toText(taken.answer ? ProposalState::Taken : ProposalState::Refused));
        if (taken.answer) {
            json["entry"] = taken.answer->entry;
        } else {
            json["why"] = problemText(taken.answer.error(), desk.position(), language);
        }
        list.push_back(std::move(json));
    }
    return list;
}

int proposeActs(const TournamentOptions& options, OpenedTournament& opened, Streams streams, Language language) {
    DeskFolder own = ownDesk();
    Proposer proposer(options, opened, own, language);
    int status = kFine;
    std::string text;
    while (std::getline(streams.in, text)) {
        if (text.find_first_not_of(" \t\r") == std::string::npos) {
            continue;
        }
        Json json;
        const auto word = readRecordLine(text, json);
        Json answer;
        if (!word) {
            answer = {{"error", sentence(word.error(), language)}};
        } else if (*word == "withdraw") {
            const bool isNumbered = json.contains("proposal") && json["proposal"].is_number_integer();
            answer = proposer.withdraw(isNumbered ? json["proposal"].get<int>() : 0,
                                       json.contains("reason") && json["reason"].is_string()
                                           ? json["reason"].get<std::string>()
                                           : std::string());
        } else {
            const auto action = actOfLine(text, opened.position());
            answer = action ? proposer.propose(*action) : Json{{"error", sentence(action.error(), language)}};
            const auto doubts =
                action && answer.value("ok", false) ? doubtsAsked(opened.line, *action) : std::vector<cup::Doubted>();
            if (!doubts.empty()) {
                answer["doubts"] = doubtsJson(doubts, opened.position(), language);
            }
        }
        streams.out << answerLine(answer) << std::flush;
        const bool isFine = answer.value("ok", false);
        status = std::max(status, static_cast<int>(isFine                     ? kFine
                                                   : answer.contains("error") ? kUnusable
                                                                              : kAnswerIsNo));
        if (options.stop && !isFine) {
            break;
        }
    }
    return status;
}

int listProposals(const TournamentOptions& options, OpenedTournament& opened, Streams streams, Language language) {
    const auto all = proposalsFor(*opened.book, opened.line, VerifiedGames(dataFolder()));
    if (!all) {
        return refuseBook(streams, bookFile(options.game), all.error(), language);
    }
    Json list = Json::array();
    bool asks = false;
    for (const ProposalFound& found : *all) {
        asks = asks || isForDecision(found.state);
        if (!options.game.json) {
            streams.out << proposalText(found, opened.position(), language);
        }
        list.push_back(proposalJson(found, opened.position(), language));
    }
    if (options.game.json) {
        streams.out << answerLine({{"proposals", list}});
    } else if (all->empty()) {
        streams.out << say(language, "nothing is proposed\n");
    }
    return asks ? kAnswerIsNo : kFine;
}

int takeProposals(const TournamentOptions& options, OpenedTournament& opened, Streams streams, Language language) {
    if (!options.names.empty()) {
        return eachNamed(options, opened, streams, language,
                         [&](TournamentDesk& desk, const ProposalFound& found) -> TournamentDesk::Answer {
                             const bool canBe = found.act && found.state != ProposalState::Taken &&
                                                found.state != ProposalState::Unsound;
                             if (!canBe) {
                                 return engine::unexpected(TournamentProblem(TableRefusal::NotOnLine));
                             }
                             return desk.carryOut(withReason(*found.act, options.reason), found.at);
                         });
    }
    KeptDesk kept;
    if (const int status = sitDown(kept, options, opened, streams, language); status != kFine) {
        return status;
    }
    TournamentDesk& desk = *kept.desk;
    for (const Json& taken : takeOpen(desk, *opened.book, language)) {
        streams.out << answerLine(taken);
    }
    const auto left = proposalsFor(*opened.book, desk.line(), VerifiedGames(dataFolder()));
    const bool asks =
        left && std::ranges::any_of(*left, [](const ProposalFound& found) { return isForDecision(found.state); });
    return asks ? kAnswerIsNo : kFine;
}

int declineProposals(const TournamentOptions& options, OpenedTournament& opened, Streams streams, Language language) {
    return eachNamed(options, opened, streams, language, [&](TournamentDesk& desk, const ProposalFound& found) {
        return desk.play(cup::Decline{headText(found.at.game, found.at.head), options.reason});
    });
}

}  // namespace adjudicator::cli
