/** From a verdict and a person's correction to the next version of it, or to what is wrong with the correction. */
import {
  Confidence,
  type ContentKind,
  type Correction,
  MediaLevel,
  MediaResult,
  TextLevel,
  TextResult,
  UnverifiableReason,
} from '@riscontro/contract';
import type { Language } from '@riscontro/words';
import { isText } from '../domain/claim-text.ts';
import {
  type CorrectableEvidence,
  type CorrectionFault,
  correctEvidence,
  type EvidenceCorrection,
} from './correct-evidence.ts';
import { fitsLevel, levelScores } from './level-scores.ts';

/** What is given takes the place of what was there. */
export interface VerdictCorrection extends EvidenceCorrection {
  readonly level?: string | undefined;
  readonly score?: number | undefined;
  readonly summary?: string | undefined;
  readonly advice?: string | undefined;
  readonly confidence?: string | undefined;
  /** Why nothing can be verified; with `non verificabile` only. */
  readonly reason?: string | undefined;
  /** Levels of single claims, counted from 1. */
  readonly claims?: readonly { readonly number: number; readonly level: string }[];
  /** For everybody to read: what was changed and why. */
  readonly note: string;
  /** The same in other languages. */
  readonly notesIn?: Readonly<Partial<Record<Language, string>>> | undefined;
}

export type Corrected =
  | { readonly body: string; readonly version: number }
  | { readonly faults: readonly CorrectionFault[] };

export interface OldVersion {
  readonly kind: ContentKind;
  readonly version: number;
  /** As it is stored. */
  readonly body: string;
}

const textCharactersMax = 2_000;

/** The schemas of a result without the parts that are not stored; links to its images are not links yet. */
const partsOfAnswer = { id: true, condividi: true } as const;
const schemas = {
  text: TextResult.omit(partsOfAnswer),
  media: MediaResult.omit({ ...partsOfAnswer, segnali: true }),
};

/** Read from the store by whoever changes it. */
type StoredVerdict = Record<string, unknown> &
  CorrectableEvidence & {
    livello: keyof typeof levelScores;
    affidabilita: number;
    correzioni?: Correction[];
  };

export function correctVerdict(old: OldVersion, correction: VerdictCorrection, nowMs: number): Corrected {
  const isAboutText = old.kind === 'testo' || old.kind === 'articolo';
  const verdict = JSON.parse(old.body) as StoredVerdict;
  const before = structuredClone(verdict);
  const faults: CorrectionFault[] = [
    ...textFaults(correction),
    ...applyLevel(verdict, correction, isAboutText),
    ...applyReason(verdict, correction),
    ...applyClaims(verdict, correction),
    ...correctEvidence(verdict, correction, nowMs),
    ...sourceFaults(verdict, before),
  ];
  if (correction.summary !== undefined) verdict.sintesi = correction.summary.trim();
  if (correction.advice !== undefined) verdict.consiglio = correction.advice.trim();
  if (correction.confidence !== undefined) verdict.fiducia = correction.confidence;
  if (correction.confidence !== undefined && !Confidence.safeParse(correction.confidence).success)
    faults.push({ code: 'badConfidence', values: { choices: Confidence.options } });
  if (faults.length === 0 && JSON.stringify(verdict) === JSON.stringify(before))
    faults.push({ code: 'nothingChanges' });
  if (faults.length > 0) return { faults };

  const version = old.version + 1;
  const { note, notesIn = {} } = correction;
  const entry: Correction = {
    versione: version,
    data: new Date(nowMs).toISOString(),
    nota: note.trim(),
    ...Object.fromEntries(
      Object.entries(notesIn).map(([language, text]) => [`nota_${language}`, text.trim()]),
    ),
  };
  const next = {
    ...verdict,
    revisione: 'umana',
    versione: version,
    correzioni: [...(before.correzioni ?? []), entry],
  };
  // The rules above are meant to leave nothing to find here; what is stored is held against the contract all the same.
  (isAboutText ? schemas.text : schemas.media).parse(next);
  return { body: JSON.stringify(next), version };
}

function textFaults({ summary, advice, note, notesIn = {} }: VerdictCorrection): CorrectionFault[] {
  const isBad = (text: string | undefined) =>
    text !== undefined && (!isText(text) || text.trim() === '' || text.length > textCharactersMax);
  const max = textCharactersMax;
  const parts = [['summary', summary] as const, ['advice', advice] as const, ['note', note] as const];
  return [
    ...parts
      .filter(([, text]) => isBad(text))
      .map(([part]) => ({ code: 'badText', values: { part, max } }) as const),
    ...Object.entries(notesIn)
      .filter(([, text]) => isBad(text))
      .map(([language]) => ({ code: 'badNote', values: { language, max } }) as const),
  ];
}

function applyLevel(
  verdict: StoredVerdict,
  { level = verdict.livello, score, summary }: VerdictCorrection,
  isAboutText: boolean,
): CorrectionFault[] {
  if (level === verdict.livello && score === undefined) return [];
  const scale = isAboutText ? TextLevel : MediaLevel;
  const parsed = scale.safeParse(level);
  if (!parsed.success) return [{ code: 'badLevel', values: { choices: scale.options } }];
  const faults: CorrectionFault[] = [];
  if (parsed.data !== verdict.livello && summary === undefined) faults.push({ code: 'summaryNeeded' });
  const { min, max, usual } = levelScores[parsed.data];
  const kept = fitsLevel(parsed.data, verdict.affidabilita) ? verdict.affidabilita : usual;
  if (score !== undefined && !(Number.isInteger(score) && fitsLevel(parsed.data, score)))
    faults.push({ code: 'badScore', values: { level: parsed.data, min, max } });
  verdict.livello = parsed.data;
  verdict.affidabilita = score ?? kept;
  // A text of one claim has one verdict: it stands in both places.
  const [only, ...others] = verdict.affermazioni ?? [];
  if (only && others.length === 0) {
    verdict.affermazioni = [
      { ...only, livello: parsed.data as TextLevel, affidabilita: verdict.affidabilita },
    ];
  }
  return faults;
}

/** No evidence, no verdict: that holds for people too. */
function sourceFaults({ livello, fonti, prove }: StoredVerdict, before: StoredVerdict): CorrectionFault[] {
  const needsSource = prove !== undefined && livello !== 'non verificabile';
  return needsSource && fonti.length === 0 && (livello !== before.livello || before.fonti.length > 0)
    ? [{ code: 'sourceNeeded', values: { level: livello } }]
    : [];
}

function applyReason(verdict: StoredVerdict, { reason }: VerdictCorrection): CorrectionFault[] {
  if (verdict.livello !== 'non verificabile') {
    delete verdict.motivo;
    return reason === undefined ? [] : [{ code: 'reasonNotHere' }];
  }
  if (reason !== undefined) verdict.motivo = reason;
  return UnverifiableReason.safeParse(verdict.motivo).success
    ? []
    : [{ code: 'reasonNeeded', values: { choices: UnverifiableReason.options } }];
}

function applyClaims(verdict: StoredVerdict, { claims = [] }: VerdictCorrection): CorrectionFault[] {
  return claims.flatMap(({ number, level }): CorrectionFault[] => {
    const claim = verdict.affermazioni?.[number - 1];
    const parsed = TextLevel.safeParse(level);
    if (!claim) return [{ code: 'noClaim', values: { number, count: verdict.affermazioni?.length ?? 0 } }];
    if (!parsed.success) return [{ code: 'badClaimLevel', values: { choices: TextLevel.options } }];
    if (verdict.affermazioni?.length === 1) return [{ code: 'onlyClaim' }];
    const { livello, affidabilita } = claim;
    claim.livello = parsed.data;
    claim.affidabilita =
      livello === parsed.data || fitsLevel(parsed.data, affidabilita)
        ? affidabilita
        : levelScores[parsed.data].usual;
    return [];
  });
}
