"""Trains the recognizer of `nonosat scan` and writes its weights in whole numbers.

    python3 -m venv venv && venv/bin/pip install torch numpy pillow opencv-python-headless
    venv/bin/python tests/scan/train.py crops FOLDER         # 20 files of 8,000 crops
    venv/bin/python tests/scan/train.py net FOLDER           # FOLDER/net.pt, some 15 minutes
    venv/bin/python tests/scan/train.py weights FOLDER       # src/studio/scan/digits/weights.bin

`docs/SCAN.md` lists the fonts and the figures. The last step also writes `samples.bin`: crops of
fonts that were held out, with the scores that the Rust code must give bit for bit.
"""
import struct
import sys
import time
from multiprocessing import Pool
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional

import digits

HERE = Path(__file__).resolve().parent
TARGET = HERE.parent.parent / "src" / "studio" / "scan" / "digits"
FILES, EACH, CHECK = 20, 8000, 8000
EPOCHS, BATCH, RATE = 24, 256, 3e-3
CHANNELS, HIDDEN = (12, 24, 32), 64
NONE = 10  # the digit that is not there
SCORE = 64  # parts of a nat in a score


class Net(nn.Module):
    """Three convolutions and two dense layers; tens and units are told apart at the end."""

    def __init__(self):
        super().__init__()
        sizes = (1, *CHANNELS)
        pairs = zip(sizes, sizes[1:])
        self.convolutions = nn.ModuleList(nn.Conv2d(a, b, 3, padding=1) for a, b in pairs)
        self.hidden = nn.Linear(CHANNELS[-1] * 16, HIDDEN)
        self.last = nn.Linear(HIDDEN, 22)
        self.drop = nn.Dropout(0.1)

    def forward(self, x):
        for layer in self.convolutions:
            x = functional.max_pool2d(torch.relu(layer(x)), 2)
        return self.last(self.drop(torch.relu(self.hidden(x.flatten(1)))))


def inputs(images):
    return (torch.as_tensor(images).float()[:, None] - 64) / 120


def pairs(numbers):
    """Tens and units of numbers."""
    numbers = torch.as_tensor(numbers)
    tens = torch.where(numbers < 10, NONE, numbers // 10)
    tens = torch.where(numbers == digits.BLANK, NONE, tens)
    units = torch.where(numbers == digits.BLANK, NONE, numbers % 10)
    return tens, units


def joint(last):
    """Scores of the numbers 0 to 99 and of a blank cell, from those of tens and units."""
    scores = np.zeros((len(last), 101), last.dtype)
    tens, units = last[:, :11], last[:, 11:]
    scores[:, :10] = tens[:, 10:] + units[:, :10]
    for ten in range(1, 10):
        scores[:, 10 * ten:10 * ten + 10] = tens[:, ten:ten + 1] + units[:, :10]
    scores[:, digits.BLANK] = tens[:, 10] + units[:, 10]
    return scores


def make(job):
    folder, held, seed, count = job
    torch.set_num_threads(1)
    fonts = digits.split()[1 if held else 0]
    images, numbers = digits.crops(fonts, count, seed)
    np.savez(folder / f"{'held' if held else 'train'}-{seed}.npz", images=images, numbers=numbers)


def make_all(folder):
    folder.mkdir(parents=True, exist_ok=True)
    train, held = digits.split()
    for name, fonts in (("train", train), ("held out", held)):
        print(name, len(fonts), sum(len(files) for _, files in fonts), [name for name, _ in fonts])
    jobs = [(folder, True, 1000, CHECK)] + [(folder, False, seed, EACH) for seed in range(FILES)]
    with Pool(2) as pool:
        for _ in pool.imap(make, jobs):
            print(".", end="", flush=True)


def load(folder, kind):
    files = [np.load(file) for file in sorted(folder.glob(f"{kind}-*.npz"))]
    return (np.concatenate([file["images"] for file in files]),
            np.concatenate([file["numbers"] for file in files]))


def train(folder):
    torch.set_num_threads(1)
    torch.manual_seed(1)
    images, numbers = load(folder, "train")
    held = load(folder, "held")
    tens, units = pairs(numbers)
    net = Net()
    print("weights", sum(weights.numel() for weights in net.parameters()), "crops", len(images))
    optimizer = torch.optim.AdamW(net.parameters(), lr=RATE, weight_decay=1e-3)
    steps = EPOCHS * (len(images) // BATCH)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, total_steps=steps, pct_start=0.05)
    start = time.time()
    for epoch in range(EPOCHS):
        order = torch.randperm(len(images))
        for first in range(0, len(images) - BATCH + 1, BATCH):
            picked = order[first:first + BATCH]
            last = net(inputs(images[picked]))
            loss = functional.cross_entropy(last[:, :11], tens[picked])
            loss = loss + functional.cross_entropy(last[:, 11:], units[picked])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
        print(epoch, round(time.time() - start), "loss", round(loss.item(), 3), "held out",
              exact(net, *held), flush=True)
        torch.save(net.state_dict(), folder / "net.pt")


def exact(net, images, numbers):
    net.eval()
    with torch.no_grad():
        scores = joint(np.concatenate([net(inputs(part)).numpy()
                                       for part in np.array_split(images, 16)]))
    net.train()
    return round(float((scores.argmax(1) == numbers).mean()), 4)


class Whole:
    """The net in whole numbers: weights of 8 bits, sums of 32, activations of 8.

    A layer multiplies its sums by a factor of 2^-24 parts for each channel, rounds down, and cuts
    to 0 to 255. The last layer gives scores in parts of a nat.
    """

    def __init__(self, net, images):
        self.layers = []
        x, scale = inputs(images), 1 / 120  # of one unit of the input
        layers = [*net.convolutions, net.hidden, net.last]
        for place, layer in enumerate(layers):
            with torch.no_grad():
                if place == 3:
                    x = x.flatten(1)
                x = layer(x)
                is_last = place == len(layers) - 1
                if not is_last:
                    x = torch.relu(x)
                    if place < 3:
                        x = functional.max_pool2d(x, 2)
            sample = x.flatten()[:4_000_000].numpy()
            after = 1 / SCORE if is_last else float(np.quantile(sample, 0.9999)) / 255
            self.add(layer, scale, after)
            scale = after

    def add(self, layer, before, after):
        weights = layer.weight.detach().flatten(1).numpy().astype(np.float64)
        unit = np.abs(weights).max(1) / 127
        whole = np.rint(weights / unit[:, None]).astype(np.int64)
        bias = np.rint(layer.bias.detach().numpy() / (unit * before)).astype(np.int64)
        factor = np.rint(unit * before / after * 2**24).astype(np.int64)
        self.layers.append((whole, bias, factor))

    def run(self, images):
        """Scores of tens and units, exactly as the Rust code computes them."""
        x = images.astype(np.int64)[:, None] - 64
        for place, (weights, bias, factor) in enumerate(self.layers):
            if place < 3:
                x = patches(x, weights) + bias[:, None, None]
                x = np.clip((x * factor[:, None, None]) >> 24, 0, 255)
                count, channels, side, _ = x.shape
                x = x.reshape(count, channels, side // 2, 2, side // 2, 2).max((3, 5))
            else:
                x = (x.reshape(len(x), -1) @ weights.T + bias) * factor >> 24
                if place == 3:
                    x = np.clip(x, 0, 255)
        return x

    def write(self, path):
        """For each layer: weights as bytes, then biases and factors of 32 bits, low byte first."""
        with open(path, "wb") as file:
            for weights, bias, factor in self.layers:
                file.write(weights.astype(np.int8).tobytes())
                file.write(bias.astype("<i4").tobytes())
                file.write(factor.astype("<i4").tobytes())


def patches(x, weights):
    """A convolution of 3x3 with one row of zeros around, in whole numbers."""
    count, channels, side, _ = x.shape
    padded = np.pad(x, ((0, 0), (0, 0), (1, 1), (1, 1)))
    rows = [padded[:, :, dy:dy + side, dx:dx + side] for dy in range(3) for dx in range(3)]
    stacked = np.stack(rows, 2).reshape(count, channels * 9, side * side)
    # The numbers are below 2^53, so these sums are exact.
    sums = weights.astype(np.float64) @ stacked.astype(np.float64)
    return sums.astype(np.int64).reshape(count, -1, side, side)


def figures(scores, numbers):
    """How often the best numbers are right."""
    order = np.argsort(-scores, axis=1, kind="stable")
    right = order == numbers[:, None]
    best = np.take_along_axis(scores, order[:, :2], 1)
    margin = (best[:, 0] - best[:, 1]) / SCORE
    one, two, blank = numbers < 10, (numbers >= 10) & (numbers < 100), numbers == digits.BLANK
    print("exact", right[:, 0].mean(), "one digit", right[one, 0].mean(), "two",
          right[two, 0].mean(), "blank", right[blank, 0].mean())
    print("in best 2, 5, 12:", [round(right[:, :most].any(1).mean(), 4) for most in (2, 5, 12)])
    for least in (1, 2, 3, 4, 5, 6, 8):
        sure = margin >= least
        print("margin", least, "share", round(sure.mean(), 4), "right", right[sure, 0].mean())


def write(folder):
    net = Net()
    net.load_state_dict(torch.load(folder / "net.pt"))
    net.eval()
    images, numbers = load(folder, "held")
    print("in fractions", exact(net, images, numbers))
    net.eval()
    whole = Whole(net, load(folder, "train")[0][:3000])
    last = np.concatenate([whole.run(part) for part in np.array_split(images, 32)])
    figures(joint(last), numbers)
    TARGET.mkdir(parents=True, exist_ok=True)
    whole.write(TARGET / "weights.bin")
    with open(TARGET / "samples.bin", "wb") as file:
        for image, number, scores in list(zip(images, numbers, last))[:12]:
            file.write(struct.pack("<B", number) + image.tobytes() + scores.astype("<i4").tobytes())
    print("wrote", TARGET, sum(file.stat().st_size for file in TARGET.glob("*.bin")), "bytes")


if __name__ == "__main__":
    steps = {"crops": make_all, "net": train, "weights": write}
    steps[sys.argv[1]](Path(sys.argv[2]))
