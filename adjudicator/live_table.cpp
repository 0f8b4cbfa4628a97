// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/live_table.h"

#include <algorithm>
#include <ranges>
#include <utility>

#include "adjudicator/record/dice_game.h"
#include "adjudicator/record/in_charge.h"
#include "adjudicator/record/may_follow.h"
#include "adjudicator/record/proposals_game.h"
#include "adjudicator/record/tournament_game.h"
#include "adjudicator/throw_words.h"
#include "engine/check.h"

namespace adjudicator {

namespace {

/// The word becomes part of an act that has a place for it.
void noteWord(auto& act, const std::string& word) {
    if constexpr (requires { act.word; }) {
        act.word = word;
    }
}

/// Whether who reads this entry finds what was meant: nothing of it can have been replaced as it was written, nor is
/// any text too long to be read. Those few are read as anybody will.
bool readsAsMeant(std::string_view body) {
    constexpr std::size_t kShort = 4000;
    constexpr std::string_view kReplaced = "\xEF\xBF\xBD";
    return body.size() < kShort && body.find(kReplaced) == std::string_view::npos;
}

}  // namespace

template <class Game>
LiveTableOf<Game>::LiveTableOf(Line written, Surroundings surroundings, TableListener listener)
    : m_written(std::move(written)),
      m_decided(m_written),
      m_surroundings(std::move(surroundings)),
      m_listener(std::move(listener)),
      m_secrets(m_written.game(), m_surroundings.desk, m_surroundings.drawSecret) {
    // Whole games are told of in a game that this desk is in charge of.
    const auto older = olderStates(m_surroundings.lost, !isElsewhereNow());
    std::vector<EntryBody> bodies(older.begin(), older.end());
    if (const auto& open = m_written.openThrow()) {
        m_secrets.load({open->number, open->commitment});
    }
    // Of a game that is over nobody needs to know yet, and looking at it is no act; nor is looking at another desk's.
    if (needsCommitment() && !isElsewhereNow()) {
        if (const auto& open = m_written.openThrow()) {
            bodies.emplace_back(ThrowVoid{open->number, "secret lost"});
        }
        bodies.push_back(nextCommitment());
    }
    if (!bodies.empty()) {
        write(std::move(bodies), {});
    }
}

template <class Game>
const std::optional<DeskKey>& LiveTableOf<Game>::key() const {
    static const std::optional<DeskKey> kNone;
    return m_surroundings.desk != nullptr ? m_surroundings.desk->key() : kNone;
}

template <class Game>
bool LiveTableOf<Game>::isElsewhereNow() const {
    return m_surroundings.desk != nullptr && isElsewhere(m_decided, key());
}

/// The open commitment's secret is not here, and no entry says so yet.
template <class Game>
bool LiveTableOf<Game>::hasLostThrow() const {
    return m_decided.openThrow() && !m_secrets.holds(m_decided.openThrow()->number);
}

template <class Game>
bool LiveTableOf<Game>::onlyLooks() const {
    return needsCommitment() && isElsewhereNow();
}

/// The next throw is not committed to by this desk.
template <class Game>
bool LiveTableOf<Game>::needsCommitment() const {
    return (!m_decided.openThrow() || hasLostThrow()) && !Game::isOver(m_decided.position());
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
void LiveTableOf<Game>::play(const Action& action, const std::optional<CarriedOut>& proposal) {
    if (blockedByThrow()) {
        return;
    }
    const engine::Dice* dice = diceOf(action);
    if (dice == nullptr) {
        decideAndWrite(action, std::nullopt, proposal);
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
    const std::uint32_t number = m_decided.openThrow()->number;
    write({ThrowDeclared{number, action, *sides, sealsFor(number)}}, {});
}

template <class Game>
std::vector<WordSeal> LiveTableOf<Game>::sealsFor(std::uint32_t number) const {
    return adjudicator::sealsFor(m_surroundings.desk, m_decided.game(), number, *m_decided.position().table);
}

template <class Game>
std::vector<WordOpened> LiveTableOf<Game>::wordsFor(const ThrowDeclared& declared) const {
    return openedFor(m_surroundings.desk, m_decided.game(), declared.number, declared.seals);
}

template <class Game>
bool LiveTableOf<Game>::awaitsWords() const {
    return declared() && wordsFor(*declared()).size() < declared()->seals.size();
}

template <class Game>
void LiveTableOf<Game>::openThrow(const WitnessWord& said) {
    commit();
    const auto& open = m_decided.openThrow();
    if (!open || !open->declared) {
        m_listener.refusedByTable(TableRefusal::NoThrowDeclared);
        return;
    }
    const WitnessWord word = together(said, wordsFor(*open->declared), *m_decided.position().table);
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
    const Secret secret = m_secrets.of(open.number);
    Action action = open.declared->action;
    engine::Dice* dice = diceOf(action);
    const std::vector<int> faces = facesOf(m_decided.game(), open.number, secret, word, open.declared->sides);
    for (std::size_t i = 0; i < faces.size(); ++i) {
        dice->dice.push_back({open.declared->sides[i], faces[i]});
    }
    dice->source = engine::DiceSource::Virtual;
    if (!word.empty()) {
        std::visit([&](auto& act) { noteWord(act, word); }, action);
    }
    const ThrowRecord record{word.empty() ? DiceLevel::Desk : DiceLevel::Witnessed, open.number, secret};
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
    if (hasLostThrow()) {
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
void LiveTableOf<Game>::decideAndWrite(Action action, std::optional<ThrowRecord> thrown,
                                       const std::optional<CarriedOut>& proposal) {
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
    ActDoneOf<Game> done{kRulesVersion, std::move(action), decision->events, std::move(decision->trusted), thrown};
    if (proposal) {
        done.proposal = proposal->proposal;
        done.voices = proposal->voices;
    }
    bodies.emplace_back(std::move(done));
    if (opens && !Game::isOver(after)) {
        bodies.push_back(nextCommitment());
    }
    write(std::move(bodies), std::move(decision->events));
    if (Game::isOver(after) && key()) {
        seal();
    }
}

template <class Game>
void LiveTableOf<Game>::rule(RulingGiven ruling) {
    if (!mayRule(m_decided, ruling)) {
        m_listener.refusedByTable(TableRefusal::NoSuchRuling);
        return;
    }
    write({std::move(ruling)}, {});
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
    if (!key()) {
        m_listener.refusedByTable(TableRefusal::NoKey);
        return;
    }
    // What the seal signs must stand before it: if that cannot be written, there is no seal.
    const auto lacks = [this] { return isElsewhereNow() || hasLostThrow(); };
    if (lacks()) {
        write({}, {});
    }
    if (lacks()) {
        return;
    }
    write({sealOf(m_decided, *key())}, {});
}

template <class Game>
void LiveTableOf<Game>::takeOver(const std::string& reason, const std::optional<Release>& release) {
    if (!key()) {
        m_listener.refusedByTable(TableRefusal::NoKey);
    } else if (!isElsewhereNow()) {
        m_listener.refusedByTable(TableRefusal::OwnGame);
    } else if (release && !isReleasedTo(*key(), m_decided, *release)) {
        m_listener.refusedByTable(TableRefusal::ReleaseWrong);
    } else {
        write({handOverTo(*key(), m_decided, reason, release)}, {});
        commit();
    }
}

template <class Game>
void LiveTableOf<Game>::write(std::vector<EntryBody> bodies, Events events, const std::vector<db::Picture>& pictures) {
    const bool isSaid =
        std::ranges::any_of(bodies, [](const EntryBody& body) { return std::holds_alternative<ThrowVoid>(body); });
    if (!isSaid && hasLostThrow()) {
        const auto isHanded = !bodies.empty() && std::holds_alternative<HandedOver>(bodies.front());
        bodies.insert(bodies.begin() + (isHanded ? 1 : 0), ThrowVoid{m_decided.openThrow()->number, "secret lost"});
    }
    // Before anything else that this desk writes about another's game.
    if (isElsewhereNow() && key() && (bodies.empty() || !std::holds_alternative<HandedOver>(bodies.front()))) {
        bodies.insert(bodies.begin(), handOverTo(*key(), m_decided, {}, {}));
    }
    const db::Head after = m_decided.head();
    std::vector<std::string> texts;
    for (EntryBody& body : bodies) {
        EntryTextOf<Game> entry{m_surroundings.now(), std::move(body)};
        texts.push_back(toBody(entry, m_decided.position().table.get()));
        const auto applied = readsAsMeant(texts.back()) ? m_decided.apply(std::move(entry), texts.back())
                                                        : m_decided.apply(texts.back());
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
        // After a failure the table may have gone on without it.
        const std::uint64_t next = m_written.log().size();
        if (next < m_decided.log().size() && m_decided.log()[next - 1].head == m_written.head()) {
            m_written.follow(m_decided);
            continue;
        }
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
    if (m_written.nextThrow() > 0) {
        m_secrets.forgetBefore(m_written.nextThrow() - 1);
    }
    m_listener.changed(m_written.position(), events);
}

template class LiveTableOf<TableGame>;
template class LiveTableOf<DiceGame>;
template class LiveTableOf<TournamentGame>;
template class LiveTableOf<ProposalsGame>;

}  // namespace adjudicator
