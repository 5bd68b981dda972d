"""Italian word tables for rule-made pairs: peoples with their inflected forms, countries with their preposition, months,
numbers, antonyms, verbs that take "non"."""

import re

from geography import CITIES, COUNTRIES

MONTHS = "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split()
NUMBERS = (
    "zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette "
    "diciotto diciannove venti"
).split()
DECADES = {10: "dieci", 20: "venti", 30: "trenta", 40: "quaranta", 50: "cinquanta", 60: "sessanta", 70: "settanta", 80: "ottanta", 90: "novanta"}

# Irregular plurals: masculine, feminine.
_PLURALS = {
    "tedesco": ("tedeschi", "tedesche"), "polacco": ("polacchi", "polacche"), "austriaco": ("austriaci", "austriache"),
    "turco": ("turchi", "turche"), "greco": ("greci", "greche"), "slovacco": ("slovacchi", "slovacche"),
    "ceco": ("cechi", "ceche"), "britannico": ("britannici", "britanniche"), "belga": ("belgi", "belghe"),
    "cipriota": ("ciprioti", "cipriote"), "keniota": ("kenioti", "keniote"), "vietnamita": ("vietnamiti", "vietnamite"),
}


def inflect(adjective):
    """Masculine and feminine singular, masculine and feminine plural."""
    if adjective in _PLURALS:
        feminine = adjective[:-1] + "a" if adjective.endswith("o") else adjective
        return (adjective, feminine, *_PLURALS[adjective])
    if adjective.endswith("o"):
        stem = adjective[:-1]
        return (adjective, stem + "a", stem + "i", stem + "e")
    stem = adjective[:-1]
    return (adjective, adjective, stem + "i", stem + "i")


PEOPLES = {row[3]: inflect(row[3]) for row in COUNTRIES}
# form -> list of (people, place in the table of forms)
FORMS = {}
for _people, _forms in PEOPLES.items():
    for _number, _form in enumerate(_forms):
        FORMS.setdefault(_form, []).append((_people, _number))
PEOPLE = re.compile(r"(?<![\w'’-])(" + "|".join(sorted(FORMS, key=len, reverse=True)) + r")(?![\w-])")


def other_people(form, rng):
    """Another people's adjective in the same gender and number."""
    readings = FORMS[form]
    places = {place for _, place in readings}
    own = {people for people, _ in readings}
    options = []
    for people, forms in PEOPLES.items():
        if people not in own and len({forms[place] for place in places}) == 1:
            options.append(forms[min(places)])
    return rng.choice(sorted(options))


def in_country(row):
    name, kind = row[2], row[4]
    if kind == "p":
        return ("negli " if name == "Stati Uniti" else "nei ") + name
    if kind == "q":
        return "nelle " + name
    if name == "Regno Unito":
        return "nel " + name
    if name in ("Malta", "Cipro", "Cuba"):
        return "a " + name
    return "in " + name


IN_COUNTRY = {in_country(row): row[2] for row in COUNTRIES}
IN_COUNTRY_PATTERN = re.compile(
    r"(?<![\w'’])(" + "|".join(sorted((re.escape(form) for form in IN_COUNTRY), key=len, reverse=True)) + r")"
    r"(?! (?:settentrionale|centrale|meridionale|orientale|occidentale|del|dell|della|[A-Z]))(?![\w'’-])"
)
# Every way a country's name may show, to know that a sentence speaks of one.
COUNTRY_NAME = re.compile(r"\b(" + "|".join(re.escape(row[2]) for row in COUNTRIES) + r")\b")

_AMBIGUOUS = {"Sofia", "Porto", "Colonia", "Lima", "Cork", "Tolosa", "L'Avana", "Il Cairo", "Valencia", "Bergen", "Santiago del Cile", "Birmingham", "Wellington", "Houston"}
ITALIAN_CITIES = [(row[2], row[1]) for row in CITIES if row[2] not in _AMBIGUOUS]
COUNTRY_OF_ITALIAN_CITY = dict(ITALIAN_CITIES)
TO_CITY = re.compile(r"(?<![\w'’])(ad?|da|vicino ad?) (" + "|".join(re.escape(name) for name in COUNTRY_OF_ITALIAN_CITY) + r")(?=[,.;)]|$| [a-zèé])")


def to_city(preposition, city):
    """a Roma, ad Atene."""
    base = preposition[:-1] if preposition.endswith("ad") else preposition
    if base.endswith("a") and not base.endswith("da") and city[0] == "A":
        return base + "d " + city
    return base + " " + city


ANTONYMS = [
    ("aumentò", "diminuì"), ("aumentato", "diminuito"), ("aumentata", "diminuita"), ("aumentò", "calò"), ("vinse", "perse"),
    ("vinto", "perso"), ("vinta", "persa"), ("vittoria", "sconfitta"), ("vittorie", "sconfitte"), ("accettò", "rifiutò"),
    ("accettato", "rifiutato"), ("accettata", "rifiutata"), ("approvato", "respinto"), ("approvata", "respinta"),
    ("settentrionale", "meridionale"), ("settentrionali", "meridionali"), ("orientale", "occidentale"), ("orientali", "occidentali"),
    ("a nord di", "a sud di"), ("a est di", "a ovest di"), ("nord-est", "sud-ovest"), ("nord-ovest", "sud-est"), ("sud-est", "nord-ovest"),
    ("prima della", "dopo la"), ("iniziò", "finì"), ("sempre", "mai"), ("maggioranza", "minoranza"), ("inverno", "estate"),
    ("primavera", "autunno"), ("superiore", "inferiore"), ("superiori", "inferiori"), ("maschile", "femminile"), ("maschili", "femminili"),
    ("materno", "paterno"), ("materna", "paterna"), ("pubblico", "privato"), ("pubblica", "privata"), ("pubbliche", "private"),
    ("pubblici", "privati"), ("interno", "esterno"), ("interna", "esterna"), ("interne", "esterne"), ("interni", "esterni"),
    ("spesso", "raramente"), ("comune", "raro"), ("migliorò", "peggiorò"), ("positivo", "negativo"), ("positiva", "negativa"),
    ("professionista", "dilettante"), ("permanente", "temporaneo"), ("più vecchio", "più giovane"), ("più vecchia", "più giovane"),
    ("più alto", "più basso"), ("più alta", "più bassa"), ("più grande", "più piccolo"), ("più piccola", "più grande"),
    ("più lungo", "più corto"), ("più lunga", "più corta"), ("massimo", "minimo"), ("massima", "minima"),
    ("più di", "meno di"), ("almeno", "al massimo"), ("primo", "ultimo"), ("prima", "ultima"), ("promosso", "retrocesso"),
    ("promossa", "retrocessa"), ("arrivò", "partì"), ("comprò", "vendette"), ("acquistato", "venduto"), ("acquistata", "venduta"),
    ("aperto", "chiuso"), ("aperta", "chiusa"), ("costruito", "demolito"), ("costruita", "demolita"), ("costruiti", "demoliti"),
    ("sposato", "celibe"), ("vivo", "morto"), ("viva", "morta"), ("legale", "illegale"), ("illegale", "legale"),
    ("urbana", "rurale"), ("urbano", "rurale"), ("diurne", "notturne"), ("diurno", "notturno"), ("notturna", "diurna"),
    ("sinistra", "destra"), ("sinistro", "destro"), ("larga", "stretta"), ("largo", "stretto"), ("forte", "debole"),
    ("ricca", "povera"), ("ricco", "povero"), ("freddo", "caldo"), ("fredda", "calda"), ("facile", "difficile"),
    ("utile", "inutile"), ("possibile", "impossibile"), ("favorevole", "contrario"), ("simile", "diverso"), ("uguale", "diverso"),
    ("nuovo", "vecchio"), ("nuova", "vecchia"), ("breve", "lungo"), ("veloce", "lento"), ("pesante", "leggero"),
    ("rapidamente", "lentamente"), ("dentro", "fuori"), ("maggiore", "minore"), ("maggiori", "minori"), ("migliore", "peggiore"),
    ("tutti", "pochi"), ("molti", "pochi"), ("molte", "poche"), ("nacque", "morì"),
]
OPPOSITES = {}
for _one, _two in ANTONYMS:
    OPPOSITES.setdefault(_one, []).append(_two)
    OPPOSITES.setdefault(_two, []).append(_one)
# Only in one direction, or only within the pattern of sentence_changes_it.
NOT_CHANGED = {"comune", "prima", "celibe", "raro", "simile", "uguale", "nuovo", "nuova", "vecchio", "vecchia", "breve", "lungo", "tutti",
               "molti", "molte", "pochi", "poche", "diverso", "leggero", "privato", "esterno", "interno", "maggiore", "minore", "fuori", "dentro",
               "forte", "contrario", "favorevole", "sempre", "mai", "perso", "persa", "destra", "sinistra", "più giovane", "piccolo", "lento",
               "morto", "morta", "vivo", "viva", "aperto", "aperta", "pubblico", "sinistro", "destro", "caldo", "nacque", "morì", "massimo", "minimo",
               "maggiori", "minori", "partì", "perse", "temporaneo", "rurale", "privati", "pubblici", "iniziò", "finì"}
ANTONYM = re.compile(r"(?<![\w'’-])(" + "|".join(sorted((re.escape(word) for word in OPPOSITES if word not in NOT_CHANGED), key=len, reverse=True)) + r")(?![\w'’-])")

REMOTE_PAST = (
    "nacque morì divenne ottenne vinse perse scrisse venne vennero prese diede decise rimase nacquero morirono divennero ottennero vinsero "
    "scrissero presero decisero rimasero visse vissero fece fecero disse ebbe ebbero compose dipinse diresse pubblicò trasmise mise tenne giunse "
    "raggiunse sconfisse costruì finì partì fuggì subì uscì iniziò costituì fornì riuscì servì seguì nominarono"
).split()
PRESENT = (
    "comprende contiene possiede presenta include appartiene ospita vive vivono cresce raggiunge misura conta dista confina scorre nasce sfocia "
    "produce utilizza usa offre rappresenta costituisce indica deriva copre dura pesa racconta narra parla lavora gioca milita insegna abita ha "
    "prevede richiede permette consente funziona mostra segue viene vengono collega attraversa fornisce"
).split()
AUXILIARIES = "è sono era erano fu furono ha hanno aveva avevano ebbe può possono poteva potevano deve devono doveva sarà saranno sarebbe stava stanno sta".split()
VERB = re.compile(
    r"(?<![\w'’])(?P<clitic>(?:(?:si|vi|ci|gli|lo|la|li|le|ne|mi|ti) )?)(?P<verb>" + "|".join(sorted({*AUXILIARIES, *REMOTE_PAST, *PRESENT}, key=len, reverse=True)) +
    r"|[a-z]{3,}(?:ò|arono|irono|erono))(?![\w'’])"
)
