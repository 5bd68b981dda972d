"""
Packs the data that the training reads into few small files, so that they can be carried to another machine.

usage: pack.py --data FOLDER --evaluation FOLDER --knowledge FOLDER --out FOLDER
`--data` holds nli.jsonl.zst, parallel-it-en.jsonl.zst (see README.md for their form), `--evaluation` claims_public.jsonl
and corpus.jsonl, which are for measuring only.
"""

import argparse
import glob
import json
import lzma
import os
import subprocess

# Licences that do not let a model trained on them ship.
LEFT_OUT = {"ted-nc", "stsb-mt"}


def zstd_lines(path: str):
    process = subprocess.Popen(["zstd", "-dc", path], stdout=subprocess.PIPE)
    assert process.stdout
    yield from map(json.loads, process.stdout)


def write_lines(path: str, rows) -> None:
    count = 0
    with lzma.open(path, "wt", encoding="utf8", preset=4) as out:
        for row in rows:
            out.write(json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n")
            count += 1
    print(os.path.basename(path), count, "rows", os.path.getsize(path) // 1024, "KB")


def entailment_rows(path: str):
    for row in zstd_lines(path):
        if row["licence_ok"] or row["split"] == "dev":
            yield [
                row["premise"][:700], row["hypothesis"][:300], row["label"][0],
                row["lang"], row["source"], row["split"][0],
            ]


def parallel_rows(path: str):
    for row in zstd_lines(path):
        if row["source"] not in LEFT_OUT:
            yield [row["it"][:500], row["en"][:500], row["source"]]


def evaluation_rows(folder: str):
    for line in open(os.path.join(folder, "corpus.jsonl"), encoding="utf8"):
        row = json.loads(line)
        yield ["passage", row["doc_id"], row["title"], row["text"][:900], row["lang"], row["dataset"]]
    for line in open(os.path.join(folder, "claims_public.jsonl"), encoding="utf8"):
        row = json.loads(line)
        yield ["claim", row["id"], row["dataset"], row["lang"], row["claim"], row["level"], row["gold"]]


def knowledge_rows(folder: str):
    for path in sorted(glob.glob(os.path.join(folder, "claims", "*.json"))):
        for entry in json.load(open(path, encoding="utf8"))["claims"]:
            yield [entry["id"], entry["level"], entry["wordings"], entry.get("contrary"), entry["explanation"]]
    for path in sorted(glob.glob(os.path.join(folder, "facts", "*.json"))):
        for entry in json.load(open(path, encoding="utf8"))["facts"]:
            yield [entry["id"], "vero", entry.get("said") or {}, None, entry["text"]]


def main() -> None:
    arguments = argparse.ArgumentParser()
    for name in ("data", "evaluation", "knowledge", "out"):
        arguments.add_argument("--" + name, required=True)
    given = arguments.parse_args()
    at = lambda name: os.path.join(given.out, name)
    write_lines(at("nli.xz"), entailment_rows(os.path.join(given.data, "nli.jsonl.zst")))
    write_lines(at("parallel.xz"), parallel_rows(os.path.join(given.data, "parallel-it-en.jsonl.zst")))
    write_lines(at("evaluation.xz"), evaluation_rows(given.evaluation))
    write_lines(at("knowledge.xz"), knowledge_rows(given.knowledge))


if __name__ == "__main__":
    main()
