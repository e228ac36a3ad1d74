"""Box 5G: an upright cylinder, ribbed like a column, with a ring of light under its cap."""
import math

import details
import shapes
from materials import gloss, light, plastic

RADIUS = 5.4
WALL = 4.6
POWER = 1.22
FRONT_FILL = 1.4


def build():
    white = plastic('#f4f4f5', 0.4)
    shapes.lathe('foot', [(4.6, 0), (4.9, 0.8)], plastic('#2a2b2f', 0.7))
    shapes.loft('body', _ribbed(), white)
    shapes.lathe('ring', [(5.28, 18.55), (5.34, 18.62), (5.34, 18.95), (5.28, 19.02)], light('#f20d05', 1.2), caps=False)
    shapes.lathe(
        'cap',
        [(5.38, 18.98), (5.42, 19.3), (5.4, 20.2), (5.2, 20.65), (4.8, 20.9), (4.3, 21.0)],
        plastic('#222327', 0.35),
    )
    shapes.lathe('dish', [(4.0, 20.99), (3.9, 21.03)], gloss('#101013', 0.12))
    details.wifi_sign((0, -5.42, 16.3), 1.3, '#e60a04', 1.0)
    _back()


def _ribbed(count=44):
    """Ribs fade out towards both ends, so that top and bottom rims stay pure circles."""
    rings = []
    for k in range(41):
        z = 0.7 + (18.5 - 0.7) * k / 40
        end = min(1.0, min(z - 0.7, 15.2 - z) / 0.9)
        depth = 0.24 * max(0.0, min(1.0, end))
        narrow = 0.25 * max(0.0, (1.4 - z) / 0.7) ** 2
        ring = []
        for i in range(count * 8):
            a = 2 * math.pi * i / (count * 8)
            r = RADIUS - narrow - depth * (0.5 + 0.5 * math.cos(a * count))
            x, y = r * math.cos(a), r * math.sin(a)
            # The bay of the ports is pressed into the wall, deeper than they are: a boolean on so many ribs is slow.
            if y > WALL and abs(x) < 2.05 and 1.7 < z < 10.3:
                y = WALL - 0.9
            ring.append((x, y, z))
        rings.append(ring)
    return rings


def _back():
    face = WALL + 0.25
    panel = shapes.slab('panel', 4.0, 8.4, 1.0, 0.6, plastic('#2c2d31', 0.55), top=0.05, at=(0, face, 6.0), rot=(90, 0, 0))
    details.port(panel, 'power', 0, 2.9, face)
    details.port(panel, 'rj45', 0, 4.7, face)
    details.port(panel, 'rj45', 0, 6.9, face)
    details.port(panel, 'usb-c', 0, 8.8, face)
