"""The studio: same lights, same lens, same floor for every object.

    blender -b -P studio.py -- --subject box-ultra --angle hero --out ultra.png
    blender -b -P studio.py -- --subject scenes/fibre --out fibre.png

A model script (models/<name>.py) has build(): it stands on z = 0 and looks towards -Y.
It may also set ANGLES (other views than the rig's) and POWER (more light, for pale objects).
A scene script (scenes/<name>.py) has build(): it sets its own light, camera and backdrop.
"""
import argparse
import importlib.util
import math
import os
import shutil
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bpy  # noqa: E402
import numpy as np  # noqa: E402
from bpy_extras.object_utils import world_to_camera_view  # noqa: E402
from mathutils import Vector  # noqa: E402

import denoise  # noqa: E402
import shapes  # noqa: E402
from materials import linear  # noqa: E402

# azimuth from the front, elevation above the floor, in degrees
ANGLES = {
    'hero': (33, 24),
    'front': (0, 9),
    'back': (180, 14),
    'top': (0, 68),
}
FOCAL_MM = 85
FILL = 0.80  # share of the frame that a full-size object takes
FULL_SIZE_CM = 26  # smaller objects look a little smaller, never lost
SIZE_WEIGHT = 0.28
SMALLEST = 0.78
SHADOW_PERCENT = 20
SHADOW_SAMPLES = 40
SHADOW_STRENGTH = 0.85
SHADOW_FLOOR = 0.06  # fainter than this is noise


def load(subject):
    folder = '' if subject.startswith('scenes/') else 'models/'
    path = os.path.join(HERE, f'{folder}{subject}.py')
    spec = importlib.util.spec_from_file_location(subject.replace('/', '_').replace('-', '_'), path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def model(name, at=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """Builds a model inside a scene and returns its handle."""
    before = set(bpy.data.objects)
    load(name).build()
    made = [o for o in bpy.data.objects if o not in before]
    return shapes.group(name, made, at, rot, scale)


def empty_stage():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.world = bpy.data.worlds.new('world')
    scene.world.use_nodes = True
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.08
    cycles.adaptive_min_samples = 6
    cycles.max_bounces = 4
    cycles.diffuse_bounces = 1
    cycles.glossy_bounces = 2
    cycles.transmission_bounces = 4
    cycles.transparent_max_bounces = 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 1.5
    cycles.sample_clamp_direct = 12.0
    cycles.blur_glossy = 1.0
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = 'Medium High Contrast'
    ambient('#eef2ff', 0.12)
    return scene


def ambient(colour, strength):
    background = bpy.context.scene.world.node_tree.nodes['Background']
    background.inputs['Color'].default_value = linear(colour)
    background.inputs['Strength'].default_value = strength


def area(name, at, aim, size, power, colour='#ffffff'):
    """Softbox: large, aimed, never seen by the camera."""
    data = bpy.data.lights.new(name, 'AREA')
    data.shape = 'RECTANGLE'
    data.size, data.size_y = size
    data.energy = power
    data.color = linear(colour)[:3]
    lamp = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(lamp)
    lamp.location = at
    lamp.rotation_euler = (Vector(aim) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    lamp.visible_camera = False
    return lamp


def studio_lights(size, turn=0.0, power=1.0):
    """Key, fill and two rim strips, scaled to the object and turned with the camera.

    The rims are what keeps a black box readable on a black page.
    """
    s = size

    def spin(x, y, z):
        a = math.radians(turn)
        return (x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a), z)

    w = 7.0 * s * s * power
    aim = (0, 0, 0.15 * s)
    area('key', spin(-2.0 * s, -1.0 * s, 2.2 * s), aim, (2.4 * s, 2.4 * s), 21 * w)
    area('fill', spin(2.6 * s, -1.6 * s, 0.9 * s), aim, (2.2 * s, 2.2 * s), 1.6 * w)
    area('top', spin(0.3 * s, 1.2 * s, 2.9 * s), aim, (3.4 * s, 1.6 * s), 9 * w)
    area('rim left', spin(-2.2 * s, 1.7 * s, 0.9 * s), aim, (0.6 * s, 2.4 * s), 7 * w)
    area('rim right', spin(2.2 * s, 1.9 * s, 0.9 * s), aim, (0.6 * s, 2.4 * s), 8 * w)


def shadow_floor(extent):
    """Lights the object from below and takes its shadow; the camera sees it in the shadow pass only."""
    floor = shapes.plane('floor', extent, extent, None, at=(0, 0, -0.01))
    floor.visible_camera = False
    return floor


def camera(at, aim, focal=FOCAL_MM, focus=None, fstop=4.0):
    data = bpy.data.cameras.new('camera')
    data.lens = focal
    data.clip_end = 100000
    data.clip_start = 0.5
    rig = bpy.data.objects.new('camera', data)
    bpy.context.collection.objects.link(rig)
    rig.location = at
    rig.rotation_euler = (Vector(aim) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    if focus is not None:
        data.dof.use_dof = True
        data.dof.focus_distance = (Vector(focus) - Vector(at)).length
        data.dof.aperture_fstop = fstop
    bpy.context.scene.camera = rig
    return rig


def frame_subject(corners, angle):
    """Places the camera on its rig so that the object fills the frame, shadow included."""
    scene = bpy.context.scene
    azimuth, elevation = (math.radians(a) for a in angle)
    low = Vector([min(c[i] for c in corners) for i in range(3)])
    high = Vector([max(c[i] for c in corners) for i in range(3)])
    centre = (low + high) / 2
    size = (high - low).length
    away = Vector(
        (
            math.sin(azimuth) * math.cos(elevation),
            -math.cos(azimuth) * math.cos(elevation),
            math.sin(elevation),
        )
    )
    distance = size * 4
    fill = FILL * max(SMALLEST, min(1.0, (size / FULL_SIZE_CM) ** SIZE_WEIGHT))
    rig = camera(centre + away * distance, centre)
    for _ in range(8):
        rig.location = centre + away * distance
        bpy.context.view_layer.update()
        seen = [world_to_camera_view(scene, rig, c) for c in corners]
        xs, ys = [p.x for p in seen], [p.y for p in seen]
        aspect = scene.render.resolution_y / scene.render.resolution_x
        rig.data.shift_x += (min(xs) + max(xs)) / 2 - 0.5
        rig.data.shift_y += ((min(ys) + max(ys)) / 2 - 0.515) * aspect
        distance *= max(max(xs) - min(xs), max(ys) - min(ys)) / fill
    return size


def shoot_model(name, angle_name):
    module = load(name)
    module.build()
    visible = [o for o in bpy.data.objects if not o.hide_render]
    for obj in visible:
        obj.pass_index = 1
    corners = shapes.bounds(visible)
    angle = getattr(module, 'ANGLES', {}).get(angle_name, ANGLES[angle_name])
    size = frame_subject(corners, angle)
    reach = max(size, 8)
    # Lights follow the camera half-way: the back is lit like the front.
    turn = angle[0] if angle_name == 'back' else angle[0] * 0.35
    studio_lights(reach, turn, getattr(module, 'POWER', 1.0))
    bpy.context.scene.render.film_transparent = True
    return shadow_floor(reach * 6)


def shoot_scene(name):
    load(name).build()
    for obj in bpy.data.objects:
        obj.pass_index = 1
    bpy.context.scene.render.film_transparent = False


def render(out, samples, clean, floor=None):
    """Renders the frame, cleans it, lays it over its shadow and writes one PNG."""
    colour, guides = _expose(samples)
    # Filter premultiplied, so that hidden colours behind transparency cannot bleed.
    colour[..., :3] *= colour[..., 3:4]
    if clean:
        window = _window(colour[..., 3])
        colour[window] = denoise.denoise(colour[window], guides[window])
    if floor is not None:
        colour += (1 - colour[..., 3:4]) * _shadow(floor, *colour.shape[:2])
    colour[..., :3] /= np.maximum(colour[..., 3:4], 1e-4)
    _write(out, colour)


def _expose(samples):
    """One Cycles frame and the noise-free passes that guide the filter: normals, colours, light, mask."""
    scene = bpy.context.scene
    scene.cycles.samples = samples
    layer = bpy.context.view_layer
    layer.use_pass_normal = layer.use_pass_diffuse_color = layer.use_pass_object_index = True
    layer.use_pass_emit = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    folder = tempfile.mkdtemp(prefix='studio-')
    output = tree.nodes.new('CompositorNodeOutputFile')
    output.base_path = folder
    output.format.file_format = 'OPEN_EXR'
    output.format.color_depth = '32'
    output.file_slots.clear()
    for slot, socket in (('normal', 'Normal'), ('albedo', 'DiffCol'), ('index', 'IndexOB'), ('emit', 'Emit')):
        output.file_slots.new(slot)
        tree.links.new(layers.outputs[socket], output.inputs[slot])
    composite = tree.nodes.new('CompositorNodeComposite')
    tree.links.new(layers.outputs['Image'], composite.inputs['Image'])
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = 'PNG', 'RGBA', '16'
    scene.render.filepath = os.path.join(folder, 'beauty.png')
    bpy.ops.render.render(write_still=True)

    colour = _pixels(scene.render.filepath)
    guides = np.concatenate(
        [
            _pixels(_frame(folder, 'normal'))[..., :3] * 0.9,
            _pixels(_frame(folder, 'albedo'))[..., :3],
            np.clip(_pixels(_frame(folder, 'emit'))[..., :3], 0, 1),
            np.clip(_pixels(_frame(folder, 'index'))[..., :1], 0, 1),
        ],
        axis=-1,
    )
    shutil.rmtree(folder)
    return colour, guides


def _window(alpha, margin=12):
    """Rows and columns that hold something: the filter need not look at an empty page."""
    rows, columns = np.nonzero(alpha.max(axis=1))[0], np.nonzero(alpha.max(axis=0))[0]
    return (
        slice(max(0, rows[0] - margin), rows[-1] + margin),
        slice(max(0, columns[0] - margin), columns[-1] + margin),
    )


def _shadow(floor, height, width):
    """The shadow alone, as a premultiplied frame that fades to nothing before the borders.

    Softboxes cast shadows without detail: a small frame, blurred and enlarged, is as good as a
    large one and costs a fraction of it.
    """
    floor.visible_camera = True
    floor.is_shadow_catcher = True
    bpy.context.scene.render.resolution_percentage = SHADOW_PERCENT
    colour, guides = _expose(SHADOW_SAMPLES)
    alpha = colour[..., 3:4]
    # What stands on the floor is no shadow: fill it from around, so that none shows a light rim.
    seen = 1 - (denoise.box(guides[..., -1:], 1) > 0.01).astype(np.float32)
    fine, coarse = _spread(alpha, seen, 2), _spread(alpha, seen, 5)
    soft = np.where(fine[1] > 0.2, fine[0], coarse[0])
    for _ in range(2):
        soft = denoise.box(soft, 1)
    soft = SHADOW_STRENGTH * np.clip((soft - SHADOW_FLOOR) / (1 - SHADOW_FLOOR), 0, 1)
    frame = np.zeros((height, width, 4), np.float32)
    frame[..., 3:4] = _enlarge(soft, height, width) * _vignette(height, width)
    return frame


def _spread(values, weight, radius):
    """Mean of the values that count, and how much of them there is around each pixel."""
    values = values * weight
    for _ in range(3):
        values, weight = denoise.box(values, radius), denoise.box(weight, radius)
    return values / np.maximum(weight, 1e-4), weight


def _enlarge(small, height, width):
    """Bilinear, in the two directions one after the other."""
    for axis, size in ((0, height), (1, width)):
        n = small.shape[axis]
        at = np.clip((np.arange(size) + 0.5) * n / size - 0.5, 0, n - 1)
        low = np.minimum(at.astype(int), n - 2)
        share = (at - low).astype(np.float32)
        share = share[:, None, None] if axis == 0 else share[None, :, None]
        small = np.take(small, low, axis) * (1 - share) + np.take(small, low + 1, axis) * share
    return small


def _vignette(height, width, margin=0.10):
    """1 inside, 0 at the borders: a shadow never ends on a straight edge."""

    def ramp(n):
        t = np.clip(np.minimum(np.arange(n), np.arange(n)[::-1]) / (n * margin), 0, 1)
        return (t * t * (3 - 2 * t)).astype(np.float32)

    return (ramp(height)[:, None] * ramp(width)[None, :])[..., None]


def _frame(folder, slot):
    return os.path.join(folder, next(f for f in os.listdir(folder) if f.startswith(slot)))


def _pixels(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    image.alpha_mode = 'CHANNEL_PACKED'
    data = np.empty(image.size[0] * image.size[1] * image.channels, np.float32)
    image.pixels.foreach_get(data)
    return data.reshape(image.size[1], image.size[0], image.channels)


def _write(path, colour):
    """8-bit PNG, dithered so that dark gradients do not band."""
    import struct
    import zlib

    noise = np.random.default_rng(1).random(colour.shape, np.float32)
    noise[..., 3] = 0.5
    data = np.clip(colour * 255 + noise, 0, 255).astype(np.uint8)[::-1]
    height, width, _ = data.shape
    raw = b''.join(b'\0' + row.tobytes() for row in data)

    def chunk(kind, body):
        return (
            struct.pack('>I', len(body)) + kind + body + struct.pack('>I', zlib.crc32(kind + body))
        )

    with open(path, 'wb') as file:
        file.write(b'\x89PNG\r\n\x1a\n')
        file.write(chunk(b'IHDR', struct.pack('>IIBBBBB', width, height, 8, 6, 0, 0, 0)))
        file.write(chunk(b'IDAT', zlib.compress(raw, 6)))
        file.write(chunk(b'IEND', b''))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--subject', required=True)
    parser.add_argument('--angle', default='hero', choices=sorted(ANGLES))
    parser.add_argument('--out', required=True)
    parser.add_argument('--width', type=int, default=320)
    parser.add_argument('--height', type=int, default=240)
    parser.add_argument('--samples', type=int, default=16)
    parser.add_argument('--raw', action='store_true', help='skip the noise filter')
    args = parser.parse_args(sys.argv[sys.argv.index('--') + 1 :])

    # Scene scripts import this file as a module: give them this very instance.
    sys.modules['studio'] = sys.modules[__name__]
    scene = empty_stage()
    scene.render.resolution_x, scene.render.resolution_y = args.width, args.height
    scene.render.resolution_percentage = 100
    if args.subject.startswith('scenes/'):
        shoot_scene(args.subject)
        floor = None
    else:
        floor = shoot_model(args.subject, args.angle)
    render(args.out, args.samples, not args.raw, floor)
    # Debian's build crashes while it unloads add-ons; the picture is already written.
    sys.stdout.flush()
    os._exit(0)


if __name__ == '__main__':
    main()
