/**
 * The verification of a text, top to bottom: language → kind of statement → single claims → for each one sources,
 * passages, stances and verdict (examine.ts) → one verdict, its evidence and its words.
 */
import type { Language, TextFindings, TextLevel } from '@riscontro/contract/inside';
import { wordsIn } from '@riscontro/words';
import { claimWithin } from '../../claims/claim-within.ts';
import { asksForSomething } from '../../claims/questions.ts';
import { splitClaims } from '../../claims/split-claims.ts';
import { isAboutNow, type StatementKind, statementKind } from '../../claims/statement-kind.ts';
import { AppError } from '../../domain/app-error.ts';
import { combine, restsOnSources, type Verdict } from '../../domain/verdict.ts';
import { type KnowledgeLanguage, knowledgeLanguageFor } from '../../knowledge/knowledge-schema.ts';
import type { KnownAnswer } from '../../knowledge/known-claims.ts';
import { analyse } from '../../language/analyse.ts';
import { cleanText } from '../../language/clean-text.ts';
import { detectLanguage } from '../../language/detect-language.ts';
import { type GrammarLanguage, grammarLanguages, isGrammarLanguage } from '../../language/grammars.ts';
import type { Engine } from '../engine.ts';
import type { Account } from './account.ts';
import { writeAdvice } from './advice.ts';
import { type Examination, type ExamineContext, type Examiner, examine, voices } from './examine.ts';
import { phase } from './phases.ts';
import { reportEvidence } from './report-evidence.ts';
import { sourceName } from './source-names.ts';
import { isWeighed, weighedMark } from './source-ratings.ts';
import { writeSummary } from './summary.ts';

export const method = 'testo-1';

/** A statement that no source can settle is looked up all the same: people may have checked it already. */
const unverifiable: Partial<Record<StatementKind, NonNullable<Verdict['reason']>>> = {
  opinion: 'opinion',
  forecast: 'forecast',
  privateFact: 'privateFact',
};

export function createTextEngine(examiner: Examiner): Engine<'text'> {
  return {
    async check({ claim }, context) {
      const { language: answerLanguage } = context;
      if (detectLanguage(cleanText(claim)).unread) return unreadLanguage(claim, context);
      const { examinations, verdicts, language } = await verifyText(examiner, claim, context);
      const textsIn = knowledgeLanguageFor(answerLanguage, language);
      const account = accountOf(examiner, examinations, verdicts, answerLanguage, textsIn);
      const { sources, evidence, claims } = reportEvidence(examinations, verdicts, answerLanguage, textsIn);
      const { verdict } = account;
      const { summaries, advice } = wordsIn(answerLanguage);
      return {
        level: verdict.level,
        score: verdict.score,
        confidence: verdict.confidence,
        ...(verdict.reason ? { reason: verdict.reason } : {}),
        summary: writeSummary(account, summaries.claim),
        evidence,
        sources,
        claims,
        advice: writeAdvice(account, advice.claim),
        method: [
          method,
          ...new Set(examinations.map(({ judge }) => judge)),
          ...(account.weighed ? [weighedMark] : []),
        ].join('+'),
        writtenByModel: account.explanation !== undefined,
        review: 'automatic',
      } satisfies TextFindings;
    },
  };
}

/** What is told of a claim in a language without a grammar: that, and nothing that was not read. */
function unreadLanguage(claim: string, context: ExamineContext): TextFindings {
  context.progress(phase({ code: 'reading' }, context.language));
  const { summaries, advice } = wordsIn(context.language);
  return {
    level: 'unverifiable',
    score: 50,
    confidence: 'low',
    reason: 'languageNotUnderstood',
    summary: summaries.claim.unreadLanguage({ read: grammarLanguages }),
    evidence: [],
    sources: [],
    claims: [{ text: cleanText(claim), level: 'unverifiable', score: 50, evidence: [] }],
    advice: advice.claim.unreadLanguage({ read: grammarLanguages }),
    method,
    writtenByModel: false,
    review: 'automatic',
  };
}

/** Every single claim of a text with its verdict, and the language in which they were read. */
export async function verifyText(
  examiner: Examiner,
  claim: string,
  context: ExamineContext,
): Promise<{ examinations: Examination[]; verdicts: Verdict[]; language: GrammarLanguage }> {
  const tell = (message: Parameters<typeof phase>[0]) => context.progress(phase(message, context.language));
  tell({ code: 'reading' });
  const text = cleanText(claim);
  const language = detectLanguage(text).language ?? grammarFor(context.language);
  const kind = statementKind(text, language);
  if (
    (kind === 'domanda' && asksForSomething(text, language)) ||
    kind === 'non_affermazione' ||
    isRepetition(text, language)
  ) {
    throw new AppError('noClaim');
  }
  const singles = singleClaims(text, language);

  const { references, searches, factChecks } = examiner.sources;
  tell({
    code: 'search',
    values: { sources: references.length + searches.length + factChecks.length },
  });
  const examinations = await Promise.all(
    singles.map((single) => examine(examiner, { text: single, language }, context)),
  );
  const passages = examinations.reduce((sum, { witnesses }) => sum + witnesses.length, 0);
  tell({ code: 'comparing', values: { passages } });
  const verdicts = examinations.map((examination) => verdictFor(examination, language));
  if (verdicts.some(restsOnSources)) {
    refuseWithoutSources(examiner, examinations, context.language);
  }
  tell({ code: 'verdict' });
  return { examinations, verdicts, language };
}

/** Names alone tell no language: then the reader's own is the likeliest, where it can be read. */
function grammarFor(reader: Language): GrammarLanguage {
  return isGrammarLanguage(reader) ? reader : 'en';
}

/** The same few words over and over, or a single one, claim nothing. */
function isRepetition(text: string, language: GrammarLanguage): boolean {
  const terms = analyse(text, language);
  const distinct = new Set(terms).size;
  return distinct < 2 || (distinct < 4 && terms.length > 10 * distinct);
}

/** The claims in the author's words; a text that cannot be taken apart is one claim. */
function singleClaims(text: string, language: GrammarLanguage): string[] {
  const claims = splitClaims(text, language).map((claim) => claimWithin(claim, language));
  return claims.length > 0 ? claims : [claimWithin(text, language)];
}

/** Opinions, predictions and private facts get no verdict of ours, only what is known of the very same words. */
export function verdictFor(
  { claim, verdict, factCheck, known }: Examination,
  language: GrammarLanguage,
): Verdict {
  const reason = unverifiable[statementKind(claim, language)];
  if (reason && !factCheck && !known) return { level: 'unverifiable', score: 50, confidence: 'high', reason };
  const tooEarly = verdict.reason === 'insufficientEvidence' && isAboutNow(claim, language);
  return tooEarly ? { ...verdict, reason: 'tooRecent' } : verdict;
}

/** When nothing at all could be asked there is no answer, and nothing to pay. */
export function refuseWithoutSources(
  { sources }: Examiner,
  examinations: readonly Examination[],
  language: Language,
): void {
  if (examinations.some(({ gathered }) => gathered.answered.length > 0)) return;
  const silent = examinations.flatMap(({ gathered }) => gathered.silent);
  throw new AppError('noSource', { sources: namesOf(sources, silent, language).join(', ') });
}

function accountOf(
  { sources }: Examiner,
  examinations: readonly Examination[],
  verdicts: readonly Verdict[],
  language: Language,
  textsIn: KnowledgeLanguage,
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
    ...(known && !factCheck ? { known: knownWords(known, textsIn, language) } : {}),
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

function knownWords(
  { entry }: KnownAnswer,
  textsIn: KnowledgeLanguage,
  language: Language,
): NonNullable<Account['known']> {
  const { explanation, restsOn, sources } = entry;
  return {
    explanation: explanation[textsIn],
    sources,
    ...(textsIn === language ? {} : { isForeign: true }),
    ...(restsOn ? { restsOn: restsOn[textsIn] } : {}),
  };
}

function namesOf(
  { references, searches, factChecks }: Examiner['sources'],
  ids: readonly string[],
  language: Language,
): string[] {
  const named = [...references, ...searches, ...factChecks].filter(({ id }) => ids.includes(id));
  const words = wordsIn(language).summaries.sources;
  return [...new Set(named.map(({ id, name }) => sourceName(id, words, name)))];
}

function levelAt(verdicts: readonly Verdict[], i: number): TextLevel {
  return verdicts[i]?.level ?? 'unverifiable';
}
