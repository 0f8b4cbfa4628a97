// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/settle_page.h"

#include <QShortcut>
#include <algorithm>

#include "engine/rulesets/soldiers/fight.h"
#include "engine/state/to_position.h"
#include "ui/combat/two_parties.h"
#include "ui/files/own_combat.h"
#include "ui/kit/kit.h"
#include "ui/kit/side_area.h"
#include "ui/text/language.h"
#include "ui/theme/colours.h"
#include "ui/theme/icons.h"

namespace ui {

namespace {

constexpr int kSideBySideFrom = 1400;
constexpr int kLeftNarrow = 384;
constexpr int kLeftWide = 440;
constexpr int kRightNarrow = 344;
constexpr int kRightWide = 400;

QLabel* labelOf(const QString& text, const char* kind, QWidget* parent) {
    return kit::label(text, parent, {.kind = kind});
}

/// A headed column whose content scrolls where the window is low.
QWidget* column(const QString& head, SideArea* area, QWidget* inside, QWidget* parent) {
    auto* whole = new QWidget(parent);
    auto* layout = kit::column(whole, 0);
    layout->addWidget(labelOf(head, "head", whole));
    area->setWidget(inside);
    layout->addWidget(area, 1);
    return whole;
}

}  // namespace

SettlePage::SettlePage(TableDesk& desk, QWidget* parent) : Page(parent), m_desk(desk) {
    auto* layout = kit::column(this, 0);
    layout->addWidget(makeHead());
    auto* row = kit::row(nullptr, 1);
    auto* left = makeLeft();
    auto* middle = makeMiddle();
    auto* right = makeRight();
    kit::fill(*row, {left, {middle, 1}, right});
    layout->addLayout(row, 1);

    const auto key = [this](const QKeySequence& keys, auto press) {
        auto* shortcut = new QShortcut(keys, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, press);
    };
    key(QKeySequence(Qt::CTRL | Qt::Key_Return), [this] { record(); });
    key(QKeySequence(Qt::CTRL | Qt::Key_Enter), [this] { record(); });
    key(QKeySequence(Qt::Key_Escape), [this] { Q_EMIT leaveRequested(); });
    connect(m_form, &CombatForm::edited, this, &SettlePage::renew);
    connect(m_parties, &TwoParties::changed, this, [this] {
        offerPlayers();
        renew();
    });
    connect(m_ruling, &SettleRuling::edited, this, [this] { enter(Stage::Typing); });
    connect(m_ruling, &SettleRuling::aloneChanged, this, &SettlePage::takeTable);
    connect(m_ruling, &SettleRuling::recordPressed, this, &SettlePage::record);
    connect(&m_desk, &TableDesk::changed, this, &SettlePage::takeTable);
    connect(&m_desk.rulings(), &Rulings::recorded, this, [this](qulonglong entry) {
        if (m_stage == Stage::Writing) {
            enter(Stage::Written);
            takeTable();
            m_ruling->tell(tr("✓ Ruling recorded as entry %1.").arg(entry), "good");
        }
    });
    connect(&m_desk.rulings(), &Rulings::notRecorded, this, [this](const QString& why) {
        if (m_stage == Stage::Writing) {
            enter(Stage::Typing);
            m_ruling->tell(tr("The ruling is not recorded: %1").arg(why), "bad");
        }
    });
    takeTable();
}

QWidget* SettlePage::makeHead() {
    auto* head = kit::ground(this, "turnBar");
    auto* row = kit::row(head, 12, {16, 8, 14, 8});
    row->addWidget(kit::picture(drawn(Icon::Ruling, colours().text, 32, devicePixelRatioF()), head));
    auto* names = kit::column(nullptr, 0);
    kit::fill(*names, {labelOf(tr("Settle a combat"), "title", head),
                       labelOf(tr("Nobody wrote it down, and two remember it differently"), "dim", head)});
    kit::fill(*row, {names, kit::stretch()});
    // Not in the way of Tab: the keyboard types, then rules.
    const auto add = [&](const QString& text, auto press) {
        auto* button = kit::press(text, head, {}, this, press);
        button->setFocusPolicy(Qt::NoFocus);
        row->addWidget(button);
    };
    add(tr("Another combat"), [this] {
        clear();
        begin();
    });
    add(tr("Back to the table   [Esc]"), [this] { Q_EMIT leaveRequested(); });
    return head;
}

QWidget* SettlePage::makeLeft() {
    auto* inside = kit::ground(this);
    auto* rows = kit::column(inside, 8, {14, 10, 14, 10});
    m_parties = new TwoParties(inside);
    m_form = new CombatForm(inside);
    kit::fill(*rows, {m_parties, m_form, kit::stretch()});
    m_left = new SideArea(kLeftNarrow, this);
    return column(tr("What both say"), m_left, inside, this);
}

QWidget* SettlePage::makeMiddle() {
    auto* middle = new QWidget(this);
    auto* layout = kit::column(middle, 0);
    layout->addWidget(labelOf(tr("What the rules say"), "head", middle));
    m_answer = new SettleAnswer(middle);
    layout->addWidget(m_answer, 1);
    return middle;
}

QWidget* SettlePage::makeRight() {
    m_ruling = new SettleRuling(this);
    m_right = new SideArea(kRightNarrow, this);
    return column(tr("The referee’s ruling"), m_right, m_ruling, this);
}

void SettlePage::resizeEvent(QResizeEvent*) {
    const bool narrow = width() < kSideBySideFrom;
    m_left->setLeast(narrow ? kLeftNarrow : kLeftWide);
    m_right->setLeast(narrow ? kRightNarrow : kRightWide);
}

void SettlePage::clear() {
    m_ruling->clear();
    m_form->setTyped({});
}

void SettlePage::begin() {
    if (m_stage == Stage::Written) {
        clear();
    }
    takeTable();
    m_form->focusFirst();
}

void SettlePage::enter() {
    m_form->focusFirst();
}

/// The clause of the first verdict; without one nothing is explained.
bool SettlePage::explain() {
    (void)m_answer->explain();
    return true;
}

SettlePage::Shown SettlePage::shown() const {
    return {m_form->typed(), m_parties->attacker(), m_parties->defender()};
}

void SettlePage::restore(const Shown& shown) {
    m_parties->choose(shown.attacker, shown.defender);
    offerPlayers();
    m_form->setTyped(shown.combat);
}

/// Players and rulings of the game at the table, whenever that is another one.
void SettlePage::takeTable() {
    if (m_stage == Stage::Writing) {
        return;
    }
    const bool game = m_desk.hasGame() && !isOwnCombat(m_desk.table().line());
    m_ruling->setGame(game);
    const Basis basis{game ? std::optional(m_desk.table().line().game()) : std::nullopt, m_ruling->alone()};
    m_ruling->setBecomes(basis.alone ? tr("Becomes a game of its own in this record book.")
                                     : tr("Becomes entry %1.").arg(m_desk.table().line().head().seq + 1));
    if (m_basis == basis) {
        return;
    }
    m_basis = basis;
    std::vector<engine::PlayerSetup> players;
    if (!basis.alone) {
        for (const engine::Player& player : m_desk.position().table->players) {
            players.push_back({player.id, player.name, player.colour});
        }
    }
    m_parties->offer(players);
    if (players.size() > 1) {
        // Whose turn it is attacked, most likely.
        const std::size_t turn = engine::index(m_desk.position().turn.player);
        m_parties->choose(players[turn], players[(turn + 1) % players.size()]);
    }
    m_form->setRules(basis.alone ? std::nullopt : std::optional(engine::combatRules(m_desk.position())));
    offerPlayers();
    renew();
}

SettleParties SettlePage::parties() const {
    return {m_parties->attackerName(), m_parties->defenderName(), m_parties->attackerLook(), m_parties->defenderLook()};
}

void SettlePage::renew() {
    m_form->setNames(m_parties->attackerName(), m_parties->defenderName());
    m_judged = judged(m_form->typed());
    const adjudicator::Settlement* settlement = m_judged.settlement ? &*m_judged.settlement : nullptr;
    m_form->echo(m_judged);
    m_answer->show(settlement, parties());
    m_ruling->offer(settlement);
    if (m_stage != Stage::Writing) {
        enter(Stage::Typing);
    }
}

void SettlePage::enter(Stage stage) {
    m_stage = stage;
    m_ruling->tell(stage == Stage::Writing ? tr("Writing …") : QString(), "dim");
    m_ruling->setReady(stage == Stage::Typing && m_judged.settlement);
}

/// Who can be heard: the players of the game, or the two of one of its own.
void SettlePage::offerPlayers() {
    const auto offer = [this](const engine::Position& position) {
        std::vector<engine::PlayerId> heard;
        for (const std::string& id : {m_parties->attacker().id, m_parties->defender().id}) {
            if (const auto player = position.table->find(id)) {
                heard.push_back(*player);
            }
        }
        m_ruling->offerPlayers(position, heard);
    };
    if (!m_ruling->alone()) {
        offer(m_desk.position());
    } else if (const auto own = engine::toPosition(ownCombatSetup(m_parties->attacker(), m_parties->defender(), {}))) {
        offer(*own);
    }
}

adjudicator::RulingGiven SettlePage::given() const {
    adjudicator::RulingGiven ruling;
    ruling.decision = adjudicator::RulingDecision::Settled;
    adjudicator::SettledCombat combat = m_judged.said;
    combat.result = m_ruling->result();
    QStringList claims;
    const auto add = [&](const QString& name, const std::string& claim) {
        if (!claim.empty()) {
            claims.append(tr("%1 says %2").arg(name, withLocalForms(claim)));
        }
    };
    add(m_parties->attackerName(), combat.attacker.claim);
    add(m_parties->defenderName(), combat.defender.claim);
    ruling.question = claims.join(QStringLiteral("; ")).toStdString();
    ruling.combat = std::move(combat);
    m_ruling->fill(ruling);
    return ruling;
}

QString SettlePage::missing(const adjudicator::RulingGiven& ruling) {
    if (!m_desk.isOpen()) {
        return tr("No record book is open.");
    }
    if (!m_judged.faults.empty()) {
        m_form->focusField(m_judged.faults.begin()->first);
        return tr("A field at the left cannot be read.");
    }
    if (!m_judged.settlement) {
        m_form->focusFirst();
        return tr("The attacking army or its target is missing.");
    }
    if (ruling.combat->result.empty()) {
        m_ruling->focusResult();
        return tr("What holds is missing.");
    }
    if (const auto fault = adjudicator::faultOf(*ruling.combat, language())) {
        m_ruling->focusResult();
        return withLocalForms(fault->text);
    }
    if (!m_ruling->hasReason()) {
        m_ruling->focusReason();
        return tr("The reason is missing.");
    }
    return {};
}

void SettlePage::record() {
    if (m_stage != Stage::Typing) {
        return;
    }
    adjudicator::RulingGiven ruling = given();
    const QString why = missing(ruling);
    if (!why.isEmpty()) {
        m_ruling->tell(why, "bad");
        return;
    }
    if (!m_ruling->alone()) {
        enter(Stage::Writing);
        m_desk.rulings().record(std::move(ruling));
        return;
    }
    const engine::Setup setup = ownCombatSetup(m_parties->attacker(), m_parties->defender(), ruling.combat->combat);
    if (!engine::toPosition(setup)) {
        m_ruling->tell(tr("A game of its own cannot have these rulings."), "bad");
        return;
    }
    enter(Stage::Writing);
    m_desk.rulings().recordAlone(setup, std::move(ruling));
}

}  // namespace ui
