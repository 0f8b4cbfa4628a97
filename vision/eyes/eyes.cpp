// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/eyes/eyes.h"

#include <atomic>
#include <string_view>

#include "vision/module_stamp.h"
#include "vision/reading/process.h"

namespace vision {

namespace {

constinit std::atomic<const Eyes*> ownOnes{nullptr};

engine::Expected<const Eyes*, ModuleFault> openEyes() {
    const auto entry = openModule(kEyesFile, kEyesEntryName);
    if (!entry) {
        return engine::unexpected(entry.error());
    }
    const Eyes* const found = reinterpret_cast<EyesEntry>(*entry)();
    if (found == nullptr || std::string_view(found->stamp) != kModuleStamp) {
        return engine::unexpected(otherBuild(kEyesFile));
    }
    if (isProcessSettled()) {
        found->settle();
    }
    return found;
}

const engine::Expected<const Eyes*, ModuleFault>& opened() {
    static const engine::Expected<const Eyes*, ModuleFault> eyes = openEyes();
    return eyes;
}

}  // namespace

void useEyes(const Eyes& own) {
    ownOnes = &own;
}

const Eyes* eyes() {
    const Eyes* const own = ownOnes;
    return own != nullptr ? own : opened().value_or(nullptr);
}

std::optional<ModuleFault> eyesFault() {
    return ownOnes != nullptr || opened() ? std::nullopt : std::optional(opened().error());
}

}  // namespace vision
