"""Geometry of the family: every object is made of lofted outlines, lathes and tubes.

Lengths are centimetres (one Blender unit = 1 cm) so that all objects share one scale.
Outlines are lofted ring by ring instead of using bevel modifiers: edges stay exact,
normals stay clean and scripts stay short.
"""
import math

import bpy
from mathutils import Vector

FILLET_STEPS = 6
CORNER_STEPS = 14


# ---------------------------------------------------------------- outlines (2D, around the origin)
def rounded_rect(w, d, r, steps=CORNER_STEPS):
    """Outline of a rectangle w × d with corner radius r."""
    r = max(0.001, min(r, w / 2 - 1e-4, d / 2 - 1e-4))
    points = []
    corners = ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270))
    for sx, sy, start in corners:
        cx, cy = sx * (w / 2 - r), sy * (d / 2 - r)
        for i in range(steps + 1):
            a = math.radians(start + 90 * i / steps)
            points.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    return points


def squircle(w, d, power=4.0, steps=96):
    """Superellipse: rounder than a rectangle, squarer than an ellipse."""
    points = []
    for i in range(steps):
        a = 2 * math.pi * i / steps
        c, s = math.cos(a), math.sin(a)
        points.append(
            (
                w / 2 * math.copysign(abs(c) ** (2 / power), c),
                d / 2 * math.copysign(abs(s) ** (2 / power), s),
            )
        )
    return points


def circle(diameter, steps=96):
    return squircle(diameter, diameter, 2.0, steps)


def fillet_profile(h, bottom, top, steps=FILLET_STEPS):
    """(inset, z) pairs from floor to top, with round lower and upper edges."""
    profile = []
    for i in range(steps + 1):
        a = math.pi / 2 * i / steps
        profile.append((bottom * (1 - math.sin(a)), bottom * (1 - math.cos(a))))
    for i in range(steps + 1):
        a = math.pi / 2 * i / steps
        profile.append((top * (1 - math.cos(a)), h - top * (1 - math.sin(a))))
    return profile


# ---------------------------------------------------------------- meshes
def mesh_object(name, vertices, faces, material, at=(0, 0, 0), rot=(0, 0, 0), smooth=True):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.validate()
    if smooth:
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(38)
    obj = bpy.data.objects.new(name, mesh)
    if material is not None:
        mesh.materials.append(material)
    bpy.context.collection.objects.link(obj)
    place(obj, at, rot)
    return obj


def place(obj, at=(0, 0, 0), rot=(0, 0, 0)):
    obj.location = at
    obj.rotation_euler = [math.radians(a) for a in rot]
    return obj


def flat_normals(obj):
    """Keeps large flat caps flat although their rims are smooth."""
    modifier = obj.modifiers.new('normals', 'WEIGHTED_NORMAL')
    modifier.keep_sharp = True
    modifier.weight = 80
    return obj


def loft(name, rings, material, at=(0, 0, 0), rot=(0, 0, 0), caps=True, closed=True):
    """Skin over rings of equally many 3D points."""
    n = len(rings[0])
    vertices = [p for ring in rings for p in ring]
    faces = []
    for r in range(len(rings) - 1):
        for i in range(n if closed else n - 1):
            a, b = r * n + i, r * n + (i + 1) % n
            faces.append((a, b, b + n, a + n))
    if caps:
        faces.append(tuple(reversed(range(n))))
        last = (len(rings) - 1) * n
        faces.append(tuple(last + i for i in range(n)))
    return flat_normals(mesh_object(name, vertices, faces, material, at, rot))


def slab(name, w, d, h, r, material, top=0.3, bottom=None, at=(0, 0, 0), rot=(0, 0, 0)):
    """Rounded rectangle w × d standing h high, edges rounded by top and bottom."""
    bottom = top if bottom is None else bottom
    rings = [
        [(x, y, z) for x, y in rounded_rect(w - 2 * i, d - 2 * i, r - i)]
        for i, z in fillet_profile(h, bottom, top)
    ]
    return loft(name, rings, material, at, rot)


def prism(name, outline, h, material, top=0.3, bottom=None, at=(0, 0, 0), rot=(0, 0, 0)):
    """Any star-shaped outline standing h high; edges are rounded by scaling towards the centre."""
    bottom = top if bottom is None else bottom
    reach = max(math.hypot(x, y) for x, y in outline)
    rings = [
        [(x * (1 - i / reach), y * (1 - i / reach), z) for x, y in outline]
        for i, z in fillet_profile(h, bottom, top)
    ]
    return loft(name, rings, material, at, rot)


def lathe(name, profile, material, at=(0, 0, 0), rot=(0, 0, 0), steps=128, caps=True):
    """Turns (radius, z) pairs around the vertical axis."""
    rings = []
    for radius, z in profile:
        rings.append(
            [
                (radius * math.cos(2 * math.pi * i / steps), radius * math.sin(2 * math.pi * i / steps), z)
                for i in range(steps)
            ]
        )
    return loft(name, rings, material, at, rot, caps=caps)


def tube(name, points, radius, material, at=(0, 0, 0), rot=(0, 0, 0), cyclic=False, smooth=True):
    """Round wire through points: cables, laces, engraved lines, seams."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = 3
    curve.use_fill_caps = True
    if smooth:
        spline = curve.splines.new('BEZIER')
        spline.bezier_points.add(len(points) - 1)
        for point, co in zip(spline.bezier_points, points):
            point.co = co
            point.handle_left_type = point.handle_right_type = 'AUTO'
    else:
        spline = curve.splines.new('POLY')
        spline.points.add(len(points) - 1)
        for point, co in zip(spline.points, points):
            point.co = (*co, 1)
    spline.use_cyclic_u = cyclic
    curve.materials.append(material)
    obj = bpy.data.objects.new(name, curve)
    bpy.context.collection.objects.link(obj)
    return place(obj, at, rot)


def plane(name, w, h, material, at=(0, 0, 0), rot=(0, 0, 0)):
    """Flat rectangle in XY, with UVs so that a screen can carry a picture."""
    obj = mesh_object(
        name,
        [(-w / 2, -h / 2, 0), (w / 2, -h / 2, 0), (w / 2, h / 2, 0), (-w / 2, h / 2, 0)],
        [(0, 1, 2, 3)],
        material,
        at,
        rot,
        smooth=False,
    )
    uv = obj.data.uv_layers.new()
    for i, co in enumerate(((0, 0), (1, 0), (1, 1), (0, 1))):
        uv.data[i].uv = co
    return obj


def ball(name, size, material, at=(0, 0, 0), rot=(0, 0, 0), steps=48):
    """Ellipsoid of the given (w, d, h), centred."""
    profile = [
        (max(1e-3, math.sin(math.pi * i / steps)) / 2, -math.cos(math.pi * i / steps) / 2)
        for i in range(steps + 1)
    ]
    obj = lathe(name, profile, material, at, rot, steps=steps * 2)
    obj.scale = size
    return obj


def hole(w, h, depth, r, at=(0, 0, 0), rot=(0, 0, 0)):
    """A cutter: as few faces as a round corner allows, because booleans pay for each of them."""
    outline = rounded_rect(w, h, r, steps=4 if r > 0.3 else 2)
    return loft('hole', [[(x, y, z) for x, y in outline] for z in (0, depth)], None, at, rot)


def cut(target, cutter, lining=None):
    """Removes cutter from target; the walls of the hole take the lining material."""
    if lining is not None:
        cutter.data.materials.clear()
        cutter.data.materials.append(lining)
        if lining.name not in target.data.materials:
            target.data.materials.append(lining)
    # All cutters of a target share one modifier: one boolean instead of thirty.
    modifier = target.modifiers.get('cut')
    if modifier is None:
        modifier = target.modifiers.new('cut', 'BOOLEAN')
        modifier.operation = 'DIFFERENCE'
        modifier.solver = 'EXACT'
        modifier.operand_type = 'COLLECTION'
        modifier.collection = bpy.data.collections.new('cutters')
        # Normals must be weighted after the holes exist.
        for m in [m for m in target.modifiers if m.type == 'WEIGHTED_NORMAL']:
            target.modifiers.remove(m)
        flat_normals(target)
    modifier.collection.objects.link(cutter)
    cutter.hide_render = True
    return target


def group(name, objects, at=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """Moves several objects as one."""
    empty = bpy.data.objects.new(name, None)
    bpy.context.collection.objects.link(empty)
    for obj in objects:
        if obj.parent is None:
            obj.parent = empty
    place(empty, at, rot)
    empty.scale = (scale, scale, scale)
    return empty


def bounds(objects):
    """World bounding box corners of what will be visible."""
    graph = bpy.context.evaluated_depsgraph_get()
    corners = []
    for obj in objects:
        if obj.hide_render or obj.type not in {'MESH', 'CURVE'}:
            continue
        evaluated = obj.evaluated_get(graph)
        corners += [evaluated.matrix_world @ Vector(c) for c in evaluated.bound_box]
    return corners
