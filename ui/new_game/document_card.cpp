// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/new_game/document_card.h"

#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

#include "engine/clauses/guest_book.h"
#include "engine/rulesets/registry.h"
#include "ui/board/document_art.h"
#include "ui/kit/elided_label.h"
#include "ui/kit/kit.h"
#include "ui/text/language.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/type.h"

namespace ui {

namespace {

using engine::Document;

constexpr int kPictureWidth = 82;
constexpr int kPictureHeight = 62;
constexpr int kWordHeight = 20;

class CardPicture : public QWidget {
public:
    CardPicture(Document document, QWidget* parent) : QWidget(parent), m_document(document) {
        setFixedWidth(kPictureWidth);
        setMinimumHeight(kPictureHeight);
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        artwork::paintDocument(painter, rect(), m_document);
    }

private:
    Document m_document;
};

/// What it adds, in a line or two.
QString whatItAdds(Document document) {
    if (const engine::GuestBook* guest = engine::guestBookOf(document)) {
        return said(guest->note);
    }
    switch (document) {
        case Document::Base:
            return DocumentCard::tr("Roads, settlements, cities and trade. Always in play.");
        case Document::Soldiers:
            return DocumentCard::tr("Adds units, movement, combat, city walls and nuclear weapons.");
        case Document::Monopolists:
            return DocumentCard::tr("Adds continents, the Exchange, factories and hostile takeovers.");
        case Document::Shadow:
            return DocumentCard::tr("Adds two fictional players and auctions; sides leave the board.");
        case Document::Ccm:
            return DocumentCard::tr("Adds votes, bridges, capitals, boycotts and catastrophes.");
        case Document::DiceGamePlus:
            return DocumentCard::tr("A game of its own: sheets and six dice, no board.");
    }
    return {};
}

/// For how many it is; empty: its own words say that.
QString forHowMany(Document document) {
    if (engine::guestBookOf(document) != nullptr) {
        return {};
    }
    switch (document) {
        case Document::Base:
            return DocumentCard::tr("3–4 players, 5–6 with the larger box");
        case Document::DiceGamePlus:
            return DocumentCard::tr("opens its own page");
        case Document::Ccm:
            return DocumentCard::tr("the table votes on each rule");
        case Document::Soldiers:
        case Document::Monopolists:
        case Document::Shadow:
            break;
    }
    const engine::Part& part = *std::ranges::find(engine::parts(), document, &engine::Part::document);
    return part.fewest == part.most ? DocumentCard::tr("exactly %1 players").arg(part.fewest)
                                    : DocumentCard::tr("%1–%2 players").arg(part.fewest).arg(part.most);
}

}  // namespace

DocumentCard::DocumentCard(Document document, const QString& key, QWidget* parent)
    : QFrame(parent), m_document(document) {
    setObjectName(QStringLiteral("documentCard"));
    auto* column = kit::column(this, 2, {10, 4, 10, 6});
    auto* row = kit::row(nullptr, 10);
    kit::fill(
        *row,
        {new CardPicture(document, this),
         {kit::label(whatItAdds(document), this, {.wraps = true, .align = Qt::AlignLeft | Qt::AlignTop, .pixels = 14}),
          1}});
    // One line of one height, so that no card grows when it says what it does not go together with.
    m_word = new ElidedLabel(this);
    m_word->setFixedHeight(kWordHeight);
    kit::fill(*column, {makeTitle(key), {row, 1}, m_word});
    setMisfit({}, {});
    setPlayed(document == Document::Base);
}

QWidget* DocumentCard::makeTitle(const QString& key) {
    const QString title = said(engine::titleOf(m_document));
    auto* line = new QWidget(this);
    auto* row = kit::row(line, 6);
    const auto large = [](QWidget& widget) {
        constexpr int kTitlePixels = 16;
        widget.setFont(sized(widget.font(), kTitlePixels, QFont::DemiBold));
    };
    if (m_document == Document::DiceGamePlus) {
        m_open = kit::press(title + QStringLiteral(" ›"), line, {.kind = "link", .spoken = title}, this,
                            &DocumentCard::opened);
        large(*m_open);
        row->addWidget(m_open);
    } else {
        QString text = title;
        m_box = kit::check(text.replace(QLatin1Char('&'), QStringLiteral("&&")), line);
        large(*m_box);
        row->addWidget(m_box);
        // Always in play.
        m_box->setEnabled(m_document != Document::Base);
        m_box->setChecked(m_document == Document::Base);
        connect(m_box, &QCheckBox::toggled, this, &DocumentCard::toggled);
    }
    row->addStretch(1);
    if (!key.isEmpty()) {
        row->addWidget(kit::dim(QStringLiteral("[%1]").arg(key), line));
    }
    return line;
}

void DocumentCard::setPlayed(bool isPlayed) {
    if (m_box != nullptr) {
        const QSignalBlocker quiet(m_box);
        m_box->setChecked(isPlayed);
    }
    const char* kind = isPlayed ? "chosen" : "open";
    if (property("kind") != QString::fromLatin1(kind)) {
        wearKind(*this, kind);
    }
}

void DocumentCard::setMisfit(const QString& misfit, const QString& tip) {
    const bool fits = misfit.isEmpty();
    m_word->say(fits ? forHowMany(m_document) : misfit);
    if (!fits) {
        m_word->setToolTip(tip);
    }
    const char* kind = fits ? "dim" : "warn";
    if (m_word->property("kind") != QString::fromLatin1(kind)) {
        wearKind(*m_word, kind);
    }
}

void DocumentCard::press() {
    if (m_open != nullptr) {
        m_open->click();
    } else {
        m_box->click();
    }
}

void DocumentCard::mousePressEvent(QMouseEvent* event) {
    event->setAccepted(event->button() == Qt::LeftButton);
}

void DocumentCard::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint())) {
        press();
    }
}

}  // namespace ui
