// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/new_game/joined_step.h"

#include <QRadioButton>
#include <QSpinBox>
#include <algorithm>
#include <set>

#include "engine/rulesets/monopolists/continents.h"
#include "ui/draft/game_draft.h"
#include "ui/kit/kit.h"
#include "ui/kit/tab_order.h"
#include "ui/rules/clause_tag.h"
#include "ui/theme/players.h"

namespace ui {

namespace {

using engine::Phase;

constexpr int kMostRounds = 500;
constexpr int kMostCards = 95;

/// -1 stands for "not known" and is shown so.
QSpinBox* countField(QWidget* parent, int least, int most, const QString& unknown, const QString& name) {
    auto* field = new QSpinBox(parent);
    field->setRange(least, most);
    if (!unknown.isEmpty()) {
        field->setSpecialValueText(unknown);
    }
    field->setMinimumHeight(30);
    field->setAccessibleName(name);
    return field;
}

/// So many cards, nobody knows which.
template <class Kind>
engine::HandOf<Kind> counted(int total) {
    engine::HandOf<Kind> hand;
    hand.total = total;
    for (engine::Range& range : hand.cards.items) {
        range = {0, total};
    }
    return hand;
}

}  // namespace

JoinedStep::JoinedStep(GameDraft& draft, QWidget* parent) : QWidget(parent), m_draft(draft) {
    auto* column = kit::column(this, 8, {18, 14, 18, 14});
    m_fresh = new QRadioButton(tr("The game begins with the founding phase"), this);
    m_underWay = new QRadioButton(tr("The game is under way: it goes on as it stands"), this);
    kit::fill(*column, {m_fresh, m_underWay});
    m_pieces = kit::note(
        tr("Pieces stand on the board, so the game is under way. They can be taken away in the step “Board”."), this);
    column->addWidget(m_pieces);
    connect(m_underWay, &QRadioButton::toggled, this, [this](bool on) {
        m_draft.joined().setUnderWay(on);
        reload();
        Q_EMIT changed();
    });
    column->addStretch(1);
    refresh();
}

JoinedStep::Asked JoinedStep::asked() const {
    std::set<std::string> continents;
    for (const engine::HexSetup& hex : m_draft.setup().hexes) {
        if (!hex.continent.empty() && hex.continent != engine::kExchange) {
            continents.insert(hex.continent);
        }
    }
    return {m_draft.setup().players, m_draft.rules(), {continents.begin(), continents.end()}};
}

QComboBox* JoinedStep::playerChoice(QWidget* parent, const QString& name, const std::optional<std::string>& chosen) {
    auto* box = kit::dressed(new QComboBox(parent), {.spoken = name});
    box->setMinimumHeight(30);
    box->addItem(tr("nobody"), QString());
    for (std::size_t seat = 0; seat < m_asked.players.size(); ++seat) {
        const engine::PlayerSetup& player = m_asked.players[seat];
        const QString id = QString::fromStdString(player.id);
        box->addItem(
            badge(lookOf(id, QString::fromStdString(player.colour), static_cast<int>(seat)), 18, devicePixelRatioF()),
            nameOf(player), id);
    }
    box->setCurrentIndex(chosen ? std::max(0, box->findData(QString::fromStdString(*chosen))) : 0);
    return box;
}

void JoinedStep::addTurn(QGridLayout& grid) {
    const engine::TurnSetup turn = m_draft.setup().turn.value_or(engine::TurnSetup{});
    m_round = countField(m_form, 1, kMostRounds, {}, tr("Round"));
    m_round->setValue(turn.round);
    m_player = playerChoice(m_form, tr("Whose turn it is"), turn.player);
    m_player->removeItem(0);
    m_player->setCurrentIndex(std::max(0, m_player->findData(QString::fromStdString(turn.player))));
    m_phase = kit::dressed(new QComboBox(m_form), {.spoken = tr("Phase")});
    m_phase->setMinimumHeight(30);
    const auto phase = [&](Phase which, const QString& name) {
        m_phase->addItem(name, QString::fromStdString(std::string(engine::toText(which))));
    };
    phase(Phase::Found, tr("Founding"));
    phase(Phase::Roll, tr("Rolling"));
    phase(Phase::Build, tr("Trading and building"));
    if (m_asked.rules && m_asked.rules->armies) {
        phase(Phase::Move, tr("Movement"));
        phase(Phase::Combat, tr("Combat"));
    }
    const QString given = QString::fromStdString(turn.phase);
    if (!given.isEmpty() && m_phase->findData(given) < 0) {
        m_phase->addItem(given, given);
    }
    m_phase->setCurrentIndex(std::max(0, m_phase->findData(given)));
    grid.addWidget(new QLabel(tr("Turn of"), m_form), 0, 0);
    grid.addWidget(m_player, 0, 1);
    grid.addWidget(m_phase, 0, 2);
    grid.addWidget(new QLabel(tr("Round"), m_form), 1, 0);
    grid.addWidget(m_round, 1, 1);
    connect(m_round, &QSpinBox::valueChanged, this, &JoinedStep::takeTurn);
    connect(m_player, &QComboBox::activated, this, &JoinedStep::takeTurn);
    connect(m_phase, &QComboBox::activated, this, &JoinedStep::takeTurn);
}

void JoinedStep::takeTurn() {
    m_draft.joined().setTurn(m_round->value(), m_player->currentData().toString().toStdString(),
                             m_phase->currentData().toString().toStdString());
    Q_EMIT changed();
}

void JoinedStep::addHolders(QGridLayout& grid) {
    const engine::Setup& setup = m_draft.setup();
    const auto holder = [&](const QString& name, std::optional<std::string> engine::Setup::*card,
                            engine::ClauseId clause) {
        const int line = grid.rowCount();
        auto* box = playerChoice(m_form, name, setup.*card);
        grid.addWidget(new QLabel(name, m_form), line, 0);
        grid.addWidget(box, line, 1);
        grid.addWidget(new ClauseTag(clause, m_form), line, 2, Qt::AlignLeft);
        connect(box, &QComboBox::activated, this, [this, box, card] {
            const std::string id = box->currentData().toString().toStdString();
            m_draft.joined().setHolder(card, id.empty() ? std::nullopt : std::optional(id));
            showKnights();
            Q_EMIT changed();
        });
    };
    if (!m_asked.rules) {
        return;
    }
    const bool second = m_asked.rules->number(engine::Number::SecondCardValue) > 0;
    const bool army = m_asked.rules->has(engine::clause::B_12);
    holder(tr("Longest road"), &engine::Setup::longestRoadHolder, engine::clause::B_11);
    if (army) {
        holder(tr("Largest army"), &engine::Setup::largestArmyHolder, engine::clause::B_12);
    }
    if (second) {
        holder(tr("Second longest road"), &engine::Setup::secondRoadHolder, engine::clause::CC_10);
    }
    if (second && army) {
        holder(tr("Second largest army"), &engine::Setup::secondArmyHolder, engine::clause::CC_10);
    }
}

template <class Change>
void JoinedStep::changeMarks(Change change) {
    engine::MarksSetup marks = m_draft.setup().marks;
    change(marks);
    m_draft.joined().setMarks(std::move(marks));
    Q_EMIT changed();
}

void JoinedStep::addMonopolists(QGridLayout& grid) {
    if (!m_asked.rules || !m_asked.rules->has(engine::clause::MO_15)) {
        return;
    }
    const auto& marks = m_draft.setup().marks;
    for (const std::string& continent : m_asked.continents) {
        const QString name = tr("Monopolist of %1").arg(QString::fromStdString(continent));
        const auto held =
            std::ranges::find(marks.monopolists, continent, [](const auto& card) { return card.continent; });
        auto* box =
            playerChoice(m_form, name, held == marks.monopolists.end() ? std::nullopt : std::optional(held->player));
        const int line = grid.rowCount();
        grid.addWidget(new QLabel(name, m_form), line, 0);
        grid.addWidget(box, line, 1);
        grid.addWidget(new ClauseTag(engine::clause::MO_15, m_form), line, 2, Qt::AlignLeft);
        connect(box, &QComboBox::activated, this, [this, box, continent] {
            const std::string id = box->currentData().toString().toStdString();
            changeMarks([&](engine::MarksSetup& changed) {
                std::erase_if(changed.monopolists, [&](const auto& card) { return card.continent == continent; });
                if (!id.empty()) {
                    changed.monopolists.push_back({continent, id});
                    std::ranges::sort(changed.monopolists, {}, [](const auto& card) { return card.continent; });
                }
            });
        });
    }
    const QString name = tr("First on the Exchange");
    auto* box = playerChoice(m_form, name, marks.exchangePoint);
    const int line = grid.rowCount();
    grid.addWidget(new QLabel(name, m_form), line, 0);
    grid.addWidget(box, line, 1);
    grid.addWidget(new ClauseTag(engine::clause::MO_16, m_form), line, 2, Qt::AlignLeft);
    connect(box, &QComboBox::activated, this, [this, box] {
        const std::string id = box->currentData().toString().toStdString();
        changeMarks([&](engine::MarksSetup& changed) {
            changed.exchangePoint = id.empty() ? std::nullopt : std::optional(id);
        });
    });
}

template <class Change>
void JoinedStep::changeHolding(const std::string& player, Change change) {
    const auto& holdings = m_draft.setup().holdings;
    const auto found = holdings.find(player);
    engine::HoldingSetup holding = found == holdings.end() ? engine::HoldingSetup{} : found->second;
    change(holding);
    m_draft.joined().setHolding(player, holding);
    Q_EMIT changed();
}

void JoinedStep::addPlayerRow(QGridLayout& grid, int line, std::size_t seat) {
    const engine::PlayerSetup& player = m_asked.players[seat];
    const std::string id = player.id;
    const QString name = nameOf(player);
    const auto& holdings = m_draft.setup().holdings;
    const auto found = holdings.find(id);
    const engine::HoldingSetup holding = found == holdings.end() ? engine::HoldingSetup{} : found->second;
    auto* sign = new QLabel(m_form);
    sign->setPixmap(
        badge(lookOf(QString::fromStdString(id), QString::fromStdString(player.colour), static_cast<int>(seat)), 22,
              devicePixelRatioF()));
    grid.addWidget(sign, line, 0);
    grid.addWidget(new QLabel(name, m_form), line, 1);
    int column = 2;
    const QString unknown = tr("not known");

    auto* hand = countField(m_form, -1, kMostCards, unknown, tr("Resource cards of %1").arg(name));
    hand->setValue(holding.hand && holding.hand->total ? *holding.hand->total : -1);
    grid.addWidget(hand, line, column++);
    connect(hand, &QSpinBox::valueChanged, this, [this, id](int count) {
        changeHolding(id, [&](engine::HoldingSetup& its) {
            its.hand = count < 0 ? std::nullopt : std::optional(counted<engine::Resource>(count));
        });
    });
    auto* cards = countField(m_form, -1, 25, unknown, tr("Hidden development cards of %1").arg(name));
    cards->setValue(holding.hiddenDevelopment && holding.hiddenDevelopment->total ? *holding.hiddenDevelopment->total
                                                                                  : -1);
    grid.addWidget(cards, line, column++);
    connect(cards, &QSpinBox::valueChanged, this, [this, id](int count) {
        changeHolding(id, [&](engine::HoldingSetup& its) {
            its.hiddenDevelopment = count < 0 ? std::nullopt : std::optional(counted<engine::DevelopmentCard>(count));
        });
    });
    auto* knights = countField(m_form, 0, 25, {}, tr("Knights played by %1").arg(name));
    constexpr auto knight = engine::DevelopmentCard::Knight;
    knights->setValue(knightsOf(m_draft.setup(), id));
    m_knights[id] = knights;
    grid.addWidget(knights, line, column++);
    connect(knights, &QSpinBox::valueChanged, this, [this, id](int count) {
        changeHolding(id, [&](engine::HoldingSetup& its) {
            engine::DevelopmentCounts played = its.playedDevelopment.value_or(engine::DevelopmentCounts{});
            played[knight] = count;
            its.playedDevelopment = played.none() ? std::nullopt : std::optional(played);
        });
    });
    auto* extra = countField(m_form, 0, 99, {}, tr("Further points of %1").arg(name));
    extra->setValue(holding.extraPoints.value_or(0));
    grid.addWidget(extra, line, column++);
    connect(extra, &QSpinBox::valueChanged, this, [this, id](int count) {
        changeHolding(
            id, [&](engine::HoldingSetup& its) { its.extraPoints = count == 0 ? std::nullopt : std::optional(count); });
    });
    const auto tick = [&](const QString& words, bool on, auto member) {
        auto* box = kit::dressed(new QCheckBox(m_form), {.spoken = words.arg(name)});
        box->setChecked(on);
        grid.addWidget(box, line, column++, Qt::AlignCenter);
        connect(box, &QCheckBox::toggled, this, [this, id, member](bool ticked) {
            changeMarks([&](engine::MarksSetup& marks) {
                if (ticked) {
                    (marks.*member)[id] = true;
                } else {
                    (marks.*member).erase(id);
                }
            });
        });
    };
    const engine::MarksSetup& marks = m_draft.setup().marks;
    const auto isOn = [&](const std::map<std::string, bool>& list) {
        const auto its = list.find(id);
        return its != list.end() && its->second;
    };
    if (m_asked.rules && m_asked.rules->armies) {
        tick(tr("%1 has bought the nuclear weapon"), isOn(marks.nukeBought), &engine::MarksSetup::nukeBought);
    }
    if (m_asked.rules && m_asked.rules->has(engine::clause::CC_14)) {
        tick(tr("%1 is boycotted"), isOn(marks.boycotted), &engine::MarksSetup::boycotted);
    }
}

/// The largest army's holder has played some.
void JoinedStep::showKnights() {
    for (const auto& [player, box] : m_knights) {
        const QSignalBlocker quiet(box);
        box->setValue(knightsOf(m_draft.setup(), player));
    }
}

void JoinedStep::addPlayers(QVBoxLayout& column) {
    auto* grid = kit::grid(nullptr, 12, 6);
    int place = 2;
    const auto head = [&](const QString& text) { grid->addWidget(kit::note(text, m_form), 0, place++); };
    head(tr("Resource cards"));
    head(tr("Hidden cards"));
    head(tr("Knights played"));
    head(tr("Further points"));
    if (m_asked.rules && m_asked.rules->armies) {
        head(tr("Weapon bought"));
    }
    if (m_asked.rules && m_asked.rules->has(engine::clause::CC_14)) {
        head(tr("Boycotted"));
    }
    for (std::size_t seat = 0; seat < m_asked.players.size(); ++seat) {
        addPlayerRow(*grid, static_cast<int>(seat) + 1, seat);
    }
    grid->setColumnStretch(place, 1);
    column.addLayout(grid);
    auto* note =
        kit::note(tr("What is not known need not be said; the game asks for it when a decision needs it."), m_form);
    column.addWidget(note);
}

void JoinedStep::rebuild() {
    if (m_form != nullptr) {
        m_form->hide();
        m_form->deleteLater();
    }
    m_form = new QWidget(this);
    m_knights.clear();
    auto* column = kit::column(m_form, 12, {26, 8, 0, 0});
    auto* grid = kit::grid(nullptr, 12, 6);
    addTurn(*grid);
    addHolders(*grid);
    addMonopolists(*grid);
    grid->setColumnStretch(3, 1);
    column->addLayout(grid);
    addPlayers(*column);
    auto* layout = qobject_cast<QVBoxLayout*>(this->layout());
    layout->insertWidget(layout->count() - 1, m_form);
    putInTabOrder(*m_pieces, *m_form);
}

void JoinedStep::refresh() {
    const bool pieces = !hasNoPieces(m_draft.setup());
    {
        const QSignalBlocker quiet(m_underWay);
        const QSignalBlocker quietToo(m_fresh);
        m_fresh->setEnabled(!pieces);
        (m_draft.isUnderWay() ? m_underWay : m_fresh)->setChecked(true);
    }
    m_pieces->setVisible(pieces);
    Asked now = asked();
    // A field in use is not taken from under the fingers: only other questions make a new form.
    if (m_form == nullptr || now != m_asked) {
        m_asked = std::move(now);
        rebuild();
    }
    m_form->setVisible(m_draft.isUnderWay());
}

void JoinedStep::reload() {
    m_asked = asked();
    rebuild();
    refresh();
}

}  // namespace ui
