/** From a verdict and a person's correction to the next version of it, or to what is wrong with the correction. */
import { MediaResult, TextResult } from '@riscontro/contract';
import {
  type Confidence,
  type ContentKind,
  type Correction,
  confidences,
  type Level,
  levels,
  mediaLevels,
  nameOf,
  type TextLevel,
  textLevels,
  type UnverifiableReason,
  unverifiableReasons,
  type VerificationResult,
  verificationResult,
} from '@riscontro/contract/inside';
import type { Language } from '@riscontro/words';
import { isText } from '../domain/claim-text.ts';
import {
  type CorrectableEvidence,
  type CorrectionFault,
  correctEvidence,
  type EvidenceCorrection,
} from './correct-evidence.ts';
import { fitsLevel, levelScores } from './level-scores.ts';

/** What is given takes the place of what was there. Levels, confidence and reason are named as the API names them. */
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
interface StoredVerdict extends CorrectableEvidence {
  level: Level;
  score: number;
  summary: string;
  advice: string;
  confidence: Confidence;
  reason?: UnverifiableReason;
  corrections?: Correction[];
}

export function correctVerdict(old: OldVersion, correction: VerdictCorrection, nowMs: number): Corrected {
  const isAboutText = old.kind === 'text' || old.kind === 'article';
  const verdict: StoredVerdict = verificationResult.fromWire(JSON.parse(old.body));
  const before = structuredClone(verdict);
  const faults: CorrectionFault[] = [
    ...textFaults(correction),
    ...applyLevel(verdict, correction, isAboutText),
    ...applyReason(verdict, correction),
    ...applyClaims(verdict, correction),
    ...correctEvidence(verdict, correction, nowMs),
    ...sourceFaults(verdict, before),
  ];
  if (correction.summary !== undefined) verdict.summary = correction.summary.trim();
  if (correction.advice !== undefined) verdict.advice = correction.advice.trim();
  if (correction.confidence !== undefined) {
    const confidence = nameOf(confidences, correction.confidence);
    if (confidence) verdict.confidence = confidence;
    else faults.push({ code: 'badConfidence', values: { choices: Object.values(confidences) } });
  }
  if (faults.length === 0 && JSON.stringify(verdict) === JSON.stringify(before))
    faults.push({ code: 'nothingChanges' });
  if (faults.length > 0) return { faults };

  const version = old.version + 1;
  const { note, notesIn = {} } = correction;
  const entry: Correction = {
    version,
    date: new Date(nowMs).toISOString(),
    note: note.trim(),
    ...Object.fromEntries(
      Object.entries(notesIn).map(([language, text]) => [`note_${language}`, text.trim()]),
    ),
  };
  const next = verificationResult.toWire({
    ...verdict,
    review: 'human',
    version,
    corrections: [...(before.corrections ?? []), entry],
  } as VerificationResult);
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
  { level: named = levels[verdict.level], score, summary }: VerdictCorrection,
  isAboutText: boolean,
): CorrectionFault[] {
  const scale = isAboutText ? textLevels : mediaLevels;
  const level: Level | undefined = nameOf(scale, named);
  if (level === verdict.level && score === undefined) return [];
  if (!level) return [{ code: 'badLevel', values: { choices: Object.values(scale) } }];
  const faults: CorrectionFault[] = [];
  if (level !== verdict.level && summary === undefined) faults.push({ code: 'summaryNeeded' });
  const { min, max, usual } = levelScores[level];
  const kept = fitsLevel(level, verdict.score) ? verdict.score : usual;
  if (score !== undefined && !(Number.isInteger(score) && fitsLevel(level, score)))
    faults.push({ code: 'badScore', values: { level: named, min, max } });
  verdict.level = level;
  verdict.score = score ?? kept;
  // A text of one claim has one verdict: it stands in both places.
  const [only, ...others] = verdict.claims ?? [];
  if (only && others.length === 0) {
    verdict.claims = [{ ...only, level: level as TextLevel, score: verdict.score }];
  }
  return faults;
}

/** No evidence, no verdict: that holds for people too. */
function sourceFaults({ level, sources, evidence }: StoredVerdict, before: StoredVerdict): CorrectionFault[] {
  const needsSource = evidence !== undefined && level !== 'unverifiable';
  return needsSource && sources.length === 0 && (level !== before.level || before.sources.length > 0)
    ? [{ code: 'sourceNeeded', values: { level: levels[level] } }]
    : [];
}

function applyReason(verdict: StoredVerdict, { reason }: VerdictCorrection): CorrectionFault[] {
  if (verdict.level !== 'unverifiable') {
    delete verdict.reason;
    return reason === undefined ? [] : [{ code: 'reasonNotHere' }];
  }
  const named = reason === undefined ? verdict.reason : nameOf(unverifiableReasons, reason);
  if (!named) return [{ code: 'reasonNeeded', values: { choices: Object.values(unverifiableReasons) } }];
  verdict.reason = named;
  return [];
}

function applyClaims(verdict: StoredVerdict, { claims = [] }: VerdictCorrection): CorrectionFault[] {
  return claims.flatMap(({ number, level: named }): CorrectionFault[] => {
    const claim = verdict.claims?.[number - 1];
    const level = nameOf(textLevels, named);
    if (!claim) return [{ code: 'noClaim', values: { number, count: verdict.claims?.length ?? 0 } }];
    if (!level) return [{ code: 'badClaimLevel', values: { choices: Object.values(textLevels) } }];
    if (verdict.claims?.length === 1) return [{ code: 'onlyClaim' }];
    if (claim.level !== level && !fitsLevel(level, claim.score)) claim.score = levelScores[level].usual;
    claim.level = level;
    return [];
  });
}
