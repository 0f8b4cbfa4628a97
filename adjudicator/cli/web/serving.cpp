// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/web/serving.h"

#include <chrono>
#include <optional>
#include <ostream>

#include "adjudicator/cli/qr_text.h"
#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"
#include "adjudicator/cli/tournament/tournament_hub.h"
#include "adjudicator/desk.h"
#include "adjudicator/desk_text.h"
#include "adjudicator/tournament/desks/carrier_text.h"
#include "adjudicator/web/hub_feed.h"
#include "adjudicator/web/own_addresses.h"
#include "adjudicator/web/phone_desk.h"
#include "adjudicator/web/served_text.h"
#include "adjudicator/web/server.h"
#include "adjudicator/web/shown.h"
#include "adjudicator/web/site_maker.h"

namespace adjudicator::cli {

namespace {

using engine::Language;
using Clock = std::chrono::steady_clock;

/// How soon a change of the book is on the pages, at most.
constexpr std::chrono::milliseconds kLook{400};

void tell(const ServeOptions& options, const web::Shown& shown, std::uint16_t port, Streams streams,
          Language language) {
    const std::string url = options.url.empty() ? web::urlOf(options.address, port) : options.url;
    streams.out << say(language, "Served: {}\n", url)
                << say(language, "  for whom:  {}\n",
                       web::reachText(options.address, language) + (web::isOnlyHere(options.address)
                                                                        ? say(language, " (--address chooses another)")
                                                                        : std::string()));
    for (const std::string& line : web::shownTexts(shown, language)) {
        streams.out << "  " << line << '\n';
    }
    if (shown.tournament && shown.game) {
        streams.out << "  " << url << "table.html\n";
    }
    streams.out << say(language, "  never:     {}\n", web::neverText(language))
                << (options.hearsPhones
                        ? say(language,
                              "  phones:    those with a code propose results (tournament admit) or say words for "
                              "throws (game admit)\n")
                        : say(language, "  phones:    only look; nothing is written (--phones)\n"))
                << say(language, "Ctrl+C ends it.\n");
    if (options.hasQr) {
        streams.out << qrText(url);
    }
    streams.out.flush();
}

std::string whyNoPhones(const DeskFolder& own, Language language) {
    return own.keyFault() ? sentence(*own.keyFault(), language) : say(language, "this desk has no key");
}

/// Says once that the hub is away, and once that it is back.
class HubTold {
public:
    explicit HubTold(std::string hub) : m_hub(std::move(hub)) {}
    void tell(const std::optional<web::HubFeed::Away>& away, Streams streams, Language language) {
        if (std::exchange(m_isAway, away.has_value()) == away.has_value()) {
            return;
        }
        streams.out << (away ? say(language, "{}: {}; what was received is shown on\n", m_hub,
                                   sentence(away->why, language))
                             : say(language, "{}: back\n", m_hub))
                    << std::flush;
    }

private:
    std::string m_hub;
    bool m_isAway = false;
};

}  // namespace

int serveBook(const ServeOptions& options, Streams streams, Language language) {
    TournamentOptions ofHub;
    ofHub.game = options.game;
    ofHub.hub = options.hub;
    std::optional<std::filesystem::path> hub;
    if (options.hub) {
        if (options.hearsPhones) {
            return refuse(streams, "--phones",
                          say(language, "a desk that follows a hub only shows; phones speak at a desk that sends"));
        }
        hub = placeOf(ofHub, streams, language);
        if (!hub || !joinThrough(ofHub, streams, language)) {
            return kUnusable;
        }
    }
    const auto mode = options.hearsPhones ? db::OpenMode::ReadWrite : db::OpenMode::ReadOnly;
    auto book = openBook(streams, options.game, mode, language);
    if (!book) {
        return kUnusable;
    }
    const std::string file = bookFile(options.game);
    const auto shown = web::chooseShown(*book, options.tournament, options.game.game);
    if (!shown) {
        return refuseBook(streams, file, shown.error(), language);
    }
    if (!shown->tournament && !shown->game) {
        return refuse(streams, file, say(language, "there is no such tournament or game in it to show"));
    }
    web::SiteMaker maker(*book, dataFolder(), *shown, language);
    DeskFolder own = ownDesk();
    std::optional<web::PhoneDesk> phones;
    if (options.hearsPhones) {
        // A tournament's results are proposed by the desk's key; what is said at a table needs none.
        if (shown->tournament && !own.key()) {
            return refuse(streams, "--phones", whyNoPhones(own, language));
        }
        phones.emplace(*book, own, maker, dataFolder(), web::PhoneDeskWish{options.name});
        maker.hearPhones(phones->session());
    }
    if (const auto first = maker.look(); !first) {
        return refuseBook(streams, file, first.error(), language);
    }
    const auto server = web::Server::listen({options.address, static_cast<std::uint16_t>(options.port)}, web::Limits());
    if (!server) {
        return refuse(streams, options.address + ':' + std::to_string(options.port),
                      web::listenText(server.error(), language));
    }
    (*server)->show(maker.site());
    if (phones) {
        (*server)->hearPhones();
    }
    tell(options, *shown, (*server)->port(), streams, language);
    std::optional<web::HubFeed> feed;
    if (hub && shown->tournament) {
        feed.emplace(web::HubFeed::Source{book->file(), hub->string(), *shown->tournament, dataFolder()});
    }
    HubTold told(shownPlace(hub.value_or(std::filesystem::path())));
    const Clock::time_point begun = Clock::now();
    while (!options.lasts || Clock::now() - begun < std::chrono::seconds(*options.lasts)) {
        const std::vector<web::Said> said = (*server)->wait(kLook);
        const std::vector<web::Answer> answers = phones ? phones->hear(said) : std::vector<web::Answer>();
        const bool isHeld = phones && phones->holdsThrow();
        if (isHeld) {
            phones->look();
        }
        if (feed) {
            const auto away = feed->away();
            maker.setBehind(away ? std::optional(away->since) : std::nullopt);
            told.tell(away, streams, language);
        }
        // A book that cannot be read for a moment is shown as it was.
        const auto changed = maker.look();
        if (!said.empty() || isHeld || (changed && *changed)) {
            (*server)->show(maker.site());
        }
        // Whoever is answered finds it on the pages.
        for (std::size_t i = 0; i < answers.size(); ++i) {
            (*server)->answer(said[i].id, answers[i]);
        }
    }
    return kFine;
}

}  // namespace adjudicator::cli
