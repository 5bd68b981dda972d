"""Shared helpers for the rule-made entailment pairs: reading text, splitting sentences, keeping evaluation text out,
drawing the split, writing rows."""

import hashlib
import json
import lzma
import random
import re
import subprocess
import unicodedata

DEV_SHARE = 0.03


def normalise(text):
    """Lower case, no accents, no punctuation, single spaces."""
    text = unicodedata.normalize("NFD", text.lower())
    text = "".join(letter for letter in text if not unicodedata.combining(letter))
    return " ".join(re.findall(r"\w+", text))


def stable_number(text):
    """The same number in [0, 1) for the same text on every machine."""
    digest = hashlib.blake2b(text.encode("utf-8"), digest_size=8).digest()
    return int.from_bytes(digest, "big") / 2**64


def split_of(premise_key):
    return "d" if stable_number("split " + premise_key) < DEV_SHARE else "t"


def rng_for(seed, key):
    return random.Random(f"{seed} {key}")


def open_text(path):
    """Lines of a plain, .xz or .zst text file."""
    if path.endswith(".xz"):
        with lzma.open(path, "rt", encoding="utf-8") as handle:
            yield from handle
    elif path.endswith(".zst"):
        process = subprocess.Popen(["zstd", "-dc", path], stdout=subprocess.PIPE)
        for line in process.stdout:
            yield line.decode("utf-8")
        process.wait()
    else:
        with open(path, encoding="utf-8") as handle:
            yield from handle


ABBREVIATIONS = (
    r"(?:\b(?:Mr|Mrs|Ms|Dr|St|Sr|Jr|Prof|Gen|Col|Lt|Capt|Sgt|Rev|Hon|No|Nos|Vol|vs|v|ca|c|approx|etc|Inc|Ltd|Co|Corp|"
    r"Mt|Ft|Fr|Gov|Sen|Rep|Adm|Maj|Messrs|Ave|Bros|ed|eds|pp|fl|dott|prof|sig|ing|avv|art|ecc|es|cfr|pag|vol|nr|"
    r"[A-Za-z]|[A-Z]\.[A-Z])\.)$"
)
ABBREVIATION_AT_END = re.compile(ABBREVIATIONS)
SENTENCE_BREAK = re.compile(r"(?<=[.!?])[\"”']? +(?=[\"“'(]?[A-ZÀ-ÖØ-Þ0-9])")


def sentences_of(paragraph):
    """Split a paragraph into sentences, careful with initials and abbreviations."""
    parts, start = [], 0
    for match in SENTENCE_BREAK.finditer(paragraph):
        piece = paragraph[start : match.start()].strip()
        if ABBREVIATION_AT_END.search(piece):
            continue
        if match.group(0)[0] in "\"”'":
            piece += match.group(0)[0]
        parts.append(piece)
        start = match.end()
    rest = paragraph[start:].strip()
    if rest:
        parts.append(rest)
    return parts


def forbidden_claims(claim_files):
    """Normalised claims of the evaluation sets (JSON arrays or JSON lines), never to be used as training text."""
    found = set()
    for path in claim_files:
        with open(path, encoding="utf-8") as handle:
            raw = handle.read()
        try:
            rows = json.loads(raw)
        except json.JSONDecodeError:
            rows = [json.loads(line) for line in raw.splitlines() if line.strip()]
        for row in rows:
            text = row.get("claim") or row.get("text") if isinstance(row, dict) else row
            if isinstance(text, str):
                found.add(normalise(text))
    return found


def reserved_titles(corpus_path, dataset_prefix="fever_"):
    """Normalised titles of the encyclopaedia pages kept for measuring, with and without their bracket."""
    titles = set()
    with open(corpus_path, encoding="utf-8") as handle:
        for line in handle:
            row = json.loads(line)
            if row["dataset"].startswith(dataset_prefix) and row.get("title"):
                title = row["title"].replace("_", " ")
                titles.add(normalise(title))
                titles.add(normalise(re.sub(r"\s*[(（].*", "", title)))
    titles.discard("")
    return titles


class RowWriter:
    """Collects rows, drops doubles, disagreeing doubles and evaluation text, and writes an .xz file of JSON arrays."""

    def __init__(self, forbidden):
        self.forbidden = forbidden
        self.rows = {}
        self.clashes = set()

    def add(self, premise, hypothesis, label, lang, source, split, *more):
        key = (normalise(premise), normalise(hypothesis))
        if not key[0] or not key[1] or key[0] in self.forbidden or key[1] in self.forbidden:
            return False
        if key in self.rows:
            if self.rows[key][2] != label:
                self.clashes.add(key)
            return False
        self.rows[key] = [premise, hypothesis, label, lang, source, split, *more]
        return True

    def finished(self):
        return [row for key, row in self.rows.items() if key not in self.clashes]


def write_rows(path, rows):
    filters = [{"id": lzma.FILTER_LZMA2, "preset": 2}]
    with lzma.open(path, "wt", encoding="utf-8", format=lzma.FORMAT_XZ, filters=filters) as handle:
        for row in rows:
            handle.write(json.dumps(row, ensure_ascii=False) + "\n")


def counts_by(rows, key):
    table = {}
    for row in rows:
        cell = table.setdefault(key(row), {"e": 0, "c": 0, "n": 0})
        cell[row[2]] += 1
    return table


def print_counts(rows, key):
    for name, cell in sorted(counts_by(rows, key).items()):
        print(f"{name:28s} e {cell['e']:6d}  c {cell['c']:6d}  n {cell['n']:6d}")
