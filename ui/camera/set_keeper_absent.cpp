// SPDX-License-Identifier: GPL-3.0-or-later
// In programs without vision no set is known.
#include "ui/camera/set_keeper.h"

namespace ui {

QStringList knownSetNames() {
    return {};
}
QString freeSetName() {
    return {};
}
QString renameKnownSet(const QString&, const QString&) {
    return {};
}
QString forgetKnownSet(const QString&) {
    return {};
}
void learnSetInBackground(std::shared_ptr<const PhotoBoard>, const engine::Setup&, const QString&, QObject*,
                          SetLearned) {}
void learnSetInBackground(std::shared_ptr<const vision::Image>, const std::optional<MarkedCorners>&,
                          const engine::Setup&, const QString&, QObject*, SetLearned) {}

}  // namespace ui
