"""Rule-made entailment pairs from English encyclopaedia paragraphs.

    python3 wikipedia_pairs_en.py --corpus corpus-en.txt.xz --lines 39950-166650 \
        --reserved corpus.jsonl --forbidden claims_public.jsonl common-claims.json --out synth-wikipedia-en.jsonl.xz

Every row is [premise, hypothesis, "e" | "c" | "n", "en", source, "t" | "d", kind of fact]."""

import argparse
import itertools
import re
from collections import Counter
from functools import lru_cache

import pair_tools
import sentence_changes_en as changes
import wikipedia_facts_en as facts
from wikipedia_pages_en import is_clean, pages_of

SOURCE = "synth-wikipedia-en"
OPENERS_THAT_POINT_BACK = re.compile(
    r"^(?:This|These|Those|That|Such|However|They|His|Her|Their|Its|Then|There|Thus|Therefore|Also|Both|Another|Other|Later|"
    r"Afterwards|Instead|Meanwhile|Moreover|Furthermore|Here|One|Some|Only|And|But|So|We|I|Our|My|You|Each|All|None|Neither|"
    r"Similarly|Additionally|Likewise|Subsequently|Nevertheless|Finally|Soon|As|If|What|Who|Once|Eventually|Together|He|She|It)\b"
)
POINTS_BACK = re.compile(r"\b(?:he|she|his|her|him|they|their|them|its|it|this|these|that year|those|the latter|the former|the two|I|we|my|our|you)\b")
DETAILS = [
    "in front of a large crowd", "with the help of a friend", "after a long dispute", "for financial reasons",
    "at the request of the government", "despite protests", "on a rainy day", "for the second time", "against all expectations",
    "with little money", "on the advice of a doctor", "thanks to a private donation", "because of a bet",
    "under a false name", "without telling anyone", "with great difficulty", "for health reasons", "by mistake",
    "together with a cousin", "at the invitation of the mayor", "to general surprise", "out of boredom", "with state support",
]


# How often a fact is drawn on: the rarer kinds more often, each time with other wordings.
TIMES = {"death date": 2, "nationality": 2, "kind": 2, "born in place": 2, "died in place": 3, "event date": 2, "family": 3, "starring": 4,
         "winner and loser": 4, "country of a place": 3, "region of a place": 3, "population": 4, "year of a work": 2}


def times(kind):
    return 4 if kind.startswith("role") else 3 if kind.startswith("relation") else TIMES.get(kind, 1)


def subject_start(page, sentence, first_paragraph_second):
    """The words at the start of the sentence that stand for the page's subject, or None."""
    if sentence.startswith(page.title + " "):
        return page.title
    if page.person:
        last = page.title.split()[-1]
        if len(last) > 2 and last[0].isupper() and re.match(re.escape(last) + r" [a-z]", sentence):
            return last
        pronoun = page.pronoun()
        if pronoun and sentence.startswith(pronoun.capitalize() + " "):
            return pronoun.capitalize()
    elif first_paragraph_second and sentence.startswith("It ") and not page.plural:
        return "It"
    return None


class PageRows:
    """Makes the rows of one page."""

    def __init__(self, page, pools, neighbours, rng, writer):
        self.page, self.pools, self.rng, self.writer = page, pools, rng, writer
        self.neighbours = neighbours
        self.split = pair_tools.split_of(page.title)
        self.professions = facts.professions_of(page)
        if self.professions:
            page.person = True

    def add(self, premise, claim, label, kind):
        if len(claim.split()) < 3 or len(premise) > 900:
            return
        self.writer.add(premise, claim, label, "en", SOURCE, self.split, kind)

    def with_title(self, text):
        """A premise that does not name its subject gets the page's title in front, or in place of its pronoun."""
        title = self.page.title
        if title in text:
            return text
        if self.page.person:
            start = subject_start(self.page, text, False)
            if start and self.rng.random() < 0.5:
                return title + text[len(start) :]
        return f"{title}: {text}" if self.rng.random() < 0.6 else f"{title}. {text}"

    def around(self, paragraph, index, sentence):
        """The sentence with up to two clean neighbours, in order."""
        size = self.rng.choice([1, 1, 2, 2, 3])
        first = last = index
        while last - first + 1 < size:
            options = []
            if last + 1 < len(paragraph) and is_clean(paragraph[last + 1]):
                options.append("after")
            if first > 0 and is_clean(paragraph[first - 1]):
                options.append("before")
            if not options:
                break
            if self.rng.choice(options) == "after":
                last += 1
            else:
                first -= 1
        return lambda version: " ".join([*paragraph[first:index], version, *paragraph[index + 1 : last + 1]])

    def silent_premise(self, fact, sentence, paragraph_number):
        """A premise about the same page, or a page like it, that says nothing of the fact."""
        signs = re.compile(fact.signs) if fact.signs else None
        if signs is None:
            return self.neighbour_premise(fact)
        if fact.without and self.rng.random() < 0.55:
            bare = fact.without(sentence)
            if bare and is_clean(bare) and bare != sentence:
                return self.with_title(bare)
        options = []
        for number, paragraph in enumerate(self.page.paragraphs[:12]):
            for index, candidate in enumerate(paragraph[:8]):
                if candidate != sentence and is_clean(candidate) and len(candidate) > 50 and not signs.search(candidate):
                    if (number == paragraph_number and number == 0) or self.about_page(candidate, paragraph, index):
                        options.append((paragraph, index))
        if options and self.rng.random() < 0.85:
            paragraph, index = self.rng.choice(options)
            text = paragraph[index]
            if index + 1 < len(paragraph) and is_clean(paragraph[index + 1]) and not signs.search(paragraph[index + 1]) and paragraph[index + 1] != sentence and self.rng.random() < 0.5:
                text += " " + paragraph[index + 1]
            return self.with_title(text)
        return self.neighbour_premise(fact)

    def about_page(self, candidate, paragraph, index):
        return any(name in candidate for name in self.page.names) or subject_start(self.page, candidate, False) is not None

    def neighbour_premise(self, fact):
        """The opening of a page of the same sort: much the same words, another subject."""
        if sort_of(self.page) in ("other", "person") and self.rng.random() < 0.7:
            return None
        for _ in range(4):
            other = self.rng.choice(self.neighbours)
            if other.title != self.page.title and not set(other.title.split()) & set(self.page.title.split()) - {"of", "the", "The"}:
                text = other.paragraphs[0][0]
                if is_clean(text):
                    return text
        return None

    def rows_of_fact(self, fact, paragraph, index, paragraph_number):
        """One entailed, one contradicted and one unsaid claim, from claims that could each have had another label."""
        rng = self.rng
        sentence = paragraph[index]
        build = self.around(paragraph, index, sentence)
        column, version = 1, sentence
        if fact.swap is not None and rng.random() < 0.4:
            swapped = fact.swap(sentence)
            whole = build("\0")
            if swapped and swapped != sentence and fact.swap(whole.replace("\0", "")) in (None, whole.replace("\0", "")):
                if fact.kind != "profession" or not re.search(r"who |notable|play|perform|team|club|coach|known for", swapped):
                    column, version = 2, swapped
        premise = self.with_title(build(version))
        by_label = {"e": [], "c": [], "n": []}
        for claim in fact.claims:
            if claim[column] in by_label:
                by_label[claim[column]].append(claim[0])
        taken = set()
        for label in ("e", "c", "n"):
            texts = [text for text in by_label[label] if text not in taken]
            if label == "n" and texts and rng.random() < 0.35:
                texts = []
            if texts:
                text = rng.choice(texts)
                taken.add(text)
                self.add(premise, text, label, fact.kind)
            elif label == "n" and (fact.signs or rng.random() < 0.5):
                silent = self.silent_premise(fact, sentence, paragraph_number)
                if silent:
                    claim = rng.choice(fact.claims)
                    self.add(silent, claim[0], "n", fact.kind)

    def first_sentence(self):
        page, rng = self.page, self.rng
        paragraph = page.paragraphs[0]
        sentence = paragraph[0]
        if not is_clean(sentence):
            return
        found = list(itertools.chain(
            facts.life_facts(page, rng), facts.kind_fact(page, rng), facts.nationality_fact(page, rng, self.professions),
            facts.profession_facts(page, rng, self.professions), facts.work_year_fact(page, rng),
            facts.role_facts(page, sentence, page.title, rng, self.pools),
            facts.starring_fact(page, sentence, page.title, rng, self.pools), facts.location_fact(page, sentence, rng),
            facts.region_fact(page, sentence, rng, self.pools),
            facts.part_fact(page, sentence, page.title, rng, self.pools),
        ))
        for fact in found:
            for _ in range(times(fact.kind)):
                self.rows_of_fact(fact, paragraph, 0, 0)
        relative = facts.relative_claims(page, sentence)
        if relative:
            self.rows_of_sentence(paragraph, 0, 0, relative, sentence)

    def rows_of_sentence(self, paragraph, index, paragraph_number, claim, sentence):
        """Any sentence: the claim it makes, the claim with one thing changed."""
        rng = self.rng
        ranged = changes.reworded(claim, rng) if rng.random() < 0.5 else None
        if ranged:
            true, false, name = ranged
            premise = self.with_title(self.around(paragraph, index, sentence)(sentence))
            self.add(premise, true, "e", "sentence: " + name)
            self.add(premise, false, "c", "sentence: " + name)
            self.neutral_row(true, false, paragraph, index, paragraph_number, "sentence: " + name)
            return
        found = changes.changed(claim, rng)
        if not found:
            return
        other, name = found
        build = self.around(paragraph, index, sentence)
        true, false = claim, other
        version = sentence
        # The changed sentence may stand in the premise, when the change can be made there word for word.
        if rng.random() < 0.4:
            swapped = transplant(claim, other, sentence)
            if swapped:
                version, true, false = swapped, other, claim
        detail = rng.choice(DETAILS) if rng.random() < 0.12 and len(claim.split()) < 16 and "," not in claim else None
        premise = self.with_title(build(version))
        kind = "sentence: " + name
        if detail is not None:
            self.detail_rows(build, version, true, false, detail, kind)
            return
        entailed = [true]
        if version == sentence:
            forms = [form for form in changes.shorter_forms(claim, self.page.names) if len(form.split()) >= 5]
            if forms and rng.random() < 0.7:
                entailed = forms
        text = rng.choice(entailed)
        if normal(text) != normal(premise) or rng.random() < 0.2:
            self.add(premise, text, "e", kind)
        short_false = changes.shorter_forms(false, self.page.names) if version == sentence else []
        short_false = [form for form in short_false if len(form.split()) >= 5 and form not in entailed]
        contradicted = false
        if short_false and text != true and rng.random() < 0.6:
            candidate = rng.choice(short_false)
            if candidate not in changes.shorter_forms(claim, self.page.names):
                contradicted = candidate
        self.add(premise, contradicted, "c", kind)
        shorter = [form for form in changes.shorter_forms(sentence, self.page.names)
                   if len(form.split()) >= 5 and is_clean(form) and len(content_words(claim) - content_words(form) - content_words(self.page.title)) >= 2]
        if shorter and rng.random() < 0.5:
            self.add(self.with_title(rng.choice(shorter)), claim, "n", "sentence: more than said")
            return
        self.neutral_row(claim, other, paragraph, index, paragraph_number, kind)

    def neutral_row(self, claim, other, paragraph, index, paragraph_number, kind):
        """The claim, or its changed form, against other sentences of the page that share words with it."""
        rng = self.rng
        wanted = content_words(claim)
        options = []
        for number, candidates in enumerate(self.page.paragraphs[:14]):
            for place, candidate in enumerate(candidates[:8]):
                if candidate == paragraph[index] or not is_clean(candidate):
                    continue
                words = content_words(candidate)
                shared = len(wanted & words)
                if shared / max(1, len(wanted)) > 0.6:
                    continue
                numbers = set(re.findall(r"\d+", claim))
                if numbers and numbers <= set(re.findall(r"\d+", candidate)) and shared > 3:
                    continue
                options.append((shared + rng.random() * 1.5, number, place))
        if not options:
            return
        options.sort(reverse=True)
        _, number, place = rng.choice(options[:3])
        candidates = self.page.paragraphs[number]
        text = candidates[place]
        following = candidates[place + 1] if place + 1 < len(candidates) else ""
        if following and following != paragraph[index] and is_clean(following) and rng.random() < 0.5:
            if len(wanted & content_words(following)) / max(1, len(wanted)) <= 0.6:
                text += " " + following
        self.add(self.with_title(text), claim if rng.random() < 0.6 else other, "n", kind)

    def detail_rows(self, build, version, true, false, detail, kind):
        """An added detail is not said by the premise, unless it stands there too."""
        rng = self.rng
        with_detail = lambda text: text.rstrip(".") + " " + detail + "."
        if version.count(".") != 1 or "," in version:
            return
        if rng.random() < 0.5:
            premise = self.with_title(build(version))
            self.add(premise, with_detail(true), "n", "sentence: detail")
            self.add(premise, false if rng.random() < 0.5 else with_detail(false), "c", kind)
            self.add(premise, true, "e", kind)
        else:
            premise = self.with_title(build(with_detail(version)))
            self.add(premise, with_detail(true) if rng.random() < 0.7 else true, "e", "sentence: detail")
            self.add(premise, with_detail(false) if rng.random() < 0.7 else false, "c", "sentence: detail")
            wrong = rng.choice([text for text in DETAILS if text != detail])
            self.add(premise, true.rstrip(".") + " " + wrong + ".", "n", "sentence: detail")

    def body(self, limit):
        page, rng = self.page, self.rng
        made = 0
        for number, paragraph in enumerate(page.paragraphs):
            for index, sentence in enumerate(paragraph):
                if made >= limit:
                    return
                if (number == 0 and index == 0) or not is_clean(sentence):
                    continue
                start = subject_start(page, sentence, number == 0 and index == 1)
                if start:
                    for fact in itertools.chain(
                        facts.event_fact(page, sentence, start, rng), facts.relation_fact(page, sentence, start, rng, self.pools),
                        facts.role_facts(page, sentence, page.title, rng, self.pools) if not page.person and start == page.title else (),
                        facts.part_fact(page, sentence, start, rng, self.pools),
                        facts.sentence_place_facts(page, sentence, rng) if page.person else (),
                    ):
                        made += 1
                        for _ in range(times(fact.kind)):
                            self.rows_of_fact(fact, paragraph, index, number)
                for fact in itertools.chain(facts.population_fact(page, sentence, rng), facts.defeat_fact(page, sentence, rng)):
                    made += 1
                    for _ in range(times(fact.kind)):
                        self.rows_of_fact(fact, paragraph, index, number)
                words = len(sentence.split())
                if not 7 <= words <= 28 or rng.random() < 0.25:
                    continue
                claim = sentence
                if start:
                    claim = page.title + sentence[len(start) :]
                elif OPENERS_THAT_POINT_BACK.match(sentence):
                    continue
                elif POINTS_BACK.search(sentence):
                    continue
                elif not any(name in sentence for name in page.names) and re.search(r"\b[Tt]he (?:[a-z]+ )?(?:film|album|song|team|club|company|series|band|book|season|game|school|group|building|town|village|city|event|show|match|party|church|station|episode|novel|project|island|area|species|ship|tournament)\b", sentence):
                    continue
                self.rows_of_sentence(paragraph, index, number, claim, sentence)
                made += 1


STOP_WORDS = set("the a an of in on at to and or for with by from was is were are has had have been be as it its his her he she that which who this not also after before into than their they".split())


@lru_cache(maxsize=1 << 17)
def content_words(text):
    return {word for word in re.findall(r"[a-zà-ÿ0-9]+", text.lower()) if word not in STOP_WORDS}


def normal(text):
    return pair_tools.normalise(text)


def transplant(claim, other, sentence):
    """Make in the sentence the change that leads from claim to other; None where it is not plain."""
    a, b = claim.split(" "), other.split(" ")
    head = 0
    while head < min(len(a), len(b)) and a[head] == b[head]:
        head += 1
    tail = 0
    while tail < min(len(a), len(b)) - head and a[-1 - tail] == b[-1 - tail]:
        tail += 1
    left = max(0, head - 1)
    right = min(tail, 1) if tail else 0
    old = " ".join(a[left : len(a) - tail + right])
    new = " ".join(b[left : len(b) - tail + right])
    if not old or sentence.count(old) != 1:
        return None
    return sentence.replace(old, new)


def collect_pools(pages):
    pools = {"starring": [], "person": []}
    regions = Counter()
    for page in pages:
        kind = facts.kind_of(page)
        if kind and kind[0] in facts.PLACES:
            regions.update(facts.LAST_REGION.findall(page.paragraphs[0][0]))
        if page.person and 2 <= len(page.title.split()) <= 3:
            pools["person"].append(page.title)
        for paragraph in page.paragraphs[:2]:
            for sentence in paragraph[:3]:
                for match in facts.ROLE.finditer(sentence):
                    if not match.group(2) and len(match.group(3).split()) >= 2:
                        pools.setdefault(match.group(1), []).append(match.group(3))
                for match in facts.STARRING.finditer(sentence):
                    pools["starring"] += re.split(r", and |, | and ", match.group(1))
                for match in facts.PART_OF.finditer(sentence):
                    pools.setdefault(match.group("phrase"), []).append(match.group("name"))
    pools["region"] = sorted(name for name, count in regions.items() if count >= 3 and not facts.COUNTRY.search(name))
    return pools


def sort_of(page):
    kind = facts.kind_of(page)
    if kind:
        return kind[0]
    professions = facts.professions_of(page)
    if professions:
        return professions[0]
    return "person" if page.person else "other"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--corpus", required=True)
    parser.add_argument("--lines", required=True, help="first-last line of the encyclopaedia articles in the corpus")
    parser.add_argument("--reserved", required=True, help="evaluation passages whose pages are left out")
    parser.add_argument("--forbidden", nargs="*", default=[], help="evaluation claims that must not occur")
    parser.add_argument("--body-limit", type=int, default=5, help="facts and sentences taken from a page beyond its first")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pages", type=int, default=0, help="only so many pages, for a look")
    parser.add_argument("--out", required=True)
    arguments = parser.parse_args()
    first, last = (int(number) for number in arguments.lines.split("-"))
    reserved = pair_tools.reserved_titles(arguments.reserved)
    lines = itertools.islice(pair_tools.open_text(arguments.corpus), first - 1, last)
    pages = [page for page in pages_of(lines, reserved) if page.paragraphs]
    if arguments.pages:
        pages = pages[: arguments.pages]
    pools = collect_pools(pages)
    by_sort = {}
    for page in pages:
        by_sort.setdefault(sort_of(page), []).append(page)
    writer = pair_tools.RowWriter(pair_tools.forbidden_claims(arguments.forbidden))
    for page in pages:
        rng = pair_tools.rng_for(arguments.seed, page.title)
        neighbours = by_sort[sort_of(page)]
        if len(neighbours) < 5:
            neighbours = by_sort["other"]
        maker = PageRows(page, pools, neighbours, rng, writer)
        maker.first_sentence()
        maker.body(arguments.body_limit)
    rows = writer.finished()
    pair_tools.rng_for(arguments.seed, "order").shuffle(rows)
    pair_tools.write_rows(arguments.out, rows)
    print(len(pages), "pages", len(rows), "rows")
    pair_tools.print_counts(rows, lambda row: row[6])
    pair_tools.print_counts(rows, lambda row: "all")


if __name__ == "__main__":
    main()
