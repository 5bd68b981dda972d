/** What the image of a link preview says, before anything is drawn. */
import { createHash } from 'node:crypto';
import type { Level, MediaLevel, VerificationResult } from '@riscontro/contract';
import { levelTitle, readableDay, scoreWords } from '@riscontro/verdict-view';
import { type Language, wordsIn } from '@riscontro/words';
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

export function previewFacts(result: VerificationResult, language: Language, baseUrl: string): PreviewFacts {
  const words = wordsIn(language);
  const say = words.pages.linkPreview;
  const isMedia = result.tipo === 'immagine' || result.tipo === 'video';
  const isOpen = result.livello === 'non verificabile';
  const scale = scoreWords(result.tipo, words);
  return {
    level: result.livello,
    language,
    levelTitle: levelTitle(result.livello, words),
    subject: words.verdict.checked[result.tipo],
    quote: checkedText(result),
    statement: isMedia ? say.mediaStatements[result.livello as MediaLevel] : undefined,
    score: isOpen
      ? undefined
      : { value: result.affidabilita, title: scale.name, lowest: scale.zero, highest: scale.hundred },
    confidence: say.image.confidence[result.fiducia],
    caution: isOpen ? say.open : undefined,
    origin: say.image.origins[result.revisione],
    date: readableDay(result.verificato_il, words.format),
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
