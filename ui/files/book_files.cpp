// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/book_files.h"

#include <QDateTime>
#include <QFileInfo>

namespace ui {

QString stateOfFiles(const std::filesystem::path& book) {
    QString text;
    for (const char* end : {"", "-wal"}) {
        const QFileInfo file(QString::fromStdString(book.string()) + QLatin1String(end));
        text += QStringLiteral("%1:%2;").arg(file.size()).arg(file.lastModified().toMSecsSinceEpoch());
    }
    return text;
}

}  // namespace ui
