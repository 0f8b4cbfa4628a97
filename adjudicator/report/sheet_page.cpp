// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/report/sheet_page.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "adjudicator/report/html.h"
#include "engine/check.h"

namespace adjudicator::sheet {

namespace {

/// Between two parts, in units of the type's size.
constexpr double kBetween = 0.8;
constexpr std::size_t kMostParts = 12;

// Nothing is fetched and nothing runs: the page is the same in twenty years. Sizes are those that Block counts with.
constexpr std::string_view kStyle = R"(@page{size:A4 portrait;margin:10mm}
*{box-sizing:border-box}
body{margin:0;color:#000;background:#fff;font:1rem/1.3 "Noto Sans","Segoe UI",Arial,"Liberation Sans",sans-serif;
font-variant-numeric:tabular-nums;overflow-wrap:anywhere;-webkit-print-color-adjust:exact;print-color-adjust:exact}
.sheet{width:190mm;min-height:276mm;margin:0 auto;display:flex;flex-direction:column}
.columns{flex:1 0 auto;display:flex;justify-content:space-between;align-items:flex-start}
.columns>div{width:92.5mm}
.block{margin:0 0 .8em;break-inside:avoid}
h1{font-size:1.6em;line-height:1.3;margin:0}
h2{font-size:1.1em;line-height:1.3;margin:0 0 .15em;border-bottom:.25mm solid #000}
p{margin:0 0 .2em}
.note{font-size:.85em;margin:0 0 .2em}
.code{font-family:"Noto Sans Mono","DejaVu Sans Mono",Consolas,monospace;font-size:.8em}
small{font-size:.85em;font-weight:400}
.tag{border:.2mm solid #000;border-radius:.6mm;padding:0 .5mm;font-weight:700;font-size:.85em;white-space:nowrap}
.level{float:right;font-size:.85em;padding:0 1mm;border:.3mm solid #000;border-bottom:0}
.level.entered,.level.camera{border-style:dashed}
table{width:100%;border-collapse:collapse;table-layout:fixed;font-size:.85em}
th,td{padding:.08em .5mm;text-align:left;vertical-align:top;border-bottom:.1mm solid #888}
th{font-weight:700;border-bottom:.25mm solid #000;white-space:nowrap;overflow:hidden}
.n,.t,.id{white-space:nowrap}
.p{text-align:right}
.asked td{background:#e2e2e2;border-top:.4mm solid #000;border-bottom:.4mm solid #000}
.red{color:#b00020}
.asked .n,.asked .w{font-weight:700}
.gap td{font-style:italic}
.boards,.pictures{display:flex;flex-wrap:wrap;justify-content:space-between}
figure{margin:0 0 .2em}
figure div{border:.2mm solid #000}
figcaption{font-size:.85em}
svg.board{display:block;width:100%;height:100%}
.pictures img{display:block;width:100%;height:100%;object-fit:contain}
svg.badge{width:1.2em;height:1.2em;vertical-align:-.25em}
.decisions{border:.5mm solid #000;padding:1mm 2mm}
.write{height:7.5mm;border-bottom:.2mm solid #000;font-size:.85em;padding-top:3mm}
.foot{display:flex;border-top:.3mm solid #000;padding-top:1.5mm;margin:0}
.foot>div{margin-left:3mm}
svg.qr{width:27mm;height:27mm;flex:none}
@media screen{body{background:#ddd}.sheet{margin:9mm auto;background:#fff;outline:9mm solid #fff}}
)";

double heightOf(const Block& block, double type) {
    return block.empty() ? 0 : block.heightAt(type) + kBetween * type;
}

/// The two columns as even as they can be, each in the order of importance; the first part stands left.
Fit arranged(const Page& page, std::size_t variant, double type) {
    Fit fit{type, variant, {}, 0};
    const std::vector<Block>& blocks = page.variants[variant].blocks;
    std::vector<std::size_t> parts;
    std::vector<double> heights;
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        if (!blocks[i].empty()) {
            parts.push_back(i);
            heights.push_back(heightOf(blocks[i], type));
        }
    }
    ADJ_CHECK(parts.size() <= kMostParts, "a page's parts can be tried in all ways");
    // Each way is a number: its bits say which parts stand right.
    std::size_t best = 0;
    double least = std::accumulate(heights.begin(), heights.end(), 0.0);
    for (std::size_t way = 0; way < std::size_t{1} << parts.size(); way += 2) {
        std::array<double, 2> columns{};
        for (std::size_t i = 0; i < parts.size(); ++i) {
            columns[way >> i & 1U] += heights[i];
        }
        if (std::max(columns[0], columns[1]) < least) {
            least = std::max(columns[0], columns[1]);
            best = way;
        }
    }
    for (std::size_t i = 0; i < parts.size(); ++i) {
        fit.columns[best >> i & 1U].push_back(parts[i]);
    }
    fit.height = least + heightOf(page.head, type) + heightOf(page.decision, type) + heightOf(page.foot, type);
    return fit;
}

std::string blockHtml(const Block& block, std::string_view kind = {}) {
    return block.empty() ? std::string() : fmt::format("<div class=\"block {}\">{}</div>\n", kind, block.html);
}

}  // namespace

Fit fitOf(const Page& page) {
    ADJ_CHECK(!page.variants.empty(), "a page has something in its middle");
    constexpr double kStep = 0.1;
    Fit fit;
    for (std::size_t variant = 0; variant < page.variants.size(); ++variant) {
        const double least = page.variants[variant].leastType;
        const int steps = static_cast<int>(std::lround((kLargestType - least) / kStep));
        for (int step = 0; step <= steps; ++step) {
            fit = arranged(page, variant, kLargestType - step * kStep);
            if (fit.height <= kHeight) {
                return fit;
            }
        }
    }
    return fit;
}

std::string htmlOf(const Page& page, std::string_view language, std::string_view title) {
    const Fit fit = fitOf(page);
    std::string html = fmt::format(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<title>{}</title>\n"
        "<style>html{{font-size:{:.1f}mm}}\n{}</style>\n</head>\n<body>\n<div class=\"sheet\">\n",
        language, escaped(title), fit.type, kStyle);
    html += blockHtml(page.head, "head");
    html += "<div class=\"columns\">\n";
    for (const std::vector<std::size_t>& column : fit.columns) {
        html += "<div>\n";
        for (const std::size_t block : column) {
            html += blockHtml(page.variants[fit.variant].blocks[block]);
        }
        html += "</div>\n";
    }
    html += "</div>\n";
    html += blockHtml(page.decision);
    html += blockHtml(page.foot, "foot");
    return html + "</div>\n</body>\n</html>\n";
}

}  // namespace adjudicator::sheet
