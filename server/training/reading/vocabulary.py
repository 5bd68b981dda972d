"""
Makes the bilingual vocabulary: the pieces of the English original that English text uses, and new pieces learned from
Italian text by byte pair encoding (Sennrich et al. 2016) over words that the original splits.

usage: vocabulary.py --original vocab.txt --english FILE... --italian FILE... --pieces 14000 --out vocabulary.txt
Text files are plain or .xz, one paragraph a line.
"""

import argparse
import collections
import heapq
import lzma

from word_pieces import END, MASK, PAD, START, UNKNOWN, WordPieces, read_vocabulary, words_of

SPECIAL = [PAD, UNKNOWN, START, END, MASK]


def count_words(paths: list[str], every: int) -> collections.Counter:
    counts: collections.Counter = collections.Counter()
    for path in paths:
        opened = lzma.open(path, "rt", encoding="utf8") if path.endswith(".xz") else open(path, encoding="utf8")
        with opened as lines:
            for number, line in enumerate(lines):
                if number % every == 0:
                    counts.update(words_of(line))
    return counts


def learn_pieces(words: collections.Counter, wanted: int, alphabet: set[str]) -> list[str]:
    """Byte pair encoding; what a merge gives is written as WordPiece writes it, `##` inside of a word."""
    parts = [([c if i == 0 else "##" + c for i, c in enumerate(w)], n) for w, n in words.items()]
    pairs: collections.Counter = collections.Counter()
    where: dict[tuple[str, str], set[int]] = collections.defaultdict(set)
    for number, (pieces, count) in enumerate(parts):
        for pair in zip(pieces, pieces[1:]):
            pairs[pair] += count
            where[pair].add(number)
    queue = [(-count, pair) for pair, count in pairs.items()]
    heapq.heapify(queue)
    learned: list[str] = []
    while queue and len(learned) < wanted:
        negative, pair = heapq.heappop(queue)
        if pairs.get(pair, 0) != -negative:
            if pairs.get(pair, 0) > 0:
                heapq.heappush(queue, (-pairs[pair], pair))
            continue
        merged = pair[0] + pair[1].removeprefix("##")
        if merged not in alphabet:
            alphabet.add(merged)
            learned.append(merged)
        changed = set()
        for number in where.pop(pair):
            pieces, count = parts[number]
            at = 0
            while at < len(pieces) - 1:
                if (pieces[at], pieces[at + 1]) != pair:
                    at += 1
                    continue
                for neighbour in ((at - 1, at), (at + 1, at + 2)):
                    if neighbour[0] >= 0 and neighbour[1] < len(pieces):
                        old = (pieces[neighbour[0]], pieces[neighbour[1]])
                        pairs[old] -= count
                        changed.add(old)
                pieces[at : at + 2] = [merged]
                for neighbour in ((at - 1, at), (at, at + 1)):
                    if neighbour[0] >= 0 and neighbour[1] < len(pieces):
                        new = (pieces[neighbour[0]], pieces[neighbour[1]])
                        pairs[new] += count
                        where[new].add(number)
                        changed.add(new)
        pairs.pop(pair, None)
        for other in changed:
            if pairs.get(other, 0) > 0:
                heapq.heappush(queue, (-pairs[other], other))
    return learned


def main() -> None:
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--original", required=True)
    arguments.add_argument("--english", nargs="+", required=True)
    arguments.add_argument("--italian", nargs="+", required=True)
    arguments.add_argument("--pieces", type=int, default=14000)
    arguments.add_argument("--every", type=int, default=1, help="reads every n-th line")
    arguments.add_argument("--out", required=True)
    given = arguments.parse_args()

    original = read_vocabulary(given.original)
    pieces = WordPieces(original)
    used: collections.Counter = collections.Counter()
    for word, count in count_words(given.english, given.every).items():
        for number in pieces.encode(word, 60):
            used[number] += count
    italian = count_words(given.italian, given.every)
    for word, count in italian.items():
        for number in pieces.encode(word, 60):
            used[number] += count
    plain = [p for i, p in enumerate(original) if p not in SPECIAL and used[i] >= 5]
    letters = [c for c in (p.removeprefix("##") for p in original) if len(c) == 1 and ord(c) < 0x250]
    kept = dict.fromkeys(SPECIAL + plain + letters + ["##" + c for c in letters if c.isalnum()])
    # Words that the original knows whole cost nothing; single letters with accents come with the new pieces.
    split = collections.Counter(
        {w: n for w, n in italian.items() if n >= 4 and w.isalpha() and w not in kept and len(w) < 30}
    )
    accented = {form for w in split for c in w if ord(c) < 0x250 for form in (c, "##" + c)}
    kept |= dict.fromkeys(sorted(accented))
    new = learn_pieces(split, given.pieces, set(kept))
    with open(given.out, "w", encoding="utf8") as out:
        out.writelines(piece + "\n" for piece in [*kept, *new])
    both = WordPieces([*kept, *new])
    for name, words in (("italian", italian),):
        total = sum(words.values())
        print(name, "pieces a word", round(sum(len(both.encode(w, 60)) * n for w, n in words.items()) / total, 3))
    print("kept", len(kept), "of", len(original), "new", len(new), new[2000:2012])


if __name__ == "__main__":
    main()
