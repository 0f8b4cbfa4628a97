// SPDX-License-Identifier: GPL-3.0-or-later
#include <opencv2/core/utility.hpp>

#include "vision/eyes/eyes.h"
#include "vision/module_stamp.h"

namespace vision {

const Eyes& ownEyes() {
    static const Eyes own{
        .stamp = kModuleStamp,
        .readBoard = &look::readBoard,
        .readDice = &look::readDice,
        .drawOverlay = &look::drawOverlay,
        .drawDice = &look::drawDice,
        .croppedToBoard = &look::croppedToBoard,
        .latticeThrough = &look::latticeThrough,
        .latticeIn = &look::latticeIn,
        .markersIn = &look::markersIn,
        .shrunk = &look::shrunk,
        .learnSet = &look::learnSet,
        .joined = &look::joined,
        .watchTable = &look::watchTable,
        .turned = &look::turned,
        .boardFinder = &look::boardFinder,
        .nets = &net::shippedNets,
        .settle = [] { cv::setNumThreads(1); },
        .openCvVersion = [] { return std::string(cv::getVersionString()); },
    };
    return own;
}

}  // namespace vision
