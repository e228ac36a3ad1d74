"""Moving: stacked cartons, a plant, a lamp, and the box that comes along."""
import props
import shapes
import stage
import studio
from materials import plastic


def build():
    studio.ambient('#fff4e8', 0.45)
    shapes.plane('floor', 900, 700, plastic('#c79a6b', 0.4), at=(0, 0, 0))
    for i in range(26):
        shapes.slab('joint', 900, 0.25, 0.04, 0.05, plastic('#8a633d', 0.8), top=0.01, at=(0, -180 + i * 12, 0))
    shapes.plane('wall', 900, 400, plastic('#dfe4e6', 0.9), at=(0, 70, 150), rot=(90, 0, 0))
    shapes.slab('skirting', 900, 2, 9, 0.4, plastic('#fbfbfa', 0.5), top=0.3, at=(0, 69, 0))
    props.carton(52, 40, 34, at=(14, 32, 0), turn=-8)
    props.carton(44, 34, 28, at=(10, 30, 34.4), turn=7)
    props.carton(30, 24, 18, at=(14, 30, 62.8), turn=-14)
    props.carton(46, 38, 30, at=(66, 24, 0), turn=12)
    props.open_carton(42, 32, 26, at=(54, -26, 0), turn=-16)
    props.plant(58, at=(70, 24, 30.4), seed=5, leaves=20)
    props.lamp(74, at=(-34, 40, 0), glow=2.6)
    studio.model('box-revolution-light', at=(54, -26, 20), rot=(8, 6, -24))
    studio.model('box-pop', at=(0, -30, 0), rot=(0, 0, -18))
    props.books(at=(20, -34, 0), turn=20)
    stage.glow((-140, -90, 150), (20, 0, 20), (130, 130), 950, '#fff0d8')
    stage.glow((160, -60, 80), (20, 0, 20), (80, 80), 120, '#cfe2ff')
    stage.look(wide=((-24, -240, 62), (14, 0, 36), 46), tall=((20, -300, 70), (20, 0, 40), 46))
