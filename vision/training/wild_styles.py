# SPDX-License-Identifier: GPL-3.0-or-later
"""The looks of invented sets: styles of tile art, makes of pieces, colours of players, lamps; which of them are kept aside.

All colours are BGR, 0 to 255."""
import numpy as np

TERRAINS = ['hills', 'forest', 'pasture', 'fields', 'mountains', 'desert', 'gold', 'sea', 'face_down']


def rgb(r, g, b):
    return np.array([b, g, r], np.float32)


HUES = {'hills': [rgb(170, 84, 46), rgb(190, 100, 60), rgb(145, 75, 50), rgb(200, 90, 50)],
        'forest': [rgb(40, 90, 40), rgb(60, 100, 45), rgb(30, 75, 50), rgb(70, 95, 60)],
        'pasture': [rgb(130, 180, 60), rgb(110, 190, 70), rgb(160, 195, 85), rgb(100, 165, 80)],
        'fields': [rgb(220, 180, 60), rgb(235, 195, 70), rgb(205, 160, 70), rgb(240, 210, 100)],
        'mountains': [rgb(130, 130, 140), rgb(150, 150, 150), rgb(110, 110, 130), rgb(165, 160, 155)],
        'desert': [rgb(220, 200, 150), rgb(230, 210, 165), rgb(205, 185, 130), rgb(235, 220, 185)],
        'gold': [rgb(225, 190, 40), rgb(200, 165, 30), rgb(180, 150, 70), rgb(240, 215, 80)],
        'sea': [rgb(50, 110, 180), rgb(60, 140, 200), rgb(40, 80, 150), rgb(90, 160, 190)],
        'face_down': [rgb(60, 90, 130), rgb(150, 110, 70), rgb(110, 60, 50), rgb(90, 90, 90)]}

# saturation, brightness, tint and its share, spread of the hues
FAMILIES = {'natural': (1., 1., None, 0, 10), 'bright': (1.35, 1.12, None, 0, 14), 'pastel': (.6, 1.0, rgb(255, 250, 240), .35, 10),
            'dark': (1., .62, rgb(20, 20, 30), .1, 10), 'vintage': (.65, .95, rgb(200, 165, 110), .3, 12), 'muted': (.55, .9, rgb(150, 145, 135), .15, 10),
            'wood': (.65, .85, rgb(165, 115, 65), .45, 9), 'ink': (.25, 1.1, rgb(225, 205, 165), .65, 6), 'cold': (.9, .95, rgb(90, 130, 170), .18, 10),
            'warm': (1.05, 1., rgb(220, 150, 80), .18, 10), 'toy': (1.6, 1.1, None, 0, 18), 'odd': (1.1, 1., None, 0, 55)}

# name: (family, motif, outline, gap, rim, token); outline and rim as shares of a side
STYLES = {
    'painted': ('natural', 'painted', 0, .012, .13, 'cream'), 'painted_soft': ('muted', 'painted', 0, .015, .17, 'cream'), 'painted_dark': ('dark', 'painted', 0, .012, .1, 'cream'),
    'painted_vintage': ('vintage', 'painted', .01, .02, .06, 'card'), 'painted_full': ('natural', 'painted', 0, .02, 0, 'white'), 'painted_bright': ('bright', 'painted', 0, .015, .12, 'cream'),
    'painted_printed': ('warm', 'painted', .02, .02, 0, 'printed'),
    'sand_rims': ('natural', 'strokes', 0, .02, .09, 'cream'), 'sand_bright': ('bright', 'strokes', 0, .02, .08, 'cream'),
    'canopy': ('natural', 'natural', 0, .015, .07, 'cream'), 'canopy_dark': ('dark', 'natural', 0, .02, 0, 'dark'),
    'flat_icons': ('bright', 'icons', .03, .02, 0, 'white'), 'flat_plain': ('toy', 'plain', 0, .03, 0, 'white'),
    'old_print': ('vintage', 'strokes', .02, .03, 0, 'card'), 'old_bands': ('vintage', 'bands', .03, .02, .05, 'card'),
    'bands': ('natural', 'bands', .015, .015, .06, 'cream'), 'bands_bright': ('bright', 'bands', 0, .02, 0, 'white'),
    'one_icon': ('muted', 'icon', .03, .025, .05, 'cream'), 'one_icon_dark': ('dark', 'icon', .02, .02, .04, 'dark'),
    'relief_grey': ('muted', 'relief', 0, .04, .03, 'wood'), 'relief_colour': ('bright', 'relief', 0, .035, 0, 'plastic'),
    'relief_natural': ('natural', 'relief', 0, .03, .06, 'plastic'), 'relief_walled': ('warm', 'relief', .08, .02, 0, 'wood'),
    'stained_wood': ('wood', 'wood', .02, .03, 0, 'wood'), 'burnt_wood': ('wood', 'burnt', .03, .03, .04, 'wood'),
    'painted_wood': ('natural', 'wood', 0, .04, .05, 'white'), 'felt': ('toy', 'felt', 0, .05, 0, 'felt'),
    'felt_pastel': ('pastel', 'felt', .02, .06, 0, 'felt'), 'ink_drawn': ('ink', 'ink', .03, .02, 0, 'card'),
    'hatched': ('ink', 'hatch', .025, .025, .03, 'card'), 'washes': ('pastel', 'wash', .01, .02, 0, 'card'),
    'washes_deep': ('cold', 'wash', 0, .02, .05, 'cream'), 'crayon': ('bright', 'crayon', .03, .04, 0, 'paper'),
    'cut_paper': ('toy', 'icons', 0, .06, 0, 'paper'), 'mosaic': ('warm', 'mosaic', .02, .02, 0, 'cream'),
    'pixels': ('bright', 'pixels', .02, .02, 0, 'white'), 'stone': ('muted', 'natural', .05, .03, 0, 'stone'),
    'clay': ('warm', 'relief', 0, .07, 0, 'stone'), 'cold_print': ('cold', 'strokes', 0, .02, .07, 'blue'),
    'night': ('dark', 'strokes', .02, .02, .03, 'dark'), 'odd_worlds': ('odd', 'natural', .02, .02, .05, 'colour'),
    'odd_flat': ('odd', 'plain', .03, .03, 0, 'colour'), 'on_the_tile': ('natural', 'natural', .02, .02, 0, 'printed'),
    'on_the_tile_icons': ('pastel', 'icons', .02, .02, .06, 'printed'), 'magnets': ('bright', 'plain', .06, .05, 0, 'cream'),
    'solid_bright': ('bright', 'plain', 0, .03, 0, 'plastic'), 'solid_painted': ('natural', 'natural', .03, .03, .05, 'wood'),
    'solid_grey': ('muted', 'relief', .04, .04, 0, 'stone'), 'solid_felt': ('warm', 'felt', 0, .05, 0, 'paper'),
    'quilt': ('pastel', 'hatch', 0, .05, .06, 'felt'), 'glazed': ('toy', 'mosaic', 0, .05, 0, 'stone')}
HELD_STYLES = ['bands', 'one_icon', 'relief_natural', 'burnt_wood', 'washes_deep', 'pixels', 'cold_print', 'odd_flat', 'felt_pastel', 'solid_painted', 'painted_soft']
SOLID = ['solid_bright', 'solid_painted', 'solid_grey', 'solid_felt']                    # landscapes that stand up from the tiles

MAKES = ['classic', 'slim', 'stout', 'sculpted', 'travel', 'blocks', 'printed', 'pawns', 'cottages', 'clay', 'meeples', 'towers']
HELD_MAKES = ['stout', 'cottages', 'towers']
LAMPS = ['day', 'window', 'bulb', 'spot', 'dim', 'two', 'flash', 'neon']
HELD_LAMPS = ['two', 'neon']

COLOURS = {'red': [rgb(190, 30, 30), rgb(215, 45, 35), rgb(150, 20, 25), rgb(200, 60, 55)],
           'blue': [rgb(30, 60, 160), rgb(40, 95, 190), rgb(20, 40, 100), rgb(70, 130, 200)],
           'white': [rgb(235, 235, 230), rgb(245, 245, 240), rgb(220, 220, 215)],
           'orange': [rgb(230, 125, 30), rgb(240, 145, 45), rgb(215, 100, 25)],
           'green': [rgb(30, 110, 50), rgb(50, 150, 60), rgb(20, 85, 55), rgb(110, 160, 50)],
           'brown': [rgb(100, 60, 35), rgb(80, 45, 25), rgb(125, 80, 50)],
           'ivory': [rgb(235, 220, 180), rgb(225, 205, 160), rgb(240, 230, 200)],
           'natural': [rgb(205, 165, 110), rgb(220, 185, 135), rgb(190, 145, 95)],
           'black': [rgb(35, 35, 38), rgb(25, 25, 25), rgb(50, 50, 55)],
           'purple': [rgb(95, 45, 130), rgb(120, 70, 160), rgb(75, 30, 90)],
           'pink': [rgb(225, 110, 160), rgb(240, 150, 185), rgb(210, 80, 130)],
           'yellow': [rgb(235, 205, 40), rgb(245, 220, 70)]}
OFTEN = {'red': 5, 'blue': 5, 'white': 5, 'orange': 4, 'green': 3, 'brown': 3, 'yellow': 1}


def pick(rng, all_, held, held_out, wish=None):
    if wish is not None:
        return str(wish)
    names = [n for n in all_ if held_out is None or (n in held) == bool(held_out)]
    return str(names[rng.integers(len(names))])


def palette(rng, family):
    """A colour for each terrain."""
    saturation, bright, tint, share, spread = FAMILIES[family]
    colours = {}
    for t in TERRAINS:
        c = HUES[t][rng.integers(len(HUES[t]))] + rng.normal(0, spread, 3)
        if family == 'odd' and rng.random() < .3:
            c = rng.uniform(30, 230, 3)
        grey = c.mean()
        c = (grey + (c - grey) * saturation * rng.uniform(.85, 1.15)) * bright * rng.uniform(.88, 1.12)
        if tint is not None:
            c = c * (1 - share) + tint * share
        colours[t] = np.clip(c, 8, 248).astype(np.float32)
    return colours


def players(rng, count):
    """Distinct colours: [{name, bgr}]."""
    names = list(COLOURS)
    weight = np.array([OFTEN.get(n, 1.6) for n in names])
    chosen = []
    for i in rng.choice(len(names), len(names), replace=False, p=weight / weight.sum()):
        c = COLOURS[names[i]][rng.integers(len(COLOURS[names[i]]))]
        c = np.clip(c * rng.uniform(.85, 1.12) + rng.normal(0, 7, 3), 10, 250)
        if all(np.abs(c - other['bgr']).sum() > 95 for other in chosen):
            chosen.append({'name': names[i], 'bgr': c})
        if len(chosen) == count:
            break
    return chosen
