/** The part of a correction that is about evidence and sources: what goes, what comes, and that nothing points astray. */
import { Source as WireSource } from '@riscontro/contract';
import { type Evidence, type SingleClaim, type Source, sourceOnWire } from '@riscontro/contract/inside';
import type { Message, Words } from '@riscontro/words';
import { isText } from '../domain/claim-text.ts';

/** What is wrong with a correction, as a code of the terminal's words. */
export type CorrectionFault = Message<Words['terminal']['corrections']['faults']>;

export interface EvidenceCorrection {
  /** Read by whoever corrects. */
  readonly sources?: readonly { readonly name: string; readonly url: string }[];
  /** Belongs to the added source where that is one. */
  readonly evidence?: readonly Pick<Evidence, 'side' | 'text'>[];
  /** Counted from 1; what is quoted from a source goes with it. */
  readonly droppedSources?: readonly number[];
  readonly droppedEvidence?: readonly number[];
}

export interface CorrectableEvidence {
  sources: Source[];
  /** Of texts and articles only. */
  evidence?: Evidence[];
  claims?: SingleClaim[];
}

const textCharactersMax = 2_000;

/** Changes the verdict; answers what is wrong with the correction. */
export function correctEvidence(
  verdict: CorrectableEvidence,
  { sources = [], evidence = [], droppedSources = [], droppedEvidence = [] }: EvidenceCorrection,
  nowMs: number,
): CorrectionFault[] {
  const old = { sources: verdict.sources, evidence: verdict.evidence ?? [] };
  const faults: CorrectionFault[] = [
    ...droppedSources
      .filter((number) => !old.sources[number - 1])
      .map((number) => ({ code: 'noSource', values: { number, count: old.sources.length } }) as const),
    ...droppedEvidence
      .filter((number) => !old.evidence[number - 1])
      .map((number) => ({ code: 'noEvidence', values: { number, count: old.evidence.length } }) as const),
    ...(evidence.length > 0 && !verdict.evidence ? [{ code: 'evidenceNotHere' } as const] : []),
    ...evidence
      .filter(({ text }) => !isText(text) || text.trim() === '' || text.length > textCharactersMax)
      .map(() => ({ code: 'badEvidence', values: { max: textCharactersMax } }) as const),
  ];
  const added: Source[] = [];
  for (const { name, url } of sources) {
    const source = { name: name.trim(), url, retrievedAt: new Date(nowMs).toISOString() };
    if (WireSource.safeParse(sourceOnWire(source)).success && source.name !== '' && isText(name))
      added.push(source);
    else faults.push({ code: 'badSource', values: { name, url } });
  }
  if (faults.length > 0) return faults;

  drop(verdict, new Set(droppedSources), new Set(droppedEvidence));
  const ofSource = added.length === 1 ? { source: verdict.sources.length } : {};
  verdict.sources = [...verdict.sources, ...added];
  for (const { side, text } of evidence) add(verdict, { side, text: text.trim(), ...ofSource });
  return [];
}

/** A claim that stands alone is the one that evidence is about. */
function add(verdict: CorrectableEvidence, added: Evidence): void {
  const [only, ...others] = verdict.claims ?? [];
  const evidence = verdict.evidence ?? [];
  if (!only || others.length > 0) {
    verdict.evidence = [...evidence, added];
    return;
  }
  verdict.evidence = [...evidence, { ...added, claim: 0 }];
  verdict.claims = [{ ...only, evidence: [...only.evidence, evidence.length] }];
}

function drop(
  verdict: CorrectableEvidence,
  sources: ReadonlySet<number>,
  evidence: ReadonlySet<number>,
): void {
  const placesOf = (kept: readonly boolean[]) => {
    let next = 0;
    return kept.map((isKept) => (isKept ? next++ : undefined));
  };
  const sourcePlaces = placesOf(verdict.sources.map((_, index) => !sources.has(index + 1)));
  verdict.sources = verdict.sources.filter((_, index) => sourcePlaces[index] !== undefined);
  if (!verdict.evidence) return;
  const places = placesOf(
    verdict.evidence.map(
      ({ source }, index) =>
        !evidence.has(index + 1) && (source === undefined || sourcePlaces[source] !== undefined),
    ),
  );
  verdict.evidence = verdict.evidence.flatMap(({ source, ...rest }, index) => {
    if (places[index] === undefined) return [];
    const place = source === undefined ? undefined : sourcePlaces[source];
    return [place === undefined ? rest : { ...rest, source: place }];
  });
  for (const claim of verdict.claims ?? []) {
    claim.evidence = claim.evidence.flatMap((index) => places[index] ?? []);
  }
}
