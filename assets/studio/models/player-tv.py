"""TV player and its remote: a slim dark tile with a red glance, and a rounded wand."""
import bpy

import details
import shapes
from materials import gloss, light, metal, plastic


def build():
    _player()
    remote = _remote()
    shapes.group('remote', remote, at=(10.6, -2.2, 0), rot=(0, 0, -16))


def _player():
    w, d, h = 13.5, 13.5, 3.0
    shapes.slab('foot', w - 3, d - 3, 0.5, 1.8, plastic('#060606', 0.8), top=0.05)
    lower = shapes.slab('lower', w, d, 1.75, 2.6, plastic('#1b1b1f', 0.4), top=0.1, bottom=0.3, at=(0, 0, 0.35))
    shapes.slab('seam', w - 0.5, d - 0.5, 0.2, 2.4, plastic('#030303', 0.6), top=0.02, at=(0, 0, 2.05))
    shapes.slab('lid', w, d, h - 2.2, 2.6, gloss('#111114', 0.16), top=0.35, bottom=0.1, at=(0, 0, 2.2))
    shapes.slab('glance', 3.2, 0.1, 0.22, 0.05, light('#f20d05', 1.5), top=0.03, at=(0, -d / 2 + 0.03, 1.1))
    for kind, x in (('power', 3.3), ('rj45', 1.2), ('hdmi', -1.3), ('usb-c', -3.4)):
        details.port(lower, kind, x, 1.15, d / 2)


def _remote():
    before = set(bpy.data.objects)
    dark = plastic('#1c1c20', 0.4)
    w, length, h = 3.9, 15.5, 1.5
    shapes.slab('wand', w, length, h, 1.9, dark, top=0.6)
    key, ring = plastic('#2f2f35', 0.45), metal('#8d9097', 0.35)
    top = h - 0.02
    y = length / 2 - 4.6
    shapes.lathe('ring', [(1.5, 0), (1.5, 0.16), (1.38, 0.22), (1.0, 0.2)], ring, at=(0, y, top), caps=False)
    shapes.lathe('pad', [(1.02, 0), (1.02, 0.12), (0.9, 0.17), (0.02, 0.14)], key, at=(0, y, top), steps=64)
    shapes.slab('power', 0.9, 0.9, 0.14, 0.44, plastic('#cc0000', 0.4), top=0.06, at=(0, length / 2 - 1.6, top))
    for row in range(3):
        for side in (-0.85, 0.85):
            shapes.slab('key', 0.95, 0.7, 0.14, 0.34, key, top=0.06, at=(side, y - 2.9 - row * 1.35, top))
    for side in (-0.85, 0.85):
        shapes.slab('rocker', 0.95, 2.2, 0.16, 0.46, key, top=0.07, at=(side, y - 8.0, top))
    return [o for o in bpy.data.objects if o not in before]
