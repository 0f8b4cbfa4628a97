// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/camera_text.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct CameraText {
    Q_DECLARE_TR_FUNCTIONS(ui::CameraText)
};

}  // namespace

QString sentence(vision::camera::SourceError error) {
    using vision::camera::SourceError;
    switch (error) {
        case SourceError::Empty:
            return CameraText::tr("Nothing is named.");
        case SourceError::NotFound:
            return CameraText::tr("There is no such camera, file or folder.");
        case SourceError::NoAccess:
            return CameraText::tr("It cannot be read.");
        case SourceError::UnknownScheme:
            return CameraText::tr("An address begins with http, https, rtsp, rtmp, tcp or udp.");
        case SourceError::NoPictures:
            return CameraText::tr("There is no picture in this folder.");
        case SourceError::NoModule:
            return CameraText::tr("The camera module of this program is missing.");
        case SourceError::NotOpened:
            return CameraText::tr("It gives no pictures; perhaps another program uses it.");
        case SourceError::Damaged:
            return CameraText::tr("The newest picture is damaged.");
        case SourceError::TooLarge:
            return CameraText::tr("The newest picture has too many pixels.");
        case SourceError::Waiting:
        case SourceError::Ended:
            return CameraText::tr("There is no newer picture.");
        case SourceError::Lost:
            return CameraText::tr("It dropped out.");
    }
    return {};
}

QString sentence(vision::camera::KeepError error) {
    using vision::camera::KeepError;
    switch (error) {
        case KeepError::NoPicture:
            return CameraText::tr("the camera shows nothing now.");
        case KeepError::NoEncoder:
            return CameraText::tr("the camera module of this program is missing.");
        case KeepError::NotEncoded:
            return CameraText::tr("it cannot be written as JPEG.");
    }
    return {};
}

}  // namespace ui
