// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/combat/combat_form.h"

#include <QEvent>
#include <QSpinBox>
#include <QStyle>
#include <algorithm>
#include <iterator>

#include "engine/clauses/catalogue.h"
#include "engine/combat/fort.h"
#include "ui/kit/kit.h"
#include "ui/text/language.h"
#include "ui/text/rules_text.h"
#include "ui/theme/type.h"

namespace ui {

namespace {

/// The points of combat that the sources leave open.
constexpr std::array kAsked{engine::ruling::R_ALLY_DIE, engine::ruling::R_ALLY_LOSS, engine::ruling::R_WALLS_DROP};

std::string asText(engine::RulingChoice choice) {
    return std::string(engine::toText(choice.id)) + "=" + std::string(engine::optionText(choice));
}

bool mayHaveWalls(const CombatTyped& typed) {
    const auto target = engine::standingFromText(stateFromTyped(typed.target));
    return target && target->fort && target->fort->level != engine::CombatLevel::Settlement;
}

}  // namespace

CombatForm::CombatForm(QWidget* parent) : QWidget(parent) {
    auto* layout = kit::column(this, 4);
    auto* grid = kit::grid(nullptr, 8, 1);
    grid->setColumnStretch(0, 1);
    m_walls = kit::dressed(new QSpinBox(this), {.spoken = tr("City walls, 0 to 3")});
    m_walls->setRange(0, engine::kMaxWalls);
    m_walls->setMinimumSize(64, 34);
    int row = 0;
    add(*grid, row, Which::Attackers, tr("Attacking army"), tr("1A2C"));
    add(*grid, row, Which::Target, tr("Target"), tr("city, 1C+city, settlement/upside-down"), m_walls);
    add(*grid, row, Which::AttackerDice, {}, QStringLiteral("10 7 5 5 ? 4 …"));
    add(*grid, row, Which::AttackerClaim, {}, tr("2C:destroyed"));
    add(*grid, row, Which::DefenderDice, {}, tr("nothing: the same dice"));
    add(*grid, row, Which::DefenderClaim, {}, tr("settlement"));
    layout->addLayout(grid);
    m_moreButton = kit::button({}, this, {.kind = "link", .checked = false});
    connect(m_moreButton, &QPushButton::toggled, this, &CombatForm::openMore);
    layout->addWidget(m_moreButton, 0, Qt::AlignLeft);
    m_more = makeMore();
    layout->addWidget(m_more);
    openMore(false);
    setNames(tr("the attacker"), tr("the defender"));
    m_walls->setEnabled(false);
    connect(m_walls, &QSpinBox::valueChanged, this, &CombatForm::edited);
    const std::array order{static_cast<QWidget*>(at(Which::Attackers).edit),
                           static_cast<QWidget*>(at(Which::Target).edit),
                           static_cast<QWidget*>(m_walls),
                           static_cast<QWidget*>(at(Which::AttackerDice).edit),
                           static_cast<QWidget*>(at(Which::AttackerClaim).edit),
                           static_cast<QWidget*>(at(Which::DefenderDice).edit),
                           static_cast<QWidget*>(at(Which::DefenderClaim).edit),
                           static_cast<QWidget*>(m_moreButton)};
    for (std::size_t i = 1; i < order.size(); ++i) {
        setTabOrder(order[i - 1], order[i]);
    }
}

void CombatForm::add(QGridLayout& grid, int& row, Which which, const QString& text, const QString& example,
                     QWidget* beside) {
    Field& field = at(which);
    field.caption = kit::dim(text, this);
    field.edit = kit::dressed(new QLineEdit(this), {.spoken = text, .tip = example});
    field.edit->setPlaceholderText(example);
    field.edit->setMaxLength(400);
    field.edit->setFont(sized(field.edit->font(), 18));
    field.edit->installEventFilter(this);
    field.caption->setBuddy(field.edit);
    field.caption->setContentsMargins(0, 4, 0, 0);
    field.echo = kit::note({}, this);
    field.echo->setTextFormat(Qt::PlainText);
    // Room for one line is kept, so that nothing jumps while somebody types.
    field.echo->setMinimumHeight(19);
    grid.addWidget(field.caption, row, 0);
    grid.addWidget(field.edit, row + 1, 0, 1, beside == nullptr ? 2 : 1);
    if (beside != nullptr) {
        auto* walls = kit::dim(tr("Walls"), this);
        walls->setBuddy(beside);
        grid.addWidget(walls, row, 1);
        grid.addWidget(beside, row + 1, 1);
    }
    grid.addWidget(field.echo, row + 2, 0, 1, 2);
    row += 3;
    connect(field.edit, &QLineEdit::textEdited, this, [this] {
        m_walls->setEnabled(mayHaveWalls(typed()));
        Q_EMIT edited();
    });
    // Enter goes on, as people expect who type numbers.
    connect(field.edit, &QLineEdit::returnPressed, this, [this] { focusNextChild(); });
}

QWidget* CombatForm::makeMore() {
    auto* more = new QWidget(this);
    auto* grid = kit::grid(more, -1, 2);
    grid->setColumnStretch(0, 1);
    int row = 0;
    add(*grid, row, Which::Allies, tr("Armies allied with the target"), QStringLiteral("2C & 1I"));
    add(*grid, row, Which::CoveringAllies, tr("Armies allied with the covered building"), QStringLiteral("1I"));
    for (std::size_t i = 0; i < kAsked.size(); ++i) {
        const engine::RulingInfo& info = engine::info(kAsked[i]);
        auto* question = kit::dim(QStringLiteral("%1  %2").arg(idText(kAsked[i]), said(info.question)), more);
        question->setWordWrap(true);
        m_rulings[i] = kit::dressed(new QComboBox(more), {.spoken = said(info.question)});
        m_rulings[i]->setMinimumHeight(32);
        kit::narrow(*m_rulings[i], 10);
        for (std::size_t option = 0; option < info.options.size(); ++option) {
            m_rulings[i]->addItem(said(info.options[option]));
        }
        question->setBuddy(m_rulings[i]);
        connect(m_rulings[i], &QComboBox::currentIndexChanged, this, &CombatForm::edited);
        grid->addWidget(question, row++, 0, 1, 2);
        grid->addWidget(m_rulings[i], row++, 0, 1, 2);
    }
    m_ten = kit::check(tr("Cities defend with the d10 (SA-V2)"), more, {}, this, &CombatForm::edited);
    grid->addWidget(m_ten, row, 0, 1, 2);
    return more;
}

void CombatForm::openMore(bool open) {
    m_moreButton->setText(open ? tr("▾ Allies, rulings") : tr("▸ Allies, rulings"));
    m_more->setVisible(open);
}

std::optional<CombatForm::Which> CombatForm::whichOf(const std::string& field) {
    return field == "attacker"         ? std::optional(Which::Attackers)
           : field == "defender"       ? std::optional(Which::Target)
           : field == "covering"       ? std::optional(Which::Target)
           : field == "walls"          ? std::optional(Which::Target)
           : field == "attacker.dice"  ? std::optional(Which::AttackerDice)
           : field == "attacker.claim" ? std::optional(Which::AttackerClaim)
           : field == "defender.dice"  ? std::optional(Which::DefenderDice)
           : field == "defender.claim" ? std::optional(Which::DefenderClaim)
           : field == "ally"           ? std::optional(Which::Allies)
           : field == "covering-ally"  ? std::optional(Which::CoveringAllies)
                                       : std::nullopt;
}

QString CombatForm::text(Which which) const {
    return at(which).edit->text();
}

CombatTyped CombatForm::typed() const {
    CombatTyped typed;
    typed.attackers = text(Which::Attackers);
    typed.target = text(Which::Target);
    typed.walls = m_walls->isEnabled() ? m_walls->value() : 0;
    typed.allies = text(Which::Allies);
    typed.coveringAllies = text(Which::CoveringAllies);
    typed.attackerDice = text(Which::AttackerDice);
    typed.attackerClaim = text(Which::AttackerClaim);
    typed.defenderDice = text(Which::DefenderDice);
    typed.defenderClaim = text(Which::DefenderClaim);
    for (std::size_t i = 0; i < kAsked.size(); ++i) {
        const int option = m_rulings[i] != nullptr ? m_rulings[i]->currentIndex() : 0;
        if (option > 0) {
            typed.rulings.push_back(asText({kAsked[i], static_cast<std::uint8_t>(option)}));
        }
    }
    if (m_ten != nullptr && m_ten->isChecked()) {
        typed.switches.emplace_back(engine::toText(engine::clause::SA_V2));
    }
    return typed;
}

void CombatForm::setTyped(const CombatTyped& typed) {
    at(Which::Attackers).edit->setText(typed.attackers);
    at(Which::Target).edit->setText(typed.target);
    at(Which::Allies).edit->setText(typed.allies);
    at(Which::CoveringAllies).edit->setText(typed.coveringAllies);
    at(Which::AttackerDice).edit->setText(typed.attackerDice);
    at(Which::AttackerClaim).edit->setText(typed.attackerClaim);
    at(Which::DefenderDice).edit->setText(typed.defenderDice);
    at(Which::DefenderClaim).edit->setText(typed.defenderClaim);
    for (std::size_t i = 0; i < kAsked.size(); ++i) {
        const engine::RulingInfo& info = engine::info(kAsked[i]);
        int chosen = 0;
        for (std::size_t option = 0; option < info.options.size(); ++option) {
            const engine::RulingChoice choice{kAsked[i], static_cast<std::uint8_t>(option)};
            if (std::find(typed.rulings.begin(), typed.rulings.end(), asText(choice)) != typed.rulings.end()) {
                chosen = static_cast<int>(option);
            }
        }
        m_rulings[i]->setCurrentIndex(chosen);
    }
    m_ten->setChecked(!typed.switches.empty());
    m_walls->setEnabled(mayHaveWalls(typed));
    m_walls->setValue(typed.walls);
    if (!typed.allies.isEmpty() || !typed.coveringAllies.isEmpty()) {
        m_moreButton->setChecked(true);
    }
    Q_EMIT edited();
}

void CombatForm::setRules(const std::optional<engine::CombatRules>& agreed) {
    if (agreed) {
        const std::array<int, 3> options{static_cast<int>(agreed->allyDie), static_cast<int>(agreed->allyLoss),
                                         static_cast<int>(agreed->wallsDrop)};
        for (std::size_t i = 0; i < options.size(); ++i) {
            m_rulings[i]->setCurrentIndex(options[i]);
        }
        m_ten->setChecked(agreed->citiesThrowTen);
    }
    const QString why = agreed ? tr("As agreed in this game") : QString();
    for (QComboBox* ruling : m_rulings) {
        ruling->setEnabled(!agreed);
        ruling->setToolTip(why);
    }
    m_ten->setEnabled(!agreed);
    m_ten->setToolTip(why);
}

void CombatForm::setNames(const QString& attacker, const QString& defender) {
    const auto name = [this](Which which, const QString& text) {
        at(which).caption->setText(text);
        at(which).edit->setAccessibleName(text);
    };
    name(Which::AttackerDice, tr("Dice as %1 remembers them, attacker first").arg(attacker));
    name(Which::AttackerClaim, tr("What is left, says %1").arg(attacker));
    name(Which::DefenderDice, tr("Dice as %1 remembers them").arg(defender));
    name(Which::DefenderClaim, tr("What is left, says %1").arg(defender));
}

void CombatForm::focusFirst() {
    at(Which::Attackers).edit->setFocus();
    at(Which::Attackers).edit->selectAll();
}

void CombatForm::focusField(const std::string& field) {
    if (const auto which = whichOf(field)) {
        at(*which).edit->setFocus();
    }
}

void CombatForm::wear(Field& field) {
    const bool loud = field.wrong && !field.edit->hasFocus();
    field.echo->setProperty("kind", loud ? QStringLiteral("bad") : QStringLiteral("dim"));
    field.echo->style()->unpolish(field.echo);
    field.echo->style()->polish(field.echo);
}

void CombatForm::say(Which which, const QString& text, bool wrong) {
    Field& field = at(which);
    field.echo->setText(text);
    if (field.wrong != wrong) {
        field.wrong = wrong;
        wear(field);
    }
}

/// Who is still typing is not told off.
bool CombatForm::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) {
        for (Field& field : m_fields) {
            if (field.edit == watched) {
                wear(field);
            }
        }
    }
    return QWidget::eventFilter(watched, event);
}

void CombatForm::echo(const TypedJudged& judged) {
    const auto armies = [](const std::vector<std::string>& texts) {
        QStringList words;
        for (const std::string& text : texts) {
            if (const auto units = engine::unitsFromText(text)) {
                words.append(standingWords({*units, std::nullopt}));
            }
        }
        return words.join(QStringLiteral(" & "));
    };
    const adjudicator::SettledCombat& said = judged.said;
    std::array<QString, kFields> words;
    const auto put = [&](Which which) -> QString& { return words[static_cast<std::size_t>(which)]; };
    put(Which::Attackers) = armies(said.combat.attackers);
    put(Which::Allies) = armies(said.combat.allies);
    put(Which::CoveringAllies) = armies(said.combat.coveringAllies);
    if (const auto target = engine::standingFromText(said.combat.defender)) {
        put(Which::Target) = standingWords(*target);
        if (said.combat.walls > 0) {
            put(Which::Target) += QStringLiteral(", ") + tr("%n wall(s)", nullptr, said.combat.walls);
        }
    }
    if (judged.settlement) {
        const auto side = [&](const adjudicator::SideJudged& its, const std::string& dice, Which diceField,
                              Which claimField, const std::string& name) {
            if (!dice.empty()) {
                put(diceField) = roundsText(its.account);
                if (judged.incomplete.contains(name + ".dice")) {
                    put(diceField) += QStringLiteral("   ") + tr("(a die is missing)");
                }
            }
            if (its.claim) {
                const QString left = standingWords(its.claim->defender);
                put(claimField) = its.claim->attacker
                                      ? tr("attacker: %1 – defender: %2").arg(standingWords(*its.claim->attacker), left)
                                      : tr("defender: %1").arg(left);
            }
        };
        side(judged.settlement->attacker, said.attacker.dice, Which::AttackerDice, Which::AttackerClaim, "attacker");
        side(judged.settlement->defender, said.defender.dice, Which::DefenderDice, Which::DefenderClaim, "defender");
    }
    std::array<bool, kFields> wrong{};
    for (const auto& [field, text] : judged.faults) {
        if (const auto which = whichOf(field)) {
            put(*which) = withLocalForms(text);
            wrong[static_cast<std::size_t>(*which)] = true;
        }
    }
    for (std::size_t i = 0; i < kFields; ++i) {
        say(static_cast<Which>(i), words[i], wrong[i]);
    }
}

}  // namespace ui
