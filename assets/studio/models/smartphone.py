"""Smartphone, generic: one seen from the front with a lit screen, one from behind."""
import phone
import shapes

ANGLES = {'hero': (14, 9), 'top': (0, 48)}


def build():
    shapes.group('front phone', phone.build(), at=(-2.6, -2.0, 0.02), rot=(-6, 0, 6))
    shapes.group('back phone', phone.build(lit=False), at=(4.4, 2.6, 0.02), rot=(6, 0, 190))
