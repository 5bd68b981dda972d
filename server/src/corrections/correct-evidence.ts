/** The part of a correction that is about evidence and sources: what goes, what comes, and that nothing points astray. */
import { type Evidence, type SingleClaim, Source } from '@riscontro/contract';
import type { Message, Words } from '@riscontro/words';
import { isText } from '../domain/claim-text.ts';

/** What is wrong with a correction, as a code of the terminal's words. */
export type CorrectionFault = Message<Words['terminal']['corrections']['faults']>;

export interface EvidenceCorrection {
  /** Read by whoever corrects. */
  readonly sources?: readonly { readonly name: string; readonly url: string }[];
  /** Belongs to the added source where that is one. */
  readonly evidence?: readonly { readonly sign: Evidence['segno']; readonly text: string }[];
  /** Counted from 1; what is quoted from a source goes with it. */
  readonly droppedSources?: readonly number[];
  readonly droppedEvidence?: readonly number[];
}

export interface CorrectableEvidence {
  fonti: Source[];
  /** Of texts and articles only. */
  prove?: Evidence[];
  affermazioni?: SingleClaim[];
}

const textCharactersMax = 2_000;

/** Changes the verdict; answers what is wrong with the correction. */
export function correctEvidence(
  verdict: CorrectableEvidence,
  { sources = [], evidence = [], droppedSources = [], droppedEvidence = [] }: EvidenceCorrection,
  nowMs: number,
): CorrectionFault[] {
  const { fonti, prove = [] } = verdict;
  const faults: CorrectionFault[] = [
    ...droppedSources
      .filter((number) => !fonti[number - 1])
      .map((number) => ({ code: 'noSource', values: { number, count: fonti.length } }) as const),
    ...droppedEvidence
      .filter((number) => !prove[number - 1])
      .map((number) => ({ code: 'noEvidence', values: { number, count: prove.length } }) as const),
    ...(evidence.length > 0 && !verdict.prove ? [{ code: 'evidenceNotHere' } as const] : []),
    ...evidence
      .filter(({ text }) => !isText(text) || text.trim() === '' || text.length > textCharactersMax)
      .map(() => ({ code: 'badEvidence', values: { max: textCharactersMax } }) as const),
  ];
  const added: Source[] = [];
  for (const { name, url } of sources) {
    const source = { nome: name.trim(), url, recuperata_il: new Date(nowMs).toISOString() };
    if (Source.safeParse(source).success && source.nome !== '' && isText(name)) added.push(source);
    else faults.push({ code: 'badSource', values: { name, url } });
  }
  if (faults.length > 0) return faults;

  drop(verdict, new Set(droppedSources), new Set(droppedEvidence));
  const ofSource = added.length === 1 ? { fonte: verdict.fonti.length } : {};
  verdict.fonti = [...verdict.fonti, ...added];
  for (const { sign, text } of evidence) add(verdict, { segno: sign, testo: text.trim(), ...ofSource });
  return [];
}

/** A claim that stands alone is the one that evidence is about. */
function add(verdict: CorrectableEvidence, evidence: Evidence): void {
  const [only, ...others] = verdict.affermazioni ?? [];
  const prove = verdict.prove ?? [];
  if (!only || others.length > 0) {
    verdict.prove = [...prove, evidence];
    return;
  }
  verdict.prove = [...prove, { ...evidence, affermazione: 0 }];
  verdict.affermazioni = [{ ...only, prove: [...only.prove, prove.length] }];
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
  const sourcePlaces = placesOf(verdict.fonti.map((_, index) => !sources.has(index + 1)));
  verdict.fonti = verdict.fonti.filter((_, index) => sourcePlaces[index] !== undefined);
  if (!verdict.prove) return;
  const places = placesOf(
    verdict.prove.map(
      ({ fonte }, index) =>
        !evidence.has(index + 1) && (fonte === undefined || sourcePlaces[fonte] !== undefined),
    ),
  );
  verdict.prove = verdict.prove.flatMap(({ fonte, ...rest }, index) => {
    if (places[index] === undefined) return [];
    const place = fonte === undefined ? undefined : sourcePlaces[fonte];
    return [place === undefined ? rest : { ...rest, fonte: place }];
  });
  for (const claim of verdict.affermazioni ?? []) {
    claim.prove = claim.prove.flatMap((index) => places[index] ?? []);
  }
}
