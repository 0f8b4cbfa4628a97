// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/camera/watch_desk.h"

#include <QSettings>
#include <QThread>
#include <algorithm>
#include <utility>

#include "adjudicator/sets/set_shelf.h"
#include "adjudicator/watch/known_table.h"
#include "adjudicator/watch/proposal_text.h"
#include "adjudicator/watch/proposals.h"
#include "adjudicator/watch/watcher.h"
#include "engine/action/decide.h"
#include "engine/state/to_position.h"
#include "ui/camera/camera_desk.h"
#include "ui/camera/given_corners.h"
#include "ui/desk/table_desk.h"
#include "ui/files/loose_thread.h"
#include "ui/text/sentences.h"
#include "ui/text/watch_text.h"

namespace ui {

namespace {

namespace watch = adjudicator::watch;
using vision::PieceChange;

vision::KnownSets knownSets() {
    namespace sets = adjudicator::sets;
    return sets::readShelf(sets::setFolder()).looks();
}

/// A placement that may enter by itself is seen for so long first.
constexpr int kSteadyMilliseconds = 2000;

int hundredths(double chance) {
    return qBound(0, qRound(100 * chance), 100);
}

PlaceName placeOf(const PieceChange& change) {
    return std::visit([](const auto& place) { return PlaceName(place); }, change.at);
}

}  // namespace

/// What belongs to the watching of one game.
struct WatchDesk::Eyes {
    std::unique_ptr<watch::Watcher> watcher;
    watch::Sighting sighting;
    /// As shown.
    std::vector<watch::Proposal> proposals;
    /// Accepted or refused, until the watcher has taken notice.
    std::vector<PieceChange> hidden;
    std::optional<engine::Action> steady;
    engine::Expected<watch::TableCheck, watch::CheckError> check = tl::unexpected(watch::CheckError::NoBoard);
    std::optional<vision::Homography> homography;
};

WatchDesk::WatchDesk(TableDesk& table, CameraDesk& camera, QObject* parent)
    : QObject(parent), m_table(table), m_camera(camera), m_eyes(std::make_shared<Eyes>()) {
    m_wanted = QSettings().value(QStringLiteral("camera/watch"), true).toBool();
    m_steady.setSingleShot(true);
    m_steady.setTimerType(Qt::PreciseTimer);
    m_steady.setInterval(kSteadyMilliseconds);
    connect(&m_steady, &QTimer::timeout, this, &WatchDesk::enterByItself);
    connect(&m_camera, &CameraDesk::changed, this, [this] { turn(false); });
    connect(&m_camera, &CameraDesk::frameCame, this, &WatchDesk::look);
    connect(&m_camera.board(), &CameraBoard::wasMarked, this, [this] {
        // It begins anew where the board is now said to lie.
        m_eyes->watcher.reset();
        m_eyes->sighting = {};
        turn(false);
    });
    connect(&m_table, &TableDesk::changed, this,
            [this](const TableDesk::Change& change) { turn(change.isOfRecord()); });
    connect(&m_table, &TableDesk::actWritten, this, [this](qulonglong entry) {
        const auto entered = std::exchange(m_entering, false) ? std::optional<std::uint64_t>(entry) : std::nullopt;
        if (std::exchange(m_entered, entered) != entered) {
            Q_EMIT changed();
        }
    });
    turn(false);
}

WatchDesk::~WatchDesk() {
    m_eyes->watcher.reset();
}

bool WatchDesk::isOn() const {
    return m_eyes->watcher != nullptr;
}

void WatchDesk::setOn(bool on) {
    m_wanted = on;
    QSettings().setValue(QStringLiteral("camera/watch"), on);
    turn(false);
}

void WatchDesk::setAcceptsByItself(bool on) {
    m_byItself = on;
    renew();
}

/// Watches exactly while it is wanted, the camera is on and a game is open; tells the watcher what the record says.
void WatchDesk::turn(bool isNewRecord) {
    const bool on = m_wanted && m_camera.isOn() && m_table.hasGame();
    const bool begins = on && !isOn();
    if (on != isOn()) {
        *m_eyes = {};
        m_steady.stop();
        if (on) {
            const auto take = [this] {
                if (isOn()) {
                    m_eyes->sighting = m_eyes->watcher->sighting();
                    renew();
                }
            };
            m_eyes->watcher = std::make_unique<watch::Watcher>(
                [this, take] { QMetaObject::invokeMethod(this, take, Qt::QueuedConnection); }, &knownSets);
        }
    }
    if (on) {
        const auto& line = m_table.table().line();
        if (m_entered && !line.canUndoTo({*m_entered, {}})) {
            m_entered.reset();
            Q_EMIT changed();
        }
        if (begins || isNewRecord) {
            m_eyes->watcher->setTable(engine::toSetup(m_table.position()));
            endCheck();
        }
    }
    renew();
}

/// Where a person marked the board in the frames.
std::optional<vision::Homography> WatchDesk::marked() const {
    const auto corners = m_camera.board().marked();
    const QSize frame = m_camera.frameSize();
    if (!corners) {
        return std::nullopt;
    }
    const auto land = m_camera.board().recordedLand();
    const auto lattice =
        vision::latticeThrough(givenCorners(*corners), frame.width(), frame.height(), markedLand(land));
    return lattice ? std::optional(*lattice) : std::nullopt;
}

void WatchDesk::look() {
    if (isOn()) {
        if (auto frame = m_camera.frame()) {
            m_eyes->watcher->look(std::move(frame), marked());
        }
    }
}

void WatchDesk::renew() {
    std::vector<Proposal> proposals;
    m_eyes->proposals.clear();
    std::vector<PieceChange> open;
    std::erase_if(m_eyes->hidden, [this](const PieceChange& change) {
        const auto& seen = m_eyes->sighting.changes;
        return std::find(seen.begin(), seen.end(), change) == seen.end();
    });
    for (const PieceChange& change : m_eyes->sighting.changes) {
        if (std::find(m_eyes->hidden.begin(), m_eyes->hidden.end(), change) == m_eyes->hidden.end()) {
            open.push_back(change);
        }
    }
    if (!open.empty() && m_table.hasGame()) {
        const engine::Position& position = m_table.position();
        m_eyes->proposals = watch::proposalsFor(open, position, true);
        for (const watch::Proposal& each : m_eyes->proposals) {
            Proposal proposal{each.action, proposalText(each, position), hundredths(each.confidence), each.legal,
                              {},          placeOf(each.changes.front())};
            if (const auto refusal = each.legal ? std::nullopt : engine::actionRefusal(position, each.action)) {
                proposal.whyNot = sentence(*refusal, position);
            }
            proposals.push_back(std::move(proposal));
        }
    }
    const bool isSteady = m_byItself && m_eyes->proposals.size() == 1 &&
                          m_eyes->sighting.state == watch::WatchState::Watching &&
                          watch::isPlainPlacement(m_eyes->proposals.front());
    if (!isSteady) {
        m_steady.stop();
        m_eyes->steady.reset();
    } else if (m_eyes->steady != m_eyes->proposals.front().action) {
        m_eyes->steady = m_eyes->proposals.front().action;
        m_steady.start();
    }
    Q_EMIT looked();
    if (std::exchange(m_proposals, proposals) != proposals) {
        Q_EMIT changed();
    }
}

bool WatchDesk::isFree() const {
    return m_table.hasGame() && !m_table.past().entry() && m_table.saying().guide() == Guide::None &&
           !m_table.saying().correcting() &&
           (m_table.saying().chooser() == nullptr || m_table.saying().chooser()->chosen().empty());
}

void WatchDesk::enterByItself() {
    if (!isFree()) {
        m_steady.start();
    } else if (m_byItself && m_eyes->steady && m_proposals.size() == 1) {
        m_entering = true;
        accept();
    }
}

std::vector<WatchDesk::Proposal> WatchDesk::alternatives(std::size_t index) const {
    std::vector<Proposal> others;
    if (index < m_eyes->proposals.size() && m_table.hasGame()) {
        const engine::Position& position = m_table.position();
        for (const watch::Proposal& each : watch::alternativesTo(m_eyes->proposals[index], position)) {
            others.push_back(
                {each.action, proposalText(each, position), 0, each.legal, {}, placeOf(each.changes.front())});
        }
    }
    return others;
}

std::string WatchDesk::textOf(std::size_t index, engine::Language language) const {
    return index < m_eyes->proposals.size() && m_table.hasGame()
               ? watch::proposalText(m_eyes->proposals[index], m_table.position(), language)
               : std::string();
}

void WatchDesk::accept(std::size_t index, const std::optional<adjudicator::SeenHead>& said) {
    if (index < m_proposals.size()) {
        acceptInstead(index, engine::Action(m_proposals[index].action), said);
    }
}

void WatchDesk::acceptInstead(std::size_t index, const engine::Action& action,
                              const std::optional<adjudicator::SeenHead>& said) {
    if (index >= m_eyes->proposals.size() || !m_table.hasGame()) {
        return;
    }
    if (const auto* robber = std::get_if<engine::MoveRobber>(&action); robber != nullptr) {
        // Whose card is drawn no camera sees: the question comes as always.
        m_table.saying().choose(Act::Robber);
        m_table.saying().takePlace(m_table.position().topology().hex(robber->hex));
        return;
    }
    if (!engine::actionRefusal(m_table.position(), action)) {
        const auto& seen = m_eyes->proposals[index].changes;
        m_eyes->hidden.insert(m_eyes->hidden.end(), seen.begin(), seen.end());
    }
    m_table.play(action, said);
    renew();
}

void WatchDesk::refuse(std::size_t index) {
    if (index >= m_eyes->proposals.size() || !isOn()) {
        return;
    }
    for (const PieceChange& change : m_eyes->proposals[index].changes) {
        m_eyes->hidden.push_back(change);
        m_eyes->watcher->dismiss(change);
    }
    renew();
}

void WatchDesk::check() {
    auto frame = m_camera.frame();
    if (m_isChecking || !m_table.hasGame()) {
        return;
    }
    const bool isCovered = isOn() && m_eyes->sighting.state == watch::WatchState::Covered;
    if (!frame || isCovered) {
        endCheck();
        m_checkText = isCovered ? tr("A hand is over the board. Take it away, and ask again.")
                                : tr("The camera shows no picture of now.");
        Q_EMIT changed();
        return;
    }
    m_isChecking = true;
    m_checkText = tr("The table is compared with the record …");
    auto found = std::make_shared<Eyes>();
    QThread* thread =
        QThread::create([found, frame = std::move(frame), setup = engine::toSetup(m_table.position()),
                         near = marked()] { found->check = watch::checkTable(*frame, setup, near, knownSets()); });
    connect(thread, &QThread::finished, this, [this, found] { checked(found); });
    startLoose(*thread);
    Q_EMIT changed();
}

void WatchDesk::checked(std::shared_ptr<Eyes> eyes) {
    m_isChecking = false;
    m_differences.clear();
    if (!eyes->check) {
        m_checkText = sentence(eyes->check.error());
    } else {
        for (const PieceChange& change : eyes->check->differences) {
            m_differences.push_back(
                {differenceText(change, m_table.position()), placeOf(change), hundredths(change.confidence)});
        }
        m_eyes->homography = eyes->check->homography;
        m_checkText = m_differences.empty() ? tr("The table matches the record, as far as the camera sees.")
                                            : tr("%n difference(s) between table and record", nullptr,
                                                 static_cast<int>(m_differences.size()));
    }
    Q_EMIT changed();
}

void WatchDesk::endCheck() {
    if (m_checkText.isEmpty()) {
        return;
    }
    m_differences.clear();
    m_checkText.clear();
    m_eyes->homography.reset();
    Q_EMIT changed();
}

QString WatchDesk::stateText() const {
    return isOn() ? sentence(m_eyes->sighting.state) : QString();
}

std::optional<QPointF> WatchDesk::pixelOf(const PlaceName& place) const {
    const bool isFollowed = isOn() && m_eyes->sighting.state != watch::WatchState::Waiting &&
                            m_eyes->sighting.state != watch::WatchState::NoBoard &&
                            m_eyes->sighting.state != watch::WatchState::OtherBoard;
    if (!isFollowed && !m_eyes->homography) {
        return std::nullopt;
    }
    const QPointF plane = std::visit([](const auto& name) { return HexLayout::planeOf(name); }, place);
    const vision::Homography& homography = m_eyes->homography ? *m_eyes->homography : m_eyes->sighting.homography;
    const vision::Point pixel = homography({plane.x(), plane.y()});
    return QPointF(pixel.x, pixel.y);
}

}  // namespace ui
