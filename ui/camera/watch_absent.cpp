// SPDX-License-Identifier: GPL-3.0-or-later
// The watching desk of a program without vision.
#include "ui/camera/watch_desk.h"

namespace ui {

struct WatchDesk::Eyes {};

WatchDesk::WatchDesk(TableDesk& table, CameraDesk& camera, QObject* parent)
    : QObject(parent), m_table(table), m_camera(camera) {}
WatchDesk::~WatchDesk() = default;
bool WatchDesk::isOn() const {
    return false;
}
void WatchDesk::setOn(bool) {}
void WatchDesk::setAcceptsByItself(bool) {}
std::vector<WatchDesk::Proposal> WatchDesk::alternatives(std::size_t) const {
    return {};
}
std::string WatchDesk::textOf(std::size_t, engine::Language) const {
    return {};
}
void WatchDesk::accept(std::size_t, const std::optional<adjudicator::SeenHead>&) {}
void WatchDesk::acceptInstead(std::size_t, const engine::Action&, const std::optional<adjudicator::SeenHead>&) {}
void WatchDesk::refuse(std::size_t) {}
bool WatchDesk::isFree() const {
    return false;
}
void WatchDesk::check() {}
void WatchDesk::endCheck() {}
QString WatchDesk::stateText() const {
    return {};
}
std::optional<QPointF> WatchDesk::pixelOf(const PlaceName&) const {
    return std::nullopt;
}

}  // namespace ui
