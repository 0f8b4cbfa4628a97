// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/game/game_evidence.h"

#include <chrono>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <ostream>
#include <utility>

#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"
#include "adjudicator/desk.h"
#include "db/codes.h"

namespace adjudicator::cli {

namespace {

namespace fs = std::filesystem;
using engine::Language;
using Json = nlohmann::ordered_json;

constexpr std::uint64_t kMegabyte = 1'000'000;

/// One picture that an entry names.
struct Named {
    std::uint64_t entry = 0;
    EvidenceKept kept;
};

/// The pictures that an entry of the game stands for, oldest first: of an act all, of a picture itself.
template <class Game>
std::vector<Named> picturesAt(const LineOf<Game>& line, std::uint64_t entry) {
    std::vector<Named> named;
    if (entry >= line.log().size()) {
        return named;
    }
    if (const auto* kept = line.log().template get<EvidenceKept>(entry)) {
        named.push_back({entry, *kept});
    }
    for (const std::uint64_t shown : line.evidenceOf(entry)) {
        named.push_back({shown, *line.log().template get<EvidenceKept>(shown)});
    }
    return named;
}

std::optional<std::vector<Named>> namedIn(const GameOptions& options, const OpenedGame& opened, std::uint64_t entry,
                                          Streams streams, Language language) {
    return withGame(opened.kind, [&](auto played) -> std::optional<std::vector<Named>> {
        using Game = decltype(played);
        const auto line = foldGame<Game>(streams, options, opened.book, opened.game.id, std::nullopt, language);
        return line ? std::optional(picturesAt<Game>(*line, entry)) : std::nullopt;
    });
}

/// Under another name first, so that no half of a picture is ever there.
bool writeFile(const std::string& file, const std::string& bytes) {
    const std::string part = file + ".part";
    std::error_code error;
    {
        std::ofstream out(part, std::ios::binary | std::ios::trunc);
        out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
        if (!out.flush()) {
            out.close();
            fs::remove(part, error);
            return false;
        }
    }
    fs::rename(part, file, error);
    if (error) {
        std::error_code ignored;
        fs::remove(part, ignored);
    }
    return !error;
}

std::string megabytes(std::uint64_t bytes) {
    const std::uint64_t tenths = (bytes * 10 + kMegabyte - 1) / kMegabyte;
    return std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10);
}

}  // namespace

engine::Expected<EvidenceFile, std::string> pictureFromFile(const std::string& file, Language language) {
    const auto refused = [&](const std::string& wrong) { return engine::unexpected(file + ": " + wrong); };
    std::error_code error;
    const fs::file_status status = fs::status(file, error);
    if (status.type() == fs::file_type::not_found) {
        return refused(say(language, "there is no such file"));
    }
    if (!fs::is_regular_file(status)) {
        return refused(say(language, "this is no file"));
    }
    if (fs::file_size(file, error) > db::kMostPictureBytes && !error) {
        return refused(say(language, "a picture has at most 4 MB"));
    }
    // No more than the limit, though the file may have grown meanwhile.
    EvidenceFile read;
    read.jpeg.resize(db::kMostPictureBytes + 1);
    std::ifstream in(file, std::ios::binary);
    in.read(read.jpeg.data(), static_cast<std::streamsize>(read.jpeg.size()));
    if (!in.is_open() || in.bad()) {
        return refused(say(language, "it cannot be read"));
    }
    read.jpeg.resize(static_cast<std::size_t>(in.gcount()));
    if (read.jpeg.size() > db::kMostPictureBytes) {
        return refused(say(language, "a picture has at most 4 MB"));
    }
    const auto size = jpegSize(read.jpeg);
    if (!size) {
        return refused(say(language, "this is no JPEG picture"));
    }
    read.size = *size;
    return read;
}

int writePicture(const GameOptions& options, const PictureWanted& wanted, Streams streams, Language language) {
    const auto opened = openGame(streams, options, db::OpenMode::ReadOnly, language);
    const auto named = opened ? namedIn(options, *opened, wanted.entry, streams, language) : std::nullopt;
    if (!named) {
        return kUnusable;
    }
    const std::string book = bookFile(options);
    if (named->empty()) {
        return refuse(streams, book, say(language, "entry {} has no picture", wanted.entry));
    }
    bool isFalse = false;
    for (auto each = named->rbegin(); each != named->rend(); ++each) {
        const auto picture = opened->book.picture(each->kept.picture);
        if (!picture) {
            return refuseBook(streams, book, picture.error(), language);
        }
        if (!*picture) {
            const auto state = opened->book.pictureState(each->kept.picture);
            isFalse = isFalse || (state && *state == db::PictureState::False);
            continue;
        }
        if (!writeFile(wanted.file, (*picture)->jpeg)) {
            return refuse(streams, wanted.file, say(language, "it cannot be written"));
        }
        const EvidenceKept& kept = each->kept;
        if (options.json) {
            streams.out << Json{{"entry", each->entry},
                                {"of", kept.entry},
                                {"file", wanted.file},
                                {"bytes", kept.bytes},
                                {"size", {kept.width, kept.height}},
                                {"hash", db::toHex(kept.picture)}}
                               .dump(-1, ' ', false, Json::error_handler_t::replace)
                        << '\n';
        } else {
            streams.out << say(language, "{}: picture of entry {}, {} × {}", wanted.file, kept.entry, kept.width,
                               kept.height)
                        << '\n';
        }
        return kFine;
    }
    (void)refuse(streams, book,
                 isFalse ? say(language, "the picture of entry {} is damaged: not the one recorded", wanted.entry)
                         : say(language, "the picture of entry {} is not kept any more", wanted.entry));
    return kAnswerIsNo;
}

int prunePictures(const GameOptions& options, const PruneOptions& prune, Streams streams, Language language) {
    if (!prune.days && !prune.keepMegabytes) {
        return refuse(streams, "prune", say(language, "say what goes: --older-than DAYS, --keep-mb N, or both"));
    }
    auto book = openBook(streams, options, db::OpenMode::ReadWrite, language);
    if (!book) {
        return kUnusable;
    }
    db::PictureLimits limits;
    if (prune.days) {
        limits.olderThan = utcText(std::chrono::system_clock::now() - std::chrono::hours(24) * *prune.days);
    }
    if (prune.keepMegabytes) {
        limits.keepBytes = *prune.keepMegabytes * kMegabyte;
    }
    const auto pruned = book->prunePictures(limits);
    if (!pruned) {
        return refuseBook(streams, bookFile(options), pruned.error(), language);
    }
    if (options.json) {
        streams.out << Json{{"removed", pruned->removed.count},
                            {"removed_bytes", pruned->removed.bytes},
                            {"left", pruned->left.count},
                            {"left_bytes", pruned->left.bytes}}
                           .dump()
                    << '\n';
    } else {
        streams.out << say(language, "pictures removed: {}, {} MB; left: {}, {} MB", pruned->removed.count,
                           megabytes(pruned->removed.bytes), pruned->left.count, megabytes(pruned->left.bytes))
                    << '\n';
    }
    return kFine;
}

}  // namespace adjudicator::cli
