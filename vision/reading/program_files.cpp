// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/reading/program_files.h"

#include <dlfcn.h>

#include <opencv2/core/utility.hpp>
#include <system_error>

namespace vision {

std::optional<std::filesystem::path> programFolder() {
    std::error_code error;
    const std::filesystem::path self = std::filesystem::read_symlink("/proc/self/exe", error);
    return error ? std::nullopt : std::optional(self.parent_path());
}

std::optional<std::filesystem::path> shippedFile(const std::filesystem::path& name) {
    const auto here = programFolder();
    if (!here) {
        return std::nullopt;
    }
    std::error_code error;
    return std::filesystem::is_regular_file(*here / name, error) ? *here / name
                                                                 : here->parent_path() / "lib" / "adjudicator" / name;
}

void* moduleSymbol(const char* file, const char* symbol) {
    const auto module = shippedFile(file);
    // Never closed: OpenCV keeps threads and statics that must live as long as the program.
    void* handle = module ? dlopen(module->c_str(), RTLD_NOW | RTLD_LOCAL) : nullptr;
    return handle == nullptr ? nullptr : dlsym(handle, symbol);
}

std::string openCvVersion() {
    return cv::getVersionString();
}

}  // namespace vision
