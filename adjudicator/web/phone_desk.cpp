// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/web/phone_desk.h"

#include <algorithm>

#include "adjudicator/desk.h"
#include "adjudicator/desk/game_reading.h"
#include "adjudicator/record/in_charge.h"
#include "adjudicator/text/tournament_text.h"
#include "adjudicator/tournament/proposals/take_open.h"
#include "db/codes.h"
#include "engine/notation/tournament_json.h"
#include "engine/tournament/decide.h"
#include "engine/tournament/evolve.h"
#include "engine/tournament/text_limits.h"

namespace adjudicator::web {

namespace {

namespace cup = engine::tournament;

/// The points as they stand, in the order of the seats.
std::vector<int> pointsOf(const cup::Pod& pod) {
    std::vector<int> points;
    for (const engine::PlayerId player : pod.seats) {
        const auto score = std::ranges::find(pod.result->scores, player, &cup::Score::player);
        points.push_back(score == pod.result->scores.end() ? -1 : score->points);
    }
    return points;
}

std::vector<std::string> seatsOf(const cup::Pod& pod, const cup::Table& table) {
    std::vector<std::string> seats;
    for (const engine::PlayerId player : pod.seats) {
        seats.push_back(table.idOf(player));
    }
    return seats;
}

std::string speakerOf(const cup::Entrant& player, const Admission& admission) {
    std::string by = player.name + " (" + player.id + ", phone " + admission.id + ")";
    return cup::isPlainText(by) ? by : player.id + " (phone " + admission.id + ")";
}

}  // namespace

PhoneDesk::PhoneDesk(db::Book& book, DeskFolder& own, SiteMaker& site, std::filesystem::path folder, PhoneDeskWish wish)
    : m_book(book),
      m_own(own),
      m_site(site),
      m_folder(std::move(folder)),
      m_wish(std::move(wish)),
      m_door(m_folder, m_wish.session.empty() ? freshNonce() : m_wish.session),
      m_table(own, site, m_folder),
      m_hands(book, own, site, m_wish.name) {}

std::vector<Answer> PhoneDesk::hear(const std::vector<Said>& said) {
    std::vector<Answer> answers;
    if (said.empty()) {
        return answers;
    }
    m_door.look();
    // What another program has written meanwhile decides, too.
    (void)m_site.look();
    m_hall = m_site.hall();
    m_hasWritten = false;
    answers.reserve(said.size());
    for (const Said& each : said) {
        answers.push_back(hear(each));
    }
    if (m_hasWritten && !finish()) {
        // An unsigned proposal counts nowhere: said again, it is written again.
        m_door.forget();
        std::ranges::fill(answers, no(kFailed, "failed"));
    }
    return answers;
}

/// Signs what was proposed, and takes it where this desk may.
bool PhoneDesk::finish() {
    const bool isSealed = m_desk && m_desk->seal().has_value();
    m_site.wrote();
    if (m_wish.taking == Taking::Elsewhere || !m_site.look()) {
        return isSealed;
    }
    if (isSealed && !isElsewhere(*m_site.line(), m_own.key())) {
        takeOpen();
        m_site.wrote();
        (void)m_site.look();
    }
    return isSealed;
}

Answer PhoneDesk::hear(const Said& said) {
    if (const auto word = tableWordFrom(said.body)) {
        return let(said, word->from, [&](const Admission& admission) {
            return m_table.isOfGame(admission) ? carry(*word, admission) : no(kForbidden, "seat");
        });
    }
    if (const auto word = phoneWordFrom(said.body)) {
        return let(said, word->from, [&](const Admission& admission) {
            const bool isOfHall = m_site.line() && admission.tournament == db::toHex(m_site.line()->game());
            return isOfHall ? carry(*word, admission) : no(kForbidden, "unknown");
        });
    }
    return no(kBad, "bad");
}

template <class Carry>
Answer PhoneDesk::let(const Said& said, const WordFrom& from, const Carry& carry) {
    const auto admission = m_door.letIn(said, from);
    if (!admission) {
        return admission.error();
    }
    Answer answer = carry(*admission);
    m_door.answered(from, answer);
    return answer;
}

Answer PhoneDesk::carry(const TableWord& word, const Admission& admission) {
    const auto& [from, what] = word;
    if (const auto* act = std::get_if<ProposesAct>(&what)) {
        return m_hands.propose(*act, admission, from);
    }
    if (const auto* ballot = std::get_if<ProposesBallot>(&what)) {
        return m_hands.propose(*ballot, admission, from);
    }
    if (const auto* says = std::get_if<SaysVoice>(&what)) {
        return m_hands.say(*says, admission);
    }
    if (const auto* seals = std::get_if<SealsOffer>(&what)) {
        return m_hands.seal(*seals, admission);
    }
    if (const auto* opens = std::get_if<OpensOffer>(&what)) {
        return m_hands.open(*opens, admission, from);
    }
    if (const auto* withdraws = std::get_if<Withdraws>(&what)) {
        return m_hands.withdraw(*withdraws, admission);
    }
    const auto* decides = std::get_if<DecidesOn>(&what);
    const auto* takes = std::get_if<TakesBack>(&what);
    const auto* goes = std::get_if<GoesOn>(&what);
    if (decides == nullptr && takes == nullptr && goes == nullptr) {
        return m_table.carry(word, admission);
    }
    // What the referee does no player does.
    if (!admission.isSecondHand()) {
        return no(kForbidden, "seat");
    }
    return decides != nullptr ? m_hands.decideOn(*decides, admission, from)
           : takes != nullptr ? m_hands.takeBack(*takes, admission, from)
                              : m_hands.goOn(*goes, admission, from);
}

Answer PhoneDesk::carry(const PhoneWord& word, const Admission& admission) {
    const auto player = m_hall.table->find(admission.player);
    const cup::Pod* pod = m_hall.pod(word.round, word.table);
    if (!player || pod == nullptr || std::ranges::find(pod->seats, *player) == pod->seats.end()) {
        return no(kForbidden, "seat");
    }
    // Who sits elsewhere by now has other points than the phone shows for that place.
    if (seatsOf(*pod, *m_hall.table) != word.seats) {
        return no(kOtherwise, "changed");
    }
    const bool isSame = pod->result && pointsOf(*pod) == word.points;
    std::vector<cup::Action> acts;
    switch (word.what) {
        case PhoneWord::Do::Enter: {
            // Another of the table was quicker: what stands there is confirmed or disputed, never written over.
            if (pod->result) {
                return no(kOtherwise, "there");
            }
            cup::EnterResult result{word.round, word.table, {}, {}, {}, {}, {}, {}};
            for (std::size_t i = 0; i < word.points.size(); ++i) {
                result.scores.push_back({pod->seats[i], word.points[i], std::nullopt, false});
            }
            acts.emplace_back(std::move(result));
            acts.emplace_back(cup::SignResult{word.round, word.table, {*player}});
            break;
        }
        case PhoneWord::Do::Confirm:
            if (!isSame) {
                return no(kOtherwise, "changed");
            }
            if (std::ranges::find(pod->result->signedBy, *player) != pod->result->signedBy.end()) {
                return yes();
            }
            acts.emplace_back(cup::SignResult{word.round, word.table, {*player}});
            break;
        case PhoneWord::Do::Dispute: {
            if (!isSame) {
                return no(kOtherwise, "changed");
            }
            if (pod->result->state == cup::ResultState::Disputed) {
                return yes();
            }
            cup::SetState state{word.round, word.table, cup::ResultState::Disputed, {}, {}, {}};
            state.dispute = (*m_hall.table)[*player].name + (word.why.empty() ? "" : ": " + word.why);
            state.reason = pod->result->state == cup::ResultState::Pending ? "" : state.dispute;
            acts.emplace_back(std::move(state));
            break;
        }
    }
    const std::string by = speakerOf((*m_hall.table)[*player], admission);
    for (const cup::Action& act : acts) {
        const auto decision = cup::decide(m_hall, act);
        if (!decision) {
            return no(kOtherwise, "refused", sentence(decision.error(), m_hall, word.from.language));
        }
        if (!propose(act, by)) {
            return no(kFailed, "failed");
        }
        cup::evolve(m_hall, decision->events);
    }
    return yes();
}

bool PhoneDesk::propose(const cup::Action& act, const std::string& by) {
    const auto& line = *m_site.line();
    const engine::proposals::Propose proposal{{toJson(act, *m_hall.table)}, headText(line.game(), line.head()), by};
    // Who else writes into the chain may have been quicker: it is read anew, once.
    constexpr int kTries = 2;
    for (int tried = 0; tried < kTries; ++tried) {
        if ((m_desk || sitDown()) && m_desk->play(proposal)) {
            m_hasWritten = true;
            return true;
        }
        m_desk.reset();
    }
    return false;
}

bool PhoneDesk::sitDown() {
    if (!m_own.key()) {
        return false;
    }
    m_desk.emplace(m_book, m_own);
    const db::GameId tournament = m_site.line()->game();
    if (const auto chain = proposalsOf(m_book, tournament, m_own.key()->publicKey())) {
        auto read = readGame<ProposalsGame>(m_book, m_own, *chain);
        return read && m_desk->take(std::move(read->line));
    }
    return m_desk->begin({db::toHex(tournament), m_wish.name}).has_value();
}

void PhoneDesk::takeOpen() {
    DirectDesk<TournamentGame> desk(m_book, m_own);
    if (desk.take(*m_site.line())) {
        (void)adjudicator::takeOpen(desk, m_book, VerifiedGames(m_folder));
    }
}

}  // namespace adjudicator::web
