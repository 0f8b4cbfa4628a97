// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/desks/desk_sender.h"

#include <QSettings>
#include <optional>

#include "adjudicator/desk.h"
#include "adjudicator/tournament/desks/carrier_text.h"
#include "adjudicator/tournament/desks/desk_files.h"
#include "db/book.h"
#include "ui/text/language.h"
#include "ui/text/sentences.h"

namespace ui {

namespace {

const QString kSendFolder = QStringLiteral("desks/send-to");
/// An act is often several entries, and acts come in bursts.
constexpr int kGatherMs = 400;
constexpr int kRetryMs = 15'000;

QString whyNotSent(const adjudicator::SendFault& fault) {
    switch (fault.problem) {
        case adjudicator::SendProblem::NoKey:
            return DeskSender::tr("this desk has no key: its file desk.key cannot be written or is no key");
        case adjudicator::SendProblem::FolderMissing:
            return DeskSender::tr("the folder is not there; it is waited for");
        case adjudicator::SendProblem::NotWritable:
            return DeskSender::tr("the folder cannot be written");
        case adjudicator::SendProblem::FilesDamaged:
            return DeskSender::tr("a file of this desk there does not hold; move its folder away to send all anew");
        case adjudicator::SendProblem::Book:
            return fault.book ? sentence(*fault.book) : QString();
        case adjudicator::SendProblem::Hub:
            break;
    }
    return QString::fromStdString(sentence(fault, language()));
}

}  // namespace

/// What is sent to one folder: the desk's key and what its files there hold.
struct DeskSender::Line {
    std::filesystem::path folder;
    adjudicator::DeskFolder own = adjudicator::ownDesk();
    std::optional<adjudicator::EntrySender> sender;
};

DeskSender::DeskSender(QObject* parent) : QObject(parent) {
    m_folder = QSettings().value(kSendFolder).toString().toStdString();
    m_state = m_folder.empty() ? State::Off : State::Waiting;
    m_soon.setSingleShot(true);
    m_soon.setInterval(kGatherMs);
    m_retry.setSingleShot(true);
    m_retry.setInterval(kRetryMs);
    connect(&m_soon, &QTimer::timeout, this, &DeskSender::send);
    connect(&m_retry, &QTimer::timeout, this, &DeskSender::send);
}

DeskSender::~DeskSender() {
    if (m_soon.isActive()) {
        send();
    }
}

void DeskSender::setFolder(const std::filesystem::path& folder) {
    m_folder = folder;
    // A hub's password is not kept.
    QSettings().setValue(kSendFolder, QString::fromStdString(adjudicator::shownPlace(folder)));
    m_line.reset();
    m_files = 0;
    m_why.clear();
    m_state = m_folder.empty() ? State::Off : State::Waiting;
    m_retry.stop();
    Q_EMIT changed();
    sendSoon();
}

void DeskSender::setBook(const std::filesystem::path& book) {
    if (m_book != book) {
        m_book = book;
        sendSoon();
    }
}

void DeskSender::sendSoon() {
    if (m_folder.empty() || m_book.empty() || m_soon.isActive()) {
        return;
    }
    m_soon.start();
}

void DeskSender::send() {
    if (m_folder.empty() || m_book.empty()) {
        return;
    }
    if (m_work.isBusy()) {
        m_again = true;
        return;
    }
    m_again = false;
    m_retry.stop();
    if (!m_line || m_line->folder != m_folder) {
        m_line = std::make_shared<Line>();
        m_line->folder = m_folder;
    }
    m_work.start([this, line = m_line, file = m_book]() -> LooseWork::Finish {
        std::optional<adjudicator::SendFault> fault;
        bool hasWritten = false;
        const auto book = db::Book::open(file, db::OpenMode::ReadOnly);
        if (!line->own.key()) {
            fault = adjudicator::SendFault{adjudicator::SendProblem::NoKey, {}, {}};
        } else if (!book) {
            fault = adjudicator::SendFault{adjudicator::SendProblem::Book, book.error(), {}};
        } else {
            if (!line->sender) {
                line->sender.emplace(*line->own.key(), line->folder, adjudicator::dataFolder() / "received");
            }
            const auto sent = line->sender->send(*book, adjudicator::utcNow());
            if (sent) {
                hasWritten = sent->file.has_value();
            } else {
                fault = sent.error();
            }
        }
        return [this, fault, hasWritten, folder = line->folder] {
            if (folder != m_folder) {
                return;
            }
            m_state = fault ? State::Failed : State::Sent;
            m_why = fault ? whyNotSent(*fault) : QString();
            m_files += hasWritten ? 1 : 0;
            if (fault) {
                m_retry.start();
            }
            if (m_again) {
                m_soon.start();
            }
            Q_EMIT changed();
        };
    });
}

QString DeskSender::said() const {
    switch (m_state) {
        case State::Off:
            return {};
        case State::Waiting:
            return tr("Director: nothing sent yet");
        case State::Sent:
            return m_files == 0
                       ? tr("✓ Director: all is there")
                       : tr("✓ Director: all sent, %n file(s) since the start", nullptr, static_cast<int>(m_files));
        case State::Failed:
            return tr("Director: not sent, trying again by itself: %1").arg(m_why);
    }
    return {};
}

}  // namespace ui
