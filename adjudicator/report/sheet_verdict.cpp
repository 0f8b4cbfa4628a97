// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/report/sheet_verdict.h"

#include <fmt/format.h>

#include "adjudicator/report/html.h"
#include "adjudicator/text/say.h"

namespace adjudicator::sheet {

namespace {

/// "Taken back: none".
std::string titleOf(const VerdictRow& row) {
    return escaped(row.title) + (row.count.empty() ? "" : ": " + escaped(row.count));
}

}  // namespace

Block verdictBlock(const VerdictWords& words, bool isWhole, engine::Language language) {
    Block block;
    block.heading(escaped(say(language, "Is this record to be believed?")));
    block.paragraph(fmt::format("<b{}>{}.</b> {}", words.tone == VerdictTone::Bad ? " class=\"red\"" : "",
                                escaped(words.headline), escaped(words.reason)));
    if (!isWhole) {
        block.note(escaped(briefOf(words)));
        return block;
    }
    // What there is nothing of is said in one line.
    std::string none;
    for (const VerdictRow& row : words.rows) {
        if (row.isNone) {
            none += (none.empty() ? "" : " · ") + titleOf(row);
            continue;
        }
        const std::string title = "<b>" + titleOf(row) + "</b>";
        block.note(row.text.empty() ? title : title + " – " + escaped(row.text));
    }
    if (!none.empty()) {
        block.note(none);
    }
    return block;
}

}  // namespace adjudicator::sheet
