"""Splits a text into word pieces. What reads the models must split texts by the same rules."""

import re
import unicodedata

PAD, UNKNOWN, START, END, MASK = "[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"

_BLANK = re.compile("[\x00-\x1f\x7f-\xa0\xad\u200b-\u200f\u2028-\u202f\u205f-\u2064\u3000\ufeff]+")
_WORD = re.compile(r"[^\W_]+|[^\s\w]|_")
_LONGEST_WORD = 60


def normalise(text: str, keep_accents: bool = True) -> str:
    """Compatibility forms become plain, letters small; Italian needs its accents (è is a verb, e is not)."""
    text = unicodedata.normalize("NFKC", _BLANK.sub(" ", text)).lower()
    if keep_accents:
        return text
    return "".join(c for c in unicodedata.normalize("NFD", text) if unicodedata.category(c) != "Mn")


def words_of(text: str, keep_accents: bool = True) -> list[str]:
    return _WORD.findall(normalise(text, keep_accents))


class WordPieces:
    """Greedy longest match from the left, as in WordPiece (Wu et al. 2016)."""

    def __init__(self, vocabulary: list[str], keep_accents: bool = True):
        self.vocabulary = vocabulary
        self.keep_accents = keep_accents
        self.ids = {piece: number for number, piece in enumerate(vocabulary)}
        self.pad, self.unknown, self.start, self.end, self.mask = (
            self.ids[piece] for piece in (PAD, UNKNOWN, START, END, MASK)
        )
        self._known: dict[str, list[int]] = {}

    def _split(self, word: str) -> list[int]:
        if len(word) > _LONGEST_WORD:
            return [self.unknown]
        pieces, begin = [], 0
        while begin < len(word):
            for end in range(len(word), begin, -1):
                number = self.ids.get(word[begin:end] if begin == 0 else "##" + word[begin:end])
                if number is not None:
                    break
            else:
                return [self.unknown]
            pieces.append(number)
            begin = end
        return pieces

    def encode(self, text: str, most: int) -> list[int]:
        pieces: list[int] = []
        for word in words_of(text, self.keep_accents):
            known = self._known.get(word)
            if known is None:
                known = self._known[word] = self._split(word)
            pieces.extend(known)
            if len(pieces) >= most:
                break
        return pieces[:most]


def read_vocabulary(path: str) -> list[str]:
    with open(path, encoding="utf8") as lines:
        return [line.rstrip("\n") for line in lines]
