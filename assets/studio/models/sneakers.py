"""Contest sneakers: a coral pair on thick white soles. The toe points towards -X."""
import math

from mathutils import Vector

import shapes
from materials import fabric, metal, plastic

ANGLES = {'hero': (24, 22), 'front': (-78, 14), 'back': (96, 14)}
HEEL, TOE = 14.0, -15.0
SOLE = 3.0
POWER = 1.1
CORAL, DEEP, CREAM = '#f2674f', '#c8402e', '#fbeed6'
ROWS, FIRST_ROW, ROW_STEP = 5, 0.662, 0.048
EYELET = 0.165  # from the ridge of the upper, as a share of the way round it
STAY = (0.445, 0.69)  # from the collar to the vamp


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
    for material in (plastic(DEEP, 0.6), plastic(CREAM, 0.55), fabric('#7d2a20')):
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
        elif STAY[0] < t < STAY[1] and side < 0.26:
            face.material_index = 2
    hollow = shapes.ball('hollow', (12.5, 5.2, 14), None, at=(_x(0.245), _bow(0.2), SOLE + 9.6), rot=(0, 8, 0))
    shapes.cut(body, hollow, mesh.materials[3])
    parts = [body, hollow]
    # Raised stays on both sides of the tongue carry the eyelets; a stripe rises to them from the sole.
    for sign in (-1, 1):
        parts.append(_patch('stay', *STAY, _across(sign, 0.115), _across(sign, 0.215), 0.14, plastic(DEEP, 0.6)))
        parts.append(_stripe(sign))
    parts.append(shapes.loft('tongue', [_tongue(k / 12) for k in range(13)], fabric(CREAM)))
    parts.append(shapes.slab('tab', 0.5, 2.0, 2.6, 0.2, plastic(DEEP, 0.6), top=0.2, at=(HEEL + 0.05, _bow(0), SOLE + 6.4), rot=(0, -6, 0)))
    return parts


def _across(sign, share):
    """Angle on the upper, as a share of the way from its ridge: 0 on top, 0.5 at the sole."""
    return math.pi * (0.5 + sign * share)


def _patch(name, t0, t1, a0, a1, lift, material):
    """A piece sewn on: it follows the upper and stands a little proud of it."""
    along, around = 24, 8
    sides = [a0 + (a1 - a0) * k / around for k in range(around + 1)]
    rings = []
    for i in range(along + 1):
        t = t0 + (t1 - t0) * i / along
        rings.append([_point(t, a, lift) for a in sides] + [_point(t, a, -0.1) for a in reversed(sides)])
    return shapes.loft(name, rings, material)


def _stripe(sign, half=0.022):
    """Leans forward as it rises, from the sole to the stay."""
    rings = []
    for i in range(17):
        a = _across(sign, 0.47 - 0.265 * i / 16)
        t = 0.40 + 0.12 * i / 16
        across = [t - half + 2 * half * k / 4 for k in range(5)]
        rings.append([_point(u, a, 0.08) for u in across] + [_point(u, a, -0.1) for u in reversed(across)])
    return shapes.loft('stripe', rings, plastic(CREAM, 0.55))


def _tongue(u):
    """Lies under the laces, then leans out of the opening behind them, with a round tip."""
    x, y, z = _point(0.52 - 0.135 * u, math.pi / 2)
    z += -0.3 + 1.9 * u * u
    half = (1.35 + 0.55 * u) * (1 if u < 0.8 else math.sqrt(max(0.12, 1 - ((u - 0.8) / 0.21) ** 2)))
    across = [-1 + 2 * k / 10 for k in range(11)]
    # Its edges bend down around the foot and get thin.
    bend = [(v * half, -0.55 * v * v, 0.24 * math.sqrt(1.02 - v * v)) for v in across]
    return [(x, y + dy, z + dz + pad) for dy, dz, pad in bend] + [(x, y + dy, z + dz - pad) for dy, dz, pad in reversed(bend)]


def _laces():
    """Five flat bars, each from eyelet to eyelet, and a bow over the last one."""
    cotton = plastic('#fffaf5', 0.8)
    parts = []
    for i in range(ROWS):
        t = FIRST_ROW - i * ROW_STEP
        parts.append(_bar(t, cotton))
        for sign in (-1, 1):
            parts += _eyelet(t, _across(sign, EYELET))
    return parts + _bow_knot(FIRST_ROW - (ROWS - 1) * ROW_STEP, cotton)


def _bar(t, material, half=0.0105, steps=24):
    """Its ends dive into their eyelets."""
    rings = []
    for k in range(steps + 1):
        v = -1 + 2 * k / steps
        a = _across(1, v * EYELET)
        lift = 0.36 - 0.5 * max(0.0, (abs(v) - 0.84) / 0.16) ** 2
        rings.append([_point(t + dt, a, lift + up) for dt, up in ((-half, 0), (-half * 0.8, 0.08), (half * 0.8, 0.08), (half, 0), (0, -0.06))])
    return shapes.loft('lace', rings, material)


def _frame(t, a):
    """A spot of the upper, and the directions towards the toe, around the foot and away from it."""
    spot = Vector(_point(t, a))
    forward = (Vector(_point(t + 0.004, a)) - spot).normalized()
    around = (Vector(_point(t, a + 0.02)) - spot).normalized()
    out = forward.cross(around).normalized()
    if out.z < 0:
        out = -out
    return spot, forward, around, out


def _eyelet(t, a):
    spot, forward, around, out = _frame(t, a)

    def circle(radius, lift):
        turns = [math.tau * k / 16 for k in range(16)]
        return [tuple(spot + radius * (math.cos(w) * forward + math.sin(w) * around) + lift * out) for w in turns]

    return [
        shapes.loft('eye', [circle(0.34, 0.1), circle(0.34, 0.2)], plastic('#4a1711', 0.8)),
        shapes.tube('eyelet', circle(0.38, 0.2), 0.085, metal('#e8e6e3', 0.3), cyclic=True),
    ]


def _bow_knot(t, cotton):
    parts = [shapes.ball('knot', (1.0, 0.95, 0.6), cotton, at=_point(t, math.pi / 2, 0.6), rot=(0, -24, 0), steps=24)]
    for sign in (-1, 1):
        loop = [(0, 0, 0.55), (-0.012, 0.09, 1.05), (-0.008, 0.19, 0.8), (0.014, 0.255, 0.42), (0.036, 0.245, 0.42), (0.036, 0.16, 0.62), (0.018, 0.07, 0.7), (0, 0, 0.55)]
        parts.append(_ribbon('loop', t, sign, loop, cotton, upright=True))
        end = [(0, 0, 0.5), (-0.02, 0.06, 0.55), (-0.038, 0.15, 0.36), (-0.04, 0.24, 0.2), (-0.028, 0.33, 0.14)]
        parts.append(_ribbon('end', t, sign, end, cotton))
    return parts


def _ribbon(name, t, sign, path, material, upright=False, half=0.26, steps=40):
    """Flat lace through (step towards the toe, share around the foot, lift), flat on the shoe or on its edge."""
    curve = [_along(path, k / steps) for k in range(steps + 1)]
    spots = [Vector(_point(t + dt, _across(sign, share), lift)) for dt, share, lift in curve]
    rings = []
    for k, (dt, share, _) in enumerate(curve):
        _, _, _, out = _frame(t + dt, _across(sign, share))
        way = (spots[min(k + 1, steps)] - spots[max(k - 1, 0)]).normalized()
        side = way.cross(out).normalized()
        wide, thin = (out, side) if upright else (side, out)
        rings.append([tuple(spots[k] + half * x * wide + 0.06 * y * thin) for x, y in ((-1, -0.6), (-0.8, -1), (0.8, -1), (1, -0.6), (1, 0.6), (0.8, 1), (-0.8, 1), (-1, 0.6))])
    return shapes.loft(name, rings, material)


def _along(path, u):
    """Catmull-Rom spline through the points of a path."""
    n = len(path) - 1
    i = min(int(u * n), n - 1)
    f = u * n - i
    p = [path[max(0, min(n, i + k))] for k in (-1, 0, 1, 2)]
    return tuple(
        0.5 * (2 * b + (c - a) * f + (2 * a - 5 * b + 4 * c - d) * f * f + (3 * b - a - 3 * c + d) * f ** 3)
        for a, b, c, d in zip(*p)
    )
