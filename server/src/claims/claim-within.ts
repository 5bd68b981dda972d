/** Takes the wrapping off a claim: questions about its truth, hearsay, quotation marks. The words stay the author's. */
import type { Language } from '@riscontro/contract';
import { isPlainFact } from './assertion-kind.ts';
import { declarativeOf } from './declarative.ts';
import {
  bilingual,
  hasPhrase,
  type PhraseTable,
  type PlainWord,
  phraseLengthAt,
  phraseTable,
  plainWords,
} from './plain-words.ts';
import { wholeSentencesOf } from './whole-sentences.ts';

/** What may stand before a claim without being part of it. Nothing that denies it: `non è vero che` stays. */
const wrappers = bilingual(
  `è vero che, è proprio vero che, è davvero vero che, ma è vero che, è vero o falso che, è vero, è corretto che, è esatto che
  è corretto dire che, è giusto dire che, è confermato che, è un fatto che, il fatto è che, vero o falso, fact checking
  sapevi che, lo sapevi che, sapevate che, lo sapevate che, ma sapevi che, ma lo sapevi che, ma sapevate che, ma lo sapevate che, sai che, lo sai che, sapete che, lo sapete che
  verifica se, verifica che, verificare se, puoi verificare se, puoi verificare che, puoi controllare se, controlla se
  mi confermi che, confermi che, puoi confermare che, vorrei sapere se, voglio sapere se, volevo sapere se, dimmi se
  dimmi se è vero che, vorrei sapere se è vero che, si dice che, dicono che, dicono tutti che, attenti che, attenzione che, guardate che, tutti dicono che
  molti dicono che, alcuni dicono che, qualcuno dice che, alcuni sostengono che, molti sostengono che, c è chi dice che
  ho letto che, ho sentito che, ho sentito dire che, mi hanno detto che, ho visto che, ho scoperto che, tutti sanno che
  lo sanno tutti che, è noto che, si sa che, è risaputo che, pare che, sembra che, a quanto pare, gira voce che
  corre voce che, circola la notizia che, gira la notizia che, credo che, penso che, ritengo che, sono convinto che
  sono convinta che, sono sicuro che, sono sicura che, io credo che, io penso che, secondo me, a mio parere, a mio avviso
  secondo alcuni, secondo molti, la verita è che, in realta, sappiate che, ricordo che, sappiamo che, ultima ora, attenzione, notizia
  e vero che, e proprio vero che`,
  `is it true that, is it true, is it really true that, is it a fact that, is it correct that, is it right that, is it the case that
  true or false, fact check, fun fact, fun fact that, it is true that, it s true that, it is a fact that, it s a fact that, the fact is that
  the truth is that, the truth is, did you know that, did you know, do you know that, you know that
  can you confirm that, can you verify that, can you verify if, can you verify whether, can you check if
  can you check whether, can you check that, please verify that, please check if, please check whether, verify that
  verify if, verify whether, check if, check whether, tell me if, tell me whether, tell me if it is true that
  i want to know if, i would like to know if, they say that, they say, people say that, people say, some say that
  some people say that, many say that, it is said that, it s said that, i read that, i have read that, i ve read that
  i heard that, i have heard that, i ve heard that, i was told that, someone told me that, somebody told me that
  everyone knows that, everybody knows that, everyone knows, everybody knows, it is known that, it is well known that
  rumor has it that, rumour has it that, apparently, supposedly, i think that, i think, i believe that, i believe
  i am sure that, i m sure that, i am convinced that, i conclude that, we know that, in my opinion, in my view, according to some, breaking, breaking news
  actually`,
);

/** A short phrase that needs a colon or a comma after it to be a wrapping. */
const labels = phraseTable(
  'vero o falso, ultima ora, attenzione, notizia, fact checking, true or false, fact check, breaking, breaking news, in realta, actually, apparently, supposedly, a quanto pare',
);

const sayings = bilingual(
  `ha detto che, hanno detto che, dice che, dicono che, disse che, afferma che, affermano che, ha affermato che
  sostiene che, sostengono che, ha sostenuto che, ha dichiarato che, dichiara che, hanno dichiarato che, ha scritto che
  scrive che, ha spiegato che, ha raccontato che, racconta che, ha rivelato che, assicura che, crede che, pensa che
  mi ha detto che, ci ha detto che`,
  `said that, says that, claims that, claimed that, stated that, wrote that, writes that, explained that, revealed that
  argues that, argued that, asserts that, asserted that, believes that, thinks that, told me that, told us that`,
);

/** With one of these before it, a saying is denied, asked or supposed, and must stay. */
const denials = bilingual(
  'non, mai, nessuno, ne, se, nega, negato, falso, smentisce, smentito, chi, perche, quando, prima, senza',
  'not, never, no, nobody, none, neither, if, t, denies, denied, false, falsely, who, why, when, before, without, cannot, refuted',
);

/** Somebody judges the claim further on: without him the claim would be its opposite. */
const truthTalk = bilingual(
  'è falso, sono false, sono falsi, è falsa, non è vero, non sono vere, bufala, smentito, smentita, si sbaglia, sbaglia, mente',
  'is false, are false, is not true, are not true, isn t true, aren t true, debunked, is wrong, are wrong, was wrong, is untrue, is a lie, hoax',
);

/** A claim that begins so leans on who said it. */
const leaning = bilingual(
  'lui, lei, egli, ella, loro, essi, io, noi, lo, la sua, il suo, i suoi, le sue, suo, sua, si, non, è, era, ha, aveva, sono, hanno',
  'he, she, it, they, we, i, you, his, her, its, their, my, our, him, them, there',
);

/** Tags of a question, after a comma: what ends in `no` is no tag. */
const tags =
  /,\s*(?:vero|giusto|no|o no|right|correct|isn['’]t it|is that true|is it true|è vero|e['’] vero|true|o sbaglio)\s*\?+$/iu;
const wrappedMax = 5;
/** A speaker longer than this is not one. */
const speakerWordsMax = 8;

/** `È vero che la Terra è piatta?` → `La Terra è piatta`. What has no wrapping comes back as it is. */
export function claimWithin(text: string, language: Language): string {
  let claim = withoutQuotes(text.trim());
  for (let times = 0; times < wrappedMax; times += 1) {
    const untagged = claim.replace(tags, '').trim();
    const inner = withoutQuotes(unwrapped(untagged === '' ? claim : untagged, language));
    if (inner === claim || plainWords(inner).length < 2) break;
    claim = inner;
  }
  if (language === 'en') claim = declarativeOf(claim);
  return capitalised(claim.replace(/\s*\?+$/u, '').trim() || claim);
}

function unwrapped(claim: string, language: Language): string {
  const words = plainWords(claim.slice(0, 600));
  const wrapping = phraseLengthAt(words, 0, wrappers[language]);
  const last = words[wrapping - 1];
  if (last) {
    const rest = claim.slice(last.end);
    const isLabel = phraseLengthAt(words, 0, labels) === wrapping;
    if ((!isLabel || /^\s*[:,?]/.test(rest)) && !/^\s(?:about|of|so|not)\s/.test(rest))
      return rest.replace(/^[\s:,?–—-]+/u, '');
  }
  return wholeSentencesOf(claim).length > 1 ? claim : withoutSpeaker(claim, words, language);
}

/** `Tizio ha detto che` goes when what he said stands on its own, and is something that can be checked. */
function withoutSpeaker(claim: string, words: readonly PlainWord[], language: Language): string {
  const table: PhraseTable = sayings[language];
  for (let index = 1; index <= Math.min(speakerWordsMax, words.length - 1); index += 1) {
    const length = phraseLengthAt(words, index, table);
    const last = words[index + length - 1];
    if (length === 0 || !last) continue;
    if (hasPhrase(words, denials[language], 0, index) || hasPhrase(words, truthTalk[language])) return claim;
    if (!isSpeaker(claim.slice(0, words[index]?.start), words[index - 1])) return claim;
    const said = claim.slice(last.end).trim();
    const saidWords = plainWords(said.slice(0, 600));
    const standsAlone = saidWords.length >= 3 && phraseLengthAt(saidWords, 0, leaning[language]) === 0;
    return standsAlone && !partOfSaying.test(said) && isPlainFact(said, language) ? said : claim;
  }
  return claim;
}

/** Words that are quoted, or weighed afterwards, are about the speaker: `…, ma si confonde`. */
const partOfSaying = /^[,:;]|["“”«»]|,\s(?:ma|però|but|though)\s/u;

/** A name or a noun with its article, and nothing quoted or set apart: not `previous claims that`, `of states that`. */
function isSpeaker(before: string, last: PlainWord | undefined): boolean {
  if (/["“”«»:;,()]|(?:^|\s)(?:che|that|who)\s/u.test(before)) return false;
  if (/^(?:to|of|the|a|di|da|non|previous|recent|other|these|those|false|many)$/.test(last?.plain ?? ''))
    return false;
  return (
    /^\p{Lu}/u.test(last?.raw ?? '') ||
    /^(?:il|lo|la|l['’]|i|gli|le|un|una|uno|the|a|an|mio|mia|my|our)[\s'’]/iu.test(before)
  );
}

const quotes: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['“', '”'],
  ['„', '“'],
  ['«', '»'],
  ['‘', '’'],
  ["'", "'"],
  ['(', ')'],
]);

/** Quotation marks that open with the first character and close with the last. Ten thousand of them cost one look each. */
function withoutQuotes(text: string): string {
  let start = 0;
  let end = text.length;
  for (;;) {
    const stopped = /^[.!?]$/.test(text[end - 1] ?? '') ? end - 1 : end;
    const close = quotes.get(text[start] ?? '');
    if (close === undefined || end - start < 2) break;
    const closing = text[end - 1] === close ? end - 1 : text[stopped - 1] === close ? stopped - 1 : -1;
    if (closing <= start || closesBefore(text, start, closing, close)) break;
    start += 1;
    end = closing;
    while (text[start] === ' ') start += 1;
    while (text[end - 1] === ' ') end -= 1;
  }
  return text.slice(start, end);
}

/** `"A" and "B"`: the first mark closes before the last one does. */
function closesBefore(text: string, start: number, end: number, close: string): boolean {
  const found = text.indexOf(close, start + 1);
  if (found < 0 || found >= end) return false;
  // Marks inside marks, as in `""A""`, lie next to the ends.
  return !(text[start + 1] === text[start] && text[end - 1] === close);
}

function capitalised(text: string): string {
  const [first = ''] = text;
  return /^\p{Ll}/u.test(first) ? first.toUpperCase() + text.slice(first.length) : text;
}
