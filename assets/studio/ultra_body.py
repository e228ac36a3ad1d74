"""The shared form of the Ultra family: a floating slab, split by one precious line."""
import math

import details
import shapes
from materials import gloss, light, metal, plastic


def build(
    shell,
    line,
    w=26.0,
    d=18.5,
    h=5.0,
    top=None,
    ribs=True,
    sign='#ffffff',
    screen_width=5.2,
):
    """shell and top: body materials; line: material of the line; ribs: cooling ribs on top."""
    radius, gap, plinth = 3.4, 0.26, 0.7
    lower = h * 0.36
    base = plastic('#0a0a0b', 0.7)
    shapes.slab('plinth', w - 4.5, d - 4.5, plinth + 0.4, 2.2, base, top=0.05)
    low = shapes.slab('lower', w, d, lower, radius, shell, top=0.16, bottom=0.9, at=(0, 0, plinth))
    seam = plinth + lower
    shapes.slab('line', w - 0.14, d - 0.14, gap, radius - 0.07, line, top=0.05, at=(0, 0, seam))
    upper_h = h - plinth - lower - gap
    high = shapes.slab('upper', w, d, upper_h, radius, top or shell, top=0.55, bottom=0.16, at=(0, 0, seam + gap))
    roof = seam + gap + upper_h

    if ribs:
        cooling(w, d, roof)

    # Front: a strip of black glass with one sign of light.
    face = -d / 2
    middle = seam + gap + upper_h * 0.46
    if screen_width:
        shapes.slab('glass', screen_width, upper_h * 0.62, 0.2, 0.35, gloss(), top=0.05, at=(-w * 0.22, face + 0.14, middle), rot=(90, 0, 0))
        details.wifi_sign((-w * 0.22 - screen_width * 0.28, face - 0.09, middle - 0.42), 0.95, sign)
        lamp = light(sign, 2.2)
        for i, height in enumerate((0.3, 0.5, 0.7, 0.9)):
            shapes.slab('bar', 0.22, 0.06, height, 0.05, lamp, top=0.02, at=(-w * 0.22 + 0.1 + i * 0.42, face - 0.07, middle - 0.42))

    # Back: ports in the lower half, vents in the upper half.
    wall = d / 2
    row = plinth + lower * 0.54
    x = w * 0.34
    details.port(low, 'power', x, row, wall)
    details.port(low, 'fibre', x - 2.3, row, wall)
    details.port(low, 'sfp', x - 4.9, row, wall)
    for i in range(4):
        details.port(low, 'rj45', x - 7.5 - i * 2.0, row, wall)
    details.port(low, 'usb-c', x - 15.2, row, wall)
    details.port(low, 'usb-a', x - 17.2, row, wall)
    details.slots(high, 26, 0.24, upper_h * 0.42, 0.62, 0, seam + gap + upper_h * 0.42, wall)
    return roof


def cooling(w, d, roof):
    """Fine ribs over the rear half of the top; they catch the light like a record."""
    rib = plastic('#101012', 0.38)
    pan_w, pan_d = w - 6.4, d * 0.44
    shapes.slab('pan', pan_w + 0.5, pan_d + 0.5, 0.12, 0.9, plastic('#050506', 0.7), top=0.04, at=(0, d * 0.15, roof - 0.08))
    count = 34
    for i in range(count):
        x = (i - (count - 1) / 2) * (pan_w / count)
        shapes.slab('rib', pan_w / count * 0.52, pan_d, 0.3, 0.14, rib, top=0.1, at=(x, d * 0.15, roof - 0.06))
