// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/report/sheet_verdict.h"

#include <fmt/format.h>

#include "adjudicator/report/html.h"
#include "adjudicator/text/say.h"

namespace adjudicator::sheet {

namespace {

/// What nobody needs to read: it says that there is nothing.
bool isIdle(const VerdictRow& row) {
    return row.tone == VerdictTone::Plain && row.text.empty();
}

}  // namespace

Block verdictBlock(const VerdictWords& words, bool isWhole, engine::Language language) {
    Block block;
    block.heading(escaped(say(language, "Is this record to be believed?", "Ist diesem Protokoll zu glauben?")));
    block.paragraph(fmt::format("<b{}>{}.</b> {}", words.tone == VerdictTone::Bad ? " class=\"red\"" : "",
                                escaped(words.headline), escaped(words.reason)));
    if (!isWhole) {
        block.note(escaped(briefOf(words)));
        return block;
    }
    for (const VerdictRow& row : words.rows) {
        if (!isIdle(row)) {
            const std::string title =
                fmt::format("<b>{}{}</b>", escaped(row.title), row.count.empty() ? "" : ": " + escaped(row.count));
            block.note(row.text.empty() ? title : title + " – " + escaped(row.text));
        }
    }
    return block;
}

}  // namespace adjudicator::sheet
