// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/camera/module_file.h"

#include <dlfcn.h>

#include <filesystem>
#include <system_error>

namespace vision::camera {

std::optional<std::filesystem::path> programFolder() {
    std::error_code error;
    const std::filesystem::path self = std::filesystem::read_symlink("/proc/self/exe", error);
    return error ? std::nullopt : std::optional(self.parent_path());
}

void* moduleSymbol(const char* file, const char* symbol) {
    const auto here = programFolder();
    if (!here) {
        return nullptr;
    }
    std::error_code error;
    for (const auto& folder : {*here, *here / ".." / "lib" / "adjudicator"}) {
        if (!std::filesystem::is_regular_file(folder / file, error)) {
            continue;
        }
        // Never closed: OpenCV keeps threads and statics that must live as long as the program.
        void* handle = dlopen((folder / file).c_str(), RTLD_NOW | RTLD_LOCAL);
        void* found = handle == nullptr ? nullptr : dlsym(handle, symbol);
        if (found != nullptr) {
            return found;
        }
    }
    return nullptr;
}

}  // namespace vision::camera
