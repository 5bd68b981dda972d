/** A level as icon and word in its colour: each of the three says it alone. */
import type { Level } from '@riscontro/contract/inside';
import { Html, html } from './html.ts';
import type { ViewWords } from './view-words.ts';

/** The colour of a level by the name of its tokens in tokens.css. */
export type Tone = 'good' | 'bad' | 'caution' | 'unknown' | 'made';

export const levelTone: Record<Level, Tone> = {
  true: 'good',
  false: 'bad',
  misleading: 'caution',
  unverifiable: 'unknown',
  authentic: 'good',
  suspicious: 'caution',
  manipulated: 'bad',
  aiGenerated: 'made',
};

/** Strokes on a square of 24; they differ in outline, so that they are told apart without any colour. */
const shapes: Record<Tone, string> = {
  good: '<circle cx="12" cy="12" r="10"/><path d="m7.5 12.5 3 3 6-7"/>',
  bad: '<path d="M7.9 2h8.2L22 7.9v8.2L16.1 22H7.9L2 16.1V7.9Z"/><path d="m8.5 8.5 7 7m0-7-7 7"/>',
  caution: '<path d="M12 3 22.3 20.5H1.7Z"/><path d="M12 9.5v5m0 2.6v.4"/>',
  unknown:
    '<circle cx="12" cy="12" r="10"/><path d="M9.3 9.4a2.8 2.8 0 1 1 4 2.6c-.9.4-1.3 1-1.3 2m0 3v.4"/>',
  made: '<path d="M10 4 11.8 10.2 18 12 11.8 13.8 10 20 8.2 13.8 2 12 8.2 10.2ZM19 3v5m-2.5-2.5h5"/>',
};

/** The strokes of a level's icon, for whoever draws it elsewhere. */
export const levelShape = (level: Level): string => shapes[levelTone[level]];

export function levelIcon(level: Level): Html {
  return new Html(
    `<svg class="level-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${levelShape(level)}</svg>`,
  );
}

/** The level as a title, with a capital letter. */
export function levelTitle(level: Level, { verdict }: ViewWords<'levels'>): string {
  const word = verdict.levels[level];
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Small, for a line of text. */
export function levelMark(level: Level, words: ViewWords<'levels'>): Html {
  return html`<span class="level tone-${levelTone[level]}">${levelIcon(level)}${levelTitle(level, words)}</span>`;
}
