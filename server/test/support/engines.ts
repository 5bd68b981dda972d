/** Engines for the tests. Nothing outside the tests ever answers like this. */
import type { MediaFindings, TextFindings } from '@riscontro/contract';
import type { CheckContext, Engine, Engines } from '../../src/pipelines/engine.ts';

export const textFindings: TextFindings = {
  affidabilita: 50,
  livello: 'non verificabile',
  motivo: 'prove_insufficienti',
  sintesi: 'Risposta di prova.',
  prove: [{ segno: 'favore', testo: 'Prova di prova.', fonte: 0 }],
  affermazioni: [{ testo: 'Affermazione.', livello: 'non verificabile', affidabilita: 50, prove: [0] }],
  fonti: [{ nome: 'Esempio', url: 'https://www.example.org/', tipo: 'secondaria' }],
  consiglio: 'Nessuno: è una prova.',
  fiducia: 'bassa',
  metodo: 'test',
  generato_da_ia: false,
  revisione: 'automatica',
};

export const mediaFindings: MediaFindings = {
  affidabilita: 60,
  livello: 'autentica',
  sintesi: 'Risposta di prova.',
  segnali: [{ tipo: 'forense', esito: 'ok', dettaglio: 'Segnale di prova.', nome: 'prova', forza: 0 }],
  fonti: [],
  consiglio: 'Nessuno: è una prova.',
  fiducia: 'bassa',
  metodo: 'test',
  generato_da_ia: false,
  revisione: 'automatica',
};

/** Engines of all kinds that answer at once. */
export const instantEngines: Engines = {
  testo: { check: async () => textFindings },
  articolo: { check: async () => textFindings },
  immagine: { check: async () => mediaFindings },
  video: { check: async () => mediaFindings },
};

export interface HeldEngine extends Engine<'testo'> {
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
      progress({ evento: 'fase', dati: { nome: 'attesa', testo: 'In attesa.' } });
      return gate.promise;
    },
  };
}
