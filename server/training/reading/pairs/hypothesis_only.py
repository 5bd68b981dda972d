"""How far the hypothesis alone, or the overlap alone, gives the label away: naive Bayes on words, and on overlap bins.

    python3 hypothesis_only.py rows.jsonl.xz"""

import json
import lzma
import math
import random
import re
import sys
from collections import Counter, defaultdict


def features(row):
    words = re.findall(r"\w+", row[1].lower())
    return [*words, *(f"{a} {b}" for a, b in zip(words, words[1:]))]


def overlap_bin(row):
    have = set(re.findall(r"\w+", row[0].lower()))
    words = re.findall(r"\w+", row[1].lower())
    return int(10 * sum(word in have for word in words) / max(1, len(words)))


def main():
    rows = [json.loads(line) for line in lzma.open(sys.argv[1], "rt", encoding="utf-8")]
    random.Random(1).shuffle(rows)
    rows = rows[:40000]
    half = len(rows) * 3 // 4
    counts, totals, labels = defaultdict(Counter), Counter(), Counter()
    bins = defaultdict(Counter)
    for row in rows[:half]:
        labels[row[2]] += 1
        bins[overlap_bin(row)][row[2]] += 1
        for word in features(row):
            counts[word][row[2]] += 1
            totals[row[2]] += 1
    right = by_bin = 0
    for row in rows[half:]:
        scores = {label: math.log(labels[label]) for label in "ecn"}
        for word in features(row):
            if word in counts and sum(counts[word].values()) > 2:
                for label in scores:
                    scores[label] += math.log((counts[word][label] + 0.5) / (totals[label] + 1))
        right += max(scores, key=scores.get) == row[2]
        by_bin += bins[overlap_bin(row)].most_common(1)[0][0] == row[2] if bins[overlap_bin(row)] else 0
    tested = len(rows) - half
    print(f"majority {max(labels.values()) / half:.3f}  hypothesis words {right / tested:.3f}  overlap {by_bin / tested:.3f}")


if __name__ == "__main__":
    main()
