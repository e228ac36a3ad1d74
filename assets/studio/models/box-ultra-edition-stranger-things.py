"""Freebox Ultra, red-glow edition: a dark shell that cracks open on a red light. Our own design."""
import ultra_body
from materials import cracked, light, plastic


def build():
    ultra_body.build(
        plastic('#100e10', 0.5),
        light('#ff1a0a', 9.0),
        top=cracked(),
        ribs=False,
        sign='#ff3a22',
    )
