// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/combat/settle_answer.h"

#include <QPainter>
#include <QScrollBar>

#include "ui/kit/flow_layout.h"
#include "ui/kit/kit.h"
#include "ui/rules/clause_tag.h"
#include "ui/text/combat_typed.h"
#include "ui/text/language.h"
#include "ui/theme/colours.h"
#include "ui/theme/icons.h"

namespace ui {

namespace {

/// From here on the type is larger: there is room, and people stand around the table.
constexpr int kLargeFrom = 800;
/// What is less likely than all these is counted, not listed.
constexpr std::size_t kMostResults = 14;

/// How likely a result is, as the filled part of a line.
class ChanceBar : public QWidget {
public:
    ChanceBar(double share, QWidget* parent) : QWidget(parent), m_share(qBound(0.0, share, 1.0)) {
        setFixedHeight(18);
        setMinimumWidth(60);
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter p(this);
        const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
        QRectF filled = box;
        filled.setWidth(box.width() * m_share);
        p.fillRect(box, colours().window);
        p.fillRect(filled, colours().accent);
        p.setPen(colours().border);
        p.drawRect(box);
    }

private:
    double m_share;
};

QLabel* lettering(const QString& text, int pixels, QFont::Weight weight, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    QFont font = label->font();
    const bool large = parent->property("large").toBool();
    font.setPixelSize(large ? pixels * 6 / 5 : pixels);
    font.setWeight(weight);
    label->setFont(font);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

void ink(QLabel* label, const QColor& colour) {
    QPalette palette = label->palette();
    palette.setColor(QPalette::WindowText, colour);
    label->setPalette(palette);
}

/// A verdict fills its box with the colour of its kind; icon and word say the same.
QWidget* box(const QColor& fill, QWidget* parent) {
    auto* box = new QWidget(parent);
    box->setAutoFillBackground(true);
    QPalette palette = box->palette();
    palette.setColor(QPalette::Window, fill);
    box->setPalette(palette);
    box->setProperty("large", parent->property("large"));
    return box;
}

void addTags(QVBoxLayout& layout, const std::vector<engine::ClauseId>& clauses, QWidget* parent) {
    if (clauses.empty()) {
        return;
    }
    auto* tags = new QWidget(parent);
    auto* flow = new FlowLayout(tags, 4);
    ui::addTags(*flow, clauses, tags);
    layout.addWidget(tags);
}

struct Verdict {
    bool allowed = false;
    QString word;
    QString claim;
};

Verdict verdictOf(const adjudicator::SideJudged& side) {
    Verdict verdict;
    if (side.fault) {
        verdict.word = SettleAnswer::tr("Impossible dice");
        return verdict;
    }
    verdict.allowed = side.judged->allowed;
    verdict.word = verdict.allowed ? SettleAnswer::tr("Allowed") : SettleAnswer::tr("Not allowed");
    const QString left = standingText(side.claim->defender);
    verdict.claim =
        side.claim->attacker ? QStringLiteral("%1 : %2").arg(standingText(*side.claim->attacker), left) : left;
    return verdict;
}

QWidget* verdictBox(const adjudicator::SideJudged& side, const adjudicator::SettledLine& line, const PlayerLook& look,
                    const QString& name, QWidget* parent) {
    const Verdict verdict = verdictOf(side);
    const QColor colour = verdict.allowed ? colours().good : colours().bad;
    QWidget* card = box(verdict.allowed ? colours().goodFill : colours().badFill, parent);
    card->setAccessibleName(withLocalForms(line.text));
    auto* layout = kit::column(card, 4, {14, 10, 14, 10});
    auto* row = kit::row(nullptr, 10);
    const qreal ratio = parent->devicePixelRatioF();
    row->addWidget(kit::picture(drawn(verdict.allowed ? Icon::Check : Icon::Cross, colour, 32, ratio), card));
    auto* word = lettering(verdict.word, 30, QFont::Bold, card);
    word->setWordWrap(false);
    ink(word, colour);
    kit::fill(*row, {word, kit::stretch(), kit::picture(badge(look, 24, ratio), card)});
    auto* who = lettering(name, 18, QFont::DemiBold, card);
    who->setWordWrap(false);
    row->addWidget(who);
    layout->addLayout(row);
    if (!verdict.claim.isEmpty()) {
        layout->addWidget(lettering(verdict.claim, 24, QFont::DemiBold, card));
    }
    layout->addWidget(lettering(withLocalForms(line.text), 19, QFont::Normal, card));
    addTags(*layout, line.clauses, card);
    return card;
}

bool speaks(const adjudicator::SideJudged& side) {
    return side.fault || side.judged;
}

bool claims(const adjudicator::SideJudged& side, const engine::CombatResult& result) {
    return side.claim && engine::agrees(*side.claim, result);
}

}  // namespace

SettleAnswer::SettleAnswer(QWidget* parent) : QScrollArea(parent) {
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setAccessibleName(tr("What the rules say"));
}

void SettleAnswer::show(const adjudicator::Settlement* settlement, const SettleParties& parties) {
    m_told.clear();
    const int scrolled = verticalScrollBar()->value();
    auto* page = kit::dressed(new QWidget(), {.name = "panel"});
    page->setAttribute(Qt::WA_StyledBackground);
    page->setProperty("large", width() > kLargeFrom);
    auto* layout = kit::column(page, 10, {16, 12, 16, 12});
    if (settlement == nullptr) {
        auto* hint = lettering(tr("Type the attacking army and its target. The answer stands here while you type."), 20,
                               QFont::Normal, page);
        ink(hint, colours().dim);
        layout->addWidget(hint);
    } else {
        const QString text = withLocalForms(adjudicator::describe(settlement->combat, language()));
        layout->addWidget(lettering(text, 22, QFont::DemiBold, page));
        showClaims(page, *layout, *settlement, parties);
        showResults(page, *layout, *settlement, parties);
    }
    layout->addStretch(1);
    setWidget(page);
    verticalScrollBar()->setValue(scrolled);
}

void SettleAnswer::showClaims(QWidget* page, QVBoxLayout& layout, const adjudicator::Settlement& settlement,
                              const SettleParties& parties) {
    const auto lines =
        adjudicator::linesOf(settlement, parties.attacker.toStdString(), parties.defender.toStdString(), language());
    // The sides that say something come first, in their order; what is left is where they differ.
    std::size_t next = 0;
    for (const bool attacker : {true, false}) {
        const adjudicator::SideJudged& side = attacker ? settlement.attacker : settlement.defender;
        if (speaks(side) && next < lines.size()) {
            const adjudicator::SettledLine& line = lines[next++];
            layout.addWidget(verdictBox(side, line, attacker ? parties.attackerLook : parties.defenderLook,
                                        attacker ? parties.attacker : parties.defender, page));
            m_told.append(verdictOf(side).word + QStringLiteral(": ") + withLocalForms(line.text));
        }
    }
    for (; next < lines.size(); ++next) {
        const QString text = withLocalForms(lines[next].text);
        QWidget* card = box(colours().warningFill, page);
        auto* row = kit::row(card, 10, {14, 8, 14, 8});
        row->addWidget(kit::picture(drawn(Icon::Warning, colours().warning, 24, page->devicePixelRatioF()), card), 0,
                       Qt::AlignTop);
        auto* label = lettering(text, 19, QFont::DemiBold, card);
        ink(label, colours().warning);
        row->addWidget(label, 1);
        layout.addWidget(card);
        m_told.append(text);
    }
}

void SettleAnswer::showResults(QWidget* page, QVBoxLayout& layout, const adjudicator::Settlement& settlement,
                               const SettleParties& parties) {
    const auto& results = settlement.results;
    QString title = tr("Nobody can have seen these dice.");
    if (results.size() == 1) {
        title = tr("Only one result is possible:");
    } else if (settlement.agreed.open && !results.empty()) {
        title = tr("%n possible result(s), and how likely the combat comes by each", nullptr,
                   static_cast<int>(results.size()));
    } else if (!results.empty()) {
        title =
            settlement.difference
                ? tr("%n possible result(s) by the dice on which both agree", nullptr, static_cast<int>(results.size()))
                : tr("%n possible result(s) by these dice", nullptr, static_cast<int>(results.size()));
    }
    kit::fill(layout, {kit::gap(4), lettering(title, 17, QFont::DemiBold, page)});
    auto* grid = kit::grid(nullptr, 12, 6);
    grid->setColumnStretch(1, 3);
    grid->setColumnStretch(2, 2);
    const qreal ratio = page->devicePixelRatioF();
    const int size = results.size() == 1 ? 26 : 19;
    int row = 0;
    for (const engine::ResultChance& chance : results) {
        if (static_cast<std::size_t>(row) == kMostResults) {
            break;
        }
        auto* marks = new QWidget(page);
        auto* who = kit::row(marks, 4);
        who->addStretch(1);
        if (claims(settlement.attacker, chance.result)) {
            who->addWidget(kit::picture(badge(parties.attackerLook, 20, ratio), marks));
        }
        if (claims(settlement.defender, chance.result)) {
            who->addWidget(kit::picture(badge(parties.defenderLook, 20, ratio), marks));
        }
        marks->setMinimumWidth(46);
        const QString result =
            QStringLiteral("%1 : %2").arg(standingText(chance.result.attacker), standingText(chance.result.defender));
        auto* number = lettering(percent(chance.p), size, QFont::Bold, page);
        number->setWordWrap(false);
        number->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        auto* label = lettering(result, size, QFont::DemiBold, page);
        label->setToolTip(tr("attacker: %1 – defender: %2")
                              .arg(standingWords(chance.result.attacker), standingWords(chance.result.defender)));
        grid->addWidget(marks, row, 0);
        grid->addWidget(label, row, 1);
        grid->addWidget(new ChanceBar(chance.p, page), row, 2);
        grid->addWidget(number, row, 3);
        m_told.append(result + QLatin1Char(' ') + percent(chance.p));
        ++row;
    }
    layout.addLayout(grid);
    if (results.size() > kMostResults) {
        auto* rest =
            lettering(tr("and %n less likely one(s)", nullptr, static_cast<int>(results.size() - kMostResults)), 15,
                      QFont::Normal, page);
        ink(rest, colours().dim);
        layout.addWidget(rest);
    }
}

bool SettleAnswer::explain() {
    if (auto* tag = widget() != nullptr ? widget()->findChild<ClauseTag*>() : nullptr) {
        tag->click();
        return true;
    }
    return false;
}

}  // namespace ui
