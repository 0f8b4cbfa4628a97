// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice_game/referee_page.h"

#include "adjudicator/text/words.h"
#include "engine/dice_game/position.h"
#include "ui/kit/kit.h"
#include "ui/text/language.h"

namespace ui {

namespace dg = engine::dice_game;

QLineEdit* RefereePage::makeReason() {
    m_reason = kit::field(tr("Reason"), this, "refereeReason");
    connect(m_reason, &QLineEdit::textChanged, this, &RefereePage::edited);
    connect(m_reason, &QLineEdit::returnPressed, this, &RefereePage::confirmed);
    return m_reason;
}

void RefereePage::renew() {
    m_reason->clear();
    const dg::Position& position = m_desk.position();
    for (QComboBox* box : m_players) {
        while (box->count() > 1) {
            box->removeItem(1);
        }
        box->setCurrentIndex(0);
        for (const engine::PlayerId player : position.seats()) {
            box->addItem(said(adjudicator::displayName(position.table->players[engine::index(player)], language())));
        }
    }
}

QString RefereePage::reason() const {
    return m_reason->text().simplified();
}

RefereePage::Judged RefereePage::missingReason() const {
    return {!reason().isEmpty(), reason().isEmpty() ? tr("A reason is missing.") : QString(), false};
}

QComboBox* RefereePage::playerBox(const QString& spoken, const char* name, const QString& nobody) {
    auto* box = kit::dressed(new QComboBox(this), {.name = name, .spoken = spoken});
    box->setMinimumHeight(34);
    box->addItem(nobody);
    connect(box, &QComboBox::activated, this, &RefereePage::edited);
    m_players.push_back(box);
    return box;
}

std::optional<engine::PlayerId> RefereePage::chosen(const QComboBox& box) {
    return box.currentIndex() < 1 ? std::nullopt
                                  : std::optional(engine::PlayerId(static_cast<std::uint8_t>(box.currentIndex() - 1)));
}

QLabel* RefereePage::words(const QString& text, QWidget* parent, const char* kind) {
    return kit::label(text, parent, {.kind = kind, .wraps = true});
}

std::optional<std::vector<engine::Die>> typedFaces(const QString& text) {
    std::vector<engine::Die> dice;
    for (const QChar sign : text) {
        if (sign.isSpace() || sign == QLatin1Char(',')) {
            continue;
        }
        const int value = sign.digitValue();
        if (value < 1 || value > dg::kDieSides) {
            return std::nullopt;
        }
        dice.push_back({dg::kDieSides, value});
    }
    return dice;
}

}  // namespace ui
