// SPDX-License-Identifier: GPL-3.0-or-later
#include <dlfcn.h>

#include <filesystem>
#include <system_error>

#include "db/hub/abi.h"
#include "db/hub/hub_address.h"

namespace db {

namespace {

/// Beside the program, else in ../lib/adjudicator from there. Null where there is none or it cannot be loaded.
OpenHubModule* moduleEntry() {
    std::error_code error;
    const std::filesystem::path here = std::filesystem::read_symlink("/proc/self/exe", error).parent_path();
    const std::filesystem::path beside = here / kHubModuleFile;
    const std::filesystem::path file = std::filesystem::is_regular_file(beside, error)
                                           ? beside
                                           : here.parent_path() / "lib" / "adjudicator" / kHubModuleFile;
    // Never closed: connections live in it.
    void* const handle = dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL);
    return handle == nullptr ? nullptr : reinterpret_cast<OpenHubModule*>(dlsym(handle, kHubModuleSymbol));
}

}  // namespace

engine::Expected<std::unique_ptr<Hub>, HubFault> openHub(const std::string& address) {
    if (!isHubAddress(address)) {
        return engine::unexpected(HubFault{HubProblem::BadAddress, {}});
    }
    static OpenHubModule* const open = moduleEntry();
    if (open == nullptr) {
        return engine::unexpected(HubFault{HubProblem::NoModule, {}});
    }
    engine::Expected<std::unique_ptr<Hub>, HubFault> answer = engine::unexpected(HubFault{HubProblem::Refused, {}});
    open(address, answer);
    return answer;
}

}  // namespace db
