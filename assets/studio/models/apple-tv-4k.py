"""A small rounded-square player, generic: gloss top, satin side, one white dot."""
import details
import shapes
from materials import gloss, plastic


def build():
    w, h = 9.6, 3.2
    shapes.prism('foot', shapes.circle(7.6), 0.35, plastic('#0a0a0b', 0.8), top=0.05)
    shapes.slab('side', w, w, h - 0.5, 2.5, plastic('#0c0c0e', 0.3), top=0.05, bottom=0.45, at=(0, 0, 0.3))
    shapes.slab('lid', w, w, 0.42, 2.5, gloss('#070708', 0.08), top=0.22, bottom=0.04, at=(0, 0, h - 0.2))
    details.led(0, -w / 2 + 0.0, 1.0, '#ffffff', 0.22, 6.0)
    remote = [
        shapes.slab('wand', 3.4, 13.2, 0.95, 0.75, plastic('#c9cbd0', 0.3), top=0.28, at=(9.2, -2.0, 0), rot=(0, 0, -12)),
    ]
    import math

    a = math.radians(-12)

    def on(x, y):
        return (9.2 + x * math.cos(a) - y * math.sin(a), -2.0 + x * math.sin(a) + y * math.cos(a))

    dark = plastic('#151518', 0.35)
    top = 0.93
    px, py = on(0, 3.2)
    remote.append(shapes.lathe('pad', [(1.25, 0), (1.25, 0.08), (1.15, 0.12), (0.02, 0.08)], dark, at=(px, py, top), steps=64))
    for x, y in ((-0.75, 0.9), (0.75, 0.9), (-0.75, -0.8), (0.75, -0.8), (-0.75, -2.5)):
        px, py = on(x, y)
        shapes.lathe('key', [(0.55, 0), (0.55, 0.07), (0.48, 0.11), (0.02, 0.1)], dark, at=(px, py, top), steps=48)
    px, py = on(0.75, -2.0)
    shapes.slab('rocker', 1.1, 2.2, 0.1, 0.54, dark, top=0.05, at=(*on(0.75, -2.6), top), rot=(0, 0, -12))
