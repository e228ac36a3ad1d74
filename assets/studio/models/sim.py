"""SIM card: a red carrier card, standing, with its punched chip and the small SIM before it."""
import shapes
from materials import metal, plastic

ANGLES = {'hero': (26, 20), 'front': (0, 14), 'top': (0, 52)}


def build():
    red = plastic('#cc0000', 0.35, coat=0.3)
    white = plastic('#f4f4f5', 0.35)
    w, h, t = 8.6, 5.4, 0.12
    card = [shapes.slab('card', w, h, t, 0.4, red, top=0.03, at=(0, 0, h / 2), rot=(90, 0, 0))]
    card.append(shapes.slab('band', w - 0.01, 1.0, t + 0.02, 0.05, white, top=0.01, at=(0, 0.01, 1.1), rot=(90, 0, 0)))
    card.append(shapes.slab('cutout', 2.9, 2.0, t + 0.02, 0.2, plastic('#a30000', 0.5), top=0.01, at=(-2.0, 0.01, h - 2.0), rot=(90, 0, 0)))
    card += _chip((-2.0, -t - 0.02, h - 2.0), (90, 0, 0), 1.0)
    shapes.group('card', card, at=(0.8, 1.4, 0.02), rot=(-14, 0, -10))
    # The loose nano SIM, lying in front, large enough to read as a SIM.
    nano = [_nano(white)]
    nano += _chip((0, 0, 0.21), (0, 0, 0), 1.25)
    shapes.group('nano', nano, at=(-1.6, -2.6, 0), rot=(0, 0, -24))


def _nano(material):
    """Rectangle with one cut corner."""
    w, d, c = 3.0, 2.2, 0.6
    outline = [(w / 2, -d / 2), (w / 2, d / 2 - c), (w / 2 - c, d / 2), (-w / 2, d / 2), (-w / 2, -d / 2)]
    dense = []
    for (x0, y0), (x1, y1) in zip(outline, outline[1:] + outline[:1]):
        dense += [(x0 + (x1 - x0) * i / 6, y0 + (y1 - y0) * i / 6) for i in range(6)]
    return shapes.prism('nano', dense, 0.2, material, top=0.05)


def _chip(at, rot, scale):
    """Gold contacts: one plate, split by dark gaps."""
    gold = metal('#e3b95c', 0.28)
    gap = plastic('#6b4f1c', 0.6)
    w, h = 1.5 * scale, 1.25 * scale
    x, y, z = at
    flat = rot[0] == 0

    def put(dx, dy, lift):
        return (x + dx, y + dy, z + lift) if flat else (x + dx, y - lift, z + dy)

    parts = [shapes.slab('plate', w, h, 0.05, 0.2 * scale, gold, top=0.02, at=put(0, 0, 0), rot=rot)]
    line = 0.05 * scale
    for dy in (-h / 6, h / 6):
        parts.append(shapes.slab('gap', w, line, 0.02, 0.01, gap, top=0.004, at=put(0, dy, 0.045), rot=rot))
    for dx in (-w * 0.2, w * 0.2):
        parts.append(shapes.slab('gap', line, h, 0.02, 0.01, gap, top=0.004, at=put(dx, 0, 0.045), rot=rot))
    parts.append(shapes.slab('core', w * 0.36, h * 0.30, 0.03, 0.08, gold, top=0.01, at=put(0, 0, 0.045), rot=rot))
    return parts
