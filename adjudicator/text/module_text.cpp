// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/text/module_text.h"

#include "adjudicator/text/say.h"

namespace adjudicator {

std::string moduleText(const vision::ModuleFault& fault, std::string_view package, engine::Language language) {
    using What = vision::ModuleFault::What;
    switch (fault.what) {
        case What::Missing:
            return say(language, "the program's file {} is missing; the package {} brings it", fault.file, package);
        case What::NotOpened:
            return say(language, "the program's file {} cannot be opened: {}", fault.file, fault.detail);
        case What::OtherBuild:
            return say(language,
                       "the program's file {} is of another build; please install the package {} of this version",
                       fault.file, package);
    }
    return {};
}

}  // namespace adjudicator
