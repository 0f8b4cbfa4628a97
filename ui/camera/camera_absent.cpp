// SPDX-License-Identifier: GPL-3.0-or-later
// The camera's desk of a program without vision.
#include "ui/camera/camera_desk.h"
#include "ui/desk/table_desk.h"

namespace ui {

struct CameraDesk::Door {};
struct HeldCamera {};

CameraDesk::CameraDesk(TableDesk& table, QObject* parent)
    : QObject(parent), m_board(table, *this), m_pictures(table, *this) {}
CameraDesk::~CameraDesk() = default;
bool CameraDesk::isThere() {
    return false;
}
void CameraDesk::setOn(bool) {}
QString CameraDesk::sourceName() const {
    return {};
}
void CameraDesk::choose(const QString&) {}
CameraDesk::State CameraDesk::state() const {
    return State::Off;
}
QString CameraDesk::stateText() const {
    return {};
}
QString CameraDesk::troubleText() const {
    return {};
}
bool CameraDesk::isTroubled() const {
    return false;
}
QImage CameraDesk::preview() const {
    return {};
}
void CameraDesk::setPreviewSize(QSize) {}
QSize CameraDesk::frameSize() const {
    return {};
}
QImage CameraDesk::current() const {
    return {};
}
std::shared_ptr<const vision::Image> CameraDesk::frame() const {
    return nullptr;
}
void CameraDesk::takePicture(std::function<void(TakenPicture)>) {}

void CameraList::ask() {}

CameraBoard::CameraBoard(TableDesk& table, CameraDesk& camera) : m_table(table), m_camera(camera) {}
void CameraBoard::find() {}
void CameraBoard::mark(const MarkedCorners&) {}
std::optional<MarkedCorners> CameraBoard::marked() const {
    return std::nullopt;
}
MarkedCorners CameraBoard::likelyCorners() const {
    return {};
}
QString CameraBoard::text() const {
    return {};
}
std::optional<engine::Setup> CameraBoard::recorded() const {
    return std::nullopt;
}
std::vector<engine::Hex> CameraBoard::recordedLand() const {
    return {};
}

}  // namespace ui
