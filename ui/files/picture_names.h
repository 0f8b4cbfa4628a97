// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileInfo>
#include <QString>
#include <QStringList>
#include <algorithm>

#include "vision/camera/picture_files.h"

namespace ui {

/// The endings of pictures that are read, as a file dialog wants them: "*.jpg *.jpeg …".
[[nodiscard]] inline QString pictureGlobs() {
    QStringList globs;
    for (const std::string_view ending : vision::camera::kPictureEndings) {
        globs.append(QStringLiteral("*.") + QString::fromLatin1(ending.data(), static_cast<qsizetype>(ending.size())));
    }
    return globs.join(QLatin1Char(' '));
}

/// By its ending, in small or capital letters.
[[nodiscard]] inline bool isPictureName(const QString& path) {
    const std::string suffix = QFileInfo(path).suffix().toLower().toStdString();
    return std::ranges::find(vision::camera::kPictureEndings, suffix) != vision::camera::kPictureEndings.end();
}

}  // namespace ui
