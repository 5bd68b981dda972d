/** What the image of a link preview says, before anything is drawn. */
import { createHash } from 'node:crypto';
import { type Level, levels, type MediaLevel, type VerificationResult } from '@riscontro/contract/inside';
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
  const isMedia = result.kind === 'image' || result.kind === 'video';
  const isOpen = result.level === 'unverifiable';
  const scale = scoreWords(result.kind, words);
  return {
    level: result.level,
    language,
    levelTitle: levelTitle(result.level, words),
    subject: words.verdict.checked[result.kind],
    quote: checkedText(result),
    statement: isMedia ? say.mediaStatements[result.level as MediaLevel] : undefined,
    score: isOpen
      ? undefined
      : { value: result.score, title: scale.name, lowest: scale.zero, highest: scale.hundred },
    confidence: say.image.confidence[result.confidence],
    caution: isOpen ? say.open : undefined,
    origin: say.image.origins[result.review],
    date: readableDay(result.checkedAt, words.format),
    host: new URL(baseUrl).host,
  };
}

/** To be raised when the drawing changes. */
const drawing = 1;

/** Alike for images that look alike, and only for them. */
export function previewVersion(facts: PreviewFacts): string {
  return createHash('sha256')
    .update(JSON.stringify([drawing, { ...facts, level: levels[facts.level] }]))
    .digest('base64url')
    .slice(0, 16);
}
