// SPDX-License-Identifier: GPL-3.0-or-later
#include <SQLiteCpp/SQLiteCpp.h>

#include <catch2/catch.hpp>
#include <fstream>
#include <iterator>
#include <string>

#include "adjudicator/desk_text.h"
#include "adjudicator/record/jpeg_size.h"
#include "adjudicator/record/log_text.h"
#include "adjudicator/verify/verify_text.h"
#include "tests/adjudicator/record/test_desk.h"
#include "tests/places.h"

using namespace adjudicator;
using adjudicator::test::Desk;
using adjudicator::test::kRedRolls;
using adjudicator::test::oneHex;

namespace {

constexpr const char* kEndTurn = R"({"do":"end-turn","by":"red"})";

/// The table looks at no more than size and bytes.
const std::string kJpeg = "\xFF\xD8\xFF picture one";

std::uint64_t newestAct(Desk& desk) {
    return desk.table().line().lastStep()->entry;
}

const EvidenceKept& newestPicture(Desk& desk) {
    return std::get<EvidenceKept>(desk.table().log().back().entry.body);
}

std::string sceneBytes() {
    std::ifstream in(ADJ_TEST_DATA "/scenes/scene_0002.jpg", std::ios::binary);
    REQUIRE(in.good());
    return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace

TEST_CASE("a picture is an entry that changes no line, and its bytes lie in the book", "[adjudicator][evidence]") {
    Desk desk(oneHex());
    desk.play(kRedRolls);
    const std::uint64_t roll = newestAct(desk);
    const engine::Setup before = desk.setup();
    desk.table().attach(roll, kJpeg, 640, 480);
    REQUIRE_FALSE(desk.refusedByTable);
    CHECK(desk.setup() == before);
    CHECK(newestAct(desk) == roll);
    const EvidenceKept& kept = newestPicture(desk);
    CHECK(kept.entry == roll);
    CHECK(kept.picture == db::sha256(kJpeg));
    CHECK(kept.bytes == kJpeg.size());
    CHECK(kept.width == 640);
    CHECK(kept.height == 480);
    CHECK(desk.book().picture(kept.picture).value()->jpeg == kJpeg);

    const Verification verification = desk.verified();
    CHECK(verification.kind == VerdictKind::Sound);
    CHECK(verification.pictures.named == 1);
    CHECK(verification.pictures.kept == 1);
    CHECK(sentence(verification, engine::Language::English).find("; 1 of 1 pictures kept") != std::string::npos);

    desk.restart();
    REQUIRE(desk.table().line().evidenceOf(roll).size() == 1);
    CHECK(desk.table().line().evidenceOf(0).empty());
    const auto& table = *desk.table().position().table;
    const auto& log = desk.table().log();
    CHECK(summaryOf(log[desk.table().line().evidenceOf(roll).front()], table, engine::Language::English) ==
          "Picture of entry " + std::to_string(roll) + " kept: 640 × 480, 1 KB");
    CHECK(summaryOf(log[desk.table().line().evidenceOf(roll).front()], table, engine::Language::German)
              .starts_with("Bild zu Eintrag "));
}

TEST_CASE("a picture may come late, during a throw, and between a take-back and its restoring",
          "[adjudicator][evidence]") {
    Desk desk(oneHex());
    desk.play(kRedRolls);
    const std::uint64_t roll = newestAct(desk);
    desk.play(kEndTurn);
    desk.table().attach(roll, kJpeg, 640, 480);
    desk.play(R"({"do":"roll","by":"blue"})");
    REQUIRE(desk.table().declared());
    desk.table().attach(roll, kJpeg + "2", 640, 480);
    desk.table().openThrow({"word"});
    REQUIRE_FALSE(desk.table().declared());
    const engine::Setup after = desk.setup();
    desk.table().takeBack();
    desk.table().attach(roll, kJpeg + "3", 640, 480);
    desk.refusedByTable.reset();
    desk.table().restore();
    CHECK_FALSE(desk.refusedByTable);
    CHECK(desk.setup() == after);
    CHECK(desk.table().line().evidenceOf(roll).size() == 3);
    const Verification verification = desk.verified();
    CHECK(verification.kind == VerdictKind::Sound);
    CHECK(verification.pictures.kept == 3);
}

TEST_CASE("a picture is of an act, and of a size that a book takes", "[adjudicator][evidence]") {
    Desk desk(oneHex());
    desk.play(kRedRolls);
    const std::uint64_t roll = newestAct(desk);
    const std::uint64_t head = desk.table().line().head().seq;
    const auto refusal = [&](std::uint64_t entry, std::string jpeg, std::uint32_t width) {
        desk.refusedByTable.reset();
        desk.table().attach(entry, std::move(jpeg), width, 480);
        return desk.refusedByTable;
    };
    CHECK(refusal(0, kJpeg, 640) == TableRefusal::NotAnAct);
    CHECK(refusal(1, kJpeg, 640) == TableRefusal::NotAnAct);  // A commitment.
    CHECK(refusal(head + 1, kJpeg, 640) == TableRefusal::NotAnAct);
    CHECK(refusal(roll, {}, 640) == TableRefusal::PictureRefused);
    CHECK(refusal(roll, kJpeg, 0) == TableRefusal::PictureRefused);
    CHECK(refusal(roll, kJpeg, 70'000) == TableRefusal::PictureRefused);
    CHECK(refusal(roll, std::string(db::kMostPictureBytes + 1, 'x'), 640) == TableRefusal::PictureRefused);
    CHECK(desk.table().line().head().seq == head);
}

TEST_CASE("a picture that could not be written is neither in the record nor beside it", "[adjudicator][evidence]") {
    Desk desk(oneHex());
    desk.play(kRedRolls);
    const std::uint64_t head = desk.table().line().head().seq;
    desk.diskFull = true;
    desk.table().attach(newestAct(desk), kJpeg, 640, 480);
    CHECK(desk.failure.has_value());
    CHECK(desk.table().line().head().seq == head);
    CHECK(desk.book().pictureBytes().value().count == 0);
}

TEST_CASE("an entry that shows no act before it does not continue the record", "[adjudicator][evidence]") {
    Desk desk(oneHex());
    desk.play(kRedRolls);
    desk.table().attach(newestAct(desk), kJpeg, 640, 480);
    const Line& line = desk.table().line();
    const auto bodyWith = [&](const EvidenceKept& kept) {
        return toBody(EntryText{"2026-11-21T18:04:05.123Z", kept}, line.position().table.get());
    };
    const EvidenceKept kept = newestPicture(desk);
    REQUIRE(Line(line).apply(bodyWith(kept)));
    for (const std::uint64_t entry : {std::uint64_t{0}, line.head().seq, line.head().seq + 1, ~std::uint64_t{0}}) {
        EvidenceKept wrong = kept;
        wrong.entry = entry;
        CHECK_FALSE(Line(line).apply(bodyWith(wrong)));
    }
    const std::string body = bodyWith(kept);
    const auto read = entryFromBody<TableGame>(body, *line.position().table);
    REQUIRE(read);
    CHECK(toBody(*read, line.position().table.get()) == body);
    const auto isRead = [&](const std::string& from, const std::string& to) {
        std::string changed = body;
        const auto at = changed.find(from);
        REQUIRE(at != std::string::npos);
        changed.replace(at, from.size(), to);
        return entryFromBody<TableGame>(changed, *line.position().table).has_value();
    };
    CHECK_FALSE(isRead(R"("hash":")", R"("hash":"0)"));
    CHECK_FALSE(isRead("[640,480]", "[640]"));
    CHECK_FALSE(isRead("[640,480]", "[640,0]"));
    CHECK_FALSE(isRead("[640,480]", "[640,-1]"));
    CHECK_FALSE(isRead("[640,480]", "640"));
    CHECK_FALSE(isRead(R"("bytes":)", R"("bytes":4000001,"b":)"));
    CHECK(isRead("[640,480]", "[480,640]"));
}

TEST_CASE("pruned and changed pictures are told, and the record stays sound", "[adjudicator][evidence]") {
    Desk desk(oneHex());
    desk.play(kRedRolls);
    const std::uint64_t roll = newestAct(desk);
    for (const char* each : {"1", "2", "3"}) {
        desk.table().attach(roll, kJpeg + each, 640, 480);
    }
    const std::uint64_t last = desk.table().line().head().seq;
    desk.restart([&] {
        SQLite::Database database(desk.file().string(), SQLite::OPEN_READWRITE);
        SQLite::Statement remove(database, "DELETE FROM picture WHERE hash = ?");
        const db::Hash first = db::sha256(kJpeg + "1");
        remove.bind(1, first.bytes.data(), static_cast<int>(first.bytes.size()));
        remove.exec();
        SQLite::Statement change(database, "UPDATE picture SET jpeg = x'ffd8ffaa' WHERE hash = ?");
        const db::Hash third = db::sha256(kJpeg + "3");
        change.bind(1, third.bytes.data(), static_cast<int>(third.bytes.size()));
        change.exec();
    });
    const Verification verification = desk.verified();
    CHECK(verification.kind == VerdictKind::Sound);
    CHECK(verification.pictures.named == 3);
    CHECK(verification.pictures.kept == 1);
    CHECK(verification.pictures.missing() == 1);
    CHECK(verification.pictures.changed == std::vector{last});
    const std::string line = sentence(verification, engine::Language::English);
    CHECK(line.find("; 1 of 3 pictures kept; the picture of entry " + std::to_string(last) + " is damaged") !=
          std::string::npos);
    CHECK(line.starts_with("sound: "));
}

TEST_CASE("the size of a JPEG is read from its frame header", "[adjudicator][evidence]") {
    const std::string scene = sceneBytes();
    const auto size = jpegSize(scene);
    REQUIRE(size);
    CHECK(size->width > 100);
    CHECK(size->height > 100);
    CHECK_FALSE(jpegSize(""));
    CHECK_FALSE(jpegSize("\xFF\xD8"));
    CHECK_FALSE(jpegSize("\x89PNG\r\n\x1A\n"));
    CHECK_FALSE(jpegSize(scene.substr(0, 12)));
    using std::string_literals::operator""s;
    const std::string frame = "\xFF\xC0\x00\x0B\x08\x01\x02\x03\x04\x01\x11\x00"s;
    CHECK(jpegSize("\xFF\xD8"s + frame + "\xFF\x00"s) == JpegSize{0x0304, 0x0102});
    CHECK(jpegSize("\xFF\xD8\xFF"s + frame + "\xFF\x00"s) == JpegSize{0x0304, 0x0102});
    CHECK_FALSE(jpegSize("\xFF\xD8"s + frame.substr(0, 8)));
    CHECK_FALSE(jpegSize("\xFF\xD8\xFF\xC0\x00\x0B\x08\x00\x00\x03\x04\x01\x11\x00\x00\x00"s));
    CHECK_FALSE(jpegSize("\xFF\xD8\xFF\xDA\x00\x02"s + frame));
    // No beginning of a file makes it read beyond its end.
    for (std::size_t length = 0; length < 400; ++length) {
        (void)jpegSize(std::string_view(scene).substr(0, length));
    }
}
