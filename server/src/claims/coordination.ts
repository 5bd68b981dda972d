/** Cuts a sentence that joins several statements, each with its own subject and verb. */
import type { CoordinationGrammar } from '../language/grammar-claims.ts';
import { type GrammarLanguage, grammarOf } from '../language/grammars.ts';
import { type PhraseTable, type PlainWord, phraseLengthAt } from '../language/phrases.ts';
import { plainWords } from '../language/plain-words.ts';
import { isProperName } from './proper-name.ts';
import { isFiniteVerb } from './verbs.ts';

/** The statements in order, in the author's words; the sentence itself when it is one. */
export function statementsIn(sentence: string, language: GrammarLanguage): string[] {
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

function cutsIn(sentence: string, words: readonly PlainWord[], language: GrammarLanguage): Cut[] {
  const grammar = grammarOf(language).coordination;
  const { joints, dependence } = grammar;
  // `‘The wet are wetter and the dry are drier,’ said Tizio`: both are his.
  if (sentence.length > sentenceLengthMax || grammar.saidAfter.test(sentence)) return [];
  const depth = depths(sentence);
  const isVerb = words.map((_, index) => isFiniteVerb(words, index, language));
  const firstDependent = words.findIndex((_, index) => phraseLengthAt(words, index, dependence) > 0);
  const jointAt = words.flatMap(({ start, raw }, index) => {
    const joins = index > 0 && phraseLengthAt(words, index, joints) > 0;
    return joins && depth[start] === 0 && !/^\p{Lu}/u.test(raw) ? [index] : [];
  });
  const found: Cut[] = [];
  let from = 0;
  for (const [order, joint] of jointAt.entries()) {
    if (firstDependent >= 0 && firstDependent < joint) break;
    const end = jointAt[order + 1] ?? words.length;
    const next = joint + 1;
    if (joint - from < wordsMin || end - next < wordsMin) continue;
    if (isDependent(words, next, Math.min(end, next + 12), dependence)) continue;
    const leftVerb = isVerb.indexOf(true, from);
    const rightVerb = isVerb.indexOf(true, next);
    if (leftVerb < 0 || leftVerb >= joint - 1 || rightVerb < 0 || rightVerb >= end) continue;
    if (isCutShort(words, rightVerb, end, grammar)) continue;
    if (leftVerb - from > farFromSubject && isParticiple(words[leftVerb], language)) continue;
    const subject = subjectFor(sentence, words, { first: from, leftVerb, next, rightVerb }, language);
    if (subject === undefined) continue;
    found.push({ joint, next, subject });
    from = next;
  }
  return found;
}

const wordsMin = 3;

/** `…, while churches have not`: the rest of the verb stands in the statement before. */
const isCutShort = (
  words: readonly PlainWord[],
  verb: number,
  end: number,
  { negations }: CoordinationGrammar,
) => verb + 1 >= end || (verb + 2 >= end && negations.has(words[verb + 1]?.plain ?? ''));

const farFromSubject = 5;

/** `As photographs distributed by the Oceanic and Atmospheric…`: far from the subject, -ed makes no statement. */
function isParticiple(word: PlainWord | undefined, language: GrammarLanguage): boolean {
  const { coordination, verbs } = grammarOf(language);
  return (
    word !== undefined &&
    coordination.lateParticiple?.test(word.plain) === true &&
    !verbs.sure.has(word.plain)
  );
}

const isDependent = (words: readonly PlainWord[], from: number, to: number, table: PhraseTable) => {
  for (let index = from; index < to; index += 1) if (phraseLengthAt(words, index, table) > 0) return true;
  return false;
};

/** Empty when the second statement has its own subject; undefined when it cannot stand alone. */
function subjectFor(
  sentence: string,
  words: readonly PlainWord[],
  at: { first: number; leftVerb: number; next: number; rightVerb: number },
  language: GrammarLanguage,
): string | undefined {
  const { openers, negations, continues } = grammarOf(language).coordination;
  const { first, leftVerb, next, rightVerb } = at;
  let opening = next;
  while (opening < rightVerb && phraseLengthAt(words, opening, openers) > 0) opening += 1;
  const ownSubject = opening < rightVerb && rightVerb - next <= 8;
  if (ownSubject) return startsLikeSubject(words, next, rightVerb, language) ? '' : undefined;
  if (opening < rightVerb) return undefined;
  // `Dante nacque a Firenze e morì a Ravenna`: only a plain name can be said again, and no negation is passed on.
  const subjectWords = words.slice(first, leftVerb);
  if (!isProperName(subjectWords, language)) return undefined;
  if (words.slice(first, next).some(({ plain }) => negations.has(plain))) return undefined;
  if (continues?.(words[leftVerb]?.plain ?? '', words[rightVerb]?.plain ?? '') === false) return undefined;
  return trimmed(sentence.slice(words[first]?.start ?? 0, words[leftVerb - 1]?.end ?? 0));
}

/** An article, a name or a number; in some languages also a bare plural, if a verb beyond doubt follows it. */
function startsLikeSubject(
  words: readonly PlainWord[],
  index: number,
  verb: number,
  language: GrammarLanguage,
): boolean {
  const { coordination, verbs } = grammarOf(language);
  const word = words[index];
  if (!word) return false;
  if (/^[\p{Lu}\p{N}]/u.test(word.raw) || coordination.subjectStarts.has(word.plain)) return true;
  return coordination.bareSubject?.test(word.plain) === true && verbs.sure.has(words[verb]?.plain ?? '');
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
