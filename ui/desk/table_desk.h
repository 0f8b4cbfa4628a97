// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <deque>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <vector>

#include "adjudicator/desk/game_desk.h"
#include "adjudicator/desk/look_back.h"
#include "adjudicator/verify/verify.h"
#include "ui/acts/acts.h"
#include "ui/board/markers.h"
#include "ui/draft/game_draft.h"
#include "ui/files/backup_keeper.h"
#include "ui/files/book_reading.h"
#include "ui/files/side_work.h"
#include "ui/kit/message.h"

namespace ui {

/// What a weapon would do to a hex: nothing has happened yet.
struct NukePreview {
    engine::FireNuke action;
    engine::Decision decision;
    engine::Position after;
    /// Chosen by a click or key, not only pointed at.
    bool fixed = false;
};

/// The window's side of a game of the board: which act is being said, which places it may take, what the strip says.
/// Acts go to its desk in the open book. Asks the engine what is legal and never decides itself.
class TableDesk : public QObject {
    Q_OBJECT

public:
    explicit TableDesk(QObject* parent = nullptr);
    ~TableDesk() override;

    /// Opens a book and goes on with its newest game; the problem if there is one (then nothing is open).
    [[nodiscard]] std::optional<db::BookError> openBook(const std::filesystem::path& file);
    /// The same with a book that was read beside this thread.
    void takeBook(BookRead read);
    [[nodiscard]] bool isOpen() const { return book() != nullptr; }
    /// What all desks of the window share; empty until one is open.
    [[nodiscard]] const std::shared_ptr<adjudicator::OpenBook>& book() const { return m_game.book(); }
    /// Empty until one is open.
    [[nodiscard]] std::filesystem::path bookFile() const;
    /// Begins a game in the open book, with acts of the table (votes) right after its first entry.
    void startGame(const engine::Setup& setup, std::vector<engine::Action> acts = {});
    /// Goes on with another game of the open book; the one that is left stands in its record.
    void openGame(const db::GameId& game);
    /// Goes on with the branch of a game that ends so, and records that it is the one that counts.
    void openBranch(const db::GameId& game, const db::Head& end, const std::string& reason);
    [[nodiscard]] std::optional<db::GameId> gameId() const { return m_game.game(); }

    [[nodiscard]] bool hasGame() const { return m_game.hasGame(); }
    [[nodiscard]] const adjudicator::LiveTable& table() const { return m_game.table(); }
    [[nodiscard]] const engine::Position& position() const { return m_game.position(); }

    // What leaves the desk or vouches for it; each answers in the strip.
    /// Writes a checked copy of the book there, while the game goes on.
    void handOver(const std::filesystem::path& target);
    /// Verifies the game's whole record, beside the game.
    void checkRecord();
    /// That check: how far it is, and the way to stop it.
    [[nodiscard]] SideWork& checking() { return m_checking; }
    void seal();
    /// Where backups of the open book go by themselves; empty: nowhere. Setting it makes the first one at once.
    [[nodiscard]] const std::filesystem::path& backupFolder() const { return m_backups.folder(); }
    void setBackupFolder(const std::filesystem::path& folder);

    // Pictures of the table, kept with acts.
    /// Keeps a JPEG file of that many pixels with the act of an entry; nothing when another game is open meanwhile.
    /// With `isTold` it is said when it is on disk.
    void keepPicture(const db::GameId& game, std::uint64_t entry, std::string jpeg, std::uint32_t width,
                     std::uint32_t height, bool isTold);
    /// Says that there is no picture, unless something more important is being said.
    void warnOfPicture(const QString& text);
    using PicturesRead = engine::Expected<std::vector<db::PictureRead>, db::BookError>;
    /// Reads pictures off the open book; `done` runs later on this thread, and not at all when the receiver is gone.
    void readPictures(std::vector<db::Hash> hashes, QObject* receiver, std::function<void(PicturesRead)> done);

    // What is being said.
    [[nodiscard]] std::optional<Act> act() const;
    [[nodiscard]] std::set<Act> openActs() const;
    void choose(Act act);
    /// Leads to the act being said; null while none is.
    [[nodiscard]] const ActChooser* chooser() const { return m_chooser ? &*m_chooser : nullptr; }
    /// The panel that belongs to what is being said or is due.
    [[nodiscard]] Guide guide() const;
    /// Takes an answer to the chooser's question.
    void answer(const Answer& answer);
    /// The next place of the act is the desert that the robber goes to (MO-14).
    [[nodiscard]] bool asksForDesert() const;
    /// Everything that is allowed now.
    [[nodiscard]] const engine::LegalActs& legal() const { return m_legal; }
    void takePlace(const PlaceName& place);
    void takeLetter(QChar letter);
    /// Enter: the only place, or the fixed preview.
    void confirm();
    void hover(const PlaceName& place);
    void drag(const PlaceName& from, const PlaceName& to);
    /// Leaves the act by one step; false when there was nothing to leave.
    bool cancel();

    /// On a 7: whose hand nobody knows, to be asked how many cards it has, until the referee goes on without.
    [[nodiscard]] std::vector<engine::PlayerId> handsToAsk() const;

    // Steps.
    /// The word on the filled button, and whether it can be pressed now.
    [[nodiscard]] QString nextWord() const;
    /// What the step is, whichever dice are offered for it.
    [[nodiscard]] QString stepWord() const;
    [[nodiscard]] bool nextEnabled() const;
    void next();
    void play(const engine::Action& action);
    /// One after the other, each once the one before is written; a refusal drops the rest.
    void playAll(std::deque<engine::Action> actions);
    void throwNow(const std::string& word);
    void takeBack();
    void undoTo(std::uint64_t seq);
    void restore();
    /// Records a ruling; `ruled` or `notRuled` tells what came of it.
    void rule(adjudicator::RulingGiven ruling);
    /// Records it as the first act of a game of its own, begun for it in the open book. A game at play stays.
    void ruleAlone(const engine::Setup& setup, adjudicator::RulingGiven ruling);
    /// Replaces the line; the plan must be of the newest position.
    void correctRecord(adjudicator::CorrectedOf<adjudicator::TableGame> corrected);

    // Looking back. While it lasts every verb of the table is refused with a word in the strip, and only rulings are
    // taken.
    using Step = adjudicator::LookBack::Step;
    /// The entry after which the table is shown; empty: as it is now.
    [[nodiscard]] std::optional<std::uint64_t> past() const { return m_lookBack.entry(); }
    /// Shows the table as it stood after this entry; nothing while an act is being written.
    void lookAt(std::uint64_t entry);
    void backToNow();
    void step(Step step);
    /// What the window shows: the position then, or the one at play.
    [[nodiscard]] const engine::Position& shownPosition() const;
    /// The way of the open game's record, up to its newest entry.
    [[nodiscard]] const adjudicator::Playback& playback();
    /// That way is known already: a step back waits for nothing.
    [[nodiscard]] bool isPlaybackLaid() const;

    // Dice thrown with real dice: sides still to be typed, and what was typed.
    [[nodiscard]] std::vector<int> diceDue() const;
    [[nodiscard]] const std::vector<int>& typed() const { return m_typed; }
    void typeDie(int value);
    /// Real dice are offered first, or some are typed already: the filled button then throws nothing.
    [[nodiscard]] bool typesDice() const;
    /// Throws what is due, whatever was typed of it.
    void throwVirtual();
    /// Whether it does not matter which of the dice due shows which value.
    [[nodiscard]] bool diceAreAlike() const;
    /// All the dice due at once, as a camera read them; nothing where they are not due so.
    void takeDice(const std::vector<int>& values);
    void untypeDie();

    // Corrections: pieces are set and taken away without asking the rules.
    void setCorrecting(bool on);
    [[nodiscard]] bool correcting() const { return m_correcting; }
    void correct(const Brush& brush, const PlaceName& place, const std::string& owner);

    [[nodiscard]] Markers markers() const;
    [[nodiscard]] Wanted wanted() const;
    [[nodiscard]] Message message();
    [[nodiscard]] const std::optional<NukePreview>& preview() const { return m_preview; }
    /// The entry of the act that was played last; 0 when none was.
    [[nodiscard]] std::uint64_t lastActEvents() const;
    /// A word is asked for before this throw.
    [[nodiscard]] bool asksForWord() const;
    /// What is typed as its word so far.
    void setWord(const QString& word);
    [[nodiscard]] bool hasWord() const { return m_hasWord && asksForWord(); }

Q_SIGNALS:
    /// Position, act, markers or message changed; what of the record.
    void changed(const adjudicator::ChangeOf<adjudicator::TableGame>& change = {});
    /// The first letter of a word was typed, or the last one deleted.
    void wordChanged();
    /// An act is on disk, as this entry.
    void actWritten(qulonglong entry);
    /// An entry is on disk, whatever it tells: an act, a declared throw, a take-back, a ruling.
    void entryWritten();
    /// The first entry of a game that begins here is on disk.
    void gameBegun();
    /// A place was chosen while a trade is being said, or the referee enters.
    void placePointed(const engine::Place& place);
    /// An act with dice came on disk: they may tumble.
    void thrown();
    /// A ruling is on disk, as this entry of the game or of one of its own.
    void ruled(qulonglong entry);
    /// A ruling is not in the record.
    void notRuled(const QString& why);
    /// Several branches of this game may count: it was not opened.
    void branchWanted(const db::GameId& game);

private:
    /// A piece of the way through the record.
    void layPlayback();
    /// While one looks back: says so, and true.
    [[nodiscard]] bool refusedInPast();
    [[nodiscard]] Message pastMessage();
    [[nodiscard]] Markers pastMarkers() const;
    using Desk = adjudicator::GameDesk<adjudicator::TableGame>;
    using Change = Desk::Change;
    [[nodiscard]] Desk::Listener listener();
    [[nodiscard]] Desk::Listener listenerAside();
    /// Another game is open, or this one has grown from elsewhere.
    void beginAnew(const Change& change);
    /// The next of a new game's first acts, once the one before is written and settled.
    void playOpening();
    void notSaved(const QString& lead, const db::BookError& error);
    void onChanged(const Change& change);
    void onFailed(const db::BookError& error, adjudicator::DeskWork work);
    void pictureChanged(const Change& change);
    [[nodiscard]] bool isWriting() const { return m_game.isWriting(); }
    void tell(Message::Kind kind, Icon icon, const QString& lead, const QString& text);
    void recordChecked(const engine::Expected<adjudicator::Verification, db::BookError>& checked);
    void noteForBackup(const Change& change);
    void renewOffer();
    [[nodiscard]] bool has(Act act) const;
    [[nodiscard]] std::deque<engine::Action> dueDiscards() const;
    void finishOrAsk();
    void refuse(const engine::Refusal& refusal, std::optional<PlaceName> at);
    void sayWhyNot(Act act);
    void refuseWhileDeclared(Act act);
    void sayHowToType();
    void offerCorrection(const engine::Refusal& refusal, Message& message);
    void clearSaid();
    void look(const PlaceName& place);
    void previewNuke(engine::CornerId from, engine::HexId hex, bool fixed);
    [[nodiscard]] std::vector<Markers::Legal> lettered() const;
    [[nodiscard]] Message actMessage();
    [[nodiscard]] Message idleMessage();
    [[nodiscard]] Message phaseMessage();
    /// What else is open besides the phase's own acts: free routes, choices, a boycott.
    void addOpenings(Message& message);
    [[nodiscard]] QString conquestText() const;
    /// Where the army stands whose retreat is being asked; armies that attacked together retreat one after the other.
    [[nodiscard]] std::optional<engine::CornerId> retreating() const;
    /// The routes that change hands with the conquest that is due.
    [[nodiscard]] std::vector<engine::SideId> conqueredRoutes() const;
    // An army on the move (desk_march.cpp).
    void addPartButtons(Message& message);
    [[nodiscard]] engine::MoveArmy marchTo(std::vector<engine::CornerId> way) const;
    [[nodiscard]] bool choosesWay() const;
    [[nodiscard]] std::vector<engine::Place> nextSteps() const;
    void takeStep(const engine::Place& place);
    void march();
    /// The way is shorter by a corner, or not chosen any more; false where none is.
    bool stepBackOnWay();
    bool stepBackInAct();
    [[nodiscard]] std::optional<engine::Action> stepAction() const;
    [[nodiscard]] engine::Action withPart(engine::Action action) const;
    void playWith(const std::vector<int>& values, engine::DiceSource source);

    BackupKeeper m_backups;
    std::deque<engine::Action> m_opening;
    /// The game that these are of.
    std::optional<db::GameId> m_openingOf;

    engine::LegalActs m_legal;
    std::optional<ActChooser> m_chooser;
    std::optional<Message> m_said;
    std::optional<PlaceName> m_refusedAt;
    std::optional<PlaceName> m_asked;
    std::optional<NukePreview> m_preview;
    /// How an army is moved.
    struct March {
        /// Empty: all.
        std::optional<engine::Units> units;
        /// Whether the weapon goes along; empty: when all go.
        std::optional<bool> nuke;
        bool carried = false;
        /// The corners chosen so far; empty: the shortest way.
        std::optional<std::vector<engine::CornerId>> way;
    };
    March m_march;
    std::vector<int> m_typed;
    /// Of this act it is said when its picture is on disk.
    std::optional<std::uint64_t> m_pictureTold;
    /// The action that was last played or asked about, and how to try it again.
    struct Trial {
        engine::Action action;
        std::function<void()> again;
    };
    void tried(const engine::Action& action, std::function<void()> again) { m_trial = {action, std::move(again)}; }
    std::optional<Trial> m_trial;
    /// What goes on once the correction before it is written.
    std::function<void()> m_afterCorrection;
    adjudicator::LookBack m_lookBack;
    /// An act was tried there.
    bool m_pastRefused = false;
    QTimer m_layTimer;
    SideWork m_checking;
    bool m_correcting = false;
    /// The play goes on without asking for hands that nobody knows, until the robber has moved.
    bool m_asksNoHands = false;
    bool m_hasWord = false;
    /// Writes the game of its own of a ruling while another is at play.
    Desk m_aside;
    /// Last, so that nothing is told any more when the rest is gone.
    Desk m_game;
};

/// The act of the referee that a brush at a place stands for; empty when it means nothing there.
[[nodiscard]] std::optional<engine::Adjust> adjustFor(const engine::Position& position, const Brush& brush,
                                                      const PlaceName& place, const std::string& owner,
                                                      const std::string& reason);

}  // namespace ui
