"""Writes the table of word pieces and the two bodies as the server reads them: ONNX in 8 bits, and a table in 8 bits."""

import numpy as np
import torch
from encoder import Body, Encoder, Entailment, mean_of
from torch import nn


class PlainLayer(nn.Module):
    """A layer written out in single products, which the quantiser knows."""

    def __init__(self, layer):
        super().__init__()
        self.layer = layer
        for name, part in zip(("q", "k", "v"), range(3)):
            linear = nn.Linear(384, 384)
            linear.weight.data.copy_(layer.qkv.weight[part * 384 : (part + 1) * 384])
            linear.bias.data.copy_(layer.qkv.bias[part * 384 : (part + 1) * 384])
            setattr(self, name, linear)

    def forward(self, x: torch.Tensor, bias: torch.Tensor) -> torch.Tensor:
        heads = lambda y: y.reshape(x.shape[0], x.shape[1], 12, 32).transpose(1, 2)
        q, k, v = heads(self.q(x)), heads(self.k(x)), heads(self.v(x))
        a = torch.softmax(q @ k.transpose(-1, -2) * (32**-0.5) + bias, -1) @ v
        a = self.layer.mix(a.transpose(1, 2).reshape(x.shape[0], x.shape[1], 384))
        x = self.layer.mix_norm(x + a)
        return self.layer.norm(x + self.layer.down(nn.functional.gelu(self.layer.up(x))))


class PlainBody(nn.Module):
    def __init__(self, body: Body):
        super().__init__()
        self.body = body
        self.layers = nn.ModuleList(PlainLayer(layer) for layer in body.layers)

    def forward(self, pieces: torch.Tensor, mask: torch.Tensor, sides: torch.Tensor | None) -> torch.Tensor:
        side = self.body.side[0] if sides is None else nn.functional.embedding(sides, self.body.side)
        x = self.body.norm(pieces + self.body.place[: pieces.shape[1]] + side)
        bias = (1.0 - mask[:, None, None, :]) * -1e4
        for layer in self.layers:
            x = layer(x, bias)
        return x


class SearchGraph(nn.Module):
    def __init__(self, encoder: Encoder):
        super().__init__()
        self.body = PlainBody(encoder.body)

    def forward(self, pieces: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        return nn.functional.normalize(mean_of(self.body(pieces, mask, None), mask), dim=-1)


class EntailmentGraph(nn.Module):
    def __init__(self, model: Entailment):
        super().__init__()
        self.body = PlainBody(model.encoder.body)
        self.head = model.head

    def forward(self, pieces: torch.Tensor, mask: torch.Tensor, sides: torch.Tensor) -> torch.Tensor:
        return self.head(self.body(pieces, mask, sides), mask)


def write_table(table: torch.Tensor, count: int, path: str) -> np.ndarray:
    """Rows in 8 bits, each with a scale: all scales (float32), then all rows. Returns the table as the server sees it."""
    values = table[:count].detach().float().cpu().numpy()
    scale = (np.maximum(np.abs(values).max(1), 1e-9) / 127).astype(np.float32)
    rows = np.round(values / scale[:, None]).astype(np.int8)
    with open(path, "wb") as out:
        out.write(scale.tobytes())
        out.write(rows.tobytes())
    return rows * scale[:, None]


def write_graph(graph: nn.Module, has_sides: bool, path: str) -> None:
    graph = graph.eval().cpu().float()
    pieces, mask = torch.randn(2, 16, 384), torch.ones(2, 16)
    inputs, names = [pieces, mask], ["pieces", "mask"]
    if has_sides:
        inputs.append(torch.zeros(2, 16, dtype=torch.long))
        names.append("sides")
    extra = {} if torch.__version__.startswith("1.") else {"dynamo": False}
    torch.onnx.export(
        graph, tuple(inputs), path, input_names=names, output_names=["out"], opset_version=15,
        dynamic_axes={name: {0: "many", 1: "long"} for name in names} | {"out": {0: "many"}}, **extra,
    )


def quantise(path: str, out: str) -> None:
    from onnxruntime.quantization import QuantType, quantize_dynamic

    quantize_dynamic(
        path, out, weight_type=QuantType.QInt8, per_channel=True, op_types_to_quantize=["MatMul"],
        extra_options={"MatMulConstBOnly": True},
    )
