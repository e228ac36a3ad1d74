"""Server drive: a finned aluminium blade that slides into the Ultra, gold contacts first."""
import details
import shapes
from materials import metal, plastic


def build():
    dark = plastic('#17171a', 0.4)
    alu = metal('#c4c7cd', 0.32)
    w, d = 9.0, 13.0
    shapes.slab('sled', w, d, 0.9, 0.8, dark, top=0.2, at=(0, 0, 0.1))
    shapes.slab('board', w - 1.6, d + 1.6, 0.22, 0.2, plastic('#0e3b2c', 0.4), top=0.03, at=(0, 0.9, 0.92))
    gold = metal('#e0b04c', 0.25)
    for i in range(13):
        shapes.slab('contact', 0.3, 0.9, 0.03, 0.04, gold, top=0.01, at=((i - 6) * 0.5, d / 2 + 1.15, 1.13))
    shapes.slab('block', w - 1.2, d - 1.6, 0.6, 0.5, alu, top=0.12, at=(0, -0.2, 1.1))
    fins = 13
    for i in range(fins):
        x = (i - (fins - 1) / 2) * ((w - 1.9) / (fins - 1))
        shapes.slab('fin', 0.24, d - 2.2, 1.5, 0.1, alu, top=0.08, at=(x, -0.2, 1.6))
    # Front bezel with a pull tab, the gold line of the family, and a status light.
    shapes.slab('bezel', w + 0.8, 1.0, 3.4, 0.45, dark, top=0.25, at=(0, -d / 2 - 0.1, 0.0))
    shapes.slab('line', w + 0.84, 1.04, 0.16, 0.46, metal('#e0b04c', 0.22), top=0.04, at=(0, -d / 2 - 0.1, 2.1))
    shapes.slab('tab', 3.2, 1.0, 0.5, 0.4, plastic('#2a2a2e', 0.45), top=0.2, at=(0, -d / 2 - 0.85, 0.9))
    details.led(w / 2 - 0.5, -d / 2 - 0.61, 1.2, '#4be07a', 0.3, 5.0)
