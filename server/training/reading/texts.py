"""Reads the packed data, keeps texts as ragged arrays of word pieces on the device, and makes batches of them there."""

import json
import lzma
import multiprocessing
import os
import time

import numpy as np
import torch

from word_pieces import WordPieces

DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
# Without an accelerator only trials are possible: steps are that much smaller.
SHARE = 1 if DEVICE == "cuda" else 1 / 64
_BEGIN = time.time()


def log(*what) -> None:
    print(f"{time.time() - _BEGIN:7.1f}", *what, flush=True)


def rows(path: str, most: int | None = None) -> list:
    if not os.path.exists(path):
        log("not there:", os.path.basename(path))
        return []
    found = []
    with lzma.open(path, "rt", encoding="utf8") as lines:
        for line in lines:
            found.append(json.loads(line))
            if most and len(found) >= most:
                break
    return found


def paragraphs(path: str, most: int | None = None) -> list[str]:
    with lzma.open(path, "rt", encoding="utf8") as lines:
        return [line.strip() for number, line in enumerate(lines) if most is None or number < most]


class Texts:
    """Many texts, one after another; the first and last piece of a sequence are put in when a batch is made."""

    def __init__(self, flat: np.ndarray, sizes: np.ndarray, pieces: WordPieces):
        self.flat = torch.from_numpy(flat.astype(np.int32)).to(DEVICE)
        self.sizes = torch.from_numpy(sizes.astype(np.int64)).to(DEVICE)
        self.begins = torch.cumsum(self.sizes, 0) - self.sizes
        self.pieces = pieces

    def __len__(self) -> int:
        return len(self.sizes)

    def cut(self, chosen: torch.Tensor, most: int) -> tuple[torch.Tensor, torch.Tensor]:
        """The pieces of the chosen texts, padded, and their sizes."""
        sizes = self.sizes[chosen].clamp(max=most)
        place = torch.arange(int(sizes.max()), device=DEVICE)
        at = (self.begins[chosen, None] + place).clamp(max=len(self.flat) - 1)
        inside = place < sizes[:, None]
        return torch.where(inside, self.flat[at].long(), self.pieces.pad), sizes

    def single(self, chosen: torch.Tensor, most: int) -> torch.Tensor:
        """[CLS] text [SEP]"""
        ids, sizes = self.cut(chosen, most)
        out = torch.zeros(len(ids), padded(ids.shape[1] + 2), dtype=torch.long, device=DEVICE)
        out[:, 0] = self.pieces.start
        out[:, 1 : ids.shape[1] + 1] = ids
        out[torch.arange(len(ids), device=DEVICE), sizes + 1] = self.pieces.end
        return out


def padded(size: int) -> int:
    return (size + 15) // 16 * 16


def join(
    first: tuple[torch.Tensor, torch.Tensor], second: tuple[torch.Tensor, torch.Tensor], pieces: WordPieces
) -> tuple[torch.Tensor, torch.Tensor]:
    """[CLS] first [SEP] second [SEP], and which side each piece is on."""
    (a, a_size), (b, b_size) = first, second
    size = padded(int((a_size + b_size).max()) + 3)
    ids = torch.zeros(len(a), size, dtype=torch.long, device=DEVICE)
    row = torch.arange(len(a), device=DEVICE)
    ids[:, 0] = pieces.start
    ids[:, 1 : a.shape[1] + 1] = a[:, : size - 1]
    ids[row, a_size + 1] = pieces.end
    place = torch.arange(b.shape[1], device=DEVICE)
    inside = place < b_size[:, None]
    to = (a_size[:, None] + 2 + place)[inside]
    ids[row[:, None].expand_as(b)[inside], to] = b[inside]
    ids[row, a_size + b_size + 2] = pieces.end
    sides = (torch.arange(size, device=DEVICE) > (a_size + 1)[:, None]) & (ids != pieces.pad)
    return ids, sides.long()


_shared: tuple[WordPieces, int] | None = None


def _encode_part(part: list[str]) -> tuple[np.ndarray, np.ndarray]:
    assert _shared
    pieces, most = _shared
    encoded = [pieces.encode(text, most) for text in part]
    sizes = np.array([len(e) for e in encoded], dtype=np.int32)
    return np.array([i for e in encoded for i in e], dtype=np.uint16), sizes


def encode(texts: list[str], pieces: WordPieces, most: int) -> Texts:
    """Splits texts on all cores. An empty text becomes one unknown piece, as nothing can be read from none."""
    global _shared
    _shared = (pieces, most)
    parts = [texts[at : at + 4000] for at in range(0, len(texts), 4000)]
    if len(parts) > 2:
        with multiprocessing.get_context("fork").Pool(os.cpu_count()) as pool:
            done = pool.map(_encode_part, parts, chunksize=1)
    else:
        done = [_encode_part(part) for part in parts]
    flat, sizes = [], []
    for part_flat, part_sizes in done:
        if (part_sizes == 0).any():
            at = np.repeat(np.cumsum(part_sizes) - part_sizes, part_sizes == 0)
            part_flat = np.insert(part_flat, at, pieces.unknown)
            part_sizes = np.maximum(part_sizes, 1)
        flat.append(part_flat)
        sizes.append(part_sizes)
    return Texts(np.concatenate(flat), np.concatenate(sizes), pieces)


def by_size(sizes: torch.Tensor, budget: int):
    """Batches of texts of like size, with at most so many pieces each, for measuring."""
    order = torch.argsort(sizes).cpu()
    at = 0
    while at < len(order):
        size = int(sizes[order[min(at + 64, len(order) - 1)]]) + 2
        count = max(16, budget // padded(size))
        yield order[at : at + count].to(DEVICE)
        at += count
