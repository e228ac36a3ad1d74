"""Shop front at dusk: red awning, warm window, products on lit shelves. No lettering."""
import shapes
import stage
import studio
import props
from materials import clear, light, plastic


def build():
    studio.ambient('#8fa3c8', 0.5)
    red, dark = plastic('#cc0000', 0.45), plastic('#232326', 0.4)
    shapes.plane('pavement', 2400, 1400, plastic('#8d8c8f', 0.55), at=(0, -300, 0))
    shapes.slab('facade', 1300, 40, 460, 1, plastic('#e6ddd2', 0.8), top=0.5, at=(0, 80, 0))
    shapes.slab('portal', 620, 30, 330, 4, dark, top=2, at=(0, 52, 0))
    # The room behind the glass is a lit box.
    shapes.slab('back', 560, 4, 262, 1, light('#ffd9a8', 0.95), top=0.5, at=(0, 36, 24))
    shapes.slab('sill', 420, 12, 30, 1, dark, top=1, at=(-72, 30, 0))
    for z in (98, 186):
        shapes.slab('shelf', 380, 26, 4, 1, plastic('#fff8ee', 0.5), top=0.5, at=(-72, 26, z))
    row = ('box-pop', 'box-ultra', 'box-5g', 'box-pop-s', 'repeteur-wifi')
    for i, name in enumerate(row):
        studio_model(name, (-228 + i * 80, 18, 102), 3.0)
    for i, name in enumerate(('box-revolution-light', 'player-tv', 'smartphone', 'box-ultra-edition-limitee')):
        studio_model(name, (-210 + i * 92, 18, 190), 2.5)
    for i in range(4):
        studio_model('parcel', (-210 + i * 92, 22, 32), 2.4)
    # Door with a long handle.
    shapes.slab('door', 128, 6, 268, 3, clear('#dfe8ee', 0.12, 0.05), top=1, at=(206, 26, 6))
    for x in (138, 274):
        shapes.slab('jamb', 10, 14, 280, 1, dark, top=0.5, at=(x, 26, 0))
    shapes.slab('handle', 4, 5, 90, 1.5, plastic('#d8d8da', 0.25), top=1, at=(152, 16, 90))
    _awning(red)
    for x in (-316, 330):
        props.plant(150, at=(x, -10, 0), pot='#2a2a2d', seed=int(x) % 7, leaves=26)
    for x in (-200, 0, 200):
        stage.glow((x, 20, 300), (x, -40, 0), (120, 20), 900, '#ffd9a8')
    stage.glow((-500, -700, 700), (0, 0, 150), (500, 500), 14000, '#d6def5')
    stage.look(wide=((-150, -900, 165), (-8, 0, 168), 44), tall=((0, -1100, 180), (0, 0, 190), 44))


def studio_model(name, at, scale):
    """Shelves are seen from afar: models are shown larger than life."""
    studio.model(name, at=at, rot=(0, 0, -14), scale=scale)


def _awning(red):
    """Striped cloth: alternating red and white strips, sloping to the street."""
    white = plastic('#f7f4ef', 0.7)
    strips = 20
    for i in range(strips):
        x = (i - (strips - 1) / 2) * 31
        cloth = red if i % 2 == 0 else white
        shapes.slab('strip', 31, 110, 2, 0.5, cloth, top=0.3, at=(x, -8, 338), rot=(28, 0, 0))
        shapes.slab('fringe', 31, 2, 22, 9, cloth, top=0.3, at=(x, -56, 292))
