// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/camera/camera_list.h"

#include <QThread>
#include <memory>
#include <utility>

#include "ui/files/loose_thread.h"
#include "vision/camera/live_camera.h"

namespace ui {

void CameraList::ask() {
    if (std::exchange(m_isAsking, true)) {
        return;
    }
    auto cameras = std::make_shared<std::vector<CameraChoice>>();
    QThread* thread = QThread::create([cameras] {
        for (const vision::camera::CameraDevice& device : vision::camera::listCameras()) {
            CameraChoice choice{QString::number(device.number), QString::fromStdString(device.name), {}};
            for (const vision::camera::FrameSize& size : device.sizes) {
                choice.sizes.emplace_back(size.width, size.height);
            }
            cameras->push_back(std::move(choice));
        }
    });
    // Nothing where this is gone by then.
    connect(thread, &QThread::finished, this, [this, cameras] {
        m_isAsking = false;
        m_cameras = std::move(*cameras);
        Q_EMIT listed();
    });
    startLoose(*thread);
}

}  // namespace ui
