/**
 * The verification of an article, top to bottom: page → article → claims → for each one sources, passages, stances and
 * verdict (text/examine.ts), without the article's own site as a witness → one level by a written rule → its words.
 */

import type { Language, ProblemValues } from '@riscontro/contract';
import type { Signal, TextFindings } from '@riscontro/contract/inside';
import { wordsIn } from '@riscontro/words';
import { AppError } from '../../domain/app-error.ts';
import { canonicalUrl } from '../../domain/canonical-url.ts';
import type { Verdict } from '../../domain/verdict.ts';
import { knowledgeLanguageFor } from '../../knowledge/knowledge-schema.ts';
import { cleanText } from '../../language/clean-text.ts';
import { detectLanguage } from '../../language/detect-language.ts';
import { type GrammarLanguage, grammarLanguages } from '../../language/grammars.ts';
import type { Article, ReadArticle } from '../../pages/article.ts';
import { PageUnreadable } from '../../pages/page.ts';
import type { FactCheck } from '../../providers/fact-check/fact-check.ts';
import type { CheckContext, Engine } from '../engine.ts';
import { fetchProblem } from '../fetch-problem.ts';
import { type Examination, type Examiner, examine } from '../text/examine.ts';
import { phase } from '../text/phases.ts';
import { reportEvidence } from '../text/report-evidence.ts';
import { isWeighed, weighedMark } from '../text/source-ratings.ts';
import { refuseWithoutSources, silentNames, verdictFor } from '../text/text.ts';
import { writeArticleAdvice, writeArticleSummary } from './article-summary.ts';
import { articleVerdict } from './article-verdict.ts';
import { type ArticleClaim, chooseClaims } from './choose-claims.ts';
import { withoutOwnWitness } from './exclude-own-site.ts';
import { ageInYears, pageSignals } from './page-signals.ts';
import { contradictsItsTitle } from './title-against-text.ts';

export const method = 'articolo-1';
const reviewedLengthMax = 1_000;
const titleLengthMax = 300;

export interface ArticleParts {
  readonly examiner: Examiner;
  readonly readArticle: ReadArticle;
  readonly clock: () => number;
  /** Told of every article whose result was stored, and where it was found; returns at once and never throws. */
  readonly onArticle?: (article: Article, found: { readonly url: string; readonly resultId: string }) => void;
}

export function createArticleEngine({
  examiner,
  readArticle,
  clock,
  onArticle,
}: ArticleParts): Engine<'article'> {
  return {
    async check({ url }, context) {
      const { language: answerLanguage } = context;
      const progress = eachSourceOnce(context.progress);
      const tell = (message: Parameters<typeof phase>[0]) => progress(phase(message, answerLanguage));
      tell({ code: 'page' });
      const { article, language, foundAt } = await articleAt(readArticle, url, context);
      context.afterStoring?.(async (resultId) => onArticle?.(article, { url: foundAt, resultId }));
      const claims = chooseClaims(article, language, reviewedBy(article, language, examiner));
      tell({ code: 'claims', values: { claims: claims.length } });

      const urls = [url, foundAt, ...(article.canonical ? [article.canonical] : [])];
      const others = {
        ...examiner,
        sources: withoutOwnWitness(examiner.sources, { urls, text: article.text }),
      };
      const [examinations, titleContradicted] = await Promise.all([
        Promise.all(claims.map(({ text }) => examine(others, { text, language }, { ...context, progress }))),
        contradictsItsTitle(examiner.judges, article, language, context.signal),
      ]);
      if (claims.length > 0) refuseWithoutSources(others, examinations, answerLanguage);
      tell({ code: 'verdict' });
      const verdicts = examinations.map((examination) => verdictFor(examination, language));
      const checkedBy = checkOf(urls, examinations);
      const facts = { article, titleContradicted, checkedBy, nowMs: clock() };
      const signals = pageSignals(facts, wordsIn(answerLanguage).signals.page);
      for (const { kind, method, outcome } of signals) {
        progress({ event: 'signal', data: { kind, ...(method ? { method } : {}), outcome } });
      }
      const checked = { ...facts, language, claims, examinations, verdicts };
      return findings(checked, others, { language: answerLanguage, signals });
    },
  };
}

/** Among the fact-checks found for its claims, one that names the page itself. */
function checkOf(urls: readonly string[], examinations: readonly Examination[]): FactCheck | undefined {
  const own = new Set(urls.map((url) => canonicalUrl(url)));
  return examinations
    .flatMap(({ gathered }) => gathered.factChecks)
    .find(({ appearances = [] }) => appearances.some((url) => own.has(canonicalUrl(url) ?? '')));
}

/** Every claim is asked of every source; who waits need not hear of each of them eight times. */
function eachSourceOnce(progress: CheckContext['progress']): CheckContext['progress'] {
  const told = new Set<string>();
  return (event) => {
    const key = event.event === 'source' ? `${event.data.name} ${event.data.outcome}` : undefined;
    if (key !== undefined && told.has(key)) return;
    if (key !== undefined) told.add(key);
    progress(event);
  };
}

/** What a fact-check's page repeats because it assesses it. */
function reviewedBy(
  { claimReviews }: Article,
  language: GrammarLanguage,
  { isSameClaim }: Examiner,
): (text: string) => boolean {
  const reviewed = claimReviews
    .flatMap(({ claimReviewed }) => (typeof claimReviewed === 'string' ? [claimReviewed] : []))
    .map((text) => ({ text: cleanText(text.slice(0, reviewedLengthMax)), language }));
  return (text) => reviewed.some((claim) => isSameClaim(claim, { text, language }));
}

async function articleAt(readArticle: ReadArticle, url: string, { signal }: CheckContext) {
  const read = await readArticle(url, { signal }).catch((error) => {
    signal.throwIfAborted();
    if (error instanceof PageUnreadable) throw notAnArticle({ code: 'unreadable' }, error);
    throw fetchProblem(error);
  });
  if ('notArticle' in read) throw notAnArticle({ code: read.notArticle });
  const { article } = read;
  const language = article.language ?? detectLanguage(article.text.slice(0, 5_000)).language;
  if (!language) throw notAnArticle({ code: 'other_language', values: { read: grammarLanguages } });
  return { article, language, foundAt: read.url };
}

function notAnArticle(reason: ProblemValues['notAnArticle']['reason'], cause?: unknown): AppError {
  return new AppError('notAnArticle', { reason }, cause);
}

interface Checked {
  readonly article: Article;
  /** In which it was read. */
  readonly language: GrammarLanguage;
  readonly claims: readonly ArticleClaim[];
  readonly examinations: readonly Examination[];
  readonly verdicts: readonly Verdict[];
  readonly titleContradicted: boolean;
  readonly nowMs: number;
}

function findings(
  { article, language: readIn, claims, examinations, verdicts, titleContradicted, nowMs }: Checked,
  examiner: Examiner,
  { language, signals }: { language: Language; signals: Signal[] },
): TextFindings {
  const judged = claims.flatMap(({ central }, i) => {
    const verdict = verdicts[i];
    return verdict ? [{ central, verdict }] : [];
  });
  const verdict = articleVerdict(judged, titleContradicted);
  const {
    sources,
    evidence,
    claims: single,
  } = reportEvidence(examinations, verdicts, language, knowledgeLanguageFor(language, readIn));
  const account = {
    verdict,
    claims: single.map(({ text, level }) => ({ text, level })),
    kind: article.kind,
    ageYears: ageInYears({ article, nowMs }),
    silent: silentNames(examiner, examinations, language),
    weighed: isWeighed(examinations, verdicts),
  };
  const { summaries, advice } = wordsIn(language);
  const judges = [...new Set(examinations.map(({ judge }) => judge))];
  const title = cleanText(article.title.slice(0, titleLengthMax));
  return {
    ...(title ? { subject: { title } } : {}),
    level: verdict.level,
    score: verdict.score,
    confidence: verdict.confidence,
    ...(verdict.reason ? { reason: verdict.reason } : {}),
    summary: writeArticleSummary(account, summaries.article),
    evidence,
    sources,
    claims: single,
    signals,
    advice: writeArticleAdvice(account, advice.article),
    method: [method, ...judges, ...(account.weighed ? [weighedMark] : [])].join('+'),
    // The words around it are ours whichever judge read the passages.
    writtenByModel: false,
    review: 'automatic',
  };
}
