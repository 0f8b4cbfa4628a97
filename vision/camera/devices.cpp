// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/camera/devices.h"

#include <fcntl.h>
#include <linux/videodev2.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <fstream>
#include <optional>
#include <string_view>
#include <system_error>

namespace vision::camera {

namespace {

/// Open only as long as it is asked.
class Node {
public:
    explicit Node(const std::filesystem::path& path) : m_file(::open(path.c_str(), O_RDWR | O_NONBLOCK | O_CLOEXEC)) {}
    ~Node() {
        if (m_file >= 0) {
            ::close(m_file);
        }
    }
    Node(const Node&) = delete;
    Node& operator=(const Node&) = delete;

    [[nodiscard]] bool isOpen() const { return m_file >= 0; }
    template <class Question>
    bool ask(unsigned long request, Question& question) const {
        int answer = -1;
        do {
            answer = ::ioctl(m_file, request, &question);
        } while (answer < 0 && errno == EINTR);
        return answer == 0;
    }

private:
    int m_file;
};

std::optional<int> numberOf(const std::string& node) {
    constexpr std::string_view kStart = "video";
    if (!node.starts_with(kStart)) {
        return std::nullopt;
    }
    int number = 0;
    const char* end = node.data() + node.size();
    const auto [at, error] = std::from_chars(node.data() + kStart.size(), end, number);
    return error == std::errc() && at == end && number >= 0 ? std::optional(number) : std::nullopt;
}

bool takesPictures(const Node& node) {
    v4l2_capability can{};
    if (!node.ask(VIDIOC_QUERYCAP, can)) {
        return false;
    }
    const auto what = (can.capabilities & V4L2_CAP_DEVICE_CAPS) != 0 ? can.device_caps : can.capabilities;
    return (what & V4L2_CAP_VIDEO_CAPTURE) != 0;
}

void addSizes(const Node& node, std::uint32_t format, std::vector<FrameSize>& sizes) {
    constexpr std::uint32_t kMost = 200;
    for (std::uint32_t i = 0; i < kMost; ++i) {
        v4l2_frmsizeenum size{};
        size.index = i;
        size.pixel_format = format;
        if (!node.ask(VIDIOC_ENUM_FRAMESIZES, size)) {
            return;
        }
        if (size.type == V4L2_FRMSIZE_TYPE_DISCRETE) {
            sizes.push_back({static_cast<int>(size.discrete.width), static_cast<int>(size.discrete.height)});
        } else {
            // Any size within bounds: the usual ones among them.
            for (const FrameSize usual : {FrameSize{640, 480}, {1280, 720}, {1920, 1080}, {3840, 2160}}) {
                const auto width = static_cast<std::uint32_t>(usual.width);
                const auto height = static_cast<std::uint32_t>(usual.height);
                if (width >= size.stepwise.min_width && width <= size.stepwise.max_width &&
                    height >= size.stepwise.min_height && height <= size.stepwise.max_height) {
                    sizes.push_back(usual);
                }
            }
            return;
        }
    }
}

std::vector<FrameSize> sizesOf(const Node& node) {
    constexpr std::uint32_t kMostFormats = 64;
    std::vector<FrameSize> sizes;
    for (std::uint32_t i = 0; i < kMostFormats; ++i) {
        v4l2_fmtdesc format{};
        format.index = i;
        format.type = V4L2_BUF_TYPE_VIDEO_CAPTURE;
        if (!node.ask(VIDIOC_ENUM_FMT, format)) {
            break;
        }
        addSizes(node, format.pixelformat, sizes);
    }
    std::sort(sizes.begin(), sizes.end(), [](const FrameSize& a, const FrameSize& b) {
        const auto area = [](const FrameSize& size) { return std::int64_t{size.width} * size.height; };
        return area(a) != area(b) ? area(a) > area(b) : a.width > b.width;
    });
    sizes.erase(std::unique(sizes.begin(), sizes.end()), sizes.end());
    return sizes;
}

std::string nameIn(const std::filesystem::path& folder) {
    std::ifstream file(folder / "name");
    std::string name;
    std::getline(file, name);
    while (!name.empty() && (name.back() == ' ' || name.back() == '\r')) {
        name.pop_back();
    }
    return name;
}

}  // namespace

std::vector<CameraDevice> listCameras(const std::filesystem::path& system, const std::filesystem::path& nodes) {
    std::vector<CameraDevice> found;
    std::error_code error;
    std::filesystem::directory_iterator each(system, error);
    for (; !error && each != std::filesystem::directory_iterator(); each.increment(error)) {
        const std::string node = each->path().filename().string();
        const auto number = numberOf(node);
        if (!number) {
            continue;
        }
        CameraDevice device{*number, nameIn(each->path()), {}};
        const Node opened(nodes / node);
        // One that cannot be opened now may be in use: it is listed all the same.
        if (opened.isOpen()) {
            if (!takesPictures(opened)) {
                continue;
            }
            device.sizes = sizesOf(opened);
        }
        if (device.name.empty()) {
            device.name = node;
        }
        found.push_back(std::move(device));
    }
    std::sort(found.begin(), found.end(),
              [](const CameraDevice& a, const CameraDevice& b) { return a.number < b.number; });
    return found;
}

}  // namespace vision::camera
