// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/camera/camera_desk.h"

#include <QFileInfo>
#include <QSettings>
#include <algorithm>
#include <atomic>
#include <mutex>
#include <utility>

#include "ui/camera/camera_held.h"
#include "ui/text/camera_text.h"

namespace ui {

namespace {

namespace live = vision::camera;

/// Borrows the pixels; they live as long as the picture or a copy of it.
QImage pictureOn(std::shared_ptr<const vision::Image> pixels) {
    if (!pixels || pixels->rgb.empty()) {
        return {};
    }
    const vision::Image& image = *pixels;
    auto* owner = new std::shared_ptr<const vision::Image>(std::move(pixels));
    return {image.rgb.data(),
            image.width,
            image.height,
            static_cast<qsizetype>(image.stride()),
            QImage::Format_RGB888,
            [](void* held) { delete static_cast<std::shared_ptr<const vision::Image>*>(held); },
            owner};
}

std::vector<live::CameraDevice> devicesOf(const std::vector<CameraChoice>& cameras) {
    std::vector<live::CameraDevice> devices;
    for (const CameraChoice& camera : cameras) {
        devices.push_back({camera.source.toInt(), camera.name.toStdString(), {}});
    }
    return devices;
}

}  // namespace

struct CameraDesk::Door {
    std::mutex mutex;
    CameraDesk* desk = nullptr;
    std::atomic<bool> isAwaited = false;

    /// Runs on the desk's thread, unless the desk is gone.
    void post(std::function<void(CameraDesk&)> run) {
        const std::lock_guard lock(mutex);
        if (desk != nullptr) {
            QMetaObject::invokeMethod(
                desk, [to = desk, run = std::move(run)] { run(*to); }, Qt::QueuedConnection);
        }
    }
};

CameraDesk::CameraDesk(TableDesk& table, QObject* parent)
    : QObject(parent), m_door(std::make_shared<Door>()), m_board(table, *this), m_pictures(table, *this) {
    m_door->desk = this;
    m_source = QSettings().value(QStringLiteral("camera/source")).toString();
    // Silence is no event.
    constexpr int kSecond = 1000;
    m_clock.setInterval(kSecond);
    connect(&m_clock, &QTimer::timeout, this, &CameraDesk::look);
    connect(&m_board, &CameraBoard::changed, this, &CameraDesk::changed);
    connect(&m_pictures, &PictureKeeper::changed, this, &CameraDesk::changed);
}

CameraDesk::~CameraDesk() {
    {
        const std::lock_guard lock(m_door->mutex);
        m_door->desk = nullptr;
    }
    m_camera.reset();
}

bool CameraDesk::isThere() {
    return true;
}

void CameraDesk::setOn(bool on) {
    if (on == isOn()) {
        return;
    }
    m_problem.clear();
    if (on && !m_source.isEmpty()) {
        start();
    } else {
        m_camera.reset();
        m_clock.stop();
        m_board.begin();
    }
    m_pictures.forgetFailure();
    look();
    Q_EMIT changed();
}

void CameraDesk::start() {
    const std::string text = m_source.toStdString();
    live::LiveCamera::Open open = [text] {
        // Numbers of cameras change when one is put in again; names do not.
        auto spec = live::parseSource(text, {});
        if (!spec) {
            spec = live::parseSource(text, live::listCameras());
        }
        return spec.and_then([](const live::SourceSpec& found) { return live::openSource(found); });
    };
    m_camera.reset();
    const auto listener = [door = m_door] {
        if (!door->isAwaited.exchange(true)) {
            door->post([](CameraDesk& desk) { desk.look(); });
        }
    };
    m_door->isAwaited = false;
    m_camera.reset(new HeldCamera{live::LiveCamera(std::move(open), {}, listener), 0, false});
    m_board.begin();
    m_clock.start();
}

void CameraDesk::choose(const QString& source) {
    auto spec = live::parseSource(source.toStdString(), devicesOf(m_list.cameras()));
    if (!spec) {
        m_problem = sentence(spec.error());
        Q_EMIT changed();
        return;
    }
    // Of two cameras of one name only the number tells which.
    if (std::ranges::count(m_list.cameras(), QString::fromStdString(spec->name), &CameraChoice::name) > 1) {
        spec->name.clear();
    }
    m_problem.clear();
    m_source = QString::fromStdString(live::toText(*spec));
    QSettings().setValue(QStringLiteral("camera/source"), m_source);
    start();
    look();
    Q_EMIT changed();
}

QString CameraDesk::sourceName() const {
    if (m_source.isEmpty()) {
        return {};
    }
    if (m_source.contains(QStringLiteral("://"))) {
        return m_source;
    }
    if (m_source.startsWith(QLatin1Char('/'))) {
        return QFileInfo(m_source).fileName();
    }
    bool isNumber = false;
    const QString camera = m_source.section(QLatin1Char('@'), 0, 0);
    const int number = camera.toInt(&isNumber);
    const QString name = isNumber ? tr("Camera %1").arg(number) : camera;
    const QString size = m_source.section(QLatin1Char('@'), 1).replace(QLatin1Char('x'), QStringLiteral(" × "));
    return size.isEmpty() ? name : QStringLiteral("%1, %2").arg(name, size);
}

CameraDesk::State CameraDesk::state() const {
    if (!m_camera) {
        return State::Off;
    }
    switch (m_camera->camera.status().state) {
        case live::CameraState::Opening:
            return State::Opening;
        case live::CameraState::Running:
            return State::Running;
        case live::CameraState::Standing:
            return State::Standing;
        case live::CameraState::Silent:
            return State::Silent;
        case live::CameraState::Retrying:
            return State::Retrying;
    }
    return State::Off;
}

QString CameraDesk::stateText() const {
    const QString size = QStringLiteral("%1 × %2").arg(frameSize().width()).arg(frameSize().height());
    switch (state()) {
        case State::Off:
            return m_pictures.isOn() ? tr("Camera off: no pictures are kept") : tr("Camera off");
        case State::Opening:
            return tr("Camera is being opened …");
        case State::Running:
            return m_pictures.isOn() ? tr("Camera keeps a picture of each act") : tr("Camera on, %1").arg(size);
        case State::Standing:
            return m_pictures.isOn() ? tr("Last picture stands, kept with each act")
                                     : tr("Last picture stands, %1").arg(size);
        case State::Silent:
            return tr("Camera silent: no new picture");
        case State::Retrying:
            return tr("Camera lost, trying again");
    }
    return {};
}

QString CameraDesk::troubleText() const {
    const auto trouble = m_camera ? m_camera->camera.status().trouble : std::nullopt;
    return trouble ? sentence(*trouble) : QString();
}

bool CameraDesk::isTroubled() const {
    switch (state()) {
        case State::Off:
            return m_pictures.isOn();
        case State::Running:
            return m_camera->camera.status().trouble.has_value();
        case State::Silent:
        case State::Retrying:
            return true;
        case State::Opening:
        case State::Standing:
            return false;
    }
    return false;
}

QImage CameraDesk::preview() const {
    return m_camera ? pictureOn(m_camera->camera.preview()) : QImage();
}

void CameraDesk::setPreviewSize(QSize most) {
    if (m_camera) {
        m_camera->camera.setPreviewSize({most.width(), most.height()});
    }
}

QSize CameraDesk::frameSize() const {
    const live::FrameSize size = m_camera ? m_camera->camera.status().size : live::FrameSize{};
    return {size.width, size.height};
}

QImage CameraDesk::current() const {
    return pictureOn(frame());
}

std::shared_ptr<const vision::Image> CameraDesk::frame() const {
    const auto newest = m_camera ? m_camera->camera.current() : nullptr;
    return newest ? std::shared_ptr<const vision::Image>(newest, &newest->image) : nullptr;
}

/// Takes what the camera's thread has, and tells those who show it.
void CameraDesk::look() {
    m_door->isAwaited = false;
    const bool isOtherBoard = m_board.look();
    bool isNewFrame = false;
    if (m_camera) {
        const auto frame = m_camera->camera.newest();
        const std::uint64_t number = frame ? frame->number : 0;
        isNewFrame = std::exchange(m_camera->shownFrame, number) != number;
    }
    const QString text = stateText() + troubleText() + m_board.text();
    const bool isOther = isOtherBoard || text != m_seenText || state() != m_seenState;
    m_seenText = text;
    m_seenState = state();
    if (isOther) {
        Q_EMIT changed();
    }
    if (isNewFrame || isOther || isOn()) {
        Q_EMIT frameCame();
    }
}

void CameraDesk::takePicture(std::function<void(TakenPicture)> done) {
    m_camera->camera.keep({}, [door = m_door, done = std::move(done)](auto picture) {
        auto taken = std::make_shared<TakenPicture>();
        if (picture) {
            *taken = {std::move(picture->jpeg),
                      static_cast<std::uint32_t>(picture->width),
                      static_cast<std::uint32_t>(picture->height),
                      {}};
        } else {
            taken->problem = sentence(picture.error());
        }
        door->post([done, taken](CameraDesk&) { done(std::move(*taken)); });
    });
}

}  // namespace ui
