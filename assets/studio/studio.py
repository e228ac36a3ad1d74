"""The studio: same lights, same lens, same floor for every object.

    blender -b -P studio.py -- --subject box-ultra --angle hero --out ultra.png
    blender -b -P studio.py -- --subject scenes/fibre --out fibre.png

A model script (models/<name>.py) has build(): it stands on z = 0 and looks towards -Y.
It may also set ANGLES (other views than the rig's), POWER (more light, for pale objects) and FRONT_FILL
(more of it from the front, where white walls stand upright and the softbox overhead hardly reaches).
A scene script (scenes/<name>.py) has build(): it sets its own light, camera and backdrop.
"""
import argparse
import contextlib
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

import oidn  # noqa: E402
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
AMBIENT = ('#f4f6ff', 0.16)
SHADOW_PERCENT = 25
SHADOW_SAMPLES = 64
SHADOW_DEEPEST = 0.35  # right under the object
SHADOW_FLOOR = 0.05  # fainter than this is noise


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
    cycles.adaptive_min_samples = 10
    cycles.max_bounces = 4
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 2
    cycles.transmission_bounces = 4
    cycles.transparent_max_bounces = 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 1.5
    cycles.sample_clamp_direct = 12.0
    cycles.blur_glossy = 1.0
    ambient(*AMBIENT)
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


def studio_lights(size, turn=0.0, power=1.0, front_fill=1.0):
    """A large softbox overhead, a key, a fill, a sheen and two rim strips, turned with the camera.

    The sheen stands where a flat top mirrors it; the rims keep a black box readable on a black page.
    """
    s = size

    def spin(x, y, z):
        a = math.radians(turn)
        return (x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a), z)

    w = 3.1 * s * s * power
    aim = (0, 0, 0.15 * s)
    area('softbox', spin(-0.5 * s, 0.5 * s, 3.0 * s), aim, (4.2 * s, 3.0 * s), 23 * w)
    area('sheen', spin(-0.9 * s, 3.0 * s, 1.7 * s), aim, (2.2 * s, 0.9 * s), 7 * w)
    area('key', spin(-2.4 * s, -1.9 * s, 1.7 * s), aim, (2.4 * s, 2.4 * s), 15 * w)
    area('fill', spin(2.6 * s, -1.8 * s, 1.0 * s), aim, (2.6 * s, 2.6 * s), 9 * w * front_fill)
    area('rim left', spin(-2.2 * s, 1.9 * s, 0.9 * s), aim, (0.5 * s, 2.4 * s), 7 * w)
    area('rim right', spin(2.3 * s, 1.9 * s, 0.9 * s), aim, (0.5 * s, 2.4 * s), 8 * w)


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
    studio_lights(reach, turn, getattr(module, 'POWER', 1.0), getattr(module, 'FRONT_FILL', 1.0))
    # As on screen: a red is the red that its material names, and white plastic is white.
    bpy.context.scene.view_settings.view_transform = 'Standard'
    bpy.context.scene.render.film_transparent = True
    return shadow_floor(reach * 6)


def shoot_scene(name):
    load(name).build()
    for obj in bpy.data.objects:
        obj.pass_index = 1
    # Rooms hold lamps and windows: their brightest lights roll off instead of burning out.
    bpy.context.scene.view_settings.view_transform = 'Filmic'
    bpy.context.scene.view_settings.look = 'Medium High Contrast'
    bpy.context.scene.render.film_transparent = False


def render(out, samples, floor=None):
    """Renders the frame, cleans it, lays it over its shadow and writes one PNG."""
    colour, guides, _ = _expose(samples)
    # Denoise premultiplied, so that hidden colours behind transparency cannot bleed.
    colour[..., :3] *= colour[..., 3:4]
    window = _window(colour[..., 3])
    colour[window] = _clean(colour[window], guides[window])
    if floor is not None:
        colour += (1 - colour[..., 3:4]) * _shadow(floor, *colour.shape[:2])
    colour[..., :3] /= np.maximum(colour[..., 3:4], 1e-4)
    _write(out, colour)


def _expose(samples):
    """One Cycles frame, the noise-free passes that guide the denoiser (colours, normals), and the mask."""
    scene = bpy.context.scene
    scene.cycles.samples = samples
    layer = bpy.context.view_layer
    layer.use_pass_normal = layer.use_pass_diffuse_color = layer.use_pass_object_index = True
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
    for slot, socket in (('normal', 'Normal'), ('albedo', 'DiffCol'), ('index', 'IndexOB')):
        output.file_slots.new(slot)
        tree.links.new(layers.outputs[socket], output.inputs[slot])
    composite = tree.nodes.new('CompositorNodeComposite')
    tree.links.new(layers.outputs['Image'], composite.inputs['Image'])
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = 'PNG', 'RGBA', '16'
    scene.render.filepath = os.path.join(folder, 'beauty.png')
    bpy.ops.render.render(write_still=True)

    colour = _pixels(scene.render.filepath)
    normals = (_pixels(_frame(folder, 'normal'))[..., :3] + 1) / 2
    albedo = np.clip(_pixels(_frame(folder, 'albedo'))[..., :3], 0, 1)
    mask = np.clip(_pixels(_frame(folder, 'index'))[..., :1], 0, 1)
    shutil.rmtree(folder)
    return colour, np.concatenate([albedo, normals], axis=-1), mask


def _clean(colour, guides):
    """Colour and alpha, one after the other: the network knows three channels."""
    weights = oidn.read_tza(os.environ['OIDN_WEIGHTS'])
    alpha = np.repeat(colour[..., 3:4], 3, axis=-1)
    light, cover = (
        oidn.denoise(np.concatenate([noisy, guides], axis=-1), weights)
        for noisy in (colour[..., :3], alpha)
    )
    return np.concatenate([light, cover.mean(axis=-1, keepdims=True)], axis=-1)


def _window(alpha, margin=12):
    """Rows and columns that hold something: the filter need not look at an empty page."""
    rows, columns = np.nonzero(alpha.max(axis=1))[0], np.nonzero(alpha.max(axis=0))[0]
    return (
        slice(max(0, rows[0] - margin), rows[-1] + margin),
        slice(max(0, columns[0] - margin), columns[-1] + margin),
    )


def _shadow(floor, height, width):
    """Contact occlusion alone, as a premultiplied frame that fades to nothing before the borders.

    Under an even sky and no lamp, the floor is dark where the object is near, and nowhere else.
    Such a shadow has no detail: a small frame, blurred and enlarged, is as good as a large one.
    """
    with _only_sky(floor):
        colour, _, mask = _expose(SHADOW_SAMPLES)
    alpha = colour[..., 3:4]
    # What stands on the floor is no shadow: fill it from around, so that none shows a light rim.
    seen = 1 - (_blur(mask, 1) > 0.01).astype(np.float32)
    fine, coarse = _spread(alpha, seen, 2), _spread(alpha, seen, 5)
    soft = np.where(fine[1] > 0.2, fine[0], coarse[0])
    for _ in range(2):
        soft = _blur(soft, 1)
    soft = np.clip((soft - SHADOW_FLOOR) / (1 - SHADOW_FLOOR), 0, 1)
    soft *= SHADOW_DEEPEST / max(float(soft.max()), SHADOW_DEEPEST)
    frame = np.zeros((height, width, 4), np.float32)
    frame[..., 3:4] = _enlarge(soft, height, width) * _vignette(height, width)
    return frame


@contextlib.contextmanager
def _only_sky(floor):
    """The floor seen by the camera as what catches shadows, lamps off, a small frame."""
    lamps = [o for o in bpy.data.objects if o.type == 'LIGHT']
    scene = bpy.context.scene

    def sky(on):
        floor.visible_camera = floor.is_shadow_catcher = on
        for lamp in lamps:
            lamp.hide_render = on
        ambient(*(('#ffffff', 1.0) if on else AMBIENT))
        scene.render.resolution_percentage = SHADOW_PERCENT if on else 100

    sky(True)
    try:
        yield
    finally:
        sky(False)


def _blur(values, radius):
    """Mean over a (2r+1)² window, edges replicated."""
    for axis in (0, 1):
        padding = [(0, 0)] * values.ndim
        padding[axis] = (radius + 1, radius)
        sums = np.cumsum(np.pad(values, padding, mode='edge'), axis=axis, dtype=np.float32)
        first = np.arange(values.shape[axis])
        far = np.take(sums, first + 2 * radius + 1, axis)
        values = (far - np.take(sums, first, axis)) / (2 * radius + 1)
    return values


def _spread(values, weight, radius):
    """Mean of the values that count, and how much of them there is around each pixel."""
    values = values * weight
    for _ in range(3):
        values, weight = _blur(values, radius), _blur(weight, radius)
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
    args = parser.parse_args(sys.argv[sys.argv.index('--') + 1 :])

    # Scene scripts import this file as a module: give them this very instance.
    sys.modules['studio'] = sys.modules[__name__]
    scene = empty_stage()
    scene.render.resolution_x, scene.render.resolution_y = args.width, args.height
    scene.render.resolution_percentage = 100
    if args.subject.startswith('scenes/'):
        shoot_scene(args.subject)
        render(args.out, args.samples)
    else:
        render(args.out, args.samples, shoot_model(args.subject, args.angle))
    # Debian's build crashes while it unloads add-ons; the picture is already written.
    sys.stdout.flush()
    os._exit(0)


if __name__ == '__main__':
    main()
