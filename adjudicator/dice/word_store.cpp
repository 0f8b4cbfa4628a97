// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/dice/word_store.h"

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

#include "db/codes.h"

namespace adjudicator {

namespace {

namespace fs = std::filesystem;
using StoreJson = nlohmann::json;

fs::path wordsFile(const fs::path& folder, const db::GameId& game) {
    return folder / (db::toHex(game) + ".json");
}

std::string textIn(const StoreJson& json, const char* name) {
    return json.is_object() && json.contains(name) && json[name].is_string() ? json[name].get<std::string>()
                                                                             : std::string();
}

}  // namespace

WordsKept WordStore::load(const db::GameId& game, std::uint32_t number) const {
    WordsKept words{number, {}, {}};
    std::ifstream file(wordsFile(m_folder, game));
    const auto json = file ? StoreJson::parse(file, nullptr, false) : StoreJson();
    if (!json.is_object() || !json.contains("number") || json["number"] != number) {
        return words;
    }
    for (const StoreJson& each : json.value("sealed", StoreJson::array())) {
        const auto seal = db::hashFromHex(textIn(each, "seal"));
        const std::string by = textIn(each, "by");
        if (seal && !by.empty() && std::ranges::find(words.sealed, by, &WordSeal::by) == words.sealed.end()) {
            words.sealed.push_back({by, *seal});
        }
    }
    for (const StoreJson& each : json.value("opened", StoreJson::array())) {
        WordOpened word{textIn(each, "by"), textIn(each, "word"), saltFromText(textIn(each, "salt"))};
        const bool isFirst = std::ranges::find(words.opened, word.by, &WordOpened::by) == words.opened.end();
        if (isFirst && fitsItsSeal(game, number, word, words.sealed)) {
            words.opened.push_back(std::move(word));
        }
    }
    return words;
}

bool WordStore::seal(const db::GameId& game, std::uint32_t number, const WordSeal& seal) const {
    WordsKept words = load(game, number);
    std::erase_if(words.sealed, [&](const WordSeal& each) { return each.by == seal.by; });
    std::erase_if(words.opened, [&](const WordOpened& each) { return each.by == seal.by; });
    words.sealed.push_back(seal);
    return keep(game, words);
}

bool WordStore::open(const db::GameId& game, std::uint32_t number, const WordOpened& word) const {
    WordsKept words = load(game, number);
    if (!fitsItsSeal(game, number, word, words.sealed)) {
        return false;
    }
    if (std::ranges::find(words.opened, word.by, &WordOpened::by) != words.opened.end()) {
        return true;
    }
    words.opened.push_back(word);
    return keep(game, words);
}

bool WordStore::keep(const db::GameId& game, const WordsKept& words) const {
    std::error_code error;
    fs::create_directories(m_folder, error);
    fs::permissions(m_folder, fs::perms::owner_all, error);
    StoreJson json{{"number", words.number}, {"sealed", StoreJson::array()}, {"opened", StoreJson::array()}};
    for (const WordSeal& each : words.sealed) {
        json["sealed"].push_back({{"by", each.by}, {"seal", db::toHex(each.seal)}});
    }
    for (const WordOpened& each : words.opened) {
        json["opened"].push_back({{"by", each.by}, {"word", each.text}, {"salt", saltText(each.salt.value())}});
    }
    const fs::path target = wordsFile(m_folder, game);
    fs::path fresh = target;
    fresh += ".new";
    {
        std::ofstream file(fresh, std::ios::trunc);
        fs::permissions(fresh, fs::perms::owner_read | fs::perms::owner_write, error);
        file << json.dump(-1, ' ', false, StoreJson::error_handler_t::replace) << '\n';
        if (!file.flush()) {
            return false;
        }
    }
    fs::rename(fresh, target, error);
    return !error;
}

}  // namespace adjudicator
