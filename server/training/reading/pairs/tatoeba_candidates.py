"""Pairs of near-equal English sentences with their Italian translations, to be labelled by a teacher in English.

    python3 tatoeba_candidates.py --parallel parallel-it-en.jsonl.zst --out tatoeba-pairs.jsonl.xz

Every row is [english a, english b, italian a, italian b]: the two English sentences differ in one or two words."""

import argparse
import itertools
import json
import re
from collections import Counter

import pair_tools

CONTRACTIONS = [
    (r"\bcan't\b", "can not"), (r"\bcannot\b", "can not"), (r"\bwon't\b", "will not"), (r"n't\b", " not"), (r"'m\b", " am"),
    (r"'re\b", " are"), (r"'ve\b", " have"), (r"'ll\b", " will"), (r"'d\b", " would"), (r"\b(it|he|she|that|there|what)'s\b", r"\1 is"),
]
GAP = "\0"


def words_of(sentence):
    text = sentence.lower().replace("’", "'")
    for pattern, full in CONTRACTIONS:
        text = re.sub(pattern, full, text)
    return tuple(re.findall(r"[\w']+", text))


def keys_of(words, two_gaps):
    """The sentence with one word (or two) struck out, and with one word left out."""
    for spot in range(len(words)):
        yield words[:spot] + (GAP,) + words[spot + 1 :]
    if two_gaps and len(words) >= 6:
        for one, two in itertools.combinations(range(len(words)), 2):
            yield words[:one] + (GAP,) + words[one + 1 : two] + (GAP,) + words[two + 1 :]
    yield words
    for spot in range(len(words)):
        yield words[:spot] + words[spot + 1 :]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--parallel", required=True)
    parser.add_argument("--forbidden", nargs="*", default=[])
    parser.add_argument("--limit", type=int, default=60000)
    parser.add_argument("--per-key", type=int, default=40, help="pairs taken from one group of near-equal sentences")
    parser.add_argument("--per-sentence", type=int, default=24)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", required=True)
    arguments = parser.parse_args()
    forbidden = pair_tools.forbidden_claims(arguments.forbidden)
    rng = pair_tools.rng_for(arguments.seed, "tatoeba")
    sentences = {}
    for line in pair_tools.open_text(arguments.parallel):
        row = json.loads(line)
        if row["source"] != "tatoeba" or "?" in row["en"] or pair_tools.normalise(row["en"]) in forbidden:
            continue
        words = words_of(row["en"])
        if 3 <= len(words) <= 14 and words not in sentences:
            sentences[words] = row
    groups = {}
    frequency = Counter(word for words in sentences for word in set(words))
    for words in sentences:
        for key in set(keys_of(words, two_gaps=True)):
            groups.setdefault(key, []).append(words)
        # Sentences that share two of their rarer words.
        rare = sorted((word for word in set(words) if 2 <= frequency[word] <= 900), key=lambda word: (frequency[word], word))[:5]
        for two in itertools.combinations(sorted(rare), 2):
            groups.setdefault(("rare", *two, GAP, GAP, GAP), []).append(words)
    pairs, used = {}, {}
    keys = [key for key, members in groups.items() if len(members) > 1]
    # Long shared parts first: they make the closest pairs.
    rng.shuffle(keys)
    keys.sort(key=lambda key: key.count(GAP))
    for key in keys:
        options = list(itertools.combinations(groups[key][:60], 2))
        rng.shuffle(options)
        taken = 0
        for one, two in options:
            pair = tuple(sorted((one, two)))
            shared = len(set(one) & set(two)) / max(len(set(one)), len(set(two)))
            if pair in pairs or one == two or shared < 0.55:
                continue
            if used.get(one, 0) >= arguments.per_sentence or used.get(two, 0) >= arguments.per_sentence:
                continue
            pairs[pair] = key.count(GAP)
            used[one] = used.get(one, 0) + 1
            used[two] = used.get(two, 0) + 1
            taken += 1
            if taken >= arguments.per_key:
                break
    rows = []
    for one, two in pairs:
        a, b = (sentences[one], sentences[two]) if rng.random() < 0.5 else (sentences[two], sentences[one])
        rows.append([a["en"], b["en"], a["it"], b["it"]])
    rng.shuffle(rows)
    rows = rows[: arguments.limit]
    pair_tools.write_rows(arguments.out, rows)
    print(len(sentences), "sentences", len(rows), "pairs")


if __name__ == "__main__":
    main()
