"""TV wall: a curved wall of lit screens, the player on its bench, all of it mirrored in the floor."""
import math

import shapes
import stage
import studio
from materials import gloss, gradient_light, plastic

PALETTES = (
    ('#1b0633', '#cc0000', '#ff7a3d', '#ffe3c2'),
    ('#04163d', '#1263d6', '#37c6ff', '#eaffff'),
    ('#03261b', '#0f8a5b', '#7be08a', '#fbffd6'),
    ('#2a0a3a', '#8a2bd8', '#f06ac0', '#ffe0f4'),
    ('#3a1500', '#e08a00', '#ffd34d', '#fffbe0'),
    ('#0a0a14', '#3a3f63', '#8f9bd0', '#f2f4ff'),
)
COLUMNS, ROWS = 7, 3
W, H, GAP = 46.0, 26.5, 2.2


def build():
    studio.ambient('#0a0a12', 0.3)
    shapes.plane('floor', 900, 900, plastic('#0d0d10', 0.16), at=(0, 0, 0))
    radius = 210.0
    for row in range(ROWS):
        for column in range(COLUMNS):
            a = (column - (COLUMNS - 1) / 2) * (W + GAP) / radius
            at = (radius * math.sin(a), radius * math.cos(a) - radius + 90, 30 + row * (H + GAP))
            turn = -math.degrees(a)
            k = (column * 5 + row * 3) % len(PALETTES)
            stops = list(zip((0.05, 0.38, 0.66, 1.0), PALETTES[k]))
            picture = gradient_light(stops, 1.8, angle=(column * 47 + row * 71) % 180, waves=0.8)
            shapes.slab('bezel', W, H, 1.6, 1.0, plastic('#050506', 0.3), top=0.3, at=at, rot=(90, 0, turn))
            lit = shapes.plane('lit', W - 1.2, H - 1.2, picture, rot=(90, 0, turn))
            lit.location = (at[0] - 1.7 * math.sin(a), at[1] - 1.7 * math.cos(a), at[2])
    shapes.slab('bench', 120, 26, 5, 2, plastic('#3a3a40', 0.3), top=0.6, at=(0, 26, 0))
    studio.model('player-tv', at=(-4, 26, 5), rot=(0, 0, -12), scale=1.35)
    stage.glow((-60, -40, 90), (0, 26, 8), (60, 60), 260, '#ffe9dc')
    stage.glow((90, 0, 60), (0, 26, 8), (30, 60), 120, '#8fb2ff')
    stage.look(wide=((-14, -165, 34), (2, 60, 40), 40), tall=((0, -210, 50), (0, 60, 40), 44))
