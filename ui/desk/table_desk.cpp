// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/table_desk.h"

#include <QCoreApplication>
#include <algorithm>

#include "adjudicator/desk.h"
#include "db/book.h"
#include "engine/action/legal_actions.h"
#include "engine/check.h"
#include "ui/desk/book_surroundings.h"
#include "ui/desk/own_combat.h"
#include "ui/text/sentences.h"

namespace ui {

namespace {

/// Once the window stands.
constexpr int kLayAfterMs = 600;

}  // namespace

TableDesk::TableDesk(QObject* parent) : QObject(parent) {
    constexpr int kMinute = 60'000;
    m_backupTimer.setInterval(kMinute);
    connect(&m_backupTimer, &QTimer::timeout, this, &TableDesk::backUpIfDue);
    connect(&m_layTimer, &QTimer::timeout, this, &TableDesk::layPlayback);
}

TableDesk::~TableDesk() {
    backUpAtClose();
    m_aside.reset();
    m_table.reset();
    m_thread.reset();
}

std::optional<db::BookError> TableDesk::openBook(const std::filesystem::path& file) {
    auto read = readBook(file, {});
    if (!read) {
        return read.error().problem;
    }
    takeBook(std::move(*read));
    return std::nullopt;
}

void TableDesk::takeBook(BookRead read) {
    backUpAtClose();
    m_aside.reset();
    m_past.reset();
    m_playback.reset();
    m_table.reset();
    m_thread.reset();
    m_opening.clear();
    m_lost = read.lost;
    m_file = std::move(read.file);
    m_ownFiles = std::move(read.own);
    planBackups();
    m_thread = bookThread(std::move(read.book), this);
    if (read.line) {
        attach(std::move(*read.line));
    }
    Q_EMIT changed();
    if (read.forked) {
        Q_EMIT branchWanted(*read.forked);
    }
}

void TableDesk::startGame(const engine::Setup& setup, std::vector<engine::Action> acts) {
    beginGame(setup, std::nullopt, std::move(acts));
}

void TableDesk::ruleAlone(const engine::Setup& setup, adjudicator::RulingGiven ruling) {
    beginGame(setup, std::move(ruling));
}

void TableDesk::beginGame(const engine::Setup& setup, std::optional<adjudicator::RulingGiven> ruling,
                          std::vector<engine::Action> acts) {
    const auto book = db::Book::open(m_file, db::OpenMode::ReadOnly);
    auto place = book ? adjudicator::nextGamePlace(*book, *m_ownFiles) : engine::unexpected(book.error());
    if (!place) {
        notSaved(tr("The game is not saved."), place.error());
        return;
    }
    // What is about to be written is newer than what the file has.
    if (m_table && place->previous && place->previous->id == m_table->line().game()) {
        place->previous->head = m_table->line().head();
    }
    const std::string body = adjudicator::genesisBody(setup, *place, *m_ownFiles);
    m_thread->createGame(body, [this, body, ruling = std::move(ruling),
                                acts = std::move(acts)](const engine::Expected<db::GameInfo, db::BookError>& answer) {
        if (!answer) {
            notSaved(tr("The game is not saved."), answer.error());
            return;
        }
        auto line = adjudicator::Line::begin(body);
        ADJ_CHECK(line.has_value(), "a game begins with the entry just written");
        if (ruling && m_table && !isOwnCombat(m_table->line())) {
            ruleAside(std::move(*line), *ruling);
            return;
        }
        attach(std::move(*line));
        m_opening.assign(acts.begin(), acts.end());
        if (ruling) {
            m_table->rule(*ruling);
        }
        Q_EMIT gameBegun();
        Q_EMIT changed();
        playOpening();
    });
}

void TableDesk::notSaved(const QString& lead, const db::BookError& error) {
    m_said = Message{Message::Kind::Refuse, Icon::Warning, lead, sentence(error), {}, {}, {}};
    Q_EMIT changed();
    Q_EMIT notRuled(sentence(error));
}

adjudicator::Surroundings TableDesk::surroundings() {
    adjudicator::Surroundings around = surroundingsOf(*m_thread, *m_ownFiles, std::exchange(m_lost, std::nullopt));
    around.append = [this, plain = std::move(around.append)](
                        const db::GameId& game, const db::Head& after, std::vector<std::string> bodies,
                        std::vector<db::Picture> pictures,
                        const std::function<void(engine::Expected<db::Head, db::BookError>)>& answer) {
        const bool ofPicture = !pictures.empty();
        plain(game, after, std::move(bodies), std::move(pictures),
              [this, ofPicture, answer](const engine::Expected<db::Head, db::BookError>& result) {
                  m_answersPicture = ofPicture;
                  answer(result);
              });
    };
    return around;
}

/// The game at play keeps the window; the ruling's own is written beside it.
void TableDesk::ruleAside(adjudicator::Line line, adjudicator::RulingGiven ruling) {
    adjudicator::TableListener listener;
    listener.changed = [this](const engine::Position&, const engine::Events&) {
        const adjudicator::Line& written = m_aside->line();
        if (std::holds_alternative<adjudicator::RulingGiven>(written.log().back().entry.body)) {
            Q_EMIT ruled(written.head().seq);
        }
    };
    listener.refused = [](const engine::Refusal&) {};
    listener.refusedByTable = [this](adjudicator::TableRefusal refusal) { Q_EMIT notRuled(sentence(refusal)); };
    listener.failed = [this](const db::BookError& error) { Q_EMIT notRuled(sentence(error)); };
    m_aside = std::make_unique<adjudicator::LiveTable>(std::move(line), surroundings(), std::move(listener));
    m_aside->rule(std::move(ruling));
}

void TableDesk::attach(adjudicator::Line line) {
    adjudicator::TableListener listener;
    listener.changed = [this](const engine::Position&, const engine::Events& events) { onChanged(events); };
    listener.refused = [this](const engine::Refusal& refusal) {
        m_queue.clear();
        refuse(refusal, std::nullopt);
    };
    listener.refusedByTable = [this](adjudicator::TableRefusal refusal) {
        m_queue.clear();
        m_said = Message{Message::Kind::Warn, Icon::Warning, {}, sentence(refusal), {}, {}, {}};
        Q_EMIT changed();
        Q_EMIT notRuled(sentence(refusal));
    };
    listener.failed = [this](const db::BookError& error) {
        m_queue.clear();
        if (m_answersPicture) {
            warnOfPicture(tr("The picture is not kept: %1").arg(sentence(error)));
            return;
        }
        renewOffer();
        notSaved(tr("The last act is not saved; the game stands as shown."), error);
    };
    m_chooser.reset();
    m_preview.reset();
    m_queue.clear();
    clearSaid();
    m_past.reset();
    m_pastRefused = false;
    m_playback.reset();
    m_table = std::make_unique<adjudicator::LiveTable>(std::move(line), surroundings(), std::move(listener));
    m_lastActSeq = m_table->line().lastStep().value_or(adjudicator::ActPlace{}).entry;
    m_seenEntries = m_table->log().size();
    renewOffer();
    if (m_table->onlyLooks()) {
        tell(Message::Kind::Warn, Icon::Warning, tr("Another desk keeps this game."),
             tr("Looking changes nothing; what is entered here becomes a branch of it."));
    }
    m_layTimer.start(kLayAfterMs);
}

void TableDesk::onChanged(const engine::Events& events) {
    if (std::holds_alternative<adjudicator::EvidenceKept>(m_table->log().back().entry.body)) {
        pictureChanged();
        return;
    }
    Q_EMIT entryWritten();
    m_typed.clear();
    m_hasWord = false;
    if (m_throwAtOnce && m_table->declared()) {
        m_throwAtOnce = false;
        m_table->openThrow({});
        return;
    }
    noteForBackup();
    const auto lastAct = m_table->line().lastStep().value_or(adjudicator::ActPlace{}).entry;
    const bool dice = std::any_of(events.begin(), events.end(), [](const engine::Event& event) {
        return std::holds_alternative<engine::DiceThrown>(event.body) ||
               std::holds_alternative<engine::RoundFought>(event.body);
    });
    m_lastActSeq = lastAct;
    m_preview.reset();
    clearSaid();
    renewOffer();
    Q_EMIT changed();
    if (dice) {
        Q_EMIT thrown();
    }
    if (std::holds_alternative<adjudicator::RulingGiven>(m_table->log().back().entry.body)) {
        Q_EMIT ruled(m_table->line().head().seq);
    }
    std::vector<std::uint64_t> acts;
    for (; m_seenEntries < m_table->log().size(); ++m_seenEntries) {
        if (m_table->log()[m_seenEntries].act() != nullptr) {
            acts.push_back(m_seenEntries);
        }
    }
    for (const std::uint64_t entry : acts) {
        Q_EMIT actWritten(entry);
    }
    if (const auto next = std::exchange(m_afterCorrection, nullptr)) {
        next();
    } else if (!m_queue.empty()) {
        const engine::Action first = std::move(m_queue.front());
        m_queue.pop_front();
        play(first);
    }
    playOpening();
}

void TableDesk::renewOffer() {
    m_legal = engine::legalActs(position());
    m_asksNoHands = m_asksNoHands && std::holds_alternative<engine::RobberDue>(position().turn.pending);
    m_march = {};
    m_chooser.reset();
    if (m_table->declared() || m_correcting) {
        return;
    }
    // What leaves no choice of act is asked for at once.
    for (const Act act : {Act::Robber, Act::Discard, Act::Due}) {
        if (infoOf(act).belongs(position()) && has(act)) {
            m_chooser.emplace(act, m_legal);
            return;
        }
    }
    if (position().turn.phase == engine::Phase::Found && has(Act::Found)) {
        m_chooser.emplace(Act::Found, m_legal);
    }
}

void TableDesk::clearSaid() {
    m_said.reset();
    m_refusedAt.reset();
    m_asked.reset();
}

}  // namespace ui
