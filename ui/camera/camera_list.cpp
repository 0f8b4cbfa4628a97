// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/camera/camera_list.h"

#include <QObject>
#include <QThread>
#include <memory>
#include <utility>

#include "ui/files/loose_thread.h"
#include "vision/camera/live_camera.h"

namespace ui {

void listCamerasBeside(QObject& asker, std::function<void(std::vector<CameraChoice>)> found) {
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
    QObject::connect(thread, &QThread::finished, &asker,
                     [cameras, found = std::move(found)] { found(std::move(*cameras)); });
    startLoose(*thread);
}

}  // namespace ui
