"""Makes the neutral rows harder: claims about another subject, and claims that join a true part to an unsaid one.

Neutral rows made from other sentences share few words with their premise, so that overlap alone would find them.
A share of them is replaced by rows built from entailed and contradicted ones of the same file:
- the same claim about another page's subject (the premise says nothing of that one);
- an entailed claim joined with "and" to an unsaid one about the same subject; to keep "and" from giving the label away,
  entailed claims about one premise are joined too, and some with a contradicted one.

    python3 harder_neutrals.py rows.jsonl.xz --out rows-harder.jsonl.xz"""

import argparse
import json
import re
from collections import defaultdict

import pair_tools

SUBJECT = re.compile(r"^((?:The )?[A-Z][\w'’.&-]*(?: (?:(?:of|the|de|van|von|and|for|in|di|da|del|la) ){0,2}[A-Z][\w'’.&-]*){1,6})(?= [a-zè]|'s )")
AND = {"en": " and ", "it": " e "}


def overlap(row):
    have = set(re.findall(r"\w+", row[0].lower()))
    words = re.findall(r"\w+", row[1].lower())
    return sum(word in have for word in words) / max(1, len(words))


def subject_of(row):
    """The proper name that opens the hypothesis, where the premise holds it too."""
    match = SUBJECT.match(row[1])
    if match and match.group(1) in row[0] and len(match.group(1)) > 5:
        return match.group(1)
    return None


def joined(first, second, subject, lang):
    """"X was born in 1950" + "X is a painter" -> "X was born in 1950 and is a painter"."""
    rest = second[len(subject) :]
    if not rest.startswith(" ") or "," in first or AND[lang] in first or len(first) + len(rest) > 170:
        return None
    link = " ed" if lang == "it" and rest[1] in "eè" else AND[lang].rstrip()
    return first.rstrip(".") + link + rest


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rows")
    parser.add_argument("--replace", type=float, default=0.55, help="share of the neutral rows of low overlap that gives way")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", required=True)
    arguments = parser.parse_args()
    rows = [json.loads(line) for line in pair_tools.open_text(arguments.rows)]
    rng = pair_tools.rng_for(arguments.seed, "harder")
    by_kind, by_premise, unsaid, denied = defaultdict(list), defaultdict(list), defaultdict(list), defaultdict(list)
    for row in rows:
        subject = subject_of(row)
        if subject:
            by_kind[row[6], row[3]].append(subject)
            if row[2] == "e":
                by_premise[row[0], subject].append(row)
            else:
                (unsaid if row[2] == "n" else denied)[row[0], subject].append(row)
    kept = [row for row in rows if row[2] != "n" or overlap(row) > 0.6 or rng.random() > arguments.replace]
    wanted = len(rows) - len(kept)
    pool = [row for row in rows if row[2] != "n" and subject_of(row) and len(by_kind[row[6], row[3]]) > 20]
    rng.shuffle(pool)
    made, joins = [], []
    for (premise, subject), found in by_premise.items():
        lang = found[0][3]
        if lang not in AND:
            continue
        if len(found) > 1 and rng.random() < 0.8:
            text = joined(found[0][1], found[1][1], subject, lang)
            if text and found[0][6] != found[1][6]:
                joins.append([premise, text, "e", lang, found[0][4], found[0][5], "joined"])
        for others, share in ((unsaid, 0.7), (denied, 0.2)):
            for row in others.get((premise, subject), [])[:1]:
                text = joined(found[0][1], row[1], subject, lang) if rng.random() < share else None
                if text and (others is unsaid or row[6] != found[0][6]):
                    joins.append([premise, text, row[2], lang, row[4], row[5], "joined"])
    for row in pool:
        if len(made) >= wanted:
            break
        subject = subject_of(row)
        other = rng.choice(by_kind[row[6], row[3]])
        if set(other.split()) & set(row[0].split()) - {"of", "the", "The", "and", "de"} or other in row[0]:
            continue
        made.append([row[0], other + row[1][len(subject) :], "n", *row[3:6], "other subject"])
    writer = pair_tools.RowWriter(set())
    for row in [*kept, *made, *joins]:
        writer.add(*row)
    final = writer.finished()
    rng.shuffle(final)
    pair_tools.write_rows(arguments.out, final)
    print(len(rows), "rows before,", len(final), "after;", len(made), "with another subject,", len(joins), "joined")
    pair_tools.print_counts(final, lambda row: row[6] if row[6] in ("joined", "other subject") else "the others")
    pair_tools.print_counts(final, lambda row: "all")


if __name__ == "__main__":
    main()
