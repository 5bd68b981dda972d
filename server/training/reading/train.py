"""
Trains the reading models in three steps, each a run of its own that leaves its state in a folder for the next:

  train.py meaning    the vocabulary's table, adaptation to Italian, alignment with the English original
  train.py entailment two teachers, then the model that ships
  train.py ship       the shallow search encoder, export to 8 bits, and what the 8 bits cost

Settings from the environment: DATA (packed data), MODEL (original.npz, vocabularies), STATE (between the steps), OUT (what
comes out), TIMES (factor on all times; the figures in README.md are with 1). Needs PyTorch, and for `ship` ONNX Runtime.
"""

import glob
import json
import os
import random
import sys

import numpy as np
import torch
from adapt import adapt, bilingual, stream, translations
from align import Lesson, align, embed
from encoder import Encoder, fewer_layers, original_encoder, read_original
from entail import CLAIM, LABELS, PREMISE, Exchange, Pairs, accuracy, fresh, judge, learn, learn_from_teachers
from export import EntailmentGraph, SearchGraph, quantise, write_graph, write_table
from measure import Evaluation
from texts import DEVICE, SHARE, Texts, by_size, encode, log, paragraphs, rows
from word_pieces import WordPieces, read_vocabulary

DATA, MODEL = os.environ.get("DATA", "data"), os.environ.get("MODEL", "model")
STATE, OUT = os.environ.get("STATE", "state"), os.environ.get("OUT", "out")
TIMES = float(os.environ.get("TIMES", "1"))
FEW = int(os.environ.get("FEW", "0")) or None
SEED = 7
RESULTS: dict = {}

# Pairs made by rule teach a pattern in few rows and then only repeat it.
WEIGHTS = {"knowledge": 0.4, "synth-wikipedia-it": 0.2, "synth-wikipedia-it-first": 0.7, "infotabs": 0.5, "breaking-nli": 0.3, "fever-train-nosubj": 0.5, "help": 0.3, "med": 0.4, "conjnli": 0.6, "paws": 0.7, "tabfact-small": 0.5, "folio": 0.5, "scitail": 0.8}
SPEAK_OF_CLAIMS = ("fever-train", "fever-symmetric", "foolmetwice", "wice", "feverous", "knowledge")


def weight_of(source: str) -> float:
    if source in WEIGHTS:
        return WEIGHTS[source]
    return 0.5 if source.startswith("synth") else 1.5 if source.startswith(("fever", "foolmetwice", "vitaminc")) else 1.0


def spread_sources(data: list) -> torch.Tensor:
    """No source outweighs the others by its size alone: beyond 60,000 rows its weight grows with the square root."""
    sizes: dict[str, int] = {}
    for row in data:
        sizes[row[4]] = sizes.get(row[4], 0) + 1
    share = {s: min(1.0, (60_000 / n) ** 0.5) * weight_of(s) for s, n in sizes.items()}
    log("sources", {s: (n, round(share[s], 2)) for s, n in sizes.items()})
    return torch.tensor([share[row[4]] for row in data], device=DEVICE)


def labelled_rows() -> tuple[list, list]:
    data = rows(os.path.join(DATA, "nli.xz"), FEW)
    for path in sorted(glob.glob(os.path.join(DATA, "pairs-*.xz"))):
        data += [row[:6] for row in rows(path, FEW)]
    data = [row for row in data if row[2] in LABELS]
    return [row for row in data if row[5] == "t"], [row for row in data if row[5] == "d"]


def pairs_of(data: list, pieces: WordPieces, weights: torch.Tensor | None = None) -> Pairs:
    labels = torch.tensor([LABELS[row[2]] for row in data], device=DEVICE)
    premises, claims = (encode([row[side] for row in data], pieces, most) for side, most in ((0, PREMISE), (1, CLAIM)))
    return Pairs(premises, claims, labels, torch.ones(len(data), device=DEVICE) if weights is None else weights)


def save(name: str, what) -> None:
    os.makedirs(STATE, exist_ok=True)
    torch.save(what, os.path.join(STATE, name))


def load(name: str):
    return torch.load(os.path.join(STATE, name), map_location="cpu")


def vocabularies() -> tuple[WordPieces, WordPieces]:
    old = WordPieces(read_vocabulary(os.path.join(MODEL, "original-vocab.txt")), keep_accents=False)
    return old, WordPieces(read_vocabulary(os.path.join(MODEL, "vocabulary.txt")))


def load_encoder(name: str) -> Encoder:
    state = load(name)
    layers = sum(key.endswith("up.bias") for key in state)
    encoder = Encoder(len(state["table.weight"]), layers)
    encoder.load_state_dict(state)
    return encoder.to(DEVICE)


def meaning() -> None:
    old, new = vocabularies()
    parallel = rows(os.path.join(DATA, "parallel.xz"), FEW)
    italian, english = (encode([row[side] for row in parallel], new, 80) for side in (0, 1))
    goes_with = translations(italian, english, len(new.vocabulary))
    original = original_encoder(read_original(os.path.join(MODEL, "original.npz"))).to(DEVICE).eval()
    encoder = bilingual(original, old, new, goes_with).to(DEVICE)
    score, partner = goes_with.max(1)
    back_score, back = goes_with.max(0)
    is_new = torch.tensor([piece not in old.ids for piece in new.vocabulary], device=DEVICE)
    exchange = torch.where(is_new, torch.where(score > 0.1, partner, -1), torch.where(back_score > 0.1, back, -1))
    exchange[exchange == torch.arange(len(exchange), device=DEVICE)] = -1
    log("words with a translation", int((exchange >= 0).sum()))
    save("exchange.pt", exchange.cpu())
    del goes_with

    passages = [p for p in paragraphs(os.path.join(DATA, "corpus-en.txt.xz"), FEW) if p]
    alone = [encode(passages, new, 250), encode([p for p in paragraphs(os.path.join(DATA, "corpus-it.txt.xz"), FEW) if p], new, 250)]
    log("texts encoded")
    text = stream(alone, italian, english, SEED)
    adapt(encoder, text, new, 200 * TIMES, batch=int(768 * SHARE))
    del text
    save("adapted.pt", encoder.state_dict())

    data, _ = labelled_rows()
    sentences = list({row[0] for row in data if row[3] == "en"} | {row[1] for row in data if row[3] == "en"})
    random.Random(SEED).shuffle(sentences)
    sentences = sentences[:400_000]
    about = [row for row in data if row[2] in "ec" and row[4].startswith(SPEAK_OF_CLAIMS) and len(row[0]) > 60]
    about += [[passage, query] for query, passage, *_ in rows(os.path.join(DATA, "search.xz"), FEW)]
    log("sentences", len(sentences), "claims with passages", len(about))

    def lesson(texts: list[str], most: int, encoded: Texts | None = None) -> Lesson:
        return Lesson(encoded or encode(texts, new, most), embed(original, encode(texts, old, most), most), most)

    teacher = embed(original, encode([row[1] for row in parallel], old, 80), 80)
    sides = Lesson(italian, teacher, 80), Lesson(english, teacher, 80)
    alone_lessons = [(lesson(sentences, 60), 512), (lesson(passages, 180, alone[0]), 256)]
    log("the teacher has spoken")
    held_out = torch.arange(0, len(parallel), max(10, len(parallel) // 1000), device=DEVICE)[:1000]
    claims = (encode([row[1] for row in about], new, 60), encode([row[0] for row in about], new, 170)) if about else None
    align(encoder, sides, alone_lessons, claims, 230 * TIMES, held_out)
    save("aligned.pt", encoder.state_dict())
    evaluation = Evaluation(rows(os.path.join(DATA, "evaluation.xz")), new)
    evaluation.recall("words", evaluation.by_words.topk(10, 1).indices)
    evaluation.search(encoder, "aligned")
    evaluation.split_with(old)
    evaluation.search(original, "original")


def neighbours(encoder: Encoder, parallel: list, pieces: WordPieces) -> list[tuple[int, int]]:
    """For each parallel sentence another one near in meaning: pairs that nobody labelled, there in both languages."""
    usable = [at for at, row in enumerate(parallel) if row[2] != "omw-lemmas" and 20 < len(row[1]) < 260]
    random.Random(SEED).shuffle(usable)
    usable = usable[:160_000]
    vectors = embed(encoder, encode([parallel[at][1] for at in usable], pieces, 60), 60)
    found = []
    for begin in range(0, len(usable), 4096):
        scores = vectors[begin : begin + 4096] @ vectors.T
        best = scores.topk(4, 1).indices[:, 1:].tolist()
        for offset, near in enumerate(best):
            a = usable[begin + offset]
            found += [(a, usable[near[0]]), (usable[near[1]], a), (a, usable[near[2]])]
            if random.random() < 0.15:
                found.append((a, a))
    return found


def entailment() -> None:
    _, pieces = vocabularies()
    aligned = load_encoder("aligned.pt")
    partner = load("exchange.pt").to(DEVICE)
    partner = torch.cat([partner, torch.full((aligned.table.num_embeddings - len(partner),), -1, device=DEVICE)])
    inner = torch.tensor([p.startswith("##") for p in pieces.vocabulary], device=DEVICE)
    inner = torch.cat([inner, torch.zeros(len(partner) - len(inner), dtype=torch.bool, device=DEVICE)])
    data, held_out = labelled_rows()
    labelled, dev = pairs_of(data, pieces, spread_sources(data)), pairs_of(held_out, pieces)
    groups = [f"{row[4]} {row[3]}" for row in held_out]
    log("labelled", len(data), "held out", len(held_out))
    evaluation = Evaluation(rows(os.path.join(DATA, "evaluation.xz")), pieces)
    best = evaluation.search(aligned, "aligned")

    teachers = []
    for number in range(2):
        torch.manual_seed(SEED + number)
        model = fresh(aligned)
        learn(f"teacher {number}", model, labelled, Exchange(partner, inner, 0.25), 110 * TIMES)
        accuracy(model, dev, groups)
        teachers.append(model)
    RESULTS["teacher"] = evaluation.stances(teachers[0], best)
    parallel = rows(os.path.join(DATA, "parallel.xz"), FEW)
    near = neighbours(aligned, parallel, pieces)
    side = [[row[language] for row in parallel] for language in (0, 1)]
    unlabelled = []
    texts = {
        (first, language): encode([side[language][pair[first]] for pair in near], pieces, 70)
        for first in (0, 1)
        for language in (0, 1)
    }
    weights = torch.ones(len(near), device=DEVICE)
    said = Pairs(texts[0, 1], texts[1, 1], None, weights)
    taught = sum(judge(model, said) for model in teachers) / len(teachers)
    log("unlabelled", len(near), "shares", taught.mean(0).tolist())
    # What teachers call neither is most of it; a third of that is enough.
    weights = torch.where(taught.argmax(-1) == 2, 0.33, 1.0)
    for a, b in ((0, 0), (0, 1), (1, 0)):
        pairs = Pairs(texts[0, a], texts[1, b], None, weights)
        pairs.taught = taught
        unlabelled.append(pairs)
    labelled.taught = sum(judge(model, labelled) for model in teachers) / len(teachers)
    model = fresh(aligned)
    model.load_state_dict(teachers[0].state_dict())
    learn_from_teachers(model, labelled, unlabelled, Exchange(partner, inner, 0.2), 170 * TIMES)
    RESULTS["accuracy"] = accuracy(model, dev, groups)
    RESULTS["entailment"] = evaluation.stances(model, best)
    save("entailment.pt", {k: v for k, v in model.state_dict().items() if not k.startswith("encoder.table")})


def ship() -> None:
    os.makedirs(OUT, exist_ok=True)
    _, pieces = vocabularies()
    aligned = load_encoder("aligned.pt")
    for parameter in aligned.parameters():
        parameter.requires_grad_(False)
    small = fewer_layers(aligned, list(range(0, len(aligned.body.layers), 2))).to(DEVICE)
    for parameter in small.body.parameters():
        parameter.requires_grad_(True)
    small.table.requires_grad_(False)
    parallel = rows(os.path.join(DATA, "parallel.xz"), FEW)
    passages = [p for n in ("en", "it") for p in paragraphs(os.path.join(DATA, f"corpus-{n}.txt.xz"), FEW) if p]
    data, _ = labelled_rows()
    sentences = list({row[1] for row in data} | {row[0] for row in data})[:500_000]
    random.Random(SEED).shuffle(passages)
    italian, english = (encode([row[side] for row in parallel], pieces, 80) for side in (0, 1))
    lesson = lambda texts, most: Lesson(texts, embed(aligned, texts, most), most)
    sides = Lesson(italian, embed(aligned, italian, 80), 80), Lesson(english, embed(aligned, english, 80), 80)
    others = [(lesson(encode(sentences, pieces, 60), 60), 512), (lesson(encode(passages[:300_000], pieces, 180), 180), 256)]
    held_out = torch.arange(0, len(parallel), max(10, len(parallel) // 1000), device=DEVICE)[:1000]
    align(small, sides, others, None, 100 * TIMES, held_out, 3e-4)
    evaluation = Evaluation(rows(os.path.join(DATA, "evaluation.xz")), pieces)
    evaluation.search(small, "shallow")

    count = len(pieces.vocabulary)
    table = torch.from_numpy(write_table(aligned.table.weight, count, os.path.join(OUT, "pieces.bin")))
    graphs = {"search": (SearchGraph(aligned), False), "search-small": (SearchGraph(small), False)}
    model = fresh(aligned)
    missing = model.load_state_dict(load("entailment.pt"), strict=False)
    assert all(key.startswith("encoder.table") for key in missing.missing_keys), missing
    graphs["entailment"] = (EntailmentGraph(model), True)
    for name, (graph, has_sides) in graphs.items():
        path = os.path.join(STATE, name + ".onnx")
        write_graph(graph, has_sides, path)
        quantise(path, os.path.join(STATE, name + "-8.onnx"))
        log(name, os.path.getsize(os.path.join(STATE, name + "-8.onnx")))
    split_file(os.path.join(STATE, "entailment-8.onnx"), os.path.join(OUT, "entailment"))
    split_file(os.path.join(STATE, "search-small-8.onnx"), os.path.join(OUT, "search-small"))
    # Both search encoders together are more than comes back; the deep one is written again where the shallow one is worse.
    recall = {name: eight_bits(evaluation, name, table) for name in ("search-small", "search")}
    if recall["search"] > recall["search-small"] + 0.01:
        os.remove(os.path.join(OUT, "search-small.0"))
        split_file(os.path.join(STATE, "search-8.onnx"), os.path.join(OUT, "search"))


def split_file(path: str, to: str, most: int = 15_000_000) -> None:
    data = open(path, "rb").read()
    for number, begin in enumerate(range(0, len(data), most)):
        with open(f"{to}.{number}", "wb") as out:
            out.write(data[begin : begin + most])


def eight_bits(evaluation: Evaluation, name: str, table: torch.Tensor) -> float:
    """Mean recall with vectors from the 8-bit encoder, of passages' first 100 pieces."""
    import onnxruntime

    session = onnxruntime.InferenceSession(os.path.join(STATE, name + "-8.onnx"), providers=["CPUExecutionProvider"])

    def vectors(texts: Texts, most: int) -> torch.Tensor:
        out = torch.zeros(len(texts), 384)
        for chosen in by_size(texts.sizes.clamp(max=most), 8192):
            ids = texts.single(chosen, most).cpu()
            feed = {"pieces": table[ids].float().numpy(), "mask": (ids != 0).float().numpy()}
            out[chosen.cpu()] = torch.from_numpy(session.run(None, feed)[0])
        return out.to(DEVICE)

    meaning = vectors(evaluation.claim_texts, 60) @ vectors(evaluation.passage_texts, 100).T
    best = evaluation.fuse(meaning, name + " in 8 bits")
    return float(np.mean(list(evaluation.recall(name, best).values())))


if __name__ == "__main__":
    torch.manual_seed(SEED)
    random.seed(SEED)
    np.random.seed(SEED)
    if DEVICE == "cuda":
        torch.set_float32_matmul_precision("high")
    {"meaning": meaning, "entailment": entailment, "ship": ship}[sys.argv[1]]()
    os.makedirs(OUT, exist_ok=True)
    json.dump(RESULTS, open(os.path.join(OUT, f"results-{sys.argv[1]}.json"), "w"), indent=1)
    log("end")
