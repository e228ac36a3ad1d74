"""Wi-Fi repeater: a small arch that stands anywhere, with a breathing dot."""
import math

import details
import shapes
from materials import fabric, light, plastic

POWER = 1.16
FRONT_FILL = 1.4


def arch(w, h, steps=28):
    """Straight feet, round head; drawn in XZ and extruded along Y by prism + rotation."""
    r = w / 2
    points = [(r * math.cos(math.pi * i / steps), h / 2 - r + r * math.sin(math.pi * i / steps)) for i in range(steps + 1)]
    corner = 1.0
    for cx, start in ((-r + corner, 180), (r - corner, 270)):
        points += [
            (cx + corner * math.cos(math.radians(start + 90 * i / 8)), -h / 2 + corner + corner * math.sin(math.radians(start + 90 * i / 8)))
            for i in range(9)
        ]
    return points


def build():
    white = plastic('#f4f4f5', 0.4, coat=0.15)
    w, h, d = 8.6, 11.6, 4.2
    middle = 0.35 + h / 2
    shapes.slab('foot', w - 1.6, d - 0.8, 0.5, 1.2, plastic('#3a3b40', 0.7), top=0.05)
    body = shapes.prism('body', arch(w, h), d, white, top=0.9, at=(0, d / 2, middle), rot=(90, 0, 0))
    shapes.prism('face', arch(w - 1.9, h - 1.9), 0.3, fabric('#eaebee'), top=0.18, at=(0, -d / 2 + 0.12, middle), rot=(90, 0, 0))
    details.led(0, -d / 2 - 0.2, 3.0, '#f20d05', 0.5, 1.3)
    details.wifi_sign((0, -d / 2 - 0.25, 7.2), 1.5, '#e60a04', 1.0)
    details.port(body, 'rj45', -1.4, 2.6, d / 2)
    details.port(body, 'power', 1.4, 2.6, d / 2)
