/** The options by which an operator says what a verdict should be. */
import type { VerdictCorrection } from '../corrections/correct-verdict.ts';
import { UsageError } from './usage-error.ts';

export const correctionOptions = {
  level: { type: 'string' },
  score: { type: 'string' },
  summary: { type: 'string' },
  advice: { type: 'string' },
  confidence: { type: 'string' },
  reason: { type: 'string' },
  claim: { type: 'string', multiple: true },
  source: { type: 'string', multiple: true },
  for: { type: 'string', multiple: true },
  against: { type: 'string', multiple: true },
  'drop-source': { type: 'string', multiple: true },
  'drop-evidence': { type: 'string', multiple: true },
  note: { type: 'string' },
  'note-en': { type: 'string' },
} as const;

type Options = typeof correctionOptions;
export type CorrectionValues = {
  readonly [Name in keyof Options]?: Options[Name] extends { multiple: true } ? string[] : string;
};

export const correctionHelp = `  --note TEXT         what was changed and why, for every reader, in Italian (needed)
  --note-en TEXT      the same in English
  --level LEVEL       vero, falso, fuorviante, non verificabile; autentica, sospetta, manipolata, creata con IA
  --score N           0 to 100, as it fits the level; without it the old one, or the level's usual one
  --summary TEXT      needed with another level
  --advice TEXT       what else to verify
  --confidence C      bassa, media, alta
  --reason R          why nothing can be verified: needed where the level becomes non verificabile
  --claim N=LEVEL     the level of a single claim, of several
  --source "NAME URL" adds a source that you have read
  --for TEXT          adds evidence in favour; of the added source, where there is one
  --against TEXT      adds evidence against
  --drop-source N     removes a source, and what was quoted from it
  --drop-evidence N   removes a piece of evidence
                      (the last six may be given more than once; N as in “reviews show”)`;

/** What is not about the verdict is left to the rules in corrections/. */
export function correctionFrom(values: CorrectionValues): VerdictCorrection {
  const { level, score, summary, advice, confidence, reason, claim = [], note } = values;
  const evidence = (sign: 'favore' | 'contro', texts: readonly string[] = []) =>
    texts.map((text) => ({ sign, text }));
  if (note === undefined)
    throw new UsageError('--note is needed: it tells readers what was changed and why.');
  return {
    level,
    score: score === undefined ? undefined : wholeNumber(score),
    summary,
    advice,
    confidence,
    reason,
    claims: claim.map(claimFrom),
    sources: (values.source ?? []).map(sourceFrom),
    evidence: [...evidence('favore', values.for), ...evidence('contro', values.against)],
    droppedSources: (values['drop-source'] ?? []).map(numberOf('--drop-source')),
    droppedEvidence: (values['drop-evidence'] ?? []).map(numberOf('--drop-evidence')),
    note,
    noteEnglish: values['note-en'],
  };
}

function wholeNumber(text: string): number {
  if (!/^\d{1,3}$/.test(text)) throw new UsageError('--score must be a whole number from 0 to 100.');
  return Number(text);
}

function sourceFrom(text: string): { name: string; url: string } {
  const [, name, url] = /^(.+?)\s+(\S+)$/s.exec(text.trim()) ?? [];
  if (name === undefined || url === undefined)
    throw new UsageError(
      `--source ${text}: write the name and then the address, such as "ISTAT https://www.istat.it/".`,
    );
  return { name, url };
}

const numberOf = (option: string) => (text: string) => {
  if (!/^[1-9]\d{0,3}$/.test(text))
    throw new UsageError(`${option} ${text}: give its number, as “reviews show” counts them.`);
  return Number(text);
};

function claimFrom(text: string): { number: number; level: string } {
  const [, number, level] = /^(\d{1,4})=(.+)$/.exec(text) ?? [];
  if (number === undefined || level === undefined)
    throw new UsageError(`--claim ${text}: write it as the claim's number and its level, such as 2=falso.`);
  return { number: Number(number), level };
}
