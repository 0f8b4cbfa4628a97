// SPDX-License-Identifier: GPL-3.0-or-later
// Dice by camera in a program without vision.
#include "ui/camera/dice_watch.h"

namespace ui {

struct DiceWatch::Eyes {};

DiceWatch::DiceWatch(TableDesk& table, CameraDesk& camera, QObject* parent)
    : QObject(parent), m_table(table), m_camera(camera) {}
DiceWatch::~DiceWatch() = default;
void DiceWatch::setOn(bool) {}
QRectF DiceWatch::tray() const {
    return {0, 0, 1, 1};
}
void DiceWatch::setTray(const QRectF&) {}
void DiceWatch::accept() {}
void DiceWatch::refuse() {}
QString DiceWatch::stateText() const {
    return {};
}

}  // namespace ui
