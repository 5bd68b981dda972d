"""Measures the encoder and the entailment model on the evaluation sets, which no training reads."""

import collections

import numpy as np
import torch
from align import embed
from encoder import Encoder, Entailment
from entail import Pairs, judge
from texts import DEVICE, encode, log
from word_pieces import WordPieces, words_of

COVERAGES = (0.15, 0.2, 0.28, 0.4, 0.45, 0.6)


class Evaluation:
    def __init__(self, rows: list, pieces: WordPieces):
        self.pieces = pieces
        passages = [row for row in rows if row[0] == "passage"]
        self.claims = [row for row in rows if row[0] == "claim"]
        self.number = {row[1]: at for at, row in enumerate(passages)}
        self.passages = [(f"{row[2]}. " if row[2] else "") + row[3] for row in passages]
        self.split_with(pieces)
        self.gold = [{self.number[d] for d in row[6] if d in self.number} for row in self.claims]
        self.by_words = self._by_words()

    def split_with(self, pieces: WordPieces) -> None:
        self.passage_texts = encode(self.passages, pieces, 250)
        self.claim_texts = encode([row[4] for row in self.claims], pieces, 100)

    def _by_words(self) -> torch.Tensor:
        """BM25 (Robertson and Zaragoza 2009) over the beginnings of words, as a matrix of claims by passages."""
        stem = lambda text: [w[:6] for w in words_of(text) if len(w) > 2 or w.isdigit()]
        documents = [collections.Counter(stem(text)) for text in self.passages]
        rarity: collections.Counter = collections.Counter(w for d in documents for w in d)
        number = {w: at for at, w in enumerate(rarity)}
        mean = sum(sum(d.values()) for d in documents) / len(documents)
        at, values = [[], []], []
        for column, document in enumerate(documents):
            norm = 1.2 * (0.25 + 0.75 * sum(document.values()) / mean)
            for word, count in document.items():
                idf = np.log(1 + (len(documents) - rarity[word] + 0.5) / (rarity[word] + 0.5))
                at[0].append(number[word])
                at[1].append(column)
                values.append(idf * count * 2.2 / (count + norm))
        table = torch.sparse_coo_tensor(at, torch.tensor(values, dtype=torch.float32), (len(number), len(documents)))
        table = table.to(DEVICE).coalesce()
        out = []
        for begin in range(0, len(self.claims), 1024):
            query = torch.zeros(len(self.claims[begin : begin + 1024]), len(number))
            for row, claim in enumerate(self.claims[begin : begin + 1024]):
                for word in set(stem(claim[4])) & number.keys():
                    query[row, number[word]] = 1
            out.append(torch.sparse.mm(table.t(), query.to(DEVICE).T).T)
        return torch.cat(out)

    def recall(self, name: str, best: torch.Tensor) -> dict[str, float]:
        found: dict[str, list[float]] = {}
        for claim, gold, row in zip(self.claims, self.gold, best[:, :5].tolist()):
            if gold:
                found.setdefault(claim[2], []).append(len(gold & set(row)) / len(gold))
        out = {group: round(float(np.mean(v)), 4) for group, v in found.items()}
        log("recall@5", name, out)
        return out

    def search(self, encoder: Encoder, name: str, most: int = 200) -> torch.Tensor:
        """The best passages of each claim by words and meaning together (reciprocal ranks, Cormack et al. 2009)."""
        meaning = embed(encoder, self.claim_texts, 100) @ embed(encoder, self.passage_texts, most).T
        return self.fuse(meaning, name)

    def fuse(self, meaning: torch.Tensor, name: str) -> torch.Tensor:
        self.recall(name + " meaning", meaning.topk(10, 1).indices)
        fused = torch.zeros_like(meaning)
        for scores in (meaning, self.by_words):
            best = scores.topk(200, 1).indices
            rank = 1.0 / (20 + torch.arange(200, device=DEVICE, dtype=torch.float32))
            fused.scatter_add_(1, best, rank.expand_as(best).contiguous())
        best = fused.topk(10, 1).indices
        self.recall(name + " words and meaning", best)
        spread = lambda scores: (scores - scores.mean(1, keepdim=True)) / scores.std(1, keepdim=True)
        self.recall(name + " sum", (spread(meaning) + 0.5 * spread(self.by_words)).topk(10, 1).indices)
        return best

    def _pairs(self, chosen: list[tuple[int, int]]) -> Pairs:
        premises = encode([self.passages[p] for _, p in chosen], self.pieces, 220)
        claims = encode([self.claims[c][4] for c, _ in chosen], self.pieces, 80)
        return Pairs(premises, claims, None, torch.ones(len(chosen), device=DEVICE))

    def stances(self, model: Entailment, best: torch.Tensor) -> dict:
        """Sides on the gold passages, and how often a side taken from the five best passages is right, by coverage."""
        out: dict = {}
        gold = [(c, p) for c, row in enumerate(self.claims) for p in self.gold[c] if row[5] in ("vero", "falso")]
        self._report("gold", gold, judge(model, self._pairs(gold)).cpu(), out, only_sides=True)
        found = [(c, p) for c, row in enumerate(best[:, :5].tolist()) for p in row]
        self._report("found", found, judge(model, self._pairs(found)).cpu(), out, only_sides=False)
        return out

    def _report(self, name: str, chosen: list, shares: torch.Tensor, out: dict, only_sides: bool) -> None:
        strongest: dict[int, list[float]] = {}
        for (claim, _), (entails, denies, _neither) in zip(chosen, shares.tolist()):
            best = strongest.setdefault(claim, [0.0, 0.0])
            best[0], best[1] = max(best[0], entails), max(best[1], denies)
        groups: dict[str, list[tuple[float, bool]]] = {}
        for claim, (entails, denies) in strongest.items():
            level = self.claims[claim][5]
            right = level == ("vero" if entails > denies else "falso")
            groups.setdefault(self.claims[claim][2], []).append((abs(entails - denies), right))
        for group, answers in groups.items():
            answers.sort(key=lambda answer: -answer[0])
            if only_sides:
                result = {"right": round(float(np.mean([r for _, r in answers])), 4), "of": len(answers)}
            else:
                result = {
                    str(c): round(float(np.mean([r for _, r in answers[: max(1, int(c * len(answers)))]])), 3)
                    for c in COVERAGES
                }
            out[f"{name} {group}"] = result
            log(name, group, result)
