// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/table_desk.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "adjudicator/desk.h"
#include "db/book.h"
#include "engine/check.h"
#include "engine/action/decide.h"
#include "engine/action/evolve.h"
#include "engine/action/legal_actions.h"
#include "ui/text/sentences.h"
#include "ui/text/units_text.h"
#include "ui/parts/turn_bar.h"

namespace ui {

namespace {

const QString kLetters = QStringLiteral("abcdefghijklmnopqrstuvwxyz");

bool has(const std::vector<engine::Action>& actions, Act act) {
    return std::any_of(actions.begin(), actions.end(), [act](const engine::Action& action) { return isOf(act, action); });
}

template <class T>
const T* first(const std::vector<engine::Action>& actions) {
    for (const engine::Action& action : actions) {
        if (const T* is = std::get_if<T>(&action)) {
            return is;
        }
    }
    return nullptr;
}

bool isThrow(const engine::Action& action) {
    return std::holds_alternative<engine::Throw>(action);
}

}  // namespace

TableDesk::TableDesk(QObject* parent) : QObject(parent) {}

TableDesk::~TableDesk() {
    m_table.reset();
    m_thread.reset();
}

std::optional<db::BookError> TableDesk::openBook(const std::filesystem::path& file) {
    auto book = db::Book::open(file, db::OpenMode::Create);
    if (!book) {
        return book.error();
    }
    const auto games = book->games();
    if (!games) {
        return games.error();
    }
    std::optional<adjudicator::Line> line;
    m_gameCount = games->size();
    m_lastGame.reset();
    if (!games->empty()) {
        m_lastGame = games->back();
        const auto entries = book->entries(games->back().id);
        if (!entries) {
            return entries.error();
        }
        auto folded = adjudicator::Line::fold(*entries);
        if (!folded) {
            return db::BookError{db::BookProblem::ChainDamaged, file, folded.error().seq, 0, 0};
        }
        line = std::move(*folded);
    }
    m_table.reset();
    m_thread.reset();
    m_file = file;
    m_secrets = std::make_unique<adjudicator::SecretStore>(adjudicator::ownSecrets());
    m_thread = std::make_unique<db::BookThread>(std::move(*book), [this](std::function<void()> run) {
        QMetaObject::invokeMethod(this, std::move(run), Qt::QueuedConnection);
    });
    if (line) {
        attach(std::move(*line));
    }
    Q_EMIT changed();
    return std::nullopt;
}

void TableDesk::startGame(const engine::Setup& setup) {
    const std::string body = adjudicator::genesisBody(setup, m_gameCount + 1, m_lastGame);
    m_thread->createGame(body, [this, body](const engine::Expected<db::GameInfo, db::BookError>& answer) {
        if (!answer) {
            m_said = Message{Message::Kind::Refuse, Icon::Warning, tr("The game is not saved."), sentence(answer.error()), {}, {}, {}};
            Q_EMIT changed();
            return;
        }
        auto line = adjudicator::Line::begin(body);
        ADJ_CHECK(line.has_value(), "a game begins with the entry just written");
        ++m_gameCount;
        m_lastGame = *answer;
        attach(std::move(*line));
        Q_EMIT changed();
    });
}

void TableDesk::attach(adjudicator::Line line) {
    adjudicator::Surroundings around;
    around.append = [this](const db::GameId& game, const db::Head& after, std::vector<std::string> bodies,
                           std::function<void(engine::Expected<db::Head, db::BookError>)> answer) {
        m_thread->append(game, after, std::move(bodies), std::move(answer));
    };
    around.now = &adjudicator::utcNow;
    around.drawSecret = &adjudicator::drawSecret;
    around.secrets = m_secrets.get();
    adjudicator::TableListener listener;
    listener.changed = [this](const engine::Position&, const engine::Events& events) { onChanged(events); };
    listener.refused = [this](const engine::Refusal& refusal) { refuse(refusal, std::nullopt); };
    listener.refusedByTable = [this](adjudicator::TableRefusal refusal) {
        m_said = Message{Message::Kind::Warn, Icon::Warning, {}, sentence(refusal), {}, {}, {}};
        Q_EMIT changed();
    };
    listener.failed = [this](const db::BookError& error) {
        m_said = Message{Message::Kind::Refuse, Icon::Warning, tr("The last act is not saved; the game stands as shown."), sentence(error), {}, {}, {}};
        renewOffer();
        Q_EMIT changed();
    };
    m_chooser.reset();
    m_preview.reset();
    clearSaid();
    m_table = std::make_unique<adjudicator::LiveTable>(std::move(line), std::move(around), std::move(listener));
    m_lastActSeq = m_table->line().lastAct().value_or(0);
    renewOffer();
}

void TableDesk::onChanged(const engine::Events& events) {
    m_typed.clear();
    if (m_throwAtOnce && m_table->declared()) {
        m_throwAtOnce = false;
        m_table->openThrow({});
        return;
    }
    const auto lastAct = m_table->line().lastAct().value_or(0);
    const bool dice = std::any_of(events.begin(), events.end(), [](const engine::Event& event) {
        return std::holds_alternative<engine::DiceThrown>(event.body) || std::holds_alternative<engine::RoundFought>(event.body);
    });
    m_lastActSeq = lastAct;
    m_preview.reset();
    clearSaid();
    renewOffer();
    Q_EMIT changed();
    if (dice) {
        Q_EMIT thrown();
    }
}

void TableDesk::renewOffer() {
    m_legal = engine::legalActions(position());
    m_part.reset();
    m_chooser.reset();
    if (m_table->declared()) {
        return;
    }
    // Founding and the robber leave no choice of act: the place is asked for at once.
    if (position().turn.phase == engine::Phase::Found && has(m_legal, Act::Found)) {
        m_chooser.emplace(Act::Found, m_legal);
    } else if (has(m_legal, Act::Robber)) {
        m_chooser.emplace(Act::Robber, m_legal);
    }
}

void TableDesk::clearSaid() {
    m_said.reset();
    m_refusedAt.reset();
    m_asked.reset();
}

std::optional<Act> TableDesk::act() const {
    return m_chooser ? std::optional(m_chooser->act()) : std::nullopt;
}

std::set<Act> TableDesk::openActs() const {
    std::set<Act> open;
    if (m_table && !m_table->declared()) {
        for (const engine::Action& action : m_legal) {
            for (const ActInfo& info : allActs()) {
                if (isOf(info.act, action)) {
                    open.insert(info.act);
                }
            }
        }
    }
    return open;
}

void TableDesk::choose(Act act) {
    clearSaid();
    m_preview.reset();
    m_part.reset();
    if (!has(m_legal, act)) {
        // Not possible anywhere: the engine says why for the place that it would be about.
        m_chooser.reset();
        const engine::Topology& topology = position().topology();
        std::optional<engine::Refusal> refusal;
        const auto probe = [&](const engine::Place& place) {
            std::vector<engine::Place> places{place};
            if (act == Act::Fire) {
                places.emplace_back(engine::HexId{});
            }
            if (const auto action = actionFor(act, position(), places)) {
                if (const auto decided = engine::decide(position(), *action); !decided) {
                    refusal = decided.error();
                }
            }
        };
        // The first own piece speaks for all; without one any place does.
        if (wantedFor(act, 0) == Wanted::Side) {
            probe(engine::SideId{});
        } else {
            probe(engine::CornerId{});
            for (const engine::CornerId corner : topology.corners()) {
                if (position().buildings[corner] && position().buildings[corner]->owner == position().turn.player) {
                    probe(corner);
                    break;
                }
            }
        }
        if (refusal) {
            refuse(*refusal, std::nullopt);
        }
        return;
    }
    m_chooser.emplace(act, m_legal);
    // One army or weapon alone needs no pointing at.
    if ((act == Act::Move || act == Act::Fire) && m_chooser->nextPlaces().size() == 1) {
        m_chooser->take(m_chooser->nextPlaces().front());
    }
    finishOrAsk();
}

void TableDesk::finishOrAsk() {
    if (m_chooser && m_chooser->placesDone() && m_chooser->candidates().size() == 1) {
        const engine::Action action = withPart(m_chooser->candidates().front());
        play(action);
        return;
    }
    Q_EMIT changed();
}

engine::Action TableDesk::withPart(engine::Action action) const {
    if (auto* move = std::get_if<engine::MoveArmy>(&action); move != nullptr && m_part) {
        move->units = m_part;
        move->nuke = false;
    }
    return action;
}

void TableDesk::takePlace(const PlaceName& name) {
    if (!m_table) {
        return;
    }
    m_refusedAt.reset();
    const auto place = placeOf(position().topology(), name);
    if (!place) {
        m_said = Message{Message::Kind::Refuse, Icon::Cross, {}, tr("The board has no such place: %1").arg(textOf(name)), {}, {}, {}};
        Q_EMIT changed();
        return;
    }
    if (!m_chooser) {
        look(name);
        return;
    }
    std::vector<engine::Place> places = m_chooser->chosen();
    if (m_chooser->act() == Act::Fire && places.size() == 1 && std::holds_alternative<engine::HexId>(*place)) {
        const auto hex = std::get<engine::HexId>(*place);
        const bool again = m_preview && m_preview->fixed && m_preview->action.hex == hex;
        again ? confirm() : previewNuke(std::get<engine::CornerId>(places.front()), hex, true);
        return;
    }
    if (m_chooser->take(*place)) {
        m_said.reset();
        finishOrAsk();
        return;
    }
    places.push_back(*place);
    if (const auto action = actionFor(m_chooser->act(), position(), places)) {
        const auto decided = engine::decide(position(), withPart(*action));
        if (decided) {
            play(withPart(*action));
        } else {
            refuse(decided.error(), name);
        }
    }
}

void TableDesk::previewNuke(engine::CornerId from, engine::HexId hex, bool fixed) {
    engine::FireNuke fire{position().turn.player, from, hex};
    auto decided = engine::decide(position(), fire);
    if (!decided) {
        m_preview.reset();
        if (fixed) {
            refuse(decided.error(), position().topology().hex(hex));
        } else {
            Q_EMIT changed();
        }
        return;
    }
    engine::Position after = position();
    engine::evolve(after, decided->events);
    m_said.reset();
    m_preview = NukePreview{fire, std::move(*decided), std::move(after), fixed};
    Q_EMIT changed();
}

void TableDesk::hover(const PlaceName& name) {
    if (!m_chooser || m_chooser->act() != Act::Fire || m_chooser->chosen().empty() || (m_preview && m_preview->fixed)) {
        return;
    }
    const auto place = placeOf(position().topology(), name);
    const auto* hex = place ? std::get_if<engine::HexId>(&*place) : nullptr;
    if (hex != nullptr) {
        previewNuke(std::get<engine::CornerId>(m_chooser->chosen().front()), *hex, false);
    } else if (m_preview) {
        m_preview.reset();
        Q_EMIT changed();
    }
}

void TableDesk::drag(const PlaceName& from, const PlaceName& to) {
    if (!m_table || m_table->declared()) {
        return;
    }
    // An army is dragged where it goes, or onto what it attacks.
    const auto start = placeOf(position().topology(), from);
    if (!start || !std::holds_alternative<engine::CornerId>(*start)) {
        return;
    }
    const engine::CornerId corner = std::get<engine::CornerId>(*start);
    if (!position().armies[corner]) {
        return;
    }
    if (has(m_legal, Act::Move)) {
        m_chooser.emplace(Act::Move, m_legal);
        m_chooser->take(*start);
        takePlace(to);
    } else if (const auto target = placeOf(position().topology(), to); target && has(m_legal, Act::Attack)) {
        if (const auto* at = std::get_if<engine::CornerId>(&*target)) {
            engine::Attack attack;
            attack.by = position().turn.player;
            attack.from = {corner};
            attack.at = *at;
            play(attack);
        }
    }
}

void TableDesk::takeLetter(QChar letter) {
    for (const Markers::Legal& legal : lettered()) {
        if (legal.letter == letter) {
            takePlace(legal.at);
            return;
        }
    }
}

void TableDesk::confirm() {
    if (m_preview) {
        play(m_preview->action);
        return;
    }
    if (m_chooser && !m_chooser->placesDone()) {
        const auto places = m_chooser->nextPlaces();
        if (places.size() == 1) {
            takePlace(nameOf(position().topology(), places.front()));
        }
    }
}

bool TableDesk::cancel() {
    if (m_preview) {
        m_preview.reset();
    } else if (m_said || m_asked) {
        clearSaid();
    } else if (m_chooser && !(m_chooser->act() == Act::Robber || m_chooser->act() == Act::Found)) {
        if (!m_chooser->stepBack(m_legal)) {
            m_chooser.reset();
        } else if (m_chooser->nextPlaces().size() == 1) {
            m_chooser.reset();
        }
    } else if (m_chooser && m_chooser->stepBack(m_legal)) {
        // Founding and the robber go back to their first place, not further.
    } else if (m_correcting) {
        m_correcting = false;
    } else {
        return false;
    }
    m_refusedAt.reset();
    Q_EMIT changed();
    return true;
}

void TableDesk::refuse(const engine::Refusal& refusal, std::optional<PlaceName> at) {
    Message message{Message::Kind::Refuse, Icon::Cross, {}, sentence(refusal, position()), {refusal.clause}, {}, {}};
    if (refusal.ruling) {
        message.rulings.push_back(*refusal.ruling);
    }
    m_said = std::move(message);
    if (!at && !refusal.at.empty()) {
        at = nameOf(position().topology(), refusal.at.front());
    }
    m_refusedAt = std::move(at);
    Q_EMIT changed();
}

void TableDesk::look(const PlaceName& name) {
    clearSaid();
    m_asked = name;
    const auto place = placeOf(position().topology(), name);
    Message message{Message::Kind::Guide, Icon::Search, textOf(name) + QStringLiteral(":"), {}, {}, {}, {}};
    QStringList here;
    if (const auto* corner = std::get_if<engine::CornerId>(&*place)) {
        if (const auto& building = position().buildings[*corner]) {
            QString text = tr("%1 of %2").arg(buildingWord(building->kind), nameOf(position(), building->owner));
            if (building->walls > 0) {
                text += QStringLiteral(", ") + tr("%n wall(s)", nullptr, building->walls);
            }
            if (building->upsideDown) {
                text += QStringLiteral(", ") + tr("upside down");
            }
            here.append(text);
        }
        if (const auto& army = position().armies[*corner]) {
            here.append(tr("army of %1: %2").arg(nameOf(position(), army->owner), unitsWords(army->units)));
        }
        if (const auto& nuke = position().nukes[*corner]) {
            here.append(tr("nuclear weapon of %1").arg(nameOf(position(), *nuke)));
        }
    } else if (const auto* side = std::get_if<engine::SideId>(&*place)) {
        if (const auto& route = position().routes[*side]) {
            here.append((route->kind == engine::RouteKind::Road ? tr("road of %1") : tr("ship of %1")).arg(nameOf(position(), route->owner)));
        }
    } else if (const auto* hexId = std::get_if<engine::HexId>(&*place)) {
        const engine::HexState& hex = position().hexes[*hexId];
        here.append(hex.faceDown ? tr("turned over") : hex.terrain ? terrainWord(*hex.terrain) : QString());
        if (hex.number) {
            here.append(QString::number(*hex.number));
        }
    }
    message.text = here.isEmpty() ? tr("free") : here.join(QStringLiteral(" · "));
    std::set<Act> offered;
    for (const engine::Action& action : m_legal) {
        const auto places = placesOf(action);
        if (places.empty() || places.front() != *place || m_table->declared()) {
            continue;
        }
        for (const ActInfo& info : allActs()) {
            if (isOf(info.act, action) && offered.insert(info.act).second) {
                const Act act = info.act;
                message.buttons.push_back({wordOf(act), [this, act, name] {
                                               choose(act);
                                               if (m_chooser && m_chooser->chosen().empty()) {
                                                   takePlace(name);
                                               }
                                           }});
            }
        }
    }
    m_said = std::move(message);
    Q_EMIT changed();
}

void TableDesk::setCorrecting(bool on) {
    m_correcting = on;
    m_preview.reset();
    clearSaid();
    renewOffer();
    Q_EMIT changed();
}

void TableDesk::correct(const Brush& brush, const PlaceName& place, const std::string& owner) {
    if (brush.kind == Brush::Kind::Look) {
        look(place);
    } else if (const auto adjust = adjustFor(position(), brush, place, owner, tr("corrected at the table").toStdString())) {
        play(*adjust);
    }
}

void TableDesk::play(const engine::Action& action) {
    if (m_table && !m_table->isWriting()) {
        clearSaid();
        m_throwAtOnce = std::holds_alternative<engine::Roll>(action);
        m_table->play(action);
    }
}

void TableDesk::throwNow(const std::string& word) {
    if (m_table && m_table->declared() && !m_table->isWriting()) {
        m_table->openThrow(word);
    }
}

void TableDesk::takeBack() {
    if (m_table && !m_table->isWriting()) {
        m_table->takeBack();
    }
}

void TableDesk::undoTo(std::uint64_t seq) {
    if (m_table && !m_table->isWriting()) {
        m_table->undoTo(seq);
    }
}

void TableDesk::restore() {
    if (m_table && !m_table->isWriting()) {
        m_table->restore();
    }
}

std::optional<engine::Action> TableDesk::stepAction() const {
    const engine::PlayerId by = position().turn.player;
    if (first<engine::Roll>(m_legal) != nullptr || position().turn.phase == engine::Phase::Roll) {
        return engine::Roll{by, {}};
    }
    if (std::holds_alternative<engine::Fight>(position().turn.pending)) {
        return engine::Throw{};
    }
    if (std::holds_alternative<engine::ConquestDue>(position().turn.pending)) {
        for (const engine::Action& action : m_legal) {
            const auto* conquer = std::get_if<engine::Conquer>(&action);
            if (conquer != nullptr && !conquer->decline) {
                return action;
            }
        }
    }
    if (const auto* conquer = first<engine::Conquer>(m_legal)) {
        return *conquer;
    }
    if (const auto* end = first<engine::EndPhase>(m_legal)) {
        return *end;
    }
    if (const auto* end = first<engine::EndTurn>(m_legal)) {
        return *end;
    }
    return std::nullopt;
}

QString TableDesk::nextWord() const {
    if (!m_table) {
        return {};
    }
    const engine::Turn& turn = position().turn;
    if (m_table->declared()) {
        return tr("Throw");
    }
    if (std::holds_alternative<engine::RobberDue>(turn.pending) || turn.phase == engine::Phase::Found || turn.phase == engine::Phase::Ended) {
        return {};
    }
    if (const auto* fight = std::get_if<engine::Fight>(&turn.pending)) {
        return tr("Throw round %1").arg(fight->rounds + 1);
    }
    const auto step = stepAction();
    if (!step) {
        return {};
    }
    if (std::holds_alternative<engine::Roll>(*step)) {
        return tr("Roll");
    }
    if (const auto* conquer = std::get_if<engine::Conquer>(&*step)) {
        return conquer->decline ? tr("Decline") : tr("Conquer");
    }
    if (std::holds_alternative<engine::EndPhase>(*step)) {
        const auto phases = phasesOf(position().rules());
        const auto now = std::find(phases.begin(), phases.end(), turn.phase);
        if (now != phases.end() && now + 1 != phases.end()) {
            return tr("Next: %1").arg(phaseWord(*(now + 1), false));
        }
    }
    return tr("End turn");
}

bool TableDesk::nextEnabled() const {
    return m_table && !m_table->isWriting() && !nextWord().isEmpty();
}

void TableDesk::next() {
    if (!nextEnabled()) {
        return;
    }
    if (m_table->declared()) {
        throwNow({});
    } else if (const auto step = stepAction()) {
        play(*step);
    }
}

bool TableDesk::asksForWord() const {
    return m_table && m_table->declared() && isThrow(m_table->declared()->action);
}

std::vector<int> TableDesk::diceDue() const {
    if (!m_table || m_table->declared()) {
        return {};
    }
    const auto step = stepAction();
    if (!step || engine::diceOf(*step) == nullptr) {
        return {};
    }
    const auto sides = engine::diceNeeded(position(), *step);
    return sides ? *sides : std::vector<int>{};
}

void TableDesk::typeDie(int value) {
    const auto due = diceDue();
    if (m_typed.size() >= due.size() || value < 1 || value > due[m_typed.size()]) {
        return;
    }
    m_typed.push_back(value);
    if (m_typed.size() < due.size()) {
        Q_EMIT changed();
        return;
    }
    engine::Action action = *stepAction();
    engine::Dice* dice = engine::diceOf(action);
    for (std::size_t i = 0; i < due.size(); ++i) {
        dice->dice.push_back({due[i], m_typed[i]});
    }
    dice->source = engine::DiceSource::Entered;
    m_typed.clear();
    play(action);
}

void TableDesk::untypeDie() {
    if (!m_typed.empty()) {
        m_typed.pop_back();
        Q_EMIT changed();
    }
}

std::vector<Markers::Legal> TableDesk::lettered() const {
    std::vector<Markers::Legal> legal;
    if (!m_chooser || m_correcting) {
        return legal;
    }
    for (const engine::Place& place : m_chooser->nextPlaces()) {
        legal.push_back({nameOf(position().topology(), place), {}});
    }
    // Letters in the order of reading, from the top left; with more places than letters there are none.
    const auto plane = [](const PlaceName& name) { return std::visit([](const auto& place) { return HexLayout::planeOf(place); }, name); };
    std::sort(legal.begin(), legal.end(), [&](const Markers::Legal& a, const Markers::Legal& b) {
        const QPointF pa = plane(a.at);
        const QPointF pb = plane(b.at);
        return std::abs(pa.y() - pb.y()) > 0.1 ? pa.y() < pb.y() : pa.x() < pb.x();
    });
    if (static_cast<qsizetype>(legal.size()) <= kLetters.size()) {
        for (std::size_t i = 0; i < legal.size(); ++i) {
            legal[i].letter = QString(kLetters[static_cast<qsizetype>(i)]);
        }
    }
    return legal;
}

Markers TableDesk::markers() const {
    Markers markers;
    if (!m_table) {
        return markers;
    }
    const engine::Topology& topology = position().topology();
    if (!m_table->declared()) {
        markers.legal = lettered();
    }
    if (m_chooser) {
        for (const engine::Place& place : m_chooser->chosen()) {
            markers.chosen.push_back(nameOf(topology, place));
        }
    }
    markers.refused = m_refusedAt;
    if (m_asked) {
        markers.chosen.push_back(*m_asked);
    }
    if (const auto* fight = std::get_if<engine::Fight>(&position().turn.pending)) {
        markers.target = topology.corner(fight->at);
        for (const engine::CornerId from : fight->from) {
            markers.attackers.emplace_back(topology.corner(from));
        }
    }
    if (const auto* conquest = std::get_if<engine::ConquestDue>(&position().turn.pending)) {
        markers.target = topology.corner(conquest->at);
    }
    if (m_preview) {
        markers.legal.clear();
        markers.hatched = topology.hex(m_preview->action.hex);
        markers.firedFrom = topology.corner(m_preview->action.from);
        int number = 0;
        for (const engine::Event& event : m_preview->decision.events) {
            const auto* changed = std::get_if<engine::BuildingChanged>(&event.body);
            const auto* removed = std::get_if<engine::PieceRemoved>(&event.body);
            const auto* turned = std::get_if<engine::HexTurnedOver>(&event.body);
            if (turned != nullptr) {
                markers.numbered.push_back({topology.hex(turned->hex), ++number});
            } else if (changed != nullptr) {
                markers.numbered.push_back({topology.corner(changed->at), ++number});
            } else if (removed != nullptr && removed->piece != engine::Piece::Nuke) {
                if (const auto* corner = std::get_if<engine::CornerId>(&removed->at)) {
                    markers.numbered.push_back({topology.corner(*corner), ++number});
                }
            }
        }
    }
    return markers;
}

Wanted TableDesk::wanted() const {
    return m_chooser && !m_correcting ? wantedFor(m_chooser->act(), m_chooser->chosen().size()) : Wanted::Any;
}

}  // namespace ui
