"""Parcel: a closed carton with red tape and a blank label."""
import shapes
from materials import card, plastic


def build():
    w, d, h = 30.0, 21.0, 13.0
    kraft = card('#c08d57')
    shapes.slab('carton', w, d, h, 0.35, kraft, top=0.2)
    flap = card('#c99763')
    for side in (-1, 1):
        shapes.slab('flap', w - 0.1, d / 2 - 0.12, 0.28, 0.15, flap, top=0.1, at=(0, side * (d / 4 + 0.02), h - 0.04))
    # Paper tape: a shiny one would mirror the softbox and look pink.
    tape = card('#cc0000')
    shapes.slab('tape', w + 0.08, 4.4, 0.06, 0.1, tape, top=0.02, at=(0, 0, h + 0.22))
    for side in (-1, 1):
        shapes.slab('end', 0.06, 4.4, 4.0, 0.02, tape, top=0.01, at=(side * (w / 2 + 0.03), 0, h - 3.8))
    paper = plastic('#fafafa', 0.7)
    shapes.slab('label', 8.5, 5.6, 0.05, 0.2, paper, top=0.01, at=(8.0, -d / 2 + 0.02, 6.6), rot=(90, 0, 0))
    ink = plastic('#2a2a2c', 0.8)
    for i, length in enumerate((5.4, 4.2, 6.2)):
        shapes.slab('line', length, 0.34, 0.03, 0.1, ink, top=0.005, at=(8.0 - (7.2 - length) / 2, -d / 2 - 0.03, 8.2 - i * 0.95), rot=(90, 0, 0))
    for i, width in enumerate((0.2, 0.12, 0.3, 0.12, 0.2, 0.34, 0.12, 0.24, 0.14, 0.3, 0.12, 0.2)):
        shapes.slab('bar', width, 1.1, 0.03, 0.02, ink, top=0.005, at=(4.6 + i * 0.52, -d / 2 - 0.03, 5.0), rot=(90, 0, 0))
