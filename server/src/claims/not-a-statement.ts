/** Texts that assert nothing and ask nothing: greetings, orders, code, noise, a bare name or link. */
import type { Language } from '@riscontro/contract';
import { bilingual, type PlainWord, phraseLengthAt, plainWords } from './plain-words.ts';
import { findVerb } from './verbs.ts';

const greetings = bilingual(
  `ciao, buongiorno, buonasera, buonanotte, salve, buon giorno, buona sera, grazie, prego, ok, va bene, scusa, scusi, hey, ehi
  auguri, buon natale, buon compleanno, arrivederci, a presto, come stai, come va, tutto bene, test, prova, si, no, forse, hello, aiuto`,
  `hello, hi, hey, good morning, good evening, good night, good afternoon, thanks, thank you, please, ok, okay, sorry, welcome
  happy birthday, merry christmas, bye, goodbye, see you, how are you, what s up, test, yes, no, maybe, lol, ciao, help`,
);

/** Orders to whoever reads; advice on what to eat or do is not among them, for it asserts that it helps. */
const orders = bilingual(
  `scrivi, scrivimi, dimmi, spiegami, spiega, traduci, riassumi, aiutami, mostrami, dammi, trovami, ignora, dimentica tutto, dimentica le, rispondi
  raccontami, elenca, genera, correggi, calcola, consigliami, inventa, fammi, fingi, comportati, restituisci, stampa, esegui
  per favore scrivi, per favore dimmi, per favore traduci, dichiara, considera, assegna, clicca, condividi, iscriviti, compra, vai`,
  `write, tell me, explain, translate, summarize, summarise, help me, show me, give me, find me, ignore, forget all, forget everything, forget your, forget the previous, answer, reply
  respond, list, generate, calculate, recommend, pretend, act as, return, print, output, execute, please write
  please tell, please ignore, please translate, please explain, disregard, mark this, rate this, click, subscribe, share this
  make me, let s, sing, say`,
);

const codeStarts =
  /^(?:<[a-z!/?]|#include|#!\/|import [\w{*]|from \w+ import|def \w+\(|function\b.*[({]|const \w+ ?=|let \w+ ?=|var \w+ ?=|select\b.+\bfrom\b|insert into|drop table|class \w+[:{(]|public (?:static|class)|console\.|print\(|\{["'\w]|\[\{|```|sudo |npm |git |curl )/i;

const linkOrAddress = /(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+|[#@][\p{L}\p{N}_]+/giu;

/** Longer words are noise or an attack. */
const wordLengthMax = 40;

/** `asserted`: a wrapping such as `è vero che` has already said that what follows is a statement. */
export function isNoStatement(text: string, language: Language, asserted: boolean): boolean {
  const rest = text.slice(0, 2000).replace(linkOrAddress, ' ');
  const words = plainWords(rest);
  if (words.filter(({ raw }) => /^\p{L}/u.test(raw)).length < 2) return true;
  if (isCode(rest)) return true;
  if (isNoise(words)) return true;
  if (asserted) return false;
  if (phraseLengthAt(words, 0, orders[language]) > 0 && isOrder(words, language)) return true;
  return isGreeting(words, language) || isBareName(words, language);
}

/** `Compra` may be a third person: an order begins with its verb and no subject stands before it. */
function isOrder(words: readonly PlainWord[], language: Language): boolean {
  const first = words[0]?.plain ?? '';
  const second = words[1]?.plain ?? '';
  if (language === 'en') return !/^(?:is|are|was|were|has|have|says|shows|of|and|s)$/.test(second);
  return !/^(?:che|è|ha|si)$/.test(second) || first === 'dimmi' || first === 'scrivi' || first === 'rispondi';
}

function isGreeting(words: readonly PlainWord[], language: Language): boolean {
  const length = phraseLengthAt(words, 0, greetings[language]);
  if (length === 0) return false;
  if (/^(?:no|si|yes|ok|okay|test|prova|maybe|forse|help|aiuto|please)$/.test(words[0]?.plain ?? ''))
    return words.length - length < 3;
  // What follows a greeting may be a statement: `No, la Campania non ha i dati più bassi`.
  return words.length - length < 3 || findVerb(words, language, length) < 0;
}

function isCode(text: string): boolean {
  if (codeStarts.test(text.trim()))
    return /[(){}<>=;*`[\]]|\b(?:from|into|install|commit|push)\b/i.test(text);
  const signs = text.match(/[{}<>=;\\|[\]$_`]/g)?.length ?? 0;
  return signs > 4 && signs > text.length / 12;
}

function isNoise(words: readonly PlainWord[]): boolean {
  const letters = words.filter(({ raw }) => /^\p{L}/u.test(raw));
  return letters.filter(({ raw }) => isNoisyWord(raw)).length * 2 >= letters.length;
}

function isNoisyWord(raw: string): boolean {
  if (raw.length > wordLengthMax) return true;
  const lower = raw.toLowerCase();
  if (
    /(.)\1{3}/u.test(lower) ||
    /(?:asdf|qwer|zxcv|hjkl|sdfg|dfgh|jkjk|lorem|ipsum|blabla|ahah|haha)/.test(lower)
  )
    return true;
  return raw === lower && raw.length >= 5 && /^[a-z]+$/.test(lower) && !/[aeiouy]/.test(lower);
}

const nameParts = new Set(
  'di de del della dei degli delle da d l la le il lo of the and e von van der el al in a'.split(' '),
);

const nameWordsMax = 7;

/** Capitals and the little words between them, or two or three words without a verb. */
function isBareName(words: readonly PlainWord[], language: Language): boolean {
  // Headlines give their verbs a capital too.
  const lower = words.map((word) => ({ ...word, raw: word.raw.toLowerCase() }));
  if (findVerb(lower, language) >= 0 || words.some(({ raw }) => /^\p{N}/u.test(raw))) return false;
  const isName = words.every(({ raw, plain }) => /^\p{Lu}/u.test(raw) || nameParts.has(plain));
  if (isName && words.length <= nameWordsMax) return true;
  return words.length <= 3 && !mayHoldVerb(words, language);
}

/** Verbs that no table has: `Elvis lives`, `Dio esiste`, `I gatti volano`. */
function mayHoldVerb(words: readonly PlainWord[], language: Language): boolean {
  const last = words.at(-1);
  if (!last || /^\p{Lu}/u.test(last.raw)) return false;
  const before = words.at(-2)?.plain ?? '';
  if (language === 'en') return /(?:s|ed)$/.test(last.plain) !== /s$/.test(before) && !nameParts.has(before);
  return (
    /(?:[ao]no|[ae])$/.test(last.plain) && /^\p{Lu}/u.test(words.at(-2)?.raw ?? '') && words.length === 2
  );
}
