"""One whole turn of an object, seen from where its hero is taken: frame 0 is the hero itself.

    blender -b -P turntable.py -- --subject box-ultra --frames 24 --out ultra-%02d.png

Camera and lights go round together, as if the object turned in a studio that stays: reflections slide
over it. Nothing of the object changes from frame to frame, so Cycles prepares it once.
"""
import argparse
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402

import shapes  # noqa: E402
import studio  # noqa: E402

STUDIO = {'LIGHT', 'CAMERA'}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--subject', required=True)
    parser.add_argument('--frames', type=int, required=True)
    parser.add_argument('--out', required=True, help='with a %%02d')
    parser.add_argument('--width', type=int, default=320)
    parser.add_argument('--height', type=int, default=240)
    parser.add_argument('--samples', type=int, default=16)
    args = parser.parse_args(sys.argv[sys.argv.index('--') + 1 :])

    scene = studio.empty_stage()
    scene.render.resolution_x, scene.render.resolution_y = args.width, args.height
    floor = studio.shoot_model(args.subject, 'hero')
    rig = shapes.group('rig', [o for o in bpy.data.objects if o.type in STUDIO])
    scene.render.use_persistent_data = True
    for frame in range(args.frames):
        rig.rotation_euler = (0, 0, -math.tau * frame / args.frames)
        studio.render(args.out % frame, args.samples, floor)
    # Debian's build crashes while it unloads add-ons; the pictures are already written.
    sys.stdout.flush()
    os._exit(0)


main()
