/** What the image of a link preview says, before anything is drawn. */
import { createHash } from 'node:crypto';
import type { Confidence, Language, Level, MediaLevel, VerificationResult } from '@riscontro/contract';
import { checkedWords, levelTitle, readableDay, scoreWords } from '@riscontro/verdict-view';
import { checkedText } from './checked-subject.ts';

/** The size that every network shows whole. */
export const previewSize = { width: 1200, height: 630 } as const;

export interface PreviewFacts {
  readonly level: Level;
  readonly language: Language;
  readonly levelTitle: string;
  /** What kind of content it was. */
  readonly subject: string;
  /** The claim or the title, as it is quoted. */
  readonly quote: string | undefined;
  /** Said in place of a quotation. */
  readonly statement: string | undefined;
  /** Undefined where a number would mislead; `caution` then says why. */
  readonly score: Score | undefined;
  readonly caution: string | undefined;
  readonly confidence: string;
  readonly origin: string;
  readonly date: string;
  readonly host: string;
}

export interface Score {
  readonly value: number;
  readonly title: string;
  readonly lowest: string;
  readonly highest: string;
}

const words = {
  it: {
    automatica: 'Verdetto automatico',
    umana: 'Rivisto da una persona',
    open: 'Non verificabile non significa vero, né falso.',
  },
  en: {
    automatica: 'Automatic verdict',
    umana: 'Reviewed by a person',
    open: 'Not verifiable means neither true nor false.',
  },
} as const satisfies Record<Language, object>;

const confidences: Record<Confidence, Record<Language, string>> = {
  bassa: { it: 'Fiducia bassa', en: 'Low confidence' },
  media: { it: 'Fiducia media', en: 'Medium confidence' },
  alta: { it: 'Fiducia alta', en: 'High confidence' },
};

/** What a level of an image or a video means: no more than what was looked for. */
const mediaStatements: Record<MediaLevel, Record<Language, string>> = {
  autentica: {
    it: 'Nessun segno di manipolazione trovato. La storia che l’accompagna può comunque essere falsa.',
    en: 'No sign of manipulation was found. The story told with it can still be false.',
  },
  sospetta: {
    it: 'Alcuni segnali meritano attenzione, ma non bastano per parlare di manipolazione.',
    en: 'Some signals deserve attention, but they are not enough to speak of manipulation.',
  },
  manipolata: {
    it: 'Sono stati trovati segni che il contenuto è stato modificato.',
    en: 'Signs were found that the content was altered.',
  },
  'creata con IA': {
    it: 'Sono stati trovati segni che il contenuto è stato creato con l’intelligenza artificiale.',
    en: 'Signs were found that the content was made with artificial intelligence.',
  },
};

export function previewFacts(result: VerificationResult, language: Language, baseUrl: string): PreviewFacts {
  const say = words[language];
  const isMedia = result.tipo === 'immagine' || result.tipo === 'video';
  const isOpen = result.livello === 'non verificabile';
  const scale = scoreWords(result.tipo, language);
  return {
    level: result.livello,
    language,
    levelTitle: levelTitle(result.livello, language),
    subject: checkedWords[result.tipo][language],
    quote: checkedText(result),
    statement: isMedia ? mediaStatements[result.livello as MediaLevel][language] : undefined,
    score: isOpen
      ? undefined
      : { value: result.affidabilita, title: scale.name, lowest: scale.zero, highest: scale.hundred },
    confidence: confidences[result.fiducia][language],
    caution: isOpen ? say.open : undefined,
    origin: say[result.revisione],
    date: readableDay(result.verificato_il, language),
    host: new URL(baseUrl).host,
  };
}

/** To be raised when the drawing changes. */
const drawing = 1;

/** Alike for images that look alike, and only for them. */
export function previewVersion(facts: PreviewFacts): string {
  return createHash('sha256')
    .update(JSON.stringify([drawing, facts]))
    .digest('base64url')
    .slice(0, 16);
}
