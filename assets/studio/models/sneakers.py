"""Contest sneakers: a coral pair on thick white soles. The toe points towards -X."""
import math

import shapes
from materials import fabric, plastic

ANGLES = {'hero': (24, 22), 'front': (-78, 14), 'back': (96, 14)}
HEEL, TOE = 14.0, -15.0
SOLE = 3.0
CORAL, DEEP, PALE = '#f2674f', '#c8402e', '#ffd9cd'


def build():
    near = _shoe()
    shapes.group('near', near, at=(-2.0, -7.2, 0), rot=(0, 0, 6))
    far = _shoe(mirror=True)
    shapes.group('far', far, at=(3.5, 6.6, 0), rot=(0, 0, -10))


def _ease(a, b, t):
    t = max(0.0, min(1.0, (t - a) / (b - a)))
    return t * t * (3 - 2 * t)


def _half_width(t):
    """Half width of the foot at t (0 heel … 1 toe)."""
    ends = math.sqrt(max(0.0, 1 - ((0.14 - t) / 0.14) ** 2)) if t < 0.14 else 1.0
    if t > 0.80:
        ends = math.sqrt(max(0.0, 1 - ((t - 0.80) / 0.20) ** 2.2))
    body = 3.9 - 0.7 * math.exp(-(((t - 0.36) / 0.13) ** 2)) + 1.0 * math.exp(-(((t - 0.70) / 0.18) ** 2))
    return max(0.02, body * ends)


def _bow(t):
    """The foot is a little curved, which tells left from right."""
    return 0.9 * math.exp(-(((t - 0.42) / 0.25) ** 2)) - 0.4


def _spring(x):
    """The toe rises from the ground."""
    return 0.10 * max(0.0, -8.5 - x) ** 1.6 * 0.6


def _x(t):
    return HEEL + (TOE - HEEL) * t


def _outline(grow=0.0, steps=72):
    ts = [0.5 - 0.5 * math.cos(math.pi * i / steps) for i in range(steps + 1)]
    right = [(_x(t) + grow * (0.5 - t) * 2, -_half_width(t) - grow * min(1, _half_width(t)) + _bow(t)) for t in ts]
    left = [(_x(t) + grow * (0.5 - t) * 2, _half_width(t) + grow * min(1, _half_width(t)) + _bow(t)) for t in reversed(ts[1:-1])]
    return right + left


def _height(t):
    """Height of the upper above the sole."""
    collar = 7.4 + 1.3 * math.exp(-((t / 0.13) ** 2)) - 0.5 * math.exp(-(((t - 0.24) / 0.10) ** 2))
    fall = collar * (1 - _ease(0.36, 0.80, t)) + 2.9 * _ease(0.36, 0.80, t)
    return max(0.05, fall * (1 - 0.8 * _ease(0.90, 1.0, t)))


def _shoe(mirror=False):
    flip = -1 if mirror else 1
    parts = [*_sole(), *_upper(), *_laces()]
    for obj in parts:
        obj.scale[1] = flip
    return parts


def _sole():
    rings = []
    for grow, z in ((-0.7, 0.0), (-0.15, 0.15), (0.15, 0.5), (0.2, 1.2), (0.05, 1.6), (0.25, 1.75), (0.3, 2.6), (0.15, 3.0), (-0.5, 3.15)):
        rings.append([(x, y, z + _spring(x)) for x, y in _outline(grow)])
    white = plastic('#f6f3ef', 0.55)
    line = [[(x, y, z + _spring(x)) for x, y in _outline(0.24)] for z in (1.5, 1.78)]
    return [
        shapes.loft('sole', rings, white),
        shapes.loft('sole line', line, plastic(CORAL, 0.5), caps=False),
    ]


def _point(t, a, lift=0.0):
    """Point of the upper at station t and angle a (0 … pi from one side to the other)."""
    c, s = math.cos(a), math.sin(a)
    w = _half_width(t) * 0.97
    h = _height(t)
    # Straight walls low down, round shoulders on top; narrower near the collar.
    pinch = 1 - 0.34 * (s ** 2.2) * (1 - _ease(0.3, 0.7, t))
    y = w * math.copysign(abs(c) ** 0.72, c) * pinch
    z = h * s ** 0.8
    x = _x(t)
    return (x, y * (1 + lift / max(w, 0.5)) + _bow(t), SOLE - 0.1 + z + lift * s + _spring(x))


def _upper():
    stations, around = 64, 48
    ts = [0.004 + 0.985 * i / stations for i in range(stations + 1)]
    rings = [[_point(t, math.pi * k / around) for k in range(around + 1)] for t in ts]
    # Close each ring under the foot so that the loft is a solid which can be hollowed.
    body = shapes.loft('upper', rings, fabric(CORAL))
    mesh = body.data
    for material in (plastic(DEEP, 0.6), plastic(PALE, 0.55), fabric('#7d2a20')):
        mesh.materials.append(material)
    n = around + 1
    for face in mesh.polygons:
        index = face.vertices[0]
        t, k = ts[min(index // n, stations)], index % n
        side = abs(k - around / 2) / (around / 2)  # 0 on top, 1 at the sole
        # Panels follow the stations and the rings of the loft: their seams stay straight.
        if t > 0.91:
            face.material_index = 2
        elif t < 0.13:
            face.material_index = 1
        elif 0.40 < t < 0.66 and 0.20 < side < 0.42:
            face.material_index = 1
    hollow = shapes.ball('hollow', (12.5, 5.2, 14), None, at=(_x(0.245), _bow(0.2), SOLE + 9.6), rot=(0, 8, 0))
    shapes.cut(body, hollow, mesh.materials[3])
    parts = [body, hollow]
    # Rolled collar, following the rim of the hollow by eye.
    # Side ribbon: one rising stroke of pale piping.
    for a0 in (0.20, 0.80):
        stroke = []
        for i in range(16):
            u = i / 15
            t = 0.20 + 0.46 * u
            a = math.pi * (a0 + (0.12 if a0 < 0.5 else -0.12) * math.sin(math.pi * u * 0.9) * 1.3 - (0.06 if a0 < 0.5 else -0.06) * u)
            stroke.append(_point(t, a, 0.06))
        parts.append(shapes.tube('ribbon', stroke, 0.26, plastic('#fff4ee', 0.5)))
    # Tongue and heel tab.
    tongue = [[(x, y * (1 - 0.15 * k / 6), z) for x, y, z in _tongue(k / 6)] for k in range(7)]
    parts.append(shapes.loft('tongue', tongue, fabric(PALE)))
    parts.append(shapes.slab('tab', 0.5, 2.0, 2.6, 0.2, plastic(DEEP, 0.6), top=0.2, at=(HEEL + 0.05, _bow(0), SOLE + 6.4), rot=(0, -6, 0)))
    return parts


def _tongue(u):
    """A padded strip that rises from the vamp and leans out of the opening."""
    t = 0.56 - 0.17 * u
    base = _point(t, math.pi / 2)
    x, z = base[0], base[2] + 0.1 + 1.5 * u * u
    half, thick = 2.0 + 0.25 * u, 0.35
    return [
        (x + dx, base[1] + dy, z + dz)
        for dx, dy, dz in (
            (thick * 0.7, -half, -thick), (thick, 0, -thick * 0.6), (thick * 0.7, half, -thick),
            (-thick * 0.7, half, thick), (-thick, 0, thick * 1.4), (-thick * 0.7, -half, thick),
        )
    ]


def _laces():
    cotton = plastic('#fff6f1', 0.8)
    parts = []
    rows = 5
    for i in range(rows):
        t = 0.635 - i * 0.048
        nxt = t - 0.048
        for sign in (-1, 1):
            spread = 0.155
            start = _point(t, math.pi * (0.5 + sign * spread), 0.15)
            mid = _point((t + nxt) / 2, math.pi * 0.5, 0.5 + 0.12 * sign)
            end = _point(nxt, math.pi * (0.5 - sign * spread), 0.15)
            parts.append(shapes.tube('lace', [start, mid, end], 0.23, cotton))
    knot = _point(0.395, math.pi / 2, 1.2)
    for sign in (-1, 1):
        x, y, z = knot
        loop = [(x, y, z), (x - 1.2, y + sign * 2.2, z + 0.6), (x - 2.6, y + sign * 3.3, z - 0.9), (x - 1.8, y + sign * 2.0, z - 0.9), (x, y, z)]
        parts.append(shapes.tube('bow', loop, 0.2, cotton))
        parts.append(shapes.tube('end', [(x, y, z), (x - 1.9, y + sign * 1.2, z - 0.5), (x - 3.6, y + sign * 2.0, z - 2.4)], 0.18, cotton))
    return parts
