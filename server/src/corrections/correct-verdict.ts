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
import { isText } from '../domain/claim-text.ts';
import { type CorrectableEvidence, correctEvidence, type EvidenceCorrection } from './correct-evidence.ts';
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
  readonly noteEnglish?: string | undefined;
}

export type Corrected =
  | { readonly body: string; readonly version: number }
  /** One sentence each. */
  | { readonly faults: readonly string[] };

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
  const faults = [
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
    faults.push(`The confidence is one of: ${Confidence.options.join(', ')}.`);
  if (faults.length === 0 && JSON.stringify(verdict) === JSON.stringify(before))
    faults.push('Nothing would change: the verdict says this already.');
  if (faults.length > 0) return { faults };

  const version = old.version + 1;
  const { note, noteEnglish } = correction;
  const entry: Correction = {
    versione: version,
    data: new Date(nowMs).toISOString(),
    nota: note.trim(),
    ...(noteEnglish === undefined ? {} : { nota_en: noteEnglish.trim() }),
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

function textFaults({ summary, advice, note, noteEnglish }: VerdictCorrection): string[] {
  const isGood = (text: string | undefined) =>
    text === undefined || (isText(text) && text.trim().length > 0 && text.length <= textCharactersMax);
  return Object.entries({ summary, advice, note, 'English note': noteEnglish })
    .filter(([, text]) => !isGood(text))
    .map(([name]) => `The ${name} must be a text of 1 to ${textCharactersMax} characters.`);
}

function applyLevel(
  verdict: StoredVerdict,
  { level = verdict.livello, score, summary }: VerdictCorrection,
  isAboutText: boolean,
): string[] {
  if (level === verdict.livello && score === undefined) return [];
  const scale = isAboutText ? TextLevel : MediaLevel;
  const parsed = scale.safeParse(level);
  if (!parsed.success) return [`The level of this kind of content is one of: ${scale.options.join(', ')}.`];
  const faults: string[] = [];
  if (parsed.data !== verdict.livello && summary === undefined)
    faults.push('Another level needs another summary: the old one was written for the old level.');
  const { min, max, usual } = levelScores[parsed.data];
  const kept = fitsLevel(parsed.data, verdict.affidabilita) ? verdict.affidabilita : usual;
  if (score !== undefined && !(Number.isInteger(score) && fitsLevel(parsed.data, score)))
    faults.push(`The score of “${parsed.data}” is a whole number from ${min} to ${max}.`);
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
function sourceFaults({ livello, fonti, prove }: StoredVerdict, before: StoredVerdict): string[] {
  const needsSource = prove !== undefined && livello !== 'non verificabile';
  return needsSource && fonti.length === 0 && (livello !== before.livello || before.fonti.length > 0)
    ? [`“${livello}” needs a source that readers can open: --source "NAME https://…".`]
    : [];
}

function applyReason(verdict: StoredVerdict, { reason }: VerdictCorrection): string[] {
  const reasons = UnverifiableReason.options.join(', ');
  if (verdict.livello !== 'non verificabile') {
    delete verdict.motivo;
    return reason === undefined ? [] : ['A reason goes with “non verificabile” only.'];
  }
  if (reason !== undefined) verdict.motivo = reason;
  return UnverifiableReason.safeParse(verdict.motivo).success
    ? []
    : [`“non verificabile” needs a reason, one of: ${reasons}.`];
}

function applyClaims(verdict: StoredVerdict, { claims = [] }: VerdictCorrection): string[] {
  return claims.flatMap(({ number, level }) => {
    const claim = verdict.affermazioni?.[number - 1];
    const parsed = TextLevel.safeParse(level);
    if (!claim)
      return [`There is no claim ${number}: this verdict has ${verdict.affermazioni?.length ?? 0}.`];
    if (!parsed.success) return [`The level of a claim is one of: ${TextLevel.options.join(', ')}.`];
    if (verdict.affermazioni?.length === 1)
      return ['This verdict has one claim, which has the level of the whole.'];
    const { livello, affidabilita } = claim;
    claim.livello = parsed.data;
    claim.affidabilita =
      livello === parsed.data || fitsLevel(parsed.data, affidabilita)
        ? affidabilita
        : levelScores[parsed.data].usual;
    return [];
  });
}
