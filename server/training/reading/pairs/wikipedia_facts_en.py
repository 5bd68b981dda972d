"""Facts found by rule in English encyclopaedia pages, and the claims that can be made of each.

A claim is a triple (text, label against the page as it stands, label against the page with the fact's value replaced by
another one). So each wording occurs as true, as false and, with a premise that lacks the fact, as not said."""

import re

from geography import CITIES, COUNTRIES, COUNTRY_OF_CITY, COUNTRY_OF_DEMONYM, DEMONYM_OF_COUNTRY, OTHER_DEMONYMS

MONTHS = "January February March April May June July August September October November December".split()
MONTH_PATTERN = "(?:" + "|".join(MONTHS) + ")"
DATE = re.compile(
    rf"\b(?:(?P<d1>\d{{1,2}}) (?P<m1>{MONTH_PATTERN}),? (?P<y1>1[0-9]{{3}}|20[0-2]\d)|"
    rf"(?P<m2>{MONTH_PATTERN}) (?P<d2>\d{{1,2}}), (?P<y2>1[0-9]{{3}}|20[0-2]\d)|(?P<y3>1[0-9]{{3}}|20[0-2]\d))\b"
)
PERSON_NAME = (
    r"(?:[A-Z][\w'’-]+|[A-Z]\.)(?: (?:(?:de|van|von|der|den|la|di|da|del|du|le|bin|al|dos|ben) ){0,2}"
    r"(?:[A-Z][\w'’-]+|[A-Z]\.)){1,3}"
)
PROPER_NAME = r"(?:[A-Z][\w'’&-]*|[A-Z]\.)(?: (?:(?:of|the|and|de|la|&) )?(?:[A-Z][\w'’&-]*|[A-Z]\.)){0,4}"

WORK_KINDS = {
    "film": ["movie", "motion picture"], "album": ["record"], "song": ["piece of music"], "single": [],
    "novel": ["book", "work of fiction"], "book": ["publication"], "opera": ["stage work"], "musical": ["stage work"],
    "magazine": ["periodical", "publication"], "newspaper": ["periodical", "publication"], "journal": ["periodical"],
    "sitcom": ["television series"], "telenovela": ["television series"], "podcast": [], "painting": ["work of art"],
    "sculpture": ["work of art"], "poem": ["piece of writing"], "ballet": [], "play": [],
}
GROUP_KINDS = {
    "band": ["group of musicians", "musical group"], "orchestra": ["group of musicians"], "choir": ["group of singers"],
    "company": ["business", "firm"], "bank": ["financial institution"], "airline": ["company"], "charity": [],
    "university": ["institution", "place of learning"], "school": ["educational institution"], "museum": [],
    "hospital": ["medical institution"], "party": ["political organisation"], "brewery": ["company"],
    "club": [], "league": [], "restaurant": ["place to eat"], "library": [], "theatre": [], "hotel": [],
}
PLACE_KINDS = {
    "village": ["settlement", "inhabited place"], "town": ["settlement", "inhabited place"],
    "city": ["settlement", "inhabited place"], "hamlet": ["settlement"], "suburb": ["settlement"],
    "river": ["body of water", "watercourse"], "lake": ["body of water"], "mountain": ["landform"],
    "island": ["piece of land surrounded by water"], "peak": ["mountain top"], "valley": [], "bay": [], "glacier": [],
    "church": ["place of worship", "building"], "castle": ["building"], "bridge": [], "cemetery": ["burial place"],
    "airport": [], "stadium": ["sports venue"], "dam": [], "lighthouse": [], "tunnel": [], "cave": [],
    "monastery": ["religious building"], "mosque": ["place of worship"], "temple": ["place of worship"],
    "canal": ["watercourse"],
}
OTHER_KINDS = {
    "moth": ["insect", "animal"], "beetle": ["insect", "animal"], "spider": ["animal"], "snail": ["animal"],
    "bird": ["animal"], "fish": ["animal"], "frog": ["amphibian", "animal"], "bat": ["mammal", "animal"],
    "asteroid": ["celestial body"], "galaxy": [], "star": ["celestial body"], "comet": ["celestial body"],
    "protein": [], "gene": [], "virus": [], "battle": ["armed clash"], "locomotive": [], "submarine": ["vessel"],
    "destroyer": ["warship", "vessel"], "helicopter": ["aircraft"], "smartphone": ["mobile device"],
}
KIND_GROUPS = [WORK_KINDS, GROUP_KINDS, PLACE_KINDS, OTHER_KINDS]
KINDS = {kind: names for group in KIND_GROUPS for kind, names in group.items()}
# Kinds that one and the same thing may be at once: never held against each other.
KIN_KINDS = [
    {"film", "musical", "opera", "ballet", "play"}, {"album", "single", "song", "musical"},
    {"novel", "book", "poem"}, {"magazine", "newspaper", "journal"}, {"village", "town", "city", "hamlet", "suburb", "island"},
    {"mountain", "peak", "island", "glacier"}, {"church", "temple", "monastery", "cemetery", "castle", "mosque"},
    {"company", "bank", "airline", "brewery", "restaurant", "hotel", "charity", "club", "theatre"},
    {"university", "school", "hospital", "library", "museum", "charity"}, {"club", "league", "party", "charity"},
    {"museum", "library", "theatre", "hotel", "castle", "church"}, {"river", "lake", "bay", "canal", "valley", "dam"},
    {"bridge", "dam", "tunnel", "canal"}, {"sitcom", "telenovela"}, {"painting", "sculpture"}, {"band", "orchestra", "choir"},
    {"star", "galaxy", "asteroid", "comet"}, {"protein", "gene", "virus"}, {"school", "orchestra", "choir", "club"},
    {"stadium", "club"}, {"hotel", "castle", "restaurant"}, {"cave", "tunnel"}, {"theatre", "company"},
]
PLACES = set(PLACE_KINDS)

PROFESSIONS = {
    # profession: (broader word, group); professions of one group never make "another profession" claims
    "actor": ("performer", "stage"), "actress": ("performer", "stage"), "singer": ("musician", "stage"),
    "comedian": ("performer", "stage"), "dancer": ("performer", "stage"), "rapper": ("musician", "stage"),
    "musician": ("artist", "stage"), "guitarist": ("musician", "stage"), "pianist": ("musician", "stage"),
    "violinist": ("musician", "stage"), "drummer": ("musician", "stage"), "composer": ("musician", "stage"),
    "songwriter": ("musician", "stage"), "conductor": ("musician", "stage"), "cellist": ("musician", "stage"),
    "saxophonist": ("musician", "stage"), "bassist": ("musician", "stage"), "soprano": ("singer", "stage"),
    "model": ("", "stage"), "choreographer": ("artist", "stage"), "screenwriter": ("writer", "stage"),
    "writer": ("author", "letters"), "novelist": ("writer", "letters"), "poet": ("writer", "letters"),
    "journalist": ("", "letters"), "playwright": ("writer", "letters"), "translator": ("", "letters"),
    "author": ("", "letters"), "essayist": ("writer", "letters"), "critic": ("", "letters"), "editor": ("", "letters"),
    "painter": ("artist", "art"), "sculptor": ("artist", "art"), "photographer": ("", "art"),
    "illustrator": ("artist", "art"), "cartoonist": ("artist", "art"), "architect": ("", "art"),
    "designer": ("", "art"), "printmaker": ("artist", "art"), "ceramist": ("artist", "art"),
    "politician": ("", "state"), "diplomat": ("", "state"), "lawyer": ("", "state"), "judge": ("", "state"),
    "attorney": ("lawyer", "state"), "jurist": ("", "state"), "civil servant": ("", "state"), "activist": ("", "state"),
    "footballer": ("athlete", "sport"), "cricketer": ("athlete", "sport"), "swimmer": ("athlete", "sport"),
    "boxer": ("athlete", "sport"), "wrestler": ("athlete", "sport"), "cyclist": ("athlete", "sport"),
    "gymnast": ("athlete", "sport"), "rower": ("athlete", "sport"), "skier": ("athlete", "sport"),
    "sprinter": ("athlete", "sport"), "golfer": ("athlete", "sport"), "fencer": ("athlete", "sport"),
    "judoka": ("athlete", "sport"), "weightlifter": ("athlete", "sport"), "snowboarder": ("athlete", "sport"),
    "tennis player": ("athlete", "sport"), "basketball player": ("athlete", "sport"), "chess player": ("", "sport"),
    "volleyball player": ("athlete", "sport"), "handball player": ("athlete", "sport"),
    "ice hockey player": ("athlete", "sport"), "rugby union player": ("athlete", "sport"),
    "hurler": ("athlete", "sport"), "racing driver": ("athlete", "sport"), "figure skater": ("athlete", "sport"),
    "physicist": ("scientist", "science"), "chemist": ("scientist", "science"), "biologist": ("scientist", "science"),
    "botanist": ("scientist", "science"), "zoologist": ("scientist", "science"), "geologist": ("scientist", "science"),
    "astronomer": ("scientist", "science"), "mathematician": ("", "science"), "engineer": ("", "science"),
    "computer scientist": ("scientist", "science"), "economist": ("", "science"), "historian": ("scholar", "science"),
    "philosopher": ("", "science"), "linguist": ("scholar", "science"), "psychologist": ("", "science"),
    "anthropologist": ("scholar", "science"), "archaeologist": ("scholar", "science"), "inventor": ("", "science"),
    "sociologist": ("scholar", "science"), "physician": ("doctor", "medicine"), "surgeon": ("doctor", "medicine"),
    "nurse": ("", "medicine"), "dentist": ("", "medicine"), "priest": ("", "church"), "bishop": ("", "church"),
    "theologian": ("", "church"), "nun": ("", "church"), "missionary": ("", "church"), "rabbi": ("", "church"),
    "businessman": ("", "trade"), "businesswoman": ("", "trade"), "entrepreneur": ("", "trade"), "banker": ("", "trade"),
    "merchant": ("", "trade"), "farmer": ("", "trade"), "chef": ("", "trade"), "pilot": ("", "arms"),
    "soldier": ("", "arms"), "astronaut": ("", "arms"), "admiral": ("", "arms"),
}
PROFESSION_AT_END = re.compile(r"\b(" + "|".join(sorted(PROFESSIONS, key=len, reverse=True)) + r")$")
DEMONYM = re.compile(r"\b(" + "|".join(sorted(COUNTRY_OF_DEMONYM, key=len, reverse=True)) + r")\b")
COUNTRY = re.compile(
    r"\b(" + "|".join(sorted((row[0].replace("the ", "(?:the )?") for row in COUNTRIES), key=len, reverse=True)) + r")\b"
)
OTHER_DEMONYM = re.compile(r"\b(?:" + "|".join(sorted(OTHER_DEMONYMS)) + r")\b")


def article(phrase):
    word = phrase.lstrip("\"'")
    if re.match(r"(?:[Ee]u|[Uu]ni[^nm]|[Uu]k|[Uu]ru|[Uu]gan|[Oo]ne\b|[Uu]se|[Uu]ti)", word):
        return "a"
    return "an" if re.match(r"(?:[AEIOUaeiou]|8|11\b|18\d\d|[Hh]our|[Hh]eir)", word) else "a"


def put_instead(text, old, new):
    """Replace whole-word occurrences of old by new, minding a / an."""
    pattern = re.compile(r"(?:\b([Aa])n? )?(?<![\w-])" + re.escape(old) + r"(?![\w-])")

    def swap(match):
        if match.group(1):
            right = article(new)
            return (right if match.group(1) == "a" else right.capitalize()) + " " + new
        return new

    return pattern.sub(swap, text)


def read_date(match):
    """(day, month, year) with day and month 0 where only the year is given."""
    if match.group("y3"):
        return (0, 0, int(match.group("y3")))
    if match.group("y1"):
        return (int(match.group("d1")), MONTHS.index(match.group("m1")) + 1, int(match.group("y1")))
    return (int(match.group("d2")), MONTHS.index(match.group("m2")) + 1, int(match.group("y2")))


def say_date(date, like="1 May"):
    day, month, year = date
    if not day:
        return str(year)
    if like == "1 May":
        return f"{day} {MONTHS[month - 1]} {year}"
    return f"{MONTHS[month - 1]} {day}, {year}"


def other_date(date, rng, low=1000, high=2021):
    day, month, year = date
    while True:
        step = rng.choice([1, 2, 3, 5, 7, 10, 12, 20, 30, 40, 60])
        other = year + step * rng.choice([-1, 1])
        if low <= other <= high:
            break
    if not day:
        return (0, 0, other)
    new_month = rng.choice([number for number in range(1, 13) if number != month])
    new_day = rng.choice([number for number in range(1, 29) if number != day])
    return (new_day, new_month, other)


def century_name(year):
    number = (year - 1) // 100 + 1
    ending = {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th") if number not in (11, 12, 13) else "th"
    return f"{number}{ending}"


def labelled(text, test, value, other):
    return (text, "e" if test(value) else "c", "e" if test(other) else "c")


def date_claims(done, date, other, rng):
    """Claims about when; done(when) gives the sentence for a time phrase such as "in 1950"."""
    claims = []
    for day, month, year in (date, other):
        claims.append(labelled(done(f"in {year}"), lambda d, y=year: d[2] == y, date, other))
        if day:
            form = rng.choice(["1 May", "May 1"])
            claims.append(labelled(done("on " + say_date((day, month, year), form)),
                                   lambda d, x=(day, month, year): d == x, date, other))
            claims.append(labelled(done(f"in {MONTHS[month - 1]} {year}"),
                                   lambda d, x=(month, year): d[1:] == x, date, other))
    for _ in range(2):
        base = rng.choice([date, other])[2]
        limit = base + rng.choice([-25, -12, -8, -3, 2, 4, 9, 15, 30])
        if rng.random() < 0.5:
            limit = limit // 10 * 10
        if limit <= 2021 and limit not in (date[2], other[2]):
            claims.append(labelled(done(f"before {limit}"), lambda d, y=limit: d[2] < y, date, other))
            claims.append(labelled(done(f"after {limit}"), lambda d, y=limit: d[2] > y, date, other))
    decade = rng.choice([date, other])[2] // 10 * 10
    claims.append(labelled(done(f"in the {decade}s"), lambda d: d[2] // 10 * 10 == decade, date, other))
    name = century_name(rng.choice([date, other, (0, 0, date[2] + rng.choice([-100, 100]))])[2])
    claims.append(labelled(done(f"in the {name} century"), lambda d: century_name(d[2]) == name, date, other))
    return claims


SMALL_NUMBERS = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen twenty"
).split()


def say_number(number, words=False):
    if words and 0 < number <= 20:
        return SMALL_NUMBERS[number]
    return f"{number:,}" if number >= 1000 else str(number)


def other_number(number, rng):
    """Another number: near, or far off; of the same roundness."""
    if number <= 12:
        choices = [value for value in range(2, 16) if value != number and abs(value - number) <= 6]
        return rng.choice(choices)
    factor = rng.choice([0.3, 0.5, 0.6, 0.75, 0.8, 1.2, 1.3, 1.5, 2, 3, 5])
    zeros = len(str(number)) - len(str(number).rstrip("0"))
    unit = 10 ** max(0, zeros if zeros < len(str(number)) - 1 else zeros - 1)
    other = max(unit, round(number * factor / unit) * unit)
    return other if other != number else number + unit


def number_claims(said, number, other, rng):
    """said(quantity phrase) gives the sentence for "3,500", "more than 3,000" and so on."""
    claims = []
    for value in (number, other):
        claims.append(labelled(said(say_number(value)), lambda n, v=value: n == v, number, other))
    for _ in range(2):
        base = rng.choice([number, other])
        limit = other_number(base, rng)
        if limit not in (number, other):
            more = rng.choice(["more than", "over"])
            less = rng.choice(["less than", "fewer than", "under"])
            claims.append(labelled(said(f"{more} {say_number(limit)}"), lambda n, v=limit: n > v, number, other))
            claims.append(labelled(said(f"{less} {say_number(limit)}"), lambda n, v=limit: n < v, number, other))
    return claims


class Fact:
    """kind; sentence: where it stands; swap(text) -> text with the other value, or None; without(sentence) -> the
    sentence without the fact, or None; claims: triples; signs: a premise that matches this says something about it."""

    def __init__(self, kind, claims, swap=None, without=None, signs=None):
        self.kind = kind
        self.claims = [(re.sub(r"\.\.$", ".", text[0].upper() + text[1:]), a, b) for text, a, b in claims]
        self.swap = swap
        self.without = without
        self.signs = signs


def swap_word(old, new):
    return lambda text: put_instead(text, old, new) if re.search(r"(?<![\w-])" + re.escape(old) + r"(?![\w-])", text) else None


# ---------------------------------------------------------------- facts of the first sentence


def life_facts(page, rng):
    """Birth and death from the brackets of the first sentence."""
    brackets = page.first.group("brackets")
    if not page.person or not brackets:
        return
    inside = brackets.strip(" ,()")
    dates = list(DATE.finditer(inside))
    subject = page.title
    born = died = None
    if re.search(r"\bborn\b", inside) and len(dates) == 1 and inside.index("born") < dates[0].start():
        born = dates[0]
    elif len(dates) == 2 and re.search(r"[–—-]", inside[dates[0].end() : dates[1].start()]):
        between = inside[dates[0].end() : dates[1].start()]
        if "c." not in inside and "circa" not in inside and len(between) < 60:
            born, died = dates
            if read_date(died)[2] - read_date(born)[2] < 8:
                return
    if re.search(r"baptis|baptiz|\bc\. ?\d|circa|\bor \d|\?", inside):
        return
    for match, verb, noun in ((born, "was born", "birth"), (died, "died", "death")):
        if match is None:
            continue
        date = read_date(match)
        high = 2004 if noun == "birth" else 2021
        low = 1000
        if born is not None and died is not None:
            low, high = (read_date(born)[2] + 9, 2021) if noun == "death" else (1000, read_date(died)[2] - 9)
        if not low <= date[2] <= high or high - low < 45:
            continue
        other = other_date(date, rng, low, high)
        claims = date_claims(lambda when: f"{subject} {verb} {when}.", date, other, rng)
        for value in (date, other):
            claims.append(labelled(f"{value[2]} is the year of {subject}'s {noun}.", lambda d, v=value: d[2] == v[2], date, other))
            negative = "was not born" if noun == "birth" else "did not die"
            claims.append(labelled(f"{subject} {negative} in {value[2]}.", lambda d, v=value: d[2] != v[2], date, other))
        if noun == "death":
            claims.append((f"{subject} is dead.", "e", "e"))
            claims.append((f"{subject} is still alive.", "c", "c"))
            claims.append((f"{subject} has not died.", "c", "c"))
        old = match.group(0)
        new = say_date(other, "1 May" if match.group("y1") else "May 1")
        removed = (lambda sentence: sentence.replace(brackets, "", 1)) if noun == "birth" or died else None
        yield Fact(noun + " date", claims, swap_word(old, new), removed,
                   r"\bborn\b|\bbirth|\baged?\b|year-old|\bdied\b|\bdeath\b|\bkilled\b|\blate\b|\bburied\b|" + str(date[2]))
    if born is not None and died is not None:
        first, last = read_date(born), read_date(died)
        if first[0] and last[0]:
            age = last[2] - first[2] - ((last[1], last[0]) < (first[1], first[0]))
            limit = age + rng.choice([-20, -11, -6, -3, 3, 6, 11, 20])
            wrong = age + rng.choice([-15, -7, 6, 14])
            yield Fact("age", [
                (f"{subject} lived to be {age} years old.", "e", ""), (f"{subject} died at the age of {age}.", "e", ""),
                (f"{subject} died at the age of {wrong}.", "c", ""), (f"{subject} was {wrong} years old at death.", "c", ""),
                (f"{subject} lived for more than {limit} years.", "e" if age > limit else "c", ""),
                (f"{subject} died before turning {limit}.", "e" if age < limit else "c", ""),
            ], None, lambda sentence: sentence.replace(brackets, "", 1), r"\bborn\b|\baged?\b|\bdied\b|\bdeath\b|\bbirth")
    place = re.search(r"(?:born|\d{4}),? in ((?:[A-Z][\w'’-]+ ?){1,3})(?=[,;)])", brackets)
    if place and died is None:
        yield from place_fact(page, place.group(1).strip(), brackets, rng, "born")


def place_fact(page, place, container, rng, verb):
    """Born or died in a town."""
    subject = page.title
    country_match = COUNTRY.search(container)
    if COUNTRY.fullmatch(place) or "County" in place or OTHER_DEMONYM.search(place):
        return
    home = COUNTRY_OF_CITY.get(place) or (country_match.group(1) if country_match else None)
    if home in ("United States", "Netherlands", "United Kingdom", "Philippines", "Czech Republic"):
        home = "the " + home
    choices = [row for row in CITIES if row[0] != place and row[1] != home]
    other, other_country, _ = rng.choice(choices)
    claims = []
    for value, wrong in ((place, other), (other, place)):
        yes, no = ("e", "c") if value == place else ("c", "e")
        if verb == "born":
            claims += [(f"{subject} was born in {value}.", yes, no), (f"{value} is the birthplace of {subject}.", yes, no),
                       (f"{subject} was not born in {value}.", no, yes), (f"{subject} is a native of {value}.", yes, no),
                       (f"{subject}'s place of birth was {value}.", yes, no),
                       (f"{subject} was born in {value}, not in {wrong}.", yes, no)]
        else:
            claims += [(f"{subject} died in {value}.", yes, no), (f"{value} is where {subject} died.", yes, no),
                       (f"{subject} did not die in {value}.", no, yes), (f"{subject}'s place of death was {value}.", yes, no)]
    swap = swap_word(place, other) if home is None or not country_match else None
    yield Fact(verb + " in place", claims, swap, None, r"\b(?:born|native|birth|grew|raised|died|death|hometown)\b|" + re.escape(place))


HEAD_END = re.compile(
    r",|;|:|\(| (?:in|by|of|that|which|who|whose|from|located|directed|written|produced|based|on|for|at|to|with|released|"
    r"published|founded|established|situated|starring|known|set|about|where|when|serving|and is|and was|during|between|"
    r"near|within|as|under|created|developed|best|currently|active|is|was)\b"
)


def head_of(predicate):
    match = HEAD_END.search(predicate)
    return predicate[: match.start()] if match else predicate


def kind_of(page):
    """The kind word of a page that is no person, with the phrase it stands in: ("film", "1989 Soviet film")."""
    if page.person or page.plural:
        return None
    head = head_of(page.first.group("predicate").rstrip("."))
    word = head.split()[-1] if head.split() else ""
    if word in KINDS and " and " not in head and " or " not in head and "/" not in head:
        return word, head
    return None


def exclusive_kinds(kind, rng):
    near = set().union(*(group for group in KIN_KINDS if kind in group), {kind})
    same = [other for group in KIND_GROUPS if kind in group for other in group if other not in near]
    far = [other for other in KINDS if other not in near]
    return rng.choice(same) if same and rng.random() < 0.7 else rng.choice(far)


def kind_fact(page, rng):
    found = kind_of(page)
    if not found:
        return
    kind, head = found
    subject, copula = page.title, page.first.group("copula")
    if kind in normalised_words(subject):
        return
    other = exclusive_kinds(kind, rng)
    claims = []
    for value in (kind, other):
        yes, no = ("e", "c") if value == kind else ("c", "e")
        claims += [(f"{subject} {copula} {article(value)} {value}.", yes, no)] * 2
        claims += [(f"{subject} {copula} not {article(value)} {value}.", no, yes)]
        for broader in KINDS[value][:2]:
            if value == kind and broader not in KINDS[other] and broader != other:
                claims.append((f"{subject} {copula} {article(broader)} {broader}.", yes, ""))
    claims += [(f"{subject} {copula} only {article(other)} {other}.", "c", ""),
               (f"{subject} {copula} {article(kind)} {kind}, not {article(other)} {other}.", "e", "c"),
               (f"{subject} {copula} {article(other)} {other}, not {article(kind)} {kind}.", "c", "e"),
               (f"{subject} failed to be {article(kind)} {kind}.", "c", "")]
    yield Fact("kind", claims, swap_word(kind, other), None, None)


def normalised_words(text):
    return set(re.findall(r"[a-z]+", text.lower()))


def nationality_fact(page, rng, professions):
    predicate = page.first.group("predicate")
    head = head_of(predicate)
    found = DEMONYM.findall(head)
    if len(found) != 1 or OTHER_DEMONYM.search(head) or "-" in head.split(found[0])[0][-1:] or "–" in head:
        return
    if re.search(re.escape(found[0]) + r"(?:-| (?:language|studies|football|literature|art|law|Army|Navy|Air|Premier|"
                 r"League|Canadian|history|cinema|television|Football|Open|Cup|Championship|Parliament|Senate))", predicate):
        return
    if len(DEMONYM.findall(predicate)) != 1 or OTHER_DEMONYM.search(predicate):
        return
    demonym = found[0]
    if not re.match(r"(?:\d{4} |former |retired |professional |late )*" + re.escape(demonym) + r"\b", predicate):
        return
    kind = kind_of(page)
    subject, copula = page.title, page.first.group("copula")
    other = rng.choice([name for name in COUNTRY_OF_DEMONYM if name != demonym])
    claims = []
    if kind and kind[0] in WORK_KINDS | GROUP_KINDS:
        noun = kind[0]
    elif professions:
        noun = rng.choice(professions)
    else:
        return
    for value in (demonym, other):
        yes, no = ("e", "c") if value == demonym else ("c", "e")
        phrase = f"{value} {noun}"
        claims += [(f"{subject} {copula} {article(phrase)} {phrase}.", yes, no)] * 2
        claims += [(f"{subject} {copula} not {article(phrase)} {phrase}.", no, yes), (f"{subject} {copula} {value}.", yes, no)]
        if professions:
            country = COUNTRY_OF_DEMONYM[value]
            claims += [(f"{subject} {copula} from {country}.", yes, no), (f"{subject} comes from {country}.", yes, no),
                       (f"{subject}'s nationality {copula} {value}.", yes, no), (f"{subject} {copula} not {value}.", no, yes)]
        elif noun in GROUP_KINDS:
            claims += [(f"{subject} {copula} {article(noun)} {noun} from {COUNTRY_OF_DEMONYM[value]}.", yes, no)]

    def without(sentence):
        bare = re.sub(r"\b(an?) ((?:\d{4} |former |retired |professional |late )*)" + re.escape(demonym) + " ",
                      lambda match: article(match.group(2) or predicate[match.end() - match.start() :]) + " " + match.group(2),
                      sentence, count=1)
        return bare if bare != sentence else None

    def tidy_without(sentence):
        bare = without(sentence)
        if bare is None:
            return None
        return re.sub(r"\b(?:a|an) (?=(\w+))", lambda match: article(match.group(1)) + " ", bare, count=1)

    yield Fact("nationality", claims, swap_word(demonym, other), tidy_without,
               DEMONYM.pattern + "|" + COUNTRY.pattern + "|" + OTHER_DEMONYM.pattern + "|national")


def professions_of(page):
    """Professions named in the head of the first sentence of a page about a person."""
    if page.plural or kind_of(page) or page.first.group("article") == "the":
        return []
    predicate = page.first.group("predicate").rstrip(".")
    head = re.split(r" (?:who|whose|which|that|from|in|of|for|with|by|best|known|at|on|based|specializing|active|during|to|as|"
                    r"under|currently|serving|where|when|playing|competing|born|is|was)\b|;|:|\(", predicate)[0]
    head = head.rstrip(", ")
    found = []
    for part in re.split(r", and | and |, ", head):
        match = PROFESSION_AT_END.search(part.strip())
        if not match:
            return list(dict.fromkeys(found)) if page.person else []
        found.append(match.group(1))
    return list(dict.fromkeys(found))


def profession_facts(page, rng, professions):
    subject, copula = page.title, page.first.group("copula")
    if not professions:
        return
    groups = {PROFESSIONS[name][1] for name in professions}
    for profession in rng.sample(professions, min(2, len(professions))):
        other = rng.choice([name for name, (_, group) in PROFESSIONS.items() if group not in groups])
        broader = PROFESSIONS[profession][0]
        claims = [(f"{subject} {copula} {article(profession)} {profession}.", "e", "n")] * 2 + [
            (f"{subject} worked as {article(profession)} {profession}.", "e", "n"),
            (f"{subject} {copula} {article(other)} {other}.", "n", "e"),
            (f"{subject} {copula} not {article(profession)} {profession}.", "c", "n"),
            (f"{subject} {copula} not {article(other)} {other}.", "n", "c"),
            (f"{subject} never worked as {article(profession)} {profession}.", "c", "n"),
            (f"{subject} never worked as {article(other)} {other}.", "n", "c"),
            (f"{subject} {copula} exclusively {article(other)} {other}.", "c", ""),
            (f"{subject} {copula} only {article(other)} {other}.", "c", ""),
            (f"{subject} {copula} {article(other)} {other} and nothing else.", "c", ""),
        ]
        if rng.random() < 0.1:
            claims.append((f"{subject} {copula} a person.", "e", "e"))
        if broader:
            claims.append((f"{subject} {copula} {article(broader)} {broader}.", "e", ""))
        if len(professions) > 1:
            claims += [(f"{subject} {copula} only {article(profession)} {profession}.", "c", "c"),
                       (f"{subject} {copula} not only {article(profession)} {profession}.", "e", "n"),
                       (f"{subject} had more than one profession.", "e", "e")]
            rest = rng.choice([name for name in professions if name != profession])
            claims.append((f"{subject} {copula} both {article(profession)} {profession} and {article(rest)} {rest}.", "e", "n"))
        yield Fact("profession", claims, swap_word(profession, other), None,
                   "|".join(re.escape(name) for name in (profession, other, broader or profession)) +
                   "|play|perform|art|music|paint|writ|wrote|scor|champion|coach|team|" + profession[:5])


def work_year_fact(page, rng):
    kind = kind_of(page)
    if not kind or kind[0] not in ("film", "album", "song", "single", "novel", "book", "sitcom", "telenovela", "musical", "play"):
        return
    match = re.match(r"((?:19|20)\d\d) ", page.first.group("predicate"))
    if not match:
        return
    subject, year = page.title, int(match.group(1))
    other = other_date((0, 0, year), rng, 1900, 2021)[2]
    date, wrong = (0, 0, year), (0, 0, other)
    verb = rng.choice(["came out", "was released"]) if kind[0] not in ("novel", "book", "play", "musical") else "appeared"
    claims = date_claims(lambda when: f"{subject} {verb} {when}.", date, wrong, rng)
    for value in (year, other):
        claims.append(labelled(f"{subject} is {article(str(value))} {value} {kind[0]}.", lambda d, v=value: d[2] == v, date, wrong))
        claims.append(labelled(f"{subject} is a {kind[0]} from {value}.", lambda d, v=value: d[2] == v, date, wrong))

    def without(sentence):
        bare = sentence.replace(f"a {year} ", "a ", 1)
        return re.sub(r"\b(?:a|an) (?=(\w+))", lambda m: article(m.group(1)) + " ", bare, count=1) if bare != sentence else None

    yield Fact("year of a work", claims, swap_word(str(year), str(other)), without, r"\b(?:19|20)\d\d\b|releas|premier|publish")


ROLES = {
    # passive words: (active verb, noun of the role)
    "directed by": ("directed", "director"), "written by": ("wrote", "writer"), "produced by": ("produced", "producer"),
    "composed by": ("composed", "composer"), "created by": ("created", "creator"), "designed by": ("designed", "designer"),
    "developed by": ("developed", "developer"), "published by": ("published", "publisher"), "founded by": ("founded", "founder"),
    "edited by": ("edited", "editor"), "hosted by": ("hosted", "host"), "owned by": ("owns", "owner"),
    "recorded by": ("recorded", ""), "performed by": ("performed", "performer"), "operated by": ("operates", "operator"),
    "manufactured by": ("manufactured", "manufacturer"), "discovered by": ("discovered", "discoverer"),
    "painted by": ("painted", "painter"), "built by": ("built", "builder"), "named by": ("named", ""),
}
ROLE = re.compile(r"\b(" + "|".join(ROLES) + r") ((?:[a-z]+ ){0,3}?)(" + PROPER_NAME + r")(?=[,.;]| (?:and|in|for|from|with|on|at|as|under|to|starring|based|that|which|who|between|after|during|about)\b)")


def role_facts(page, sentence, subject, rng, pools):
    """directed by, written by, founded by …; only for sentences whose subject is the page's own."""
    for match in ROLE.finditer(sentence):
        phrase, before, name = match.groups()
        before_verb = sentence[: match.start()]
        if before and not re.match(r"(?:the |a |an )", before) and before.strip() not in ("", "the"):
            continue
        if before.strip() in ("a", "an") or name.split()[0] in ("The", "A", "He", "She", "His", "Her") or len(name) < 5:
            continue
        if before.strip() and before.strip() != "the":
            continue
        if re.search(r"\b(?:novel|book|play|story|music|screenplay|script|song|lyrics|score|series|comic|game|produced, and|"
                     r"which|who|that|not|co-|soundtrack|single|based|and was|songs|theme|same name|film)\b", before_verb[-35:]) and \
           not re.search(r"\b(?:film|album|song|novel|game|book|series|single|company|magazine|school|opera|play)(?: [a-z]+)? ?(?:co-)?$", before_verb):
            continue
        if re.search(r"\bco-$|\bbeen $|\bnot $", before_verb) or "based on" in before_verb:
            continue
        # A list of names: another name could belong to it.
        if re.match(r",? (?:and )?[A-Z]|, and ", sentence[match.end() :]):
            continue
        if not re.search(r"\b(?:is|was|are|were)\b", before_verb) or len(before_verb) > 130:
            continue
        pool = [other for other in pools.get(phrase, []) if other != name and other.split()[-1] != name.split()[-1]]
        if len(pool) < 5:
            continue
        other = rng.choice(pool)
        active, noun = ROLES[phrase]
        the = "the " if before.strip() == "the" else ""
        verb = "is" if phrase in ("owned by", "operated by") else "was"
        claims = []
        for value in (the + name, other):
            yes, no = ("e", "c") if value != other else ("c", "e")
            claims += [(f"{subject} {verb} {phrase} {value}.", yes, no), (f"{value} {active} {subject}.", yes, no),
                       (f"It was {value} that {active} {subject}.", yes, no)]
            claims.append((f"{subject} {verb} not {phrase} {value}.", no, yes))
            if noun:
                claims += [(f"{value} {verb} the {noun} of {subject}.", yes if " and " not in sentence[match.end():match.end() + 5] else "", no if " and " not in sentence[match.end():match.end() + 5] else ""),
                           (f"The {noun} of {subject} {verb} not {value}.", no, yes)]
            claims.append((f"{value} had nothing to do with {subject}.", no, ""))
        claims = [claim for claim in claims if claim[1] != ""]
        whole = match.group(0)
        follows = sentence[match.end() : match.end() + 5]

        def without(text, whole=whole, follows=follows):
            if follows.startswith(" and") or " and " + whole in text or ", " + whole in text:
                return None
            bare = text.replace(" " + whole, "", 1)
            return bare if bare != text else None

        yield Fact("role: " + phrase.split()[0], claims, swap_word(name, other), without,
                   re.escape(name.split()[-1]) + "|" + phrase.split()[0][:5] + "|" + active[:5] + (("|" + noun[:5]) if noun else ""))


STARRING = re.compile(r"\b(?:starring|stars) ((?:" + PERSON_NAME + r")(?:, " + PERSON_NAME + r")*,? and " + PERSON_NAME + r")(?=[,.]| in\b)")


def starring_fact(page, sentence, subject, rng, pools):
    match = STARRING.search(sentence)
    if not match or not kind_of(page):
        return
    names = re.split(r", and |, | and ", match.group(1))
    pool = [name for name in pools["starring"] if name not in names]
    if len(names) < 2 or len(pool) < 10:
        return
    name, other = rng.choice(names), rng.choice(pool)
    claims = [(f"{name} starred in {subject}.", "e", "n"), (f"{subject} stars {name}.", "e", "n"), (f"{name} is in the cast of {subject}.", "e", "n"),
              (f"{other} starred in {subject}.", "n", "e"), (f"{subject} stars {other}.", "n", "e"),
              (f"{name} did not appear in {subject}.", "c", "n"), (f"{other} did not appear in {subject}.", "n", "c"),
              (f"{name} was the only star of {subject}.", "c", "c"), (f"{name} refused to act in {subject}.", "c", "n"),
              (f"{other} is in the cast of {subject}.", "n", "e"),
              (f"{name} and {rng.choice([n for n in names if n != name])} both star in {subject}.", "e", "n")]
    yield Fact("starring", claims, swap_word(name, other),
               lambda text: text.replace(" " + match.group(0), "", 1).replace(",.", ".") , r"star|cast|play|" + re.escape(name.split()[-1]))


def location_fact(page, sentence, rng):
    kind = kind_of(page)
    if not kind or kind[0] not in PLACES:
        return
    found = {name for name in COUNTRY.findall(sentence)}
    if len(found) != 1 or DEMONYM.search(sentence) or OTHER_DEMONYM.search(sentence):
        return
    country = found.pop()
    if not re.search(r"(?:, |in (?:the )?|of (?:the )?)(?:\w+(?:ern|-\w+) )?" + re.escape(country) + r"(?:[.,]|$| (?:with|on|at|near|that|and|about))", sentence):
        return
    if re.search(r"\b(?:border|between|named|not|former|from|to)\b", sentence):
        return
    subject, copula = page.title, page.first.group("copula")
    other = rng.choice([name for name in DEMONYM_OF_COUNTRY if name != country and country not in name])
    claims = []
    plain = "the " + country if "the " + country in DEMONYM_OF_COUNTRY else country
    for value in (plain, other):
        yes, no = ("e", "c") if value == plain else ("c", "e")
        claims += [(f"{subject} {copula} in {value}.", yes, no), (f"{subject} {copula} located in {value}.", yes, no),
                   (f"{subject} {copula} {article(kind[0])} {kind[0]} in {value}.", yes, no), (f"{subject} {copula} not in {value}.", no, yes),
                   (f"You can find {subject} in {value}.", yes, no), (f"{subject} lies in {value}.", yes, no),
                   (f"{subject} {copula} outside {value}.", no, yes)]
    bare_other = other.removeprefix("the ") if plain != country else other
    swap = swap_word(country, bare_other) if plain == country and not other.startswith("the ") else None

    yield Fact("country of a place", claims, swap, None, COUNTRY.pattern + "|" + DEMONYM.pattern)


LAST_REGION = re.compile(r", ([A-Z][a-z]+(?: [A-Z][a-z]+)?)\.$")


def region_fact(page, sentence, rng, pools):
    """The last part of "is a village in Aurangabad district, Bihar", where it is no country."""
    kind = kind_of(page)
    match = LAST_REGION.search(sentence)
    if not kind or kind[0] not in PLACES or not match or COUNTRY.search(sentence):
        return
    region, subject, copula = match.group(1), page.title, page.first.group("copula")
    pool = pools["region"]
    if region not in pool or re.search(r"\b(?:border|between|named|not|former|from|to|and)\b", sentence):
        return
    other = rng.choice([name for name in pool if name != region and not set(name.split()) & set(region.split())])
    claims = []
    for value in (region, other):
        yes, no = ("e", "c") if value == region else ("c", "e")
        claims += [(f"{subject} {copula} in {value}.", yes, no), (f"{subject} {copula} located in {value}.", yes, no),
                   (f"{subject} {copula} {article(kind[0])} {kind[0]} in {value}.", yes, no), (f"{subject} {copula} not in {value}.", no, yes),
                   (f"{subject} belongs to {value}.", yes, no)]
    yield Fact("region of a place", claims, swap_word(region, other), lambda text: text.replace(match.group(0), ".", 1), re.escape(region))


# ---------------------------------------------------------------- facts of any sentence with the page as its subject

EVENT = re.compile(
    r"(?P<verb>(?:was|were) (?:officially |originally |first )?(?:founded|established|formed|opened|built|"
    r"incorporated|launched|released|published|inaugurated|completed|constructed|demolished|abolished|dissolved|closed|"
    r"elected|ordained|appointed|created|introduced|discovered|married|commissioned|consecrated|born)|died|opened|closed|"
    r"premiered|retired|graduated|debuted|married) (?P<between>[^.;]{0,60}?)(?P<when>(?:in|on) (?:" + DATE.pattern + r"))(?P<rest>[^.;]*)\.$"
)

ONCE_ONLY = re.compile(r"\b(?:founded|established|formed|built|incorporated|constructed|inaugurated|completed|born|dissolved|created)$")


def event_fact(page, sentence, start, rng):
    """X was founded … in 1950: the subject's own date."""
    match = EVENT.match(sentence[len(start) + 1 :])
    if not match or "and" in match.group("between").split() or "not" in match.group("between").split():
        return
    if len(list(DATE.finditer(sentence))) != 1 or (match.group("verb").endswith("born") is False and re.search(r"\bborn\b", sentence)):
        return
    when = DATE.search(match.group("when"))
    date = read_date(when)
    subject, verb = page.title, match.group("verb")
    between = match.group("between")
    if len(between.split()) > 6 or "," in between:
        return
    other = other_date(date, rng, 1000, 2021)
    claims = date_claims(lambda time: f"{subject} {verb} {between}{time}.", date, other, rng)
    if between:
        claims += date_claims(lambda time: f"{subject} {verb} {time}.", date, other, rng) if ONCE_ONLY.search(verb) else []
    for value in (date, other):
        negative = {"died": "did not die", "opened": "did not open", "closed": "did not close", "premiered": "did not premiere",
                    "retired": "did not retire", "graduated": "did not graduate", "debuted": "did not debut",
                    "married": "did not marry"}.get(verb) or verb.replace("was ", "was not ", 1).replace("were ", "were not ", 1)
        claims.append(labelled(f"{subject} {negative} {between}in {value[2]}.", lambda d, v=value: d[2] != v[2], date, other))
    new = say_date(other, "1 May" if when.group("y1") else "May 1")

    def without(text):
        bare = text.replace(" " + match.group("when"), "", 1)
        return bare if bare != text and between + match.group("rest") else None

    yield Fact("event date", claims, swap_word(when.group(0), new), without,
               re.escape(verb.split()[-1][:6]) + r"|\bsince\b|" + str(date[2]) + ("|born|died|death" if "born" in verb or verb == "died" else ""))


BORN_IN = re.compile(r"\bwas born (?:on [^,.;]{4,25},? )?in ((?:[A-Z][\w'’-]+ ?){1,3})(?=[,.;]| (?:on|in|to|and|into|as)\b)")
DIED_IN = re.compile(r"\bdied (?:on [^,.;]{4,25},? )?in ((?:[A-Z][\w'’-]+ ?){1,3})(?=[,.;]| (?:on|in|and|at|of|from)\b)")


def sentence_place_facts(page, sentence, rng):
    for pattern, verb in ((BORN_IN, "born"), (DIED_IN, "died")):
        match = pattern.search(sentence)
        if match:
            place = match.group(1).strip()
            if place.split()[0] not in MONTHS and not re.search(r"\d", place) and not re.search(r"\b(?:World|Hospital|War|The|July)\b", place):
                yield from place_fact(page, place, sentence, rng, verb)


POPULATION = re.compile(
    r"\b(?:(?:had|has|with) a (?:total )?population of|population (?:was|is)|home to) (?:about |around |approximately )?(\d[\d,]*\d)(?! ?(?:%|per|million|\.\d))"
    r"|\b(\d[\d,]*\d) inhabitants\b"
)


def population_fact(page, sentence, rng):
    kind = kind_of(page)
    matches = list(POPULATION.finditer(sentence))
    if len(matches) != 1 or not kind or kind[0] not in ("village", "town", "city", "hamlet", "suburb", "island"):
        return
    if re.search(r"\b(?:district|county|parish|municipality|province|from|decreas|increas|whole|whom|of which)\b", sentence):
        return
    raw = matches[0].group(1) or matches[0].group(2)
    number = int(raw.replace(",", ""))
    if not 13 <= number <= 10**7 or 1700 < number < 2025 and "," not in raw:
        return
    subject = page.title
    other = other_number(number, rng)
    claims = number_claims(lambda amount: f"{subject} has a population of {amount}.", number, other, rng)
    claims += number_claims(lambda amount: f"{amount} people live in {subject}.", number, other, rng)
    claims += number_claims(lambda amount: f"{subject} has {amount} inhabitants.", number, other, rng)
    limit = other_number(number, rng)
    if limit != other:
        claims.append(labelled(f"No more than {say_number(limit)} people live in {subject}.", lambda n: n <= limit, number, other))
        claims.append(labelled(f"{subject} has at least {say_number(limit)} inhabitants.", lambda n: n >= limit, number, other))
    yield Fact("population", claims, swap_word(raw, say_number(other)), None, r"\d|populat|inhabit|resident")


DEFEAT = re.compile(
    r"(?:^|, |where |and |when )(?P<a>(?:the )?[A-Z][\w'’&.-]+(?: [A-Z][\w'’&.-]+){0,3}) (?P<verb>defeated|beat) "
    r"(?P<b>(?:the )?[A-Z][\w'’&.-]+(?: [A-Z][\w'’&.-]+){0,3})(?=[,.]| (?:in|by|on|at|for|to|with|\d))"
)


def defeat_fact(page, sentence, rng):
    match = DEFEAT.search(sentence)
    if not match:
        return
    a, b = match.group("a"), match.group("b")
    if {a.split()[-1], b.split()[-1]} & {"He", "She", "They", "It"} or a in b or b in a or a.split()[0] in ("In", "On", "After", "There", "Later", "At", "The") and match.start() == 0 and a.split()[0] != "The":
        return
    if a.split()[0] in MONTHS or re.search(r"\bnot\b|\bif\b", sentence[: match.end()]):
        return
    claims = [(f"{a} defeated {b}.", "e", "c"), (f"{b} defeated {a}.", "c", "e"), (f"{b} lost to {a}.", "e", "c"),
              (f"{a} lost to {b}.", "c", "e"), (f"{b} was beaten by {a}.", "e", "c"), (f"{a} was beaten by {b}.", "c", "e"),
              (f"{a} won against {b}.", "e", "c"), (f"{b} won against {a}.", "c", "e")]

    def swap(text):
        if text.count(a) != 1 or text.count(b) != 1:
            return None
        return text.replace(a, "\0").replace(b, a).replace("\0", b)

    yield Fact("winner and loser", claims, swap, None, r"defeat|beat|lost|won|win|" + re.escape(b))


KIN = {"son": "father or mother", "daughter": "father or mother", "father": "child", "mother": "child", "brother": "sibling",
       "sister": "sibling", "wife": "spouse", "husband": "spouse", "grandson": "grandparent", "granddaughter": "grandparent"}
RELATION = re.compile(
    r"\b(?:is|was) (?:the|a) (?:\w+ )?(?P<kin>son|daughter|father|mother|brother|sister|wife|husband|grandson|granddaughter) of "
    r"(?:(?:[a-z]+ ){0,3}?)(?P<name>" + PERSON_NAME + r")(?=[,.]| (?:and|who|from|by|in)\b)"
)


def relation_fact(page, sentence, start, rng, pools):
    match = RELATION.search(sentence)
    if not match or not sentence.startswith(start + " " + match.group(0)[:3]) or not page.person:
        return
    kin, name, subject = match.group("kin"), match.group("name"), page.title
    if name == subject or DEMONYM.search(name) or re.search(r"\b(?:Minister|President|King|Queen|Prime|Senator|Governor|Emperor|Prince)\b", name):
        return
    pool = [other for other in pools["person"] if other.split()[-1] != name.split()[-1]]
    if len(pool) < 10:
        return
    other = rng.choice(pool)
    copula = re.match(r"\w+", match.group(0)).group(0)
    claims = []
    for value in (name, other):
        yes, no = ("e", "c") if value == name else ("c", "e")
        if kin in ("father", "mother", "brother", "sister", "husband", "wife", "grandson", "granddaughter"):
            yes, no = ("e", "n") if value == name else ("n", "e")
        claims += [(f"{subject} {copula} the {kin} of {value}.", yes, no), (f"{subject} {copula} {value}'s {kin}.", yes, no)]
    if kin in ("son", "daughter"):
        wrong = "daughter" if kin == "son" else "son"
        claims += [(f"{name} {copula} a parent of {subject}.", "e", "c"), (f"{other} {copula} a parent of {subject}.", "c", "e"),
                   (f"{name} {copula} a child of {subject}.", "c", ""), (f"{subject} {copula} a parent of {name}.", "c", ""),
                   (f"{name} {copula} the {kin} of {subject}.", "c", ""), (f"{subject} {copula} the {wrong} of {name}.", "c", "")]
    elif kin in ("father", "mother"):
        claims += [(f"{name} {copula} a child of {subject}.", "e", "n"), (f"{name} {copula} a parent of {subject}.", "c", "n"),
                   (f"{subject} {copula} a child of {name}.", "c", "n")]
    elif kin in ("brother", "sister"):
        claims += [(f"{name} and {subject} are siblings.", "e", "n"), (f"{name} {copula} a child of {subject}.", "c", "n"),
                   (f"{name} and {subject} are not related.", "c", "n")]
    elif kin in ("husband", "wife"):
        claims += [(f"{name} and {subject} were married to each other.", "e", "n"), (f"{subject} never married.", "c", "c"),
                   (f"{name} {copula} the {'wife' if kin == 'husband' else 'husband'} of {subject}.", "e", "n")]
    yield Fact("family", claims, swap_word(name, other), None, re.escape(name.split()[-1]) + r"|\b(?:son|daughter|father|mother|parents?|child|children|brother|sister|married|wife|husband)\b")


PART_OF = re.compile(r"\b(?P<phrase>capital(?: city)? of|county seat of|largest city (?:in|of)|member of|part of|based in|headquartered in|subsidiary of|suburb of) "
                     r"(?P<name>(?:the )?" + PROPER_NAME + r")(?=[,.;])")


def part_fact(page, sentence, start, rng, pools):
    if not re.match(re.escape(start) + r" (?:is|was) ", sentence):
        return
    for match in PART_OF.finditer(sentence):
        phrase, name, subject = match.group("phrase"), match.group("name"), page.title
        before = sentence[: match.start()]
        if re.search(r"\b(?:not|from|in|by|born|what|of|for|to|at|on|with|who|which|that|once|former|first)\b", before[len(start) :]):
            continue
        if not re.match(r" (?:is|was) (?:(?:an?|the) )?(?:[\w-]+ ){0,4}$", before[len(start) :]) or len(name) < 4:
            continue
        pool = [other for other in pools.get(phrase, []) if other != name and not set(other.split()) & set(name.split()) - {"the", "of"}]
        if len(pool) < 4:
            continue
        other = rng.choice(pool)
        copula = "is" if " is " in before[: len(start) + 4] else "was"
        exact = phrase in ("based in", "headquartered in", "part of")
        soft = phrase in ("member of", "part of")
        between = "" if exact else "a " if phrase in ("member of", "subsidiary of", "suburb of") else "the "
        wrong, back = ("n", "n") if soft else ("c", "c")
        claims = [(f"{subject} {copula} {between}{phrase} {name}.", "e", back), (f"{subject} {copula} {between}{phrase} {other}.", wrong, "e"),
                  (f"{subject} {copula} not {between}{phrase} {name}.", "c", "e" if not soft else "n"),
                  (f"{subject} {copula} not {between}{phrase} {other}.", "e" if not soft else "n", "c")]
        if phrase == "member of":
            claims += [(f"{subject} belonged to {name}.", "e", "n"), (f"{name} had {subject} among its members.", "e", "n"),
                       (f"{subject} never belonged to {name}.", "c", "n"), (f"{subject} belonged to {other}.", "n", "e")]
        if phrase in ("based in", "headquartered in"):
            claims += [(f"{subject} has its seat in {name}.", "e", "c"), (f"{subject} has its seat in {other}.", "c", "e")]
        yield Fact("relation: " + phrase, claims, swap_word(name, other), None, re.escape(name) + "|" + phrase.split()[0])


RELATIVE = re.compile(r"^[^,]{0,60}? (?:is|was) (?:an?|the) [^,;]{3,70}? (?:who|which) (?P<clause>(?:has|had|was|is|won|served|played|plays|competed|competes|represented|"
                      r"worked|became|played|wrote|represents|took|led|ran|taught|founded|specializes|specialises)\b [^;:]{8,110})\.$")


def relative_claims(page, sentence):
    """X is a painter who won …: "X won …"."""
    match = RELATIVE.match(sentence)
    if not match:
        return None
    clause = match.group("clause")
    if sentence.count(" who ") + sentence.count(" which ") + sentence.count(" that ") > 1:
        return None
    return f"{page.title} {clause}."
