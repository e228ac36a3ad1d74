"""Freebox Révolution Light: a white fin, bent like a sail, tall on one side, with a dark stroke."""
import math

import details
import shapes
from materials import gloss, light, plastic

RADIUS = 17.0  # of the bend, seen from above
SPREAD = 43  # half opening of the bend, in degrees
STEPS = 72
POWER = 1.15


def build():
    white = plastic('#f4f4f5', 0.28, coat=0.35)
    shapes.loft('fin', [_section(k / STEPS) for k in range(STEPS + 1)], white)
    shapes.loft('foot', [_section(k / STEPS, foot=True) for k in range(STEPS + 1)], plastic('#26272b', 0.5))
    _stroke()
    _ports()


def _shape(u):
    """Height, thickness and end rounding at u (0 left tip … 1 right tip)."""
    ends = max(0.0, 1 - (2 * u - 1) ** 6) ** 0.5
    wave = 0.5 - 0.5 * math.cos(math.pi * min(1.0, max(0.0, (u - 0.05) / 0.95)))
    height = 16.5 - 6.5 * wave
    thickness = 5.6 - 1.4 * abs(2 * u - 1)
    return height * (0.72 + 0.28 * ends), thickness * max(0.12, ends), ends


def _spot(u, out, z):
    """Point at u along the bend, `out` from its middle line (positive: towards the viewer)."""
    a = math.radians(-SPREAD + 2 * SPREAD * u)
    r = RADIUS + out
    return (r * math.sin(a), RADIUS * 0.86 - r * math.cos(a), z)


def _section(u, foot=False):
    height, thickness, _ = _shape(u)
    if foot:
        height, thickness = 0.9, thickness * 0.8
    base = 0.0 if foot else 0.55
    points = []
    for n, z in shapes.rounded_rect(thickness, height, min(thickness * 0.46, 2.2), steps=10):
        t = z / height + 0.5
        # The fin leans back as it rises, and its belly swells low down.
        lean = 0 if foot else -1.6 * t * t + 0.5 * math.sin(math.pi * t)
        points.append(_spot(u, n + lean, base + z + height / 2))
    return points


def _surface(u, t, lift):
    """Point on the visible face."""
    height, thickness, _ = _shape(u)
    lean = -1.6 * t * t + 0.5 * math.sin(math.pi * t)
    return _spot(u, thickness / 2 + lean + lift, 0.55 + height * t)


def _stroke():
    """A dark line that sweeps with the fin, and the eye of light where it ends."""
    line = [_surface(0.15 + 0.68 * i / 24, 0.34 + 0.10 * math.sin(math.pi * i / 24), -0.06) for i in range(25)]
    shapes.tube('stroke', line, 0.2, gloss('#0c0c0f', 0.15))
    shapes.ball('lens', (1.7, 1.7, 1.7), gloss('#0b0b0e'), at=_surface(0.85, 0.34, -0.35), steps=32)
    shapes.ball('eye', (0.75, 0.75, 0.75), light('#f20d05', 1.3), at=_surface(0.85, 0.34, 0.28), steps=24)


def _ports():
    """A straight bar that bridges the hollow of the back: flush at its ends, proud in the middle."""
    face = 1.6
    bar = shapes.slab('bar', 10.8, 2.6, 1.7, 0.6, plastic('#2c2d31', 0.55), top=0.12, bottom=0.12, at=(-0.6, face, 3.0), rot=(90, 0, 0))
    details.port(bar, 'power', 3.8, 2.9, face)
    details.port(bar, 'fibre', 2.2, 2.9, face)
    for i in range(3):
        details.port(bar, 'rj45', 0.4 - i * 1.9, 2.9, face)
    details.port(bar, 'usb-a', -5.1, 2.9, face)
