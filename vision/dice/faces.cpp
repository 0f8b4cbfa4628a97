// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/dice/faces.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <optional>

namespace vision::dice {

namespace {

/// From one of the 3 x 3 places of a face to the next, in radii of a pip, on the dice that are sold.
constexpr double kLeastSpacing = 1.45;
constexpr double kMostSpacing = 4.6;
/// Pips of one face are alike in size and light; this is how much they may differ.
constexpr double kSizeRatio = 1.45;
constexpr double kAlikeColour = 60;
/// A pip this far (in spacings) from its place is not on it.
constexpr double kMostOff = 0.34;
constexpr double kMostResidual = 0.2;

/// The places of a value's pips in units of the spacing; the first two are the ends of its longest diagonal.
struct Pattern {
    int value = 0;
    std::vector<cv::Vec2d> places;
};

const std::vector<Pattern>& patterns() {
    static const std::vector<Pattern> all = [] {
        const cv::Vec2d a(-1, -1);
        const cv::Vec2d b(1, 1);
        const cv::Vec2d c(-1, 1);
        const cv::Vec2d d(1, -1);
        std::vector<Pattern> list{
            {2, {a, b}},
            {3, {a, b, {0, 0}}},
            {4, {a, b, c, d}},
            {5, {a, b, c, d, {0, 0}}},
        };
        // The two rows of a six lie nearer together on some dice; and the diagonal may be either of two.
        for (const double row : {1.0, 0.8}) {
            for (const double up : {row, -row}) {
                list.push_back({6, {{-1, -up}, {1, up}, {-1, up}, {1, -up}, {0, up}, {0, -up}}});
            }
        }
        return list;
    }();
    return all;
}

/// The symmetric root of a pip's shape: a unit circle to its ellipse.
cv::Matx22d rootOf(const cv::Matx22d& shape) {
    const double root = std::sqrt(std::max(shape(0, 0) * shape(1, 1) - shape(0, 1) * shape(1, 0), 1e-6));
    const double norm = std::sqrt(shape(0, 0) + shape(1, 1) + 2 * root);
    return (shape + cv::Matx22d::eye() * root) * (1 / norm);
}

bool alike(const Pip& a, const Pip& b) {
    const double ratio = a.radius / b.radius;
    return a.light == b.light && ratio < kSizeRatio && ratio > 1 / kSizeRatio &&
           cv::norm(a.around - b.around) < kAlikeColour;
}

class FaceSearch {
public:
    explicit FaceSearch(const std::vector<Pip>& pips) : m_pips(pips) {
        for (std::size_t i = 0; i < pips.size(); ++i) {
            std::vector<std::size_t> near;
            std::vector<std::size_t> close;
            for (std::size_t j = 0; j < pips.size(); ++j) {
                const cv::Point2d apart = pips[j].at - pips[i].at;
                // From corner to corner of a face, and a little.
                const double most = 2.9 * kMostSpacing * std::max(pips[i].radius, pips[j].radius);
                if (j == i || std::hypot(apart.x, apart.y) > most) {
                    continue;
                }
                const double ratio = pips[j].radius / pips[i].radius;
                if (pips[j].light == pips[i].light && ratio > 0.55 && ratio < 1.8) {
                    close.push_back(j);
                }
                if (alike(pips[i], pips[j])) {
                    near.push_back(j);
                }
            }
            m_near.push_back(std::move(near));
            m_close.push_back(std::move(close));
        }
    }

    /// All faces whose diagonal runs from pip `a` to pip `b`.
    void addFaces(std::size_t a, std::size_t b, std::vector<Face>& faces) const {
        // The more pips are known, the better the slant: first that of the two, then that of all.
        const cv::Matx22d slant = rootOf((m_pips[a].shape + m_pips[b].shape) * 0.5);
        for (const Pattern& pattern : patterns()) {
            auto face = tryFace(pattern, a, b, slant);
            if (!face) {
                continue;
            }
            cv::Matx22d shape = cv::Matx22d::zeros();
            for (const std::size_t pip : face->pips) {
                shape += m_pips[pip].shape * (1.0 / static_cast<double>(face->pips.size()));
            }
            face = tryFace(pattern, a, b, rootOf(shape));
            if (face && !hasStrangers(*face)) {
                faces.push_back(std::move(*face));
            }
        }
    }

    /// Whether a pip has no other near it that would be on the same face.
    [[nodiscard]] bool isAlone(std::size_t pip) const {
        constexpr double kFaceReach = 4.4;
        return std::none_of(m_close[pip].begin(), m_close[pip].end(), [&](std::size_t other) {
            const cv::Point2d apart = m_pips[other].at - m_pips[pip].at;
            return std::hypot(apart.x, apart.y) < kFaceReach * m_pips[pip].radius;
        });
    }

private:
    /// Lays a value's pattern over two pips at the ends of its diagonal.
    [[nodiscard]] std::optional<Face> tryFace(const Pattern& pattern, std::size_t a, std::size_t b,
                                              const cv::Matx22d& slant) const {
        const cv::Point2d apart = m_pips[b].at - m_pips[a].at;
        const cv::Vec2d seen = slant.inv() * cv::Vec2d(apart.x, apart.y);
        const cv::Vec2d diagonal = pattern.places[1] - pattern.places[0];
        Face face;
        face.spacing = cv::norm(seen) / cv::norm(diagonal);
        if (face.spacing < kLeastSpacing || face.spacing > kMostSpacing) {
            return std::nullopt;
        }
        face.value = pattern.value;
        face.at = (m_pips[a].at + m_pips[b].at) * 0.5;
        const double angle = std::atan2(seen[1], seen[0]) - std::atan2(diagonal[1], diagonal[0]);
        const double c = std::cos(angle);
        const double s = std::sin(angle);
        face.toPicture = slant * cv::Matx22d(c, -s, s, c);
        if (!fill(face, pattern, a, b)) {
            return std::nullopt;
        }
        return face;
    }

    /// Finds a pip for every place of the pattern.
    bool fill(Face& face, const Pattern& pattern, std::size_t a, std::size_t b) const {
        double off = 0;
        double radius = 0;
        const cv::Matx22d flat = face.toPicture.inv();
        for (const cv::Vec2d& place : pattern.places) {
            const cv::Vec2d offset = face.toPicture * (place * face.spacing);
            const cv::Point2d at = face.at + cv::Point2d(offset[0], offset[1]);
            std::size_t best = a;
            double least = std::numeric_limits<double>::infinity();
            const auto consider = [&](std::size_t pip) {
                const cv::Point2d apart = m_pips[pip].at - at;
                const double distance = cv::norm(flat * cv::Vec2d(apart.x, apart.y));
                if (distance < least) {
                    least = distance;
                    best = pip;
                }
            };
            consider(a);
            consider(b);
            for (const std::size_t pip : m_near[a]) {
                consider(pip);
            }
            least /= face.spacing;
            if (least > kMostOff || std::find(face.pips.begin(), face.pips.end(), best) != face.pips.end()) {
                return false;
            }
            off += least;
            radius += m_pips[best].radius;
            face.pips.push_back(best);
        }
        const double count = static_cast<double>(face.pips.size());
        face.residual = off / count;
        face.radius = radius / count;
        return face.residual < kMostResidual;
    }

    /// Whether other pips lie on the face: then it is a part of another pattern.
    [[nodiscard]] bool hasStrangers(const Face& face) const {
        const cv::Matx22d flat = face.toPicture.inv();
        const double edge = 1.35 * face.spacing;
        for (const std::size_t pip : m_close[face.pips.front()]) {
            if (std::find(face.pips.begin(), face.pips.end(), pip) != face.pips.end()) {
                continue;
            }
            const cv::Point2d apart = m_pips[pip].at - face.at;
            const cv::Vec2d on = flat * cv::Vec2d(apart.x, apart.y);
            if (std::abs(on[0]) < edge && std::abs(on[1]) < edge) {
                return true;
            }
        }
        return false;
    }

    const std::vector<Pip>& m_pips;
    /// Those that may be on one face with a pip, and those of the same sign that are merely about as large.
    std::vector<std::vector<std::size_t>> m_near;
    std::vector<std::vector<std::size_t>> m_close;
};

}  // namespace

std::vector<Face> findFaces(const std::vector<Pip>& pips) {
    const FaceSearch search(pips);
    std::vector<Face> all;
    for (std::size_t a = 0; a < pips.size(); ++a) {
        for (std::size_t b = a + 1; b < pips.size(); ++b) {
            const cv::Point2d apart = pips[b].at - pips[a].at;
            const double most = 2.9 * kMostSpacing * std::max(pips[a].radius, pips[b].radius);
            if (std::hypot(apart.x, apart.y) < most && alike(pips[a], pips[b])) {
                search.addFaces(a, b, all);
            }
        }
    }
    // More pips explained together are less of a chance; then the better fit.
    std::stable_sort(all.begin(), all.end(), [](const Face& a, const Face& b) {
        return a.pips.size() != b.pips.size() ? a.pips.size() > b.pips.size() : a.residual < b.residual;
    });
    std::vector<bool> used(pips.size(), false);
    std::vector<Face> faces;
    for (Face& face : all) {
        if (std::none_of(face.pips.begin(), face.pips.end(), [&](std::size_t pip) { return used[pip]; })) {
            for (const std::size_t pip : face.pips) {
                used[pip] = true;
            }
            faces.push_back(std::move(face));
        }
    }
    constexpr double kUsualSpacing = 2.4;
    for (std::size_t i = 0; i < pips.size(); ++i) {
        if (!used[i] && search.isAlone(i)) {
            faces.push_back({1, {i}, pips[i].at, rootOf(pips[i].shape), kUsualSpacing, 0, pips[i].radius});
        }
    }
    return faces;
}

}  // namespace vision::dice
