"""
The entailment model: does a passage say what a claim says, the opposite, or neither. Trained on labelled pairs with words
exchanged for their translations (Qin et al. 2020) and foreign sentences beside the premise; two such models then teach a
third (Hinton et al. 2015), also on parallel sentences that nobody labelled, which it sees in the other language.
"""

import torch
import torch.nn.functional as F
from encoder import Encoder, Entailment
from schedule import half, train_for
from texts import DEVICE, SHARE, Texts, by_size, join, log

LABELS = {"e": 0, "c": 1, "n": 2}
PREMISE, CLAIM = 170, 60
BUCKETS = (32, 48, 64, 96, 144, 240)
# Pieces of one step; shorter pairs come in larger batches.
BUDGET = int(32_768 * SHARE)


class Pairs:
    """Premises and hypotheses with a label or with what teachers said of them, drawn by weight."""

    def __init__(self, premises: Texts, claims: Texts, labels: torch.Tensor | None, weights: torch.Tensor):
        self.premises, self.claims, self.weights = premises, claims, weights
        self.labels = labels
        self.taught: torch.Tensor | None = None
        sizes = premises.sizes.clamp(max=PREMISE) + claims.sizes.clamp(max=CLAIM) + 3
        self.buckets = []
        lower = 0
        for upper in BUCKETS:
            members = ((sizes > lower) & (sizes <= upper)).nonzero()[:, 0]
            if len(members) and float(weights[members].sum()) > 0:
                count = max(8, BUDGET // upper)
                self.buckets.append((members, count, float(weights[members].sum()) / count))
            lower = upper
        self.share = torch.tensor([share for _, _, share in self.buckets])

    def draw(self) -> torch.Tensor:
        members, count, _ = self.buckets[int(torch.multinomial(self.share, 1))]
        return members[torch.multinomial(self.weights[members], count, replacement=True)]


class Exchange:
    """Changes pairs without changing what follows from what."""

    def __init__(self, partner: torch.Tensor, is_inner: torch.Tensor, strength: float):
        self.partner, self.is_inner, self.strength = partner, is_inner, strength

    def words(self, side: tuple[torch.Tensor, torch.Tensor]) -> tuple[torch.Tensor, torch.Tensor]:
        """In some of the texts some whole words become their translation."""
        ids, sizes = side
        inner = self.is_inner[ids]
        follows = F.pad(inner[:, 1:], (0, 1))
        share = torch.rand(len(ids), 1, device=DEVICE) * 0.7
        some = torch.rand(len(ids), 1, device=DEVICE) < self.strength
        free = ~inner & ~follows & (self.partner[ids] >= 0) & some
        return torch.where(free & (torch.rand(ids.shape, device=DEVICE) < share), self.partner[ids], ids), sizes

    def company(self, side: tuple[torch.Tensor, torch.Tensor], most: int) -> tuple[torch.Tensor, torch.Tensor]:
        """Some premises get the premise of another pair before or after them, as passages hold more than what matters."""
        ids, sizes = side
        some = torch.rand(len(ids), device=DEVICE) < 0.2
        first = torch.rand(len(ids), device=DEVICE) < 0.5
        other, other_sizes = ids.roll(1, 0), sizes.roll(1, 0)
        fits = some & (sizes + other_sizes <= most)
        left = torch.where((fits & first)[:, None], other, ids)
        left_sizes = torch.where(fits & first, other_sizes, sizes)
        right = torch.where((fits & first)[:, None], ids, other)
        right_sizes = torch.where(fits, torch.where(first, sizes, other_sizes), torch.zeros_like(sizes))
        wide = int((left_sizes + right_sizes).max())
        out = torch.zeros(len(ids), wide, dtype=torch.long, device=DEVICE)
        out[:, : min(wide, ids.shape[1])] = left[:, :wide]
        place = torch.arange(ids.shape[1], device=DEVICE)
        inside = place < right_sizes[:, None]
        row = torch.arange(len(ids), device=DEVICE)[:, None].expand_as(ids)
        out[row[inside], (left_sizes[:, None] + place)[inside]] = right[inside]
        return out, left_sizes + right_sizes


def batch(pairs: Pairs, chosen: torch.Tensor, exchange: Exchange | None):
    premise = pairs.premises.cut(chosen, PREMISE)
    claim = pairs.claims.cut(chosen, CLAIM)
    if exchange:
        premise, claim = exchange.company(exchange.words(premise), PREMISE), exchange.words(claim)
    return join(premise, claim, pairs.premises.pieces)


@torch.no_grad()
def judge(model: Entailment, pairs: Pairs, budget: int = 200_000) -> torch.Tensor:
    """The three shares for every pair, in order."""
    model.eval()
    sizes = pairs.premises.sizes.clamp(max=PREMISE) + pairs.claims.sizes.clamp(max=CLAIM) + 1
    out = torch.zeros(len(sizes), 3, device=DEVICE)
    for chosen in by_size(sizes, budget):
        with half():
            out[chosen] = model(*batch(pairs, chosen, None)).softmax(-1)
    return out


def fresh(encoder: Encoder) -> Entailment:
    """A model of its own body over the shared table, which stays as it is."""
    copy = Encoder(1, len(encoder.body.layers))
    copy.body.load_state_dict(encoder.body.state_dict())
    copy.table = encoder.table
    model = Entailment(copy).to(DEVICE)
    for parameter in model.encoder.table.parameters():
        parameter.requires_grad_(False)
    return model


def learn(name: str, model: Entailment, labelled: Pairs, exchange: Exchange, seconds: float, rate: float = 2e-4) -> None:
    def loss_of(_share: float) -> torch.Tensor:
        chosen = labelled.draw()
        assert labelled.labels is not None
        return F.cross_entropy(model(*batch(labelled, chosen, exchange)), labelled.labels[chosen], label_smoothing=0.03)

    train_for(name, seconds, model, rate, loss_of, every=500)


def learn_from_teachers(
    model: Entailment, labelled: Pairs, unlabelled: list[Pairs], exchange: Exchange, seconds: float, rate: float = 1.5e-4
) -> None:
    """`taught` of all pairs must be there. Half of the steps are labelled pairs, half are pairs that only teachers know."""
    turn = 0

    def loss_of(_share: float) -> torch.Tensor:
        nonlocal turn
        turn += 1
        pairs = labelled if turn % 2 or not unlabelled else unlabelled[turn // 2 % len(unlabelled)]
        chosen = pairs.draw()
        scores = model(*batch(pairs, chosen, exchange))
        assert pairs.taught is not None
        loss = -(pairs.taught[chosen] * F.log_softmax(scores, -1)).sum(-1).mean()
        if pairs.labels is None:
            return loss
        return (loss + F.cross_entropy(scores, pairs.labels[chosen])) / 2

    train_for("taught", seconds, model, rate, loss_of, every=500)


def accuracy(model: Entailment, pairs: Pairs, groups: list[str]) -> dict[str, tuple[float, int]]:
    right = (judge(model, pairs).argmax(-1) == pairs.labels).cpu()
    found: dict[str, list[bool]] = {}
    for group, is_right in zip(groups, right.tolist()):
        found.setdefault(group, []).append(is_right)
    out = {group: (round(sum(v) / len(v), 4), len(v)) for group, v in sorted(found.items())}
    log("accuracy", out)
    return out
