// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/hub_named.h"

#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"
#include "adjudicator/desk.h"
#include "adjudicator/tournament/desks/carrier_text.h"
#include "adjudicator/tournament/desks/hub_setting.h"
#include "db/hub/hub_address.h"

namespace adjudicator::cli {

std::optional<std::string> hubNamed(const std::string& address, const Streams& streams, engine::Language language) {
    std::string named = address.empty() ? HubSetting(dataFolder()).load() : address;
    if (named.empty()) {
        (void)refuse(streams, "--hub",
                     say(language, "no hub is kept; name it: --hub postgresql://LOGIN@HOST/DATABASE"));
        return std::nullopt;
    }
    if (!db::isHubAddress(named)) {
        (void)refuse(streams, "--hub", sentence(db::HubFault{db::HubProblem::BadAddress, {}}, language));
        return std::nullopt;
    }
    return named;
}

}  // namespace adjudicator::cli
