// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/hall/scoring_form.h"

#include <QListWidget>
#include <QRegularExpression>
#include <QSpinBox>
#include <algorithm>

#include "adjudicator/text/tournament_text.h"
#include "ui/kit/kit.h"
#include "ui/text/language.h"
#include "ui/tournament/hall/tournament_words.h"

namespace ui {

namespace cup = engine::tournament;

namespace {

constexpr int kMostWeight = 1'000'000;

/// "5-3-2-1", "5 3 2 1", "5, 3, 2, 1"; empty when something else stands there, which no plan of points is.
std::vector<int> pointsIn(const QString& text) {
    static const QRegularExpression kBetween(QStringLiteral("[^0-9]+"));
    std::vector<int> points;
    for (const QString& part : text.split(kBetween, Qt::SkipEmptyParts)) {
        bool isNumber = false;
        const int value = part.toInt(&isNumber);
        points.push_back(isNumber ? value : cup::kMostPoints + 1);
    }
    return points;
}

QString pointsText(const std::vector<int>& points) {
    QStringList parts;
    for (const int value : points) {
        parts.append(QString::number(value));
    }
    return parts.join(QLatin1Char('-'));
}

}  // namespace

ScoringForm::ScoringForm(QWidget* parent) : QWidget(parent) {
    auto* column = kit::column(this, 8);
    column->addWidget(kit::heading(tr("Scoring"), this));
    auto* form = kit::form(nullptr, 16, 8);
    column->addLayout(form);

    m_system = kit::dressed(new QComboBox(this), {.name = "cupSystem"});
    m_system->addItem(tr("A – CATAN Studio, world championship"));
    m_system->addItem(tr("B – German championship ranking list"));
    m_system->addItem(tr("C – CCM, any winning score"));
    form->addRow(tr("System"), m_system);
    m_rankedAs = kit::dressed(new QComboBox(this), {.name = "cupRankedAs"});
    m_rankedAs->addItem(tr("as A"));
    m_rankedAs->addItem(tr("as B"));
    form->addRow(tr("Ranked"), m_rankedAs);
    for (QComboBox* box : {m_system, m_rankedAs}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(12);
        connect(box, &QComboBox::activated, this, &ScoringForm::choose);
    }

    m_criteria = kit::dressed(new QListWidget(this), {.name = "cupCriteria", .spoken = tr("Criteria in their order")});
    m_criteria->setDragDropMode(QAbstractItemView::InternalMove);
    connect(m_criteria, &QListWidget::itemChanged, this, &ScoringForm::edited);
    connect(m_criteria->model(), &QAbstractItemModel::rowsMoved, this, &ScoringForm::edited);
    m_up = kit::press(tr("Up"), this, {.name = "cupCriterionUp", .kind = "small"}, this, [this] { moveCriterion(-1); });
    m_down =
        kit::press(tr("Down"), this, {.name = "cupCriterionDown", .kind = "small"}, this, [this] { moveCriterion(1); });
    auto* order = new QHBoxLayout;
    order->addWidget(m_criteria, 1);
    auto* ways = new QVBoxLayout;
    kit::fill(*ways, {m_up, m_down, kit::stretch()});
    order->addLayout(ways);
    kit::fill(
        *column,
        {kit::note(tr("What decides first stands on top; only what is ticked counts. Then come lots."), this), order});

    auto* more = kit::form(nullptr, 16, 8);
    column->addLayout(more);
    m_cap = kit::dressed(new QSpinBox(this), {.name = "cupCap"});
    m_cap->setRange(1, cup::kMostPoints);
    more->addRow(tr("Points of a game count up to"), m_cap);
    m_ofCapped = new QCheckBox(tr("Shares are of points as counted"), this);
    m_ofCapped->setObjectName(QStringLiteral("cupOfCapped"));
    more->addRow(m_ofCapped);
    m_dummy = new QCheckBox(tr("At three: as if a fourth had the average"), this);
    m_dummy->setObjectName(QStringLiteral("cupDummy"));
    more->addRow(m_dummy);
    m_equal = kit::dressed(new QComboBox(this), {.name = "cupEqual"});
    m_equal->addItem(tr("are shared"));
    m_equal->addItem(tr("count whole for each"));
    more->addRow(tr("Equal places"), m_equal);
    m_leaver = kit::dressed(new QComboBox(this), {.name = "cupLeaver"});
    m_leaver->addItem(tr("is last, with the points made"));
    m_leaver->addItem(tr("counts as absent"));
    kit::narrow(*m_leaver, 12);
    more->addRow(tr("Who leaves before the end"), m_leaver);
    m_four = kit::field(tr("Place points at four"), this, "cupFour");
    more->addRow(tr("Place points at four"), m_four);
    m_three = kit::field(tr("Place points at three"), this, "cupThree");
    more->addRow(tr("Place points at three"), m_three);

    kit::fill(*column, {kit::gap(8), kit::heading(tr("Seating: what weighs how much"), this)});
    auto* weights = new QFormLayout;
    weights->setHorizontalSpacing(16);
    weights->setVerticalSpacing(8);
    column->addLayout(weights);
    const std::array<QString, 4> names{tr("Opponents again"), tr("Forbidden pair"), tr("Again at a table of three"),
                                       tr("Distance in the standings")};
    const std::array<const char*, 4> ids{"cupWeightRepeat", "cupWeightForbidden", "cupWeightThree", "cupWeightScore"};
    for (std::size_t i = 0; i < m_weights.size(); ++i) {
        m_weights[i] = new QSpinBox(this);
        m_weights[i]->setObjectName(QString::fromLatin1(ids[i]));
        m_weights[i]->setRange(0, kMostWeight);
        weights->addRow(names[i], m_weights[i]);
        connect(m_weights[i], &QSpinBox::valueChanged, this, &ScoringForm::edited);
    }
    column->addStretch(1);
    connect(m_cap, &QSpinBox::valueChanged, this, &ScoringForm::edited);
    connect(m_ofCapped, &QCheckBox::toggled, this, &ScoringForm::edited);
    connect(m_dummy, &QCheckBox::toggled, this, &ScoringForm::edited);
    connect(m_equal, &QComboBox::activated, this, &ScoringForm::edited);
    connect(m_leaver, &QComboBox::activated, this, &ScoringForm::edited);
    connect(m_four, &QLineEdit::textEdited, this, &ScoringForm::edited);
    connect(m_three, &QLineEdit::textEdited, this, &ScoringForm::edited);
}

void ScoringForm::choose() {
    const auto system = static_cast<cup::System>(m_system->currentIndex());
    const auto as = system == cup::System::C ? static_cast<cup::System>(m_rankedAs->currentIndex()) : system;
    showScoring(cup::presetOf(system, m_winningScore, as));
    Q_EMIT edited();
}

void ScoringForm::show(const cup::Settings& settings) {
    m_winningScore = settings.winningScore;
    showScoring(settings.scoring);
    const QSignalBlocker quiet(this);
    const std::array<int, 4> values{settings.seating.repeat, settings.seating.forbidden, settings.seating.three,
                                    settings.seating.score};
    for (std::size_t i = 0; i < values.size(); ++i) {
        m_weights[i]->setValue(values[i]);
    }
}

void ScoringForm::showScoring(const cup::Scoring& scoring) {
    const QSignalBlocker quiet(this);
    m_system->setCurrentIndex(static_cast<int>(scoring.system));
    m_rankedAs->setCurrentIndex(scoring.rankedAs == cup::System::B ? 1 : 0);
    m_rankedAs->setEnabled(scoring.system == cup::System::C);
    m_criteria->clear();
    const auto add = [&](cup::Criterion criterion, bool counts) {
        auto* item = new QListWidgetItem(capital(said(adjudicator::wordFor(criterion, language()))));
        item->setData(Qt::UserRole, static_cast<int>(criterion));
        item->setFlags(Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemIsUserCheckable | Qt::ItemIsDragEnabled);
        item->setCheckState(counts ? Qt::Checked : Qt::Unchecked);
        m_criteria->addItem(item);
    };
    for (const cup::Criterion criterion : scoring.criteria) {
        add(criterion, true);
    }
    for (std::size_t i = 0; i < cup::kCriteria; ++i) {
        const auto criterion = static_cast<cup::Criterion>(i);
        if (std::ranges::find(scoring.criteria, criterion) == scoring.criteria.end()) {
            add(criterion, false);
        }
    }
    m_criteria->setCurrentRow(0);
    m_criteria->setFixedHeight(m_criteria->count() * m_criteria->sizeHintForRow(0) + 2 * m_criteria->frameWidth());
    m_cap->setValue(scoring.cap);
    m_ofCapped->setChecked(scoring.shareOfCapped);
    m_dummy->setChecked(scoring.dummyAtThree);
    m_equal->setCurrentIndex(static_cast<int>(scoring.equalPlaces));
    m_leaver->setCurrentIndex(static_cast<int>(scoring.leaver));
    m_four->setText(pointsText(scoring.placesOfFour));
    m_three->setText(pointsText(scoring.placesOfThree));
}

void ScoringForm::writeTo(cup::Settings& settings) const {
    cup::Scoring& scoring = settings.scoring;
    scoring.system = static_cast<cup::System>(m_system->currentIndex());
    scoring.rankedAs =
        scoring.system == cup::System::C ? static_cast<cup::System>(m_rankedAs->currentIndex()) : scoring.system;
    scoring.criteria.clear();
    for (int row = 0; row < m_criteria->count(); ++row) {
        const QListWidgetItem* item = m_criteria->item(row);
        if (item->checkState() == Qt::Checked) {
            scoring.criteria.push_back(static_cast<cup::Criterion>(item->data(Qt::UserRole).toInt()));
        }
    }
    scoring.cap = m_cap->value();
    scoring.shareOfCapped = m_ofCapped->isChecked();
    scoring.dummyAtThree = m_dummy->isChecked();
    scoring.equalPlaces = static_cast<cup::EqualPlaces>(m_equal->currentIndex());
    scoring.leaver = static_cast<cup::Leaver>(m_leaver->currentIndex());
    scoring.placesOfFour = pointsIn(m_four->text());
    scoring.placesOfThree = pointsIn(m_three->text());
    settings.seating = {m_weights[0]->value(), m_weights[1]->value(), m_weights[2]->value(), m_weights[3]->value()};
}

void ScoringForm::setWinningScore(int score) {
    if (m_cap->value() == m_winningScore) {
        const QSignalBlocker quiet(this);
        m_cap->setValue(score);
    }
    m_winningScore = score;
}

void ScoringForm::moveCriterion(int by) {
    const int row = m_criteria->currentRow();
    const int to = row + by;
    if (row < 0 || to < 0 || to >= m_criteria->count()) {
        return;
    }
    {
        const QSignalBlocker quiet(m_criteria);
        m_criteria->insertItem(to, m_criteria->takeItem(row));
        m_criteria->setCurrentRow(to);
    }
    Q_EMIT edited();
}

}  // namespace ui
