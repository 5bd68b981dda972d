/** Engines for the tests. Nothing outside the tests ever answers like this. */
import type { MediaFindings, TextFindings } from '@riscontro/contract/inside';
import type { CheckContext, Engine, Engines } from '../../src/pipelines/engine.ts';

export const textFindings: TextFindings = {
  score: 50,
  level: 'unverifiable',
  reason: 'insufficientEvidence',
  summary: 'Risposta di prova.',
  evidence: [{ side: 'supports', text: 'Prova di prova.', source: 0 }],
  claims: [{ text: 'Affermazione.', level: 'unverifiable', score: 50, evidence: [0] }],
  sources: [{ name: 'Esempio', url: 'https://www.example.org/', kind: 'secondary' }],
  advice: 'Nessuno: è una prova.',
  confidence: 'low',
  method: 'test',
  writtenByModel: false,
  review: 'automatic',
};

export const mediaFindings: MediaFindings = {
  score: 60,
  level: 'authentic',
  summary: 'Risposta di prova.',
  signals: [{ kind: 'forensics', outcome: 'ok', detail: 'Segnale di prova.', method: 'prova', strength: 0 }],
  sources: [],
  advice: 'Nessuno: è una prova.',
  confidence: 'low',
  method: 'test',
  writtenByModel: false,
  review: 'automatic',
};

/** Engines of all kinds that answer at once. */
export const instantEngines: Engines = {
  text: { check: async () => textFindings },
  article: { check: async () => textFindings },
  image: { check: async () => mediaFindings },
  video: { check: async () => mediaFindings },
};

export interface HeldEngine extends Engine<'text'> {
  /** How many checks have begun. */
  readonly runs: number;
  /** Resolves when the nth check has begun. */
  begun(count: number): Promise<void>;
  /** Lets every waiting and coming check answer. */
  release(): void;
  /** Lets every waiting and coming check fail. */
  fail(error: unknown): void;
}

/** A text engine that answers only when the test says so. */
export function createHeldEngine(findings: TextFindings = textFindings): HeldEngine {
  const gate = Promise.withResolvers<TextFindings>();
  gate.promise.catch(() => undefined);
  const waiting = new Map<number, () => void>();
  let runs = 0;
  return {
    get runs() {
      return runs;
    },
    begun: (count) =>
      runs >= count ? Promise.resolve() : new Promise((resolve) => waiting.set(count, resolve)),
    release: () => gate.resolve(findings),
    fail: (error) => gate.reject(error),
    async check(_content, { progress }: CheckContext) {
      runs += 1;
      waiting.get(runs)?.();
      progress({ event: 'phase', data: { name: 'waiting', text: 'In attesa.' } });
      return gate.promise;
    },
  };
}
