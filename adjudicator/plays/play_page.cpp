// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/plays/play.h"
#include "adjudicator/report/html.h"
#include "adjudicator/report/qr_svg.h"
#include "adjudicator/text/say.h"

namespace adjudicator {

using engine::Language;

namespace {

constexpr std::string_view kPlayStyle = R"(:root{color-scheme:light dark}
body{margin:0 auto;max-width:44rem;padding:1.5rem;font:1.05rem/1.5 "Noto Sans","Segoe UI",Arial,sans-serif}
h1{font-size:1.5rem}
h2{font-size:1.15rem;margin:2rem 0 .5rem}
a.give{display:inline-block;padding:.7rem 1.2rem;border:2px solid;border-radius:.5rem;font-weight:700}
svg.qr{display:block;width:min(100%,30rem);background:#fff}
pre{white-space:pre-wrap;padding:1rem;border:1px solid;border-radius:.5rem;user-select:all}
)";

}  // namespace

std::string playPage(const Play& play, Language language) {
    const auto in = [language](const Phrase& phrase) { return phrase.in(language); };
    const std::string title = say(language, "Game {}, {}", play.number, play.time);
    const std::string link = playLink(play, language);
    const std::string code = qrSvg(link);
    return fmt::format(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width\">\n<title>{}</title>\n<style>{}</style>\n</head>\n"
        "<body>\n<h1>{}</h1>\n<h2>BG Stats</h2>\n<p><a class=\"give\" rel=\"noreferrer\" href=\"{}\">{}</a></p>\n"
        "<p>{}</p>\n{}\n<h2>BoardGameGeek</h2>\n<p>{}</p>\n<pre>{}</pre>\n</body>\n</html>\n",
        engine::codeOf(language), escaped(title), kPlayStyle, escaped(title), escaped(link),
        in("Give this play to BG Stats"),
        code.empty()
            ? in("With so many names the address is too long for a QR code: open this page on the phone.")
            : in("On another phone: photograph the code. Only then, and only to BG Stats, the names are sent."),
        code, in("Copy these lines into the comments of a logged play of Catan (game 13)."),
        escaped(playText(play, language)));
}

}  // namespace adjudicator
