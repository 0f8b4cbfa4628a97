// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/report/sheet_steps.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <span>

#include "adjudicator/dispute/settle.h"
#include "adjudicator/record/log_text.h"
#include "adjudicator/report/html.h"
#include "adjudicator/report/sheet_words.h"
#include "adjudicator/text/event_text.h"
#include "adjudicator/text/say.h"
#include "adjudicator/text/words.h"

namespace adjudicator::sheet {

using engine::Language;

namespace {

/// With more steps than this a round is one line of short signs.
constexpr std::size_t kMostInWords = 14;
/// More steps than this go into both columns of the page.
constexpr std::size_t kMostInColumn = 30;

const engine::RoundFought* roundOf(const DisputeStep& step) {
    for (const engine::Event& event : step.events) {
        if (const auto* round = std::get_if<engine::RoundFought>(&event.body)) {
            return round;
        }
    }
    return nullptr;
}

std::string faces(const engine::Dice& dice) {
    std::vector<std::string> values;
    for (const engine::Die& die : dice.dice) {
        values.push_back(std::to_string(die.value));
    }
    return joined(values, "+");
}

std::string kinds(const engine::Dice& dice, Language language) {
    std::vector<std::string> values;
    for (const engine::Die& die : dice.dice) {
        values.push_back(say(language, "d{}", die.sides));
    }
    return joined(values, "+");
}

/// The clauses that every round of a combat cites; they need not stand in each line.
std::vector<engine::ClauseId> citedByEveryRound(const Dispute& dispute) {
    std::vector<engine::ClauseId> common;
    int rounds = 0;
    for (const DisputeStep& step : dispute.steps) {
        if (roundOf(step) == nullptr) {
            continue;
        }
        if (rounds++ == 0) {
            common = step.clauses;
        }
        std::erase_if(common,
                      [&](engine::ClauseId id) { return std::ranges::find(step.clauses, id) == step.clauses.end(); });
    }
    return rounds > 1 ? common : std::vector<engine::ClauseId>();
}

std::string idsOf(std::span<const engine::ClauseId> clauses) {
    std::vector<std::string> ids;
    for (const engine::ClauseId id : clauses) {
        ids.emplace_back(engine::toText(id));
    }
    return joined(ids, " ");
}

/// The same as HTML, broken only between them.
std::string tagsOf(std::span<const engine::ClauseId> clauses) {
    std::string tags;
    for (const engine::ClauseId id : clauses) {
        tags += fmt::format("{}<span class=\"id\">{}</span>", tags.empty() ? "" : " ", engine::toText(id));
    }
    return tags;
}

/// One column of the table. A width of nought leaves the column out.
struct Column {
    const char* kind;
    std::string title;
    double width;
};

class StepsTable {
public:
    StepsTable(const Dispute& dispute, Language language)
        : m_dispute(dispute),
          m_language(language),
          m_brief(dispute.combat.has_value() && dispute.steps.size() > kMostInWords),
          m_common(citedByEveryRound(dispute)) {
        const bool dice =
            std::ranges::any_of(dispute.steps, [](const DisputeStep& step) { return step.thrown.has_value(); });
        const bool chance = dispute.combat.has_value();
        const double entry = 10;
        const double time = 11.5;
        const double thrown = dice ? 17 : 0;
        const double clauses = 14;
        const double odds = chance ? 11 : 0;
        m_columns = {{{"n", say(language, "Entry"), entry},
                      {"t", say(language, "Time"), time},
                      {"d", say(language, "Dice"), thrown},
                      {"w", m_brief ? say(language, "Left after it") : say(language, "What happened"),
                       kColumn - entry - time - thrown - clauses - odds},
                      {"c", say(language, "Clauses"), clauses},
                      {"p", say(language, "Chance"), odds}}};
    }

    std::vector<Block> blocks() {
        const auto listed = listedSteps(m_dispute.steps.size(), m_dispute.asked);
        const std::size_t half = listed.size() > kMostInColumn ? (listed.size() + 1) / 2 : listed.size();
        std::vector<Block> parts;
        std::size_t next = 0;
        for (std::size_t first = 0; first < listed.size(); first += half) {
            m_block = Block();
            begin(first > 0);
            for (std::size_t i = first; i < std::min(first + half, listed.size()); ++i) {
                if (listed[i] > next) {
                    gap(next, listed[i]);
                }
                step(listed[i]);
                next = listed[i] + 1;
            }
            m_block.html += "</tbody></table>";
            if (next == m_dispute.steps.size()) {
                notes();
            }
            parts.push_back(m_block);
        }
        return parts;
    }

private:
    static constexpr std::size_t kColumns = 6;

    [[nodiscard]] const engine::Table& table() const { return *m_dispute.steps.front().before.table; }

    [[nodiscard]] std::string title() const {
        return m_dispute.combat ? say(m_language, "The combat, step by step")
                                : say(m_language, "The act in the record");
    }

    /// One row of ready HTML cells.
    void line(const std::array<std::string, kColumns>& cells, const char* tag, const char* kind) {
        std::vector<Run> runs;
        m_block.html += *kind == '\0' ? std::string("<tr>") : fmt::format("<tr class=\"{}\">", kind);
        for (std::size_t i = 0; i < kColumns; ++i) {
            if (m_columns[i].width > 0) {
                m_block.html += fmt::format("<{0} class=\"{1}\">{2}</{0}>", tag, m_columns[i].kind, cells[i]);
                runs.push_back({shownLength(cells[i]), kSmall, m_columns[i].width - 1, false});
            }
        }
        m_block.html += "</tr>";
        m_block.row(std::move(runs), 0.22);
    }

    void begin(bool goesOn) {
        m_block.heading(escaped(goesOn ? say(m_language, "The combat, continued") : title()));
        m_block.html += "<table><colgroup>";
        for (const Column& column : m_columns) {
            if (column.width > 0) {
                m_block.html += fmt::format("<col style=\"width:{:.1f}mm\">", column.width);
            }
        }
        m_block.html += "</colgroup><thead>";
        std::array<std::string, kColumns> titles;
        for (std::size_t i = 0; i < kColumns; ++i) {
            titles[i] = escaped(m_columns[i].title);
        }
        line(titles, "th", "");
        m_block.html += "</thead><tbody>";
    }

    /// Where steps are left out.
    void gap(std::size_t from, std::size_t to) {
        std::size_t columns = 0;
        for (const Column& column : m_columns) {
            columns += column.width > 0 ? 1 : 0;
        }
        m_block.html +=
            fmt::format("<tr class=\"gap\"><td colspan=\"{}\">{}</td></tr>", columns,
                        escaped(say(m_language, "… {} steps, entries {} to {}, are in the record", to - from,
                                    placeName(m_dispute.steps[from].place), placeName(m_dispute.steps[to - 1].place))));
        m_block.row({{60, kSmall, kColumn, false}}, 0.22);
    }

    void step(std::size_t at) {
        const DisputeStep& step = m_dispute.steps[at];
        const auto* round = roundOf(step);
        const bool asked = at == m_dispute.asked && !m_dispute.entry;
        std::vector<engine::ClauseId> clauses = step.clauses;
        if (round != nullptr) {
            std::erase_if(clauses,
                          [&](engine::ClauseId id) { return std::ranges::find(m_common, id) != m_common.end(); });
        }
        const auto& after = step.combatAfter;
        line({(asked ? "» " : "") + placeName(step.place), escaped(timeOfDay(step.time)), dice(step, round),
              happened(step, round), tagsOf(clauses),
              after && after->attackerWins ? escaped(chance(*after->attackerWins)) : std::string("–")},
             "td", asked ? "asked" : "");
    }

    /// Nobody needs to know how near to certain it is.
    [[nodiscard]] std::string chance(double p) const {
        constexpr double kLeast = 0.001;
        return p > 0 && p < kLeast       ? "< " + percentText(kLeast, m_language)
               : p < 1 && p > 1 - kLeast ? "> " + percentText(1 - kLeast, m_language)
                                         : percentText(p, m_language);
    }

    [[nodiscard]] std::string dice(const DisputeStep& step, const engine::RoundFought* round) const {
        std::string text;
        std::string small;
        if (round != nullptr) {
            text = fmt::format("<b>{} : {}</b>", faces(round->attackerDice), faces(round->defenderDice));
            text += round->walls > 0 ? fmt::format("+{}", round->walls) : std::string();
            small = kinds(round->attackerDice, m_language) + ':' + kinds(round->defenderDice, m_language);
        } else if (step.thrown) {
            std::vector<std::string> values;
            for (const int face : step.thrown->faces) {
                values.push_back(std::to_string(face));
            }
            text = fmt::format("<b>{}</b>", joined(values, " + "));
            small = diceText(step.thrown->sides, m_language);
        }
        if (step.thrown) {
            small += m_brief ? ' ' + levelSign(step.thrown->level) : ", " + wordFor(step.thrown->level, m_language);
        }
        return small.empty() ? text : text + fmt::format(" <small>{}</small>", escaped(small));
    }

    [[nodiscard]] std::string happened(const DisputeStep& step, const engine::RoundFought* round) const {
        if (m_brief && round != nullptr && step.combatAfter) {
            const engine::Battle& battle = step.combatAfter->battle;
            const bool attackerLost = round->loser == engine::CombatSide::Attacker;
            const std::string attacker = escaped(standingSigns(standingOf(battle.attacker), m_language));
            const std::string defender = escaped(standingSigns(battle.defenderStanding(), m_language));
            return fmt::format(fmt::runtime(attackerLost ? "<b>{}</b> : {}" : "{} : <b>{}</b>"), attacker, defender);
        }
        const std::string whole = summary(step.action, step.events, table(), m_language);
        if (round == nullptr) {
            return escaped(whole);
        }
        // The faces have a column of their own; what follows them is what was lost.
        constexpr std::string_view kDash = " – ";
        const std::size_t dash = whole.find(kDash);
        return escaped(dash == std::string::npos ? whole : whole.substr(dash + kDash.size()));
    }

    void notes() {
        if (m_dispute.combat) {
            const std::string attacker = displayName(m_dispute.combat->attacker, table(), m_language);
            m_block.note(escaped(
                say(m_language, "Dice: attacker : defender, + walls. Chance: that {} wins from there if nobody stops.",
                    attacker)));
        }
        if (m_brief) {
            m_block.note(escaped(
                say(m_language, "A artillery, C cavalry, I infantry; ↓ upside down; bold: who lost the round.")));
        }
        if (!m_common.empty()) {
            m_block.note(escaped(say(m_language, "Every round also under {}.", idsOf(m_common))));
        }
        for (const DiceLevel level : {DiceLevel::Witnessed, DiceLevel::Desk, DiceLevel::Entered, DiceLevel::Camera}) {
            levelNote(level);
        }
    }

    /// "witnessed: entries 236, 238 – commitment and faces hold".
    void levelNote(DiceLevel level) {
        std::vector<std::string> holding;
        std::vector<std::string> failing;
        for (const DisputeStep& step : m_dispute.steps) {
            if (step.thrown && step.thrown->level == level) {
                (step.thrown->holds || !isProvable(level) ? holding : failing).push_back(placeName(step.place));
            }
        }
        const std::string how = wordFor(level, m_language);
        const std::string name = how + (m_brief ? " (" + levelSign(level) + ")" : std::string());
        if (!holding.empty()) {
            const std::string what = isProvable(level) ? say(m_language, "the faces are those that were fixed")
                                                       : say(m_language, "on trust");
            m_block.note(escaped(say(m_language, "Dice {}: {} ({})", name, entries(holding), what)));
        }
        if (!failing.empty()) {
            m_block.note("<b>" +
                         escaped(say(m_language, "Dice {}: {} – THE PROOF DOES NOT HOLD", name, entries(failing))) +
                         "</b>");
        }
    }

    /// The first letter of the level's word; those of each language differ.
    [[nodiscard]] std::string levelSign(DiceLevel level) const { return wordFor(level, m_language).substr(0, 1); }
    static bool isProvable(DiceLevel level) { return level == DiceLevel::Witnessed || level == DiceLevel::Desk; }

    [[nodiscard]] std::string entries(const std::vector<std::string>& names) const {
        constexpr std::size_t kMostNamed = 10;
        if (names.size() == 1) {
            return say(m_language, "entry {}", names.front());
        }
        return names.size() <= kMostNamed
                   ? say(m_language, "entries {}", joined(names))
                   : say(m_language, "{} throws, entries {} to {}", names.size(), names.front(), names.back());
    }

    const Dispute& m_dispute;
    Language m_language;
    bool m_brief;
    std::vector<engine::ClauseId> m_common;
    std::array<Column, kColumns> m_columns;
    Block m_block;
};

}  // namespace

std::vector<std::size_t> listedSteps(std::size_t count, std::size_t asked) {
    std::vector<std::size_t> listed;
    constexpr std::size_t kThird = kMostSteps / 3;
    for (std::size_t i = 0; i < count; ++i) {
        const bool near = i + kThird / 2 >= asked && i < asked + kThird / 2;
        if (count <= kMostSteps || i < kThird || i + kThird >= count || near) {
            listed.push_back(i);
        }
    }
    return listed;
}

std::vector<Block> stepsBlocks(const Dispute& dispute, Language language) {
    return StepsTable(dispute, language).blocks();
}

}  // namespace adjudicator::sheet
