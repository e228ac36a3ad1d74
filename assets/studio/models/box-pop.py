"""Freebox Pop: a round, pale pebble with a soft dish on top and a ring of light."""
import details
import shapes
from materials import gloss, light, plastic

ANGLES = {'hero': (33, 31)}
POWER = 1.02


def build():
    white = plastic('#eeeef0', 0.38, coat=0.15)
    soft = plastic('#b4b7be', 0.5)
    shapes.lathe('base', [(6.6, 0), (6.8, 0.7)], plastic('#8b8d94', 0.7))
    body = shapes.lathe(
        'body',
        [(6.2, 0.5), (7.6, 0.62), (8.35, 1.0), (8.7, 1.7), (8.78, 2.5), (8.7, 3.3), (8.4, 4.1),
         (7.9, 4.62), (7.3, 4.9), (6.7, 5.02), (6.3, 5.0), (6.1, 4.9), (5.9, 4.3)],
        white,
    )
    # The dish, its grille of concentric seams, and the ring of light around it.
    shapes.lathe('halo', [(6.12, 4.86), (6.12, 4.96), (5.95, 4.97), (5.95, 4.8)], light('#fff3e6', 3.0), caps=False)
    shapes.lathe('dish', [(5.98, 4.92), (5.2, 4.74), (3.5, 4.56), (1.5, 4.48), (0.02, 4.47)], soft, caps=False)
    for r, z in ((4.9, 4.71), (4.2, 4.635), (3.5, 4.57), (2.8, 4.54), (2.1, 4.51)):
        shapes.lathe('seam', [(r, z), (r - 0.08, z + 0.05), (r - 0.16, z)], plastic('#83878f', 0.5), caps=False)
    # Front: a small window with a wink of light.
    shapes.slab('glass', 3.0, 1.15, 0.6, 0.55, gloss('#121216'), top=0.1, at=(0, -8.22, 2.45), rot=(90, 0, 0))
    details.wifi_sign((-0.55, -8.84, 2.2), 0.62, '#ffffff', 5.0)
    for i in range(3):
        details.led(0.35 + i * 0.36, -8.83, 2.45, '#ffffff', 0.16, 5.0)
    _back(body)


def _back(body):
    """Ports stand in a flat bay, let into the round wall."""
    wall = 7.7
    shapes.cut(body, shapes.hole(9.6, 2.6, 6, 0.9, at=(0, wall + 5, 2.45), rot=(90, 0, 0)), plastic('#c9cacf', 0.6))
    panel = shapes.slab('panel', 9.3, 2.3, 1.2, 0.8, plastic('#33353a', 0.6), top=0.05, at=(0, wall + 0.05, 2.45), rot=(90, 0, 0))
    face = wall + 0.05
    details.port(panel, 'power', 3.7, 2.35, face)
    details.port(panel, 'fibre', 2.0, 2.35, face)
    details.port(panel, 'rj45', 0.1, 2.35, face)
    details.port(panel, 'rj45', -1.9, 2.35, face)
    details.port(panel, 'usb-c', -3.7, 2.35, face)
