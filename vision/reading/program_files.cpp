// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/reading/program_files.h"

#include <dlfcn.h>

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

engine::Expected<void*, ModuleFault> openModule(const char* file, const char* symbol) {
    using What = ModuleFault::What;
    const auto path = shippedFile(file);
    std::error_code error;
    if (!path || !std::filesystem::exists(*path, error)) {
        return engine::unexpected(ModuleFault{What::Missing, path ? path->string() : file, {}});
    }
    // Never closed: libraries keep threads and statics that must live as long as the program.
    void* const handle = dlopen(path->c_str(), RTLD_NOW | RTLD_LOCAL);
    if (handle == nullptr) {
        const char* const why = dlerror();
        return engine::unexpected(ModuleFault{What::NotOpened, path->string(), why != nullptr ? why : ""});
    }
    if (void* const found = dlsym(handle, symbol)) {
        return found;
    }
    return engine::unexpected(otherBuild(file));
}

ModuleFault otherBuild(const char* file) {
    const auto path = shippedFile(file);
    return {ModuleFault::What::OtherBuild, path ? path->string() : file, {}};
}

void* moduleSymbol(const char* file, const char* symbol) {
    return openModule(file, symbol).value_or(nullptr);
}

void* librarySymbol(const char* library, const char* symbol) {
    void* const handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
    return handle != nullptr ? dlsym(handle, symbol) : nullptr;
}

}  // namespace vision
