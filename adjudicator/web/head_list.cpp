// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/web/head_list.h"

#include "db/codes.h"

namespace adjudicator::web {

std::string HeadList::pathOf(const db::GameId& game) {
    return "heads." + db::toHex(game) + ".json";
}

std::string HeadList::shortened(const db::Hash& hash) {
    return db::toHex(hash).substr(0, kDigits);
}

}  // namespace adjudicator::web
