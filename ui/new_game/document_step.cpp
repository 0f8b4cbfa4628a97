// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/new_game/document_step.h"

#include "engine/clauses/catalogue.h"
#include "engine/clauses/guest_book.h"
#include "engine/rulesets/registry.h"
#include "ui/draft/seat_word.h"
#include "ui/kit/kit.h"
#include "ui/new_game/ruling_list.h"
#include "ui/new_game/vote_table.h"
#include "ui/rules/clause_tag.h"
#include "ui/text/language.h"
#include "ui/theme/type.h"

namespace ui {

namespace {

using engine::Document;

constexpr int kIndent = 26;

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

}  // namespace

DocumentStep::DocumentStep(GameDraft& draft, QWidget* parent) : QWidget(parent), m_draft(draft) {
    auto* column = kit::column(this, 6, {18, 14, 18, 14});
    for (const engine::Part& part : engine::parts()) {
        addDocument(*column, part.document);
    }
    column->addWidget(kit::note(tr("%1 is a game of its own without a board. It has a page of its own (Ctrl+6).")
                                    .arg(said(engine::titleOf(Document::DiceGamePlus))),
                                this));

    m_refusal = new QWidget(this);
    m_refusalTags = kit::row(m_refusal, -1, {0, 4, 0, 4});
    m_refusalText = kit::label({}, m_refusal, {.kind = "bad", .wraps = true});
    m_refusalTags->addWidget(m_refusalText, 1);
    m_refusal->hide();
    column->insertWidget(0, m_refusal);

    m_seats = kit::label({}, this, {.name = "seatWord", .kind = "warn", .wraps = true});
    m_seats->hide();
    column->addWidget(m_seats);

    m_rulings = new RulingList(this);
    connect(m_rulings, &RulingList::optionChosen, this, [this](engine::RulingChoice choice) {
        m_draft.setRuling(std::string(engine::toText(choice.id)), std::string(engine::optionText(choice)));
        Q_EMIT changed();
    });
    kit::fill(*column, {kit::gap(8), m_rulings, kit::stretch()});
    refresh();
}

void DocumentStep::addDocument(QVBoxLayout& column, Document document) {
    const auto text = [document] {
        if (const engine::GuestBook* guest = engine::guestBookOf(document)) {
            return ui::said(guest->note);
        }
        switch (document) {
            case Document::Base:
                return tr("Three to six players at the board of the box. Always in play.");
            case Document::Soldiers:
                return tr("Buy units, move armies, fight in a fourth phase; nuclear weapons and city walls.");
            case Document::Monopolists:
                return tr("Continents, the Exchange, factories and hostile takeovers; four to six players.");
            case Document::Shadow:
                return tr("Two players and two fictional ones; sides leave the board.");
            case Document::Ccm:
                return tr("Additional rules that the table votes on; special cards follow the winning score.");
            case Document::DiceGamePlus:  // A game of its own: no set of documents holds it.
                break;
        }
        return QString();
    };
    Row row;
    row.document = document;
    row.box = new QCheckBox(boxText(said(engine::titleOf(document))), this);
    row.box->setFont(sized(row.box->font(), 16, QFont::DemiBold));
    column.addWidget(row.box);
    auto* said = kit::note(text(), this);
    said->setContentsMargins(kIndent, 0, 0, 0);
    column.addWidget(said);
    if (document == Document::Base) {
        row.box->setChecked(true);
        row.box->setEnabled(false);
    } else {
        connect(row.box, &QCheckBox::toggled, this, [this, document](bool on) {
            m_draft.setDocument(nameIn(document), on);
            Q_EMIT changed();
        });
    }
    row.options = new QWidget(this);
    auto* options = kit::column(row.options, 4, {kIndent, 2, 0, 4});
    for (const engine::Part& part : engine::parts()) {
        if (part.document == document) {
            for (const engine::ClauseId clause : optionsOf(part)) {
                addSwitch(row, *options, clause);
            }
        }
    }
    if (document == Document::Ccm) {
        m_votes = new VoteTable(m_draft, row.options);
        connect(m_votes, &VoteTable::changed, this, &DocumentStep::changed);
        options->addWidget(m_votes);
    }
    kit::fill(column, {row.options, kit::dressed(new QFrame(this), {.name = "line"})});
    m_rows.push_back(std::move(row));
}

void DocumentStep::addSwitch(Row& row, QVBoxLayout& column, engine::ClauseId clause) {
    const engine::ClauseInfo& info = engine::info(clause);
    const bool second = clause == engine::clause::CC_10;
    auto* head = new QHBoxLayout;
    auto* box =
        kit::check(boxText(second                            ? tr("Cards for second place")
                           : clause == engine::clause::CC_15 ? tr("%1, agreed on without a vote").arg(said(info.title))
                                                             : said(info.title)),
                   row.options, {}, this, [this, clause](bool on) {
                       m_draft.setSwitch(clause, on);
                       Q_EMIT changed();
                   });
    kit::fill(*head, {box, new ClauseTag(clause, row.options), kit::stretch()});
    column.addLayout(head);
    auto* text = kit::note(
        second ? tr("From 20 points and four players on, at half the value of the first cards.") : said(info.text),
        row.options);
    text->setContentsMargins(kIndent, 0, 0, 0);
    column.addWidget(text);
    row.switches.emplace_back(clause, box);
}

void DocumentStep::refresh() {
    for (const Row& row : m_rows) {
        const bool played = row.document == Document::Base || m_draft.hasDocument(nameIn(row.document));
        const QSignalBlocker quiet(row.box);
        row.box->setChecked(played);
        row.options->setVisible(played && row.options->layout()->count() > 0);
        for (const auto& [clause, box] : row.switches) {
            const QSignalBlocker quietToo(box);
            box->setChecked(m_draft.hasSwitch(clause));
        }
    }
    m_votes->refresh();
    const QString seats = seatWord(m_draft);
    m_seats->setText(seats);
    m_seats->setVisible(!seats.isEmpty());
    const auto exclusion = m_draft.exclusion();
    m_refusal->setVisible(exclusion.has_value());
    for (auto* tag : m_refusal->findChildren<ClauseTag*>()) {
        tag->hide();
        tag->deleteLater();
    }
    if (exclusion) {
        m_refusalText->setText(
            tr("%1 and %2 cannot be played together. Leave one of them out.")
                .arg(said(engine::titleOf(exclusion->first)), said(engine::titleOf(exclusion->second))));
        kit::fill(*m_refusalTags, {new ClauseTag(exclusion->firstClause, m_refusal),
                                   new ClauseTag(exclusion->secondClause, m_refusal)});
    }
    if (const auto rules = m_draft.rules()) {
        m_rulings->show(*rules);
    }
}

}  // namespace ui
