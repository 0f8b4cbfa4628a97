# SPDX-License-Identifier: GPL-3.0-or-later
"""Buildings cut out of a picture, for building_kinds.py. Pictures are R G B, uint8. What the net sees of a window has no colour in it, only how far each pixel is from the building's own."""
import cv2
import numpy as np

import place_windows as places

WINDOW, SIDE = 48, 56.
CHANNELS = 4
# The building's own colour is that of the pixels so near to the middle (hex sides); its relief is measured so far.
OWN, RELIEF = .11, .2
NO_LEAN = .02


def shrunk_for(rgb, homography, middle):
    """The picture no finer than the windows need, and the board plane to its pixels."""
    return places.no_finer(rgb, homography, middle, SIDE)


def window_at(rgb, homography, at, lean, window=WINDOW):
    """(window, where it is known, how far what is high leans): the middle of a usual building in its middle, what is high leaning upwards."""
    length = np.hypot(*lean)
    up = np.array([0., -1.]) if length < NO_LEAN else lean / length
    length = min(length, places.MOST_LEAN)
    right = np.array([-up[1], up[0]])
    step, half = 1 / SIDE, (window - 1) / 2 / SIDE
    first = at + up * (length * places.BUILDING_MIDDLE + half) - right * half
    to_plane = np.array([[right[0] * step, -up[0] * step, first[0]], [right[1] * step, -up[1] * step, first[1]], [0, 0, 1]])
    to_picture = homography @ to_plane
    seen = cv2.warpPerspective(rgb, to_picture, (window, window), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP)
    x, y = np.meshgrid(np.arange(window), np.arange(window))
    in_picture = np.einsum('ij,jyx->iyx', to_picture, np.stack([x, y, np.ones_like(x)]).astype(float))
    known = ((in_picture[2] > 0) & (in_picture[0] >= 0) & (in_picture[1] >= 0) & (in_picture[0] <= (rgb.shape[1] - 1) * in_picture[2]) &
             (in_picture[1] <= (rgb.shape[0] - 1) * in_picture[2]))
    return seen, known, length


def disc(window, reach):
    at = (np.arange(window) - (window - 1) / 2) / SIDE
    return at[None] ** 2 + at[:, None] ** 2 < reach ** 2


def sheets_of(windows, known, leans):
    """What the net sees (n, channels, side, side), of torch tensors: windows (n, side, side, 3) as floats, known (n, side, side) as 0 or 1,
    leans (n). `side`: WINDOW, or more of which WINDOW is cut out later."""
    import torch
    near, around = (torch.from_numpy(disc(windows.shape[1], reach)) for reach in (OWN, RELIEF))
    own = windows[:, near]
    own = own.sort(1).values[:, own.shape[1] // 2]                        # (n, 3)
    bright = windows.mean(3)
    own_bright = own.mean(1)[:, None, None]
    light = torch.log((bright + 12) / (own_bright + 12)).clamp(-1.5, 1.5)
    reddish = torch.log((windows[..., 0] + 12) / (windows[..., 1] + 12)) - torch.log((own[:, 0] + 12) / (own[:, 1] + 12))[:, None, None]
    bluish = torch.log((windows[..., 2] + 12) / (windows[..., 1] + 12)) - torch.log((own[:, 2] + 12) / (own[:, 1] + 12))[:, None, None]
    apart = torch.sqrt(reddish ** 2 + bluish ** 2)
    rough = (bright - own_bright).abs()[:, around].mean(1)[:, None, None]
    relief = ((bright - own_bright) / (2 * rough + 6)).clamp(-1.5, 1.5)
    flat = leans[:, None, None].expand_as(bright)
    return torch.stack([light, apart / (apart + .2), relief, flat], 1) * known[:, None]
