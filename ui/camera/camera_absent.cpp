// SPDX-License-Identifier: GPL-3.0-or-later
// The camera's desk of a program without vision.
#include "ui/camera/camera_desk.h"
#include "ui/desk/table_desk.h"

namespace ui {

struct CameraDesk::Door {};
struct CameraDesk::Camera {};
struct CameraDesk::Made {};

CameraDesk::CameraDesk(TableDesk& table, QObject* parent) : QObject(parent), m_table(table) {}
CameraDesk::~CameraDesk() = default;
bool CameraDesk::isThere() {
    return false;
}
void CameraDesk::setOn(bool) {}
QString CameraDesk::sourceName() const {
    return {};
}
void CameraDesk::choose(const QString&) {}
void CameraDesk::listCameras() {}
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
void CameraDesk::findBoard() {}
void CameraDesk::markBoard(const MarkedCorners&) {}
std::optional<MarkedCorners> CameraDesk::markedCorners() const {
    return std::nullopt;
}
MarkedCorners CameraDesk::likelyCorners() const {
    return {};
}
QString CameraDesk::boardText() const {
    return {};
}
std::optional<engine::Setup> CameraDesk::recorded() const {
    return std::nullopt;
}
std::vector<engine::Hex> CameraDesk::recordedLand() const {
    return {};
}
void CameraDesk::setKeepsPictures(bool) {}
void CameraDesk::keepNow() {}

}  // namespace ui
