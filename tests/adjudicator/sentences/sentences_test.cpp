// SPDX-License-Identifier: GPL-3.0-or-later
// Every sentence that the sources say has its words in each catalogue, and no catalogue has one that nobody says.
#include <fmt/args.h>
#include <fmt/format.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "adjudicator/cli/help/command_tree.h"
#include "adjudicator/cli/run.h"
#include "adjudicator/web/page_sentences.h"
#include "engine/clauses/catalogue.h"
#include "engine/clauses/document.h"
#include "engine/clauses/language.h"
#include "engine/clauses/po_file.h"
#include "tests/adjudicator/sentences/source_keys.h"
#include "tests/places.h"

namespace {

namespace fs = std::filesystem;

using adjudicator::cli::CommandWords;

std::string contentOf(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// A sentence with where it is said first.
struct Said {
    std::string context;
    std::string english;
    std::string file;
    std::size_t arguments = 0;
};

using Key = std::pair<std::string, std::string>;

class Sayings {
public:
    void add(const test::SourceKey& key, const std::string& file) {
        const auto [at, isNew] = m_places.try_emplace({key.context, key.english}, m_all.size());
        if (isNew) {
            m_all.push_back({key.context, key.english, file, key.arguments});
        }
        m_all[at->second].arguments = std::min(m_all[at->second].arguments, key.arguments);
    }
    void addHelp(const CommandWords& command) {
        const auto text = [this](const std::string& help) {
            if (!help.empty()) {
                add({"help", help, 0}, "adjudicator/cli");
                m_isWhole = m_isWhole && !help.ends_with("(not in this build)");
            }
        };
        text(command.text);
        text(command.footer);
        for (const auto* options : {&command.positionals, &command.options}) {
            for (const adjudicator::cli::OptionWords& option : *options) {
                text(option.text);
            }
        }
        for (const CommandWords& verb : command.commands) {
            addHelp(verb);
        }
    }
    void addRules() {
        const auto text = [this](const engine::Bilingual& said) {
            if (!said.english.empty()) {
                add({{}, std::string(said.english), 0}, "data");
            }
        };
        for (const engine::Document document : engine::documents()) {
            text(engine::titleOf(document));
        }
        for (const engine::ClauseInfo& clause : engine::allClauses()) {
            text(clause.section);
            text(clause.title);
            text(clause.text);
        }
        for (const engine::RulingInfo& ruling : engine::allRulings()) {
            text(ruling.question);
            for (const engine::Bilingual& option : ruling.options) {
                text(option);
            }
        }
    }
    [[nodiscard]] const Said* find(const Key& key) const {
        const auto at = m_places.find(key);
        return at == m_places.end() ? nullptr : &m_all[at->second];
    }
    [[nodiscard]] const std::vector<Said>& all() const { return m_all; }
    /// Whether this build has all commands; what others say of themselves is not known then.
    [[nodiscard]] bool isWhole() const { return m_isWhole; }

private:
    bool m_isWhole = true;
    std::vector<Said> m_all;
    std::map<Key, std::size_t> m_places;
};

/// What all sources say, in the order of their files, then the scripts of the pages, and what the parser says of its
/// commands; for a further language also what data/clauses and data/rulings say in English and German.
Sayings sayingsFor(const std::string& code) {
    Sayings made;
    const fs::path root = ADJ_SOURCE_DIR;
    std::set<fs::path> files;
    for (const char* module : {"engine", "adjudicator", "ui"}) {
        for (const auto& entry : fs::recursive_directory_iterator(root / module)) {
            if (entry.path().extension() == ".cpp" || entry.path().extension() == ".h") {
                files.insert(entry.path());
            }
        }
    }
    for (const fs::path& file : files) {
        const bool isAbove = *fs::relative(file, root).begin() == "ui";
        for (const test::SourceKey& key : test::keysOf(contentOf(file), isAbove)) {
            made.add(key, fs::relative(file, root).generic_string());
        }
    }
    for (const char* folder : {"data/web", "data/replay"}) {
        std::set<fs::path> scripts;
        for (const auto& entry : fs::directory_iterator(root / folder)) {
            if (entry.path().extension() == ".js") {
                scripts.insert(entry.path());
            }
        }
        for (const fs::path& file : scripts) {
            for (const auto& said : adjudicator::web::sentencesOf(contentOf(file))) {
                made.add({said.context, said.english, test::holesOf(said.english)},
                         fs::relative(file, root).generic_string());
            }
        }
    }
    adjudicator::cli::withParser([&](const CLI::App& app) { made.addHelp(adjudicator::cli::wordsOf(app)); });
    if (code != "de") {
        made.addRules();
    }
    return made;
}

std::vector<fs::path> catalogues() {
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(fs::path(ADJ_SOURCE_DIR) / "data/sentences")) {
        if (entry.path().extension() == ".po") {
            files.push_back(entry.path());
        }
    }
    return files;
}

/// What stands behind the colon of each hole, by what fills it: "0:.1f".
std::multiset<std::string> formsOf(const std::string& text) {
    static const std::regex kHole(R"(\{(\d*)(:[^{}]*)?\})");
    std::multiset<std::string> forms;
    std::size_t next = 0;
    for (std::sregex_iterator it(text.begin(), text.end(), kHole), end; it != end; ++it) {
        const std::string number = (*it)[1].length() > 0 ? (*it)[1].str() : std::to_string(next++);
        if ((*it)[2].length() > 0) {
            forms.insert(number + (*it)[2].str());
        }
    }
    return forms;
}

}  // namespace

TEST_CASE("sentences are found in sources", "[sentences]") {
    const auto keys = test::keysOf(R"src(
        // say(language, "in a comment")
        say(language, "one {}", count) + say(m_scene.language(), {"door", "two " "halves"});
        words.in("three", a, b); file.in(path); Phrase{"four"}; Phrase{"bird", "five"};
        counted(language, n, OneOrMany{"entry", {"of", "entries"}}); const char quote = '"'; x = 1'000; in("six \"{{\" {1}");
    )src");
    std::vector<std::string> found;
    for (const test::SourceKey& key : keys) {
        found.push_back(fmt::format("{}|{}|{}", key.context, key.english, key.arguments));
    }
    CHECK(found == std::vector<std::string>{"|one {}|1", "door|two halves|0", "|three|2", "|four|0", "bird|five|0",
                                            "|entry|0", "of|entries|0", "|six \"{{\" {1}|2"});
}

TEST_CASE("each language has every sentence, and none that nobody says", "[sentences]") {
    for (const fs::path& file : catalogues()) {
        INFO(file.filename().string());
        const auto read = engine::readPo(contentOf(file));
        REQUIRE(read);
        CHECK(read->code == file.stem().string());
        const Sayings sayings = sayingsFor(read->code);
        REQUIRE(sayings.all().size() > 2000);
        std::set<Key> there;
        std::string stale;
        std::string unfit;
        for (const engine::PoEntry& entry : read->entries) {
            there.emplace(entry.context, entry.english);
            const Said* said = sayings.find({entry.context, entry.english});
            if (said == nullptr && (sayings.isWhole() || entry.context != "help")) {
                stale += "\n  " + entry.context + " | " + entry.english;
            } else if (said != nullptr && entry.context != "help" &&
                       (test::holesOf(entry.text) > said->arguments || formsOf(entry.text) != formsOf(entry.english))) {
                unfit += "\n  " + entry.english + " | " + entry.text;
            }
        }
        std::string missing;
        for (const Said& said : sayings.all()) {
            if (!there.contains({said.context, said.english})) {
                missing += "\n  " + said.file + ": " + said.context + " | " + said.english;
            }
        }
        std::string empty;
        for (const engine::PoEntry& entry : read->entries) {
            empty += entry.text.empty() ? "\n  " + entry.english : std::string();
        }
        INFO("test_adjudicator '[.catalogues]' writes the catalogues anew, with room for what is missing");
        CHECK(missing.empty());
        CHECK(stale.empty());
        CHECK(empty.empty());
        CHECK(unfit.empty());
        INFO("missing:" << missing << "\nnobody says:" << stale << "\nempty:" << empty << "\ndo not fit:" << unfit);
        CHECK((missing + stale + empty + unfit).empty());
    }
}

TEST_CASE("German keeps to the words of the glossary", "[sentences]") {
    const auto german = engine::readPo(contentOf(fs::path(ADJ_SOURCE_DIR) / "data/sentences/de.po"));
    REQUIRE(german);
    for (const engine::PoEntry& entry : german->entries) {
        for (const char* avoided : {"Kachel", "Sechseck", "Aktion", "Atombombe", "Schlacht", "Rekord", "Schiedsperson",
                                    "Spielleit", "Gewinnquote"}) {
            INFO(entry.text);
            CHECK(entry.text.find(avoided) == std::string::npos);
        }
    }
}

TEST_CASE("every sentence can be said in the pseudo-language", "[sentences]") {
    const Sayings sayings = sayingsFor("qps");
    for (const Said& said : sayings.all()) {
        const std::string_view pseudo = engine::translated(engine::Language::Pseudo, said.english, said.context);
        INFO(said.english << "\n" << pseudo);
        const std::string text(pseudo);
        CHECK(test::holesOf(text) == test::holesOf(said.english));
        CHECK(formsOf(text) == formsOf(said.english));
        const bool hasWords = text.find('[') != std::string::npos && text.size() > said.english.size();
        CHECK((hasWords || std::ranges::none_of(std::regex_replace(said.english, std::regex(R"(\{[^{}]*\})"), ""),
                                                [](unsigned char c) { return std::isalpha(c) != 0; })));
    }
}

TEST_CASE("the catalogues are written anew from the sources", "[.catalogues]") {
    for (const fs::path& file : catalogues()) {
        const std::string old = contentOf(file);
        const auto read = engine::readPo(old);
        REQUIRE(read);
        const Sayings sayings = sayingsFor(read->code);
        REQUIRE(sayings.isWhole());
        std::map<Key, std::string> texts;
        for (const engine::PoEntry& entry : read->entries) {
            texts.emplace(Key{entry.context, entry.english}, entry.text);
        }
        // The header stays as it is.
        std::string written = old.substr(0, old.find("\n\n") + 1);
        for (const Said& said : sayings.all()) {
            written += "\n#: " + said.file + "\n";
            written += said.context.empty() ? std::string() : "msgctxt " + engine::poQuoted(said.context) + "\n";
            const auto text = texts.find({said.context, said.english});
            written += "msgid " + engine::poQuoted(said.english) + "\nmsgstr " +
                       engine::poQuoted(text == texts.end() ? std::string() : text->second) + "\n";
        }
        std::ofstream(file, std::ios::binary) << written;
    }
}
