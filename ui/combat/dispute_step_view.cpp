// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/combat/dispute_step_view.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "adjudicator/dispute/dispute_text.h"
#include "adjudicator/record/log_text.h"
#include "adjudicator/text/combat_words.h"
#include "adjudicator/text/event_text.h"
#include "db/codes.h"
#include "engine/clauses/catalogue.h"
#include "ui/board/board_detail.h"
#include "ui/dice/die_art.h"
#include "ui/kit/flow_layout.h"
#include "ui/kit/kit.h"
#include "ui/record/kept_pictures.h"
#include "ui/rules/clause_tag.h"
#include "ui/text/language.h"
#include "ui/theme/icons.h"
#include "ui/theme/type.h"

namespace ui {

namespace {

QWidget* boxed(QWidget* parent, QVBoxLayout** layout) {
    auto* box = kit::ground(parent, "boxed");
    *layout = new QVBoxLayout(box);
    (*layout)->setContentsMargins(14, 10, 14, 12);
    (*layout)->setSpacing(6);
    return box;
}

QLabel* stepWords(const QString& text, QWidget* parent, const char* kind = "") {
    return kit::label(text, parent, {.kind = kind, .wraps = true});
}

QLabel* strong(const QString& text, int pixels, QWidget* parent) {
    auto* label = stepWords(text, parent);
    label->setFont(sized(label->font(), pixels, QFont::DemiBold));
    return label;
}

/// The places at which the boards before and after differ, and for a combat where it is fought.
std::vector<PlaceName> changedPlaces(const adjudicator::DisputeStep& step) {
    const engine::Topology& board = step.before.topology();
    std::vector<PlaceName> places;
    for (const engine::CornerId corner : board.corners()) {
        if (step.before.armies[corner] != step.after.armies[corner] ||
            step.before.buildings[corner] != step.after.buildings[corner]) {
            places.emplace_back(board.corner(corner));
        }
    }
    for (const engine::SideId side : board.sides()) {
        if (step.before.routes[side] != step.after.routes[side]) {
            places.emplace_back(board.side(side));
        }
    }
    return places;
}

QString standing(const std::optional<adjudicator::CombatMoment>& moment) {
    if (!moment) {
        return {};
    }
    const auto inWords = [](const engine::Standing& of) {
        return said(adjudicator::inWordsOf(language(), engine::toText(of)));
    };
    return QStringLiteral("%1 : %2").arg(inWords(engine::standingOf(moment->battle.attacker)),
                                         inWords(moment->battle.defenderStanding()));
}

QString grouped(const std::string& hex) {
    QString text;
    for (std::size_t i = 0; i < hex.size(); i += 8) {
        text += (text.isEmpty() ? QString() : QStringLiteral(" ")) + QString::fromStdString(hex.substr(i, 8));
    }
    return text;
}

}  // namespace

DisputeStepView::DisputeStepView(TableDesk& desk, QWidget* parent) : QWidget(parent), m_desk(desk) {
    auto* layout = kit::column(this, 0);
    m_head = kit::label({}, this, {.kind = "head"});
    layout->addWidget(m_head);
    m_boards = new QWidget(this);
    auto* boards = kit::row(m_boards, 12, {14, 8, 14, 8});
    const auto board = [&](QLabel** caption) {
        auto* column = kit::column(nullptr, 4);
        *caption = new QLabel(m_boards);
        (*caption)->setProperty("kind", QStringLiteral("dim"));
        auto* detail = new BoardDetail(m_boards);
        kit::fill(*column, {*caption, {detail, 1}});
        boards->addLayout(column, 1);
        return detail;
    };
    m_before = board(&m_beforeWords);
    m_after = board(&m_afterWords);
    m_before->setAccessibleName(tr("Board before"));
    m_after->setAccessibleName(tr("Board after"));
    layout->addWidget(m_boards, 2);
    m_scroll = new QScrollArea(this);
    m_scroll->setAccessibleName(tr("What happened in this entry"));
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    layout->addWidget(m_scroll, 3);
    m_pointed = new BoardView(this);
    m_pointed->setAccessibleName(tr("The table then: point at places"));
    m_pointed->hide();
    layout->addWidget(m_pointed, 5);
    connect(m_pointed, &BoardView::placeChosen, this, &DisputeStepView::placeChosen);
}

void DisputeStepView::point(const engine::Position& position, Markers markers, Wanted wanted, int seats) {
    const bool comes = m_pointed->isHidden();
    m_pointed->setPicture(pictureOf(position));
    m_pointed->setMarkers(std::move(markers), wanted);
    m_pointed->setSeats(seats);
    m_boards->hide();
    m_scroll->hide();
    m_pointed->show();
    if (comes) {
        m_pointed->fitBoard();
    }
    m_head->setText(tr("%1: the table then, to be pointed at").arg(m_entryHead));
}

void DisputeStepView::endPointing() {
    m_pointed->hide();
    m_boards->show();
    m_scroll->show();
    m_head->setText(tr("%1, before and after").arg(m_entryHead));
}

bool DisputeStepView::takeKey(int key, Qt::KeyboardModifiers modifiers) {
    if (m_pointed->isHidden() || !m_pointed->hasFocus()) {
        return false;
    }
    if ((key == Qt::Key_Return || key == Qt::Key_Enter) && m_pointed->cursorPlace()) {
        Q_EMIT placeChosen(*m_pointed->cursorPlace());
        return true;
    }
    return m_pointed->takeKey(key, modifiers);
}

void DisputeStepView::setStep(const adjudicator::Dispute& dispute, std::size_t index, int seats) {
    const adjudicator::DisputeStep& step = dispute.steps[index];
    const engine::Topology& board = step.before.topology();
    m_entryHead = tr("Entry %1").arg(step.place.entry);
    m_head->setText(tr("%1, before and after").arg(m_entryHead));
    std::vector<PlaceName> around;
    const std::vector<PlaceName> changed = changedPlaces(step);
    if (dispute.combat) {
        around.emplace_back(board.corner(dispute.combat->at));
        for (const engine::CornerId from : dispute.combat->from) {
            around.emplace_back(board.corner(from));
        }
    } else {
        around = changed;
    }
    m_before->show(pictureOf(step.before), around, changed, seats);
    m_after->show(pictureOf(step.after), around, changed, seats);
    const QString before = standing(step.combatBefore);
    const QString after = standing(step.combatAfter);
    m_beforeWords->setText(before.isEmpty() ? tr("before") : tr("before: %1").arg(before));
    m_afterWords->setText(after.isEmpty() ? tr("after") : tr("after: %1").arg(after));

    auto* page = new QWidget(m_scroll);
    auto* layout = kit::column(page, 10, {14, 4, 14, 12});
    layout->addWidget(
        strong(said(adjudicator::summary(step.action, step.events, *step.before.table, language())), 17, page));
    if (!step.stands.empty()) {
        layout->addWidget(stepWords(tr("Stands by a ruling: %1").arg(said(step.stands)), page, "warn"));
    }
    addDice(layout, step);
    std::vector<adjudicator::EvidenceKept> pictures;
    std::copy_if(dispute.pictures.begin(), dispute.pictures.end(), std::back_inserter(pictures),
                 [&](const adjudicator::EvidenceKept& kept) { return kept.entry == step.place.entry; });
    if (!pictures.empty()) {
        layout->addWidget(new KeptPictures(m_desk, std::move(pictures), page));
    }
    addClauses(layout, step);
    if (step.thrown) {
        addProof(layout, *step.thrown, *step.before.table);
    }
    layout->addStretch(1);
    m_scroll->setWidget(page);
}

void DisputeStepView::addDice(QVBoxLayout* layout, const adjudicator::DisputeStep& step) {
    const engine::Dice* dice = diceOf(step.action);
    if (dice == nullptr || dice->dice.empty()) {
        return;
    }
    auto* row = new QHBoxLayout;
    auto* faces = new DiceRow(56, this);
    faces->setDice(dice->dice, false);
    kit::fill(*row, {faces, kit::gap(12), {strong(said(adjudicator::facesText(step)), 26, this), 1}});
    layout->addLayout(row);
}

void DisputeStepView::addClauses(QVBoxLayout* layout, const adjudicator::DisputeStep& step) {
    for (const engine::ClauseId clause : adjudicator::clausesByWeight(step)) {
        QVBoxLayout* inside = nullptr;
        QWidget* box = boxed(this, &inside);
        auto* top = new QHBoxLayout;
        kit::fill(*top, {new ClauseTag(clause, box), {strong(said(engine::info(clause).title), 14, box), 1}});
        kit::fill(*inside, {top, stepWords(said(engine::info(clause).text), box)});
        layout->addWidget(box);
    }
    for (const engine::RulingChoice& ruling : step.rulings) {
        auto* row = new QHBoxLayout;
        kit::fill(*row, {new ClauseTag(ruling, this), {stepWords(said(engine::textOf(ruling)), this, "dim"), 1}});
        layout->addLayout(row);
    }
}

void DisputeStepView::addProof(QVBoxLayout* layout, const adjudicator::ThrowProof& proof, const engine::Table& table) {
    QVBoxLayout* inside = nullptr;
    QWidget* box = boxed(this, &inside);
    auto* top = new QHBoxLayout;
    top->addWidget(strong(proof.number ? tr("The dice of throw %1").arg(*proof.number) : tr("The dice"), 14, box), 1);
    const bool low = proof.level == adjudicator::DiceLevel::Entered || proof.level == adjudicator::DiceLevel::Camera;
    auto* level = new QLabel(said(adjudicator::wordFor(proof.level, language())), box);
    level->setProperty("kind", QString::fromLatin1(proof.number && !proof.holds ? "bad" : low ? "warn" : "good"));
    top->addWidget(level);
    inside->addLayout(top);
    const auto line = [&](const QString& text, const std::string& bytes) {
        inside->addWidget(stepWords(text, box));
        if (!bytes.empty()) {
            auto* code = stepWords(grouped(bytes), box, "dim");
            QFont mono(QStringLiteral("Noto Sans Mono"));
            mono.setPixelSize(11);
            code->setFont(mono);
            code->setTextInteractionFlags(Qt::TextSelectableByMouse);
            inside->addWidget(code);
        }
    };
    line(said(adjudicator::provesText(proof, table, language())), {});
    if (proof.commitment) {
        line(tr("Commitment shown: entry %1").arg(*proof.commitmentEntry), db::toHex(*proof.commitment));
    }
    if (proof.declarationEntry) {
        line(tr("Act declared: entry %1").arg(*proof.declarationEntry), {});
    }
    if (proof.number) {
        const QString speaker = said(adjudicator::speakerOf(proof, table, language()));
        line(proof.word.text.empty() ? tr("No witness word was said")
             : speaker.isEmpty()     ? tr("Witness word: “%1”").arg(said(proof.word.text))
                                     : tr("Word of %1: “%2”").arg(speaker, said(proof.word.text)),
             {});
    }
    if (proof.secret) {
        line(tr("Secret opened"), db::toHex(std::span<const std::uint8_t>(*proof.secret)));
    }
    layout->addWidget(box);
}

}  // namespace ui
