/**
 * The verification of a text, top to bottom: language → kind of statement → single claims → for each one sources,
 * passages, stances and verdict (examine.ts) → one verdict, its evidence and its words.
 */
import type { Language, TextFindings, TextLevel } from '@riscontro/contract';
import { claimWithin } from '../../claims/claim-within.ts';
import { asksForSomething } from '../../claims/questions.ts';
import { splitClaims } from '../../claims/split-claims.ts';
import { isAboutNow, type StatementKind, statementKind } from '../../claims/statement-kind.ts';
import { AppError } from '../../domain/app-error.ts';
import { combine, restsOnSources, type Verdict } from '../../domain/verdict.ts';
import type { KnownAnswer } from '../../knowledge/known-claims.ts';
import { analyse } from '../../language/analyse.ts';
import { cleanText } from '../../language/clean-text.ts';
import { detectLanguage } from '../../language/detect-language.ts';
import type { Engine } from '../engine.ts';
import type { Account } from './account.ts';
import { writeAdvice } from './advice.ts';
import { isWeighed, weighedMark } from './by-reliability.ts';
import { type Examination, type ExamineContext, type Examiner, examine, voices } from './examine.ts';
import { phaseText } from './phases.ts';
import { reportEvidence } from './report-evidence.ts';
import { sourceName } from './source-names.ts';
import { writeSummary } from './summary.ts';

export const method = 'testo-1';

/** A statement that no source can settle is looked up all the same: people may have checked it already. */
const unverifiable: Partial<Record<StatementKind, NonNullable<Verdict['reason']>>> = {
  opinione: 'opinione',
  previsione: 'previsione',
  fatto_privato: 'fatto_privato',
};

export function createTextEngine(examiner: Examiner): Engine<'testo'> {
  return {
    async check({ claim }, context) {
      const { examinations, verdicts } = await verifyText(examiner, claim, context);
      const account = accountOf(examiner, examinations, verdicts, context.language);
      const { sources, evidence, claims } = reportEvidence(examinations, verdicts, context.language);
      const { verdict } = account;
      return {
        livello: verdict.level,
        affidabilita: verdict.score,
        fiducia: verdict.confidence,
        ...(verdict.reason ? { motivo: verdict.reason } : {}),
        sintesi: writeSummary(account, context.language),
        prove: evidence,
        fonti: sources,
        affermazioni: claims,
        consiglio: writeAdvice(account, context.language),
        metodo: [
          method,
          ...new Set(examinations.map(({ judge }) => judge)),
          ...(account.weighed ? [weighedMark] : []),
        ].join('+'),
        generato_da_ia: account.explanation !== undefined,
        revisione: 'automatica',
      } satisfies TextFindings;
    },
  };
}

/** Every single claim of a text with its verdict. */
export async function verifyText(
  examiner: Examiner,
  claim: string,
  context: ExamineContext,
): Promise<{ examinations: Examination[]; verdicts: Verdict[] }> {
  const tell = (phase: Parameters<typeof phaseText>[0], count?: number) =>
    context.progress({
      evento: 'fase',
      dati: { nome: phase, testo: phaseText(phase, context.language, count) },
    });
  tell('lettura');
  const text = cleanText(claim);
  const language = detectLanguage(text).language ?? context.language;
  const kind = statementKind(text, language);
  if (
    (kind === 'domanda' && asksForSomething(text, language)) ||
    kind === 'non_affermazione' ||
    isRepetition(text, language)
  ) {
    throw new AppError('nessuna_affermazione');
  }
  const singles = singleClaims(text, language);

  const { references, searches, factChecks } = examiner.sources;
  tell('ricerca', references.length + searches.length + factChecks.length);
  const examinations = await Promise.all(
    singles.map((single) => examine(examiner, { text: single, language }, context)),
  );
  tell(
    'confronto',
    examinations.reduce((sum, { witnesses }) => sum + witnesses.length, 0),
  );
  const verdicts = examinations.map((examination) => verdictFor(examination, language));
  if (verdicts.some(restsOnSources)) {
    refuseWithoutSources(examiner, examinations, context.language);
  }
  tell('verdetto');
  return { examinations, verdicts };
}

/** The same few words over and over, or a single one, claim nothing. */
function isRepetition(text: string, language: Language): boolean {
  const terms = analyse(text, language);
  const distinct = new Set(terms).size;
  return distinct < 2 || (distinct < 4 && terms.length > 10 * distinct);
}

/** The claims in the author's words; a text that cannot be taken apart is one claim. */
function singleClaims(text: string, language: Language): string[] {
  const claims = splitClaims(text, language).map((claim) => claimWithin(claim, language));
  return claims.length > 0 ? claims : [claimWithin(text, language)];
}

/** Opinions, predictions and private facts get no verdict of ours, only what is known of the very same words. */
export function verdictFor({ claim, verdict, factCheck, known }: Examination, language: Language): Verdict {
  const reason = unverifiable[statementKind(claim, language)];
  if (reason && !factCheck && !known)
    return { level: 'non verificabile', score: 50, confidence: 'alta', reason };
  const tooEarly = verdict.reason === 'prove_insufficienti' && isAboutNow(claim, language);
  return tooEarly ? { ...verdict, reason: 'troppo_recente' } : verdict;
}

/** When nothing at all could be asked there is no answer, and nothing to pay. */
export function refuseWithoutSources(
  { sources }: Examiner,
  examinations: readonly Examination[],
  language: Language,
): void {
  if (examinations.some(({ gathered }) => gathered.answered.length > 0)) return;
  const silent = examinations.flatMap(({ gathered }) => gathered.silent);
  throw new AppError('nessuna_fonte', { sources: namesOf(sources, silent, language).join(', ') });
}

function accountOf(
  { sources }: Examiner,
  examinations: readonly Examination[],
  verdicts: readonly Verdict[],
  language: Language,
): Account {
  const { factCheck, known } = (examinations.length === 1 ? examinations[0] : undefined) ?? {};
  // An opinion or a forecast stays one, whatever a model has to say about it.
  const explanation =
    examinations.length === 1 && verdicts[0] === examinations[0]?.verdict
      ? examinations[0]?.explanation
      : undefined;
  const witnesses = examinations.flatMap((one) => one.witnesses);
  const silent = examinations.flatMap(({ gathered }) => gathered.silent);
  return {
    verdict: combine(verdicts),
    supporting: voices(witnesses, 'supports'),
    refuting: voices(witnesses, 'refutes'),
    ...(factCheck?.level
      ? { factCheck: { publisher: factCheck.publisher, rating: factCheck.rating, level: factCheck.level } }
      : {}),
    ...(known && !factCheck ? { known: knownWords(known, language) } : {}),
    claims: examinations.map(({ claim }, i) => ({ text: claim, level: levelAt(verdicts, i) })),
    searched: namesOf(
      sources,
      examinations.flatMap(({ gathered }) => gathered.answered),
      language,
    ),
    silent: namesOf(sources, silent, language),
    nothingFound: examinations.every(({ witnesses }) => witnesses.length === 0),
    weighed: isWeighed(examinations, verdicts),
    ...(explanation === undefined ? {} : { explanation }),
  };
}

/** Names of the sources that did not answer for one of the claims. */
export function silentNames(
  { sources }: Examiner,
  examinations: readonly Examination[],
  language: Language,
): string[] {
  return namesOf(
    sources,
    examinations.flatMap(({ gathered }) => gathered.silent),
    language,
  );
}

function knownWords({ entry }: KnownAnswer, language: Language): NonNullable<Account['known']> {
  const { explanation, restsOn, sources } = entry;
  return {
    explanation: explanation[language],
    sources,
    ...(restsOn ? { restsOn: restsOn[language] } : {}),
  };
}

function namesOf(
  { references, searches, factChecks }: Examiner['sources'],
  ids: readonly string[],
  language: Language,
): string[] {
  const named = [...references, ...searches, ...factChecks].filter(({ id }) => ids.includes(id));
  return [...new Set(named.map(({ id, name }) => sourceName(id, language, name)))];
}

function levelAt(verdicts: readonly Verdict[], i: number): TextLevel {
  return verdicts[i]?.level ?? 'non verificabile';
}
