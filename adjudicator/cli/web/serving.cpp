// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/web/serving.h"

#include <chrono>
#include <optional>
#include <ostream>

#include "adjudicator/cli/qr_text.h"
#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"
#include "adjudicator/desk.h"
#include "adjudicator/desk_text.h"
#include "adjudicator/web/phone_desk.h"
#include "adjudicator/web/server.h"
#include "adjudicator/web/shown.h"
#include "adjudicator/web/site_maker.h"

namespace adjudicator::cli {

namespace {

using engine::Language;
using Clock = std::chrono::steady_clock;

/// How soon a change of the book is on the pages, at most.
constexpr std::chrono::milliseconds kLook{400};

std::string wordsFor(web::ListenFault fault, Language language) {
    switch (fault) {
        case web::ListenFault::NoAddress:
            return say(language, "this is no address; name one of this machine, as 192.168.1.5, or 0.0.0.0 for all",
                       "das ist keine Adresse; eine dieses Rechners angeben, wie 192.168.1.5, oder 0.0.0.0 für alle");
        case web::ListenFault::NotOurs:
            return say(language, "this machine has no such address", "dieser Rechner hat diese Adresse nicht");
        case web::ListenFault::Taken:
            return say(language, "another program listens there; choose another --port",
                       "dort lauscht schon ein anderes Programm; einen anderen --port wählen");
        case web::ListenFault::NotAllowed:
            return say(language, "this port is the system’s; choose one from 1024 on",
                       "dieser Port gehört dem System; einen ab 1024 wählen");
        case web::ListenFault::Other:
            break;
    }
    return say(language, "it is not possible to listen there", "dort kann nicht gelauscht werden");
}

std::string urlOf(const ServeOptions& options, std::uint16_t port) {
    if (!options.url.empty()) {
        return options.url;
    }
    const bool isV6 = options.address.find(':') != std::string::npos;
    return "http://" + (isV6 ? '[' + options.address + ']' : options.address) + ':' + std::to_string(port) + '/';
}

/// Who can reach this address.
std::string reach(const std::string& address, Language language) {
    if (address.starts_with("127.") || address == "::1") {
        return say(language, "only browsers on this machine (--address chooses another)",
                   "nur Browser auf diesem Rechner (--address wählt anderes)");
    }
    return say(language, "everybody in this network", "alle in diesem Netz");
}

void tell(const ServeOptions& options, const web::Shown& shown, std::uint16_t port, Streams streams,
          Language language) {
    const std::string url = urlOf(options, port);
    streams.out << say(language, "Served: {}\n", "Gezeigt: {}\n", url)
                << say(language, "  for whom:  {}\n", "  für wen:   {}\n", reach(options.address, language));
    if (shown.tournament) {
        streams.out << say(language, "  tournament: pairings, clock, results, standings of all players, by name\n",
                           "  Turnier:   Paarungen, Uhr, Ergebnisse und Rangliste aller Spieler, mit Namen\n");
    }
    if (shown.game) {
        streams.out << say(language, "  table:     {}, board, points, dice and combats of the newest game\n",
                           "  Tisch:     {}, Spielfeld, Punkte, Würfel und Kämpfe des neuesten Spiels\n",
                           shown.tournament ? url + "table.html" : url);
    }
    streams.out << say(language, "  never:     hands, hidden cards, what the desk knows of them, referees’ notes\n",
                       "  nie:       Handkarten, Verdecktes, was der Platz davon weiß, Notizen der Leitung\n")
                << (options.hearsPhones
                        ? say(language,
                              "  phones:    those with a code propose results (tournament admit) or say words for "
                              "throws (game admit)\n",
                              "  Telefone:  die mit Code schlagen Ergebnisse vor (tournament admit) oder sagen Wörter "
                              "für Würfe (game admit)\n")
                        : say(language, "  phones:    only look; nothing is written (--phones)\n",
                              "  Telefone:  sehen nur zu; nichts wird geschrieben (--phones)\n"))
                << say(language, "Ctrl+C ends it.\n", "Strg+C beendet es.\n");
    if (options.hasQr) {
        streams.out << qrText(url);
    }
    streams.out.flush();
}

std::string whyNoPhones(const DeskFolder& own, Language language) {
    return own.keyFault() ? sentence(*own.keyFault(), language)
                          : say(language, "this desk has no key", "dieser Platz hat keinen Schlüssel");
}

}  // namespace

int serveBook(const ServeOptions& options, Streams streams, Language language) {
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
        return refuse(streams, file,
                      say(language, "there is no such tournament or game in it to show",
                          "darin ist kein solches Turnier und kein solches Spiel zu zeigen"));
    }
    web::SiteMaker maker(*book, dataFolder(), *shown);
    DeskFolder own = ownDesk();
    std::optional<web::PhoneDesk> phones;
    if (options.hearsPhones) {
        // A tournament's results are proposed by the desk's key; what is said at a table needs none.
        if (shown->tournament && !own.key()) {
            return refuse(streams, "--phones", whyNoPhones(own, language));
        }
        phones.emplace(*book, own, maker, dataFolder(), options.name);
        maker.hearPhones(phones->session());
    }
    if (const auto first = maker.look(); !first) {
        return refuseBook(streams, file, first.error(), language);
    }
    const auto server = web::Server::listen({options.address, static_cast<std::uint16_t>(options.port)}, web::Limits());
    if (!server) {
        return refuse(streams, options.address + ':' + std::to_string(options.port),
                      wordsFor(server.error(), language));
    }
    (*server)->show(maker.site());
    if (phones) {
        (*server)->hearPhones();
    }
    tell(options, *shown, (*server)->port(), streams, language);
    const Clock::time_point begun = Clock::now();
    while (!options.lasts || Clock::now() - begun < std::chrono::seconds(*options.lasts)) {
        const std::vector<web::Said> said = (*server)->wait(kLook);
        const std::vector<web::Answer> answers = phones ? phones->hear(said) : std::vector<web::Answer>();
        if (phones) {
            phones->look();
        }
        // A book that cannot be read for a moment is shown as it was.
        const auto changed = maker.look();
        if (!said.empty() || (changed && *changed)) {
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
