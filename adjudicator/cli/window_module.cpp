// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/window_module.h"

#include <iostream>
#include <string_view>

#include "adjudicator/text/module_text.h"
#include "adjudicator/text/say.h"
#include "vision/module_stamp.h"
#include "vision/reading/program_files.h"

namespace adjudicator::cli {

namespace {

const engine::Expected<const WindowModule*, vision::ModuleFault>& windowModule() {
    static const auto opened = []() -> engine::Expected<const WindowModule*, vision::ModuleFault> {
        const auto entry = vision::openModule(kWindowFile, kWindowEntryName);
        if (!entry) {
            return engine::unexpected(entry.error());
        }
        const WindowModule* const found = reinterpret_cast<WindowEntry>(*entry)();
        if (found == nullptr || std::string_view(found->stamp) != vision::kModuleStamp) {
            return engine::unexpected(vision::otherBuild(kWindowFile));
        }
        return found;
    }();
    return opened;
}

std::string faultText(engine::Language language) {
    return moduleText(windowModule().error(), kWindowPackage, language);
}

int openWindow(const WindowWish& wish) {
    if (!windowModule()) {
        std::cerr << "adjudicator: window: " << faultText(wish.language.value_or(engine::Language::English)) << '\n';
        return kUnusable;
    }
    return (*windowModule())->openWindow(wish);
}

std::string writeFilm(const Line& line, engine::Language language, const Film& film, const std::string& file) {
    return windowModule() ? (*windowModule())->writeFilm(line, language, film, file) : faultText(language);
}

}  // namespace

Hooks windowHooks() {
    return {&openWindow, &writeFilm};
}

}  // namespace adjudicator::cli
