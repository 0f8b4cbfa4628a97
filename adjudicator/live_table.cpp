// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/live_table.h"

#include <algorithm>
#include <ranges>
#include <span>
#include <utility>

#include "adjudicator/record/dice_game.h"
#include "adjudicator/record/may_follow.h"
#include "adjudicator/record/tournament_game.h"
#include "engine/check.h"

namespace adjudicator {

namespace {

/// The word becomes part of an act that has a place for it.
void noteWord(auto& act, const std::string& word) {
    if constexpr (requires { act.word; }) {
        act.word = word;
    }
}

/// The open commitment's secret is not here, and no entry says so yet.
template <class Line>
bool hasLostThrow(const Line& line, const std::map<std::uint32_t, Secret>& secrets) {
    return line.openThrow() && !secrets.contains(line.openThrow()->number);
}

/// Another desk is in charge of the game, and may still go on with it.
template <class Line>
bool isElsewhere(const Line& line, const DeskFolder* desk) {
    const auto& keeper = line.keyInCharge();
    return desk != nullptr && keeper && (!desk->key() || desk->key()->publicKey() != *keeper);
}

}  // namespace

template <class Game>
LiveTableOf<Game>::LiveTableOf(Line written, Surroundings surroundings, TableListener listener)
    : m_written(std::move(written)),
      m_decided(m_written),
      m_surroundings(std::move(surroundings)),
      m_listener(std::move(listener)) {
    std::vector<EntryBody> bodies = whatIsLost();
    const auto& open = m_written.openThrow();
    const auto kept = open && m_surroundings.desk != nullptr
                          ? m_surroundings.desk->secrets().load(m_written.game(), open->number)
                          : std::nullopt;
    const bool known = kept && commitmentOf(m_written.game(), open->number, *kept) == open->commitment;
    if (known) {
        m_secrets.emplace(open->number, *kept);
    }
    // Of a game that is over nobody needs to know yet, and looking at it is no act; nor is looking at another desk's.
    if (!known && !Game::isOver(m_written.position()) && !isElsewhere(m_written, m_surroundings.desk)) {
        if (open) {
            bodies.emplace_back(ThrowVoid{open->number, "secret lost"});
        }
        bodies.push_back(nextCommitment());
    }
    if (!bodies.empty()) {
        write(std::move(bodies), {});
    }
}

/// What this desk wrote and the book lacks. Whole games are told of in a game that this desk is in charge of.
template <class Game>
std::vector<EntryBodyOf<Game>> LiveTableOf<Game>::whatIsLost() const {
    constexpr std::size_t kMostTold = 16;
    std::vector<EntryBody> bodies;
    const LostHere& lost = m_surroundings.lost;
    if (lost.head) {
        bodies.push_back(OlderState{*lost.head, {}});
    }
    if (isElsewhere(m_written, m_surroundings.desk)) {
        return bodies;
    }
    const std::size_t first = lost.games.size() - std::min(lost.games.size(), kMostTold);
    for (std::size_t i = first; i < lost.games.size(); ++i) {
        const db::GameMissed& missed = lost.games[i];
        bodies.push_back(
            OlderState{missed.head, OlderState::Whole{missed.game, missed.number, i == first ? first : 0}});
    }
    return bodies;
}

template <class Game>
bool LiveTableOf<Game>::onlyLooks() const {
    return needsCommitment() && isElsewhere(m_decided, m_surroundings.desk);
}

/// The next throw is not committed to by this desk.
template <class Game>
bool LiveTableOf<Game>::needsCommitment() const {
    const bool isOpen = m_decided.openThrow() && m_secrets.contains(m_decided.openThrow()->number);
    return !isOpen && !Game::isOver(m_decided.position());
}

/// Where the table only looked until now, the lost throw becomes void and the next one is shown.
template <class Game>
void LiveTableOf<Game>::commit() {
    if (needsCommitment()) {
        std::vector<EntryBody> bodies;
        if (const auto& open = m_decided.openThrow()) {
            bodies.emplace_back(ThrowVoid{open->number, "secret lost"});
        }
        bodies.push_back(nextCommitment());
        write(std::move(bodies), {});
    }
}

template <class Game>
void LiveTableOf<Game>::play(const Action& action) {
    if (blockedByThrow()) {
        return;
    }
    const engine::Dice* dice = diceOf(action);
    if (dice == nullptr) {
        decideAndWrite(action, std::nullopt);
        return;
    }
    if (!dice->asksForThrow()) {
        const DiceLevel level = dice->source == engine::DiceSource::Camera ? DiceLevel::Camera : DiceLevel::Entered;
        Action entered = action;
        if (dice->source == engine::DiceSource::Virtual) {
            // Only this table throws virtual dice; whoever brings faces along has entered them.
            diceOf(entered)->source = engine::DiceSource::Entered;
        }
        decideAndWrite(std::move(entered), ThrowRecord{level, std::nullopt, std::nullopt});
        return;
    }
    const auto sides = diceNeeded(m_decided.position(), action);
    if (!sides) {
        m_listener.refused(sides.error());
        return;
    }
    if (sides->empty()) {
        // It may carry dice, but nothing is thrown for it now.
        decideAndWrite(action, std::nullopt);
        return;
    }
    if (const SpareThrow* spare = m_decided.spareFor(action, *sides)) {
        Action again = action;
        *diceOf(again) = spare->dice;
        decideAndWrite(std::move(again), ThrowRecord{spare->level, spare->number, std::nullopt});
        return;
    }
    commit();
    ADJ_CHECK(m_decided.openThrow().has_value(), "a commitment is shown before an act is declared");
    write({ThrowDeclared{m_decided.openThrow()->number, action, *sides}}, {});
}

template <class Game>
void LiveTableOf<Game>::openThrow(const WitnessWord& word) {
    commit();
    const auto& open = m_decided.openThrow();
    if (!open || !open->declared) {
        m_listener.refusedByTable(TableRefusal::NoThrowDeclared);
        return;
    }
    if (!word.text.empty()) {
        write({WordGiven{open->number, word}}, {});
    }
    // A word that could not be written opens nothing.
    if (m_decided.openThrow()->said.text == word.text) {
        reveal(word.text);
    }
}

/// The faces follow from secret and word; they are shown when their entry is written, never before.
template <class Game>
void LiveTableOf<Game>::reveal(const std::string& word) {
    const OpenThrowOf<Game> open = *m_decided.openThrow();
    const auto secret = m_secrets.find(open.number);
    ADJ_CHECK(secret != m_secrets.end(), "the secret of an open commitment is at hand");
    Action action = open.declared->action;
    engine::Dice* dice = diceOf(action);
    const std::vector<int> faces = facesOf(m_decided.game(), open.number, secret->second, word, open.declared->sides);
    for (std::size_t i = 0; i < faces.size(); ++i) {
        dice->dice.push_back({open.declared->sides[i], faces[i]});
    }
    dice->source = engine::DiceSource::Virtual;
    if (!word.empty()) {
        std::visit([&](auto& act) { noteWord(act, word); }, action);
    }
    const ThrowRecord record{word.empty() ? DiceLevel::Desk : DiceLevel::Witnessed, open.number, secret->second};
    decideAndWrite(std::move(action), record);
}

template <class Game>
void LiveTableOf<Game>::takeBack() {
    if (blockedByThrow()) {
        return;
    }
    if (const auto last = m_decided.lastStep()) {
        undoTo(*last);
    } else {
        m_listener.refusedByTable(TableRefusal::NothingToTakeBack);
    }
}

template <class Game>
void LiveTableOf<Game>::undoTo(const ActPlace& from) {
    if (blockedByThrow()) {
        return;
    }
    if (!m_decided.canUndoTo(from)) {
        m_listener.refusedByTable(TableRefusal::NotOnLine);
        return;
    }
    rewrite(TakenBack{from.entry, from.item});
}

template <class Game>
void LiveTableOf<Game>::correct(CorrectedOf<Game> corrected) {
    if (blockedByThrow()) {
        return;
    }
    if (!mayCorrect(m_decided, corrected)) {
        m_listener.refusedByTable(TableRefusal::NotOnLine);
        return;
    }
    rewrite(std::move(corrected));
}

/// Writes an entry that changes the line. A game that was over and goes on needs a commitment again.
template <class Game>
void LiveTableOf<Game>::rewrite(EntryBody body) {
    if (hasLostThrow(m_decided, m_secrets)) {
        write({}, {});
    }
    std::vector<EntryBody> bodies;
    bodies.push_back(std::move(body));
    if (!m_decided.openThrow()) {
        bodies.push_back(nextCommitment());
    }
    write(std::move(bodies), {});
}

template <class Game>
void LiveTableOf<Game>::restore() {
    if (blockedByThrow()) {
        return;
    }
    if (const auto undone = m_decided.restorable()) {
        write({Restored{*undone}}, {});
    } else {
        m_listener.refusedByTable(TableRefusal::NothingToRestore);
    }
}

template <class Game>
const std::optional<ThrowDeclaredOf<Game>>& LiveTableOf<Game>::declared() const {
    static const std::optional<ThrowDeclared> kNone;
    return m_written.openThrow() ? m_written.openThrow()->declared : kNone;
}

template <class Game>
bool LiveTableOf<Game>::blockedByThrow() {
    const bool declared = m_decided.openThrow() && m_decided.openThrow()->declared;
    if (declared && onlyLooks()) {
        commit();
        return false;
    }
    if (declared) {
        m_listener.refusedByTable(TableRefusal::ThrowIsDeclared);
    }
    return declared;
}

template <class Game>
EntryBodyOf<Game> LiveTableOf<Game>::nextCommitment() {
    const std::uint32_t number = m_decided.nextThrow();
    const Secret secret = m_surroundings.drawSecret();
    m_secrets.insert_or_assign(number, secret);
    if (m_surroundings.desk != nullptr) {
        // Before the commitment: a secret without its commitment harms nobody, the reverse would be a void.
        m_surroundings.desk->secrets().keep(m_decided.game(), number, secret);
    }
    return CommitmentShown{number, commitmentOf(m_decided.game(), number, secret)};
}

template <class Game>
void LiveTableOf<Game>::decideAndWrite(Action action, std::optional<ThrowRecord> thrown) {
    auto decision = decide(m_decided.position(), action);
    if (!decision) {
        m_listener.refused(decision.error());
        return;
    }
    commit();
    m_trusted = decision->trusted;
    const bool opens = thrown && thrown->secret;
    // A game that is over needs no further commitment.
    Position after = m_decided.position();
    evolve(after, decision->events);
    std::vector<EntryBody> bodies;
    bodies.emplace_back(
        ActDoneOf<Game>{kRulesVersion, std::move(action), decision->events, std::move(decision->trusted), thrown});
    if (opens && !Game::isOver(after)) {
        bodies.push_back(nextCommitment());
    }
    write(std::move(bodies), std::move(decision->events));
    if (Game::isOver(after) && m_surroundings.desk != nullptr && m_surroundings.desk->key()) {
        seal();
    }
}

template <class Game>
void LiveTableOf<Game>::rule(RulingGiven ruling) {
    if (!mayRule(m_decided, ruling)) {
        m_listener.refusedByTable(TableRefusal::NoSuchRuling);
        return;
    }
    std::vector<EntryBody> bodies;
    bodies.emplace_back(std::move(ruling));
    write(std::move(bodies), {});
}

template <class Game>
void LiveTableOf<Game>::attach(std::uint64_t entry, std::string jpeg, std::uint32_t width, std::uint32_t height) {
    if (!m_decided.holdsAct({entry, {}})) {
        m_listener.refusedByTable(TableRefusal::NotAnAct);
        return;
    }
    const bool isSized = width > 0 && height > 0 && width <= kMostPicturePixels && height <= kMostPicturePixels;
    if (jpeg.empty() || jpeg.size() > db::kMostPictureBytes || !isSized) {
        m_listener.refusedByTable(TableRefusal::PictureRefused);
        return;
    }
    const EvidenceKept kept{entry, db::sha256(jpeg), jpeg.size(), width, height};
    std::vector<db::Picture> pictures;
    pictures.push_back({m_surroundings.now(), std::move(jpeg)});
    write({kept}, {}, pictures);
}

template <class Game>
void LiveTableOf<Game>::seal() {
    if (blockedByThrow()) {
        return;
    }
    if (m_surroundings.desk == nullptr || !m_surroundings.desk->key()) {
        m_listener.refusedByTable(TableRefusal::NoKey);
        return;
    }
    // What the seal signs must stand before it: if that cannot be written, there is no seal.
    if (isElsewhere(m_decided, m_surroundings.desk)) {
        write({handOver({})}, {});
    }
    if (hasLostThrow(m_decided, m_secrets)) {
        write({}, {});
    }
    if (isElsewhere(m_decided, m_surroundings.desk) || hasLostThrow(m_decided, m_secrets)) {
        return;
    }
    const DeskKey& key = *m_surroundings.desk->key();
    const db::Head head = m_decided.head();
    write({Sealed{head, key.publicKey(), key.sign(sealedBytes(m_decided.game(), head))}}, {});
}

template <class Game>
void LiveTableOf<Game>::takeOver(const std::string& reason, const std::optional<Release>& release) {
    const auto fits = [&] {
        return release->game == m_decided.game() && release->head == m_decided.head() &&
               release->from == *m_decided.keyInCharge() && release->to == m_surroundings.desk->key()->publicKey() &&
               isSigned(*release);
    };
    if (m_surroundings.desk == nullptr || !m_surroundings.desk->key()) {
        m_listener.refusedByTable(TableRefusal::NoKey);
    } else if (!isElsewhere(m_decided, m_surroundings.desk)) {
        m_listener.refusedByTable(TableRefusal::OwnGame);
    } else if (release && !fits()) {
        m_listener.refusedByTable(TableRefusal::ReleaseWrong);
    } else {
        write({handOver(reason, release)}, {});
        commit();
    }
}

/// What makes this desk's key the one in charge.
template <class Game>
EntryBodyOf<Game> LiveTableOf<Game>::handOver(const std::string& reason, const std::optional<Release>& release) const {
    const DeskKey& key = *m_surroundings.desk->key();
    const PublicKey& from = *m_decided.keyInCharge();
    const db::Head head = m_decided.head();
    return HandedOver{head,
                      from,
                      key.publicKey(),
                      reason,
                      key.sign(handOverBytes(m_decided.game(), head, from, key.publicKey())),
                      release ? std::optional(release->signature) : std::nullopt};
}

template <class Game>
void LiveTableOf<Game>::write(std::vector<EntryBody> bodies, Events events, const std::vector<db::Picture>& pictures) {
    const bool isSaid =
        std::ranges::any_of(bodies, [](const EntryBody& body) { return std::holds_alternative<ThrowVoid>(body); });
    if (!isSaid && hasLostThrow(m_decided, m_secrets)) {
        const auto isHanded = !bodies.empty() && std::holds_alternative<HandedOver>(bodies.front());
        bodies.insert(bodies.begin() + (isHanded ? 1 : 0), ThrowVoid{m_decided.openThrow()->number, "secret lost"});
    }
    // Before anything else that this desk writes about another's game.
    if (isElsewhere(m_decided, m_surroundings.desk) && m_surroundings.desk->key() &&
        (bodies.empty() || !std::holds_alternative<HandedOver>(bodies.front()))) {
        bodies.insert(bodies.begin(), handOver({}));
    }
    const db::Head after = m_decided.head();
    std::vector<std::string> texts;
    for (EntryBody& body : bodies) {
        const EntryTextOf<Game> entry{m_surroundings.now(), std::move(body)};
        texts.push_back(toBody(entry, m_decided.position().table.get()));
        const auto applied = m_decided.apply(texts.back());
        ADJ_CHECK(applied.has_value(), "the table writes entries that continue its record");
    }
    ++m_waiting;
    m_surroundings.append(m_decided.game(), after, texts, pictures,
                          [this, alive = std::weak_ptr<bool>(m_alive), texts, events = std::move(events)](auto answer) {
                              if (!alive.expired()) {
                                  written(texts, events, answer);
                              }
                          });
}

template <class Game>
void LiveTableOf<Game>::written(const std::vector<std::string>& bodies, const Events& events,
                                const engine::Expected<db::Head, db::BookError>& answer) {
    --m_waiting;
    if (!answer) {
        m_decided = m_written;
        m_listener.failed(answer.error());
        return;
    }
    for (const std::string& body : bodies) {
        const auto applied = m_written.apply(body);
        ADJ_CHECK(applied.has_value(), "what was decided on top of the record continues it");
    }
    const auto isTold = [](const LogLine& line) {
        const auto* older = std::get_if<OlderState>(&line.entry.body);
        return older != nullptr && older->whole;
    };
    if (m_surroundings.desk != nullptr &&
        std::ranges::any_of(log() | std::views::reverse | std::views::take(bodies.size()), isTold)) {
        for (const db::GameMissed& missed : std::exchange(m_surroundings.lost.games, {})) {
            m_surroundings.desk->memory().told(m_surroundings.book, missed.game, m_written.game(), m_written.head());
        }
    }
    std::erase_if(m_secrets, [&](const auto& kept) { return kept.first + 1 < m_written.nextThrow(); });
    m_listener.changed(m_written.position(), events);
}

template class LiveTableOf<TableGame>;
template class LiveTableOf<DiceGame>;
template class LiveTableOf<TournamentGame>;

}  // namespace adjudicator
