/** What of the evidence is shown: the quotes that decided, each with the source that it was read in. */
import type { Evidence, SingleClaim, Source } from '@riscontro/contract';
import type { Passage } from '../../domain/passage.ts';
import { findQuote } from '../../domain/quote-lock.ts';
import type { Verdict } from '../../domain/verdict.ts';
import type { Examination, Witness } from './examine.ts';

/** For each side of each claim: more would bury the best. */
const quotesMax = 3;
/** A passage that hardly leans is no evidence. */
const leaningMin = 0.3;
const nameLengthMax = 120;

export interface ReportedEvidence {
  readonly sources: Source[];
  readonly evidence: Evidence[];
  readonly claims: SingleClaim[];
}

export function reportEvidence(
  examinations: readonly Examination[],
  verdicts: readonly Verdict[],
): ReportedEvidence {
  const sources: Source[] = [];
  const evidence: Evidence[] = [];
  const places = new Map<string, number>();
  const placeOf = (key: string, source: () => Source) => {
    const place = places.get(key) ?? sources.push(source()) - 1;
    places.set(key, place);
    return place;
  };
  const claims = examinations.map((examination, i): SingleClaim => {
    const verdict = verdicts[i];
    const shown: number[] = [];
    const { factCheck } = examination;
    if (factCheck) {
      const fonte = placeOf(factCheck.url, () => factCheckSource(examination));
      const segno = factCheck.level === 'vero' ? 'favore' : 'contro';
      const testo = `«${factCheck.claimReviewed}»: ${factCheck.rating}`;
      shown.push(evidence.push({ segno, testo, fonte }) - 1);
    }
    for (const side of ['supports', 'refutes'] as const) {
      for (const { passage, stance } of strongest(examination.witnesses, side)) {
        const fonte = placeOf(passage.id, () => passageSource(passage));
        const segno = side === 'supports' ? 'favore' : 'contro';
        shown.push(evidence.push({ segno, testo: stance.quote, fonte }) - 1);
      }
    }
    return {
      testo: examination.claim,
      livello: verdict?.level ?? 'non verificabile',
      affidabilita: verdict?.score ?? 50,
      prove: shown,
    };
  });
  return { sources, evidence, claims };
}

/** The best of every origin, strongest first; only quotes that really stand in what was read. */
function strongest(witnesses: readonly Witness[], side: 'supports' | 'refutes'): Witness[] {
  const other = side === 'supports' ? 'refutes' : 'supports';
  const origins = new Set<number>();
  return witnesses
    .filter(({ stance }) => stance[side] >= leaningMin && stance[side] > stance[other])
    .filter(
      ({ passage, stance }) => stance.quote !== '' && findQuote(passage.text, stance.quote) !== undefined,
    )
    .sort((a, b) => b.stance[side] - a.stance[side])
    .filter(({ origin }) => !origins.has(origin) && origins.add(origin))
    .slice(0, quotesMax);
}

function passageSource(passage: Passage): Source {
  return {
    nome: (passage.title || new URL(passage.url).hostname).slice(0, nameLengthMax),
    url: passage.url,
    estratto: passage.text,
    recuperata_il: new Date(passage.retrievedAtMs).toISOString(),
    tipo: passage.kind,
  };
}

function factCheckSource({ factCheck }: Examination): Source {
  return {
    nome: (factCheck?.publisher || factCheck?.title || '').slice(0, nameLengthMax),
    url: factCheck?.url ?? '',
    estratto: factCheck?.claimReviewed ?? '',
    tipo: 'fact_check',
  };
}
