"""The few materials of the family. Colours are written as on screen (#rrggbb)."""
import bpy


def linear(colour):
    """#rrggbb to linear light, as Cycles wants it."""
    out = []
    for i in (1, 3, 5):
        c = int(colour[i : i + 2], 16) / 255
        out.append(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4)
    return (*out, 1.0)


def _principled(name, colour, roughness, metallic=0.0, specular=0.5, coat=0.0, sheen=0.0):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    shader = material.node_tree.nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = linear(colour)
    shader.inputs['Roughness'].default_value = roughness
    shader.inputs['Metallic'].default_value = metallic
    shader.inputs['Specular'].default_value = specular
    shader.inputs['Clearcoat'].default_value = coat
    shader.inputs['Clearcoat Roughness'].default_value = 0.08
    shader.inputs['Sheen'].default_value = sheen
    return material


def plastic(colour, roughness=0.45, coat=0.0):
    return _principled(f'plastic {colour} {roughness}', colour, roughness, coat=coat)


def metal(colour, roughness=0.25):
    return _principled(f'metal {colour}', colour, roughness, metallic=1.0)


def gloss(colour='#08080a', roughness=0.06):
    """Black glass of screens and lenses."""
    return _principled(f'gloss {colour}', colour, roughness, specular=0.6)


def fabric(colour):
    material = _principled(f'fabric {colour}', colour, 0.9, specular=0.15, sheen=0.5)
    _bump(material, 9.0, 0.25)
    return material


def card(colour='#b98a5a'):
    """Cardboard: dry, with a faint fibre."""
    material = _principled(f'card {colour}', colour, 0.85, specular=0.2)
    _bump(material, 3.0, 0.12)
    return material


def _bump(material, scale, strength):
    nodes, links = material.node_tree.nodes, material.node_tree.links
    coords = nodes.new('ShaderNodeTexCoord')
    noise = nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = scale
    noise.inputs['Detail'].default_value = 3
    bump = nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value = strength
    bump.inputs['Distance'].default_value = 0.05
    links.new(coords.outputs['Object'], noise.inputs['Vector'])
    links.new(noise.outputs['Fac'], bump.inputs['Height'])
    links.new(bump.outputs['Normal'], nodes['Principled BSDF'].inputs['Normal'])


def light(colour, strength=3.0):
    """LEDs, glowing lines, lit screens."""
    material = bpy.data.materials.new(f'light {colour} {strength}')
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.remove(nodes['Principled BSDF'])
    emission = nodes.new('ShaderNodeEmission')
    emission.inputs['Color'].default_value = linear(colour)
    emission.inputs['Strength'].default_value = strength
    links.new(emission.outputs[0], nodes['Material Output'].inputs['Surface'])
    return material


def gradient_light(stops, strength=1.0, angle=0.0, waves=0.0, radial=False):
    """A lit screen or backdrop: colours along one axis of its UVs, bent by slow waves.

    stops: [(position, '#rrggbb'), …]; angle in degrees; waves 0…1.
    """
    import math

    material = bpy.data.materials.new('gradient light')
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.remove(nodes['Principled BSDF'])
    coords = nodes.new('ShaderNodeTexCoord')
    mapping = nodes.new('ShaderNodeMapping')
    mapping.inputs['Location'].default_value = (-0.5, -0.5, 0) if radial else (0, 0, 0)
    mapping.inputs['Rotation'].default_value = (0, 0, math.radians(angle))
    gradient = nodes.new('ShaderNodeTexGradient')
    gradient.gradient_type = 'QUADRATIC_SPHERE' if radial else 'LINEAR'
    ramp = nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.interpolation = 'EASE'
    while len(ramp.color_ramp.elements) < len(stops):
        ramp.color_ramp.elements.new(0.5)
    for element, (position, colour) in zip(ramp.color_ramp.elements, stops):
        element.position = position
        element.color = linear(colour)
    emission = nodes.new('ShaderNodeEmission')
    emission.inputs['Strength'].default_value = strength
    links.new(coords.outputs['UV'], mapping.inputs['Vector'])
    vector = mapping.outputs['Vector']
    if waves:
        noise = nodes.new('ShaderNodeTexNoise')
        noise.inputs['Scale'].default_value = 1.6
        noise.inputs['Detail'].default_value = 0.0
        noise.inputs['Distortion'].default_value = 0.8
        add = nodes.new('ShaderNodeVectorMath')
        add.operation = 'MULTIPLY_ADD'
        add.inputs[1].default_value = (waves, waves, waves)
        links.new(vector, noise.inputs['Vector'])
        links.new(noise.outputs['Color'], add.inputs[0])
        links.new(vector, add.inputs[2])
        vector = add.outputs[0]
    links.new(vector, gradient.inputs['Vector'])
    links.new(gradient.outputs['Fac'], ramp.inputs['Fac'])
    links.new(ramp.outputs['Color'], emission.inputs['Color'])
    links.new(emission.outputs[0], nodes['Material Output'].inputs['Surface'])
    return material


def clear(tint='#dfe6ea', density=0.35, roughness=0.05):
    """Translucent plastic without refraction: no caustics, hence no noise."""
    material = bpy.data.materials.new('clear')
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    body = nodes['Principled BSDF']
    body.inputs['Base Color'].default_value = linear(tint)
    body.inputs['Roughness'].default_value = roughness
    see = nodes.new('ShaderNodeBsdfTransparent')
    see.inputs['Color'].default_value = linear(tint)
    mix = nodes.new('ShaderNodeMixShader')
    facing = nodes.new('ShaderNodeLayerWeight')
    facing.inputs['Blend'].default_value = 0.25
    add = nodes.new('ShaderNodeMath')
    add.operation = 'ADD'
    add.use_clamp = True
    add.inputs[1].default_value = density
    links.new(facing.outputs['Facing'], add.inputs[0])
    links.new(add.outputs[0], mix.inputs['Fac'])
    links.new(see.outputs[0], mix.inputs[1])
    links.new(body.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes['Material Output'].inputs['Surface'])
    return material


def cracked(colour='#0c0b0d', glow='#ff1206', scale=0.16, width=0.018, strength=7.0):
    """Dark shell split by glowing cracks (edges of a distorted Voronoi pattern)."""
    material = _principled(f'cracked {glow}', colour, 0.5)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    body = nodes['Principled BSDF']
    coords = nodes.new('ShaderNodeTexCoord')
    warp = nodes.new('ShaderNodeTexNoise')
    warp.inputs['Scale'].default_value = 0.35
    warp.inputs['Detail'].default_value = 4
    bend = nodes.new('ShaderNodeVectorMath')
    bend.operation = 'MULTIPLY_ADD'
    bend.inputs[1].default_value = (2.0, 2.0, 2.0)
    cells = nodes.new('ShaderNodeTexVoronoi')
    cells.feature = 'DISTANCE_TO_EDGE'
    cells.inputs['Scale'].default_value = scale
    # Cracks fade away from one corner, so that the shell stays a calm product.
    spread = nodes.new('ShaderNodeTexNoise')
    spread.inputs['Scale'].default_value = 0.09
    spread.inputs['Detail'].default_value = 1
    limit = nodes.new('ShaderNodeMapRange')
    limit.inputs['From Min'].default_value = 0.42
    limit.inputs['From Max'].default_value = 0.62
    limit.inputs['To Min'].default_value = 0.0
    limit.inputs['To Max'].default_value = width
    below = nodes.new('ShaderNodeMapRange')
    below.interpolation_type = 'SMOOTHSTEP'
    below.inputs['From Min'].default_value = 0.0
    below.inputs['To Min'].default_value = 1.0
    below.inputs['To Max'].default_value = 0.0
    power = nodes.new('ShaderNodeMath')
    power.operation = 'MULTIPLY'
    power.inputs[1].default_value = strength
    links.new(coords.outputs['Object'], warp.inputs['Vector'])
    links.new(warp.outputs['Color'], bend.inputs[0])
    links.new(coords.outputs['Object'], bend.inputs[2])
    links.new(bend.outputs[0], cells.inputs['Vector'])
    links.new(coords.outputs['Object'], spread.inputs['Vector'])
    links.new(spread.outputs['Fac'], limit.inputs['Value'])
    links.new(cells.outputs['Distance'], below.inputs['Value'])
    links.new(limit.outputs['Result'], below.inputs['From Max'])
    links.new(below.outputs['Result'], power.inputs[0])
    body.inputs['Emission'].default_value = linear(glow)
    links.new(power.outputs[0], body.inputs['Emission Strength'])
    return material
