"""Training for a set time: the learning rate rises for some steps, then falls to nearly nothing by the end of the time."""

import time

import torch
from texts import DEVICE, log


def optimiser(parameters, rate: float, decay: float = 0.01) -> torch.optim.AdamW:
    parameters = [p for p in parameters if p.requires_grad]
    groups = [
        {"params": [p for p in parameters if p.ndim > 1], "weight_decay": decay},
        {"params": [p for p in parameters if p.ndim <= 1], "weight_decay": 0.0},
    ]
    return torch.optim.AdamW(groups, lr=rate, betas=(0.9, 0.98), **({"fused": True} if DEVICE == "cuda" else {}))


def half():
    """16 bits where the device is made for them."""
    return torch.autocast(DEVICE, torch.bfloat16, enabled=DEVICE == "cuda")


def train_for(name: str, seconds: float, model, rate: float, loss_of, warm: int = 100, every: int = 300) -> int:
    """Calls `loss_of(share of the time)` until the time is over; returns the number of steps."""
    steps = optimiser(model.parameters(), rate)
    model.train()
    step, begin = 0, time.time()
    while True:
        share = (time.time() - begin) / seconds
        if share >= 1 and step > 0:
            break
        for group in steps.param_groups:
            group["lr"] = rate * min(1.0, (step + 1) / warm) * max(0.02, 1 - share)
        with half():
            loss = loss_of(share)
        steps.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        steps.step()
        step += 1
        if step == 1:
            begin = time.time()  # the first step compiles
        if step % every == 0:
            log(name, "step", step, "loss", round(loss.item(), 4))
    log(name, "done after", step, "steps, loss", round(loss.item(), 4))
    model.eval()
    return step
