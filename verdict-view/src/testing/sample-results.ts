/** Results for the tests, as plain as can be. */
import type { MediaResult, TextResult } from '@riscontro/contract/inside';

const shared = {
  id: 'un-id-di-prova-lungo',
  shareUrl: 'https://riscontro.example.org/v/un-id-di-prova-lungo',
  language: 'it',
  checkedAt: '2026-05-10T12:00:00.000Z',
  score: 15,
  summary: 'Sintesi di prova.',
  advice: 'Consiglio di prova.',
  confidence: 'medium',
  method: 'prova',
  writtenByModel: false,
  review: 'automatic',
  sources: [],
} as const;

export const textResult = (changes: Partial<TextResult> = {}): TextResult => ({
  ...shared,
  sources: [],
  kind: 'text',
  level: 'false',
  evidence: [],
  claims: [],
  ...changes,
});

export const mediaResult = (changes: Partial<MediaResult> = {}): MediaResult => ({
  ...shared,
  sources: [],
  kind: 'image',
  level: 'authentic',
  signals: [{ kind: 'forensics', outcome: 'ok', detail: 'Nulla.' }],
  ...changes,
});
