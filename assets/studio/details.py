"""Small parts that make a box believable: ports, LEDs, vents, screens, feet.

Ports are cut into a vertical wall that looks towards +Y (the back of a box at y = wall).
"""
import math

import shapes
from materials import gloss, light, metal, plastic

# width, height, corner radius of the openings, in centimetres
PORTS = {
    'rj45': (1.5, 1.25, 0.12),
    'usb-a': (1.5, 0.68, 0.08),
    'usb-c': (1.1, 0.45, 0.22),
    'hdmi': (1.65, 0.62, 0.12),
    'sfp': (1.75, 1.05, 0.06),
    'fibre': (1.15, 1.15, 0.1),
    'power': (1.0, 1.0, 0.5),
    'reset': (0.3, 0.3, 0.15),
}
DEPTH = 0.9


def port(body, kind, x, z, wall, accent='#e2b53c'):
    """Cuts one opening, centred on (x, z), and fills it with what one expects inside."""
    w, h, r = PORTS[kind]
    dark = plastic('#050506', 0.6)
    hole = shapes.hole(w, h, DEPTH * 2, r, at=(x, wall + DEPTH, z), rot=(90, 0, 0))
    shapes.cut(body, hole, dark)
    inside = wall - 0.35
    if kind == 'rj45':
        pins = metal('#d9b25a', 0.3)
        for i in range(8):
            shapes.slab('pin', 0.07, 0.5, 0.08, 0.02, pins, top=0.01, at=(x + (i - 3.5) * 0.13, inside, z + h / 2 - 0.14))
        for side, colour in ((-1, '#3ddc6a'), (1, accent)):
            lamp = light(colour, 2.5)
            shapes.slab('lamp', 0.2, 0.12, 0.05, 0.03, lamp, top=0.01, at=(x + side * (w / 2 - 0.2), wall + 0.02, z + h / 2 + 0.22), rot=(90, 0, 0))
    elif kind in {'usb-a', 'usb-c', 'hdmi'}:
        tongue = plastic('#2b6fd6' if kind == 'usb-a' else '#1a1a1c', 0.5)
        shapes.slab('tongue', w * 0.76, 0.6, h * 0.26, 0.03, tongue, top=0.02, at=(x, inside, z - h * 0.1))
    elif kind == 'sfp':
        frame(x, z, wall, w, h, 0.1, metal('#b9bcc2', 0.3))
    elif kind == 'fibre':
        shutter = plastic('#2fa36b', 0.4)
        shapes.slab('shutter', w * 0.8, 0.3, h * 0.8, 0.1, shutter, top=0.05, at=(x, inside - 0.1, z - h * 0.4))
    elif kind == 'power':
        shapes.lathe('pin', [(0.16, 0), (0.16, 0.6)], metal('#c9c9cc'), at=(x, wall - 0.05, z), rot=(90, 0, 0), steps=24)


def frame(x, z, wall, w, h, thickness, material):
    """Thin rim around an opening."""
    rail = thickness
    for dx, dz, rw, rh in (
        (0, h / 2, w + rail * 2, rail),
        (0, -h / 2 - rail, w + rail * 2, rail),
        (-w / 2 - rail / 2, -h / 2, rail, h),
        (w / 2 + rail / 2, -h / 2, rail, h),
    ):
        shapes.slab('rim', rw, 0.12, rh, 0.02, material, top=0.02, at=(x + dx, wall, z + dz))


def led(x, y, z, colour='#ffffff', diameter=0.22, strength=6.0, rot=(90, 0, 0)):
    profile = [(diameter / 2, 0), (diameter / 2, 0.03), (diameter / 2 * 0.7, 0.06)]
    return shapes.lathe('led', profile, light(colour, strength), at=(x, y, z), rot=rot, steps=24)


def slots(body, count, width, height, pitch, x, z, wall, facing=1):
    """A row of upright vent slots cut in the wall at y = wall."""
    dark = plastic('#030303', 0.8)
    for i in range(count):
        px = x + (i - (count - 1) / 2) * pitch
        hole = shapes.hole(width, height, 1.2, width / 2, at=(px, wall + 0.6, z), rot=(90, 0, 0))
        shapes.cut(body, hole, dark)


def screen(w, h, at, rot=(90, 0, 0), radius=0.2):
    """Black glass let into the front; returns nothing, draws a calm pictogram of light."""
    shapes.slab('glass', w, h, 0.12, radius, gloss(), top=0.05, at=at, rot=rot)


def wifi_sign(at, size, colour='#ffffff', strength=4.0):
    """Three arcs and a dot: reads at any size, in any language. Drawn in the XZ plane."""
    x, y, z = at
    lamp = light(colour, strength)
    for i in (1, 2, 3):
        r = size * i / 3.2
        arc = [
            (x + r * math.sin(math.radians(a)), y, z + r * math.cos(math.radians(a)))
            for a in range(-42, 43, 12)
        ]
        shapes.tube('arc', arc, size * 0.055, lamp)
    shapes.ball('dot', (size * 0.18,) * 3, lamp, at=(x, y, z), steps=16)


def feet(points, diameter=1.2, height=0.25):
    rubber = plastic('#141414', 0.9)
    for x, y in points:
        shapes.lathe('foot', [(diameter / 2, 0), (diameter / 2 * 1.1, height)], rubber, at=(x, y, 0), steps=32)
