// SPDX-License-Identifier: GPL-3.0-or-later
// Folders of desks' files watched without a window, and what the published rules would have otherwise.
#include <algorithm>
#include <chrono>
#include <map>
#include <nlohmann/json.hpp>
#include <ostream>
#include <thread>

#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"
#include "adjudicator/cli/tournament/tournament_access.h"
#include "adjudicator/cli/tournament/tournament_hub.h"
#include "adjudicator/cli/tournament/tournament_propose.h"
#include "adjudicator/desk.h"
#include "adjudicator/text/tournament_text.h"
#include "adjudicator/tournament/desks/carrier_text.h"
#include "adjudicator/tournament/desks/desk_receipts.h"
#include "adjudicator/tournament/desks/folder_watch.h"
#include "adjudicator/tournament/proposals/proposals.h"
#include "adjudicator/tournament/table_games.h"
#include "adjudicator/tournament/tournament_maps.h"
#include "db/codes.h"
#include "db/hub/hub_address.h"
#include "engine/notation/tournament_json.h"
#include "engine/state/names.h"
#include "engine/tournament/advice.h"

namespace adjudicator::cli {

namespace {

namespace cup = engine::tournament;
using engine::Language;
using Json = nlohmann::ordered_json;
using Clock = std::chrono::steady_clock;

std::string watchLine(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

/// What is told of each desk and game last, so that only what changes is told again.
class Watching {
public:
    Watching(const TournamentOptions& options, Streams streams, Language language, OpenedTournament& opened,
             std::vector<std::filesystem::path> places)
        : m_options(options),
          m_streams(streams),
          m_language(language),
          m_opened(opened),
          m_places(std::move(places)),
          m_watch(m_notes) {}

    /// One look through all folders; empty, and said, where the book fails.
    [[nodiscard]] std::optional<int> look() {
        if (!follow()) {
            return std::nullopt;
        }
        const auto writes = [this](const std::function<void(db::Book&)>& work) {
            work(*m_opened.book);
            return true;
        };
        const DeskFolder own = ownDesk();
        const auto found = m_watch.look(*m_opened.book, writes, m_opened.position(), m_places,
                                        {m_opened.line.keyInCharge(), own.key()});
        if (!found) {
            (void)refuseBook(m_streams, bookFile(m_options.game), found.error(), m_language);
            return std::nullopt;
        }
        if (found->entries > 0 && own.key()) {
            for (const FolderLook& folder : found->folders) {
                (void)(folder.isThere &&
                       leaveReceipts(*m_opened.book, *own.key(), m_watch.carrierOf(folder.folder), utcNow()));
            }
        }
        // The tournament itself may have grown.
        if (found->entries > 0 && !follow()) {
            return std::nullopt;
        }
        if (found->hasChanged || m_isFirst) {
            m_isFirst = false;
            m_status = kFine;
            for (const FolderLook& folder : found->folders) {
                tellPlace(folder);
                for (const DeskReport& report : folder.desks) {
                    tellDesk(folder, report);
                }
            }
            takeProposed();
            if (m_options.collects && !collect()) {
                return std::nullopt;
            }
        }
        if (m_options.sends) {
            send(own);
        }
        m_streams.out.flush();
        return m_status;
    }

    /// Until something new may be there, or it is time to look again. A hub tells at once, folders say nothing.
    void wait() {
        const auto hub = std::ranges::find_if(
            m_places, [](const std::filesystem::path& place) { return db::isHubAddress(place.string()); });
        const auto most = std::chrono::seconds(m_options.every);
        if (hub == m_places.end()) {
            std::this_thread::sleep_for(most);
        } else {
            m_watch.carrierOf(*hub).wait(most);
        }
    }

private:
    void tell(const std::string& about, const Json& json) {
        std::string line = watchLine(json);
        std::string& before = m_told[about];
        if (line != before) {
            m_streams.out << line;
            before = std::move(line);
        }
    }

    /// The member of a line that says which folder or hub it is about.
    [[nodiscard]] static Json::object_t::value_type placeMember(const std::filesystem::path& place) {
        return {db::isHubAddress(place.string()) ? "hub" : "folder", shownPlace(place)};
    }

    void tellPlace(const FolderLook& folder) {
        Json json = Json::object();
        json.push_back(placeMember(folder.folder));
        json["there"] = folder.isThere;
        if (folder.fault && folder.fault->hub) {
            json["why"] = sentence(*folder.fault, m_language);
        }
        tell("folder " + folder.folder.string(), json);
    }

    /// What is new in the book goes to all places; one that is away gets it later.
    void send(const DeskFolder& own) {
        for (const std::filesystem::path& place : m_places) {
            Json json = Json::object();
            json.push_back(placeMember(place));
            if (!own.key()) {
                json["why"] = sentence(SendFault{SendProblem::NoKey, {}, {}}, m_language);
                tell("send " + place.string(), json);
                continue;
            }
            if (!m_key) {
                m_key = *own.key();
            }
            auto& sender = m_senders.try_emplace(place, *m_key, place, m_notes).first->second;
            const auto sent = sender.send(*m_opened.book, utcNow());
            if (!sent) {
                json["why"] = sentence(sent.error(), m_language);
                tell("send " + place.string(), json);
            } else if (sent->file) {
                json["sent"] = sent->entries;
                json["file"] = sent->file->string();
                tell("send " + place.string(), json);
            }
        }
    }

    void tellDesk(const FolderLook& folder, const DeskReport& report) {
        if (report.forked > 0) {
            // Each time, for it asks somebody to decide.
            m_streams.out << watchLine({{"desk", report.key}, {"name", report.name}, {"forked", report.forked}});
        }
        tell("desk " + folder.folder.string() + " " + report.key,
             {{"desk", report.key},
              {"name", report.name},
              placeMember(folder.folder),
              {"state", std::string(toText(report.state))},
              {"file", report.file ? Json(*report.file) : Json(nullptr)},
              {"last_file", report.lastFile},
              {"last_time", report.lastTime}});
        const bool isFine = report.state == DeskState::UpToDate || report.state == DeskState::Waiting;
        m_status = std::max(m_status, isFine ? kFine : kAnswerIsNo);
    }

    /// The director may write at the same time: his newest entry counts.
    [[nodiscard]] bool follow() {
        const auto head = m_opened.book->head(m_opened.line.game());
        if (head && *head == m_opened.line.head()) {
            return true;
        }
        auto line =
            foldGame<TournamentGame>(m_streams, m_options.game, *m_opened.book, m_opened.line.game(), {}, m_language);
        if (line) {
            m_opened.line = std::move(*line);
        }
        return line.has_value();
    }

    /// What desks proposed is taken where this desk keeps the tournament.
    void takeProposed() {
        DeskFolder own = ownDesk();
        const auto all = onlyProposes(m_options, m_opened, own)
                             ? engine::Expected<std::vector<ProposalFound>, db::BookError>()
                             : proposalsFor(*m_opened.book, m_opened.line, VerifiedGames(dataFolder()));
        if (!all ||
            std::ranges::none_of(*all, [](const ProposalFound& found) { return found.state == ProposalState::Open; })) {
            return;
        }
        TournamentDesk desk(*m_opened.book, own);
        if (desk.take(m_opened.line)) {
            for (const Json& taken : takeOpen(desk, *m_opened.book, m_language)) {
                tell("proposal " + taken["id"].get<std::string>(), taken);
            }
            m_opened.line = desk.line();
        }
    }

    /// Enters the results of games that fit, tells of all others what is for decision.
    [[nodiscard]] bool collect() {
        const auto games =
            gamesFor(*m_opened.book, m_opened.position(), VerifiedGames(dataFolder()), m_opened.line.keyInCharge());
        if (!games) {
            (void)refuseBook(m_streams, bookFile(m_options.game), games.error(), m_language);
            return false;
        }
        const bool enters = std::ranges::any_of(
            *games, [](const GameFound& found) { return found.fit == GameFit::NewResult && found.result; });
        DeskFolder own = ownDesk();
        std::optional<TournamentDesk> desk;
        if (enters) {
            // Where it cannot sit down each result says so.
            desk.emplace(*m_opened.book, own);
            (void)desk->take(m_opened.line);
        }
        for (const GameFound& found : *games) {
            Json json = {{"game", found.game ? Json(db::toHex(*found.game)) : Json(nullptr)},
                         {"fit", std::string(toText(found.fit))},
                         {"round", found.round ? Json(*found.round) : Json(nullptr)},
                         {"table", found.table ? Json(*found.table) : Json(nullptr)},
                         {"entered", found.fit == GameFit::AlreadyThere}};
            if (found.checked) {
                json["verdict"] = std::string(toText(found.checked->kind));
                json["reason"] = std::string(toText(found.checked->reason));
            }
            if (desk && found.fit == GameFit::NewResult && found.result) {
                const auto answer = desk->play(*found.result);
                json["entered"] = answer.has_value();
                if (!answer) {
                    json["why"] = problemText(answer.error(), desk->position(), m_language);
                    m_status = kAnswerIsNo;
                }
            } else if (found.fit != GameFit::AlreadyThere) {
                m_status = kAnswerIsNo;
            }
            // Once it is entered it is told as that, whether now or at a later look.
            json["fit"] = json["entered"] ? Json(std::string(toText(GameFit::AlreadyThere))) : json["fit"];
            tell("game " + (found.game ? db::toHex(*found.game) : std::string("-")), json);
        }
        if (desk) {
            m_opened.line = desk->line();
        }
        return true;
    }

    const TournamentOptions& m_options;
    Streams m_streams;
    Language m_language;
    OpenedTournament& m_opened;
    /// Where it is noted what was received.
    const std::filesystem::path m_notes = dataFolder() / "received";
    std::vector<std::filesystem::path> m_places;
    FolderWatch m_watch;
    std::optional<DeskKey> m_key;
    std::map<std::filesystem::path, EntrySender> m_senders;
    std::map<std::string, std::string> m_told;
    int m_status = kFine;
    bool m_isFirst = true;
};

}  // namespace

int watchFolders(const TournamentOptions& options, OpenedTournament& opened, Streams streams, Language language) {
    auto places = placesOf(options, streams, language);
    if (!places) {
        return kUnusable;
    }
    Watching watching(options, streams, language, opened, std::move(*places));
    const Clock::time_point begun = Clock::now();
    while (true) {
        const auto status = watching.look();
        if (!status) {
            return kUnusable;
        }
        const bool isOver = options.lasts && Clock::now() - begun >= std::chrono::seconds(*options.lasts);
        if (isOver) {
            return *status;
        }
        watching.wait();
    }
}

int checkRules(const TournamentOptions& options, OpenedTournament& opened, Streams streams, Language language) {
    const auto advice = cup::adviceFor(opened.position());
    Json away = awayJson(awaySeats(opened.position()), opened.position(), language);
    Json list = Json::array();
    for (const cup::Advised& each : advice) {
        if (!options.game.json) {
            streams.out << sentence(each, language) << '\n';
        }
        list.push_back(
            {{"advice", std::string(toText(each.advice))}, {"count", each.count}, {"text", sentence(each, language)}});
    }
    const cup::Position& position = opened.position();
    for (const cup::AwaySeat& each : awaySeats(position)) {
        if (!options.game.json) {
            streams.out << sentence(each, position, language) << '\n';
        }
    }
    for (const OddResult& odd : oddResults(position)) {
        for (const cup::Doubted& each : odd.doubts) {
            const std::string text =
                say(language, "{}, table {}: {}", roundName(position.settings, odd.round, language), odd.table,
                    sentence(each, position, language));
            if (!options.game.json) {
                streams.out << text << '\n';
            }
            list.push_back({{"advice", std::string(engine::nameOf(each.doubt, cup::kDoubtWords))},
                            {"round", odd.round},
                            {"table", odd.table},
                            {"text", text}});
        }
    }
    for (Json& each : away) {
        each["advice"] = "away-seat";
        list.push_back(std::move(each));
    }
    if (options.game.json) {
        streams.out << watchLine(list);
    }
    return list.empty() ? kFine : kAnswerIsNo;
}

}  // namespace adjudicator::cli
