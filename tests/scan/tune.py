"""Goes on training the recognizer of `nonosat scan` from its weights, with NumPy alone.

    venv/bin/python tests/scan/tune.py FOLDER FILES EPOCHS RATE

In: weights.bin, crops of `train.py crops FOLDER`, of which the first FILES are taken. Out: weights.bin and
samples.bin, whose crops stay, with the new scores. Invariant: levels between layers keep their scale.
"""
import os
import sys
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
import numpy as np

TARGET = Path(__file__).resolve().parent.parent.parent / "src" / "studio" / "scan" / "digits"
SIZES = ((9, 12), (108, 24), (216, 32), (512, 64), (64, 22))
UNITS = (1 / 120,) + 5 * (1 / 64,)  # what one level is before each layer, and after the last one
TOP = 255 / 64  # the greatest level
BATCH, SAMPLE = 256, 1 + 32 * 32 + 4 * 22


def read(data):
    """For each layer its weights, biases and factors in whole numbers."""
    at, layers = 0, []
    for inputs, outputs in SIZES:
        weights = np.frombuffer(data, np.int8, inputs * outputs, at).reshape(outputs, inputs).astype(np.int64)
        at += inputs * outputs
        biases, factors = np.frombuffer(data, "<i4", 2 * outputs, at).astype(np.int64).reshape(2, outputs)
        at += 8 * outputs
        layers.append((weights, biases, factors))
    return layers


def patches(x):
    """The 3x3 levels around each place, channel by channel, with zeros around the image."""
    count, height, width, channels = x.shape
    padded = np.pad(x, ((0, 0), (1, 1), (1, 1), (0, 0)))
    windows = np.lib.stride_tricks.sliding_window_view(padded, (3, 3), axis=(1, 2))
    return windows.reshape(count * height * width, channels * 9)


def blocks(y, shape):
    """Outputs of each place as blocks of 2x2."""
    count, height, width, _ = shape
    y = y.reshape(count, height // 2, 2, width // 2, 2, -1)
    return y.transpose(0, 1, 3, 5, 2, 4).reshape(count, height // 2, width // 2, -1, 4)


def by_channel(x):
    return x.transpose(0, 3, 1, 2).reshape(len(x), -1)


class Net:
    def __init__(self, layers):
        self.layers = []
        for place, (weights, biases, factors) in enumerate(layers):
            scale = factors / 2**24 * UNITS[place + 1]
            self.layers.append([(weights * scale[:, None] / UNITS[place]).astype(np.float32),
                                (biases * scale).astype(np.float32)])

    def forward(self, x):
        """Scores, and what `backward` needs."""
        kept = []
        for weights, biases in self.layers[:3]:
            around = patches(x)
            y = blocks(around @ weights.T + biases, x.shape)
            best = y.argmax(-1)[..., None]
            greatest = np.take_along_axis(y, best, -1)[..., 0]
            kept.append((around, x.shape, best, (greatest > 0) & (greatest < TOP)))
            x = np.clip(greatest, 0, TOP)
        x = by_channel(x)
        (weights, biases), (last_weights, last_biases) = self.layers[3:]
        y = x @ weights.T + biases
        hidden = np.clip(y, 0, TOP)
        return hidden @ last_weights.T + last_biases, (kept, x, (y > 0) & (y < TOP), hidden)

    def backward(self, slope, context):
        """The slopes of all weights and biases."""
        kept, x, is_within, hidden = context
        slopes = [None] * 3 + [None, [slope.T @ hidden, slope.sum(0)]]
        slope = (slope @ self.layers[4][0]) * is_within
        slopes[3] = [slope.T @ x, slope.sum(0)]
        slope = (slope @ self.layers[3][0]).reshape(len(x), -1, 4, 4).transpose(0, 2, 3, 1)
        for place in (2, 1, 0):
            around, (count, height, width, channels), best, is_within = kept[place]
            spread = np.zeros((*slope.shape, 4), np.float32)
            np.put_along_axis(spread, best, (slope * is_within)[..., None], -1)
            spread = spread.reshape(count, height // 2, width // 2, -1, 2, 2)
            spread = spread.transpose(0, 1, 4, 2, 5, 3).reshape(count * height * width, -1)
            slopes[place] = [spread.T @ around, spread.sum(0)]
            parts = (spread @ self.layers[place][0]).reshape(count, height, width, channels, 3, 3)
            slope = np.zeros((count, height + 2, width + 2, channels), np.float32)
            for down, right in np.ndindex(3, 3):
                slope[:, down:down + height, right:right + width] += parts[..., down, right]
            slope = slope[:, 1:-1, 1:-1]
        return slopes

    def whole(self):
        """The layers in whole numbers."""
        layers = []
        for place, (weights, biases) in enumerate(self.layers):
            unit = np.abs(weights).max(1).astype(np.float64) / 127
            layers.append((np.rint(weights / unit[:, None]).astype(np.int64),
                           np.rint(biases / (unit * UNITS[place])).astype(np.int64),
                           np.rint(unit * UNITS[place] / UNITS[place + 1] * 2**24).astype(np.int64)))
        return layers


def run(layers, images):
    """Scores exactly as the Rust code computes them."""
    x = images.astype(np.int64)[..., None] - 64
    for place, (weights, biases, factors) in enumerate(layers):
        if place < 3:
            y = (patches(x) @ weights.T + biases) * factors >> 24
            x = blocks(np.clip(y, 0, 255), x.shape).max(-1)
        else:
            x = (by_channel(x) if place == 3 else x) @ weights.T + biases
            x = x * factors >> 24
            x = np.clip(x, 0, 255) if place == 3 else x
    return x


def slopes_of(scores, right):
    """Of the cross entropy of one digit."""
    shares = np.exp(scores - scores.max(1, keepdims=True))
    shares /= shares.sum(1, keepdims=True)
    shares[np.arange(len(right)), right] -= 1
    return shares / len(right)


def train(net, images, tens, units, epochs, rate):
    """Adam with decoupled decay and a rate that falls to 0 as a cosine."""
    chance, step = np.random.default_rng(1), 0
    steps = epochs * (len(images) // BATCH)
    means, squares = ([[np.zeros_like(part) for part in layer] for layer in net.layers] for _ in "ms")
    for _ in range(epochs):
        order = chance.permutation(len(images))
        for first in range(0, len(images) - BATCH + 1, BATCH):
            picked = order[first:first + BATCH]
            scores, context = net.forward(((images[picked].astype(np.float32) - 64) / 120)[..., None])
            slope = np.concatenate([slopes_of(scores[:, :11], tens[picked]), slopes_of(scores[:, 11:], units[picked])], 1)
            step += 1
            now = rate * min(1, step / 40) * (0.5 + 0.5 * np.cos(np.pi * step / steps))
            for layer, mean, square, slopes in zip(net.layers, means, squares, net.backward(slope.astype(np.float32), context)):
                for part in (0, 1):
                    mean[part] += 0.1 * (slopes[part] - mean[part])
                    square[part] += 0.001 * (slopes[part] ** 2 - square[part])
                    way = mean[part] / (1 - 0.9**step) / (np.sqrt(square[part] / (1 - 0.999**step)) + 1e-8)
                    layer[part] -= now * (way + 1e-3 * layer[part])


def write(layers):
    with open(TARGET / "weights.bin", "wb") as file:
        for weights, biases, factors in layers:
            file.write(weights.astype(np.int8).tobytes() + biases.astype("<i4").tobytes() + factors.astype("<i4").tobytes())
    samples = (TARGET / "samples.bin").read_bytes()
    with open(TARGET / "samples.bin", "wb") as file:
        for at in range(0, len(samples), SAMPLE):
            image = np.frombuffer(samples, np.uint8, 32 * 32, at + 1).reshape(1, 32, 32)
            file.write(samples[at:at + 1 + 32 * 32] + run(layers, image)[0].astype("<i4").tobytes())


def main():
    folder, files, epochs, rate = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4])
    crops = [np.load(folder / f"train-{seed}.npz") for seed in range(files)]
    images, numbers = (np.concatenate([crop[name] for crop in crops]) for name in ("images", "numbers"))
    tens = np.where((numbers < 10) | (numbers == 100), 10, numbers // 10)
    units = np.where(numbers == 100, 10, numbers % 10)
    net = Net(read((TARGET / "weights.bin").read_bytes()))
    train(net, images, tens, units, epochs, rate)
    write(net.whole())


if __name__ == "__main__":
    main()
