"""Football: twelve red pentagons and twenty white hexagons, sewn over a dark bladder."""
import math

import bmesh
import bpy
from materials import plastic
from mathutils import Euler, Vector

RADIUS = 11.0
#: Towards its centre, what each panel leaves to the seam; and how deep its edge goes.
SEAM = 0.965
SEAM_DEPTH = 0.982
#: Each panel is cut this often, then blown up to the sphere.
CUTS = 9
POWER = 1.15


def build():
    white, red = plastic('#f4f4f2', 0.38, coat=0.25), plastic('#cc0000', 0.38, coat=0.25)
    turn = Euler((math.radians(24), math.radians(8), math.radians(20))).to_matrix()
    parts = [_panel([turn @ corner for corner in corners], red if len(corners) == 5 else white) for corners in _panels()]
    parts.append(_bladder(plastic('#1c1c1e', 0.7)))
    for part in parts:
        part.location.z += RADIUS
    return parts


def _panels():
    """Corners of the 32 faces of a truncated icosahedron, on the unit sphere."""
    solid = bmesh.new()
    bmesh.ops.create_icosphere(solid, subdivisions=1, radius=1.0)
    bmesh.ops.bevel(solid, geom=solid.verts[:], affect='VERTICES', offset_type='PERCENT', offset=100 / 3, segments=1)
    faces = [[corner.co.normalized() for corner in face.verts] for face in solid.faces]
    solid.free()
    return faces


def _panel(corners, material):
    centre = sum(corners, Vector()) / len(corners)
    grid, faces = [], []
    count = len(corners)
    # Rings from the edge to the middle; the last one is a point.
    for ring in range(CUTS):
        share = SEAM * (1 - ring / CUTS)
        for side in range(count):
            a, b = corners[side], corners[(side + 1) % count]
            for step in range(CUTS):
                point = centre + (a.lerp(b, step / CUTS) - centre) * share
                rise = SEAM_DEPTH + (1 - SEAM_DEPTH) * min(1.0, math.sqrt(ring / 2))
                grid.append(point.normalized() * RADIUS * rise)
    around = count * CUTS
    for ring in range(CUTS - 1):
        for i in range(around):
            j = (i + 1) % around
            faces.append((ring * around + i, ring * around + j, (ring + 1) * around + j, (ring + 1) * around + i))
    grid.append(centre.normalized() * RADIUS)
    last = (CUTS - 1) * around
    faces.extend((last + i, last + (i + 1) % around, len(grid) - 1) for i in range(around))
    return _mesh('panel', grid, faces, material)


def _bladder(material):
    sphere = bmesh.new()
    bmesh.ops.create_icosphere(sphere, subdivisions=5, radius=RADIUS * SEAM_DEPTH * 0.995)
    points, faces = [v.co.copy() for v in sphere.verts], [[v.index for v in face.verts] for face in sphere.faces]
    sphere.free()
    return _mesh('bladder', points, faces, material)


def _mesh(name, points, faces, material):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(point) for point in points], [], faces)
    mesh.materials.append(material)
    for face in mesh.polygons:
        face.use_smooth = True
    mesh.update()
    part = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(part)
    return part
