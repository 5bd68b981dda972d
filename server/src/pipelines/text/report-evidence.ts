/** What of the evidence is shown: the quotes that decided, each with the source that it was read in. */
import type { Evidence, SingleClaim, Source } from '@riscontro/contract';
import type { Passage } from '../../domain/passage.ts';
import { findQuote } from '../../domain/quote-lock.ts';
import type { Verdict } from '../../domain/verdict.ts';
import { type Examination, isVoice, type Side, type Witness } from './examine.ts';

/** For each side of each claim: more would bury the best. */
const quotesMax = 3;
const nameLengthMax = 120;
/** Reasons that lie in the statement itself: what was found beside it is no evidence. */
const aboutTheStatement: ReadonlySet<string> = new Set(['opinione', 'previsione', 'fatto_privato']);

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
    if (verdict?.reason && aboutTheStatement.has(verdict.reason)) {
      return { testo: examination.claim, livello: verdict.level, affidabilita: verdict.score, prove: [] };
    }
    if (factCheck && factCheck.level !== 'non verificabile') {
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
function strongest(witnesses: readonly Witness[], side: Side): Witness[] {
  const origins = new Set<number>();
  return witnesses
    .filter((witness) => isVoice(witness, side))
    .filter(({ passage, stance }) => findQuote(passage.text, stance.quote) !== undefined)
    .sort((a, b) => b.stance[side] - a.stance[side])
    .filter(({ origin }) => !origins.has(origin) && origins.add(origin))
    .slice(0, quotesMax);
}

function passageSource(passage: Passage): Source {
  return {
    nome: cut(passage.title || new URL(passage.url).hostname),
    url: passage.url,
    estratto: passage.text,
    recuperata_il: new Date(passage.retrievedAtMs).toISOString(),
    tipo: passage.kind,
  };
}

/** Never in the middle of an emoji. */
function cut(name: string): string {
  return name.slice(0, nameLengthMax).replace(/[\ud800-\udbff]$/, '');
}

function factCheckSource({ factCheck }: Examination): Source {
  return {
    nome: cut(factCheck?.publisher || factCheck?.title || ''),
    url: factCheck?.url ?? '',
    estratto: factCheck?.claimReviewed ?? '',
    tipo: 'fact_check',
  };
}
