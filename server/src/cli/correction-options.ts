/** The options by which an operator says what a verdict should be. */
import type { EvidenceSide } from '@riscontro/contract/inside';
import { defaultLanguage, isLanguage, languages } from '@riscontro/words';
import type { VerdictCorrection } from '../corrections/correct-verdict.ts';
import { type OptionSyntax, UsageError, type ValuesOf } from './command-line.ts';

const group = 'correction';
const many = { group, repeatable: true } as const;

export const correctionOptions = {
  note: { value: 'TEXT', group },
  'note-in': { value: 'LANGUAGE=TEXT', ...many },
  'note-en': { value: 'TEXT', group },
  level: { value: 'LEVEL', group },
  score: { value: 'N', group },
  summary: { value: 'TEXT', group },
  advice: { value: 'TEXT', group },
  confidence: { value: 'C', group },
  reason: { value: 'R', group },
  claim: { value: 'N=LEVEL', ...many },
  source: { value: '"NAME URL"', ...many },
  for: { value: 'TEXT', ...many },
  against: { value: 'TEXT', ...many },
  'drop-source': { value: 'N', ...many },
  'drop-evidence': { value: 'N', ...many },
} as const satisfies Record<string, OptionSyntax>;

/** What is not about the verdict is left to the rules in corrections/. */
export function correctionFrom(values: ValuesOf<typeof correctionOptions>): VerdictCorrection {
  const { level, score, summary, advice, confidence, reason, claim = [], note } = values;
  const evidence = (side: EvidenceSide, texts: readonly string[] = []) =>
    texts.map((text) => ({ side, text }));
  if (note === undefined) throw new UsageError({ of: 'reviews', code: 'noteNeeded' });
  return {
    level,
    score: score === undefined ? undefined : wholeNumber(score),
    summary,
    advice,
    confidence,
    reason,
    claims: claim.map(claimFrom),
    sources: (values.source ?? []).map(sourceFrom),
    evidence: [...evidence('supports', values.for), ...evidence('refutes', values.against)],
    droppedSources: (values['drop-source'] ?? []).map(numberOf('--drop-source')),
    droppedEvidence: (values['drop-evidence'] ?? []).map(numberOf('--drop-evidence')),
    note,
    notesIn: notesFrom(values),
  };
}

/** `--note-en` is the older way to say `--note-in en=`. */
function notesFrom(values: ValuesOf<typeof correctionOptions>): VerdictCorrection['notesIn'] {
  const english = values['note-en'];
  const given = (values['note-in'] ?? []).map((text) => {
    const [, language = '', note] = /^([a-z-]{2,8})=(.+)$/s.exec(text) ?? [];
    if (note === undefined || !isLanguage(language) || language === defaultLanguage) {
      const others = languages.filter((one) => one !== defaultLanguage);
      throw new UsageError({ of: 'reviews', code: 'badNoteLanguage', values: { text, languages: others } });
    }
    return [language, note] as const;
  });
  return Object.fromEntries([...(english === undefined ? [] : [['en', english] as const]), ...given]);
}

function wholeNumber(text: string): number {
  if (!/^\d{1,3}$/.test(text)) throw new UsageError({ of: 'reviews', code: 'badScore' });
  return Number(text);
}

function sourceFrom(text: string): { name: string; url: string } {
  const [, name, url] = /^(.+?)\s+(\S+)$/s.exec(text.trim()) ?? [];
  if (name === undefined || url === undefined)
    throw new UsageError({ of: 'reviews', code: 'badSource', values: { text } });
  return { name, url };
}

const numberOf = (option: string) => (text: string) => {
  if (!/^[1-9]\d{0,3}$/.test(text))
    throw new UsageError({ of: 'reviews', code: 'badNumber', values: { option, text } });
  return Number(text);
};

function claimFrom(text: string): { number: number; level: string } {
  const [, number, level] = /^(\d{1,4})=(.+)$/.exec(text) ?? [];
  if (number === undefined || level === undefined)
    throw new UsageError({ of: 'reviews', code: 'badClaim', values: { text } });
  return { number: Number(number), level };
}
