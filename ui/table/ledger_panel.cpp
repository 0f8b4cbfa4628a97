// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/ledger_panel.h"

#include <QPainter>
#include <array>

#include "adjudicator/text/words.h"
#include "adjudicator/what_if/standing_text.h"
#include "ui/board/artwork.h"
#include "ui/kit/flow_layout.h"
#include "ui/kit/kit.h"
#include "ui/rules/clause_tag.h"
#include "ui/text/units_text.h"
#include "ui/theme/colours.h"
#include "ui/theme/icons.h"
#include "ui/theme/players.h"
#include "ui/theme/type.h"

namespace ui {

namespace {

/// One resource of a hand: a card for each that is certain, a dashed one for each that is possible, and the range.
class CardsRow : public QWidget {
public:
    CardsRow(engine::Resource resource, const engine::Range& range, QWidget* parent)
        : QWidget(parent), m_resource(resource), m_range(range) {
        constexpr int kHigh = 48;
        setFixedHeight(kHigh);
        m_text = QString::fromStdString(adjudicator::countText(range));
        setAccessibleName(QStringLiteral("%1: %2").arg(resourceWord(resource), m_text));
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter p(this);
        p.setRenderHint(QPainter::Antialiasing);
        const Colours& c = colours();
        p.fillRect(rect(), c.base);
        p.fillRect(QRect(0, height() - 1, width(), 1), c.hairline);
        paintResource(p, {26, height() / 2.0}, 26);
        p.setFont(sized(font(), 15));
        p.setPen(c.text);
        p.drawText(QRect(50, 0, 90, height()), Qt::AlignLeft | Qt::AlignVCenter, resourceWord(m_resource));
        p.setFont(sized(font(), 26, QFont::Bold));
        const int rangeWide = QFontMetrics(p.font()).horizontalAdvance(m_text);
        p.drawText(rect().adjusted(0, 0, -14, 0), Qt::AlignRight | Qt::AlignVCenter, m_text);
        constexpr int kLeft = 142;
        paintCards(p, kLeft, width() - 14 - rangeWide - 10);
    }

private:
    void paintResource(QPainter& p, QPointF middle, qreal size) const {
        p.save();
        p.translate(middle);
        artwork::paintResource(p, m_resource, size);
        p.restore();
    }

    void paintCards(QPainter& p, int left, int right) const {
        const Colours& c = colours();
        constexpr qreal kWide = 28;
        constexpr qreal kHigh = 38;
        constexpr int kMost = 24;
        const int most = qMin(m_range.most, kMost);
        const int least = qMin(m_range.least, most);
        if (most == 0 || m_range.most >= engine::kUnlimited) {
            return;
        }
        const qreal step = qMin(kWide + 5, most > 1 ? (right - left - kWide) / (most - 1) : kWide);
        for (int i = 0; i < most; ++i) {
            const bool isCertain = i < least;
            const QRectF card(left + i * step, (height() - kHigh) / 2, kWide, kHigh);
            p.setPen(isCertain ? QPen(c.text, 2) : QPen(c.dim, 1.5, Qt::DashLine));
            p.setBrush(c.base);
            p.drawRoundedRect(card, 4, 4);
            p.setOpacity(isCertain ? 1 : 0.6);
            paintResource(p, card.center(), 18);
            p.setOpacity(1);
        }
    }

    engine::Resource m_resource;
    engine::Range m_range;
    QString m_text;
};

QString itemWord(engine::Item item) {
    switch (item) {
        case engine::Item::Road:
            return pieceWord(engine::Piece::Road);
        case engine::Item::Ship:
            return pieceWord(engine::Piece::Ship);
        case engine::Item::Settlement:
            return pieceWord(engine::Piece::Settlement);
        case engine::Item::City:
            return pieceWord(engine::Piece::City);
        case engine::Item::Infantry:
            return capital(said(std::string(adjudicator::word(engine::UnitKind::Infantry, language()))));
        case engine::Item::Cavalry:
            return capital(said(std::string(adjudicator::word(engine::UnitKind::Cavalry, language()))));
        case engine::Item::Artillery:
            return capital(said(std::string(adjudicator::word(engine::UnitKind::Artillery, language()))));
        case engine::Item::Nuke:
            return pieceWord(engine::Piece::Nuke);
        case engine::Item::Wall:
            return pieceWord(engine::Piece::Wall);
        case engine::Item::Card:
            return LedgerPanel::tr("Development card");
        case engine::Item::Factory:
            return pieceWord(engine::Piece::Factory);
        case engine::Item::Bridge:
            return pieceWord(engine::Piece::Bridge);
        case engine::Item::Capital:
            return pieceWord(engine::Piece::Capital);
        case engine::Item::ExtraStep:
            break;
    }
    return {};
}

}  // namespace

LedgerPanel::LedgerPanel(QWidget* parent) : QWidget(parent) {
    auto* layout = kit::column(this, 0);
    auto* top = kit::row(nullptr, 8, {0, 0, 8, 0});
    m_head = kit::label({}, this, {.name = "ledgerHead", .kind = "head"});
    auto* next =
        kit::press(tr("Next player   [Y]"), this, {.name = "ledgerNext", .kind = "small", .focus = Qt::TabFocus}, this,
                   [this] { Q_EMIT nextAsked(); });
    kit::fill(*top, {{m_head, 1}, next});
    auto* secret = kit::label(tr("Private to this desk. Solid: certain. Dashed: possible."), this,
                              {.name = "ledgerPrivate", .kind = "filled", .wraps = true});
    m_area = kit::scroll(this);
    auto* buttons = kit::row(nullptr, 8, {10, 8, 10, 8});
    auto* correct = kit::pressLater(tr("Correct   [F2]"), this,
                                    {.name = "ledgerCorrect",
                                     .tip = tr("It is otherwise than known: any cards can be entered, with the reason"),
                                     .focus = Qt::TabFocus},
                                    this, [this] { Q_EMIT correctionAsked(m_player); });
    m_shows = kit::pressLater({}, this,
                              {.name = "ledgerShows",
                               .tip = tr("The cards lie open: which of the possible hands it is"),
                               .focus = Qt::TabFocus},
                              this, [this] { Q_EMIT showingAsked(m_player); });
    auto* close = kit::pressLater(tr("Close   [Esc]"), this, {.name = "ledgerClose", .focus = Qt::TabFocus}, this,
                                  [this] { Q_EMIT closed(); });
    kit::fill(*buttons, {correct, m_shows, kit::stretch(), close});
    kit::fill(*layout, {top, secret, {m_area, 1}, buttons});
}

void LedgerPanel::show(const adjudicator::HandLedger& ledger, const engine::Position& position) {
    m_player = ledger.player;
    const QString name = nameOf(position, ledger.player);
    m_head->setText(tr("Hand of %1").arg(name));
    m_shows->setText(tr("%1 shows it   [⇧Y]").arg(QFontMetrics(font()).elidedText(name, Qt::ElideRight, 90)));
    m_shows->setAccessibleName(tr("%1 shows it").arg(name));
    // A hand that is known has nothing to show.
    m_shows->setEnabled(!ledger.isKnown());
    auto* body = kit::ground(m_area);
    auto* layout = kit::column(body, 0);
    layout->addWidget(makeSum(ledger, position));
    for (const engine::Resource resource : engine::kResources) {
        layout->addWidget(new CardsRow(resource, ledger.hand.cards[resource], body));
    }
    layout->addWidget(kit::label(tr("What %1 could pay").arg(name), body, {.kind = "head"}));
    layout->addWidget(makePrices(ledger));
    if (!ledger.opened.empty()) {
        layout->addWidget(kit::label(tr("Why it is open"), body, {.kind = "head"}));
        layout->addWidget(makeOpened(ledger));
    }
    layout->addStretch(1);
    // What was pressed may be in the old one.
    if (QWidget* old = m_area->takeWidget()) {
        old->deleteLater();
    }
    m_area->setWidget(body);
    setAccessibleName(tr("Hand of %1").arg(name) + QStringLiteral(": ") +
                      QString::fromStdString(adjudicator::handText(ledger.hand, language())));
}

QWidget* LedgerPanel::makeSum(const adjudicator::HandLedger& ledger, const engine::Position& position) {
    auto* sum = new QWidget(m_area);
    auto* layout = kit::row(sum, 12, {14, 10, 14, 10});
    constexpr int kBadge = 34;
    auto* badge = kit::picture(ui::badge(lookOf(position, ledger.player), kBadge, devicePixelRatioF()), sum);
    auto* count = kit::label(QString::fromStdString(adjudicator::countText(ledger.size)), sum,
                             {.pixels = 32, .weight = QFont::Bold});
    auto* words = kit::column(nullptr, 2);
    const int open = ledger.size.most >= engine::kUnlimited ? 0 : ledger.size.most - ledger.certain;
    const QString all = ledger.size.most >= engine::kUnlimited ? tr("Nobody has counted this hand")
                        : ledger.isKnown()                     ? tr("cards, all of them certain")
                                           : tr("cards: %1 certain, %2 open").arg(ledger.certain).arg(open);
    const QString fit = ledger.possible ? tr("%n hand(s) are possible", nullptr, *ledger.possible)
                                        : tr("more hands are possible than can be listed");
    kit::fill(*words, {kit::label(all, sum, {.wraps = true, .weight = QFont::DemiBold}), kit::note(fit, sum)});
    auto* limit = kit::column(nullptr, 2);
    auto* limitWord =
        kit::label(tr("hand limit %1").arg(ledger.limit), sum, {.align = Qt::AlignRight | Qt::AlignVCenter});
    kit::fill(*limit, {limitWord, {new ClauseTag(ledger.limitClause, sum), 0, Qt::AlignRight}});
    kit::fill(*layout, {badge, count, {words, 1}, limit});
    return sum;
}

QWidget* LedgerPanel::makePrices(const adjudicator::HandLedger& ledger) {
    auto* prices = new QWidget(m_area);
    auto* column = kit::column(prices, 0, {14, 8, 14, 10});
    auto* chips = new QWidget(prices);
    auto* flow = new FlowLayout(chips);
    for (const auto& price : ledger.prices) {
        using adjudicator::Affords;
        const QString what = itemWord(price.item);
        const QString tip = cardsWords(price.cards);
        switch (price.affords) {
            case Affords::Surely:
                flow->addWidget(kit::label(tr("✓ %1: surely").arg(what), chips, {.kind = "good", .tip = tip}));
                break;
            case Affords::Perhaps:
                flow->addWidget(kit::label(tr("? %1: perhaps").arg(what), chips, {.kind = "warn", .tip = tip}));
                break;
            case Affords::No:
                flow->addWidget(kit::label(tr("✗ %1: no").arg(what), chips, {.kind = "bad", .tip = tip}));
                break;
        }
    }
    column->addWidget(chips);
    return prices;
}

QWidget* LedgerPanel::makeOpened(const adjudicator::HandLedger& ledger) {
    constexpr std::size_t kMost = 12;
    auto* opened = new QWidget(m_area);
    auto* column = kit::column(opened, 2, {10, 6, 10, 10});
    for (std::size_t i = ledger.opened.size(); i-- > 0 && ledger.opened.size() - i <= kMost;) {
        const auto& each = ledger.opened[i];
        auto* line = kit::row(nullptr, 8);
        auto* entry = kit::pressLater(
            QString::number(each.entry), opened,
            {.kind = "link", .spoken = tr("Look back at entry %1").arg(each.entry), .focus = Qt::TabFocus}, this,
            [this, seq = each.entry] { Q_EMIT entryAsked(seq); });
        kit::fill(*line, {entry,
                          {kit::label(said(each.says), opened, {.wraps = true}), 1},
                          {new ClauseTag(each.clause, opened), 0, Qt::AlignTop}});
        column->addLayout(line);
    }
    return opened;
}

}  // namespace ui
