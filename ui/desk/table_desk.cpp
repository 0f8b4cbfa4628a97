// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/table_desk.h"

#include <QCoreApplication>
#include <algorithm>

#include "engine/action/legal_actions.h"
#include "ui/desk/preferences.h"
#include "ui/desk/window_book.h"
#include "ui/text/sentences.h"

namespace ui {

namespace {

/// Once the window stands.
constexpr int kLayAfterMs = 600;

}  // namespace

TableDesk::TableDesk(QObject* parent) : QObject(parent), m_aside(listenerAside()), m_game(listener()) {
    connect(&m_backups, &BackupKeeper::failed, this, [this](const db::BookError& error) {
        // What the table has to say comes first.
        if (!m_said) {
            tell(Message::Kind::Warn, Icon::Warning, tr("The backup failed; the game itself is saved."),
                 QStringLiteral("%1: %2").arg(QString::fromStdString(error.file.string()), sentence(error)));
        }
    });
    connect(&m_layTimer, &QTimer::timeout, this, &TableDesk::layPlayback);
}

TableDesk::~TableDesk() = default;

std::optional<db::BookError> TableDesk::openBook(const std::filesystem::path& file) {
    auto read = readBook(file, {});
    if (!read) {
        return read.error().problem;
    }
    takeBook(std::move(*read));
    return std::nullopt;
}

void TableDesk::takeBook(BookRead read) {
    m_opening.clear();
    const auto book = windowBook(std::move(read.book), std::move(read.own));
    m_aside.setBook(book);
    m_game.setBook(book);
    m_backups.setBook(book);
    if (read.line) {
        m_game.take({std::move(*read.line), read.lost});
    } else {
        Change none;
        none.game = true;
        onChanged(none);
    }
    if (read.forked) {
        Q_EMIT branchWanted(*read.forked);
    }
}

std::filesystem::path TableDesk::bookFile() const {
    return isOpen() ? book()->file() : std::filesystem::path();
}

std::uint64_t TableDesk::lastActEvents() const {
    return table().line().lastStep().value_or(adjudicator::ActPlace{}).entry;
}

void TableDesk::notSaved(const QString& lead, const db::BookError& error) {
    m_said = Message{Message::Kind::Refuse, Icon::Warning, lead, sentence(error), {}, {}, {}};
    Q_EMIT changed();
    Q_EMIT notRuled(sentence(error));
}

TableDesk::Desk::Listener TableDesk::listener() {
    Desk::Listener listener;
    listener.changed = [this](const Change& change) { onChanged(change); };
    listener.refused = [this](const engine::Refusal& refusal, const engine::Action& action) {
        tried(action, [this, action] { play(action); });
        refuse(refusal, std::nullopt);
    };
    listener.refusedByTable = [this](adjudicator::TableRefusal refusal) {
        m_said = Message{Message::Kind::Warn, Icon::Warning, {}, sentence(refusal), {}, {}, {}};
        Q_EMIT changed();
        Q_EMIT notRuled(sentence(refusal));
    };
    listener.failed = [this](const db::BookError& error, adjudicator::DeskWork work) { onFailed(error, work); };
    listener.branchWanted = [this](const db::GameId& game) { Q_EMIT branchWanted(game); };
    // Of a roll nobody may say a word before it.
    listener.wordAtOnce = [](const engine::Action& action) {
        const bool isPlain = std::holds_alternative<engine::Roll>(action) || !preferences::asksForWords();
        return isPlain ? std::optional(std::string()) : std::nullopt;
    };
    return listener;
}

void TableDesk::onFailed(const db::BookError& error, adjudicator::DeskWork work) {
    using adjudicator::DeskWork;
    switch (work) {
        case DeskWork::Begin:
            notSaved(tr("The game is not saved."), error);
            break;
        case DeskWork::Open:
            notSaved(tr("The game cannot be opened."), error);
            break;
        case DeskWork::Picture:
            warnOfPicture(tr("The picture is not kept: %1").arg(sentence(error)));
            break;
        case DeskWork::Act:
            renewOffer();
            notSaved(tr("The last act is not saved; the game stands as shown."), error);
            break;
        case DeskWork::Growth:
            // What went on in another way goes on here as it was; which branch counts is asked for elsewhere.
            if (error.problem != db::BookProblem::Forked) {
                notSaved(tr("The game cannot be opened."), error);
            }
            break;
    }
}

void TableDesk::setBackupFolder(const std::filesystem::path& folder) {
    if (!m_backups.setFolder(folder)) {
        tell(Message::Kind::Warn, Icon::Warning, tr("The backup folder is set for now only."),
             tr("The desk's own folder cannot be written."));
        return;
    }
    Q_EMIT changed();
}

void TableDesk::noteForBackup(const Change& change) {
    // The end of a game is backed up with its seal, where it gets one.
    const bool isOver = adjudicator::TableGame::isOver(position()) && !book()->own().key();
    m_backups.written(change.seal || isOver);
}

void TableDesk::beginAnew(const Change& change) {
    m_chooser.reset();
    m_preview.reset();
    m_typed.clear();
    m_hasWord = false;
    m_lookBack.reset();
    m_pastRefused = false;
    if (change.game) {
        m_correcting = false;
        clearSaid();
    }
    if (m_openingOf != gameId()) {
        m_opening.clear();
    }
    if (hasGame()) {
        renewOffer();
        if (change.game && table().onlyLooks()) {
            m_said = Message{Message::Kind::Warn,
                             Icon::Warning,
                             tr("Another desk keeps this game."),
                             tr("Looking changes nothing; what is entered here becomes a branch of it."),
                             {},
                             {},
                             {}};
        }
        m_layTimer.start(kLayAfterMs);
    }
    Q_EMIT changed(change);
    playOpening();
}

void TableDesk::onChanged(const Change& change) {
    if (change.game || change.elsewhere) {
        beginAnew(change);
        return;
    }
    if (change.pictures) {
        pictureChanged(change);
        return;
    }
    Q_EMIT entryWritten();
    m_typed.clear();
    m_hasWord = false;
    noteForBackup(change);
    m_preview.reset();
    clearSaid();
    renewOffer();
    Q_EMIT changed(change);
    if (std::ranges::any_of(change.events, [](const engine::Event& event) {
            return std::holds_alternative<engine::DiceThrown>(event.body) ||
                   std::holds_alternative<engine::RoundFought>(event.body);
        })) {
        Q_EMIT thrown();
    }
    if (change.ruling) {
        Q_EMIT ruled(*change.entry());
    }
    for (const std::uint64_t entry : change.entries) {
        if (table().log()[entry].act() != nullptr) {
            Q_EMIT actWritten(entry);
        }
    }
    if (const auto next = std::exchange(m_afterCorrection, nullptr)) {
        next();
    }
    playOpening();
}

void TableDesk::renewOffer() {
    m_legal = engine::legalActs(position());
    m_asksNoHands = m_asksNoHands && std::holds_alternative<engine::RobberDue>(position().turn.pending);
    m_march = {};
    m_chooser.reset();
    if (table().declared() || m_correcting) {
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
