"""Entailment pairs from the project's own bundled knowledge (claims and facts in Italian and English).

    python3 knowledge_pairs.py --knowledge knowledge/ --forbidden claims_public.jsonl common-claims.json \
        --out knowledge.jsonl.xz

Every row is [premise, hypothesis, "e" | "c" | "n", language, "knowledge", "t", topic, kind of pair]; the topic is the
name of the file, so that training and test can be split by it."""

import argparse
import glob
import json
import os
import re
from collections import Counter

import pair_tools
import sentence_changes_en
from wikipedia_facts_en import other_number

LANGUAGES = ("it", "en")
STOP_WORDS = set(
    "il lo la i gli le un uno una di a da in con su per tra fra e o ma non è sono che chi si del dello della dei degli delle al "
    "allo alla ai agli alle dal dalla dai dalle nel nello nella nei negli nelle sul sulla sui sulle ha hanno più come se ci ne "
    "anche fu era essere stato stata the a an of in on at to and or for with by from was is were are has have been be as it its "
    "that which who this not do does did no more than can your you their they than there when".split()
)


def lang_code(premise, hypothesis):
    return premise if premise == hypothesis else f"{premise}-{hypothesis}"


def stems(text):
    """Content words cut to six letters."""
    return {word[:6] for word in pair_tools.normalise(text).split() if word not in STOP_WORDS and len(word) > 2 or word.isdigit()}


def entries(folder, key):
    for path in sorted(glob.glob(os.path.join(folder, key, "*.json"))):
        topic = os.path.splitext(os.path.basename(path))[0]
        with open(path, encoding="utf-8") as handle:
            yield topic, json.load(handle)[key]


def says_more(premise, hypothesis):
    """Whether the hypothesis is so much longer that it may hold something the premise does not."""
    return len(stems(hypothesis)) > len(stems(premise)) + 1


def claim_rows(topic, claim, add, rng, most):
    """Wordings, contrary and explanation of one claim."""
    level = claim["level"]
    wordings = [(lang, text) for lang in LANGUAGES for text in claim["wordings"][lang]]
    same = [(one, two) for one in wordings for two in wordings if one != two and not says_more(one[1], two[1])]
    for (lang, text), (other_lang, other) in rng.sample(same, min(most, len(same))):
        add(text, other, "e", lang_code(lang, other_lang), topic, "wording-wording")
    if level not in ("vero", "falso"):
        return
    for lang in LANGUAGES:
        contrary = claim["contrary"][lang]
        explanation = claim["explanation"][lang]
        for other_lang, text in wordings:
            add(contrary, text, "c", lang_code(lang, other_lang), topic, "contrary-wording")
            add(text, contrary, "c", lang_code(other_lang, lang), topic, "contrary-wording")
            add(explanation, text, "e" if level == "vero" else "c", lang_code(lang, other_lang), topic, "explanation-wording")
        for other_lang in LANGUAGES:
            against = claim["contrary"][other_lang]
            add(explanation, against, "c" if level == "vero" else "e", lang_code(lang, other_lang), topic, "explanation-contrary")
            if lang != other_lang:
                add(contrary, against, "e", lang_code(lang, other_lang), topic, "contrary-contrary")
        first = pair_tools.sentences_of(explanation)[0]
        for other_lang, text in wordings:
            add(first, text, "e" if level == "vero" else "c", lang_code(lang, other_lang), topic, "explanation-wording")


NAME = re.compile(r"(?<=[a-zàèéìòù,'’] )[A-ZÀ-Ö][\wà-ÿ'’-]+")


def held_by(said, text, title):
    """Whether the names and numbers of a short saying all stand in the fact's text or title."""
    have = stems(text + " " + title)
    asked = set()
    for name in NAME.findall(said):
        asked |= stems(name)
    asked |= {word for word in pair_tools.normalise(said).split() if word.isdigit()}
    return asked <= have


NUMBER = re.compile(r"(?<![\w.,])(\d{1,3}(?:[.,]\d{3})+|\d+)(?![\w%]|[.,]\d)")


def other_value(raw, lang, rng):
    """Another number written as the first one is."""
    number = int(re.sub(r"[.,]", "", raw))
    if number < 2:
        return None
    if 1000 <= number <= 2030 and not re.search(r"[.,]", raw):
        return str(number + rng.choice([-60, -25, -10, -4, -2, -1, 1, 2, 3, 8, 10, 30]))
    other = other_number(number, rng)
    text = str(other)
    if re.search(r"[.,]", raw):
        text = f"{other:,}"
        if "." in raw:
            text = text.replace(",", ".")
    return text


IS = {"it": " è ", "en": " is "}
SUPERLATIVE = {
    "it": re.compile(r"\bpiù\b|\bprim[oa]\b|\bmaggiore\b|\bcapitale\b|\bcapoluogo\b|\bautore\b"),
    "en": re.compile(r"\b(?:\w+est|most|first|capital|author)\b"),
}


def fact_rows(topic, facts, add, rng):
    for fact in facts:
        for lang in LANGUAGES:
            for said in fact.get("said", {}).get(lang, []):
                if not held_by(said, fact["text"][lang], fact["title"][lang]):
                    continue
                for text_lang in LANGUAGES:
                    add(fact["text"][text_lang], said, "e", lang_code(text_lang, lang), topic, "fact-said")
                wrong_number(topic, fact, said, lang, add, rng)
                wrong_answer(topic, facts, fact, said, lang, add, rng)
                denied(topic, fact, said, lang, add, rng)
        for lang, other_lang in (("it", "en"), ("en", "it")):
            add(fact["text"][lang], fact["text"][other_lang], "e", lang_code(lang, other_lang), topic, "fact-translation")


def wrong_number(topic, fact, said, lang, add, rng):
    found = NUMBER.findall(said)
    if len(found) != 1:
        return
    raw = found[0]
    text = fact["text"][lang]
    if NUMBER.findall(text).count(raw) != 1:
        return
    new = other_value(raw, lang, rng)
    if new is None or new in text:
        return
    wrong = re.sub(r"(?<![\w.,])" + re.escape(raw) + r"(?![\w%]|[.,]\d)", new, said)
    other_text = re.sub(r"(?<![\w.,])" + re.escape(raw) + r"(?![\w%]|[.,]\d)", new, text)
    add(text, wrong, "c", lang, topic, "fact-wrong number")
    add(fact["text"]["en" if lang == "it" else "it"], wrong, "c", lang_code("en" if lang == "it" else "it", lang), topic, "fact-wrong number")
    add(other_text, wrong, "e", lang, topic, "fact-wrong number")
    add(other_text, said, "c", lang, topic, "fact-wrong number")
    denial = deny(wrong, lang, rng)
    if denial:
        for text_lang in LANGUAGES:
            add(fact["text"][text_lang], denial, "e", lang_code(text_lang, lang), topic, "fact-wrong number denied")


def wrong_answer(topic, facts, fact, said, lang, add, rng):
    """The largest land animal is … the giraffe: the answer of another saying of the file to a like question."""
    if said.count(IS[lang]) != 1:
        return
    head, tail = said.split(IS[lang])
    if not SUPERLATIVE[lang].search(head) or SUPERLATIVE[lang].search(tail):
        return
    own = pair_tools.normalise(fact["text"][lang])
    options = []
    for other in facts:
        for text in other.get("said", {}).get(lang, []):
            if other is fact or text.count(IS[lang]) != 1:
                continue
            other_head, other_tail = text.split(IS[lang])
            if not SUPERLATIVE[lang].search(other_head) or SUPERLATIVE[lang].search(other_tail):
                continue
            if stems(head) & stems(other_head) and not stems(tail) & stems(other_tail) and not stems(other_tail) & stems(own):
                if bool(re.search(r"\d", tail)) == bool(re.search(r"\d", other_tail)) and stems(head) != stems(other_head):
                    options.append(other_tail)
    for other_tail in rng.sample(sorted(set(options)), min(2, len(set(options)))):
        wrong = head + IS[lang] + other_tail
        for text_lang in LANGUAGES:
            add(fact["text"][text_lang], wrong, "c", lang_code(text_lang, lang), topic, "fact-wrong answer")
        denial = deny(wrong, lang, rng)
        if denial:
            for text_lang in LANGUAGES:
                add(fact["text"][text_lang], denial, "e", lang_code(text_lang, lang), topic, "fact-wrong answer denied")


ITALIAN_VERB = re.compile(
    r"\b(è|sono|fu|furono|era|erano|ha|hanno|si trova|nacque|morì|vinse|scrisse|scoprì|inventò|dipinse|compose|misura|dura|conta|"
    r"contiene|può|possono|scorre|nasce|sfocia|bagna|appartiene|fondò|affondò|cadde|iniziò|finì|entrò|durò)\b"
)


def deny(said, lang, rng):
    if lang == "en":
        denied_text = sentence_changes_en.change_negation(said + ".", rng)
        return denied_text.rstrip(".") if denied_text else None
    if re.search(r"\bnon\b|\bmai\b|\bnessun|\bsolo\b|\bogni\b|\btutt[ieoa]\b", said):
        return None
    match = ITALIAN_VERB.search(said)
    if not match or "," in said[: match.start()] or re.search(r"\b(?:che|quando|se|dove|perché)\b", said[: match.start()]):
        return None
    if re.search(r"\b(?:mi|ti|si|ci|vi|lo|la|li|le|ne) $", said[: match.start()]):
        return None
    return said[: match.start()] + "non " + said[match.start() :]


def denied(topic, fact, said, lang, add, rng):
    against = deny(said, lang, rng)
    if against:
        for text_lang in LANGUAGES:
            add(fact["text"][text_lang], against, "c", lang_code(text_lang, lang), topic, "fact-denied")
        add(against, said, "c", lang, topic, "fact-denied")
        add(said, against, "c", lang, topic, "fact-denied")


# Topics whose claims hang together (one often bears on the other): no unsaid pairs from them.
DEPENDENT_TOPICS = {"climate", "vaccines", "migration-crime", "europe-economy"}


def neutral_claim_rows(topic, claims, add, rng, per_text):
    """Claims of one topic that share a word or two and nothing else."""
    if topic in DEPENDENT_TOPICS:
        return
    counts = Counter(stem for claim in claims for stem in set().union(*(stems(text) for text in claim["wordings"]["en"])))
    for claim in claims:
        own = {lang: stems(claim["explanation"][lang] + " " + " ".join(claim["wordings"][lang])) for lang in LANGUAGES}
        near = []
        for other in claims:
            if other is claim:
                continue
            theirs = set().union(*(stems(text) for text in other["wordings"]["en"]))
            shared = {stem for stem in theirs & own["en"] if counts[stem] < 40}
            if 1 <= len(shared) and len(shared) / max(1, len(theirs)) <= 0.3:
                near.append((len(shared) + rng.random(), other["id"], other))
        near.sort(key=lambda item: item[:2], reverse=True)
        for _, _, other in near[:per_text]:
            for lang in LANGUAGES:
                for other_lang in LANGUAGES:
                    hypothesis = rng.choice(other["wordings"][other_lang])
                    if other_lang == lang and len(stems(hypothesis) & own[lang]) / max(1, len(stems(hypothesis))) > 0.5:
                        continue
                    premise = rng.choice([claim["explanation"][lang], claim["explanation"][lang], rng.choice(claim["wordings"][lang])])
                    add(premise, hypothesis, "n", lang_code(lang, other_lang), topic, "neighbour claims")
                    if "contrary" in other and rng.random() < 0.4:
                        add(claim["explanation"][lang], other["contrary"][other_lang], "n", lang_code(lang, other_lang), topic, "neighbour claims")


def neutral_fact_rows(topic, facts, add, rng, per_text):
    for fact in facts:
        near = []
        for other in facts:
            if other is fact or not other.get("said"):
                continue
            own = stems(fact["text"]["en"])
            theirs = set().union(*(stems(text) for text in other["said"]["en"]))
            shared = own & theirs
            same_title = fact["title"]["en"] == other["title"]["en"]
            if shared and (same_title or len(shared) >= 2):
                near.append((len(shared) + 2 * same_title + rng.random(), other["id"], other))
        near.sort(key=lambda item: item[:2], reverse=True)
        for _, _, other in near[:per_text]:
            for lang in LANGUAGES:
                own = stems(fact["text"][lang])
                options = []
                for said in other["said"].get(lang, []):
                    asked = stems(said)
                    fresh = asked - own
                    names = {stem for name in NAME.findall(said) for stem in stems(name)} | {s for s in asked if s.isdigit()}
                    if len(fresh) / max(1, len(asked)) >= 0.34 and len(fresh) >= 2 or names - own and len(fresh) >= 2:
                        options.append(said)
                if not options:
                    continue
                for text_lang in LANGUAGES:
                    add(fact["text"][text_lang], rng.choice(options), "n", lang_code(text_lang, lang), topic, "neighbour facts")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--knowledge", required=True, help="folder with claims/ and facts/")
    parser.add_argument("--forbidden", nargs="*", default=[])
    parser.add_argument("--neighbours", type=int, default=6)
    parser.add_argument("--wordings", type=int, default=28, help="pairs of wordings taken from one claim")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", required=True)
    arguments = parser.parse_args()
    writer = pair_tools.RowWriter(pair_tools.forbidden_claims(arguments.forbidden))
    rng = pair_tools.rng_for(arguments.seed, "knowledge")

    def add(premise, hypothesis, label, lang, topic, kind):
        if premise != hypothesis:
            writer.add(premise, hypothesis, label, lang, "knowledge", "t", topic, kind)

    for topic, claims in entries(arguments.knowledge, "claims"):
        for claim in claims:
            claim_rows(topic, claim, add, rng, arguments.wordings)
        neutral_claim_rows(topic, claims, add, rng, arguments.neighbours)
    for topic, facts in entries(arguments.knowledge, "facts"):
        fact_rows(topic, facts, add, rng)
        neutral_fact_rows(topic, facts, add, rng, arguments.neighbours)
    rows = writer.finished()
    rng.shuffle(rows)
    pair_tools.write_rows(arguments.out, rows)
    print(len(rows), "rows")
    pair_tools.print_counts(rows, lambda row: row[7])
    pair_tools.print_counts(rows, lambda row: "lang " + row[3])
    pair_tools.print_counts(rows, lambda row: "all")


if __name__ == "__main__":
    main()
