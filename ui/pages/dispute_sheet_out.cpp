// SPDX-License-Identifier: GPL-3.0-or-later
// The pictures of a dispute: those that come while it is shown, and those on its sheet.
#include <QDesktopServices>
#include <QFileDialog>
#include <QPointer>
#include <QSaveFile>
#include <QUrl>
#include <algorithm>

#include "adjudicator/report/dispute_sheet.h"
#include "ui/combat/dispute_step_view.h"
#include "ui/combat/dispute_steps.h"
#include "ui/pages/dispute_page.h"
#include "ui/text/language.h"

namespace ui {

/// When nothing but pictures came, what is being typed stays.
bool DisputePage::takePictures() {
    const auto& log = m_desk.table().line().log();
    const bool onlyPictures = m_dispute->head.seq < log.size() &&
                              std::all_of(log.begin() + static_cast<std::ptrdiff_t>(m_dispute->head.seq) + 1, log.end(),
                                          [](const auto& line) {
                                              return std::holds_alternative<adjudicator::EvidenceKept>(line.entry.body);
                                          });
    if (!onlyPictures) {
        return false;
    }
    auto again = adjudicator::disputeAbout(m_desk.table().line(), m_asked);
    if (!again || again->steps.size() != m_dispute->steps.size()) {
        return false;
    }
    m_dispute = std::move(*again);
    m_steps->markPictures(*m_dispute);
    m_view->setStep(*m_dispute, m_steps->current(), m_seats);
    return true;
}

void DisputePage::print() {
    if (!m_dispute) {
        return;
    }
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Sheet to print"), tr("dispute-%1.html").arg(m_dispute->steps[m_dispute->asked].place.entry),
        tr("Pages (*.html)"));
    if (!path.isEmpty()) {
        connect(
            this, &DisputePage::sheetWritten, this,
            [](const QString& file) { QDesktopServices::openUrl(QUrl::fromLocalFile(file)); },
            static_cast<Qt::ConnectionType>(Qt::AutoConnection | Qt::SingleShotConnection));
        writeSheet(path);
    }
}

void DisputePage::writeSheet(const QString& path) {
    if (!m_dispute) {
        return;
    }
    std::vector<db::Hash> hashes;
    for (const adjudicator::EvidenceKept& kept : m_dispute->pictures) {
        hashes.push_back(kept.picture);
    }
    // The sheet is of this moment, whatever is shown when the pictures are there.
    m_desk.pictures().read(
        std::move(hashes), this,
        [this, path, dispute = *m_dispute,
         extras = adjudicator::extrasOf(m_desk.table().line().genesis())](const ActPictures::Read& read) mutable {
            for (std::size_t i = 0; read && i < read->size(); ++i) {
                if ((*read)[i].state == db::PictureState::Kept) {
                    extras.pictures.push_back(
                        {dispute.pictures[i].entry, (*read)[i].picture.time, (*read)[i].picture.jpeg});
                }
            }
            m_desk.care().judge([page = QPointer(this), path, dispute = std::move(dispute),
                                 extras = std::move(extras)](const auto& verdict) mutable {
                if (page) {
                    extras.verdict = verdict;
                    page->saveSheet(path, adjudicator::disputeSheet(dispute, extras, language()));
                }
            });
        });
}

void DisputePage::saveSheet(const QString& path, const std::string& html) {
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(html.data(), static_cast<qint64>(html.size())) < 0 ||
        !file.commit()) {
        setState(tr("%1 was not saved: %2").arg(path, file.errorString()), "bad");
        return;
    }
    Q_EMIT sheetWritten(path);
}

}  // namespace ui
