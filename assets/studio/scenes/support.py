"""Support: a headset and a conversation, waiting for you."""
import props
import stage
import studio
from materials import plastic


def build():
    studio.ambient('#ffeceb', 0.5)
    stage.sweep('#f2dcd7', roughness=0.8)
    stage.pedestal(34, 5, '#fbf3f0', at=(12, 4, 0))
    props.headset(at=(12, 4, 5), rot=(0, 0, 24), scale=1.25)
    props.bubble(30, 17, plastic('#cc0000', 0.35, coat=0.3), at=(42, 12, 14), rot=(0, 0, -10), tail=1, dots=plastic('#ffffff', 0.4))
    props.bubble(22, 13, plastic('#ffffff', 0.35, coat=0.3), at=(36, -8, -1.5), rot=(0, 0, -14), tail=-1, dots=plastic('#262626', 0.4))
    studio.model('smartphone', at=(-18, 12, 0), rot=(0, 0, 10))
    stage.glow((-70, -60, 95), (14, 0, 10), (80, 80), 300, '#fff6ee')
    stage.glow((90, -10, 50), (14, 0, 10), (60, 60), 80, '#ffc9bd')
    stage.look(wide=((10, -160, 40), (10, 0, 17), 56), tall=((10, -160, 40), (14, 0, 18), 56))
