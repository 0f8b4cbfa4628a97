// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/desks/hub_ear.h"

#include <QThread>
#include <chrono>
#include <mutex>
#include <thread>

#include "adjudicator/tournament/desks/hub_carrier.h"
#include "ui/files/loose_thread.h"

namespace ui {

namespace {

/// How soon the thread hears that it is to end.
constexpr std::chrono::milliseconds kSlice{300};
constexpr std::chrono::milliseconds kAgain{3000};

}  // namespace

/// Shared with the thread.
struct HubEar::Inside {
    std::mutex mutex;
    /// Null: nobody listens any more.
    HubEar* ear = nullptr;

    [[nodiscard]] bool goesOn() {
        const std::lock_guard lock(mutex);
        return ear != nullptr;
    }
    void tell() {
        const std::lock_guard lock(mutex);
        if (ear != nullptr) {
            QMetaObject::invokeMethod(ear, &HubEar::news, Qt::QueuedConnection);
        }
    }
    void run(const std::string& address) {
        adjudicator::HubCarrier hub(address);
        while (goesOn()) {
            // What is counted as known from here on.
            if (!hub.desks()) {
                for (auto rest = kAgain; rest > kSlice && goesOn(); rest -= kSlice) {
                    std::this_thread::sleep_for(kSlice);
                }
                continue;
            }
            tell();
            while (goesOn() && !hub.wait(kSlice)) {
            }
        }
    }
};

HubEar::~HubEar() {
    listenAt({});
}

void HubEar::listenAt(const std::string& address) {
    if (address == m_address) {
        return;
    }
    m_address = address;
    if (m_inside) {
        const std::lock_guard lock(m_inside->mutex);
        m_inside->ear = nullptr;
    }
    m_inside.reset();
    if (!address.empty()) {
        m_inside = std::make_shared<Inside>();
        m_inside->ear = this;
        startLoose(*QThread::create([inside = m_inside, address] { inside->run(address); }));
    }
}

}  // namespace ui
