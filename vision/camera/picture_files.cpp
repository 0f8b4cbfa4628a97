// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/camera/picture_files.h"

#include <algorithm>
#include <cctype>
#include <string_view>
#include <system_error>

namespace vision::camera {

bool isPictureName(const std::filesystem::path& file) {
    std::string ending = file.extension().string();
    std::transform(ending.begin(), ending.end(), ending.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return std::any_of(kPictureEndings.begin(), kPictureEndings.end(), [&](std::string_view each) {
        return ending.size() == each.size() + 1 && ending.front() == '.' && ending.ends_with(each);
    });
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
