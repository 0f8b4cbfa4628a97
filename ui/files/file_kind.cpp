// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/file_kind.h"

#include <QFile>
#include <QFileInfo>
#include <sstream>

#include "adjudicator/seal/receipt.h"
#include "db/book_file.h"

namespace ui {

namespace {

/// More than a receipt or a release needs.
constexpr qint64 kStart = 4096;

QByteArray startOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.read(kStart) : QByteArray();
}

/// The first line is a receipt, whoever signed it.
bool holdsReceipts(const QByteArray& start) {
    std::istringstream line(start.left(start.indexOf('\n')).toStdString());
    const adjudicator::ReceiptsRead read = adjudicator::readReceipts(line);
    return !read.receipts.empty() || !read.falselySigned.empty();
}

}  // namespace

FileKind fileKindOf(const QString& path) {
    const auto state = db::inspectFile(path.toStdString());
    if (QFileInfo(path).suffix() == QLatin1String("db") || (state && state->hasSqliteHeader)) {
        return FileKind::Book;
    }
    if (releaseIn(path)) {
        return FileKind::Release;
    }
    return holdsReceipts(startOf(path)) ? FileKind::Receipts : FileKind::Other;
}

std::optional<adjudicator::Release> releaseIn(const QString& path) {
    return adjudicator::releaseFromText(startOf(path).toStdString());
}

}  // namespace ui
