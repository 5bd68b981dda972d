"""Changes to an English sentence that make it contradict the one it was, and shorter forms that it entails."""

import re

from geography import CITIES, COUNTRY_OF_CITY, DEMONYM_OF_COUNTRY
from wikipedia_facts_en import (
    COUNTRY, COUNTRY_OF_DEMONYM, DEMONYM, MONTHS, OTHER_DEMONYM, SMALL_NUMBERS, other_number, put_instead, say_number,
)

ANTONYMS = [
    ("increased", "decreased"), ("rose", "fell"), ("won", "lost"), ("largest", "smallest"), ("oldest", "youngest"),
    ("highest", "lowest"), ("higher", "lower"), ("longest", "shortest"), ("fewer", "more"), ("accepted", "rejected"),
    ("approved", "rejected"), ("supported", "opposed"), ("supports", "opposes"), ("indoor", "outdoor"),
    ("northern", "southern"), ("eastern", "western"), ("northwest", "southeast"), ("northeast", "southwest"),
    ("north of", "south of"), ("east of", "west of"), ("successful", "unsuccessful"), ("successfully", "unsuccessfully"),
    ("succeeded in", "failed in"), ("bought", "sold"), ("victory", "defeat"), ("before", "after"), ("began", "ended"),
    ("always", "never"), ("positive", "negative"), ("majority", "minority"), ("winter", "summer"), ("spring", "autumn"),
    ("upper", "lower"), ("first", "last"), ("younger", "older"), ("elder", "younger"), ("male", "female"),
    ("maternal", "paternal"), ("most", "least"), ("strong", "weak"), ("wide", "narrow"), ("early", "late"),
    ("legal", "illegal"), ("public", "private"), ("increase", "decrease"), ("inside", "outside"), ("morning", "evening"),
    ("same", "opposite"), ("urban", "rural"), ("often", "rarely"), ("common", "rare"), ("allowed", "forbidden"),
    ("improved", "worsened"), ("expanded", "shrank"), ("strengthened", "weakened"), ("agreed", "refused"),
    ("professional", "amateur"), ("permanent", "temporary"), ("independent", "dependent"), ("left", "joined"),
    ("arrived", "departed"), ("retained", "lost"), ("promoted", "relegated"), ("older", "newer"), ("best", "worst"),
    ("maximum", "minimum"), ("more than", "less than"), ("at least", "at most"), ("heavy", "light"), ("large", "small"),
]
OPPOSITES = {}
for _one, _two in ANTONYMS:
    OPPOSITES.setdefault(_one, []).append(_two)
    OPPOSITES.setdefault(_two, []).append(_one)
ANTONYM = re.compile(r"(?<![\w-])(" + "|".join(sorted(OPPOSITES, key=len, reverse=True)) + r")(?![\w-])")
# An antonym is not changed inside these fixed phrases.
BARRED = re.compile(
    r"at first|first name|last name|first of all|the most part|first-|-first|left-|left hand|left wing|left back|right and left|"
    r"Summer|Winter|at last|Last|First|most recent|at the same|before and after|public relations|best known|best-known|"
    r"first lady|for many|many of|small business|large part|most of|at most|light|the left|on the left|lost his|lost her|late \d|"
    r"first time|the more|all-time|all over|of all|after all|at all|first class|common name|all of|early \d|no longer|"
    r"best selling|best-selling|first ever|same year|same time|same day|same name|after the|after being"
)

AUXILIARY = re.compile(r"\b(is|was|are|were|has|had|can|could|will|would|should|may|might|must)\b (?!not\b|n't|never\b|no\b)")
PAST_VERBS = {
    "won": "win", "became": "become", "played": "play", "served": "serve", "moved": "move", "received": "receive",
    "studied": "study", "worked": "work", "joined": "join", "made": "make", "took": "take", "wrote": "write",
    "married": "marry", "graduated": "graduate", "died": "die", "attended": "attend", "founded": "found",
    "published": "publish", "released": "release", "returned": "return", "began": "begin", "started": "start",
    "led": "lead", "represented": "represent", "scored": "score", "earned": "earn", "signed": "sign",
    "competed": "compete", "appeared": "appear", "lived": "live", "taught": "teach", "held": "hold", "left": "leave",
    "retired": "retire", "finished": "finish", "gained": "gain", "lost": "lose", "built": "build", "opened": "open",
    "produced": "produce", "directed": "direct", "designed": "design", "established": "establish", "created": "create",
    "recorded": "record", "performed": "perform", "sold": "sell", "bought": "buy", "acquired": "acquire",
    "introduced": "introduce", "developed": "develop", "announced": "announce", "defeated": "defeat",
    "participated": "participate", "completed": "complete", "entered": "enter", "owned": "own", "ran": "run",
    "gave": "give", "went": "go", "came": "come", "grew": "grow", "used": "use", "included": "include",
    "reached": "reach", "continued": "continue", "visited": "visit", "supported": "support", "organized": "organize",
    "trained": "train", "coached": "coach", "toured": "tour", "resigned": "resign", "starred": "star", "fought": "fight",
    "ended": "end", "closed": "close", "premiered": "premiere", "debuted": "debut", "contributed": "contribute",
    "translated": "translate", "painted": "paint", "discovered": "discover", "featured": "feature", "met": "meet",
}
PRESENT_VERBS = {
    "plays": "play", "has": "have", "lives": "live", "works": "work", "contains": "contain", "features": "feature",
    "includes": "include", "consists": "consist", "serves": "serve", "offers": "offer", "covers": "cover", "uses": "use",
    "provides": "provide", "lies": "lie", "represents": "represent", "belongs": "belong", "stars": "star",
    "operates": "operate", "occurs": "occur", "produces": "produce", "teaches": "teach", "flows": "flow",
}
FIRST_VERB = re.compile(r"\b(" + "|".join([*PAST_VERBS, *PRESENT_VERBS]) + r")\b")
SUBORDINATE = re.compile(r"\b(?:who|which|that|where|when|while|because|although|if|whose|after|before|as|since|until|but|than|though)\b|;|:")


def in_name(sentence, start, end):
    """Whether a word stands inside a proper name or a quotation."""
    after = re.match(r"[ -][A-Z]", sentence[end : end + 2])
    return bool(after) or sentence[start].isupper() and start > 0 or sentence[:start].count('"') % 2 == 1


# "Some are" and "some are not" do not contradict each other.
INDEFINITE = re.compile(r"(?:Some|Many|Several|Most|Various|Numerous|An?|Certain|Few|Other|Two|Three|Four|Five|Often|Sometimes|Occasionally|Usually|Every|All|Each|Part|Much|More|Different|Such)\b")


def change_negation(sentence, rng):
    """Add or take away "not" in the main clause."""
    match = re.search(r"\b(is|was|are|were|has|had|can|could|will|would) not (?!only|just|until)", sentence)
    if match and not SUBORDINATE.search(sentence[: match.start()]) and '"' not in sentence[: match.start()]:
        return sentence[: match.start()] + match.group(1) + " " + sentence[match.end() :]
    if re.search(r"\bnot\b|n't\b|\bnever\b|\bno\b|\bneither\b|\bnone\b|\bonly\b", sentence):
        return None
    if INDEFINITE.match(sentence):
        return None
    auxiliary = AUXILIARY.search(sentence)
    verb = FIRST_VERB.search(sentence)
    if verb and verb.group(1) in ("has",) and re.match(r"\w+(?:ed|en|un|ne|wn|ld|de|ght)\b", sentence[verb.end() + 1 :]):
        verb = None
    spot = min((m.start() for m in (auxiliary, verb) if m), default=None)
    if spot is None:
        return None
    before = sentence[:spot]
    if SUBORDINATE.search(before) or before.count(",") > 1 or '"' in before or "(" in before or len(before) > 90:
        return None
    # A second clause would stay true and blur the change.
    rest = sentence[spot:]
    if re.search(r", (?:and|but|while|with|which|who|where|although|as|making|having|becoming)\b|;|, \w+ing\b", rest):
        return None
    if re.search(r" and (?:was|is|were|are|has|had|he|she|it|they|then|later|" + "|".join(PAST_VERBS) + r")\b", rest):
        return None
    if auxiliary and auxiliary.start() == spot:
        word = auxiliary.group(1)
        if word in ("has", "had") and re.match(r"(?:an?|the|its|his|her|their|two|three|four|five|six|\d|many|several|some|been a population)\b", sentence[auxiliary.end() :]):
            if rng.random() < 0.99 and word == "had":
                return sentence[:spot] + "did not have " + sentence[auxiliary.end() :]
            return sentence[:spot] + "does not have " + sentence[auxiliary.end() :]
        form = "not" if word in ("is", "are") or rng.random() < 0.8 else "never"
        return sentence[: auxiliary.end()] + form + " " + sentence[auxiliary.end() :]
    if in_name(sentence, verb.start(), verb.end()):
        return None
    word = verb.group(1)
    if re.match(r" (?:by|from|in \d)", sentence[verb.end() :]) and before.rstrip().endswith(("s", "e")) is False and word in PRESENT_VERBS:
        return None
    if re.search(r"(?:,|\bthe|\ba|\ban|\bof|\band|\bhis|\bher|\bits|\bnewly|\brecently|-)\s?$", before):
        return None
    if word in PRESENT_VERBS:
        if not re.search(r"[a-z.)\"]\s$", before) or before.rstrip().endswith("they"):
            return None
        return before + "does not " + PRESENT_VERBS[word] + sentence[verb.end() :]
    if rng.random() < 0.3:
        return before + "never " + word + sentence[verb.end() :]
    return before + "did not " + PAST_VERBS[word] + sentence[verb.end() :]


NUMBER = re.compile(r"(?<![\w$€£.,:/–#-])(\d{1,3}(?:,\d{3})+|\d+)(?![\w:/–-]|[.,]\d|\.\d| ?%)")
PERCENT = re.compile(r"(?<![\w.,–-])(\d{1,3}(?:\.\d)?)(%| percent| per cent)")


def change_number(sentence, rng):
    """Another count, year, percentage or small number word."""
    spots = []
    for match in NUMBER.finditer(sentence):
        before = sentence[: match.start()]
        previous = before.split()[-1] if before.split() else ""
        raw = match.group(1)
        number = int(raw.replace(",", ""))
        if sentence[: match.start()].count('"') % 2 or sentence[: match.start()].count("(") > sentence[: match.start()].count(")"):
            continue
        is_year = 1000 <= number <= 2030 and "," not in raw
        if is_year:
            if re.match(r" ?(?:to|until|and|–|-) ?\d|s\b", sentence[match.end() :]) or re.search(r"\d (?:to|until|and) $", before):
                continue
            if re.search(r"\b(?:in|since|until|by|of|from|to|and|,|during|" + "|".join(MONTHS) + r"|\d,) $", before) and not re.match(r" [A-Z]", sentence[match.end():]):
                spots.append(("year", match, number))
        elif previous in MONTHS or re.match(r",? (?:" + "|".join(MONTHS) + ")", sentence[match.end() :]):
            spots.append(("day", match, number))
        elif previous and previous[0].isupper() and previous not in ("The", "In", "At", "About", "Over", "Around", "Some"):
            continue
        elif previous.lower() in ("section", "number", "chapter", "route", "room", "page", "class", "type", "volume", "no", "no.", "season", "episode", "part", "grade", "day", "week", "round", "phase", "level", "unit", "line", "model"):
            continue
        elif re.match(r" [a-z]", sentence[match.end() :]) or "," in raw:
            if not re.match(r" (?:and|or|to|–|for|in|at|on) ", sentence[match.end() :]) or "," in raw:
                spots.append(("count", match, number))
    for match in PERCENT.finditer(sentence):
        spots.append(("percent", match, float(match.group(1))))
    for match in re.finditer(r"\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?= [a-z])(?! (?:of|and|or|to))", sentence):
        if sentence[: match.start()].count('"') % 2 == 0:
            spots.append(("word", match, SMALL_NUMBERS.index(match.group(1))))
    if not spots:
        return None
    kind, match, number = rng.choice(spots)
    if kind == "year":
        new = str(int(number) + rng.choice([-30, -20, -11, -10, -5, -3, -2, -1, 1, 2, 3, 4, 8, 10, 20]))
    elif kind == "day":
        new = str(rng.choice([day for day in range(1, 29) if day != number]))
    elif kind == "percent":
        value = number
        other = rng.choice([value / 3, value / 2, value * 0.7, value * 1.3, value * 1.6, value + 10, 100 - value])
        other = min(99, max(1, round(other)))
        if other == value or number > 100:
            return None
        new = f"{other}{match.group(2)}"
    elif kind == "word":
        new = SMALL_NUMBERS[rng.choice([n for n in range(2, 13) if n != number])]
    else:
        if number < 2:
            return None
        new = say_number(other_number(int(number), rng))
        if "," not in match.group(1):
            new = new.replace(",", "") if number >= 1000 else new
    changed = sentence[: match.start()] + new + sentence[match.end() :]
    return changed, f"number ({kind})"


def change_month(sentence, rng):
    found = [month for month in MONTHS if month != "May" and month in sentence]
    if len(found) != 1 or sentence.count(found[0]) != 1:
        return None
    return sentence.replace(found[0], rng.choice([month for month in MONTHS if month != found[0]]))


CITY_AFTER_PREPOSITION = re.compile(
    r"\b(?:in|to|from|at|near|outside|around) (" + "|".join(re.escape(city) for city in COUNTRY_OF_CITY) + r")(?=[,.]|$| [a-z])"
)


def change_place(sentence, rng):
    """Another country, people or city, where the sentence names exactly one."""
    if rng.random() < 0.5:
        found = DEMONYM.findall(sentence)
        if len(found) == 1 and not OTHER_DEMONYM.search(sentence) and not re.search(found[0] + r"(?:-| [A-Z])|(?:[A-Z]\w+|-)[ -]?" + found[0], sentence):
            if not COUNTRY.search(sentence):
                return put_instead(sentence, found[0], rng.choice([name for name in COUNTRY_OF_DEMONYM if name != found[0]]))
    found = COUNTRY.findall(sentence)
    if len(found) == 1 and re.search(r"\b(?:in|to|from|of|for|between|against|with|throughout|across|outside) (?:the )?" + re.escape(found[0]) + r"(?=[,.]|$| [a-z])", sentence):
        if not DEMONYM.search(sentence) and not any(city in sentence for city in COUNTRY_OF_CITY):
            old = found[0]
            has_the = re.search(r"\bthe " + re.escape(old), sentence)
            new = rng.choice([name for name in DEMONYM_OF_COUNTRY if name.removeprefix("the ") != old.removeprefix("the ")])
            if has_the and not old.startswith("the "):
                old = "the " + old
            return sentence.replace(old, new, 1)
    cities = CITY_AFTER_PREPOSITION.findall(sentence)
    if len(cities) == 1 and not COUNTRY.search(sentence) and not DEMONYM.search(sentence) and not re.search(re.escape(cities[0]) + r", [A-Z]", sentence):
        new = rng.choice([row[0] for row in CITIES if row[1] != COUNTRY_OF_CITY[cities[0]]])
        return re.sub(r"\b" + re.escape(cities[0]) + r"\b", new, sentence)
    return None


def change_antonym(sentence, rng):
    if BARRED.search(sentence) or len(sentence.split()) > 26:
        return None
    spots = []
    for match in ANTONYM.finditer(sentence):
        old = match.group(1)
        if sentence.count(old) == 1 and not in_name(sentence, match.start(), match.end()):
            spots.append((match, old, rng.choice(OPPOSITES[old])))
    if not spots:
        return None
    match, old, new = rng.choice(spots)
    rest = sentence[match.end() :]
    before = sentence[: match.start()]
    if old in ("won", "lost") and re.search(r"\b(?:was|were|be|been|being|is|are) $", before):
        return None
    if old == "lost" and not re.match(r" (?:the|to|their|all|\d)", rest):
        return None
    if old == "won" and re.match(r" (?:an?|two|three|several|many|numerous|\w+ awards|medals?)\b", rest):
        return None
    if old in ("left", "joined", "rose", "fell", "light") and not re.match(r" (?:the|for|to|from|by|[A-Z])", rest):
        return None
    if old in ("before", "after") and not re.match(r" (?:the|his|her|its|their|[A-Z\d])", rest):
        return None
    if old in ("first", "last") and not re.search(r"\b(?:the|his|her|its|their) $", before):
        return None
    if old in ("more", "most", "least", "early", "late", "large", "small", "strong", "common", "heavy", "wide", "best", "worst", "agreed", "began", "ended", "same", "opposite"):
        if old not in ("large", "small", "common", "most", "best") or not re.search(r"\b(?:is|was|are|were|a|the) $", before):
            return None
        if old == "most" and not re.match(r" (?!of)[a-z]", rest):
            return None
    return put_instead(sentence, old, new) if re.search(r"\ban? $", before) else sentence[: match.start()] + new + rest


CHANGES = [("negation", change_negation, 4), ("number", change_number, 4), ("month", change_month, 1), ("place", change_place, 3), ("antonym", change_antonym, 4)]


def changed(sentence, rng):
    """(changed sentence, name of the change) or None."""
    order = list(CHANGES)
    rng.shuffle(order)
    order.sort(key=lambda change: rng.random() / change[2])
    for name, change, _ in order:
        # Nearly every sentence can be negated, few hold a number or a place: keep the kinds apart in size.
        if name == "negation" and rng.random() < 0.4:
            continue
        result = change(sentence, rng)
        if isinstance(result, tuple):
            result, name = result
        if result and result != sentence:
            return result, name
    return None


LEADING_TIME = re.compile(r"^((?:In|On|By|During|Since|Until|At) [^,]{3,40}), (?=[A-Z\"]|he\b|she\b|it\b|the\b|they\b)")
TAIL = re.compile(r",? (?:but|although|though|while|where|whereas|because) |, (?:which|who|whom|and (?:he|she|it|they|was|is|were|had|has|then|later)) ")


def shorter_forms(sentence, names):
    """Forms that the sentence entails: without its tail, with its leading time moved behind."""
    forms = []
    cut = TAIL.search(sentence)
    if cut and len(sentence[: cut.start()].split()) >= 6 and "," not in sentence[: cut.start()] and not re.match(
        r"(?:If|When|While|Although|Though|As|Because|Not|Unlike|Despite)\b", sentence
    ) and sentence[: cut.start()].count('"') % 2 == 0 and sentence[: cut.start()].count("(") == sentence[: cut.start()].count(")"):
        forms.append(sentence[: cut.start()] + ".")
    for form in [*forms, sentence]:
        lead = LEADING_TIME.match(form)
        if lead and "," not in form[lead.end() :] and len(form) < 160 and " and " not in form[lead.end() :] and ";" not in form and not SUBORDINATE.search(form[lead.end():]):
            rest = form[lead.end() :].rstrip(".")
            if rest.split()[0] in ("he", "she", "it", "they", "the"):
                rest = rest[0].upper() + rest[1:]
            forms.append(f"{rest} {lead.group(1)[0].lower()}{lead.group(1)[1:]}.")
    bare = re.sub(r" \([^()]*\)", "", sentence).replace(",,", ",")
    if bare != sentence:
        forms.append(bare)
    return forms


ONE_YEAR = re.compile(r"\b[Ii]n ((?:1[0-9]|20)\d\d)(?=[,.]|$| [a-z])(?! (?:and|to|or|film|season)\b)")
PLAIN_COUNT = re.compile(r"(?<![\w$€£.,:/–#-])(\d{1,3}(?:,\d{3})+|\d{2,6})(?= (?:[a-z]+ )?[a-z]+s\b)")
HEDGED = re.compile(r"\b(?:not|n't|never|no|about|around|over|under|nearly|almost|approximately|than|least|most|up to|some|between|only|per|every|roughly|another|additional|further|first|last|c\.)\b")


def reworded(sentence, rng):
    """(entailed, contradicted) by another way of giving a year or a count: "before 1980", "more than 80"."""
    years = ONE_YEAR.findall(sentence)
    if len(years) == 1 and len(re.findall(r"\b(?:1[0-9]|20)\d\d\b", sentence)) == 1 and not HEDGED.search(sentence):
        year = int(years[0])
        step = rng.choice([2, 4, 8, 12, 20, 35])
        decade = year // 10 * 10
        true = [f"before {min(2022, year + step)}", f"after {year - step}"]
        false = [f"before {year - step}", f"after {year + step}" if year + step < 2020 else f"before {year - step}"]
        if year >= 1900:
            true.append(f"in the {decade}s")
            false.append(f"in the {decade + rng.choice([-20, -10, -30] if decade > 2000 else [-20, -10, 10])}s")

        def put(phrase):
            match = ONE_YEAR.search(sentence)
            if match.start() == 0:
                phrase = phrase[0].upper() + phrase[1:]
            return sentence[: match.start()] + phrase + sentence[match.end() :]

        return put(rng.choice(true)), put(rng.choice(false)), "year range"
    counts = PLAIN_COUNT.findall(sentence)
    if len(counts) == 1 and not HEDGED.search(sentence):
        match = PLAIN_COUNT.search(sentence)
        number = int(counts[0].replace(",", ""))
        before = sentence[: match.start()]
        if not 12 <= number <= 10**6 or 1000 <= number <= 2030 and "," not in counts[0] or re.search(r"(?:[A-Z]\w*|the|,|age of|aged|last|first|top|" + "|".join(MONTHS) + r") $", before):
            return None
        unit = 10 ** (len(str(number)) - 1)
        low = max(1, rng.choice([number - max(1, unit // 10), number // unit * unit - (number % unit == 0), number // 2, number * 3 // 4]))
        high = rng.choice([number + max(2, unit // 5), (number // unit + 1) * unit, number * 2, number * 3 // 2])
        if not low < number < high:
            return None
        more, less = rng.choice(["more than", "over"]), rng.choice(["fewer than", "less than"])
        true, false = (f"{more} {say_number(low)}", f"{more} {say_number(high)}") if rng.random() < 0.5 else (f"{less} {say_number(high)}", f"{less} {say_number(low)}")
        put = lambda phrase: sentence[: match.start()] + phrase + sentence[match.end() :]
        return put(true), put(false), "number range"
    return None
