// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/report/board_svg.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "adjudicator/report/html.h"
#include "adjudicator/report/piece_svg.h"
#include "adjudicator/report/tile_svg.h"

namespace adjudicator {

namespace {

using svg::Group;
using svg::Point;

/// The part of the plane that is shown.
struct Frame {
    Point least;
    Point most;

    void include(Point at, double reach) {
        least = {std::min(least.x, at.x - reach), std::min(least.y, at.y - reach)};
        most = {std::max(most.x, at.x + reach), std::max(most.y, at.y + reach)};
    }
    [[nodiscard]] double width() const { return most.x - least.x; }
    [[nodiscard]] double height() const { return most.y - least.y; }
    void widenTo(double aspect) {
        const double moreX = std::max(0.0, aspect * height() - width()) / 2;
        const double moreY = std::max(0.0, width() / aspect - height()) / 2;
        least = least - Point{moreX, moreY};
        most = most + Point{moreX, moreY};
    }
    [[nodiscard]] bool touches(Point at, double reach) const {
        return at.x > least.x - reach && at.x < most.x + reach && at.y > least.y - reach && at.y < most.y + reach;
    }
};

/// Draws one position layer by layer, from the sea up.
class Painter {
public:
    Painter(std::string& out, const engine::Position& position, const Frame& frame)
        : m_out(out), m_position(position), m_board(position.topology()), m_frame(frame) {}

    void paint(const BoardSvg& options) {
        hexes();
        harbours();
        routes();
        buildings();
        armiesAndNukes();
        robberAndPirate();
        for (const engine::HexId hex : options.ringedHexes) {
            ring(svg::pointOf(m_board.hex(hex)), 78);
        }
        for (const engine::SideId side : options.ringedSides) {
            const auto ends = engine::endsOf(m_board.side(side));
            ring((svg::pointOf(ends[0]) + svg::pointOf(ends[1])) * 0.5, 44);
        }
        for (const engine::CornerId corner : options.ringed) {
            ring(at(corner), 62);
        }
    }

private:
    [[nodiscard]] Point at(engine::CornerId corner) const { return svg::pointOf(m_board.corner(corner)); }
    [[nodiscard]] svg::PlayerLook look(engine::PlayerId player) const { return svg::lookOf(*m_position.table, player); }
    /// Near enough to the frame that something of it may be seen.
    [[nodiscard]] bool seen(Point at) const { return m_frame.touches(at, 1.2 * svg::kSide); }

    void hexes() {
        for (const engine::HexId id : m_board.hexes()) {
            if (m_position.hexes[id].isLand() && seen(svg::pointOf(m_board.hex(id)))) {
                svg::shore(m_out, m_board.hex(id));
            }
        }
        for (const engine::HexId id : m_board.hexes()) {
            if (seen(svg::pointOf(m_board.hex(id)))) {
                svg::tile(m_out, m_board.hex(id), m_position.hexes[id]);
            }
        }
    }

    /// Of the two hexes at a side the one that is land; the first when neither or both are.
    [[nodiscard]] engine::Hex landAt(const engine::Side& side) const {
        const auto hexes = engine::hexesAt(side);
        for (const engine::Hex hex : hexes) {
            const auto id = m_board.find(hex);
            if (id && m_position.hexes[*id].isLand()) {
                return hex;
            }
        }
        return hexes[0];
    }

    void harbours() {
        for (const engine::Harbour& harbour : m_position.harbours) {
            const engine::Side& side = m_board.side(harbour.side);
            if (seen(svg::pointOf(engine::endsOf(side)[0]))) {
                svg::harbour(m_out, side, landAt(side), harbour);
            }
        }
    }

    void routes() {
        for (const engine::SideId id : m_board.sides()) {
            const auto& route = m_position.routes[id];
            const auto ends = engine::endsOf(m_board.side(id));
            const Point from = svg::pointOf(ends[0]);
            const Point along = svg::pointOf(ends[1]) - from;
            if (!route || !seen(from)) {
                continue;
            }
            const bool ship = route->kind == engine::RouteKind::Ship;
            const Group placed(m_out, from + along * 0.5, ship ? 0 : degrees(along));
            (ship ? svg::ship : svg::road)(m_out, look(route->owner));
        }
        for (const engine::Bridge& bridge : m_position.bridges) {
            const Point hex = svg::pointOf(m_board.hex(bridge.hex));
            if (!seen(hex)) {
                continue;
            }
            // The poles by the hex's own corners: on a round world their names may lie at the other end of the plane.
            const auto corners = m_board.cornersOf(bridge.hex);
            const auto pole = static_cast<std::size_t>(std::ranges::find(corners, bridge.from) - corners.begin());
            const Point from = svg::pointOf(engine::cornerOf(
                m_board.hex(bridge.hex), engine::kCornerDirections[pole % engine::kCornerDirections.size()]));
            const Group placed(m_out, hex, degrees(hex - from));
            svg::bridge(m_out, look(bridge.owner));
        }
    }

    void buildings() {
        for (const engine::CornerId id : m_board.corners()) {
            const auto& building = m_position.buildings[id];
            if (!building || !seen(at(id))) {
                continue;
            }
            // Above the plate of an army on the same crossing.
            const double up = !m_position.armies[id] ? 0 : building->walls > 0 ? 33 : 18;
            const Group placed(m_out, at(id) - Point{0, up});
            svg::building(m_out, *building, look(building->owner));
        }
    }

    void armiesAndNukes() {
        for (const engine::CornerId id : m_board.corners()) {
            if (!seen(at(id))) {
                continue;
            }
            if (const auto& army = m_position.armies[id]) {
                const Group placed(m_out, at(id) + Point{0, m_position.buildings[id] ? 22.0 : 0.0});
                svg::army(m_out, army->units, look(army->owner));
            }
            if (const auto& nuke = m_position.nukes[id]) {
                const Group placed(m_out, at(id) + Point{54, m_position.armies[id] ? -8.0 : 4.0});
                svg::nuke(m_out, look(*nuke));
            }
        }
    }

    void robberAndPirate() {
        if (m_position.robber && seen(svg::pointOf(m_board.hex(*m_position.robber)))) {
            const engine::HexState& state = m_position.hexes[*m_position.robber];
            // Beside the token, so that its number stays legible.
            const bool aside = state.number && !state.faceDown;
            const Group placed(m_out, svg::pointOf(m_board.hex(*m_position.robber)) + Point{aside ? -55.0 : 0.0, 0}, 0,
                               aside ? 0.84 : 1);
            svg::robber(m_out);
        }
        if (m_position.pirate && seen(svg::pointOf(m_board.hex(*m_position.pirate)))) {
            const Group placed(m_out, svg::pointOf(m_board.hex(*m_position.pirate)));
            svg::pirate(m_out);
        }
    }

    void ring(Point at, double radius) {
        const Group placed(m_out, at);
        svg::ring(m_out, radius);
    }

    /// Of a direction, so that what is drawn along it never stands on its head.
    static double degrees(Point along) {
        const double turned = std::atan2(along.y, along.x) * 180 / std::numbers::pi;
        return turned > 90.001 ? turned - 180 : turned < -90.001 ? turned + 180 : turned;
    }

    std::string& m_out;
    const engine::Position& m_position;
    const engine::Topology& m_board;
    Frame m_frame;
};

Frame frameOf(const engine::Topology& board, const BoardSvg& options) {
    constexpr double kHarbour = 1.75 * svg::kSide;
    Frame frame;
    bool first = true;
    const auto include = [&](Point at, double reach) {
        if (first) {
            frame = {at, at};
            first = false;
        }
        frame.include(at, reach);
    };
    for (const engine::CornerId corner : options.around) {
        include(svg::pointOf(board.corner(corner)), options.radius * svg::kSide);
    }
    if (options.around.empty()) {
        for (const engine::HexId hex : board.hexes()) {
            include(svg::pointOf(board.hex(hex)), kHarbour);
        }
    }
    if (options.aspect) {
        frame.widenTo(*options.aspect);
    }
    return frame;
}

}  // namespace

std::string boardSvg(const engine::Position& position, const BoardSvg& options) {
    const Frame frame = frameOf(position.topology(), options);
    const std::string title = escaped(options.title);
    std::string out = fmt::format(
        "<svg class=\"board\" xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{} {} {} {}\" role=\"img\" "
        "aria-label=\"{}\" font-family=\"Noto Sans, Arial, sans-serif\" font-weight=\"700\" text-anchor=\"middle\" "
        "stroke-linejoin=\"round\" stroke-linecap=\"round\">",
        svg::number(frame.least.x), svg::number(frame.least.y), svg::number(frame.width()), svg::number(frame.height()),
        title);
    svg::rectangle(out, frame.least, frame.width(), frame.height(), {.fill = svg::kSea});
    Painter(out, position, frame).paint(options);
    return out + "</svg>";
}

}  // namespace adjudicator
