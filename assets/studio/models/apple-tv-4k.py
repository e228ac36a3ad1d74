"""A small rounded-square player, generic: gloss top, satin side, one white dot."""
import details
import shapes
from materials import gloss, plastic


def build():
    w, h = 9.6, 3.2
    shapes.prism('foot', shapes.circle(7.6), 0.35, plastic('#0a0a0b', 0.8), top=0.05)
    side = shapes.slab('side', w, w, h - 0.5, 2.5, plastic('#0c0c0e', 0.3), top=0.05, bottom=0.45, at=(0, 0, 0.3))
    shapes.slab('lid', w, w, 0.42, 2.5, gloss('#070708', 0.08), top=0.22, bottom=0.04, at=(0, 0, h - 0.2))
    details.led(0, -w / 2 + 0.0, 1.0, '#ffffff', 0.22, 6.0)
    for kind, x in (('power', 2.0), ('hdmi', 0.0), ('rj45', -2.1)):
        details.port(side, kind, x, 1.6, w / 2)
    shapes.group('remote', _remote(), at=(9.4, -2.0, 0), rot=(0, 0, -12))


def _remote():
    """A pale pebble: one ring to steer, one long rocker, one red key."""
    pale, dark = plastic('#d4d6da', 0.35), plastic('#1b1b1f', 0.4)
    top = 1.13
    return [
        shapes.slab('wand', 3.6, 12.4, 1.15, 1.75, pale, top=0.5),
        shapes.lathe('ring', [(1.2, 0), (1.2, 0.1), (1.05, 0.14), (0.75, 0.1)], dark, at=(0, 3.4, top), steps=64, caps=False),
        shapes.lathe('key', [(0.6, 0), (0.6, 0.06), (0.5, 0.1)], dark, at=(0, 3.4, top), steps=48),
        shapes.slab('rocker', 0.9, 2.8, 0.14, 0.44, dark, top=0.06, at=(0, -0.6, top)),
        shapes.slab('action', 0.9, 0.9, 0.14, 0.44, plastic('#cc0000', 0.4), top=0.06, at=(0, -3.2, top)),
    ]
