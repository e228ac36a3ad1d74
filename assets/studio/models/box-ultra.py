"""Freebox Ultra: matte black slab, thin gold line."""
import ultra_body
from materials import metal, plastic

POWER = 0.7  # black stays black under the softbox


def build():
    ultra_body.build(plastic('#0d0d0f', 0.36), metal('#e0b04c', 0.22))
