"""Freebox Ultra, 25-years edition: ivory and gold, twenty-five engraved rays, one per year."""
import math

import shapes
import ultra_body
from materials import metal, plastic

YEARS = 25
POWER = 1.15


def build():
    w, d = 26.0, 18.5
    gold = metal('#dcae58', 0.24)
    # Flat inlays mirror the dark ceiling: a rougher gold keeps them bright.
    inlay = metal('#e8bd6a', 0.5)
    roof = ultra_body.build(plastic('#efe6d6', 0.4, coat=0.2), gold, w=w, d=d, ribs=False, sign='#ffd98a')
    # Rays leave a half-sun at the back edge and stop at the rim of the top.
    cx, cy = 0.0, d / 2 - 2.2
    shapes.slab('sun', 4.2, 4.2, 0.1, 2.1, inlay, top=0.04, at=(cx, cy - 1.2, roof - 0.04))
    for i in range(YEARS):
        a = math.radians(180 + 180 * (i + 0.5) / YEARS)
        reach = _to_rim(cx, cy - 1.2, a, w / 2 - 1.7, d / 2 - 1.7)
        start, length = 2.7, reach - 2.7
        middle = start + length / 2
        shapes.slab(
            'ray', length, 0.13, 0.07, 0.06, inlay, top=0.02,
            at=(cx + middle * math.cos(a), cy - 1.2 + middle * math.sin(a), roof - 0.03),
            rot=(0, 0, math.degrees(a)),
        )


def _to_rim(x, y, angle, half_w, half_d):
    """Distance from (x, y) to the rectangle's side along the angle."""
    c, s = math.cos(angle), math.sin(angle)
    across = (half_w - x * math.copysign(1, c)) / abs(c) if abs(c) > 1e-6 else 1e9
    along = (half_d + y) / abs(s) if s < -1e-6 else 1e9
    return min(across, along)
