// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/report/player_look.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "adjudicator/art_files.h"
#include "adjudicator/report/piece_art.h"

namespace adjudicator::svg {

namespace {

struct Known {
    std::string_view id;
    std::string_view colour;
    std::string_view ink;
    Emblem emblem;
};

constexpr std::string_view kDarkInk = "#22262a";
constexpr std::array<Known, 6> kKnown{{{"red", "#c43a44", "#ffffff", Emblem::Triangle},
                                       {"blue", "#2168c4", "#ffffff", Emblem::Disc},
                                       {"white", "#fbfbf8", kDarkInk, Emblem::Diamond},
                                       {"orange", "#f0a01e", kDarkInk, Emblem::Square},
                                       {"green", "#63b891", "#14251d", Emblem::Plus},
                                       {"brown", "#3d2010", "#ffffff", Emblem::Bars}}};

struct Rgb {
    double red = 0;
    double green = 0;
    double blue = 0;
};

std::optional<int> digit(char c) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    const char lower = c >= 'A' && c <= 'F' ? static_cast<char>(c - 'A' + 'a') : c;
    const std::size_t at = kDigits.find(lower);
    return at == std::string_view::npos ? std::nullopt : std::optional(static_cast<int>(at));
}

/// Of `#rgb` and `#rrggbb` each part from 0 to 1; nothing for any other text.
std::optional<Rgb> rgbOf(std::string_view text) {
    const std::size_t width = text.size() == 4 ? 1 : 2;
    if ((text.size() != 4 && text.size() != 7) || text.front() != '#') {
        return std::nullopt;
    }
    std::array<double, 3> parts{};
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto high = digit(text[1 + i * width]);
        const auto low = digit(text[i * width + width]);
        if (!high || !low) {
            return std::nullopt;
        }
        parts[i] = (*high * 16 + *low) / 255.0;
    }
    return Rgb{parts[0], parts[1], parts[2]};
}

/// The lighter or darker ink, whichever stands out: a luminance of 0.18 is half way to the eye.
std::string_view inkOn(const Rgb& colour) {
    constexpr double kGamma = 2.2;
    const double luminance = 0.2126 * std::pow(colour.red, kGamma) + 0.7152 * std::pow(colour.green, kGamma) +
                             0.0722 * std::pow(colour.blue, kGamma);
    return luminance > 0.18 ? kDarkInk : std::string_view("#ffffff");
}

}  // namespace

PlayerLook lookOf(std::string_view id, std::string_view colour, std::size_t seat) {
    const auto* known = std::ranges::find(kKnown, id, &Known::id);
    const Known& base = known != kKnown.end() ? *known : kKnown[seat % kKnown.size()];
    if (const auto own = rgbOf(colour)) {
        return {std::string(colour), std::string(inkOn(*own)), base.emblem};
    }
    return {std::string(base.colour), std::string(base.ink), base.emblem};
}

PlayerLook lookOf(const engine::Table& table, engine::PlayerId player) {
    const engine::Player& who = table.players[index(player)];
    return lookOf(who.id, who.colour, index(player));
}

std::string badge(const PlayerLook& look) {
    std::string out = "<svg class=\"badge\" viewBox=\"-20 -20 40 40\" xmlns=\"http://www.w3.org/2000/svg\">";
    TextCanvas canvas(out);
    canvas.draw(art::kBadge, {}, {{"player", look.colour}});
    emblem(canvas, look, {}, 20);
    return out + "</svg>";
}

}  // namespace adjudicator::svg
