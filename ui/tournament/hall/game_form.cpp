// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/hall/game_form.h"

#include <QRegularExpression>
#include <QSpinBox>
#include <algorithm>

#include "adjudicator/tournament/paper_lines.h"
#include "engine/clauses/catalogue.h"
#include "engine/rulesets/ccm/special_cards.h"
#include "engine/rulesets/registry.h"
#include "ui/kit/kit.h"
#include "ui/new_game/ruling_list.h"
#include "ui/text/language.h"

namespace ui {

namespace cup = engine::tournament;

namespace {

constexpr int kMostMinutes = 1440;
/// Of minutes for a protest: no number of one's own.
constexpr int kAsPublished = -1;
constexpr std::size_t kAtTable = 4;

}  // namespace

GameForm::GameForm(QWidget* parent) : QWidget(parent) {
    auto* column = kit::column(this, 8);
    column->addWidget(kit::heading(tr("Tournament"), this));
    auto* form = kit::form(nullptr, 16, 8);
    column->addLayout(form);
    m_name = kit::field(tr("Autumn cup"), this, "cupName");
    m_name->setAccessibleName(tr("Name"));
    form->addRow(tr("Name"), m_name);
    m_place = kit::field(QString(), this, "cupPlace");
    m_place->setAccessibleName(tr("Place"));
    form->addRow(tr("Place"), m_place);
    m_dates = kit::field(tr("2026-11-21, 2026-11-22"), this, "cupDates");
    m_dates->setAccessibleName(tr("Dates"));
    form->addRow(tr("Dates"), m_dates);
    for (QLineEdit* field : {m_name, m_place, m_dates}) {
        connect(field, &QLineEdit::textEdited, this, &GameForm::edited);
    }
    m_rounds = kit::dressed(new QSpinBox(this), {.name = "cupRounds"});
    m_rounds->setRange(1, cup::kMostRounds);
    form->addRow(tr("Preliminary rounds"), m_rounds);
    m_cut = kit::dressed(new QComboBox(this), {.name = "cupCut"});
    m_cut->addItem(tr("nothing"));
    m_cut->addItem(tr("final of four"));
    m_cut->addItem(tr("semi-final of sixteen, final"));
    form->addRow(tr("Then"), m_cut);
    m_limit = kit::dressed(new QSpinBox(this), {.name = "cupLimit"});
    m_limit->setRange(0, kMostMinutes);
    m_limit->setSuffix(tr(" min"));
    m_limit->setSpecialValueText(tr("none"));
    form->addRow(tr("Time limit of a game"), m_limit);
    m_protest = kit::dressed(new QSpinBox(this), {.name = "cupProtest"});
    m_protest->setRange(kAsPublished, kMostMinutes);
    m_protest->setSuffix(tr(" min"));
    m_protest->setSpecialValueText(tr("as the scoring system says"));
    m_protest->setToolTip(tr("0: until the result is signed"));
    form->addRow(tr("Protest after signing"), m_protest);
    m_clubs = kit::dressed(new QComboBox(this), {.name = "cupClubs"});
    m_clubs->addItem(tr("may meet"));
    m_clubs->addItem(tr("are kept apart where possible"));
    m_clubs->addItem(tr("never meet"));
    form->addRow(tr("Players of one club"), m_clubs);

    kit::fill(*column, {kit::gap(8), kit::heading(tr("What is played"), this)});
    for (const engine::Document document : engine::documents()) {
        if (document == engine::Document::DiceGamePlus) {
            continue;
        }
        QString text = said(engine::titleOf(document));
        auto* box = new QCheckBox(text.replace(QLatin1Char('&'), QStringLiteral("&&")), this);
        const std::string word(engine::toText(document));
        box->setObjectName(QStringLiteral("cupDocument-") + QString::fromStdString(word));
        if (document == engine::Document::Base) {
            box->setChecked(true);
            box->setEnabled(false);
        }
        connect(box, &QCheckBox::toggled, this, [this] {
            refresh();
            Q_EMIT edited();
        });
        m_documents.emplace_back(word, box);
        column->addWidget(box);
    }
    m_together = kit::trouble(this);
    column->addWidget(m_together);
    auto* score = new QFormLayout;
    score->setHorizontalSpacing(16);
    column->addLayout(score);
    m_score = kit::dressed(new QSpinBox(this), {.name = "cupScore"});
    m_score->setRange(engine::kLeastWinningScore, engine::kMostWinningScore);
    score->addRow(tr("Winning score"), m_score);
    m_cards = kit::label({}, this, {.name = "cupCards", .wraps = true});
    column->addWidget(m_cards);
    m_rulings = new RulingList(this);
    kit::fill(*column, {m_rulings, kit::stretch()});
    connect(m_rulings, &RulingList::optionChosen, this, [this](engine::RulingChoice choice) {
        const std::string id(engine::toText(choice.id));
        if (choice.option == 0) {
            m_chosen.erase(id);
        } else {
            m_chosen[id] = std::string(engine::optionText(choice));
        }
        refresh();
        Q_EMIT edited();
    });
    connect(m_score, &QSpinBox::valueChanged, this, [this](int value) {
        refresh();
        Q_EMIT winningScoreChanged(value);
        Q_EMIT edited();
    });
    for (QSpinBox* box : {m_rounds, m_limit, m_protest}) {
        connect(box, &QSpinBox::valueChanged, this, &GameForm::edited);
    }
    for (QComboBox* box : {m_cut, m_clubs}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(12);
        connect(box, &QComboBox::activated, this, &GameForm::edited);
    }
}

void GameForm::show(const cup::Settings& settings) {
    const QSignalBlocker quiet(this);
    m_name->setText(QString::fromStdString(settings.name));
    m_place->setText(QString::fromStdString(settings.place));
    QStringList dates;
    for (const std::string& date : settings.dates) {
        dates.append(QString::fromStdString(date));
    }
    m_dates->setText(dates.join(QStringLiteral(", ")));
    for (const auto& [word, box] : m_documents) {
        box->setChecked(std::ranges::find(settings.documents, word) != settings.documents.end() || !box->isEnabled());
    }
    m_chosen = settings.rulings;
    m_score->setValue(settings.winningScore);
    m_rounds->setValue(settings.rounds);
    m_cut->setCurrentIndex(static_cast<int>(settings.cut));
    m_limit->setValue(settings.timeLimit.value_or(0));
    m_protest->setValue(settings.protest.value_or(kAsPublished));
    m_clubs->setCurrentIndex(static_cast<int>(settings.clubs));
    refresh();
}

void GameForm::writeTo(cup::Settings& settings) const {
    settings.name = m_name->text().simplified().toStdString();
    settings.place = m_place->text().simplified().toStdString();
    settings.dates.clear();
    static const QRegularExpression kBetween(QStringLiteral("[,;\\s]+"));
    for (const QString& date : m_dates->text().split(kBetween, Qt::SkipEmptyParts)) {
        settings.dates.push_back(date.toStdString());
    }
    settings.documents = documents();
    settings.rulings = m_chosen;
    settings.winningScore = m_score->value();
    settings.rounds = m_rounds->value();
    settings.cut = static_cast<cup::Cut>(m_cut->currentIndex());
    settings.timeLimit = m_limit->value() > 0 ? std::optional(m_limit->value()) : std::nullopt;
    settings.protest = m_protest->value() >= 0 ? std::optional(m_protest->value()) : std::nullopt;
    settings.clubs = static_cast<cup::Separation>(m_clubs->currentIndex());
}

void GameForm::focusFirst() {
    m_name->setFocus();
}

std::vector<std::string> GameForm::documents() const {
    std::vector<std::string> words;
    for (const auto& [word, box] : m_documents) {
        if (box->isChecked()) {
            words.push_back(word);
        }
    }
    return words;
}

/// What the choice means: the special cards of the winning score, the points that are left open.
void GameForm::refresh() {
    engine::RulesChoice choice;
    choice.documents = documents();
    choice.rulings = m_chosen;
    choice.players = kAtTable;
    const auto rules = engine::combine(choice);
    kit::setTrouble(*m_together, rules ? QString() : tr("These cannot be played together at tables of four."));
    m_rulings->setVisible(rules.has_value());
    if (rules) {
        m_rulings->show(*rules);
    }
    const std::string cards = adjudicator::specialCardsLine(m_score->value(), language());
    const bool isCcm = std::ranges::find(choice.documents, std::string(engine::toText(engine::Document::Ccm))) !=
                       choice.documents.end();
    m_cards->setVisible(isCcm && !cards.empty());
    m_cards->setText(QString::fromStdString(cards));
}

}  // namespace ui
