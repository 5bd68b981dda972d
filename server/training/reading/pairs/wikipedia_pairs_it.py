"""Rule-made entailment pairs from Italian encyclopaedia sentences (they come one a line, without their pages).

    python3 wikipedia_pairs_it.py --corpus corpus-it.txt.xz --lines 3000-71100 \
        --reserved corpus.jsonl --forbidden claims_public.jsonl common-claims.json --out synth-wikipedia-it.jsonl.xz

Every row is [premise, hypothesis, "e" | "c" | "n", "it", source, "t" | "d", kind of fact]."""

import argparse
import itertools
import re
from collections import defaultdict

import pair_tools
import sentence_changes_it as changes
from italian_words import ITALIAN_CITIES, NUMBERS, to_city
from wikipedia_pairs_en import transplant

SOURCE = "synth-wikipedia-it"
STOP_WORDS = set(
    "il lo la i gli le un uno una di a da in con su per tra fra e o ma non è sono che si del dello della dei degli delle al allo alla "
    "ai agli alle dal dallo dalla dai dagli dalle nel nello nella nei negli nelle sul sulla sui sulle ha hanno più come anche fu era "
    "stato stata venne suo sua suoi sue questo questa ad ed l dell all nell dall sull un essere due molto poi".split()
)
BROKEN = re.compile(r"['’]\.|\s[,.;:)]|\(\s|\(\)|,,|\.\.|\d \"|[<>{}\[\]|=*_«»…]|http|^[^\w\"]|\b(?:di|a|da|in|con|su|per|il|la|un|dell|del|al)\s*[.,;)]|['’] |es\.$")
POINTS_BACK = re.compile(
    r"^(?:Quest|Quell|Tal[ei]\b|Ess[oaie]\b|Egli|Ella|Lui|Lei|Loro|Ciò|Però|Tuttavia|Inoltre|Infatti|Così|Quindi|Dunque|Ma\b|E\b|Anche|Poi\b|Invece|Infine|Qui\b|"
    r"Lì\b|Altr[ioea]\b|Entramb|Perché|Se\b|Mi\b|Ti\b|Io\b|Noi\b|Voi\b|Tu\b|Ci\b|Vi\b|Come\b|Chi\b|Che\b|Cosa|Dove\b|Quando\b|Allora|Ora\b|Ecco|Oh\b|No\b|Sì\b)"
)
PERSONAL = re.compile(r"\b(?:io|noi|voi|tu|mio|mia|miei|mie|tuo|tua|nostro|nostra|vostro|ho|abbiamo|siamo|sei tu|avete|siete|hai|mi|ti)\b", re.I)
NAME = r"(?:[A-Z][\wà-ÿ'’-]+|[A-Z]\.)(?: (?:(?:de|van|von|der|di|da|del|della|De|Di|le|la) )?(?:[A-Z][\wà-ÿ'’-]+|[A-Z]\.)){1,2}"
PARTICIPLES = {
    "diretto": "il regista", "scritto": "l'autore", "composto": "il compositore", "fondato": "il fondatore", "progettato": "il progettista",
    "prodotto": "il produttore", "realizzato": "", "disegnato": "", "inventato": "l'inventore", "scoperto": "lo scopritore", "dipinto": "il pittore",
    "pubblicato": "", "costruito": "", "creato": "il creatore", "ideato": "l'ideatore", "interpretato": "", "descritto": "", "sviluppato": "",
}
PASSIVE = re.compile(
    r"^(?P<subject>[^,;:()]{3,60}?) (?P<auxiliary>è stato|è stata|fu|venne|era stato|era stata|è) (?P<participle>" +
    "|".join(form[:-1] + "[oa]" for form in PARTICIPLES) + r") (?P<middle>(?:(?:nel|del) \d{4} )?)da (?P<name>" + NAME + r")(?P<rest>[^;:]*)\.$"
)
BORN = re.compile(
    r"^(?P<subject>(?:" + NAME + r" |[A-Z][\wà-ÿ'’-]+ )?)(?P<verb>[Nn]acque|[Èè] nat[oa]|[Ee]ra nat[oa]|[Nn]asce|[Mm]orì|[Èè] mort[oa]) (?P<prep>ad?) "
    r"(?P<place>[A-Z][\wà-ÿ'’-]+(?: [A-Z][\wà-ÿ-]+)?)(?P<when>,?(?: (?:il|l'?) ?\d{1,2} [a-z]+ \d{4}| nel \d{4})?)(?P<rest>(?:[,.]| (?:da|in|e|figli|dove|all|mentre|sotto|per|a|dopo|durante|con)).*)$"
)
DETAILS = [
    "davanti a una grande folla", "con l'aiuto di un amico", "dopo una lunga disputa", "per motivi economici", "su richiesta del governo",
    "nonostante le proteste", "in un giorno di pioggia", "contro ogni aspettativa", "con pochi mezzi", "su consiglio di un medico",
    "grazie a una donazione privata", "per una scommessa", "sotto falso nome", "con grande difficoltà", "per motivi di salute", "per errore",
    "insieme a un cugino", "su invito del sindaco", "tra la sorpresa generale", "con il sostegno dello Stato",
]


def tidy(line):
    text = re.sub(r'(^|[ (])" ([^"]*?) "', r'\1"\2"', line.strip())
    return re.sub(r" +", " ", text)


def is_clean(sentence):
    return (
        25 <= len(sentence) <= 260 and sentence[-1] == "." and not BROKEN.search(sentence) and sentence.count('"') % 2 == 0
        and sentence.count("(") == sentence.count(")") and (sentence[0].isupper() or sentence[0] == '"') and len(sentence.split()) >= 5
        and not PERSONAL.search(sentence) and pair_tools.sentences_of(sentence) == [sentence]
    )


def content_words(text):
    return {word for word in re.findall(r"[a-zà-ÿ0-9]+", text.lower()) if word not in STOP_WORDS and len(word) > 1}


ARTICULATED = {"il ": "del ", "lo ": "dello ", "la ": "della ", "l'": "dell'", "i ": "dei ", "gli ": "degli ", "le ": "delle "}


def lower_article(subject):
    """"Il film" inside a sentence: "il film"."""
    for start in ("Il ", "Lo ", "La ", "L'", "I ", "Gli ", "Le ", "Un ", "Una ", "Uno ", "Un'", "Questo ", "Questa ", "Tale "):
        if subject.startswith(start):
            return subject[0].lower() + subject[1:]
    return subject


def of_subject(subject):
    """di + subject, with the articulated preposition."""
    low = lower_article(subject)
    for start, joined in ARTICULATED.items():
        if low.startswith(start) and low != subject:
            return joined + low[len(start) :]
    return "di " + low


KINDS = {
    "film": "un", "album": "un", "romanzo": "un", "singolo": "un", "fiume": "un", "lago": "un", "comune": "un", "villaggio": "un", "castello": "un",
    "quartiere": "un", "asteroide": "un", "videogioco": "un", "fumetto": "un", "brano": "un", "vulcano": "un", "documentario": "un", "genere": "un",
    "città": "una", "squadra": "una", "rivista": "una", "chiesa": "una", "montagna": "una", "stella": "una", "canzone": "una", "galassia": "una",
    "frazione": "una", "pianta": "una", "malattia": "una", "lingua": "una", "band": "una", "università": "una", "stazione": "una", "isola": "un'",
    "azienda": "un'", "opera": "un'",
}
# Kinds that one thing may be at once are never held against each other.
KIN_KINDS = [
    {"film", "documentario", "opera"}, {"album", "singolo", "brano", "canzone", "opera", "genere"}, {"romanzo", "fumetto", "opera", "rivista"},
    {"comune", "villaggio", "città", "frazione", "quartiere", "isola", "stazione", "castello"}, {"montagna", "vulcano", "isola"}, {"stella", "galassia", "asteroide"},
    {"chiesa", "castello", "opera"}, {"fiume", "lago"}, {"squadra", "azienda", "band"}, {"pianta", "genere"}, {"videogioco", "opera"}, {"università", "città", "azienda"},
    {"lingua", "genere"}, {"stazione", "fiume"},
]
KIND = re.compile(r"^(?P<subject>(?:[^,;:()]{3,60} )?)(?P<verb>[Èè]|[Ff]u|[Ee]ra) (?P<article>un'|una |un )(?P<kind>" + "|".join(KINDS) + r")\b(?! di fatto| d'| della| del | dei )")


def with_article(kind):
    article = KINDS[kind]
    return article + kind if article.endswith("'") else f"{article} {kind}"


class SentenceRows:
    """Makes the rows of one sentence."""

    def __init__(self, corpus, writer, seed):
        self.corpus, self.writer, self.seed = corpus, writer, seed

    def add(self, premise, claim, label, split, kind):
        self.writer.add(premise, claim, label, "it", SOURCE, split, kind)

    def around(self, sentence, rng):
        """The sentence alone, or with an unrelated one before or behind it."""
        if rng.random() < 0.6:
            return lambda version: version
        other = rng.choice(self.corpus.sentences)
        if other.split()[:2] == sentence.split()[:2] or len(content_words(other) & content_words(sentence)) > 1:
            return lambda version: version
        before = rng.random() < 0.5
        return lambda version: f"{other} {version}" if before else f"{version} {other}"

    def neutral_premise(self, claim, sentence, rng):
        wanted = content_words(claim)
        options = [text for text in self.corpus.neighbours(sentence) if text != sentence and len(wanted & content_words(text)) / max(1, len(wanted)) <= 0.5 and len(wanted - content_words(text)) >= 3]
        return rng.choice(options[:4]) if options else None

    def make(self, sentence):
        rng = pair_tools.rng_for(self.seed, sentence)
        split = pair_tools.split_of(sentence)
        done = self.passive(sentence, rng, split) or self.born(sentence, rng, split) or self.kind(sentence, rng, split)
        if done and rng.random() < 0.5:
            return
        self.plain(sentence, rng, split)

    def triple(self, sentence, claims, swapped, kind, rng, split):
        """Entailed, contradicted and unsaid claims from (text, label as it stands, label with the value changed)."""
        column, version = 1, sentence
        if swapped and swapped != sentence and rng.random() < 0.4:
            column, version = 2, swapped
        premise = self.around(sentence, rng)(version)
        taken = set()
        for label in "ecn":
            texts = [claim[0] for claim in claims if claim[column] == label and claim[0] not in taken]
            if texts:
                text = rng.choice(texts)
                taken.add(text)
                self.add(premise, text, label, split, kind)
            elif label == "n":
                silent = self.neutral_premise(claims[0][0], sentence, rng)
                if silent:
                    self.add(silent, rng.choice(claims)[0], "n", split, kind)

    def passive(self, sentence, rng, split):
        match = PASSIVE.match(sentence)
        if not match or re.search(r"\b(?:non|che|cui)\b", match.group("subject")):
            return False
        subject, auxiliary, participle, name = (match.group(part) for part in ("subject", "auxiliary", "participle", "name"))
        rest = match.group("rest")
        if rest.startswith((" e ", " ed ", " o ")) and re.match(r" (?:e|ed|o) (?:[A-Z]|da )", rest) or auxiliary == "è" and participle[:-1] not in ("dirett", "scritt", "compost", "interpretat", "prodott"):
            return False
        if re.match(r"(?:Nel|In|A|Durante|Dopo|Il \d)\b", subject):
            return False
        base = participle[:-1] + "o"
        pool = [other for other in self.corpus.names if other != name and not set(other.split()) & set(name.split())]
        other = rng.choice(pool)
        role = PARTICIPLES[base]
        claims = []
        for value in (name, other):
            yes, no = ("e", "c") if value == name else ("c", "e")
            claims += [(f"{subject} {auxiliary} {participle} da {value}.", yes, no), (f"{value} ha {base} {lower_article(subject)}.", yes, no),
                       (f"{subject} non {auxiliary} {participle} da {value}.", no, yes), (f"È stato {value} a {infinitive(base)} {lower_article(subject)}." if participle[-1] == "o" else f"{value} ha {base} {lower_article(subject)}.", yes, no)]
            if role and (base != "scritto" or True):
                claims.append((f"{value} è {role} {of_subject(subject)}.", yes, no))
        swapped = sentence.replace(name, other) if sentence.count(name) == 1 else None
        self.triple(sentence, claims, swapped, "role: " + base, rng, split)
        return True

    def born(self, sentence, rng, split):
        match = BORN.match(sentence)
        if not match:
            return False
        subject, verb, place = match.group("subject"), match.group("verb"), match.group("place")
        if place.split()[0] in ("Il", "La", "Los", "New", "San", "Santa") and " " not in place:
            return False
        other = rng.choice([name for name, _ in ITALIAN_CITIES if name != place])
        low = verb[0].lower() + verb[1:]
        start = subject + low if subject else low[0].upper() + low[1:]
        negative = f"{subject}non {low}" if subject else f"Non {low}"
        claims = []
        for value in (place, other):
            yes, no = ("e", "c") if value == place else ("c", "e")
            claims += [(f"{start} {to_city('a', value)}.", yes, no), (f"{negative} {to_city('a', value)}.", no, yes)]
            if subject and ("nat" in low or "nacque" in low or "nasce" in low):
                claims += [(f"La città natale di {subject.strip()} è {value}.", yes, no), (f"{subject}è originario di {value}." if low.endswith("nato") else f"{value} è il luogo di nascita di {subject.strip()}.", yes, no)]
        year = re.search(r"\d{4}", match.group("when"))
        if year:
            number = int(year.group(0))
            step = rng.choice([3, 7, 15, 30])
            for text, yes in ((f"{start} nel {number}.", "e"), (f"{start} nel {number + rng.choice([-1, 1]) * step}.", "c"), (f"{start} prima del {number + step}.", "e"),
                              (f"{start} prima del {number - step}.", "c"), (f"{start} dopo il {number - step}.", "e"), (f"{start} dopo il {number + step}.", "c")):
                claims.append((text, yes, yes))
        swapped = sentence.replace(match.group("prep") + " " + place, to_city("a", other), 1) if sentence.count(place) == 1 and not re.match(r"[^.]* in [A-Z]", match.group("rest")) else None
        self.triple(sentence, claims, swapped, "born or died", rng, split)
        return True

    def kind(self, sentence, rng, split):
        match = KIND.match(sentence)
        if not match or changes.SUBORDINATE.search(match.group("subject")) or re.search(r"\b(?:non|Non)\b", match.group("subject")):
            return False
        subject, verb, kind = match.group("subject"), match.group("verb").lower(), match.group("kind")
        if kind in subject.lower() or match.group("verb")[0].isupper() == bool(subject):
            return False
        near = set().union(*(group for group in KIN_KINDS if kind in group), {kind})
        other = rng.choice([name for name in KINDS if name not in near])
        start = f"{subject}{verb}" if subject else verb.upper() if verb == "è" else verb.capitalize()
        negative = f"{subject}non {verb}" if subject else f"Non {verb}"
        claims = []
        for value, wrong in ((kind, other), (other, kind)):
            yes, no = ("e", "c") if value == kind else ("c", "e")
            claims += [(f"{start} {with_article(value)}.", yes, no), (f"{negative} {with_article(value)}.", no, yes),
                       (f"{start} {with_article(value)}, non {with_article(wrong)}.", yes, no), (f"{negative} {with_article(wrong)}, ma {with_article(value)}.", yes, no)]
        # The swap keeps the gender, so that adjectives and participles still agree.
        same = [name for name in KINDS if name not in near and KINDS[name] == KINDS[kind]]
        swapped = None
        if other in same:
            swapped = sentence[: match.start("kind")] + other + sentence[match.end("kind") :]
        self.triple(sentence, claims, swapped, "kind", rng, split)
        return True

    def plain(self, sentence, rng, split):
        ranged = changes.reworded(sentence, rng) if rng.random() < 0.5 else None
        if ranged:
            true, false, name = ranged
            premise = self.around(sentence, rng)(sentence)
            self.add(premise, true, "e", split, "sentence: " + name)
            self.add(premise, false, "c", split, "sentence: " + name)
            silent = self.neutral_premise(sentence, sentence, rng)
            if silent:
                self.add(silent, rng.choice([true, false]), "n", split, "sentence: " + name)
            return
        found = changes.changed(sentence, rng)
        if not found:
            return
        other, name = found
        kind = "sentence: " + name
        build = self.around(sentence, rng)
        version, true, false = sentence, sentence, other
        if rng.random() < 0.4:
            version, true, false = other, other, sentence
        if rng.random() < 0.1 and "," not in sentence and len(sentence.split()) < 16 and re.search(r"(?:ò|ato|uto|ito|cque|inse|isse|ata|uta|ita)\b", sentence):
            self.detail(build, version, true, false, rng, split, kind)
            return
        forms = [form for form in changes.shorter_forms(version) if len(form.split()) >= 4]
        text = rng.choice(forms) if forms and rng.random() < 0.7 else true
        if text == true and build(version) == version and rng.random() < 0.85:
            # The bare sentence against itself is of little use: put something around it.
            filler = rng.choice(self.corpus.sentences)
            premise = f"{filler} {version}"
        else:
            premise = build(version)
        if pair_tools.normalise(text) != pair_tools.normalise(premise) or rng.random() < 0.3:
            self.add(premise, text, "e", split, kind)
        contradicted = false
        false_forms = [form for form in changes.shorter_forms(false) if len(form.split()) >= 4 and form not in changes.shorter_forms(version)]
        if false_forms and text != true and rng.random() < 0.6:
            contradicted = rng.choice(false_forms)
        self.add(premise, contradicted, "c", split, kind)
        shorter = [form for form in forms if len(content_words(version) - content_words(form)) >= 2 and is_clean(form)]
        if shorter and rng.random() < 0.6:
            self.add(rng.choice(shorter), version, "n", split, "sentence: more than said")
            return
        silent = self.neutral_premise(sentence, sentence, rng)
        if silent:
            self.add(self.around(silent, rng)(silent), rng.choice([true, true, false]), "n", split, kind)

    def detail(self, build, version, true, false, rng, split, kind):
        detail = rng.choice(DETAILS)
        with_detail = lambda text: text.rstrip(".") + " " + detail + "."
        if rng.random() < 0.5:
            premise = build(version)
            self.add(premise, with_detail(true), "n", split, "sentence: detail")
            self.add(premise, false, "c", split, kind)
        else:
            premise = build(with_detail(version))
            self.add(premise, with_detail(true) if rng.random() < 0.7 else true, "e", split, "sentence: detail")
            self.add(premise, with_detail(false) if rng.random() < 0.7 else false, "c", split, "sentence: detail")
            wrong = rng.choice([text for text in DETAILS if text != detail])
            self.add(premise, true.rstrip(".") + " " + wrong + ".", "n", split, "sentence: detail")


def infinitive(participle):
    return {"diretto": "dirigere", "scritto": "scrivere", "composto": "comporre", "fondato": "fondare", "progettato": "progettare", "prodotto": "produrre",
            "realizzato": "realizzare", "disegnato": "disegnare", "inventato": "inventare", "scoperto": "scoprire", "dipinto": "dipingere",
            "pubblicato": "pubblicare", "costruito": "costruire", "creato": "creare", "ideato": "ideare", "interpretato": "interpretare",
            "descritto": "descrivere", "sviluppato": "sviluppare"}[participle]


class Corpus:
    """Clean sentences with an index by their rarer words."""

    def __init__(self, lines, reserved):
        self.sentences = []
        self.names = []
        seen = set()
        for line in lines:
            text = tidy(line)
            if not is_clean(text) or text in seen:
                continue
            if any(pair_tools.normalise(name) in reserved for name in re.findall(NAME, text)):
                continue
            seen.add(text)
            self.sentences.append(text)
            for match in PASSIVE.finditer(text):
                self.names.append(match.group("name"))
            for match in BORN.finditer(text):
                if match.group("subject"):
                    self.names.append(match.group("subject").strip())
        self.names = sorted(set(self.names))
        self.by_word = defaultdict(list)
        for number, text in enumerate(self.sentences):
            for word in content_words(text):
                if len(word) > 4:
                    self.by_word[word].append(number)

    def neighbours(self, sentence):
        """Sentences that share most words with this one, best first."""
        scores = defaultdict(float)
        for word in content_words(sentence):
            places = self.by_word.get(word, ())
            if 1 < len(places) <= 400:
                for number in places:
                    scores[number] += 1 / (20 + len(places)) ** 0.5
        best = sorted(scores, key=lambda number: (-scores[number], number))[:9]
        return [self.sentences[number] for number in best]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--corpus", required=True)
    parser.add_argument("--lines", required=True, help="first-last line of the encyclopaedia sentences in the corpus")
    parser.add_argument("--reserved", required=True)
    parser.add_argument("--forbidden", nargs="*", default=[])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=1, help="only every so-many-th sentence, for a look")
    parser.add_argument("--out", required=True)
    arguments = parser.parse_args()
    first, last = (int(number) for number in arguments.lines.split("-"))
    corpus = Corpus(itertools.islice(pair_tools.open_text(arguments.corpus), first - 1, last), pair_tools.reserved_titles(arguments.reserved))
    writer = pair_tools.RowWriter(pair_tools.forbidden_claims(arguments.forbidden))
    maker = SentenceRows(corpus, writer, arguments.seed)
    for sentence in corpus.sentences[:: arguments.every]:
        if not POINTS_BACK.match(sentence):
            maker.make(sentence)
    rows = writer.finished()
    pair_tools.rng_for(arguments.seed, "order").shuffle(rows)
    pair_tools.write_rows(arguments.out, rows)
    print(len(corpus.sentences), "sentences", len(rows), "rows")
    pair_tools.print_counts(rows, lambda row: row[6])
    pair_tools.print_counts(rows, lambda row: "all")


if __name__ == "__main__":
    main()
