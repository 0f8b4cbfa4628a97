# SPDX-License-Identifier: GPL-3.0-or-later
"""A board's corners and sides cut out of a picture as vision/pieces/place_window.cpp does it, pixel by pixel: what is changed there
is changed here. Pictures are R G B, uint8."""
import cv2
import numpy as np

WINDOW, SIDE = 48, 44.
MOST_LEAN = 1.2
FINEST, MOSTLY_KNOWN, FEWEST_USUAL = 1.25, .9, 8
# As vision/pieces/match.h.
BUILDING_MIDDLE, ROAD_MIDDLE = .12, .06
CHANNELS = 9


def viewpoint_of(homography, size):
    """(over, height) as vision/pieces/viewpoint.cpp finds it; size is width and height."""
    width, height = size
    middle = np.array([[1, 0, -(width - 1) / 2], [0, 1, -(height - 1) / 2], [0, 0, 1]]) @ homography
    longer = float(max(width, height))
    a, b = middle[:, 0], middle[:, 1]
    p = np.array([a[0] * b[0] + a[1] * b[1], a[0] ** 2 + a[1] ** 2 - b[0] ** 2 - b[1] ** 2])
    q = np.array([a[2] * b[2], a[2] ** 2 - b[2] ** 2])
    x = -(p @ q) / (p @ p) if p @ p > 0 else 0
    focal = float(np.clip(1 / np.sqrt(x) if x > 0 else 1.6 * longer, .6 * longer, 1.6 * longer))
    rays = np.diag([1 / focal, 1 / focal, 1]) @ middle
    rays = rays * 2 / (np.linalg.norm(rays[:, 0]) + np.linalg.norm(rays[:, 1]))
    if rays[2, 2] < 0:
        rays = -rays
    x = rays[:, 0] / np.linalg.norm(rays[:, 0])
    y = rays[:, 1] - x * (x @ rays[:, 1])
    y /= np.linalg.norm(y)
    z, board = np.cross(x, y), rays[:, 2]
    return np.array([-(x @ board), -(y @ board)]), max(abs(z @ board), 1.)


def no_finer(rgb, homography, middle, wanted=SIDE):
    """A picture no finer than windows with so many pixels to a side need, and the board plane to its pixels."""
    w = homography[2] @ np.array([*middle, 1])
    side = np.sqrt(abs(np.linalg.det(homography) / w ** 3))
    factor = FINEST * wanted / side
    height, width = rgb.shape[:2]
    size = (int(np.rint(width * factor)), int(np.rint(height * factor)))
    if factor >= 1 or min(size) <= 0:
        return rgb, homography
    sx, sy = size[0] / width, size[1] / height
    return (cv2.resize(rgb, size, interpolation=cv2.INTER_AREA),
            np.array([[sx, 0, (sx - 1) / 2], [0, sy, (sy - 1) / 2], [0, 0, 1]]) @ homography)


def upwards(directions, lean):
    return max((np.array(d, float) for d in directions), key=lambda d: d @ lean)


def sides_from(south):
    half, sign = np.sqrt(3) / 2, 1 if south else -1
    return (0, sign), (half, -sign / 2), (-half, -sign / 2)


def window_at(rgb, homography, at, lean, up, foot):
    """(window, where it is known, lean to the right and up)."""
    length = np.hypot(*lean)
    lean = lean * (MOST_LEAN / length) if length > MOST_LEAN else lean
    right = np.array([-up[1], up[0]])
    step, half = 1 / SIDE, (WINDOW - 1) / 2 / SIDE
    first = at + lean * foot - right * half + up * half
    to_plane = np.array([[right[0] * step, -up[0] * step, first[0]], [right[1] * step, -up[1] * step, first[1]], [0, 0, 1]])
    to_picture = homography @ to_plane
    window = cv2.warpPerspective(rgb, to_picture, (WINDOW, WINDOW), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP)
    x, y = np.meshgrid(np.arange(WINDOW), np.arange(WINDOW))
    seen = np.einsum('ij,jyx->iyx', to_picture, np.stack([x, y, np.ones_like(x)]).astype(float))
    known = ((seen[2] > 0) & (seen[0] >= 0) & (seen[1] >= 0) & (seen[0] <= (rgb.shape[1] - 1) * seen[2]) &
             (seen[1] <= (rgb.shape[0] - 1) * seen[2]))
    return window, known, np.array([lean @ right, lean @ up])


def windows_of(rgb, homography, size, corners, sides):
    """Of corners (x, y, whether it is a hex's southern one) and sides (x, y, angle): windows, known, leans. `size`: width and height
    of the picture that the homography was found in, which is this one."""
    over, height = viewpoint_of(homography, size)
    rgb, homography = no_finer(rgb, homography, np.mean([corner[:2] for corner in corners], axis=0))
    seen = []
    for x, y, south in corners:
        at = np.array([x, y])
        lean = (at - over) / height
        seen.append(window_at(rgb, homography, at, lean, upwards(sides_from(south), lean), BUILDING_MIDDLE))
    for x, y, angle in sides:
        at, c, s = np.array([x, y]), np.cos(angle), np.sin(angle)
        lean = (at - over) / height
        seen.append(window_at(rgb, homography, at, lean, upwards(((s, -c), (-s, c)), lean), ROAD_MIDDLE))
    return tuple(np.array(part) for part in zip(*seen))


def gains_of(windows, known):
    count = known.sum()
    if count == 0:
        return np.ones(3, np.float32)
    sums = (windows * known[..., None]).sum((0, 1, 2), dtype=np.float64)
    return np.minimum(6, 128 * count / np.maximum(sums, 1)).astype(np.float32)


def usual_of(windows, known):
    seen = windows[known.mean((1, 2)) >= MOSTLY_KNOWN]
    among = seen if len(seen) >= FEWEST_USUAL else windows
    middle = len(among) // 2
    return np.partition(among, middle, axis=0)[middle]


def sheets_of(windows, known, leans, is_corner, usual, gains):
    """Channels first, for windows of one board (`usual`: of corners and of sides) or of many (one for each window); floats."""
    usual = np.where(is_corner[:, None, None, None], usual[0], usual[1]) if isinstance(usual, tuple) else usual
    gains = np.broadcast_to(np.asarray(gains, np.float32).reshape(-1, 1, 1, 3), (len(windows), 1, 1, 3))
    value = np.minimum(windows * gains / np.float32(255), np.float32(2))
    apart = value - np.minimum(usual * gains / np.float32(255), np.float32(2))
    flat = np.broadcast_to(np.concatenate([leans, np.where(is_corner, 1, -1)[:, None]], 1).astype(np.float32)[:, None, None, :],
                           (*windows.shape[:3], 3))
    sheet = np.concatenate([value - np.float32(.5), apart, flat], 3) * known[..., None]
    return np.ascontiguousarray(sheet.transpose(0, 3, 1, 2), np.float32)


def small_board():
    """Corners and sides of the small box's board, as windows_of takes them."""
    half, corners, sides = np.sqrt(3) / 2, {}, {}
    for q in range(-2, 3):
        for r in range(-2, 3):
            if abs(q + r) > 2:
                continue
            x, y = np.sqrt(3) * (q + r / 2), 1.5 * r
            around = [(x, y - 1), (x + half, y - .5), (x + half, y + .5), (x, y + 1), (x - half, y + .5), (x - half, y - .5)]
            for i, (a, b) in enumerate(zip(around, around[1:] + around[:1])):
                corners.setdefault((round(a[0], 3) + 0., round(a[1], 3) + 0.), (*a, i % 2 == 1))
                middle = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
                sides.setdefault((round(middle[0], 3) + 0., round(middle[1], 3) + 0.), (*middle, np.arctan2(b[1] - a[1], b[0] - a[0])))
    return list(corners.values()), list(sides.values())


def pattern(width, height):
    x, y = np.meshgrid(np.arange(width), np.arange(height))
    return np.stack([x * x // 500 % 256, (x + 2 * y) // 3 % 256, x * y // 900 % 256], 2).astype(np.uint8)


def main():
    """What tests/vision/pieces/place_window_test.cpp compares with: place_windows.py > ../../tests/data/place_windows.json."""
    import json
    corners, sides = small_board()
    boards = []
    for size, homography in (((1600, 1200), [[118, 9, 810], [-14, 96, 590], [.004, -.021, 1]]), ((640, 480), [[46, -8, 200], [5, 38, 250], [-.003, .012, 1]])):
        homography = np.array(homography, float)
        windows, known, leans = windows_of(pattern(*size), homography, size, corners, sides)
        is_corner = np.arange(len(windows)) < len(corners)
        usual = tuple(usual_of(windows[of], known[of]) for of in (is_corner, ~is_corner))
        sheets = sheets_of(windows, known, leans, is_corner, usual, gains_of(windows, known)).transpose(0, 2, 3, 1)
        chosen = list(range(0, len(windows), 11)) + [int(np.argmin(known.mean((1, 2)) + (known.mean((1, 2)) == 0)))]
        boards.append({'size': size, 'homography': homography.ravel().tolist(), 'places': [
            {'at': [round(v, 6) for v in (corners + sides)[i][:2]], 'lean': leans[i].round(7).tolist(), 'known': int(known[i].sum()),
             'values': [round(float(v), 3) for v in sheets[i].ravel()[::61]]} for i in chosen]})
    print('[' + ',\n'.join(json.dumps(board, separators=(',', ':')).replace('{"at"', '\n{"at"') for board in boards) + ']')


if __name__ == '__main__':
    main()
