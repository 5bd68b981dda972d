"""Changes to an Italian sentence that make it contradict the one it was, and shorter forms that it entails."""

import re

from italian_words import (
    ANTONYM, COUNTRY_NAME, COUNTRY_OF_ITALIAN_CITY, DECADES, FORMS, IN_COUNTRY, IN_COUNTRY_PATTERN, ITALIAN_CITIES, MONTHS,
    NUMBERS, OPPOSITES, PEOPLE, TO_CITY, VERB, other_people, to_city,
)
from wikipedia_facts_en import other_number

SUBORDINATE = re.compile(r"\b(?:che|cui|dove|quando|se|perché|mentre|poiché|sebbene|benché|affinché|come|quale|quali|dopo|prima|finché)\b|[;:]")
NEGATIVE = re.compile(r"\b(?:non|mai|nessun\w*|né|niente|nulla|neanche|nemmeno|neppure|senza|solo|soltanto|solamente|alcun\w*)\b", re.I)
SECOND_CLAUSE = re.compile(
    r", (?:ma|mentre|e|che|il quale|la quale|dove|però|tuttavia|anche se|poiché|perché|quindi|venendo|diventando|essendo)\b|;|: |"
    r" e (?:poi |in seguito |successivamente |quindi |si |vi |ne |lo |la )*(?:è|sono|era|erano|fu|furono|ha|hanno|aveva|venne|viene|può|[a-z]{3,}ò|divenne|ottenne|vinse)\b| ma "
)


# "Some are" and "some are not" do not contradict each other.
INDEFINITE = re.compile(r"(?:Alcun|Molt|Divers|Vari[eo]?\b|Numeros|Cert[iea]\b|Qualche|Un[oa]?\b|Un'|Ogni|Spesso|Talvolta|A volte|Tutt|Pochi|Poche|Altr|Parte|Gran parte|Anche|Spesso|In genere|Di solito|Solitamente|Occasionalmente)")


def change_negation(sentence, rng):
    """Add or take away "non" in the main clause."""
    found = NEGATIVE.findall(sentence)
    if len(found) == 1 and found[0] in ("non", "Non"):
        match = re.search(r"\b([Nn])on (?!solo|più|ancora|soltanto|meno|oltre|a |di |in |del|è che|appena)", sentence)
        if match and not SUBORDINATE.search(sentence[: match.start()]) and not SECOND_CLAUSE.search(sentence) and VERB.match(sentence[match.end() :]):
            rest = sentence[match.end() :]
            return rest[0].upper() + rest[1:] if match.group(1) == "N" else sentence[: match.start()] + rest
        return None
    if found:
        return None
    if INDEFINITE.match(sentence):
        return None
    lowered = sentence[0].lower() + sentence[1:]
    match = VERB.search(lowered)
    if not match:
        return None
    before = lowered[: match.start()]
    if SUBORDINATE.search(before) or before.count(",") > 1 or "(" in before or '"' in before or len(before) > 80:
        return None
    if re.search(r"\b(?:il|lo|la|i|gli|le|un|uno|una|di|da|del|della|al|alla|con|per|tra|e|o|su|in|dal|dalla|nel|nella|sul|delle|dei|degli|ad?) $|[’']$", before):
        return None
    if match.start() > 0 and before.count(",") == 1 and not re.match(r"(?:nel|nella|in|il|durante|dal|a|all|dopo|negli|nell|l')\b", before):
        return None
    if SECOND_CLAUSE.search(lowered[match.end() :]) or re.search(r"\bche\b", lowered[match.end() :]) and len(lowered) > 90:
        return None
    if match.group("verb") == "ha" and match.group("clitic") in ("la ", "le ", "li "):
        return None
    changed = before + "non " + lowered[match.start() :]
    if match.start() == 0:
        return "Non " + lowered
    return sentence[: match.start()] + "non " + sentence[match.start() :] if match.start() else changed


NUMBER = re.compile(r"(?<![\w.,:/–€$-])(\d{1,3}(?:\.\d{3})+|\d+)(?![\w:/–°'’-]|[.,]\d| ?%| ?a\.C)")


def say(number, like):
    text = f"{number:,}".replace(",", ".")
    return text if "." in like or number >= 10000 else str(number)


def change_number(sentence, rng):
    spots = []
    for match in NUMBER.finditer(sentence):
        before, after = sentence[: match.start()], sentence[match.end() :]
        raw = match.group(1)
        number = int(raw.replace(".", ""))
        if before.count('"') % 2 or before.count("(") > before.count(")"):
            continue
        if 1000 <= number <= 2030 and "." not in raw:
            if re.search(r"\b(?:[Nn]el|del|al|dal|[Ii]l|l'anno|fino al|entro il|" + "|".join(MONTHS) + r") (?:novembre )?$", before) and not re.search(r"\bdal (?:\w+ )?$", before) and not re.match(r" (?:al|e il|e nel) ", after):
                spots.append(("year", match, number))
        elif re.match(r"° |º ", after):
            continue
        elif re.match(r" (?:" + "|".join(MONTHS) + r")\b", after):
            spots.append(("day", match, number))
        elif re.match(r" [a-z]{3,}", after) and number >= 2 and not re.search(r"\b(?:[A-Z]\w*|numero|classe|articolo|capitolo|tipo|strada|linea|versione|anni|stagione|ore|alle) $", before):
            spots.append(("count", match, number))
    for match in re.finditer(r"\b(due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|quindici|venti)\b(?= [a-z]{3,})(?! (?:volte su|di |e ))", sentence):
        if sentence[: match.start()].count('"') % 2 == 0 and not re.search(r"\b(?:tu|le|anni) $", sentence[: match.start()]):
            spots.append(("word", match, NUMBERS.index(match.group(1))))
    if not spots:
        return None
    kind, match, number = rng.choice(spots)
    if kind == "year":
        new = str(min(2022, number + rng.choice([-30, -20, -11, -10, -5, -3, -2, -1, 1, 2, 3, 4, 8, 10, 20])))
    elif kind == "day":
        new = str(rng.choice([day for day in range(2, 29) if day not in (number, 8, 11)]))
        if re.search(r"(?:l'|L'|dell'|all')$", sentence[: match.start()]):
            return None
    elif kind == "word":
        new = NUMBERS[rng.choice([n for n in range(2, 16) if n != number])]
    else:
        new = say(other_number(number, rng), match.group(1))
    return sentence[: match.start()] + new + sentence[match.end() :], f"number ({kind})"


MONTH = re.compile(r"\b(" + "|".join(MONTHS) + r")\b")


def change_month(sentence, rng):
    found = MONTH.findall(sentence)
    if len(found) != 1 or re.search(r"(?:d'|l'|dell'|nell'|all')" + found[0], sentence) or re.search(r"\bad? " + found[0], sentence):
        return None
    new = rng.choice([month for month in MONTHS if month != found[0] and (month[0] in "ao") is (found[0][0] in "ao")])
    return sentence.replace(found[0], new)


def change_place(sentence, rng):
    found = PEOPLE.findall(sentence)
    if len(found) == 1 and rng.random() < 0.6 and not COUNTRY_NAME.search(sentence):
        if not re.search(found[0] + r"-|(?:l'|L'|dell'|all'|lingua |in |del |il |Il |dal |al )" + found[0], sentence):
            return PEOPLE.sub(lambda match: other_people(match.group(1), rng), sentence)
    match = IN_COUNTRY_PATTERN.search(sentence)
    if match and len(COUNTRY_NAME.findall(sentence)) == 1 and not found:
        if not TO_CITY.search(sentence):
            new = rng.choice([form for form, name in IN_COUNTRY.items() if name != IN_COUNTRY[match.group(1)]])
            return sentence[: match.start()] + new + sentence[match.end() :]
    match = TO_CITY.search(sentence)
    if match and len(TO_CITY.findall(sentence)) == 1 and not COUNTRY_NAME.search(sentence) and not found:
        country = COUNTRY_OF_ITALIAN_CITY[match.group(2)]
        city = rng.choice([name for name, home in ITALIAN_CITIES if name != match.group(2) and (home != country or home == "Italy")])
        if sentence.count(match.group(2)) == 1:
            return sentence[: match.start()] + to_city(match.group(1), city) + sentence[match.end() :]
    return None


BARRED = re.compile(
    r"prima volta|primo luogo|prima persona|\bprima di\b|in primo|per primo|per prima|ultima volta|di sinistra|di destra|più di un|più o meno|"
    r"interni ed|interne ed|e esterni|maggiore età|in vista|al massimo|ultimo momento|Primo|Prima|Ultimo|il più|la più possibile|primo piano|sempre più|scuola superiore|scuole superiori|opinione pubblica"
)


def change_antonym(sentence, rng):
    if BARRED.search(sentence) or len(sentence.split()) > 26 or NEGATIVE.search(sentence):
        return None
    spots = [match for match in ANTONYM.finditer(sentence) if sentence.count(match.group(1)) == 1 and not re.match(r"[ -][A-Z]", sentence[match.end() :])]
    if not spots:
        return None
    match = rng.choice(spots)
    old = match.group(1)
    new = rng.choice(OPPOSITES[old])
    if old == "prima della" and new != "dopo la":
        return None
    if old in ("primo", "ultimo", "ultima") and not re.search(r"\b(?:[Ii]l|[Ll]a|suo|sua|[Ll]'|del|al|nel|dell'|all'|nell') ?$", sentence[: match.start()]):
        return None
    # Elided and full articles would have to change with the first letter.
    if re.search(r"[’']$", sentence[: match.start()]) or (old[0] in "aeiou") != (new[0] in "aeiou") and re.search(r"\b(?:il|la|lo|un|una|del|della|al|alla|nel|nella|dal|dalla|sul|sulla|suo|uno) $", sentence[: match.start()], re.I):
        return None
    return sentence[: match.start()] + new + sentence[match.end() :]


CHANGES = [("negation", change_negation, 3), ("number", change_number, 5), ("month", change_month, 1), ("place", change_place, 4), ("antonym", change_antonym, 4)]


def changed(sentence, rng):
    order = sorted(CHANGES, key=lambda change: rng.random() / change[2])
    for name, change, _ in order:
        # Nearly every sentence can be negated, few hold a number or a place: keep the kinds apart in size.
        if name == "negation" and rng.random() < 0.55:
            continue
        result = change(sentence, rng)
        if isinstance(result, tuple):
            result, name = result
        if result and result != sentence:
            return result, name
    return None


LEADING_TIME = re.compile(r"^((?:Nel|Nell'|Il|Durante|Negli|Nella|L'|Dal|A|In) ?[^,]{2,35}), (?=[a-zA-Z])")
TAIL = re.compile(r",? (?:ma|mentre|anche se|sebbene|benché|perché|poiché|dove) |, (?:che|il quale|la quale|i quali|le quali|e (?:fu|è|venne|si|poi|ha|in seguito|divenne)) ")


def shorter_forms(sentence):
    """Forms that the sentence entails: without its tail, with its leading time moved behind, without brackets."""
    forms = []
    cut = TAIL.search(sentence)
    if cut and len(sentence[: cut.start()].split()) >= 5 and not re.match(r"(?:Se|Quando|Mentre|Sebbene|Benché|Poiché|Non|Anche|Dopo|Come|Per quanto|Malgrado|Nonostante)\b", sentence):
        head = sentence[: cut.start()]
        if head.count('"') % 2 == 0 and head.count("(") == head.count(")") and head.count(",") == 0 and not re.search(r"\b(?:non|tanto|così|tale|sia|solo|che)\b", head):
            forms.append(head + ".")
    for form in [*forms, sentence]:
        lead = LEADING_TIME.match(form)
        if lead and re.search(r"\d{4}|secolo|anno", lead.group(1)) and not SUBORDINATE.search(form[lead.end() :]) and "," not in form[lead.end() :] and " e " not in form[lead.end() :] and len(form) < 150:
            rest = form[lead.end() :].rstrip(".")
            forms.append(f"{rest[0].upper()}{rest[1:]} {lead.group(1)[0].lower()}{lead.group(1)[1:]}.")
    bare = re.sub(r" \([^()]*\)", "", sentence)
    if bare != sentence:
        forms.append(bare)
    return forms


ONE_YEAR = re.compile(r"\b([Nn])el ((?:1[0-9]|20)\d\d)(?=[,.]|$| [a-zèé])(?! (?:e|al|o)\b)")
PLAIN_COUNT = re.compile(r"(?<![\w.,:/–€$-])(\d{1,3}(?:\.\d{3})+|\d{2,6})(?= (?:abitanti|metri|chilometri|km|m|persone|soldati|anni|giorni|minuti|membri|studenti|specie|partite|gol|reti|punti|navi|"
                         r"morti|feriti|uomini|ore|copie|isole|comuni|dollari|euro|voti|posti|film|episodi|brani|presenze|tonnellate|chili|kg|ettari|gradi|paesi|squadre|libri|opere|famiglie|vittorie)\b)")
HEDGED = re.compile(r"\b(?:circa|quasi|oltre|più|meno|almeno|fino|tra|solo|ogni|per|ultimi|primi|altri|altre|dopo|ai|degli|dei|i|gli|le|delle|alle|nei|negli|ad|a|età|massimo|minimo|entro|dai|nelle|sui|dagli) $|[’']$")


def decade_phrase(year):
    decade = year // 10 * 10
    if 1910 <= decade <= 1990:
        return f"negli anni {DECADES[decade % 100]} del Novecento"
    return None


def reworded(sentence, rng):
    """(entailed, contradicted, name) by another way of giving a year or a count: "prima del 1980", "più di 80"."""
    if NEGATIVE.search(sentence):
        return None
    years = ONE_YEAR.findall(sentence)
    if len(years) == 1 and len(re.findall(r"\b(?:1[0-9]|20)\d\d\b", sentence)) == 1 and MONTH.search(sentence) is None:
        year = int(years[0][1])
        step = rng.choice([2, 4, 8, 12, 20, 35])
        true = [f"prima del {year + step}" if year + step < 2022 else f"dopo il {year - step}", f"dopo il {year - step}"]
        false = [f"prima del {year - step}", f"dopo il {year + step}" if year + step < 2020 else f"prima del {year - step}"]
        if decade_phrase(year):
            true.append(decade_phrase(year))
        other = decade_phrase(year + rng.choice([-20, -10, 10, 20]))
        if other and other != decade_phrase(year):
            false.append(other)

        def put(phrase):
            match = ONE_YEAR.search(sentence)
            if match.group(1) == "N":
                phrase = phrase[0].upper() + phrase[1:]
            return sentence[: match.start()] + phrase + sentence[match.end() :]

        return put(rng.choice(true)), put(rng.choice(false)), "year range"
    counts = PLAIN_COUNT.findall(sentence)
    if len(counts) == 1:
        match = PLAIN_COUNT.search(sentence)
        before = sentence[: match.start()]
        number = int(counts[0].replace(".", ""))
        if not 12 <= number <= 10**6 or HEDGED.search(before) or re.search(r"[A-Z]\w* $", before):
            return None
        unit = 10 ** (len(str(number)) - 1)
        low = max(1, rng.choice([number - max(1, unit // 10), number // unit * unit - (number % unit == 0), number // 2, number * 3 // 4]))
        high = rng.choice([number + max(2, unit // 5), (number // unit + 1) * unit, number * 2, number * 3 // 2])
        if not low < number < high:
            return None
        true, false = (f"più di {say(low, '.')}", f"più di {say(high, '.')}") if rng.random() < 0.5 else (f"meno di {say(high, '.')}", f"meno di {say(low, '.')}")
        put = lambda phrase: sentence[: match.start()] + phrase + sentence[match.end() :]
        if re.search(r"\b(?:di|da|con|un) $", before) and before.endswith("un "):
            return None
        return put(true), put(false), "number range"
    return None
