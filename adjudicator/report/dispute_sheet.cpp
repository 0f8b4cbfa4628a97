// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/report/dispute_sheet.h"

#include <fmt/format.h>

#include <algorithm>

#include "adjudicator/dispute/asked_entry_text.h"
#include "adjudicator/dispute/dispute_text.h"
#include "adjudicator/report/dispute_page.h"
#include "adjudicator/report/html.h"
#include "adjudicator/report/player_look.h"
#include "adjudicator/report/qr_svg.h"
#include "adjudicator/report/sheet_boards.h"
#include "adjudicator/report/sheet_parts.h"
#include "adjudicator/report/sheet_steps.h"
#include "adjudicator/report/sheet_verdict.h"
#include "adjudicator/report/sheet_words.h"
#include "adjudicator/seal/head_text.h"
#include "adjudicator/text/say.h"
#include "adjudicator/text/words.h"
#include "adjudicator/version.h"
#include "db/codes.h"
#include "engine/check.h"

namespace adjudicator {

using engine::Language;

namespace {

using sheet::Block;

Block headBlock(const Dispute& dispute, const SheetExtras& extras, Language language) {
    const DisputeStep& asked = dispute.steps[dispute.asked];
    const engine::Table& table = *asked.before.table;
    Block block(sheet::kWidth);
    const std::string game = extras.gameNumber
                                 ? say(language, "game {} ({})", *extras.gameNumber, db::toHex(dispute.game))
                                 : say(language, "game {}", db::toHex(dispute.game));
    block.note(escaped(say(language, "The Adjudicator · dispute about entry {} · {}",
                           dispute.entry ? std::to_string(dispute.entry->seq) : sheet::placeName(asked.place), game)));
    constexpr double kTitle = 1.6;
    const std::string title = escaped(clipped(titleOf(dispute, language), 160));
    block.html += fmt::format("<h1>{}</h1>", title);
    block.row({{shownLength(title), kTitle, sheet::kWidth, false}}, 0);
    if (dispute.takenBack) {
        block.paragraph(
            "<b>" +
            escaped(say(language, "The act was taken back and counts no more; this is the record as it was then.")) +
            "</b>");
    }
    if (dispute.entry) {
        for (const std::string& line : aboutEntry(*dispute.entry, table, language)) {
            block.paragraph(escaped(line));
        }
    }
    if (const std::string told = incidentsText(dispute, language); !told.empty()) {
        block.paragraph("<b class=\"red\">" + escaped(told) + "</b>");
    }
    std::string players;
    for (const engine::PlayerId player : table.seats()) {
        players += fmt::format("{}{} {}", players.empty() ? "" : " &nbsp; ", svg::badge(svg::lookOf(table, player)),
                               escaped(displayName(player, table, language)));
    }
    block.paragraph(fmt::format("{} &nbsp; {}",
                                escaped(sheet::dateAndTime(dispute.entry ? dispute.entry->time : asked.time, language)),
                                players));
    block.space += 0.3;
    return block;
}

Block picturesBlock(const SheetExtras& extras, Language language) {
    constexpr std::size_t kMostShown = 4;
    constexpr double kHeight = 34;
    constexpr double kWidth = (sheet::kColumn - 2) / 2;
    Block block;
    if (extras.pictures.empty()) {
        return block;
    }
    block.heading(escaped(say(language, "Camera pictures kept")));
    block.html += "<div class=\"pictures\">";
    const std::size_t shown = std::min(kMostShown, extras.pictures.size());
    for (std::size_t i = 0; i < shown; ++i) {
        const SheetPicture& picture = extras.pictures[i];
        const std::string caption =
            escaped(say(language, "Entry {}, {}", picture.entry, sheet::timeOfDay(picture.time)));
        block.html += fmt::format(
            "<figure style=\"width:{:.1f}mm\"><div style=\"height:{:.1f}mm\"><img alt=\"{}\" src=\"{}\"></div>"
            "<figcaption>{}</figcaption></figure>",
            kWidth, kHeight, caption, dataUri("image/jpeg", picture.jpeg), caption);
        if (i % 2 == 0) {
            block.fixed += kHeight;
            block.row({{caption.size(), sheet::kSmall, kWidth, false}}, 0.4);
        }
    }
    block.html += "</div>";
    return block;
}

Block footBlock(const Dispute& dispute, const SheetExtras& extras, Language language) {
    constexpr double kCodeHeight = 29;
    Block block(sheet::kWidth);
    const std::string text = headText(dispute.game, dispute.head);
    Block words(sheet::kWidth);
    words.paragraph(fmt::format(
        "{} <b>{}</b>", escaped(say(language, "Chain head after entry {}, to be read aloud:", dispute.head.seq)),
        db::spokenCode(dispute.head.hash)));
    words.code(db::toHex(dispute.head.hash));
    if (extras.deskKey) {
        words.note(escaped(say(language, "Fingerprint of the desk’s key: {}", fingerprint(*extras.deskKey))));
    }
    words.note(
        escaped(say(language,
                    "Whoever keeps this sheet can show later that the record up to this entry is as it was then: "
                    "adjudicator game verify --head with the text of the code at the left.")));
    words.note(escaped(say(language, "The Adjudicator {}, rules version {}", kVersion, kRulesVersion)));
    block.html = qrSvg(text) + "<div>" + words.html + "</div>";
    block.fixed = kCodeHeight;
    return block;
}

}  // namespace

SheetExtras extrasOf(const Genesis& genesis) {
    return {genesis.gameNumber, genesis.deskKey, {}, {}};
}

sheet::Page sheet::disputePage(const Dispute& dispute, const SheetExtras& extras, Language language) {
    ADJ_CHECK(dispute.asked < dispute.steps.size(), "a dispute is about one of its steps");
    const auto verdict = [&](sheet::ClauseTexts texts) {
        return extras.verdict ? sheet::verdictBlock(*extras.verdict, texts == sheet::ClauseTexts::Whole, language)
                              : Block();
    };
    const auto variant = [&](sheet::BoardSize boards, sheet::ClauseTexts texts, double leastType) {
        sheet::Variant made{sheet::stepsBlocks(dispute, language), leastType};
        for (const Block& block : {sheet::boardsBlock(dispute, boards, language), sheet::diceBlock(dispute, language),
                                   sheet::luckBlock(dispute, language), sheet::clausesBlock(dispute, texts, language),
                                   sheet::rulingsBlock(dispute, language), sheet::trustBlock(dispute, language),
                                   picturesBlock(extras, language), verdict(texts)}) {
            made.blocks.push_back(block);
        }
        return made;
    };
    constexpr double kGoodType = 2.4;
    sheet::Page page;
    page.head = headBlock(dispute, extras, language);
    page.variants.push_back(variant(sheet::BoardSize::Large, sheet::ClauseTexts::Whole, kGoodType));
    page.variants.push_back(variant(sheet::BoardSize::Small, sheet::ClauseTexts::Whole, sheet::kSmallestType));
    page.variants.push_back(variant(sheet::BoardSize::Small, sheet::ClauseTexts::Titles, sheet::kSmallestType));
    page.decision = sheet::decisionBlock(dispute, language);
    page.foot = footBlock(dispute, extras, language);
    return page;
}

std::string disputeSheet(const Dispute& dispute, const SheetExtras& extras, Language language) {
    return sheet::htmlOf(sheet::disputePage(dispute, extras, language), engine::codeOf(language),
                         titleOf(dispute, language));
}

}  // namespace adjudicator
