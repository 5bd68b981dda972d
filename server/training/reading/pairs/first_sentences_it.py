"""Italian (and mixed) entailment pairs from what the first sentences of English pages say of persons and films.

The facts read from the English page (birth, death, people, profession, place, director, cast, year) are said again in
Italian by template, as an Italian encyclopaedia would open the page; claims are made by template in both languages.

    python3 first_sentences_it.py --corpus corpus-en.txt.xz --lines 39950-166650 \
        --reserved corpus.jsonl --forbidden claims_public.jsonl common-claims.json --out synth-wikipedia-it-first.jsonl.xz

Every row is [premise, hypothesis, "e" | "c" | "n", language, source, "t" | "d", kind of fact]."""

import argparse
import itertools
import re

import pair_tools
import wikipedia_facts_en as facts
from geography import CITIES, COUNTRIES
from italian_words import MONTHS, PEOPLES
from wikipedia_pages_en import is_clean, pages_of

SOURCE = "synth-wikipedia-it"
# English: masculine, feminine
PROFESSIONS = {
    "actor": ("attore", "attrice"), "actress": ("attore", "attrice"), "singer": ("cantante", "cantante"), "comedian": ("comico", "comica"),
    "dancer": ("ballerino", "ballerina"), "rapper": ("rapper", "rapper"), "musician": ("musicista", "musicista"), "guitarist": ("chitarrista", "chitarrista"),
    "pianist": ("pianista", "pianista"), "violinist": ("violinista", "violinista"), "drummer": ("batterista", "batterista"), "composer": ("compositore", "compositrice"),
    "conductor": ("direttore d'orchestra", "direttrice d'orchestra"), "model": ("modello", "modella"), "choreographer": ("coreografo", "coreografa"),
    "screenwriter": ("sceneggiatore", "sceneggiatrice"), "writer": ("scrittore", "scrittrice"), "novelist": ("romanziere", "romanziera"), "poet": ("poeta", "poetessa"),
    "journalist": ("giornalista", "giornalista"), "playwright": ("drammaturgo", "drammaturga"), "translator": ("traduttore", "traduttrice"),
    "painter": ("pittore", "pittrice"), "photographer": ("fotografo", "fotografa"), "illustrator": ("illustratore", "illustratrice"),
    "cartoonist": ("fumettista", "fumettista"), "architect": ("architetto", "architetta"), "politician": ("politico", "politica"),
    "diplomat": ("diplomatico", "diplomatica"), "lawyer": ("avvocato", "avvocata"), "attorney": ("avvocato", "avvocata"), "judge": ("giudice", "giudice"),
    "activist": ("attivista", "attivista"), "footballer": ("calciatore", "calciatrice"), "cricketer": ("crickettista", "crickettista"), "swimmer": ("nuotatore", "nuotatrice"),
    "boxer": ("pugile", "pugile"), "wrestler": ("lottatore", "lottatrice"), "cyclist": ("ciclista", "ciclista"), "gymnast": ("ginnasta", "ginnasta"),
    "rower": ("canottiere", "canottiera"), "skier": ("sciatore", "sciatrice"), "golfer": ("golfista", "golfista"), "judoka": ("judoka", "judoka"),
    "snowboarder": ("snowboarder", "snowboarder"), "tennis player": ("tennista", "tennista"), "basketball player": ("cestista", "cestista"),
    "chess player": ("scacchista", "scacchista"), "volleyball player": ("pallavolista", "pallavolista"), "ice hockey player": ("hockeista", "hockeista"),
    "physicist": ("fisico", "fisica"), "chemist": ("chimico", "chimica"), "biologist": ("biologo", "biologa"), "botanist": ("botanico", "botanica"),
    "zoologist": ("zoologo", "zoologa"), "geologist": ("geologo", "geologa"), "astronomer": ("astronomo", "astronoma"), "mathematician": ("matematico", "matematica"),
    "computer scientist": ("informatico", "informatica"), "economist": ("economista", "economista"), "historian": ("storico", "storica"), "philosopher": ("filosofo", "filosofa"),
    "linguist": ("linguista", "linguista"), "anthropologist": ("antropologo", "antropologa"), "archaeologist": ("archeologo", "archeologa"),
    "sociologist": ("sociologo", "sociologa"), "physician": ("medico", "medica"), "surgeon": ("chirurgo", "chirurga"), "nurse": ("infermiere", "infermiera"),
    "bishop": ("vescovo", "vescova"), "theologian": ("teologo", "teologa"), "businessman": ("imprenditore", "imprenditrice"), "businesswoman": ("imprenditore", "imprenditrice"),
    "entrepreneur": ("imprenditore", "imprenditrice"), "banker": ("banchiere", "banchiera"), "chef": ("cuoco", "cuoca"), "soldier": ("soldato", "soldatessa"),
    "astronaut": ("astronauta", "astronauta"),
}
ITALIAN_OF_CITY = {row[0]: row[2] for row in CITIES}
ROW_OF_DEMONYM = {row[1]: row for row in COUNTRIES}
EXONYMS_UNKNOWN = re.compile(r"\b(?:County|City|River|Lake|Island|Saint|St|North|South|East|West|New|Upper|Lower|Fort|Mount|The)\b")


def article(word):
    """un / uno / una / un' before an Italian noun: masculine only here."""
    return "uno" if re.match(r"(?:s[^aeiou]|z|ps|gn|x|y)", word) else "un"


def article_for(word, gender):
    if gender == "m":
        return article(word) + " " + word
    return "un'" + word if word[0] in "aeiou" else "una " + word


def say_date(date):
    day, month, year = date
    if not day:
        return str(year)
    return f"{'1º' if day == 1 else day} {MONTHS[month - 1]} {year}"


def on_date(date):
    day, _, year = date
    if not day:
        return f"nel {year}"
    return ("l'" if day in (8, 11) else "il ") + say_date(date)


def at_place(place):
    return ("ad " if place[0] == "A" else "a ") + place


class Person:
    """What is known, with the premise it gives; a copy with one value changed gives the other premise."""

    def __init__(self, name, gender, professions, people, born=None, died=None, place=None):
        self.name, self.gender, self.professions, self.people = name, gender, professions, people
        self.born, self.died, self.place = born, died, place

    def changed(self, **values):
        copy = Person(self.name, self.gender, self.professions, self.people, self.born, self.died, self.place)
        for key, value in values.items():
            setattr(copy, key, value)
        return copy

    def italian_professions(self):
        number = 0 if self.gender == "m" else 1
        return list(dict.fromkeys(PROFESSIONS[name][number] for name in self.professions))

    def adjective(self):
        return PEOPLES[self.people[3]][0 if self.gender == "m" else 1]

    def premise(self, rng):
        ending = "o" if self.gender == "m" else "a"
        brackets, place_told = "", self.place is None
        if self.born and self.died:
            brackets = f" ({say_date(self.born)} – {say_date(self.died)})"
            if self.place and rng.random() < 0.6:
                brackets = f" ({self.place}, {say_date(self.born)} – {say_date(self.died)})"
                place_told = True
        elif self.born:
            if self.place and rng.random() < 0.6:
                brackets = f" ({self.place}, {say_date(self.born)})"
                place_told = True
            else:
                brackets = rng.choice([f" ({say_date(self.born)})", f" (nat{ending} {on_date(self.born)})"])
        elif self.died:
            brackets = f" (mort{ending} {on_date(self.died)})"
        verb = f"è stat{ending}" if self.died else "è"
        words = self.italian_professions()
        listed = words[0] if len(words) == 1 else ", ".join(words[:-1]) + " e " + words[-1]
        listed = article_for(listed, self.gender)
        people = f" {self.adjective()}" if self.people else ""
        text = f"{self.name}{brackets} {verb} {listed}{people}."
        if not place_told:
            text += rng.choice([f" È nat{ending} {at_place(self.place)}.", f" Nacque {at_place(self.place)}."])
        return text


def date_claims_it(done, date, other, rng):
    """Italian claims about when, as triples (text, label as it stands, label with the other date)."""
    claims = []
    for value in (date, other):
        claims.append(facts.labelled(done(f"nel {value[2]}"), lambda d, v=value: d[2] == v[2], date, other))
        if value[0]:
            claims.append(facts.labelled(done(on_date(value)), lambda d, v=value: d == v, date, other))
    for _ in range(2):
        limit = rng.choice([date, other])[2] + rng.choice([-25, -12, -8, -3, 2, 4, 9, 15, 30])
        if limit not in (date[2], other[2]) and limit <= 2021:
            claims.append(facts.labelled(done(f"prima del {limit}"), lambda d, y=limit: d[2] < y, date, other))
            claims.append(facts.labelled(done(f"dopo il {limit}"), lambda d, y=limit: d[2] > y, date, other))
    return claims


def person_facts(person, rng):
    """(kind, Italian claims, English claims, changed person, person without the fact)."""
    name = person.name
    ending = "o" if person.gender == "m" else "a"
    if person.born:
        high = person.died[2] - 9 if person.died else 2004
        if high - person.born[2] >= 0 and person.born[2] <= high:
            other = facts.other_date(person.born, rng, 1000, high)
            italian = date_claims_it(lambda when: f"{name} {rng.choice(['nacque', 'è nat' + ending])} {when}.", person.born, other, rng)
            for value in (person.born, other):
                italian.append(facts.labelled(f"L'anno di nascita di {name} è il {value[2]}.", lambda d, v=value: d[2] == v[2], person.born, other))
                italian.append(facts.labelled(f"{name} non è nat{ending} nel {value[2]}.", lambda d, v=value: d[2] != v[2], person.born, other))
            english = facts.date_claims(lambda when: f"{name} was born {when}.", person.born, other, rng)
            yield "birth date", italian, english, person.changed(born=other), person.changed(born=None, died=None)
    if person.died:
        low = (person.born[2] + 9) if person.born else 1000
        if low + 12 < 2021 and low <= person.died[2]:
            other = facts.other_date(person.died, rng, low, 2021)
            italian = date_claims_it(lambda when: f"{name} {rng.choice(['morì', 'è mort' + ending])} {when}.", person.died, other, rng)
            italian += [(f"{name} è ancora in vita.", "c", "c"), (f"{name} è mort{ending}.", "e", "e")]
            english = facts.date_claims(lambda when: f"{name} died {when}.", person.died, other, rng)
            yield "death date", italian, english, person.changed(died=other), person.changed(died=None)
    if person.people:
        other = rng.choice([row for row in COUNTRIES if row != person.people])
        italian, english = [], []
        english_noun = rng.choice(person.professions)
        noun = PROFESSIONS[english_noun][0 if person.gender == "m" else 1]
        verb, past = ("è", "is") if not person.died else ("era", "was")
        for row in (person.people, other):
            yes, no = ("e", "c") if row == person.people else ("c", "e")
            adjective = PEOPLES[row[3]][0 if person.gender == "m" else 1]
            article = "un'" if person.gender == "f" and noun[0] in "aeiou" else article_for(noun, person.gender)[: -len(noun)]
            italian += [(f"{name} {verb} {article}{noun} {adjective}.", yes, no), (f"{name} {verb} {adjective}.", yes, no),
                        (f"{name} non {verb} {adjective}.", no, yes), (f"{name} {'viene' if not person.died else 'veniva'} {from_country(row)}.", yes, no)]
            english += [(f"{name} {past} {facts.article(row[1])} {row[1]} {english_noun}.", yes, no), (f"{name} {past} from {row[0]}.", yes, no),
                        (f"{name} {past} not {row[1]}.", no, yes)]
        yield "nationality", italian, english, person.changed(people=other), person.changed(people=None)
    groups = {facts.PROFESSIONS[english][1] for english in person.professions}
    profession = rng.choice(person.professions)
    other = rng.choice([english for english in PROFESSIONS if facts.PROFESSIONS[english][1] not in groups])
    number = 0 if person.gender == "m" else 1
    own, wrong = PROFESSIONS[profession][number], PROFESSIONS[other][number]
    verb, past = ("è", "is") if not person.died else ("era", "was")
    italian = [(f"{name} {verb} {article_for(own, person.gender)}.", "e", "n"), (f"{name} {verb} {article_for(wrong, person.gender)}.", "n", "e"),
               (f"{name} non {verb} {article_for(own, person.gender)}.", "c", "n"), (f"{name} non {verb} {article_for(wrong, person.gender)}.", "n", "c"),
               (f"{name} non ha mai lavorato come {own}.", "c", "n"), (f"{name} ha lavorato come {own}.", "e", "n"), (f"{name} ha lavorato come {wrong}.", "n", "e"),
               (f"{name} {verb} soltanto {article_for(wrong, person.gender)}.", "c", "")]
    english = [(f"{name} {past} {facts.article(profession)} {profession}.", "e", "n"), (f"{name} {past} {facts.article(other)} {other}.", "n", "e"),
               (f"{name} {past} not {facts.article(profession)} {profession}.", "c", "n"), (f"{name} worked as {facts.article(other)} {other}.", "n", "e")]
    swapped = person.changed(professions=[other if english == profession else english for english in person.professions])
    if len(person.professions) > 1:
        italian.append((f"{name} {verb} soltanto {article_for(own, person.gender)}.", "c", "c"))
    yield "profession", italian, english, swapped, None
    if person.place:
        other = rng.choice([city for _, _, city in CITIES if city != person.place and "'" not in city and city != "Il Cairo"])
        english_name = {city: english for english, _, city in CITIES}
        italian, english = [], []
        for value in (person.place, other):
            yes, no = ("e", "c") if value == person.place else ("c", "e")
            italian += [(f"{name} è nat{ending} {at_place(value)}.", yes, no), (f"{name} nacque {at_place(value)}.", yes, no),
                        (f"{name} non è nat{ending} {at_place(value)}.", no, yes), (f"La città natale di {name} è {value}.", yes, no),
                        (f"{name} è originari{ending} di {value}.", yes, no)]
            english += [(f"{name} was born in {english_name.get(value, value)}.", yes, no), (f"{name} was not born in {english_name.get(value, value)}.", no, yes)]
        yield "birth place", italian, english, person.changed(place=other), person.changed(place=None)


def from_country(row):
    name, kind = row[2], row[4]
    if kind == "p":
        return ("dagli " if name == "Stati Uniti" else "dai ") + name
    if kind == "q":
        return "dalle " + name
    if kind == "n":
        return "da " + name
    if name[0] in "AEIOU":
        return "dall'" + name
    return ("dalla " if kind == "f" else "dal ") + name


class Film:
    def __init__(self, title, year, people, director, cast):
        self.title, self.year, self.people, self.director, self.cast = title, year, people, director, cast

    def changed(self, **values):
        copy = Film(self.title, self.year, self.people, self.director, self.cast)
        for key, value in values.items():
            setattr(copy, key, value)
        return copy

    def premise(self, rng):
        people = f" {PEOPLES[self.people[3]][0]}" if self.people else ""
        year = f" del {self.year}" if self.year else ""
        director = f" diretto da {self.director}" if self.director else ""
        cast = ""
        if self.cast:
            names = ", ".join(self.cast[:-1]) + " e " + self.cast[-1]
            cast = rng.choice([f", con {names}", f", interpretato da {names}"]) if director else f" con {names}"
        return f"{self.title} è un film{people}{year}{director}{cast}."


def film_facts(film, rng, pools):
    title = film.title
    if film.year:
        date, other = (0, 0, film.year), facts.other_date((0, 0, film.year), rng, 1900, 2021)
        italian = date_claims_it(lambda when: f"{title} {rng.choice(['è uscito', 'uscì'])} {when}.", date, other, rng)
        italian += [facts.labelled(f"{title} è un film del {value[2]}.", lambda d, v=value: d[2] == v[2], date, other) for value in (date, other)]
        english = facts.date_claims(lambda when: f"{title} came out {when}.", date, other, rng)
        yield "film: year", italian, english, film.changed(year=other[2]), film.changed(year=None)
    if film.director:
        other = rng.choice([name for name in pools["directed by"] if name.split()[-1] != film.director.split()[-1]])
        italian, english = [], []
        for value in (film.director, other):
            yes, no = ("e", "c") if value == film.director else ("c", "e")
            italian += [(f"{title} è stato diretto da {value}.", yes, no), (f"{value} ha diretto {title}.", yes, no), (f"La regia di {title} è di {value}.", yes, no),
                        (f"{title} non è stato diretto da {value}.", no, yes), (f"Il film {title} è diretto da {value}.", yes, no)]
            english += [(f"{title} was directed by {value}.", yes, no), (f"{value} directed {title}.", yes, no), (f"{value} did not direct {title}.", no, yes)]
        yield "film: director", italian, english, film.changed(director=other), film.changed(director=None)
    if film.people:
        other = rng.choice([row for row in COUNTRIES if row != film.people])
        italian, english = [], []
        for row in (film.people, other):
            yes, no = ("e", "c") if row == film.people else ("c", "e")
            adjective = PEOPLES[row[3]][0]
            italian += [(f"{title} è un film {adjective}.", yes, no), (f"{title} non è un film {adjective}.", no, yes)]
            english += [(f"{title} is {facts.article(row[1])} {row[1]} film.", yes, no), (f"{title} is not {facts.article(row[1])} {row[1]} film.", no, yes)]
        yield "film: country", italian, english, film.changed(people=other), film.changed(people=None)
    if film.cast:
        name = rng.choice(film.cast)
        other = rng.choice([person for person in pools["starring"] if person not in film.cast])
        italian = [(f"{name} recita in {title}.", "e", "n"), (f"{other} recita in {title}.", "n", "e"), (f"Nel cast di {title} c'è {name}.", "e", "n"),
                   (f"{name} non ha recitato in {title}.", "c", "n"), (f"{other} non ha recitato in {title}.", "n", "c"), (f"Nel cast di {title} c'è {other}.", "n", "e")]
        english = [(f"{name} stars in {title}.", "e", "n"), (f"{other} stars in {title}.", "n", "e"), (f"{name} did not appear in {title}.", "c", "n")]
        yield "film: cast", italian, english, film.changed(cast=[other if person == name else person for person in film.cast]), film.changed(cast=None)
    wrong, wrong_english = rng.choice([("un album", "an album"), ("un romanzo", "a novel"), ("una rivista", "a magazine"), ("un videogioco", "a video game"), ("una canzone", "a song")])
    italian = [(f"{title} è un film.", "e", ""), (f"{title} è {wrong}.", "c", ""), (f"{title} non è un film.", "c", ""), (f"{title} non è {wrong}.", "e", ""),
               (f"{title} è un film, non {wrong}.", "e", ""), (f"{title} è {wrong}, non un film.", "c", "")]
    english = [(f"{title} is a film.", "e", ""), (f"{title} is {wrong_english}.", "c", ""), (f"{title} is not a film.", "c", ""), (f"{title} is not {wrong_english}.", "e", "")]
    yield "film: kind", italian, english, None, None


def read_person(page):
    professions = [name for name in facts.professions_of(page) if name in PROFESSIONS]
    pronoun = page.pronoun()
    if not professions or not pronoun or len(professions) > 4:
        return None
    if {"actress", "businesswoman"} & set(professions) and pronoun == "he" or "businessman" in professions and pronoun == "she":
        return None
    brackets = page.first.group("brackets")
    inside = brackets.strip(" ,()")
    dates = list(facts.DATE.finditer(inside))
    born = died = None
    if not re.search(r"baptis|baptiz|\bc\. ?\d|circa|\bor \d|\?", inside):
        if re.search(r"\bborn\b", inside) and len(dates) == 1:
            born = facts.read_date(dates[0])
        elif len(dates) == 2 and re.search(r"[–—-]", inside[dates[0].end() : dates[1].start()]) and len(inside[dates[0].end() : dates[1].start()]) < 60:
            born, died = (facts.read_date(match) for match in dates)
            if died[2] - born[2] < 9:
                return None
    if not born and page.first.group("copula") == "was":
        return None
    head = facts.head_of(page.first.group("predicate"))
    found = facts.DEMONYM.findall(page.first.group("predicate"))
    people = None
    if len(found) == 1 and found[0] in head and not facts.OTHER_DEMONYM.search(page.first.group("predicate")) and "–" not in head and "-" not in head:
        people = ROW_OF_DEMONYM[found[0]]
    elif found or facts.OTHER_DEMONYM.search(head):
        people = None
    place = None
    for paragraph in page.paragraphs[:3]:
        for sentence in paragraph[:2]:
            match = facts.BORN_IN.search(sentence)
            if match and place is None and re.match(r"(?:He|She|" + re.escape(page.title.split()[-1]) + "|" + re.escape(page.title) + r") was born", sentence):
                name = match.group(1).strip()
                if name.split()[0] not in facts.MONTHS and not facts.COUNTRY.search(name) and not EXONYMS_UNKNOWN.search(name) and not re.search(r"\d", name):
                    place = ITALIAN_OF_CITY.get(name, name)
    if place in ("L'Avana", "Il Cairo"):
        place = None
    return Person(page.title, "m" if pronoun == "he" else "f", professions, people, born, died, place)


def read_film(page):
    kind = facts.kind_of(page)
    if not kind or kind[0] != "film":
        return None
    sentence = page.paragraphs[0][0]
    year = re.match(r"((?:19|20)\d\d) ", page.first.group("predicate"))
    found = facts.DEMONYM.findall(kind[1])
    director = re.search(r"\bdirected by (" + facts.PERSON_NAME + r")(?=[,.]| (?:starring|with|for|that|which|who|based|in|from)\b)(?!,? and )(?!, [A-Z])", sentence)
    cast = facts.STARRING.search(sentence)
    people = ROW_OF_DEMONYM[found[0]] if len(found) == 1 and not facts.OTHER_DEMONYM.search(kind[1]) else None
    return Film(page.title, int(year.group(1)) if year else None, people, director.group(1) if director else None,
                re.split(r", and |, | and ", cast.group(1))[:4] if cast else None)


def rows_of(thing, found, original, rng, writer, split):
    """Rows of one fact: Italian against Italian, and now and then across the languages."""
    kind, italian, english, changed, without = found
    mixed = rng.random()
    column, premise, premise_lang = 1, thing.premise(rng), "it"
    if changed is not None and rng.random() < 0.42:
        column, premise = 2, changed.premise(rng)
    elif mixed < 0.25 and original and kind != "birth place":
        premise, premise_lang = original, "en"
    claims, claim_lang = (english, "en") if premise_lang == "it" and mixed > 0.82 else (italian, "it")
    lang = lambda first: claim_lang if first == claim_lang else f"{first}-{claim_lang}"
    taken = set()
    for label in "ecn":
        texts = [claim[0] for claim in claims if claim[column] == label and claim[0] not in taken]
        if texts:
            text = rng.choice(texts)
            taken.add(text)
            writer.add(premise, text, label, lang(premise_lang), SOURCE, split, "first sentence: " + kind)
        elif label == "n" and without is not None:
            text = rng.choice(claims)[0]
            writer.add(without.premise(rng), text, "n", lang("it"), SOURCE, split, "first sentence: " + kind)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--corpus", required=True)
    parser.add_argument("--lines", required=True)
    parser.add_argument("--reserved", required=True)
    parser.add_argument("--forbidden", nargs="*", default=[])
    parser.add_argument("--seed", type=int, default=2)
    parser.add_argument("--out", required=True)
    arguments = parser.parse_args()
    first, last = (int(number) for number in arguments.lines.split("-"))
    lines = itertools.islice(pair_tools.open_text(arguments.corpus), first - 1, last)
    pages = [page for page in pages_of(lines, pair_tools.reserved_titles(arguments.reserved)) if page.paragraphs]
    films = [(page, read_film(page)) for page in pages]
    films = [(page, film) for page, film in films if film]
    pools = {"directed by": sorted({film.director for _, film in films if film.director}), "starring": sorted({name for _, film in films for name in film.cast or []})}
    writer = pair_tools.RowWriter(pair_tools.forbidden_claims(arguments.forbidden))
    for page in pages:
        person = read_person(page)
        if person is None:
            continue
        rng = pair_tools.rng_for(arguments.seed, page.title)
        original = page.paragraphs[0][0] if is_clean(page.paragraphs[0][0]) else None
        for found in itertools.chain(person_facts(person, rng), person_facts(person, rng)):
            rows_of(person, found, original, rng, writer, pair_tools.split_of(page.title))
    for page, film in films:
        rng = pair_tools.rng_for(arguments.seed, page.title)
        original = page.paragraphs[0][0] if is_clean(page.paragraphs[0][0]) else None
        for _ in range(2):
            for found in film_facts(film, rng, pools):
                rows_of(film, found, original, rng, writer, pair_tools.split_of(page.title))
    rows = writer.finished()
    pair_tools.rng_for(arguments.seed, "order").shuffle(rows)
    pair_tools.write_rows(arguments.out, rows)
    print(len(rows), "rows")
    pair_tools.print_counts(rows, lambda row: row[6])
    pair_tools.print_counts(rows, lambda row: "lang " + row[3])
    pair_tools.print_counts(rows, lambda row: "all")


if __name__ == "__main__":
    main()
