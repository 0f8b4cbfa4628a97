// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/camera/picture_files.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>
#include <system_error>

namespace vision::camera {

bool isPictureName(const std::filesystem::path& file) {
    std::string ending = file.extension().string();
    std::transform(ending.begin(), ending.end(), ending.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    constexpr std::array<std::string_view, 4> kEndings{".jpg", ".jpeg", ".png", ".webp"};
    return std::find(kEndings.begin(), kEndings.end(), ending) != kEndings.end();
}

engine::Expected<std::vector<std::string>, FolderError> pictureNames(const std::filesystem::path& folder,
                                                                     const std::string& after) {
    std::vector<std::string> names;
    std::error_code error;
    std::filesystem::directory_iterator each(folder, error);
    if (error) {
        return engine::unexpected(error == std::errc::no_such_file_or_directory ? FolderError::NotFound
                                                                                : FolderError::NoAccess);
    }
    for (; !error && each != std::filesystem::directory_iterator(); each.increment(error)) {
        std::string name = each->path().filename().string();
        if (name > after && !name.starts_with('.') && isPictureName(name)) {
            names.push_back(std::move(name));
        }
    }
    if (error) {
        return engine::unexpected(FolderError::NoAccess);
    }
    std::sort(names.begin(), names.end());
    return names;
}

}  // namespace vision::camera
