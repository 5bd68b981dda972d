/**
 * A plainly negated claim as what it denies. The judge reads that and turns the outcome round: what speaks for
 * `Antibiotics cure flu` speaks against `Antibiotics do not cure flu`. From examples the judge had learned that negated
 * claims tend to be false, which is a habit of the sets.
 */
import type { Language } from '@riscontro/contract';

export interface Affirmative {
  readonly text: string;
  /** Whether a negation was taken out. */
  readonly denies: boolean;
}

const word = (pattern: string) => new RegExp(`(?<![\\p{L}'’])(?:${pattern})(?!\\p{L})`, 'giu');

/** Anything that negates; a claim with more than one of them is left as it is. */
const negations = {
  it: word('non|né|nessun[oa]?|niente|nulla|mai|senza|mica|neanche|nemmeno|neppure'),
  en: word(
    "not|no|never|none|nobody|nothing|neither|nor|without|cannot|\\p{L}+n['’]t|unable|incapable|fail(?:s|ed)?",
  ),
};
/** A question of degree or of who else, not the denial of what follows. */
const partial = {
  it: word(
    'non solo|non soltanto|non tutt[ie]|non sempre|non ancora|non più|non meno|non più di|non oltre|non prima',
  ),
  en: word(
    'not only|not just|not all|not every|not always|not yet|not (?:more|less|fewer) than|not until|no longer|no more',
  ),
};

/** In longer sentences, and in those of several parts, a negation may turn a part only. */
const wordsMax = 14;

const helpers: Readonly<Record<string, string>> = {
  cannot: 'can',
  "can't": 'can',
  "won't": 'will',
  "shan't": 'shall',
};

/** As it is typed in a hurry: `doesnt`, `arent`. */
const hurried = /(?<!\p{L})(do|does|did|is|are|was|were|ca|could|should|would|has|have|had|wo)nt(?!\p{L})/giu;

export function affirmative(given: string, language: Language): Affirmative {
  const text = language === 'en' ? given.replace(hurried, "$1n't") : given;
  const asGiven = { text: given, denies: false };
  if (text.split(/\s+/).length > wordsMax || /[,;:«»“”"]/.test(text)) return asGiven;
  const found = text.match(negations[language]) ?? [];
  if (found.length !== 1 || partial[language].test(reset(partial[language], text))) return asGiven;
  const turned = language === 'it' ? withoutNon(text) : withoutNot(text);
  return turned === text ? asGiven : { text: turned, denies: true };
}

/** Patterns with `g` remember where they stopped. */
function reset(pattern: RegExp, text: string): string {
  pattern.lastIndex = 0;
  return text;
}

function withoutNon(text: string): string {
  return text.replace(/(?<![\p{L}'’])non\s+/iu, '');
}

function withoutNot(text: string): string {
  const spelled = text.replace(
    /(?<!\p{L})(can't|can’t|cannot|won't|won’t|\p{L}+n['’]t)(?!\p{L})/iu,
    (short) => {
      const plain = short.toLowerCase().replace('’', "'");
      return `${helpers[plain] ?? plain.replace(/n't$/, '')} not`;
    },
  );
  return spelled
    .replace(/(?<!\p{L})(?:do|does|did)\s+not\s+/iu, '')
    .replace(
      /(?<!\p{L})(is|are|was|were|has|have|had|can|could|will|would|should|may|might|must)\s+not\s+/iu,
      '$1 ',
    );
}
