// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/report/sheet_parts.h"

#include <fmt/format.h>

#include <algorithm>

#include "adjudicator/dispute/dispute_text.h"
#include "adjudicator/dispute/luck_text.h"
#include "adjudicator/record/log_text.h"
#include "adjudicator/report/html.h"
#include "adjudicator/report/sheet_words.h"
#include "adjudicator/text/say.h"
#include "adjudicator/text/words.h"
#include "db/codes.h"
#include "engine/clauses/catalogue.h"

namespace adjudicator::sheet {

using engine::Language;

namespace {

/// What people typed is cut here; the record has the whole.
constexpr std::size_t kMostTyped = 400;

std::string typed(std::string_view text) {
    return escaped(clipped(oneLine(text), kMostTyped));
}

const engine::Table& tableOf(const Dispute& dispute) {
    return *dispute.steps[dispute.asked].before.table;
}

const DisputeStep& askedStep(const Dispute& dispute) {
    return dispute.steps[dispute.asked];
}

std::string entryWords(std::uint64_t entry, Language language) {
    return say(language, "entry {}", entry);
}

/// " (entry 236)"; empty without an entry.
std::string inEntry(const std::optional<std::uint64_t>& entry, Language language) {
    return entry ? " (" + entryWords(*entry, language) + ")" : std::string();
}

/// What happened, in the order in which the table saw it.
void course(Block& block, const ThrowProof& thrown, const engine::Table& table, Language language) {
    const std::string speaker = speakerOf(thrown, table, language);
    const std::string who = speaker.empty() ? say(language, "somebody") : speaker;
    std::string text =
        escaped(say(language,
                    "Before the act was announced{}, the program fixed the dice with a secret number and "
                    "showed a check code of it{}. ",
                    inEntry(thrown.declarationEntry, language), inEntry(thrown.commitmentEntry, language)));
    text += thrown.word.text.empty() ? escaped(say(language, "Nobody said a word."))
            : !sealersOf(thrown, table, language).empty()
                ? say(language, "Then the words were opened that players had sealed by phone: “{}”.",
                      typed(thrown.word.text))
                : say(language, "Then {} said “{}”.", typed(who), typed(thrown.word.text));
    block.paragraph(text);
    block.paragraph(
        thrown.holds
            ? escaped(thrown.word.text.empty()
                          ? say(language, "The code fits the number, and the number gives these faces.")
                          : say(language, "The code fits the number; number and word together give these faces."))
            : "<b class=\"red\">" +
                  escaped(say(language, "DOES NOT HOLD: number, code and faces do not fit together.")) + "</b>");
}

/// For whoever checks with another program.
void digits(Block& block, const ThrowProof& thrown, Language language) {
    if (thrown.commitment) {
        block.note(escaped(say(language, "Check code (commitment)")));
        block.code(db::toHex(*thrown.commitment));
    }
    if (thrown.secret) {
        block.note(escaped(say(language, "Secret number, shown with the faces")));
        block.code(db::toHex(std::span<const std::uint8_t>(*thrown.secret)));
    }
}

std::string facesOf(const ThrowProof& thrown) {
    std::vector<std::string> values;
    for (const int face : thrown.faces) {
        values.push_back(std::to_string(face));
    }
    return joined(values);
}

/// A clause, a ruling: its tag, its heading and its text.
void tagged(Block& block, std::string_view tag, std::string_view title, std::string_view text) {
    block.paragraph(fmt::format("<span class=\"tag\">{}</span> <b>{}</b>", tag, escaped(title)));
    if (!text.empty()) {
        block.paragraph(escaped(text));
    }
}

}  // namespace

Block diceBlock(const Dispute& dispute, Language language) {
    Block block;
    const DisputeStep& step = askedStep(dispute);
    if (!step.thrown) {
        return block;
    }
    const ThrowProof& thrown = *step.thrown;
    block.heading(fmt::format("{} <span class=\"level {}\">{}</span>",
                              thrown.number ? escaped(say(language, "The dice of throw {}", *thrown.number))
                                            : escaped(say(language, "The dice")),
                              toText(thrown.level), escaped(wordFor(thrown.level, language))));
    block.paragraph(fmt::format("<b>{}</b> ({})", facesOf(thrown), escaped(diceText(thrown.sides, language))));
    block.paragraph("<b>" + escaped(provesText(thrown, tableOf(dispute), language)) + "</b>");
    if (thrown.number) {
        course(block, thrown, tableOf(dispute), language);
        digits(block, thrown, language);
    }
    return block;
}

Block clausesBlock(const Dispute& dispute, ClauseTexts texts, Language language) {
    std::vector<engine::ClauseId> clauses = askedStep(dispute).clauses;
    for (const RulingAbout& about : dispute.rulings) {
        if (about.ruling.clause) {
            clauses.push_back(*about.ruling.clause);
        }
    }
    std::ranges::sort(clauses);
    const auto repeated = std::ranges::unique(clauses);
    clauses.erase(repeated.begin(), repeated.end());
    Block block;
    if (clauses.empty()) {
        return block;
    }
    block.heading(escaped(say(language, "The clauses of entry {}", placeName(askedStep(dispute).place))));
    for (const engine::ClauseId id : clauses) {
        const engine::ClauseInfo& clause = engine::info(id);
        const std::string title =
            fmt::format("{} ({})", clause.title.in(language), engine::titleOf(documentOf(id)).in(language));
        tagged(block, engine::toText(id), title, texts == ClauseTexts::Whole ? clause.text.in(language) : "");
    }
    return block;
}

Block rulingsBlock(const Dispute& dispute, Language language) {
    std::vector<engine::RulingChoice> choices;
    for (const DisputeStep& step : dispute.steps) {
        for (const engine::RulingChoice& choice : step.rulings) {
            if (std::ranges::find(choices, choice) == choices.end()) {
                choices.push_back(choice);
            }
        }
    }
    Block block;
    if (choices.empty()) {
        return block;
    }
    block.heading(escaped(say(language, "Rulings of this game that decided")));
    for (const engine::RulingChoice& choice : choices) {
        tagged(block, fmt::format("{} = {}", engine::toText(choice.id), engine::optionText(choice)),
               engine::info(choice.id).question.in(language), engine::textOf(choice).in(language));
    }
    return block;
}

Block trustBlock(const Dispute& dispute, Language language) {
    constexpr std::size_t kMostTold = 8;
    std::vector<std::string> lines;
    for (const DisputeStep& step : dispute.steps) {
        const std::string place = placeName(step.place);
        if (!step.stands.empty()) {
            lines.push_back("<b>" + escaped(say(language, "Entry {} stands although the rules refuse it: ", place)) +
                            "</b>" + typed(step.stands));
        }
        for (const engine::Trust& trust : step.trusted) {
            const std::string who = displayName(trust.player, tableOf(dispute), language);
            lines.push_back(escaped(
                trust.cards ? say(language, "Entry {}: that {} held {}", place, who, cardsText(*trust.cards, language))
                            : say(language, "Entry {}: that {} held a card", place, who)));
        }
    }
    Block block;
    if (lines.empty()) {
        return block;
    }
    block.heading(escaped(say(language, "Taken on trust")));
    for (std::size_t i = 0; i < std::min(kMostTold, lines.size()); ++i) {
        block.paragraph(lines[i]);
    }
    if (lines.size() > kMostTold) {
        block.paragraph(escaped(say(language, "{} more in the record", lines.size() - kMostTold)));
    }
    return block;
}

Block luckBlock(const Dispute& dispute, Language language) {
    Block block;
    const std::string chance = chanceText(dispute, language);
    const std::string luck = luckText(dispute, language);
    if (chance.empty() && luck.empty()) {
        return block;
    }
    block.heading(escaped(say(language, "How lucky was it?")));
    for (const std::string& sentence : {chance, luck}) {
        if (!sentence.empty()) {
            block.paragraph(escaped(sentence));
        }
    }
    return block;
}

namespace {

void writingLine(Block& block, const std::string& label) {
    constexpr double kLineHeight = 7.5;
    block.html += fmt::format("<div class=\"write\">{}</div>", escaped(label));
    block.fixed += kLineHeight;
}

std::string heardWords(const RulingGiven& ruling, const engine::Table& table, Language language) {
    std::vector<std::string> names;
    for (const std::string& id : ruling.heard) {
        const auto player = table.find(id);
        names.push_back(player ? displayName(*player, table, language) : id);
    }
    return joinedAnd(names, language);
}

void tell(Block& block, const RulingAbout& about, bool holds, const Dispute& dispute, Language language) {
    const RulingGiven& ruling = about.ruling;
    std::string first =
        fmt::format("<b>{}</b> <small>({})</small>", escaped(wordFor(ruling.decision, language)),
                    escaped(entryWords(about.entry, language) + ", " + dateAndTime(about.time, language)));
    if (!holds) {
        first += " <small>" + escaped(say(language, "– replaced by the one below")) + "</small>";
    }
    if (ruling.clause) {
        first += fmt::format(" <span class=\"tag\">{}</span> {}", engine::toText(*ruling.clause),
                             escaped(engine::info(*ruling.clause).title.in(language)));
    }
    block.paragraph(first);
    if (!ruling.question.empty()) {
        block.paragraph(say(language, "Disputed: “{}”", typed(ruling.question)));
    }
    if (!ruling.reason.empty()) {
        block.paragraph(say(language, "Reason: {}", typed(ruling.reason)));
    }
    if (!ruling.heard.empty()) {
        block.note(say(language, "Heard: {}", typed(heardWords(ruling, tableOf(dispute), language))));
    }
}

}  // namespace

Block decisionBlock(const Dispute& dispute, Language language) {
    constexpr std::size_t kMostTold = 3;
    Block block(kWidth - 4);
    block.html += "<div class=\"decisions\">";
    block.heading(escaped(say(language, "The referee’s ruling")));
    const std::size_t first = dispute.rulings.size() > kMostTold ? dispute.rulings.size() - kMostTold : 0;
    for (std::size_t i = first; i < dispute.rulings.size(); ++i) {
        tell(block, dispute.rulings[i], i + 1 == dispute.rulings.size(), dispute, language);
    }
    const bool decided = !dispute.rulings.empty() && dispute.rulings.back().ruling.decision != RulingDecision::Open;
    if (!decided) {
        writingLine(block, say(language, "Ruling"));
        writingLine(block, say(language, "Reason"));
        writingLine(block, "");
        writingLine(block, say(language, "Clause, heard"));
    }
    writingLine(block, say(language, "Date, signature"));
    block.html += "</div>";
    block.space += 1.2;
    return block;
}

}  // namespace adjudicator::sheet
