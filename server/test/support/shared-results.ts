/** Results as their share pages get them. */
import type { Level, MediaResult, TextResult } from '@riscontro/contract/inside';
import { mediaFindings, textFindings } from './engines.ts';

const record = {
  id: 'Un-id_di-prova-lungo',
  shareUrl: 'https://verifica.example.org/v/Un-id_di-prova-lungo',
  language: 'it',
  checkedAt: '2026-05-15T10:00:00.000Z',
} as const;

export const textResult = (changes: Partial<TextResult> = {}): TextResult => ({
  ...textFindings,
  ...record,
  kind: 'text',
  level: 'false',
  score: 4,
  subject: { text: 'La Luna è fatta di formaggio.' },
  ...changes,
});

export const mediaResult = (changes: Partial<MediaResult> = {}): MediaResult => ({
  ...mediaFindings,
  ...record,
  kind: 'image',
  ...changes,
});

export const textLevels = ['true', 'false', 'misleading', 'unverifiable'] as const;
export const mediaLevels = ['authentic', 'suspicious', 'manipulated', 'aiGenerated'] as const;

/** One result of each level. */
export const resultsOfAllLevels: readonly { level: Level; result: TextResult | MediaResult }[] = [
  ...textLevels.map((level) => ({ level, result: textResult({ level }) })),
  ...mediaLevels.map((level) => ({ level, result: mediaResult({ level }) })),
];

/** Texts that try to be markup, to end an element, to turn the line around, or to fill the page. */
export const hostileTexts = [
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onload='alert(1)",
  '<!-- <script>',
  ']]>&lt;&amp;&#60;',
  'a\u2028b\u2029c\u0000d\u0007e',
  '\u202Eenoizamreffa\u202C \u2066x\u2069',
  '\uD800 metà di un carattere \uDC00',
  `Z${'\u0300\u0489\u035C'.repeat(300)}algo`,
  '🍋 guarisce il 🦀🧬 in 👨‍👩‍👧‍👦 🇮🇹',
  'اللقاحات تحتوي على شريحة إلكترونية',
  '疫苗含有芯片',
  'parola'.repeat(2_000),
  'Una frase che non finisce più. '.repeat(400),
] as const;
