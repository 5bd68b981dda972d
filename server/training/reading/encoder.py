"""A BERT encoder (Devlin et al. 2019) in the size of gte-small, in plain PyTorch, and the heads that are trained on it."""

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

WIDTH, HEADS, INNER, PLACES = 384, 12, 1536, 256


class Layer(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.qkv = nn.Linear(WIDTH, 3 * WIDTH)
        self.mix = nn.Linear(WIDTH, WIDTH)
        self.mix_norm = nn.LayerNorm(WIDTH, eps=1e-12)
        self.up = nn.Linear(WIDTH, INNER)
        self.down = nn.Linear(INNER, WIDTH)
        self.norm = nn.LayerNorm(WIDTH, eps=1e-12)

    def forward(self, x: torch.Tensor, bias: torch.Tensor, drop: float) -> torch.Tensor:
        many, long, _ = x.shape
        q, k, v = self.qkv(x).view(many, long, 3, HEADS, WIDTH // HEADS).permute(2, 0, 3, 1, 4)
        if hasattr(F, "scaled_dot_product_attention"):
            a = F.scaled_dot_product_attention(q, k, v, attn_mask=bias.to(q.dtype))
        else:
            a = torch.softmax(q @ k.transpose(-1, -2) / (WIDTH // HEADS) ** 0.5 + bias, -1) @ v
        a = self.mix(a.transpose(1, 2).reshape(many, long, WIDTH))
        x = self.mix_norm(x + F.dropout(a, drop, self.training))
        return self.norm(x + F.dropout(self.down(F.gelu(self.up(x))), drop, self.training))


class Body(nn.Module):
    """Everything after the table of word pieces, which the search encoder and the entailment model share."""

    def __init__(self, layers: int) -> None:
        super().__init__()
        self.place = nn.Parameter(torch.zeros(PLACES, WIDTH))
        self.side = nn.Parameter(torch.zeros(2, WIDTH))
        self.norm = nn.LayerNorm(WIDTH, eps=1e-12)
        self.layers = nn.ModuleList(Layer() for _ in range(layers))
        self.drop = 0.1

    def forward(self, pieces: torch.Tensor, mask: torch.Tensor, sides: torch.Tensor | None = None) -> torch.Tensor:
        side = self.side[0] if sides is None else F.embedding(sides, self.side)
        x = self.norm(pieces + self.place[: pieces.shape[1]] + side)
        x = F.dropout(x, self.drop, self.training)
        bias = (1.0 - mask[:, None, None, :].to(x.dtype)) * -1e4
        for layer in self.layers:
            x = layer(x, bias, self.drop)
        return x


def mean_of(states: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
    weight = mask[..., None].to(states.dtype)
    return (states * weight).sum(1) / weight.sum(1)


class Encoder(nn.Module):
    def __init__(self, pieces: int, layers: int = 12) -> None:
        super().__init__()
        self.table = nn.Embedding(pieces, WIDTH)
        self.body = Body(layers)

    def states(self, ids: torch.Tensor, sides: torch.Tensor | None = None) -> torch.Tensor:
        return self.body(self.table(ids), ids != 0, sides)

    def forward(self, ids: torch.Tensor) -> torch.Tensor:
        """The meaning of each text as a unit vector: the mean over its pieces."""
        return F.normalize(mean_of(self.states(ids), ids != 0).float(), dim=-1)


class EntailmentHead(nn.Module):
    """Entailed, contradicted or neither, from the first piece and the mean."""

    def __init__(self) -> None:
        super().__init__()
        self.inner = nn.Linear(2 * WIDTH, WIDTH)
        self.out = nn.Linear(WIDTH, 3)

    def forward(self, states: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        both = torch.cat([states[:, 0], mean_of(states, mask)], -1)
        return self.out(F.dropout(F.gelu(self.inner(F.dropout(both, 0.1, self.training))), 0.1, self.training))


class Entailment(nn.Module):
    def __init__(self, encoder: Encoder) -> None:
        super().__init__()
        self.encoder = encoder
        self.head = EntailmentHead()

    def forward(self, ids: torch.Tensor, sides: torch.Tensor) -> torch.Tensor:
        return self.head(self.encoder.states(ids, sides), ids != 0).float()


def read_original(path: str) -> dict[str, np.ndarray]:
    """The English original as unpack_original.py wrote it: matrices in 8 bits with a scale a row, the rest in 16."""
    file = np.load(path)
    weights = {}
    for name in file.files:
        if name.endswith(".q"):
            weights[name[:-2]] = file[name].astype(np.float32) * file[name[:-2] + ".s"].astype(np.float32)
        elif not name.endswith(".s"):
            weights[name] = file[name].astype(np.float32)
    return weights


def original_encoder(weights: dict[str, np.ndarray]) -> Encoder:
    table = weights["embeddings.word_embeddings.weight"]
    layers = sum(name.endswith("intermediate.dense.bias") for name in weights)
    encoder = Encoder(len(table), layers)
    tensor = lambda name: torch.from_numpy(np.ascontiguousarray(weights[name]))
    with torch.no_grad():
        encoder.table.weight.copy_(tensor("embeddings.word_embeddings.weight"))
        body = encoder.body
        body.place.copy_(tensor("embeddings.position_embeddings.weight")[:PLACES])
        body.side.copy_(tensor("embeddings.token_type_embeddings.weight"))
        copy_norm(body.norm, tensor, "embeddings.LayerNorm")
        for number, layer in enumerate(body.layers):
            at = f"encoder.layer.{number}."
            parts = [at + "attention.self." + part for part in ("query", "key", "value")]
            layer.qkv.weight.copy_(torch.cat([tensor(part + ".weight") for part in parts]))
            layer.qkv.bias.copy_(torch.cat([tensor(part + ".bias") for part in parts]))
            for linear, name in (
                (layer.mix, "attention.output.dense"),
                (layer.up, "intermediate.dense"),
                (layer.down, "output.dense"),
            ):
                linear.weight.copy_(tensor(at + name + ".weight"))
                linear.bias.copy_(tensor(at + name + ".bias"))
            copy_norm(layer.mix_norm, tensor, at + "attention.output.LayerNorm")
            copy_norm(layer.norm, tensor, at + "output.LayerNorm")
    return encoder


def copy_norm(norm: nn.LayerNorm, tensor, name: str) -> None:
    norm.weight.copy_(tensor(name + ".weight"))
    norm.bias.copy_(tensor(name + ".bias"))


def fewer_layers(encoder: Encoder, kept: list[int]) -> Encoder:
    """A shallower encoder that begins with some of the layers of a deeper one and shares its table."""
    small = Encoder(1, len(kept))
    small.table = encoder.table
    state = {k: v for k, v in encoder.body.state_dict().items() if not k.startswith("layers.")}
    for to, at in enumerate(kept):
        state |= {f"layers.{to}.{k}": v for k, v in encoder.body.layers[at].state_dict().items()}
    small.body.load_state_dict(state)
    return small
