/** A check as the panel shows it: under way, with its verdict, or with what went wrong. */
import { type Language, progress, verificationResult } from '@riscontro/contract/inside';
import {
  checkedContent,
  checkProgress,
  currentPhase,
  type Html,
  html,
  levelTitle,
  verdictCard,
  verdictDetails,
} from '@riscontro/verdict-view';
import { isWebAddress, nameOf } from '../shared/check-content.ts';
import type { CheckRecord } from '../shared/check-record.ts';
import { failureText } from '../shared/failure-text.ts';
import { wordsOf } from '../shared/words.ts';

export const subjectName = ({ content }: Pick<CheckRecord, 'content'>, language: Language): string =>
  nameOf(content) ?? wordsOf(language).extension.unnamed[content.kind];

export function subjectView(record: CheckRecord, language: Language): Html {
  const say = wordsOf(language).extension;
  return html`<p class="subject"><span class="note">${say.subjects[record.content.kind]}</span>
<span class="subject-name">${subjectName(record, language)}</span></p>`;
}

/** What is being done now, in a few words. */
export function stageText({ stage, asFile, events }: CheckRecord, language: Language): string {
  const { stages } = wordsOf(language).extension;
  if (stage === 'reading') return stages.reading;
  if (stage === 'sending') return asFile ? stages.sendingFile : stages.sending;
  if (stage === 'running') return currentPhase(events.map(progress.fromWire)) ?? stages.running;
  return stages.starting;
}

export function progressView(record: CheckRecord, language: Language): Html {
  const say = wordsOf(language).extension;
  const refusal = record.refusal && html`<p class="note">${say.asFile({ refusal: record.refusal })}</p>`;
  if (record.events.length > 0)
    return html`${refusal}${checkProgress(record.events.map(progress.fromWire), wordsOf(language))}`;
  return html`${refusal}<ol class="phases"><li class="phase current" aria-current="step">${stageText(record, language)}</li></ol>`;
}

export interface ResultView {
  readonly verdict: Html;
  readonly evidence: Html;
  /** The link to its public page. */
  readonly share: Html;
  /** For those who listen. */
  readonly said: string;
}

export function resultView(record: CheckRecord, language: Language): ResultView | undefined {
  if (!record.result) return undefined;
  const result = verificationResult.fromWire(record.result);
  const words = wordsOf(language);
  const say = words.extension;
  const share = isWebAddress(result.shareUrl)
    ? html`<a id="share-link" class="button primary" href="${result.shareUrl}">${say.openShare}</a>`
    : html``;
  const notice = result.confidential && html`<p class="notice">${say.confidentialNote}</p>`;
  return {
    verdict: html`${notice}${checkedContent(result, words)}${verdictCard(result, words)}`,
    evidence: verdictDetails(result, words),
    share,
    said: say.ready({ level: levelTitle(result.level, words) }),
  };
}

/** Buttons carry `data-way`; the link leads to the server's own page. */
export function problemView({ failure, content }: CheckRecord, language: Language): Html {
  const say = wordsOf(language).extension;
  const { title, detail, ways } = failureText(failure ?? { code: 'bug' }, content.kind, say.failures);
  const labels = say.ways;
  const buttons = ways.map((way) =>
    way === 'website'
      ? html`<a class="button" href="${failure?.server ?? ''}/?lang=${language}">${labels[way]}</a> `
      : html`<button type="button" data-way="${way}">${labels[way]}</button> `,
  );
  return html`<h2 tabindex="-1">${title}</h2><p>${detail}</p><p class="actions">${buttons}</p>`;
}
