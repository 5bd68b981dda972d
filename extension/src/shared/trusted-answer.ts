/** What a server sends is drawn in the extension's own pages: only what can be drawn is taken. */
import { RiscontroError, type VerificationResult } from '@riscontro/client';
import type { Progress } from '@riscontro/contract';
import { verificationResult } from '@riscontro/contract/inside';
import { checkedContent, verdictCard, verdictDetails } from '@riscontro/verdict-view';
import { languages } from '@riscontro/words';
import { wordsOf } from './words.ts';

/** As many as a server keeps of one check. */
const eventsMax = 200;

/** The events among whatever was sent. */
export function eventsIn(sent: unknown): Progress[] {
  return Array.isArray(sent) ? sent.filter(isEvent).slice(-eventsMax) : [];
}

function isEvent(event: unknown): event is Progress {
  const { evento, dati } = (event ?? {}) as { evento?: unknown; dati?: Record<string, unknown> };
  if (typeof dati !== 'object' || dati === null) return false;
  const isText = (name: string) => typeof dati[name] === 'string';
  if (evento === 'fase') return isText('nome') && isText('testo');
  if (evento === 'fonte') return isText('nome') && isText('esito');
  return evento === 'segnale' && isText('tipo') && isText('esito');
}

/** Throws where the result is of no kind that the card can show. */
export function requireDrawable(result: VerificationResult): void {
  // What can be drawn in one language can be drawn in all.
  const words = wordsOf(languages[0]);
  try {
    const drawn = verificationResult.fromWire(result);
    checkedContent(drawn, words);
    verdictCard(drawn, words);
    verdictDetails(drawn, words);
  } catch (cause) {
    throw new RiscontroError('The result cannot be shown.', { code: 'unreadable_answer', cause });
  }
}
