"""Freebox Ultra, red-glow edition: a dark shell that cracks open on a red light. Our own design."""
import ultra_body
from materials import cracked, light, plastic

POWER = 0.7  # black stays black under the softbox


def build():
    ultra_body.build(
        plastic('#100e10', 0.5),
        light('#ff0c06', 4.0),
        top=cracked(),
        ribs=False,
        sign='#ff3a22',
    )
