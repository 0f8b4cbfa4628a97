// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/rules_text.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>

#include "adjudicator/text/rule_book.h"
#include "engine/clauses/catalogue.h"
#include "ui/text/language.h"
#include "ui/theme/colours.h"

namespace ui {

namespace {

using adjudicator::ClauseStanding;
using engine::CatalogueEntry;
using engine::ClauseId;
using engine::RulingId;
/// The context of these strings.
struct Rules {
    Q_DECLARE_TR_FUNCTIONS(ui::Rules)
};

QString latin(std::string_view text) {
    return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

QString inOtherLanguage(const engine::Bilingual& text) {
    const auto other = language() == engine::Language::German ? engine::Language::English : engine::Language::German;
    const std::string_view words = text.in(other);
    return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
}

StandingText standingOf(ClauseId clause, const engine::Position& position) {
    const QString document = said(engine::titleOf(engine::documentOf(clause)));
    switch (adjudicator::standingOf(position, clause)) {
        case ClauseStanding::InForce:
            return {Rules::tr("✓ In force at this table"), StandingText::Kind::Good};
        case ClauseStanding::VotedIn:
            return {Rules::tr("✓ In force at this table: voted in since the game began"), StandingText::Kind::Good};
        case ClauseStanding::DocumentNotPlayed:
            return {Rules::tr("✕ Not in force: this game is played without %1").arg(document),
                    StandingText::Kind::Plain};
        case ClauseStanding::OptionNotChosen:
            return {Rules::tr("✕ Not in force: an option that this table did not choose"), StandingText::Kind::Plain};
        case ClauseStanding::Suspended:
            return {Rules::tr("✕ Not in force: a document or ruling of this game puts it out"),
                    StandingText::Kind::Warn};
        case ClauseStanding::PutOut:
            return {Rules::tr("✕ Not in force: put out of force since the game began"), StandingText::Kind::Warn};
    }
    return {};
}

StandingText standingOf(RulingId ruling, const engine::Position& position) {
    const engine::RulingChoice choice = position.rules().rulings.choice(ruling);
    if (!adjudicator::concerns(ruling, position.rules().documents)) {
        return {Rules::tr("✕ Without meaning at this table: its documents are not played"), StandingText::Kind::Plain};
    }
    return choice.option == 0
               ? StandingText{Rules::tr("✓ This table plays by the default"), StandingText::Kind::Good}
               : StandingText{Rules::tr("✓ This table chose otherwise than the default"), StandingText::Kind::Warn};
}

/// Rich text put together piece by piece; every size in pixels, colours of the look in force.
class RulesText {
public:
    RulesText(const engine::Position* position, const RulesPageStyle& style) : m_position(position), m_style(style) {}

    [[nodiscard]] QString html() const {
        return QStringLiteral("<html><body style='color:%1'>%2</body></html>").arg(colours().text.name(), m_html);
    }

    void add(ClauseId clause) {
        const engine::ClauseInfo& info = engine::info(clause);
        head(clause, Rules::tr("Clause"));
        QString source = said(engine::titleOf(engine::documentOf(clause)));
        if (!said(info.section).isEmpty()) {
            source += QStringLiteral(" · ") + said(info.section);
        }
        text(said(info.title), m_style.large * 12 / 10, true, 6);
        paragraph(source.toHtmlEscaped(), m_style.small, colours().dim, 0);
        text(said(info.text), m_style.large, false, 16);
        if (m_style.bothLanguages) {
            other(info.title, true);
            other(info.text, false);
        }
        auto rulings = engine::rulingsOf(clause);
        std::ranges::stable_partition(rulings, [this](RulingId ruling) { return hasMeaning(ruling); });
        if (!rulings.empty()) {
            subtitle(rulings.size() == 1 ? Rules::tr("Ruling on this clause") : Rules::tr("Rulings on this clause"));
        }
        for (const RulingId ruling : rulings) {
            paragraph(link(ruling) + QStringLiteral("&nbsp; ") + linked(said(engine::info(ruling).question)),
                      m_style.small + 2, colours().text, 10);
            if (!hasMeaning(ruling)) {
                paragraph(briefStanding(ruling, *m_position).text.toHtmlEscaped(), m_style.small - 2, colours().dim, 0);
                continue;
            }
            if (m_style.bothLanguages) {
                other(engine::info(ruling).question, false);
            }
            options(ruling, m_style.small + 2);
        }
    }

    void add(RulingId ruling) {
        const engine::RulingInfo& info = engine::info(ruling);
        head(ruling, adjudicator::isOfCombination(ruling) ? Rules::tr("Combination ruling") : Rules::tr("Ruling"));
        text(said(info.question), m_style.large, true, 6);
        if (m_style.bothLanguages) {
            other(info.question, false);
        }
        m_html += QStringLiteral("<p style='font-size:6px; margin:0'>&nbsp;</p>");
        options(ruling, m_style.large * 9 / 10);
        if (info.clauses.size() == 0) {
            paragraph(Rules::tr("It is about the record, not about a clause."), m_style.small, colours().dim, 18);
            return;
        }
        subtitle(info.clauses.size() == 1 ? Rules::tr("The clause that it settles")
                                          : Rules::tr("The clauses that it settles"));
        for (const ClauseId clause : info.clauses) {
            paragraph(link(clause) + QStringLiteral("&nbsp; <b>") + titleText(clause).toHtmlEscaped() +
                          QStringLiteral("</b>"),
                      m_style.small + 2, colours().text, 8);
            paragraph(linked(said(engine::info(clause).text)), m_style.small, colours().dim, 0);
        }
    }

private:
    [[nodiscard]] static QString link(CatalogueEntry entry) {
        const QString id = idText(entry);
        return QStringLiteral(
                   "<a href='%1' style=\"color:%2; text-decoration:none; font-family:'Noto Sans Mono'; "
                   "font-weight:600\">%1</a>")
            .arg(id, colours().accent.name());
    }

    /// False only where the open game is played without the ruling's documents.
    [[nodiscard]] bool hasMeaning(RulingId ruling) const {
        return m_position == nullptr || adjudicator::concerns(ruling, m_position->rules().documents);
    }

    void paragraph(const QString& rich, int size, const QColor& ink, int above) {
        m_html += QStringLiteral("<p style='font-size:%1px; color:%2; margin:%3px 0 4px 0'>%4</p>")
                      .arg(size)
                      .arg(ink.name())
                      .arg(above)
                      .arg(rich);
    }

    void text(const QString& plain, int size, bool bold, int above) {
        const QString rich = linked(plain);
        paragraph(bold ? QStringLiteral("<b>%1</b>").arg(rich) : rich, size, colours().text, above);
    }

    /// The same in the language that the window does not speak.
    void other(const engine::Bilingual& both, bool bold) {
        const QString rich = linked(inOtherLanguage(both));
        paragraph(bold ? QStringLiteral("<b>%1</b>").arg(rich) : QStringLiteral("<i>%1</i>").arg(rich), m_style.small,
                  colours().dim, bold ? 14 : 2);
    }

    void subtitle(const QString& words) {
        m_html += QStringLiteral("<hr/>");
        paragraph(QStringLiteral("<b>%1</b>").arg(words.toHtmlEscaped()), m_style.small, colours().dim, 6);
    }

    void head(CatalogueEntry entry, const QString& what) {
        QString line = QStringLiteral(
                           "<span style=\"font-family:'Noto Sans Mono'; font-weight:700; color:%1\">%2</span>"
                           "<span style='color:%3'>&nbsp; %4</span>")
                           .arg(colours().accent.name(), idText(entry), colours().dim.name(), what.toHtmlEscaped());
        if (m_position != nullptr) {
            const StandingText standing = fullStanding(entry, *m_position);
            const auto [ink, fill] =
                standing.kind == StandingText::Kind::Good   ? std::pair(colours().good, colours().goodFill)
                : standing.kind == StandingText::Kind::Warn ? std::pair(colours().warning, colours().warningFill)
                                                            : std::pair(colours().text, colours().window);
            line +=
                QStringLiteral(
                    "&nbsp;&nbsp; <span style='background-color:%1; color:%2; font-weight:600'>&nbsp;%3&nbsp;</span>")
                    .arg(fill.name(), ink.name(), standing.text.toHtmlEscaped());
        }
        paragraph(line, m_style.small, colours().text, 0);
    }

    /// One row an option: sign, words, what is to be known of it. The chosen one is filled.
    void options(RulingId ruling, int size) {
        const engine::RulingInfo& info = engine::info(ruling);
        const bool played = m_position != nullptr && hasMeaning(ruling);
        m_html += QStringLiteral("<table width='100%' cellspacing='0' cellpadding='7' border='0'>");
        for (std::uint8_t option = 0; option < engine::optionCount(ruling); ++option) {
            const bool chosen = played && m_position->rules().rulings.option(ruling) == option;
            QStringList notes{latin(engine::optionText({ruling, option}))};
            if (option == 0) {
                notes.append(Rules::tr("default"));
            }
            if (chosen) {
                notes.append(Rules::tr("chosen for this game"));
            }
            const QString words = linked(said(info.options[option]));
            QString cell = QStringLiteral("<span style='font-size:%1px'>%2</span><br/>")
                               .arg(size)
                               .arg(chosen ? QStringLiteral("<b>%1</b>").arg(words) : words);
            if (m_style.bothLanguages) {
                cell += QStringLiteral("<span style='font-size:%1px; color:%2'><i>%3</i></span><br/>")
                            .arg(m_style.small)
                            .arg(colours().dim.name(), linked(inOtherLanguage(info.options[option])));
            }
            cell += QStringLiteral("<span style='font-size:%1px; color:%2'>%3</span>")
                        .arg(m_style.small - 2)
                        .arg(chosen ? colours().onSelection.name() : colours().dim.name(),
                             notes.join(QStringLiteral(" · ")));
            m_html +=
                QStringLiteral("<tr%1><td width='34' align='center' style='font-size:%2px'>%3</td><td>%4</td></tr>")
                    .arg(chosen ? QStringLiteral(" bgcolor='%1'").arg(colours().selection.name()) : QString())
                    .arg(size)
                    .arg(chosen ? QStringLiteral("<b>✓</b>") : QStringLiteral("○"), cell);
        }
        m_html += QStringLiteral("</table>");
    }

    const engine::Position* m_position;
    RulesPageStyle m_style;
    QString m_html;
};

}  // namespace

QString idText(CatalogueEntry entry) {
    return std::visit([](auto id) { return latin(engine::toText(id)); }, entry);
}

std::optional<CatalogueEntry> entryOf(QStringView id) {
    const std::string text = id.toString().toStdString();
    if (const auto clause = engine::clauseFromText(text)) {
        return *clause;
    }
    if (const auto ruling = engine::rulingFromText(text)) {
        return *ruling;
    }
    return std::nullopt;
}

QString titleText(CatalogueEntry entry) {
    const auto* clause = std::get_if<ClauseId>(&entry);
    return said(clause != nullptr ? engine::info(*clause).title : engine::info(std::get<RulingId>(entry)).question);
}

StandingText briefStanding(CatalogueEntry entry, const engine::Position& position) {
    if (const auto* clause = std::get_if<ClauseId>(&entry)) {
        const bool inForce = position.inForce(*clause);
        return {inForce ? QString() : Rules::tr("✕ not in force"), fullStanding(entry, position).kind};
    }
    const RulingId ruling = std::get<RulingId>(entry);
    if (!adjudicator::concerns(ruling, position.rules().documents)) {
        return {Rules::tr("✕ without meaning here"), StandingText::Kind::Plain};
    }
    const engine::RulingChoice choice = position.rules().rulings.choice(ruling);
    return choice.option == 0 ? StandingText{Rules::tr("✓ default"), StandingText::Kind::Good}
                              : StandingText{Rules::tr("✓ not the default"), StandingText::Kind::Warn};
}

StandingText fullStanding(CatalogueEntry entry, const engine::Position& position) {
    return std::visit([&](auto id) { return standingOf(id, position); }, entry);
}

QString pageOf(CatalogueEntry entry, const engine::Position* position, const RulesPageStyle& style) {
    RulesText page(position, style);
    std::visit([&](auto id) { page.add(id); }, entry);
    return page.html();
}

QString linked(const QString& plain) {
    static const QRegularExpression kCandidate(QStringLiteral("\\b[A-Z]+-[A-Z0-9-]*[A-Z0-9]\\b"));
    QString rich;
    qsizetype done = 0;
    auto match = kCandidate.globalMatch(plain);
    while (match.hasNext()) {
        const QRegularExpressionMatch found = match.next();
        rich += plain.mid(done, found.capturedStart() - done).toHtmlEscaped();
        done = found.capturedEnd();
        rich +=
            entryOf(found.capturedView())
                ? QStringLiteral("<a href='%1' style='color:%2'>%1</a>").arg(found.captured(), colours().accent.name())
                : found.captured();
    }
    return rich + plain.mid(done).toHtmlEscaped();
}

}  // namespace ui
