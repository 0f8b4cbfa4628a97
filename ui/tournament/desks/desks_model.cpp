// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/desks/desks_model.h"

#include "adjudicator/seal/desk_key.h"
#include "ui/text/language.h"
#include "ui/text/sentences.h"
#include "ui/theme/colours.h"

namespace ui {

namespace {

QString fingerprintOf(const std::string& key) {
    const auto bytes = adjudicator::publicKeyFromHex(key);
    return bytes ? said(adjudicator::fingerprint(*bytes)) : said(key).left(16);
}

}  // namespace

QString roleWord(engine::tournament::DeskRole role) {
    switch (role) {
        case engine::tournament::DeskRole::Table:
            return DesksModel::tr("table");
        case engine::tournament::DeskRole::Helper:
            return DesksModel::tr("helper");
        case engine::tournament::DeskRole::Director:
            break;
    }
    return DesksModel::tr("director");
}

QString stateText(const adjudicator::DeskReport& report) {
    using adjudicator::DeskState;
    switch (report.state) {
        case DeskState::UpToDate:
            return report.lastTime.empty() ? DesksModel::tr("nothing came yet") : DesksModel::tr("all is in");
        case DeskState::Waiting:
            return DesksModel::tr("file %1 is not whole yet").arg(report.file.value_or(0));
        case DeskState::Gap:
            return DesksModel::tr("file %1 is missing").arg(report.file.value_or(0));
        case DeskState::UnknownKey:
            return DesksModel::tr("the key is not listed: nothing is taken in");
        case DeskState::FalseFile:
            return DesksModel::tr("file %1 is not what the desk signed").arg(report.file.value_or(0));
        case DeskState::NotMerged:
            return DesksModel::tr("file %1 does not fit the record book").arg(report.file.value_or(0));
        case DeskState::WentBack:
            return DesksModel::tr("the server no longer shows file %1 as it was").arg(report.file.value_or(0));
    }
    return {};
}

QString adviceText(const adjudicator::DeskReport& report) {
    using adjudicator::DeskState;
    switch (report.state) {
        case DeskState::UpToDate:
            return {};
        case DeskState::Waiting:
            return DesksModel::tr("It may still be on its way. It is taken in as soon as it is whole.");
        case DeskState::Gap:
            return DesksModel::tr("A file before it did not arrive. Copy the desk's whole folder again.");
        case DeskState::UnknownKey:
            return DesksModel::tr("Compare the key with the desk, then list it under a name.");
        case DeskState::FalseFile:
            return DesksModel::tr(
                "It was changed on the way, or is another desk's. Copy the folder again, or take the book.");
        case DeskState::NotMerged:
            return DesksModel::tr(
                "Entries do not hold on those of the book. Take the desk's record book and check it.");
        case DeskState::WentBack:
            return DesksModel::tr(
                "What came in before is safe here. The server was put back, or it is not to be trusted: ask who keeps "
                "it.");
    }
    return {};
}

DesksModel::DesksModel(QObject* parent)
    : TableModel({tr("Desk"), tr("Role"), tr("Key"), tr("Last report"), tr("State")}, parent) {}

void DesksModel::show(std::vector<adjudicator::DeskSummary> desks, Roles roles, const QDateTime& now) {
    const auto isSame = [&] {
        if (desks.size() != m_desks.size()) {
            return false;
        }
        for (std::size_t i = 0; i < desks.size(); ++i) {
            if (!desks[i].report.standsAs(m_desks[i].report)) {
                return false;
            }
        }
        return true;
    };
    m_now = now;
    m_roles = std::move(roles);
    // The chosen row stays where nothing but the time went on.
    if (isSame()) {
        m_desks = std::move(desks);
        if (!m_desks.empty()) {
            Q_EMIT dataChanged(index(0, Name), index(rowCount() - 1, Last));
        }
        return;
    }
    beginResetModel();
    m_desks = std::move(desks);
    endResetModel();
}

const adjudicator::DeskSummary* DesksModel::at(int row) const {
    return row >= 0 && row < rowCount() ? &m_desks[static_cast<std::size_t>(row)] : nullptr;
}

int DesksModel::rowOf(const std::string& key) const {
    for (std::size_t i = 0; i < m_desks.size(); ++i) {
        if (m_desks[i].report.key == key) {
            return static_cast<int>(i);
        }
    }
    return -1;
}

QString DesksModel::lastText(const adjudicator::DeskReport& report) const {
    if (report.lastTime.empty()) {
        return QStringLiteral("–");
    }
    const QDateTime then = QDateTime::fromString(said(report.lastTime), Qt::ISODateWithMs);
    const auto minutes = static_cast<int>(qMax<qint64>(0, then.secsTo(m_now) / 60));
    constexpr int kHour = 60;
    constexpr int kDay = 24 * kHour;
    const QString ago = !then.isValid()   ? QString()
                        : minutes < 1     ? tr("just now")
                        : minutes < kHour ? tr("%n minute(s) ago", nullptr, minutes)
                        : minutes < kDay  ? tr("%n hour(s) ago", nullptr, minutes / kHour)
                                          : tr("%n day(s) ago", nullptr, minutes / kDay);
    return tr("%1, file %2 (%3)").arg(clockTime(report.lastTime)).arg(report.lastFile).arg(ago);
}

QVariant DesksModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const adjudicator::DeskReport& report = m_desks[static_cast<std::size_t>(index.row())].report;
    using adjudicator::DeskState;
    const bool isBad = report.state != DeskState::UpToDate && report.state != DeskState::Waiting;
    switch (role) {
        case Qt::DisplayRole:
            switch (index.column()) {
                case Name:
                    return report.name.empty() ? tr("not listed") : said(report.name);
                case Role:
                    return m_roles.contains(report.key) ? roleWord(m_roles.at(report.key)) : QStringLiteral("–");
                case Key:
                    return fingerprintOf(report.key);
                case Last:
                    return lastText(report);
                default:
                    return (isBad ? QStringLiteral("! ") : QString()) + stateText(report);
            }
        case Qt::ToolTipRole:
            return index.column() == Key ? QVariant(said(report.key)) : QVariant();
        case Qt::ForegroundRole:
            return index.column() == State && isBad ? QVariant(colours().bad) : QVariant();
        default:
            return {};
    }
}

}  // namespace ui
