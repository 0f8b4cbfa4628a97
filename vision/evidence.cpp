// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "vision/codec/codec.h"
#include "vision/evidence.h"

namespace vision {

engine::Expected<EvidencePicture, WriteError> evidenceOf(const Image& image, const Homography& homography,
                                                         const EvidenceOptions& options) {
    const Image kept = croppedToBoard(image, homography, options);
    if (kept.rgb.empty()) {
        return engine::unexpected(WriteError::NotEncoded);
    }
    const auto file = camera::encodeJpeg(kept, std::clamp(options.quality, 1, 100));
    if (!file) {
        return engine::unexpected(file.error() == camera::CodecError::NoModule ? WriteError::NoEncoder
                                                                               : WriteError::NotEncoded);
    }
    return EvidencePicture{std::string(file->begin(), file->end()), kept.width, kept.height};
}

}  // namespace vision
