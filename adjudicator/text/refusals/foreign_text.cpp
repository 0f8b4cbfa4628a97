// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/text/refusals/foreign_text.h"

#include "adjudicator/text/refusals/fault_text.h"
#include "adjudicator/text/say.h"
#include "adjudicator/text/words.h"

namespace adjudicator {

using engine::Language;
using engine::NotKept;

namespace {

std::string wordFor(NotKept what, Language language) {
    switch (what) {
        case NotKept::Step:
            return say(language, "the step that was due (enter it by hand)");
        case NotKept::Round:
            return say(language, "the round (2 is taken)");
        case NotKept::PlayedCards:
            return say(language, "played cards other than knights");
        case NotKept::Options:
            return say(language, "options of that program");
    }
    return {};
}

}  // namespace

std::string sentence(const engine::ForeignFault& fault, engine::ForeignProgram program, Language language) {
    if (fault.board == engine::ForeignBoard::SixPlayers) {
        return say(language, "a game of {} on the board for six; only the classic board for four is read",
                   toText(program));
    }
    if (fault.board) {
        return say(language, "a game of {} on a sea board; only the classic board for four is read", toText(program));
    }
    return say(language, "a game of {}: {}", toText(program), sentence(fault.json, language));
}

std::string foreignNote(const engine::ForeignPosition& position, Language language) {
    std::vector<std::string> lost;
    for (const NotKept what : position.notKept) {
        lost.push_back(wordFor(what, language));
    }
    return say(language, "a game of {}", toText(position.program)) +
           (lost.empty() ? std::string() : say(language, "; not kept: {}", joined(lost)));
}

}  // namespace adjudicator
