// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <functional>
#include <memory>
#include <optional>

#include "engine/state/setup.h"
#include "ui/camera/marked_corners.h"

namespace vision {
struct Image;
}

namespace ui {

struct PhotoBoard;

/// The sets whose looks are known on this desk, by name.
[[nodiscard]] QStringList knownSetNames();
/// "Set 1" or the first such name that is free.
[[nodiscard]] QString freeSetName();

/// Another name for a set, and forgetting one: what hinders it, or nothing.
[[nodiscard]] QString renameKnownSet(const QString& name, const QString& to);
[[nodiscard]] QString forgetKnownSet(const QString& name);

/// How learning ended: what hindered it, or nothing.
using SetLearned = std::function<void(QString problem)>;

/// Keeps what the set in a picture looks like, beside the window's thread; `confirmed` says what lies on the table.
/// `done` runs on the receiver's thread, and not at all if the receiver is gone.
void learnSetInBackground(std::shared_ptr<const PhotoBoard> board, const engine::Setup& confirmed, const QString& name,
                          QObject* receiver, SetLearned done);
/// The same with a picture in which the board is still to be found; with corners it is read where they are.
void learnSetInBackground(std::shared_ptr<const vision::Image> frame, const std::optional<MarkedCorners>& corners,
                          const engine::Setup& confirmed, const QString& name, QObject* receiver, SetLearned done);

}  // namespace ui
