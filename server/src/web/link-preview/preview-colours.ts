/** The colours of an image: those of the pages in their light theme, whose tokens an image cannot read. */
import type { Level } from '@riscontro/contract/inside';
import { levelShape, levelTone } from '@riscontro/verdict-view';

/** By their names in verdict-view/src/tokens.css; a test holds the two together. */
export const colours = {
  ground: '#faf8f4',
  ink: '#1c1e20',
  muted: '#54595e',
  line: '#dcd7cc',
  edge: '#767b80',
  accent: '#0b5365',
  'on-accent': '#ffffff',
  good: '#1d6640',
  bad: '#9f2b1d',
  caution: '#7a4f00',
  unknown: '#46535f',
  made: '#653894',
} as const;

export const levelColour = (level: Level): string => colours[levelTone[level]];

/** The icon in light strokes, for a ground of the level's colour. */
export function iconOnColour(level: Level, x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 24})" fill="none" stroke="${colours['on-accent']}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${levelShape(level)}</g>`;
}
