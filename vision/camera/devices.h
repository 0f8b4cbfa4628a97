// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace vision::camera {

/// Of a frame, in pixels.
struct FrameSize {
    int width = 0;
    int height = 0;
    bool operator==(const FrameSize&) const = default;
};

/// A camera of this machine.
struct CameraDevice {
    /// As in /dev/video0.
    int number = 0;
    std::string name;
    /// What it offers, largest first; empty where it cannot be asked.
    std::vector<FrameSize> sizes;
    bool operator==(const CameraDevice&) const = default;
};

/// The cameras that the system lists, by number. Nodes of a device that take no pictures (its metadata) are left out
/// where they say so. Asking may take some 100 ms a camera: not for the window's thread.
[[nodiscard]] std::vector<CameraDevice> listCameras(const std::filesystem::path& system = "/sys/class/video4linux",
                                                    const std::filesystem::path& nodes = "/dev");

}  // namespace vision::camera
