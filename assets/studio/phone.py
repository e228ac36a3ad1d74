"""A generic smartphone, standing on its short side, screen towards -Y."""
import shapes
from materials import gloss, gradient_light, metal, plastic

W, H, T = 7.4, 15.8, 0.8
SUNSET = ((0.0, '#2b0a3d'), (0.35, '#cc0000'), (0.62, '#ff7a3d'), (1.0, '#ffe3c2'))


def build(lit=True, rear='#c8281c', wallpaper=SUNSET, angle=62):
    """Returns its parts, so that the caller can move them as one."""
    centre = H / 2
    upright = (90, 0, 0)
    shell = metal('#3a3c42', 0.3)
    parts = [shapes.slab('edge', W, H, T, 1.15, shell, top=0.22, at=(0, T / 2, centre), rot=upright)]
    parts.append(shapes.slab('glass', W - 0.16, H - 0.16, 0.1, 1.08, gloss(), top=0.04, at=(0, -T / 2 + 0.05, centre), rot=upright))
    if lit:
        parts.append(_lit(gradient_light(wallpaper, 1.0, angle=angle, waves=0.55), centre))
        parts.append(shapes.slab('island', 1.7, 0.5, 0.02, 0.25, gloss('#000000'), top=0.005, at=(0, -T / 2 - 0.09, H - 0.75), rot=upright))
    back = plastic(rear, 0.35, coat=0.4)
    parts.append(shapes.slab('rear', W - 0.2, H - 0.2, 0.1, 1.06, back, top=0.05, at=(0, T / 2 + 0.06, centre), rot=upright))
    parts.append(shapes.slab('bump', 3.1, 3.4, 0.25, 0.9, back, top=0.1, at=(1.7, T / 2 + 0.28, H - 2.2), rot=upright))
    for dx, dz in ((-0.72, 0.75), (0.72, 0.75), (-0.72, -0.75)):
        spot = (1.7 + dx, T / 2, H - 2.2 + dz)
        ring = [(0.6, 0.26), (0.6, 0.40), (0.52, 0.44)]
        parts.append(shapes.lathe('ring', ring, metal('#8f9299', 0.25), at=spot, rot=(-90, 0, 0), steps=48))
        parts.append(shapes.lathe('lens', [(0.5, 0.42), (0.46, 0.47)], gloss('#05060a', 0.03), at=spot, rot=(-90, 0, 0), steps=48))
    parts.append(shapes.slab('key', 0.2, 0.3, 1.8, 0.08, shell, top=0.06, at=(W / 2 - 0.04, 0, H - 5.5)))
    return parts


def _lit(material, centre):
    """The picture of light: a rounded face with UVs over its bounding rectangle."""
    w, h = W - 0.55, H - 0.55
    outline = shapes.rounded_rect(w, h, 0.9)
    obj = shapes.mesh_object('lit', [(x, y, 0) for x, y in outline], [tuple(range(len(outline)))], material, smooth=False)
    uv = obj.data.uv_layers.new()
    for loop in obj.data.loops:
        x, y = outline[loop.vertex_index]
        uv.data[loop.index].uv = (x / w + 0.5, y / h + 0.5)
    return shapes.place(obj, (0, -T / 2 - 0.07, centre), (90, 0, 0))
