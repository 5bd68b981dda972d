/** Cuts a sentence that joins several statements, each with its own subject and verb. */
import type { Language } from '@riscontro/contract';
import { bilingual, type PhraseTable, type PlainWord, phraseLengthAt, plainWords } from './plain-words.ts';
import { isProperName } from './proper-name.ts';
import { sureVerbs } from './verb-tables.ts';
import { isFiniteVerb } from './verbs.ts';

const joints = bilingual('e, ed, ma, mentre, invece, però, pero', 'and, but, while, whereas');

/** What makes one statement depend on another: such a sentence is left whole. */
const dependence = bilingual(
  `se, che, quando, perche, poiche, siccome, affinche, benche, sebbene, anche se, cui, dove, chi, tra, fra, ne, sia, secondo, nonostante, prima, dopo
  purche, finche, qualora, come se, piuttosto, tranne, o, oppure, cioe, quindi, percio, tanto, cosi`,
  `if, that, when, because, since, although, though, unless, which, who, whom, whose, where, neither, nor, both, either, according
  despite, between, before, after, until, whether, so, or, what, how, why, than`,
);

const negations: ReadonlySet<string> = new Set(
  'non ne nessuno mai not never no nobody neither t cannot'.split(' '),
);

/** What a statement without a subject of its own may begin with, before its verb. */
const openers = bilingual('non, si, poi, vi, ci, è, lo, la, li, le, ne', 'then, later, also, never, not');

/** Past forms that no passive is made with: after `was born and` they can only be a second verb. */
const plainPasts = new Set(
  'died became went began wrote took gave saw grew knew fell ran rose came had did is was are were has will can'.split(
    ' ',
  ),
);

/** The statements in order, in the author's words; the sentence itself when it is one. */
export function statementsIn(sentence: string, language: Language): string[] {
  const words = plainWords(sentence);
  const cuts = cutsIn(sentence, words, language);
  if (cuts.length === 0) return [sentence];
  const statements: string[] = [];
  let from = 0;
  let subject = '';
  for (const cut of [...cuts, undefined]) {
    const end = cut ? (words[cut.joint]?.start ?? 0) : sentence.length;
    const own = trimmed(sentence.slice(from, end));
    statements.push(subject === '' ? own : `${subject} ${own}`);
    if (!cut) break;
    from = words[cut.next]?.start ?? end;
    subject = cut.subject;
  }
  return statements;
}

const trimmed = (text: string) => text.replace(/^[\s,;:]+|[\s,;:]+$/g, '');

interface Cut {
  /** Index of the joining word, and of the first word after it. */
  readonly joint: number;
  readonly next: number;
  /** Subject of the statement before, where the next has none. */
  readonly subject: string;
}

/** Nobody coordinates at such length; what does is left whole. */
const sentenceLengthMax = 1500;

/** `‘The wet are wetter and the dry are drier,’ said Tizio`: both are his. */
const saidAfter = /[,.!?]['’"”»],?\s(?:said|says|wrote|ha detto|dice|ha scritto|ha dichiarato)\s/u;

function cutsIn(sentence: string, words: readonly PlainWord[], language: Language): Cut[] {
  if (sentence.length > sentenceLengthMax || saidAfter.test(sentence)) return [];
  const depth = depths(sentence);
  const isVerb = words.map((_, index) => isFiniteVerb(words, index, language));
  const firstDependent = words.findIndex(
    (_, index) => phraseLengthAt(words, index, dependence[language]) > 0,
  );
  const jointAt = words.flatMap(({ start, raw }, index) => {
    const joins = index > 0 && phraseLengthAt(words, index, joints[language]) > 0;
    return joins && depth[start] === 0 && !/^\p{Lu}/u.test(raw) ? [index] : [];
  });
  const found: Cut[] = [];
  let from = 0;
  for (const [order, joint] of jointAt.entries()) {
    if (firstDependent >= 0 && firstDependent < joint) break;
    const end = jointAt[order + 1] ?? words.length;
    const next = joint + 1;
    if (joint - from < wordsMin || end - next < wordsMin) continue;
    if (isDependent(words, next, Math.min(end, next + 12), dependence[language])) continue;
    const leftVerb = isVerb.indexOf(true, from);
    const rightVerb = isVerb.indexOf(true, next);
    if (leftVerb < 0 || leftVerb >= joint - 1 || rightVerb < 0 || rightVerb >= end) continue;
    if (isCutShort(words, rightVerb, end) || isLateParticiple(words, leftVerb - from, leftVerb)) continue;
    const subject = subjectFor(sentence, words, { first: from, leftVerb, next, rightVerb }, language);
    if (subject === undefined) continue;
    found.push({ joint, next, subject });
    from = next;
  }
  return found;
}

const wordsMin = 3;

/** `…, while churches have not`: the rest of the verb stands in the statement before. */
const isCutShort = (words: readonly PlainWord[], verb: number, end: number) =>
  verb + 1 >= end || (verb + 2 >= end && negations.has(words[verb + 1]?.plain ?? ''));

/** `As photographs distributed by the Oceanic and Atmospheric…`: far from the subject, -ed makes no statement. */
const isLateParticiple = (words: readonly PlainWord[], distance: number, verb: number) =>
  distance > 5 && /ed$/.test(words[verb]?.plain ?? '') && !sureVerbs.en.has(words[verb]?.plain ?? '');

const isDependent = (words: readonly PlainWord[], from: number, to: number, table: PhraseTable) => {
  for (let index = from; index < to; index += 1) if (phraseLengthAt(words, index, table) > 0) return true;
  return false;
};

/** Empty when the second statement has its own subject; undefined when it cannot stand alone. */
function subjectFor(
  sentence: string,
  words: readonly PlainWord[],
  at: { first: number; leftVerb: number; next: number; rightVerb: number },
  language: Language,
): string | undefined {
  const { first, leftVerb, next, rightVerb } = at;
  let opening = next;
  while (opening < rightVerb && phraseLengthAt(words, opening, openers[language]) > 0) opening += 1;
  const ownSubject = opening < rightVerb && rightVerb - next <= 8;
  if (ownSubject) return startsLikeSubject(words, next, rightVerb, language) ? '' : undefined;
  if (opening < rightVerb) return undefined;
  // `Dante nacque a Firenze e morì a Ravenna`: only a plain name can be said again, and no negation is passed on.
  const subjectWords = words.slice(first, leftVerb);
  if (!isProperName(subjectWords, language)) return undefined;
  if (words.slice(first, next).some(({ plain }) => negations.has(plain))) return undefined;
  if (language === 'en' && !continuesInEnglish(words, at)) return undefined;
  return trimmed(sentence.slice(words[first]?.start ?? 0, words[leftVerb - 1]?.end ?? 0));
}

/** `Was founded in 1900 and closed in 1950`: a participle hangs on the auxiliary before it. */
function continuesInEnglish(
  words: readonly PlainWord[],
  at: { leftVerb: number; rightVerb: number },
): boolean {
  const right = words[at.rightVerb]?.plain ?? '';
  const auxiliary = /^(?:is|are|was|were|has|have|had|be|been)$/.test(words[at.leftVerb]?.plain ?? '');
  return plainPasts.has(right) || (!auxiliary && /(?:ed|s)$/.test(right));
}

const subjectStarts: Readonly<Record<Language, RegExp>> = {
  it: /^(?:il|lo|la|l|i|gli|le|un|uno|una|molti|molte|tutti|tutte|ogni|nessun|nessuno|nessuna|alcuni|alcune)$/,
  en: /^(?:the|a|an|many|most|all|every|some|no|nobody|people)$/,
};

/** An article, a name or a number; in English also a bare plural, if a verb beyond doubt follows it. */
function startsLikeSubject(
  words: readonly PlainWord[],
  index: number,
  verb: number,
  language: Language,
): boolean {
  const word = words[index];
  if (!word) return false;
  if (/^[\p{Lu}\p{N}]/u.test(word.raw) || subjectStarts[language].test(word.plain)) return true;
  return language === 'en' && /[^sui]s$/.test(word.plain) && sureVerbs.en.has(words[verb]?.plain ?? '');
}

/** For every position, how many quotation marks and brackets are open there. */
function depths(text: string): Uint16Array {
  const depth = new Uint16Array(text.length + 1);
  let open = 0;
  let straight = false;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index] ?? '';
    if ('«“([{'.includes(sign)) open += 1;
    else if ('»”)]}'.includes(sign)) open = Math.max(0, open - 1);
    else if (sign === '"') straight = !straight;
    depth[index] = Math.min(open + Number(straight), 65_535);
  }
  return depth;
}
