"""Freebox Ultra Essentiel: the graphite sibling, silver line, a calm top without ribs."""
import shapes
import ultra_body
from materials import metal, plastic


def build():
    w, d = 23.5, 17.0
    silver = metal('#d5d8de', 0.22)
    roof = ultra_body.build(plastic('#4a4d54', 0.45), silver, w=w, d=d, h=4.6, ribs=False, screen_width=3.8)
    # One engraved line runs across the top where the Ultra has its ribs.
    shapes.slab('groove', w - 7, 0.16, 0.06, 0.08, silver, top=0.02, at=(0, d * 0.18, roof - 0.03))
    vents = plastic('#26282c', 0.6)
    for i in range(3):
        shapes.slab('vent', w - 7, 0.3, 0.05, 0.15, vents, top=0.02, at=(0, d * 0.25 + i * 0.75, roof - 0.03))
