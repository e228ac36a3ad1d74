"""Freebox Crystal: the elder, a plain grey upright between two clear plates."""
import details
import shapes
from materials import clear, light, plastic


def build():
    grey = plastic('#7d828a', 0.42)
    glassy = clear('#e3edf2', 0.06, 0.06)
    h, d = 17.5, 19.0
    shapes.slab('foot', 8.2, 13.0, 0.9, 1.6, plastic('#5c6067', 0.5), top=0.3, bottom=0.1)
    body = shapes.slab('core', 3.3, d - 2.2, h - 1.6, 1.2, grey, top=0.5, at=(0, 0, 1.3))
    for side in (-1, 1):
        shapes.slab('plate', h, d, 0.55, 1.6, glassy, top=0.2, at=(side * 2.0 - 0.275, 0, 0.8 + h / 2), rot=(0, 90, 0))
        for y in (-6.8, 6.8):
            for z in (3.2, h - 2.2):
                shapes.lathe('pin', [(0.32, -2.4), (0.32, 2.4)], plastic('#6d7279', 0.3), at=(0, y, z), rot=(0, 90, 0), steps=24)
    front = -(d - 2.2) / 2
    shapes.slab('window', 1.5, 7.5, 0.2, 0.7, plastic('#24262b', 0.2), top=0.05, at=(0, front + 0.12, 10.5), rot=(90, 0, 0))
    for i in range(4):
        details.led(0, front - 0.08, 13.2 - i * 1.5, '#f20d05' if i == 0 else '#ffffff', 0.4, 1.5)
    wall = (d - 2.2) / 2
    for i, kind in enumerate(('power', 'rj45', 'rj45', 'rj45', 'rj45', 'usb-a')):
        details.port(body, kind, 0, 3.0 + i * 2.1, wall)
    details.slots(body, 4, 0.2, 1.6, 0.6, 0, 15.4, wall)
