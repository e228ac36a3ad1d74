"""Freebox Pop S: the little one, between round and square, with a warm stripe."""
import details
import shapes
from materials import light, plastic

POWER = 1.15


def build():
    white = plastic('#f1efec', 0.4, coat=0.1)
    rings = []
    for w, z in ((11.4, 0.4), (12.6, 0.55), (13.3, 1.0), (13.55, 1.8), (13.5, 2.7), (13.2, 3.5), (12.6, 4.1), (11.8, 4.42), (10.6, 4.56)):
        rings.append([(x, y, z) for x, y in shapes.squircle(w, w, 3.6)])
    shapes.prism('base', shapes.squircle(11.2, 11.2, 3.6), 0.6, plastic('#8f8d8a', 0.7), top=0.05)
    body = shapes.loft('body', rings, white)
    # Warm stripe around the waist, which stops at the bay of the ports, and a dot that breathes.
    waist = [_waist(w, z) for w, z in ((13.52, 2.05), (13.66, 2.1), (13.66, 2.36), (13.52, 2.41))]
    shapes.loft('stripe', waist, plastic('#e4572e', 0.45), caps=False, closed=False)
    shapes.prism('plate', shapes.squircle(8.2, 8.2, 3.4), 0.08, plastic('#dedbd6', 0.55), top=0.04, at=(0, 0, 4.53))
    for i in range(5):
        for j in range(5):
            if (i, j) not in {(0, 0), (0, 4), (4, 0), (4, 4)}:
                details.led((i - 2) * 1.1, (j - 2) * 1.1, 4.6, '#a7a39c', 0.34, 0.12, rot=(0, 0, 0))
    details.led(0, -6.72, 3.15, '#ffffff', 0.34, 7.0)
    wall = 5.9
    shapes.cut(body, shapes.hole(8.4, 2.0, 6, 0.6, at=(0, wall + 5, 2.2), rot=(90, 0, 0)), plastic('#c9c6c1', 0.6))
    panel = shapes.slab('panel', 8.2, 1.8, 1.2, 0.5, plastic('#3a3836', 0.6), top=0.05, at=(0, wall + 0.05, 2.2), rot=(90, 0, 0))
    details.port(panel, 'power', 3.2, 2.1, wall + 0.05)
    details.port(panel, 'fibre', 1.6, 2.1, wall + 0.05)
    details.port(panel, 'rj45', -0.3, 2.1, wall + 0.05)
    details.port(panel, 'rj45', -2.4, 2.1, wall + 0.05)


def _waist(w, z):
    """The outline from one side of the bay round the front to the other."""
    points = shapes.squircle(w, w, 3.6, steps=240)
    start = next(i for i, (x, y) in enumerate(points) if y > 0 and x < -4.15)
    turned = points[start:] + points[:start]
    return [(x, y, z) for x, y in turned if not (y > 0 and abs(x) < 4.15)]
