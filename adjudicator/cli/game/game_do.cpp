// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/game/game_do.h"

#include <chrono>
#include <istream>
#include <nlohmann/json.hpp>
#include <ostream>
#include <thread>

#include "adjudicator/cli/game/game_correct.h"
#include "adjudicator/cli/game/game_evidence.h"
#include "adjudicator/cli/input.h"
#include "adjudicator/cli/record_line.h"
#include "adjudicator/cli/refusal_answer.h"
#include "adjudicator/cli/text.h"
#include "adjudicator/desk.h"
#include "adjudicator/desk/game_desk.h"
#include "adjudicator/desk_text.h"
#include "adjudicator/dispute/settle.h"
#include "adjudicator/record/ruling_json.h"
#include "adjudicator/text/dice_game/dice_game_text.h"
#include "adjudicator/text/refusals/fault_text.h"
#include "adjudicator/text/refusals/refusal_text.h"
#include "adjudicator/text/say.h"
#include "engine/notation/action_tree.h"
#include "engine/notation/dice_game_json.h"
#include "engine/notation/refusal_json.h"

namespace adjudicator::cli {

namespace {

using Json = nlohmann::ordered_json;

/// An act that lacks its dice alone is allowed.
constexpr std::string_view kDiceMissing = "dice-missing";

/// Plays lines at a table whose writes are done at once, and keeps what the listener said about the last one.
template <class Game>
class Player {
public:
    Player(std::shared_ptr<OpenBook> book, GameRead<Game> read, engine::Language language)
        : m_language(language), m_table(listener()) {
        m_table.setBook(std::move(book));
        m_table.take(std::move(read));
        m_table.book()->doWhatWasPutOff();
    }

    /// The book can no longer be written.
    [[nodiscard]] bool failed() const { return m_failed; }
    /// Why, where that was so from the beginning.
    [[nodiscard]] std::string whyNot() const { return m_answer.value("error", std::string()); }
    [[nodiscard]] bool refusedAny() const { return m_refusedAny; }
    [[nodiscard]] bool unusableAny() const { return m_unusableAny; }
    [[nodiscard]] bool lastWasFine() const { return m_answer.value("ok", false); }

    /// The answer to the line of that number, from 1.
    std::string answer(const std::string& text, std::size_t number) {
        m_number = number;
        m_answer = Json::object();
        m_planned = Json::object();
        m_events.clear();
        const std::uint64_t before = m_table.line().head().seq;
        perform(text);
        m_table.book()->doWhatWasPutOff();
        if (m_answer.empty()) {
            describe(before);
        }
        m_refusedAny = m_refusedAny || (m_answer.contains("ok") && !m_answer["ok"].get<bool>());
        m_unusableAny = m_unusableAny || m_answer.contains("error");
        return m_answer.dump(-1, ' ', false, Json::error_handler_t::replace);
    }

private:
    void fail(const std::string& why) { answerWith(Json{{"error", why}, {"line", m_number}}); }
    void fail(const engine::JsonFault& fault) { fail(sentenceAtLine(fault, m_number, m_language)); }
    /// A field of a line about the record is not what is wanted there.
    void failAt(const std::string& why) { fail(say(m_language, "line {}: {}", m_number, why)); }
    void answerWith(Json answer) { m_answer.swap(answer); }

    DeskListenerOf<Game> listener() {
        DeskListenerOf<Game> listener;
        listener.changed = [this](const ChangeOf<Game>& change) {
            m_events.insert(m_events.end(), change.events.begin(), change.events.end());
        };
        listener.refused = [this](const typename Game::Refusal& refusal, const typename Game::Action&) {
            refuse(refusal);
        };
        listener.refusedByTable = [this](TableRefusal refusal) {
            answerWith({{"ok", false}, {"clause", nullptr}, {"why", sentence(refusal, m_language)}});
        };
        // A word comes with a line of its own.
        listener.wordAtOnce = [](const typename Game::Action&) { return std::nullopt; };
        listener.failed = [this](const db::BookError& error, DeskWork) {
            // Another program was faster: the table goes on from what it wrote.
            if (error.problem == db::BookProblem::HeadMoved) {
                fail(say(m_language,
                         "another program has written to this game meanwhile; this line was not played, the next one "
                         "goes on from there"));
            } else {
                fail(sentence(error, m_language));
                m_failed = true;
            }
        };
        return listener;
    }

    void refuse(const typename Game::Refusal& refusal) {
        const auto& position = m_table.position();
        if constexpr (std::is_same_v<typename Game::Refusal, engine::Refusal>) {
            if (m_tried) {
                answerWith(refusalAnswer(refusal, position, *m_tried, m_language));
                return;
            }
        }
        answerWith({{"ok", false},
                    {"clause", std::string(engine::toText(refusal.clause))},
                    {"why", sentence(refusal, position, m_language)},
                    {"reason", std::string(toText(refusal.why))}});
    }

    void perform(const std::string& text) {
        Json json;
        const auto read = readRecordLine(text, json);
        if (!read) {
            fail(read.error());
            return;
        }
        const std::string& word = *read;
        if (word == "take-back") {
            takeBack(json);
        } else if (word == "restore") {
            m_table.restore();
        } else if (word == "seal") {
            m_table.seal();
        } else if (word == "hand-over") {
            takeOver(json);
        } else if (word == "correct") {
            correct(json);
        } else if (word == "ruling") {
            rule(json);
        } else if (word == "evidence") {
            attach(json);
        } else if (word == "ask") {
            ask(json);
        } else {
            const auto said = word == "roll" || word == "throw" ? takeWitnessWord(json, isPlayer()) : WitnessWord();
            if (said) {
                play(text, json, *said);
            } else {
                fail(said.error());
            }
        }
    }

    [[nodiscard]] std::function<bool(const std::string&)> isPlayer() const {
        return [this](const std::string& id) { return m_table.position().table->find(id).has_value(); };
    }

    void takeBack(const Json& json) {
        const auto to = json.find("to");
        if (to == json.end()) {
            m_table.takeBack();
        } else if (to->is_number_unsigned()) {
            const auto item = json.find("item");
            const bool named = item != json.end() && item->is_number_unsigned();
            m_table.undoTo(
                {to->get<std::uint64_t>(), named ? std::optional(item->template get<std::size_t>()) : std::nullopt});
        } else {
            failAt(say(m_language, "to: an entry number is wanted"));
        }
    }

    /// Answers as the act would be, or with all that is allowed, and writes nothing.
    void takeOver(const Json& json) {
        const auto reason = json.find("reason");
        const bool isSaid = reason != json.end() && reason->is_string();
        const auto given = json.find("release");
        const auto release = given == json.end() ? std::nullopt : releaseFromText(given->dump());
        if (given != json.end() && !release) {
            fail(say(m_language, "release: this is no release of a game"));
            return;
        }
        m_table.takeOver(isSaid ? reason->template get<std::string>() : std::string(), release);
    }

    void ask(const Json& json) {
        const auto& position = m_table.position();
        const auto act = json.find("action");
        if (act == json.end()) {
            if constexpr (requires { engine::legalJson(position); }) {
                answerWith({{"ok", true}});
                m_answer.update(Json::parse(engine::legalJson(position)));
                return;
            }
            failAt(say(m_language, "action: this field is missing"));
            return;
        }
        const auto action = Game::actionFromJson(act->dump(), *position.table);
        if (!action) {
            fail(action.error());
            return;
        }
        m_tried = *action;
        const auto decision = decide(position, *action);
        if (decision || toText(decision.error().why) == kDiceMissing) {
            answerWith({{"ok", true}});
            return;
        }
        refuse(decision.error());
    }

    /// A picture from a file, for the act of an entry.
    void attach(const Json& json) {
        const auto entry = json.find("entry");
        const auto file = json.find("file");
        if (entry == json.end() || !entry->is_number_unsigned()) {
            failAt(say(m_language, "entry: an entry number is wanted"));
        } else if (file == json.end() || !file->is_string()) {
            failAt(say(m_language, "file: the name of a JPEG file is wanted"));
        } else if (auto picture = pictureFromFile(file->template get<std::string>(), m_language); !picture) {
            fail(picture.error());
        } else {
            m_table.keepPicture(entry->template get<std::uint64_t>(), std::move(picture->jpeg), picture->size.width,
                                picture->size.height);
        }
    }

    /// Worked out, then written if nothing is left to decide.
    void correct(const Json& json) {
        const auto asked = correctionFromJson<Game>(json, *m_table.position().table, m_language);
        if (!asked) {
            failAt("correct: " + asked.error());
            return;
        }
        auto plan = planCorrection(m_table.line(), *asked);
        if (!plan) {
            answerWith({{"ok", false}, {"clause", nullptr}, {"why", sentence(plan.error(), m_language)}});
            return;
        }
        m_planned = planJson(*plan, m_language);
        if (!plan->conflicts.empty()) {
            const Json& first = m_planned["conflicts"].front();
            answerWith({{"ok", false}, {"clause", first["clause"]}, {"why", first["why"]}});
            m_answer.update(m_planned);
            return;
        }
        m_table.correct(std::move(plan->corrected));
    }

    void rule(const Json& json) {
        auto ruling = rulingFromJson(json);
        if (!ruling) {
            fail(ruling.error());
            return;
        }
        for (const std::string& player : ruling->heard) {
            if (!m_table.position().table->find(player)) {
                failAt("heard: " +
                       sentence(engine::JsonFault{engine::JsonProblem::UnknownPlayer, player, {}}, m_language));
                return;
            }
        }
        if (ruling->decision == RulingDecision::Official && !ruling->branch) {
            ruling->branch = m_table.line().head();
        }
        if (ruling->combat) {
            if (const auto fault = faultOf(*ruling->combat, m_language)) {
                failAt("combat." + fault->field + ": " + fault->text);
                return;
            }
        }
        m_table.rule(std::move(*ruling));
    }

    /// `json` is the text as it was read, if it could be, without the word.
    void play(const std::string& text, const Json& json, const WitnessWord& word) {
        const auto& table = *m_table.position().table;
        const auto action = json.is_discarded() ? Game::actionFromJson(text, table) : actionFromTree(json, table);
        if (!action) {
            fail(action.error());
            return;
        }
        m_tried = *action;
        m_table.play(*action);
        if (m_answer.empty() && m_table.table().declared()) {
            waitForWords();
            m_table.throwNow(word);
        }
    }

    /// Players' phones open their words by themselves once they see the throw declared; what is missing then is left
    /// out.
    void waitForWords() {
        using Clock = std::chrono::steady_clock;
        constexpr std::chrono::seconds kMost{6};
        constexpr std::chrono::milliseconds kLook{100};
        m_table.book()->doWhatWasPutOff();
        const Clock::time_point end = Clock::now() + kMost;
        while (m_table.table().awaitsWords() && Clock::now() < end) {
            std::this_thread::sleep_for(kLook);
        }
    }

    void describe(std::uint64_t before) {
        const typename Game::Table& table = *m_table.position().table;
        std::uint64_t entry = m_table.line().head().seq;
        const auto& log = m_table.table().log();
        for (std::uint64_t next = before + 1; next < log.size(); ++next) {
            const auto& line = log[next];
            const bool says =
                line.act() != nullptr || std::holds_alternative<RulingGiven>(line.entry.body) || !m_planned.empty();
            if (says && !std::holds_alternative<CommitmentShown>(line.entry.body)) {
                entry = next;
            }
        }
        m_answer["ok"] = true;
        m_answer["entry"] = entry;
        m_answer["events"] = toTree(m_events, table);
        m_answer["trusted"] = Json::array();
        const bool acted = m_table.line().log()[entry].act() != nullptr;
        if (acted) {
            for (const engine::Trust& trust : m_table.line().log()[entry].act()->trusted) {
                m_answer["trusted"].push_back(trustJson(trust, table));
            }
        }
        m_answer.update(m_planned);
        m_answer["state"] = Game::awaitsThrow(m_table.position()) ? "needs-throw" : "complete";
    }

    static Json trustJson(const engine::Trust& trust, const typename Game::Table& table) {
        Json json = {{"player", table.idOf(trust.player)}, {"what", "hand"}};
        if (trust.cards) {
            for (const engine::Resource resource : engine::kResources) {
                if ((*trust.cards)[resource] != 0) {
                    json["cards"][std::string(engine::toText(resource))] = (*trust.cards)[resource];
                }
            }
        }
        return json;
    }

    engine::Language m_language;
    std::size_t m_number = 0;
    Json m_answer = Json::object();
    /// What a correction would do, or did.
    Json m_planned = Json::object();
    typename Game::Events m_events;
    std::optional<typename Game::Action> m_tried;
    bool m_failed = false;
    bool m_refusedAny = false;
    bool m_unusableAny = false;
    GameDesk<Game> m_table;
};

bool isBlank(const std::string& text) {
    return text.find_first_not_of(" \t\r") == std::string::npos;
}

template <class Game>
int playLines(const GameOptions& options, bool stopAtFirst, OpenedGame& opened, Streams streams,
              engine::Language language) {
    auto line = foldGame<Game>(streams, options, opened.book, opened.game.id, std::nullopt, language);
    if (!line) {
        return kUnusable;
    }
    DeskFolder desk = deskToWrite(streams, options, language);
    Player<Game> player(std::make_shared<OpenBook>(opened.book, desk),
                        {std::move(*line), lostHere(opened.book, opened.game.id, desk)}, language);
    if (player.failed()) {
        return refuse(streams, bookFile(options), player.whyNot());
    }
    std::string text;
    for (std::size_t number = 1; !player.failed() && readLine(streams.in, text); ++number) {
        if (isBlank(text)) {
            continue;
        }
        streams.out << player.answer(text, number) << std::endl;
        if (stopAtFirst && !player.lastWasFine()) {
            break;
        }
    }
    if (player.failed() || player.unusableAny()) {
        return kUnusable;
    }
    return player.refusedAny() ? kAnswerIsNo : kFine;
}

}  // namespace

int doActions(const GameOptions& options, bool stopAtFirst, Streams streams, engine::Language language) {
    auto opened = openGame(streams, options, db::OpenMode::ReadWrite, language);
    if (!opened) {
        return kUnusable;
    }
    return withGame(opened->kind, [&](auto played) {
        return playLines<decltype(played)>(options, stopAtFirst, *opened, streams, language);
    });
}

}  // namespace adjudicator::cli
