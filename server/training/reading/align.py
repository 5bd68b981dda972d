"""
Gives the bilingual encoder the meaning of the English original: a sentence in either language shall lie where the original
puts its English form (Reimers and Gurevych 2020), and stand to others as there; then claims beside passages that speak of them.
"""

import torch
import torch.nn.functional as F
from encoder import Encoder
from schedule import half, train_for
from texts import DEVICE, SHARE, Texts, by_size, log

CLOSENESS = 0.03


@torch.no_grad()
def embed(encoder: Encoder, texts: Texts, most: int, budget: int = 260_000) -> torch.Tensor:
    encoder.eval()
    out = torch.zeros(len(texts), 384, device=DEVICE)
    for chosen in by_size(texts.sizes.clamp(max=most), budget):
        with half():
            out[chosen] = encoder(texts.single(chosen, most))
    return out


def relations(ours: torch.Tensor, wanted: torch.Tensor) -> torch.Tensor:
    """Texts stand to each other as the teacher's do: the neighbours of each, as a distribution."""
    off = torch.eye(len(ours), device=DEVICE) * -1e4
    right = F.softmax(wanted @ wanted.T / 0.05 + off, -1)
    return F.kl_div(F.log_softmax(ours @ ours.T / 0.05 + off, -1), right, reduction="batchmean")


def both_ways(a: torch.Tensor, b: torch.Tensor, closeness: float = CLOSENESS) -> torch.Tensor:
    """Each finds its partner among all others of the batch (InfoNCE, van den Oord et al. 2018), from either side."""
    right = torch.arange(len(a), device=DEVICE)
    scores = a @ b.T / closeness
    return (F.cross_entropy(scores, right) + F.cross_entropy(scores.T, right)) / 2


class Lesson:
    """Texts with the vectors that a teacher gave them."""

    def __init__(self, texts: Texts, wanted: torch.Tensor, most: int):
        self.texts, self.wanted, self.most = texts, wanted, most

    def draw(self, count: int) -> torch.Tensor:
        return torch.randint(0, len(self.texts), (count,), device=DEVICE)

    def distance(self, encoder, chosen: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        ours = encoder(self.texts.single(chosen, self.most))
        return ours, self.wanted[chosen]


def align(
    encoder: Encoder,
    parallel: tuple[Lesson, Lesson],
    alone: list[tuple[Lesson, int]],
    pairs: tuple[Texts, Texts] | None,
    seconds: float,
    held_out: torch.Tensor,
    rate: float = 2e-4,
) -> None:
    """`parallel`: Italian and English sides; `alone`: other lessons with how many of each to a step; `pairs`: claims, passages."""
    italian, english = parallel
    usable = torch.ones(len(italian.texts), dtype=torch.bool, device=DEVICE)
    usable[held_out] = False
    usable_rows = usable.nonzero()[:, 0]

    def loss_of(share: float) -> torch.Tensor:
        chosen = usable_rows[torch.randint(0, len(usable_rows), (int(768 * SHARE),), device=DEVICE)]
        ours_it, wanted = italian.distance(encoder, chosen)
        ours_en, _ = english.distance(encoder, chosen)
        loss = (1 - (ours_it * wanted).sum(-1)).mean() + (1 - (ours_en * wanted).sum(-1)).mean()
        loss = loss + 0.1 * both_ways(ours_it, wanted) + 0.05 * relations(ours_it, wanted)
        for lesson, count in alone:
            ours, right = lesson.distance(encoder, lesson.draw(int(count * SHARE)))
            loss = loss + (1 - (ours * right).sum(-1)).mean() + 0.05 * relations(ours, right)
        if pairs:
            claims, passages = pairs
            picked = torch.randint(0, len(claims), (int(384 * SHARE),), device=DEVICE)
            near = both_ways(
                encoder(claims.single(picked, 60)), encoder(passages.single(picked, 160)), 0.02
            )
            loss = loss + 0.05 * near
        return loss

    train_for("align", seconds, encoder, rate, loss_of)
    ours = [embed(encoder, side.texts, 80)[held_out] for side in parallel]
    found = (ours[0] @ ours[1].T).argmax(1) == torch.arange(len(held_out), device=DEVICE)
    log("finds its translation among", len(held_out), round(found.float().mean().item(), 4))
