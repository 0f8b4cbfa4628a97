// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/new_game/document_step.h"

#include <algorithm>

#include "engine/clauses/catalogue.h"
#include "engine/rulesets/registry.h"
#include "ui/draft/game_draft.h"
#include "ui/kit/even_grid.h"
#include "ui/kit/flow_layout.h"
#include "ui/kit/kit.h"
#include "ui/new_game/document_card.h"
#include "ui/rules/clause_tag.h"
#include "ui/text/language.h"

namespace ui {

namespace {

using engine::Document;

/// Below this a card's words would take too many lines.
constexpr int kLeastCard = 276;
constexpr int kCardGap = 8;

std::string nameIn(Document document) {
    return std::string(engine::toText(document));
}

QString boxText(QString text) {
    return text.replace(QLatin1Char('&'), QStringLiteral("&&"));
}

/// The optional clauses, and the second cards that CC-10 leaves to the table.
std::vector<engine::ClauseId> optionsOf(const engine::Part& part) {
    std::vector<engine::ClauseId> clauses(part.optional.begin(), part.optional.end());
    if (part.document == Document::Ccm) {
        clauses.insert(clauses.begin(), engine::clause::CC_10);
    }
    return clauses;
}

std::vector<Document> chosenIn(const GameDraft& draft) {
    std::vector<Document> chosen;
    for (const std::string& name : draft.setup().documents) {
        if (const auto known = engine::documentFromText(name)) {
            chosen.push_back(*known);
        }
    }
    return chosen;
}

}  // namespace

DocumentStep::DocumentStep(GameDraft& draft, QWidget* parent) : QWidget(parent), m_draft(draft) {
    auto* column = kit::column(this, 6);
    m_refusal = new QWidget(this);
    m_refusalTags = kit::row(m_refusal);
    m_refusalText = kit::label({}, m_refusal, {.kind = "bad", .wraps = true});
    m_refusalTags->addWidget(m_refusalText, 1);
    m_refusal->hide();
    m_grid = new QWidget(this);
    new EvenGrid(m_grid, kLeastCard, kCardGap);
    m_options = new QWidget(this);
    auto* options = new FlowLayout(m_options, 6);
    options->setContentsMargins(2, 0, 2, 0);
    for (const engine::Part& part : engine::parts()) {
        addCard(part.document);
    }
    addCard(Document::DiceGamePlus);
    for (const engine::Part& part : engine::parts()) {
        addOptions(part);
    }
    // The base game has no number: nobody chooses it.
    std::ranges::rotate(m_cards, m_cards.begin() + 1);
    // The cards keep their place, whatever is said about them.
    kit::fill(*column, {m_grid, m_refusal, m_options});
    refresh();
}

void DocumentStep::addCard(Document document) {
    const QString key = document == Document::Base ? QString() : QString::number(m_cards.size());
    auto* card = new DocumentCard(document, key, m_grid);
    m_grid->layout()->addWidget(card);
    m_cards.push_back(card);
    connect(card, &DocumentCard::opened, this, &DocumentStep::diceGameRequested);
    connect(card, &DocumentCard::toggled, this, [this, document](bool on) {
        m_draft.setDocument(nameIn(document), on);
        Q_EMIT changed();
    });
}

void DocumentStep::addOptions(const engine::Part& part) {
    for (const engine::ClauseId clause : optionsOf(part)) {
        const engine::ClauseInfo& info = engine::info(clause);
        const bool second = clause == engine::clause::CC_10;
        const QString name = second ? tr("Cards for second place")
                             : clause == engine::clause::CC_15
                                 ? tr("%1, agreed on without a vote").arg(said(info.title))
                                 : said(info.title);
        const QString text =
            second ? tr("From 20 points and four players on, at half the value of the first cards.") : said(info.text);
        Option option{part.document, clause, new QWidget(m_options), nullptr};
        option.box = kit::check(boxText(name), option.part, {.tip = text}, this, [this, clause](bool on) {
            m_draft.setSwitch(clause, on);
            Q_EMIT changed();
        });
        kit::fill(*kit::row(option.part, 4, {0, 0, 10, 0}), {option.box, new ClauseTag(clause, option.part)});
        m_options->layout()->addWidget(option.part);
        m_switches.push_back(option);
    }
}

bool DocumentStep::press(int number) {
    // The last card is the base game's.
    if (number < 1 || number >= static_cast<int>(m_cards.size())) {
        return false;
    }
    m_cards[static_cast<std::size_t>(number - 1)]->press();
    return true;
}

void DocumentStep::refresh() {
    const auto isPlayed = [this](Document document) {
        return document == Document::Base || m_draft.hasDocument(nameIn(document));
    };
    for (DocumentCard* card : m_cards) {
        card->setPlayed(isPlayed(card->document()));
    }
    bool any = false;
    for (const Option& option : m_switches) {
        const bool shown = isPlayed(option.document);
        option.part->setVisible(shown);
        any = any || shown;
        const QSignalBlocker quiet(option.box);
        option.box->setChecked(m_draft.hasSwitch(option.clause));
    }
    m_options->setVisible(any);
    refreshMisfits();
}

/// Two that cannot be played together are refused here with both clauses; a card says it before it is chosen.
void DocumentStep::refreshMisfits() {
    const auto exclusion = m_draft.exclusion();
    for (auto* tag : m_refusal->findChildren<ClauseTag*>()) {
        tag->hide();
        tag->deleteLater();
    }
    m_refusal->setVisible(exclusion.has_value());
    if (exclusion) {
        m_refusalText->setText(
            tr("%1 and %2 cannot be played together. Leave one of them out.")
                .arg(said(engine::titleOf(exclusion->first)), said(engine::titleOf(exclusion->second))));
        kit::fill(*m_refusalTags, {new ClauseTag(exclusion->firstClause, m_refusal),
                                   new ClauseTag(exclusion->secondClause, m_refusal)});
    }
    const std::vector<Document> chosen = chosenIn(m_draft);
    for (DocumentCard* card : m_cards) {
        std::vector<Document> with = chosen;
        with.push_back(card->document());
        const bool isChosen = std::ranges::find(chosen, card->document()) != chosen.end();
        const auto misfit =
            isChosen || exclusion || card->document() == Document::Base || card->document() == Document::DiceGamePlus
                ? std::nullopt
                : engine::exclusionAmong(with);
        if (!misfit) {
            card->setMisfit({}, {});
            continue;
        }
        const Document other = misfit->first == card->document() ? misfit->second : misfit->first;
        card->setMisfit(tr("not with %1").arg(said(engine::titleOf(other))),
                        QStringLiteral("%1, %2").arg(said(std::string(engine::toText(misfit->firstClause))),
                                                     said(std::string(engine::toText(misfit->secondClause)))));
    }
}

}  // namespace ui
