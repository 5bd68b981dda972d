"""
Makes the English original bilingual: new rows of the table begin as their translations, then masked and translation
language modelling (Devlin et al. 2019; Conneau and Lample 2019) on Italian, English and parallel text.
"""

import numpy as np
import torch
import torch.nn.functional as F
from encoder import WIDTH, Encoder
from schedule import train_for
from texts import DEVICE, Texts, log
from torch import nn
from word_pieces import WordPieces

LONG = 128


def translations(italian: Texts, english: Texts, size: int, most: int = 60) -> torch.Tensor:
    """How closely each piece of Italian goes with each of English in parallel sentences: the squared cosine of their counts."""
    together = torch.zeros(size, size, device=DEVICE)
    counts = torch.zeros(2, size, device=DEVICE)
    for begin in range(0, len(italian), 8192):
        chosen = torch.arange(begin, min(begin + 8192, len(italian)), device=DEVICE)
        sides = []
        for side, texts in enumerate((italian, english)):
            ids, _ = texts.cut(chosen, most)
            there = torch.zeros(len(chosen), size, device=DEVICE, dtype=torch.bfloat16)
            there.scatter_(1, ids, 1.0)
            there[:, texts.pieces.pad] = 0
            counts[side] += there.sum(0, dtype=torch.float32)
            sides.append(there)
        together += (sides[0].T @ sides[1]).float()
    return together.square_().div_(counts[0].clamp(min=8)[:, None]).div_(counts[1].clamp(min=8)[None])


def bilingual(original: Encoder, old: WordPieces, new: WordPieces, goes_with: torch.Tensor) -> Encoder:
    encoder = Encoder((len(new.vocabulary) + 63) // 64 * 64, len(original.body.layers))
    encoder.body.load_state_dict(original.body.state_dict())
    table = original.table.weight.detach()
    known = [number for number, piece in enumerate(new.vocabulary) if piece in old.ids]
    is_known = torch.zeros(len(new.vocabulary), dtype=torch.bool, device=DEVICE)
    is_known[torch.tensor(known, device=DEVICE)] = True
    out = encoder.table.weight.detach()
    out.zero_()
    out[known] = table[[old.ids[new.vocabulary[number]] for number in known]].cpu()
    english_only = goes_with[: len(new.vocabulary), : len(new.vocabulary)] * is_known
    score, partner = english_only.topk(4, 1)
    by_translation = 0
    for number, piece in enumerate(new.vocabulary):
        if is_known[number]:
            continue
        if score[number, 0] > 0.08:
            weight = score[number].square()
            out[number] = (out[partner[number].cpu()] * (weight / weight.sum()).cpu()[:, None]).sum(0)
            by_translation += 1
        else:
            parts = old.encode(piece.removeprefix("##"), 20) or [old.unknown]
            out[number] = table[parts].mean(0).cpu()
    log("new pieces", len(new.vocabulary) - len(known), "begun as their translation", by_translation)
    return encoder


class MaskedModel(nn.Module):
    def __init__(self, encoder: Encoder):
        super().__init__()
        self.encoder = encoder
        self.head = nn.Sequential(nn.Linear(WIDTH, WIDTH), nn.GELU(), nn.LayerNorm(WIDTH))
        self.bias = nn.Parameter(torch.zeros(encoder.table.num_embeddings))

    def forward(self, ids: torch.Tensor, hidden: torch.Tensor, right: torch.Tensor) -> torch.Tensor:
        states = self.encoder.states(ids).reshape(-1, WIDTH)[hidden]
        return F.cross_entropy(F.linear(self.head(states), self.encoder.table.weight, self.bias).float(), right)


def stream(single: list[Texts], italian: Texts, english: Texts, seed: int) -> torch.Tensor:
    """All texts in random order as rows of one length; a parallel pair stands as one text, either side first."""
    shuffle = np.random.default_rng(seed)
    flats, begins, sizes, offset = [], [], [], 0
    for texts in (*single, italian, english):
        flats.append(texts.flat.cpu().numpy().astype(np.uint16))
        begins.append(texts.begins.cpu().numpy() + offset)
        sizes.append(texts.sizes.cpu().numpy())
        offset += len(flats[-1])
    flat = np.concatenate(flats)
    order = [(b, s) for part in range(len(single)) for b, s in zip(begins[part], sizes[part])]
    pairs = list(zip(zip(begins[-2], sizes[-2]), zip(begins[-1], sizes[-1])))
    documents = [(one,) for one in order] + [p if shuffle.random() < 0.5 else p[::-1] for p in pairs]
    end = np.array([italian.pieces.end], dtype=np.uint16)
    out = []
    for number in shuffle.permutation(len(documents)):
        for begin, size in documents[number]:
            out.append(flat[begin : begin + size])
            out.append(end)
    row = LONG - 1
    joined = np.concatenate(out)
    many = len(joined) // row
    log("pieces to read", len(joined))
    return torch.from_numpy(joined[: many * row].astype(np.int32)).view(many, row).to(DEVICE)


def adapt(encoder: Encoder, text: torch.Tensor, pieces: WordPieces, seconds: float, batch: int = 768) -> None:
    model = MaskedModel(encoder).to(DEVICE)
    count = int(batch * LONG * 0.2)
    real = len(pieces.vocabulary)
    forward = torch.compile(model) if DEVICE == "cuda" else model

    def loss_of(_share: float) -> torch.Tensor:
        chosen = torch.randint(0, len(text), (batch,), device=DEVICE)
        start = torch.full((batch, 1), pieces.start, device=DEVICE)
        ids = torch.cat([start, text[chosen].long()], 1)
        flat = ids.view(-1)
        lot = torch.rand(flat.shape, device=DEVICE)
        lot[(flat == pieces.end) | (flat == pieces.start)] = 2
        hidden = lot.topk(count, largest=False).indices
        right = flat[hidden].clone()
        fate = torch.rand(count, device=DEVICE)
        other = torch.randint(5, real, (count,), device=DEVICE)
        masked = torch.full_like(right, pieces.mask)
        flat[hidden] = torch.where(fate < 0.8, masked, torch.where(fate < 0.9, other, right))
        return forward(ids, hidden, right)

    train_for("masked", seconds, model, 6e-4, loss_of, warm=200)
