"""Finds pages, titles and first-sentence parts in English encyclopaedia text that comes one paragraph a line."""

import re
from functools import lru_cache

from pair_tools import normalise, sentences_of

LINKING_WORDS = {
    "of", "the", "and", "de", "la", "le", "von", "van", "der", "den", "di", "da", "del", "du", "al", "bin", "in", "at",
    "for", "on", "to", "a", "an", "dos", "y", "e", "el", "&", "or", "with", "from", "by", "des", "ibn", "zu", "am",
}
NOT_A_TITLE = {
    "he", "she", "it", "they", "this", "these", "that", "there", "his", "her", "its", "their", "in", "on", "at", "after",
    "before", "during", "when", "while", "as", "by", "for", "from", "with", "although", "however", "one", "two", "some",
    "many", "most", "another", "both", "all", "among", "what", "who", "here", "also", "born", "since", "under", "i", "we",
    "three", "four", "five", "other", "others", "each", "such", "if", "being", "having", "due", "despite", "following",
    "its", "president:", "no", "not", "our", "my", "you", "your", "because", "until", "first", "second", "according",
}
FIRST_SENTENCE = re.compile(
    r"^(?P<title>[^,(;:]{2,90}?)"
    r"(?P<brackets>(?:,? ?\((?:[^()]|\([^()]*\))*\))?)"
    r"(?P<also>(?:,? (?:also|better|best|formerly|commonly|more commonly|often|sometimes|professionally|known)\b[^,.]{3,70},)?)"
    r"(?P<commas>,?) (?P<copula>is|was|are|were) (?P<article>an?|the|one of the) (?P<predicate>.{8,}[^.])\.$"
)
LIKELY_FIRST = re.compile(r"^[^.]{2,120}? (?:is|was|are|were|refers to) (?:an?|the|one) ")
BROKEN = re.compile(
    r"\(\s*[,;)]|\s[,.;:]|,\s*,|,\)|\b(?:of|by|in|from|about|approximately|to|at|the|an?|and|with|is|was)[,.;)]|"
    r"\b(?:of|by|in|at|approximately|about|covers|area|spans|measures|around|over|nearly|to) "
    r"(?:and|or|when|with|which|in the|by|on)\b|"
    r"\bbetween and\b|\[|\]|\{|\}|http|\||=|\*|…|\.\.|  |�|<|>|_"
)


def tidy(paragraph):
    """Mend what the removal of templates and foreign names left behind: "(; born 1950)", "()"."""
    paragraph = re.sub(r"\((?:[\s,;:/]|, )+(?=[^\s,;:/])", "(", paragraph)
    paragraph = re.sub(r" ?\(\s*\)", "", paragraph)
    return re.sub(r" +", " ", paragraph)


@lru_cache(maxsize=1 << 18)
def is_clean(sentence):
    return (
        20 <= len(sentence) <= 420
        and sentence[-1] == "."
        and not BROKEN.search(sentence)
        and sentence.count('"') % 2 == 0
        and sentence.count("(") == sentence.count(")")
        and (sentence[0].isupper() or sentence[0] in '"0123456789')
    )


def looks_like_title(title):
    bare = title.strip("\" '")
    words = bare.split()
    if not words or len(words) > 9 or words[0].lower() in NOT_A_TITLE:
        return False
    if words[0] == "The" and (len(words) < 2 or not words[1][0].isupper() and not words[1][0].isdigit()):
        return False
    if re.search(r"\b(?:has|had|who|which|that|said|were|are|would|could)\b", bare):
        return False
    return all(word in LINKING_WORDS or not word[0].islower() for word in words) and bare[0] not in "([-–"


class Page:
    """A page: its title, the parts of its first sentence, its paragraphs as lists of sentences."""

    def __init__(self, title, first):
        self.title = title.strip("\" '")
        self.first = first
        self.paragraphs = []
        self.known_pronoun = None
        words = [word for word in self.title.split() if word[0].isupper() and len(word) > 2]
        self.names = {self.title, *(words[-1:] if words else [])}
        brackets = first.group("brackets")
        predicate = first.group("predicate")
        self.plural = first.group("copula") in ("are", "were")
        self.person = not self.plural and bool(
            re.search(r"\b(?:born|b\.|died|d\.)|\d{4} ?[–-] ?(?:[a-zA-Z0-9 ]*)\d{4}|^ ?\(.*\d{4}.*[–-].*\d{4}.*\)", brackets)
        )
        if "born" not in brackets and re.match(
            r"(?:\d{4} |[\w-]+ )*(?:film|album|song|single|novel|season|battle|war|ship|company)\b(?! [a-z]+[ro]r?\b)",
            predicate[:60],
        ):
            self.person = False

    def pronoun(self):
        """"he", "she" or "" by the page's own pronouns."""
        if self.known_pronoun is None:
            self.known_pronoun = self.count_pronouns()
        return self.known_pronoun

    def count_pronouns(self):
        text = " ".join(sentence for paragraph in self.paragraphs for sentence in paragraph[:6])
        he = len(re.findall(r"\b(?:He|he|his|him)\b", text))
        she = len(re.findall(r"\b(?:She|she|her)\b", text))
        if he > 2 * she and he > 0:
            return "he"
        if she > 2 * he and she > 0:
            return "she"
        return ""


def pages_of(lines, reserved):
    """Group paragraphs into pages; pages whose title is reserved for measuring, and what cannot be placed, are dropped."""
    page = None
    for line in lines:
        paragraph = tidy(line.strip())
        if not paragraph:
            continue
        sentences = sentences_of(paragraph)
        match = FIRST_SENTENCE.match(sentences[0]) if sentences else None
        if match and looks_like_title(match.group("title")):
            title = match.group("title").strip("\" '")
            inside = page is not None and (
                title in page.names or title in page.title.split() or page.title.endswith(" " + title)
            )
            if not inside:
                if page is not None:
                    yield page
                page = Page(title, match)
                if normalise(title) in reserved or (title.startswith("The ") and normalise(title[4:]) in reserved):
                    page = None
                    continue
        elif page is not None and LIKELY_FIRST.match(paragraph):
            if not any(name in paragraph[:150] for name in page.names):
                yield page
                page = None
        if page is not None:
            page.paragraphs.append(sentences)
    if page is not None:
        yield page
