/** The sentences that an article says itself: not those between quotation marks, nor those told as somebody's. */
import type { Language } from '@riscontro/contract';
import { cleanText } from '../../language/clean-text.ts';
import { sentencesOf } from '../../language/sentences.ts';

export interface OwnSentence {
  readonly text: string;
  /** The one before it, whoever says it; empty for the first. */
  readonly before: string;
  /** Of which paragraph, from 0. */
  readonly paragraph: number;
}

/** What lies beyond is not read: live blogs have no end. */
const sentencesMax = 400;
const charactersMax = 150_000;
/** `ROMA, 12 MAR - `, `(Agenzia) - ROMA – `, `LONDON (Agency) - `: where the news comes from, before it begins. */
const dateline =
  /^(?:\([^)]{1,30}\)\s?[-–—]?\s)?\p{Lu}[\p{Lu}'’ .]{2,30}(?:(?:,| \()[^–—]{1,30}?)?\s[-–—]\s/u;

export function* ownSentences(text: string, language: Language): Generator<OwnSentence> {
  let before = '';
  let read = 0;
  const paragraphs = text
    .slice(0, charactersMax)
    .split(/\n+/)
    .map((paragraph) => cleanText(paragraph).replace(dateline, ''))
    .filter((paragraph) => paragraph !== '');
  for (const [place, paragraph] of paragraphs.entries()) {
    const quotations = quotationsIn(paragraph);
    for (const { text: sentence, start } of sentencesOf(paragraph)) {
      if (read++ >= sentencesMax) return;
      const span = { start, end: start + sentence.length };
      if (!isMostlyIn(quotations, span) && !isReported(sentence, language)) {
        yield { text: sentence, before, paragraph: place };
      }
      before = sentence;
    }
  }
}

/** Somebody's words by themselves, as titles bring them: `Rossi: «Non è così»`. */
export function isQuoted(text: string): boolean {
  return isMostlyIn(quotationsIn(text), { start: 0, end: text.length });
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const closing: Readonly<Record<string, string>> = { '«': '»', '“': '”', '„': '“', '"': '"', '‘': '’' };

/** A quotation may be several sentences long, and the marks stand only at its ends. */
function quotationsIn(paragraph: string): Span[] {
  const spans: Span[] = [];
  let open: { readonly start: number; readonly close: string } | undefined;
  for (const { 0: mark, index } of paragraph.matchAll(/[«»“”„"‘’]/gu)) {
    if (!open) {
      const close = closing[mark];
      if (close && !/[\p{L}\p{N}]/u.test(paragraph[index - 1] ?? '')) open = { start: index, close };
    } else if (mark === open.close && !isApostrophe(paragraph, index)) {
      spans.push({ start: open.start, end: index + 1 });
      open = undefined;
    }
  }
  // One that is not closed goes on to the end; a lonely ‘ is rather an apostrophe.
  if (open && open.close !== '’') spans.push({ start: open.start, end: paragraph.length });
  return spans;
}

function isApostrophe(text: string, index: number): boolean {
  return text[index] === '’' && /\p{L}/u.test(text[index + 1] ?? '');
}

function isMostlyIn(spans: readonly Span[], { start, end }: Span): boolean {
  const inside = spans.reduce(
    (sum, span) => sum + Math.max(0, Math.min(end, span.end) - Math.max(start, span.start)),
    0,
  );
  return inside > (end - start) / 2;
}

/** Verbs of saying. Those that also mean something else (`wrote a book`, `added 500 jobs`) need what is said after them. */
const reporting: Readonly<Record<Language, readonly RegExp[]>> = {
  it: [
    // Not the ordinal, nor the unit: `il secondo paese`, `chilometri al secondo`.
    /(?<!\p{L})(?<!(?:il|lo|al|del|dal|nel|sul|un|ogni|per|è|questo|quel|primo)\s)secondo(?=\s\p{L})(?! (?:tempo|posto|turno|grado|piano|luogo|giorno|anno)(?!\p{L}))/iu,
    /(?<!\p{L})(?:a detta d|stando a|a parere d|a giudizio d|nelle parole d)/iu,
    /(?<!\p{L})(?:ha|hanno|aveva|avevano|avrebbe|avrebbero) (?:poi |anche |infatti |già )?(?:detto|dichiarato|affermato|sostenuto|spiegato|commentato|raccontato|riferito|assicurato|ribadito|denunciato|precisato|avvertito|ammesso|ipotizzato)(?!\p{L})/iu,
    /(?<!\p{L})(?:dice|dicono|disse|dissero|dichiara|dichiarano|dichiarò|sostiene|sostengono|sostenne|afferma|affermano|affermò|spiega|spiegano|spiegò|racconta|raccontano|raccontò|commenta|commentano|riferisce|riferiscono|assicura|assicurano|ritiene|ritengono|si legge|si dice)(?!\p{L})/iu,
    /(?<!\p{L})(?:scrive|scrivono|scrisse|aggiunge|aggiungono|aggiunse|(?:ha|hanno) (?:scritto|aggiunto))(?= che(?!\p{L})| (?:su|in un) |[,.:;]|$)/iu,
    // What somebody announces, denies or admits is told, not claimed.
    /(?<!\p{L})(?:annuncia|annunciano|annunciato|conferma|confermano|confermato|nega|negano|negato|ammette|ammettono|scrive|scrivono|scritto|stima|stimano|prevede|prevedono)(?!\p{L})[^.;:]{0,60}(?<!\p{L})che(?!\p{L})/iu,
    // The conditional with which the press keeps its distance: `avrebbe`, `abbasserebbe`.
    /\p{L}rebbe(?:ro)?(?!\p{L})/iu,
    /(?<!\p{L})(?:circola|circolano|gira voce|girano voci|corre voce|è virale|sono virali|a quanto pare)(?!\p{L})/iu,
  ],
  en: [
    /(?<!\p{L})(?:according to|in the words of|in the view of|in the opinion of)(?!\p{L})/iu,
    /(?<!\p{L})(?:said|says|say|told|claims|claim|claimed|argued|argues|commented|believes|believe|alleged|alleges|insisted|insists|stated|warned|warns|explained|explains|remarked|tweeted|testified|suggested|suggests)(?!\p{L})/iu,
    /(?<!\p{L})(?:wrote|writes|added|adds)(?= that(?!\p{L})| on (?:x|twitter|facebook|instagram|social)(?!\p{L})|[,.:;]|$)/iu,
    /(?<!\p{L})(?:announced|announces|confirmed|confirms|denied|denies|admitted|admits|accepted|acknowledged|maintained|maintains|reported|reports|noted|notes|recalled|wrote|writes|asked|estimates?|estimated)(?!\p{L})[^.;:]{0,60}(?<!\p{L})(?:that|whether)(?!\p{L})/iu,
    /(?<!\p{L})(?:rumou?rs? (?:has|have|is|are|spread|say)|is circulating|are circulating|went viral|has gone viral|allegedly|reportedly|supposedly)(?!\p{L})/iu,
  ],
};

/** Whether the sentence tells what somebody says, and so claims only that it was said. */
export function isReported(sentence: string, language: Language): boolean {
  return reporting[language].some((pattern) => pattern.test(sentence));
}
