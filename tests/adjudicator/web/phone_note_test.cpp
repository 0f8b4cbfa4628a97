// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/web/phone_note.h"

#include <catch2/catch.hpp>

#include <nlohmann/json.hpp>

namespace adjudicator::test {

namespace {

web::Admission noteReader() {
    web::Admission admission;
    admission.code = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16};
    admission.id = web::admissionId(admission.code);
    return admission;
}

}  // namespace

TEST_CASE("a note is read by the phone that it is for, and as it was written", "[adjudicator][web]") {
    const web::Admission phone = noteReader();
    const std::string text = R"({"de":"Anna baut eine Straße zwischen 8 und 9"})";
    const std::string note = web::noteFor(phone, "00112233445566778899aabbccddeeff", text);
    CHECK(web::readNote(phone.code, note) == text);
    CHECK(note.find("Anna") == std::string::npos);
    // The pages read the same note (tests/tools/check_pages.py).
    CHECK(
        note ==
        R"({"to":"1300473240550553","salt":"00112233445566778899aabbccddeeff",)"
        R"("text":"4cc3d8ec7fc2139f3080d1a3146713e8e8cf9fb5fe40a923360661a6b38c52d319681e964e9df0d1ace2c8b1509fdcd7",)"
        R"("seal":"4e27e1a154da2bd667f4e10f77d4e8318789be3f1682f79c7d2f093adc24e322"})");
    web::PhoneCode other = phone.code;
    other[3] ^= 1U;
    CHECK_FALSE(web::readNote(other, note));
    for (const char* field : {"salt", "text", "seal"}) {
        auto json = nlohmann::json::parse(note);
        std::string value = json[field];
        value[0] = value[0] == '0' ? '1' : '0';
        json[field] = value;
        CHECK_FALSE(web::readNote(phone.code, json.dump()));
    }
    for (const char* bad : {"", "null", "[]", "{}", R"({"salt":1,"text":"zz","seal":"00"})"}) {
        CHECK_FALSE(web::readNote(phone.code, bad));
    }
    CHECK(web::readNote(phone.code, web::noteFor(phone, "00", "")) == "");
}

TEST_CASE("an offer is named by session, state and act together", "[adjudicator][web]") {
    const std::string id = web::offerId("one", "ADJ1:X", R"({"do":"end-turn"})");
    CHECK(id.size() == 32);
    CHECK(id == web::offerId("one", "ADJ1:X", R"({"do":"end-turn"})"));
    CHECK(id != web::offerId("two", "ADJ1:X", R"({"do":"end-turn"})"));
    CHECK(id != web::offerId("one", "ADJ1:Y", R"({"do":"end-turn"})"));
    CHECK(id != web::offerId("one", "ADJ1:X", R"({"do":"roll"})"));
}

}  // namespace adjudicator::test
