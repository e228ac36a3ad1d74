"""What scenes share: backdrop, coloured light, and a frame that may be wide or tall."""
import math

import bpy

import shapes
import studio
from materials import plastic


def portrait():
    r = bpy.context.scene.render
    return r.resolution_y > r.resolution_x


def sweep(colour, width=600, depth=140, height=400, roughness=0.6, coat=0.0):
    """Paper backdrop: floor, round corner, wall; no horizon."""
    radius, steps = 60, 16
    profile = [(-260.0, 0.0), (depth - radius, 0.0)]
    for i in range(1, steps + 1):
        a = math.pi / 2 * i / steps
        profile.append((depth - radius + radius * math.sin(a), radius * (1 - math.cos(a))))
    profile.append((float(depth), float(height)))
    rings = [[(x, y, z) for y, z in profile] for x in (-width / 2, width / 2)]
    return shapes.loft('sweep', rings, plastic(colour, roughness, coat), caps=False, closed=False)


def glow(at, aim, size, power, colour):
    """Coloured softbox; power is written for a distance of about one metre."""
    return studio.area('glow', at, aim, size, power * 1000, colour)


def three_point(target=(0, 0, 5), power=1.0, key='#ffffff', rim='#ffffff', fill='#ffffff'):
    x, y, z = target
    glow((x - 70, y - 60, z + 80), target, (70, 70), 190 * power, key)
    glow((x + 80, y - 60, z + 40), target, (60, 60), 35 * power, fill)
    glow((x - 60, y + 55, z + 45), target, (15, 60), 60 * power, rim)
    glow((x + 60, y + 55, z + 45), target, (15, 60), 70 * power, rim)


def look(wide, tall, focus=None, fstop=8.0):
    """Each of wide and tall: (position, aim, focal length)."""
    at, aim, focal = tall if portrait() else wide
    return studio.camera(at, aim, focal, focus, fstop)


def pedestal(diameter, height, colour, at=(0, 0, 0), roughness=0.5):
    r = diameter / 2
    profile = [(r, 0), (r, height - 0.5), (r - 0.15, height - 0.15), (r - 0.5, height)]
    return shapes.lathe('pedestal', profile, plastic(colour, roughness), at=at)


def ring_of_light(diameter, thickness, material, at, rot=(90, 0, 0), steps=96):
    r = diameter / 2
    points = [(r * math.cos(2 * math.pi * i / steps), r * math.sin(2 * math.pi * i / steps), 0) for i in range(steps)]
    return shapes.tube('ring', points, thickness / 2, material, at, rot, cyclic=True, smooth=False)
