"""Family at home, told by objects: four mugs, a plant, a lamp, books, and the box among them."""
import props
import shapes
import stage
import studio
from materials import plastic


def build():
    studio.ambient('#fff0e0', 0.4)
    shapes.plane('wall', 600, 300, plastic('#e9d8c6', 0.9), at=(0, 34, 60), rot=(90, 0, 0))
    shapes.slab('sideboard', 200, 46, 60, 2, plastic('#8a5a3b', 0.45), top=0.6, at=(0, 6, -60))
    for x in (-50, 0, 50):
        shapes.slab('gap', 0.4, 1, 52, 0.1, plastic('#3a2416', 0.8), top=0.05, at=(x, -17.2, -58))
    studio.model('box-pop', at=(14, 0, 0), rot=(0, 0, -10))
    props.mug(10, '#cc0000', at=(-8, -6, 0), turn=200)
    props.mug(9, '#f3efe9', at=(-20, -2, 0), turn=150)
    props.mug(6.6, '#f0b23d', at=(-14.5, -12, 0), turn=-30)
    props.mug(5.6, '#3f7fb5', at=(-26, -11, 0), turn=215)
    props.plant(44, at=(48, 10, 0))
    props.books(at=(38, -8, 0), turn=12)
    props.lamp(44, at=(-46, 10, 0), glow=3.2)
    # Three frames of colour on the wall: a home, no portrait.
    for x, z, w, h, colour in ((-14, 40, 22, 28, '#d9734e'), (14, 43, 24, 20, '#3d6b63'), (13, 24.5, 18, 12, '#e7b75f')):
        shapes.slab('frame', w, h, 1.6, 0.3, plastic('#fbf7f1', 0.5), top=0.2, at=(x, 33.8, z), rot=(90, 0, 0))
        shapes.slab('print', w - 4, h - 4, 1.7, 0.1, plastic(colour, 0.8), top=0.02, at=(x, 33.7, z), rot=(90, 0, 0))
    stage.glow((-90, -70, 90), (0, 0, 10), (90, 90), 330, '#fff1dc')
    stage.glow((-46, 6, 34), (-30, 0, 0), (12, 12), 22, '#ffb867')
    stage.look(wide=((-4, -150, 30), (1, 0, 18), 50), tall=((0, -190, 40), (0, 0, 18), 50))
