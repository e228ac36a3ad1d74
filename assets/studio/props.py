"""Things of a home that stand beside our products: cartons, plants, mugs, lamps."""
import math
import random

import shapes
from materials import card, fabric, light, metal, plastic


def carton(w, d, h, at=(0, 0, 0), turn=0.0, tape='#cc0000', colour='#c08d57'):
    parts = [shapes.slab('carton', w, d, h, 0.4, card(colour), top=0.25)]
    for side in (-1, 1):
        parts.append(shapes.slab('flap', w - 0.1, d / 2 - 0.15, 0.3, 0.15, card(colour), top=0.1, at=(0, side * (d / 4 + 0.02), h - 0.04)))
    band = plastic(tape, 0.35)
    parts.append(shapes.slab('tape', w + 0.08, 5, 0.08, 0.1, band, top=0.02, at=(0, 0, h + 0.22)))
    for side in (-1, 1):
        parts.append(shapes.slab('end', 0.08, 5, h * 0.28, 0.02, band, top=0.01, at=(side * (w / 2 + 0.03), 0, h * 0.74)))
    return shapes.group('carton', parts, at, (0, 0, turn))


def open_carton(w, d, h, at=(0, 0, 0), turn=0.0, colour='#c08d57'):
    """Four walls and four raised flaps."""
    kraft, t = card(colour), 0.5
    parts = [shapes.slab('floor', w, d, t, 0.2, kraft, top=0.1)]
    for side in (-1, 1):
        parts.append(shapes.slab('long', w, t, h, 0.15, kraft, top=0.1, at=(0, side * (d / 2 - t / 2), 0)))
        parts.append(shapes.slab('short', t, d, h, 0.15, kraft, top=0.1, at=(side * (w / 2 - t / 2), 0, 0)))
        lean = 38
        a = math.radians(lean)
        flap = d * 0.42
        parts.append(
            shapes.slab('flap', w - 0.6, t, flap, 0.15, kraft, top=0.1, at=(0, side * (d / 2), h - 0.1), rot=(-side * (lean + 20), 0, 0))
        )
        parts.append(
            shapes.slab('flap', t, d - 0.6, flap * 0.8, 0.15, kraft, top=0.1, at=(side * (w / 2), 0, h - 0.1), rot=(0, side * (lean + 25), 0))
        )
    return shapes.group('open carton', parts, at, (0, 0, turn))


def mug(height, colour, at=(0, 0, 0), turn=0.0):
    r = height * 0.42
    body = [(r * 0.8, 0), (r * 0.94, 0.15 * r), (r, 0.5 * r), (r, height - 0.12), (r - 0.1, height), (r - 0.3, height - 0.05), (r - 0.35, height * 0.75), (0.01, height * 0.74)]
    glaze = plastic(colour, 0.25, coat=0.5)
    handle = [(r * 0.95, 0, height * 0.78), (r * 1.55, 0, height * 0.7), (r * 1.6, 0, height * 0.38), (r * 0.95, 0, height * 0.22)]
    parts = [shapes.lathe('mug', body, glaze, steps=72), shapes.tube('handle', handle, height * 0.06, glaze)]
    return shapes.group('mug', parts, at, (0, 0, turn))


def plant(height, at=(0, 0, 0), pot='#f1ede6', leaf='#2f6b46', seed=3, leaves=16):
    """Broad leaves on arched stems."""
    rng = random.Random(seed)
    p = height * 0.26
    parts = [
        shapes.lathe('pot', [(p * 0.55, 0), (p * 0.6, 0.3), (p * 0.78, p * 1.2), (p * 0.78, p * 1.3), (p * 0.66, p * 1.3), (p * 0.64, p * 1.15)], plastic(pot, 0.5), steps=64),
        shapes.lathe('soil', [(p * 0.66, p * 1.12), (0.01, p * 1.16)], plastic('#3b2a20', 0.9), steps=48, caps=False),
    ]
    green = plastic(leaf, 0.4)
    stem = plastic('#4b7a4c', 0.5)
    for i in range(leaves):
        a = i * 2.399 + rng.random() * 0.4
        rise = height * (0.55 + 0.42 * rng.random()) - p * 0.4
        reach = height * (0.10 + 0.26 * rng.random())
        foot = (0, 0, p * 1.1)
        mid = (reach * 0.3 * math.cos(a), reach * 0.3 * math.sin(a), p * 1.1 + rise * 0.6)
        tip = (reach * math.cos(a), reach * math.sin(a), p * 1.1 + rise)
        parts.append(shapes.tube('stem', [foot, mid, tip], height * 0.007, stem))
        size = height * (0.17 + 0.10 * rng.random())
        parts.append(_leaf(size, green, tip, math.degrees(a), 20 + 45 * rng.random()))
    return shapes.group('plant', parts, at)


def _leaf(size, material, at, heading, droop):
    """A pointed, folded blade along +X."""
    rows, points, faces = 12, [], []
    for i in range(rows + 1):
        t = i / rows
        half = size * 0.30 * math.sin(math.pi * t ** 0.8) + 0.001
        bend = -size * 0.35 * t * t
        points += [(size * t, -half, bend + half * 0.25), (size * t, 0, bend), (size * t, half, bend + half * 0.25)]
    for i in range(rows):
        a = i * 3
        faces += [(a, a + 1, a + 4, a + 3), (a + 1, a + 2, a + 5, a + 4)]
    leaf = shapes.mesh_object('leaf', points, faces, material, at)
    leaf.rotation_mode = 'ZYX'
    leaf.rotation_euler = (0, math.radians(droop - 40), math.radians(heading))
    return leaf


def lamp(height, at=(0, 0, 0), shade='#fff0d9', glow=2.2, metal_colour='#2a2a2c'):
    rod = metal(metal_colour, 0.35)
    r = height * 0.22
    parts = [
        shapes.lathe('base', [(r * 0.7, 0), (r * 0.72, 0.6), (r * 0.6, 1.0)], rod, steps=64),
        shapes.lathe('rod', [(0.5, 0.5), (0.5, height * 0.7)], rod, steps=24),
        shapes.lathe('shade', [(r, height * 0.62), (r * 0.72, height)], light(shade, glow), steps=64, caps=False),
    ]
    return shapes.group('lamp', parts, at)


def books(at=(0, 0, 0), turn=0.0, colours=('#cc0000', '#f1ede6', '#37506b', '#d9a441'), lying=True):
    parts, z = [], 0.0
    for i, colour in enumerate(colours):
        w, d, h = 17 - i * 0.9, 12 - i * 0.6, 1.6 + 0.5 * ((i * 7) % 3)
        parts.append(shapes.slab('cover', w, d, h, 0.2, plastic(colour, 0.6), top=0.1, at=(0, 0, z), rot=(0, 0, (i * 37) % 9 - 4)))
        z += h
    return shapes.group('books', parts, at, (0, 0, turn))


def headset(at=(0, 0, 0), rot=(0, 0, 0), scale=1.0, colour='#1d1d20', accent='#cc0000'):
    """Stands upright: band in the XZ plane, microphone to the front."""
    shell, pad = plastic(colour, 0.35), fabric('#34343a')
    arc = [(8.2 * math.cos(math.radians(a)), 0, 9.5 + 9.0 * math.sin(math.radians(a))) for a in range(-8, 189, 14)]
    parts = [shapes.tube('band', arc, 0.62, shell)]
    for side in (-1, 1):
        parts.append(shapes.lathe('cup', [(3.2, 0), (3.6, 0.5), (3.6, 1.4), (3.0, 2.1), (2.2, 2.3)], shell, at=(side * 7.6, 0, 7.4), rot=(0, side * 90, 0), steps=64))
        parts.append(shapes.lathe('pad', [(2.2, -1.5), (3.2, -1.3), (3.6, -0.7), (3.4, 0.1)], pad, at=(side * 7.6, 0, 7.4), rot=(0, side * 90, 0), steps=64))
        parts.append(shapes.lathe('dot', [(1.5, 2.25), (1.45, 2.42)], plastic(accent, 0.35), at=(side * 7.6, 0, 7.4), rot=(0, side * 90, 0), steps=48))
    boom = [(-9.0, 0, 6.0), (-9.2, -4.5, 3.6), (-6.6, -8.8, 2.4), (-3.6, -9.6, 2.3)]
    parts.append(shapes.tube('boom', boom, 0.3, shell))
    parts.append(shapes.ball('mic', (2.6, 1.4, 1.4), pad, at=(-3.0, -9.6, 2.3), rot=(0, 0, -8), steps=24))
    return shapes.group('headset', parts, at, rot, scale)


def bubble(w, h, material, at=(0, 0, 0), rot=(0, 0, 0), tail=1, dots=None):
    """Speech bubble: a thick rounded tile with a tail; drawn in XZ."""
    parts = [shapes.slab('bubble', w, h, 3.0, h * 0.42, material, top=0.9, at=(0, 1.5, h / 2 + 2.5), rot=(90, 0, 0))]
    tri = [(0, 0), (3.6 * tail, 3.2), (-0.6 * tail, 4.4)]
    dense = []
    for (x0, y0), (x1, y1) in zip(tri, tri[1:] + tri[:1]):
        dense += [(x0 + (x1 - x0) * i / 6 - tail, y0 + (y1 - y0) * i / 6 - 2.2) for i in range(6)]
    if tail < 0:
        dense.reverse()
    parts.append(shapes.prism('tail', dense, 2.6, material, top=0.5, at=(-tail * w * 0.26, 1.3, 2.6), rot=(90, 0, 0)))
    if dots is not None:
        for i in (-1, 0, 1):
            parts.append(shapes.ball('dot', (h * 0.17, 0.9, h * 0.17), dots, at=(i * w * 0.2, -1.5, h / 2 + 2.5), steps=24))
    return shapes.group('bubble', parts, at, rot)
