// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/camera/camera_by_phone.h"

#include <QCoreApplication>
#include <algorithm>
#include <chrono>
#include <nlohmann/json.hpp>
#include <utility>

#include "adjudicator/desk.h"
#include "adjudicator/report/board_svg.h"
#include "adjudicator/text/say.h"
#include "adjudicator/web/page_sentences.h"
#include "adjudicator/web/phone_chain.h"
#include "adjudicator/web/phone_note.h"
#include "db/codes.h"
#include "engine/action/decide.h"
#include "engine/notation/action_json.h"
#include "ui/desk/table_desk.h"
#include "ui/text/language.h"

namespace ui {

namespace web = adjudicator::web;

namespace {

using NoteJson = nlohmann::ordered_json;

const std::string kNoteFile = "camera.json";
const std::string kPictureFile = "camera.svg";
constexpr std::chrono::milliseconds kLookEvery{1000};
/// The table may be writing something else.
constexpr std::chrono::milliseconds kOnceMore{100};
/// Phones wait ten seconds.
constexpr std::chrono::milliseconds kDeedPatience{6000};
constexpr std::size_t kMostOffered = 200;

// As wide as a phone; the ring in the middle of it.
constexpr double kPlaceRadius = 2;
constexpr double kPlaceAspect = 1.4;

/// The place as the record has it, with a ring: a drawing, since a picture of the table might show somebody's cards.
std::string placePicture(const engine::Position& position, const PlaceName& place) {
    adjudicator::BoardSvg options;
    options.radius = kPlaceRadius;
    options.aspect = kPlaceAspect;
    const engine::Topology& board = position.topology();
    const auto around = [&](const auto& corners) { options.around.assign(corners.begin(), corners.end()); };
    if (const auto* corner = std::get_if<engine::Corner>(&place)) {
        if (const auto at = board.find(*corner)) {
            options.around = options.ringed = {*at};
        }
    } else if (const auto* side = std::get_if<engine::Side>(&place)) {
        if (const auto at = board.find(*side)) {
            around(board.endsOf(*at));
            options.ringedSides = {*at};
        }
    } else if (const auto at = board.find(std::get<engine::Hex>(place))) {
        around(board.cornersOf(*at));
        options.ringedHexes = {*at};
    }
    return options.around.empty() ? std::string() : adjudicator::boardSvg(position, options);
}

}  // namespace

CameraByPhone::CameraByPhone(TableDesk& table, WatchDesk& watch, PhoneServer& phones)
    : m_table(table), m_watch(watch), m_phones(phones) {
    m_listening = m_phones.listen([this](const Said& said, const Reply& reply) { return hear(said, reply); });
    m_clock.setInterval(kLookEvery);
    m_patience.setSingleShot(true);
    m_patience.setInterval(kDeedPatience);
    connect(&m_clock, &QTimer::timeout, this, &CameraByPhone::look);
    connect(&m_patience, &QTimer::timeout, this, [this] { end(web::no(web::kFailed, "failed")); });
    connect(&m_watch, &WatchDesk::changed, this, &CameraByPhone::look);
    connect(&m_phones, &PhoneServer::changed, this, &CameraByPhone::look);
    connect(&m_table, &TableDesk::changed, this, [this](const TableDesk::Change& change) {
        // Not for each word that is being said at the table.
        if (change.game || change.isOfRecord()) {
            look();
        }
    });
    connect(&m_table, &TableDesk::actWritten, this, &CameraByPhone::written);
}

CameraByPhone::~CameraByPhone() = default;

std::optional<web::Admission> CameraByPhone::secondHand() const {
    const std::string game = db::toHex(*m_table.gameId());
    for (web::Admission& each : web::AdmissionStore(adjudicator::dataFolder()).load()) {
        if (each.isSecondHand() && each.game == game) {
            return std::move(each);
        }
    }
    return std::nullopt;
}

/// The same act in another state of the record is another proposal.
std::string CameraByPhone::idOf(const engine::Action& action) const {
    const auto& line = m_table.table().line();
    return web::offerId(m_phones.session(), adjudicator::headText(line.game(), line.head()),
                        engine::toJson(action, *m_table.position().table));
}

std::optional<std::size_t> CameraByPhone::find(const Offer& offer) const {
    const auto& proposals = m_watch.proposals();
    const auto found = std::ranges::find(proposals, offer.action, &WatchDesk::Proposal::action);
    return m_table.hasGame() && found != proposals.end() && idOf(offer.action) == offer.id
               ? std::optional(static_cast<std::size_t>(found - proposals.begin()))
               : std::nullopt;
}

void CameraByPhone::look() {
    const bool mayShow = m_phones.isOn() && m_phones.wish().hears && m_watch.isOn() && m_table.hasGame() &&
                         m_phones.shown().game == m_table.gameId() && !m_table.table().onlyLooks() &&
                         !m_table.book()->isKept();
    if (!mayShow) {
        withhold();
        return;
    }
    if (m_deed && m_deed->isPlayed) {
        // What becomes of it is said once it is written, or was not.
        return;
    }
    const auto& proposals = m_watch.proposals();
    if (m_offer && std::ranges::find(proposals, m_offer->action, &WatchDesk::Proposal::action) == proposals.end()) {
        const bool isRefused = m_deed && !m_deed->isAccepted && m_deed->offer.id == m_offer->id;
        m_last = Last{*m_offer, isRefused ? "refused" : "gone", {}, m_table.table().log().size()};
    }
    judgeLast();
    m_offer.reset();
    proposals.empty() ? m_clock.stop() : m_clock.start();
    const auto phone = proposals.empty() && !m_last ? std::nullopt : secondHand();
    if (!phone) {
        withhold();
        return;
    }
    if (!proposals.empty()) {
        const engine::Action& action = proposals.front().action;
        m_offer = Offer{idOf(action), action, {}};
        for (const engine::LanguageInfo& its : web::languagesServed(language())) {
            m_offer->texts.emplace(its.code, m_watch.textOf(0, its.language));
        }
        if (std::ranges::find(m_offered, m_offer->id) == m_offered.end()) {
            m_offered.push_back(m_offer->id);
            if (m_offered.size() > kMostOffered) {
                m_offered.pop_front();
            }
        }
    }
    NoteJson page{{"first", nullptr}, {"last", nullptr}};
    if (m_last) {
        page["last"] = m_last->offer.texts;
        page["last"]["how"] = m_last->how;
        if (m_last->entry) {
            page["last"]["entry"] = *m_last->entry;
        }
    }
    if (m_offer) {
        const auto& first = proposals.front();
        page["first"] = m_offer->texts;
        page["first"].update({{"id", m_offer->id},
                              {"sure", first.sure},
                              {"allowed", first.legal},
                              {"entry", std::holds_alternative<engine::Adjust>(first.action)},
                              {"of", proposals.size()}});
    }
    const std::string text = page.dump();
    if (std::exchange(m_served, text) != text || std::exchange(m_servedTo, phone->id) != phone->id) {
        m_servedTo = phone->id;
        m_phones.put(kNoteFile, web::noteFor(*phone, adjudicator::freshNonce(), text));
        m_phones.put(kPictureFile,
                     m_offer ? std::optional(placePicture(m_table.position(), proposals.front().at)) : std::nullopt);
    }
}

void CameraByPhone::withhold() {
    if (!m_watch.isOn() || !m_phones.isOn()) {
        m_clock.stop();
        m_last.reset();
    }
    m_offer.reset();
    m_servedTo.clear();
    if (!std::exchange(m_served, {}).empty()) {
        m_phones.put(kNoteFile, std::nullopt);
        m_phones.put(kPictureFile, std::nullopt);
    }
}

/// What is proposed no longer was perhaps done: its entry may come after it went.
void CameraByPhone::judgeLast() {
    constexpr std::size_t kBefore = 4;
    constexpr std::size_t kKept = 4;
    const auto& log = m_table.table().log();
    if (m_last && log.size() > m_last->entries + kKept) {
        m_last.reset();
    }
    if (!m_last || m_last->how == "refused") {
        return;
    }
    m_last->how = "gone";
    m_last->entry.reset();
    for (std::size_t entry = m_last->entries - std::min(m_last->entries, kBefore); entry < log.size(); ++entry) {
        const auto* act = log[entry].act();
        if (act != nullptr && log[entry].onLine && act->action == m_last->offer.action) {
            m_last->how = "taken";
            m_last->entry = entry;
        }
    }
}

bool CameraByPhone::hear(const Said& said, const Reply& reply) {
    const auto word = web::tableWordFrom(said.body);
    const auto* decides = word ? std::get_if<web::DecidesOn>(&word->what) : nullptr;
    if (decides == nullptr || !m_phones.wish().hears || std::ranges::find(m_offered, decides->id) == m_offered.end()) {
        return false;
    }
    if (!m_door || m_door->session() != m_phones.session()) {
        m_door.emplace(adjudicator::dataFolder(), m_phones.session());
    }
    m_door->look();
    const auto admission = m_door->letIn(said, word->from);
    if (admission || admission.error().status != web::kForbidden) {
        m_phones.noteSpoke(word->from.admission);
    }
    if (!admission) {
        reply(admission.error());
    } else if (const auto answer = begin(*decides, *admission, word->from, reply)) {
        m_door->answered(word->from, *answer);
        reply(*answer);
    }
    return true;
}

/// Empty once it is under way.
std::optional<PhoneServer::Answer> CameraByPhone::begin(const web::DecidesOn& word, const web::Admission& admission,
                                                        const web::WordFrom& from, const Reply& reply) {
    if (!admission.isSecondHand() || !m_table.hasGame() || admission.game != db::toHex(*m_table.gameId())) {
        return web::no(web::kForbidden, "seat");
    }
    if (m_deed || m_work.isBusy()) {
        return web::no(web::kTooMany, "busy");
    }
    const auto at = m_offer && m_offer->id == word.id ? find(*m_offer) : std::nullopt;
    if (!at) {
        return web::no(web::kOtherwise, "changed");
    }
    const engine::Action& action = m_offer->action;
    if (word.isAccepted && !m_watch.isFree()) {
        return web::no(web::kOtherwise, "desk");
    }
    if (word.isAccepted && std::holds_alternative<engine::MoveRobber>(action)) {
        // Whose card is drawn no camera sees: the window asks, as always.
        m_watch.accept(*at);
        return Answer{200, R"({"ok":true,"asked":true})"};
    }
    if (word.isAccepted && engine::actionRefusal(m_table.position(), action)) {
        // Why not the window says: it may be about somebody's cards, which no phone is told.
        m_watch.accept(*at);
        return web::no(web::kOtherwise, "refused",
                       adjudicator::say(from.language, "the rules do not allow it now. The window says why."));
    }
    m_deed = Deed{*m_offer, word.isAccepted, from, reply, {}, false};
    m_patience.start();
    note(std::string(web::kSecondHand) + " (phone " + admission.id + ")");
    return std::nullopt;
}

/// The word as a proposal of the desk's chain, which names the phone.
void CameraByPhone::note(const std::string& by) {
    const auto& line = m_table.table().line();
    const std::string action = engine::toJson(m_deed->offer.action, *m_table.position().table);
    const std::string act =
        m_deed->isAccepted ? action : NoteJson{{"do", "refuse"}, {"camera", NoteJson::parse(action)}}.dump();
    m_work.start([this, book = m_table.book(), act, by,
                  name = QCoreApplication::translate("ui::PhoneServer", "Phones").toStdString(),
                  base = adjudicator::SeenHead{line.game(), line.head()},
                  id = m_deed->offer.id](const SideWork::GoesOn&) -> SideWork::Finish {
        std::optional<adjudicator::SeenHead> at;
        adjudicator::DeskFolder own = adjudicator::ownDesk();
        book->lend([&](db::Book& lent, const db::BookThread::Between&) {
            at = web::PhoneChain(lent, own, name).propose(base, act, by);
        });
        return [this, at, id] {
            if (m_deed && m_deed->offer.id == id) {
                m_deed->said = at;
                at ? carryOut() : end(web::no(web::kFailed, "failed"));
            }
        };
    });
}

void CameraByPhone::carryOut() {
    if (!m_deed || !m_deed->said || m_deed->isPlayed) {
        return;
    }
    const auto at = find(m_deed->offer);
    if (!at) {
        end(web::no(web::kOtherwise, "changed"));
    } else if (!m_deed->isAccepted) {
        m_watch.refuse(*at);
        sayInStrip();
        end(web::yes());
    } else if (m_table.isWriting()) {
        QTimer::singleShot(kOnceMore, this, &CameraByPhone::carryOut);
    } else if (!m_watch.isFree()) {
        end(web::no(web::kOtherwise, "desk"));
    } else {
        m_deed->isPlayed = true;
        m_watch.accept(*at, m_deed->said);
    }
}

void CameraByPhone::written(qulonglong entry) {
    if (!m_deed || !m_deed->isPlayed) {
        return;
    }
    const auto* act = m_table.table().log()[entry].act();
    if (act != nullptr && act->action == m_deed->offer.action) {
        sayInStrip();
        end({200, NoteJson{{"ok", true}, {"entry", entry}}.dump()});
        look();
    }
}

void CameraByPhone::end(const Answer& answer) {
    m_patience.stop();
    if (const auto deed = std::exchange(m_deed, std::nullopt)) {
        if (m_door && m_door->session() == deed->from.session) {
            m_door->answered(deed->from, answer);
        }
        deed->reply(answer);
    }
}

void CameraByPhone::sayInStrip() const {
    const auto& texts = m_deed->offer.texts;
    // Another language may have been chosen since it was shown.
    const auto found = texts.find(std::string(engine::codeOf(language())));
    const QString text = said(found != texts.end() ? found->second : texts.begin()->second);
    m_table.say({.kind = Message::Kind::Guide,
                 .icon = Icon::Camera,
                 .lead = m_deed->isAccepted ? tr("The second hand accepted:") : tr("The second hand refused:"),
                 .text = text.toHtmlEscaped() + QLatin1Char('.')});
}

}  // namespace ui
