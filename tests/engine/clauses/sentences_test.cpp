// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <catch2/catch.hpp>
#include <string>

#include "engine/clauses/language.h"
#include "engine/clauses/po_file.h"
#include "engine/clauses/pseudo.h"

using engine::Language;
using engine::Phrase;

namespace {

constexpr const char* kHeader = "msgid \"\"\nmsgstr \"\"\n\"Language: xx\\n\"\n\"X-Language-Name: Xish\\n\"\n";

std::string faultOf(const std::string& text) {
    const auto read = engine::readPo(text);
    return read ? std::string() : read.error();
}

}  // namespace

TEST_CASE("a catalogue is read as gettext writes it", "[sentences]") {
    const auto read =
        engine::readPo(std::string("# a comment\n") + kHeader +
                       "\n#: a/b.cpp\nmsgctxt \"door\"\nmsgid \"it is \"\n\"open\"\nmsgstr \"\\\"auf\\\"\\n\"\n"
                       "\nmsgid \"new\"\nmsgstr \"\"");
    REQUIRE(read);
    CHECK(read->code == "xx");
    CHECK(read->name == "Xish");
    CHECK(read->entries ==
          std::vector<engine::PoEntry>{{"door", "it is open", "\"auf\"\n", "a/b.cpp"}, {"", "new", "", ""}});
}

TEST_CASE("what is no catalogue is refused with its line", "[sentences]") {
    CHECK(faultOf(std::string(kHeader) + "\nmsgid \"a\"\nmsgstr a\n").starts_with("line 7: "));
    CHECK(faultOf(std::string(kHeader) + "\nmsgid \"a\"\n").find("no msgid or no msgstr") != std::string::npos);
    CHECK(faultOf(std::string(kHeader) + "\nmsgid \"a\"\nmsgstr \"b\"\n\nmsgid \"a\"\nmsgstr \"c\"\n").find("twice") !=
          std::string::npos);
    CHECK(faultOf(std::string(kHeader) + "\nmsgfmt \"a\"\n").starts_with("line 6: "));
    CHECK(faultOf(std::string(kHeader) + "\nmsgid \"\\q\"\nmsgstr \"b\"\n").starts_with("line 6: "));
    CHECK(faultOf("msgid \"a\"\nmsgstr \"b\"\n") == "the header lacks Language or X-Language-Name");
    CHECK_FALSE(faultOf("").empty());
    const std::string text = "a \"quoted\" \\ line\n\tand more";
    const auto read = engine::readPo(std::string(kHeader) + "\nmsgid " + engine::poQuoted(text) + "\nmsgstr \"x\"\n");
    REQUIRE(read);
    CHECK(read->entries.front().english == text);
}

TEST_CASE("languages have codes, and phrases are in them", "[sentences]") {
    REQUIRE(engine::languages().size() >= 2);
    CHECK(engine::languages()[1].name == "Deutsch");
    CHECK(engine::codeOf(Language::German) == "de");
    for (const engine::LanguageInfo& each : engine::languages()) {
        CHECK(engine::languageFromCode(each.code) == each.language);
    }
    CHECK(engine::languageFromCode("qps") == Language::Pseudo);
    CHECK_FALSE(engine::languageFromCode("xx"));
    CHECK(Phrase{"settlement"}.in(Language::German) == "Siedlung");
    CHECK(engine::translated(Language::German, "said by nobody") == "said by nobody");
}

TEST_CASE("the pseudo-language is longer, accented and between brackets, and keeps what is filled in", "[sentences]") {
    const std::string text = engine::pseudo(" {} attacks with {:.1f} units\n");
    CHECK(text.starts_with(" [{} åttåçkš wïth {:.1f} üñïtš"));
    CHECK(text.ends_with("]\n"));
    const auto letters = [](const std::string& utf8) {
        return std::ranges::count_if(utf8, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; });
    };
    for (const std::string& english :
         {std::string("no"), std::string("a sentence of some length"), std::string(300, 'x')}) {
        const auto more = letters(engine::pseudo(english)) - letters(english) - 2;
        CHECK(more >= std::max<std::ptrdiff_t>(1, letters(english) * 2 / 5));
    }
    CHECK(engine::pseudo("") == "");
    CHECK(engine::pseudo(" \n") == " \n");
    CHECK(engine::pseudo(".") == ".");
}
