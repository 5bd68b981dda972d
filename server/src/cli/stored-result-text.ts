/** A stored result and the reports about it, for an operator to read in a terminal or to process as JSON. */
import type { VerificationResult as Answer } from '@riscontro/contract';
import {
  confidences,
  contentKinds,
  evidenceSides,
  levels,
  reportReasons,
  reviews,
  textLevels,
  unverifiableReasons,
  verificationResult,
} from '@riscontro/contract/inside';
import type { Words } from '@riscontro/words';
import { answerText } from '../domain/result-text.ts';
import type { Report, Resolution, ResultRecord } from '../store/corrections-store.ts';
import { section, wrap } from './wrap-text.ts';

/** The result as the API gives it. */
function wholeAnswer({ result }: ResultRecord, baseUrl: string): Answer {
  return JSON.parse(answerText(result, baseUrl, false)) as Answer;
}

export function describeResult(record: ResultRecord, baseUrl: string) {
  return {
    id: record.result.id,
    version: record.version,
    state: record.hiddenAtMs === null ? 'public' : 'hidden',
    hidden_at: record.hiddenAtMs === null ? null : new Date(record.hiddenAtMs).toISOString(),
    key: record.keyId === '' ? null : record.keyId,
    result: wholeAnswer(record, baseUrl),
  };
}

/** Values are shown as the API has them and as the options of a correction take them. */
export function resultText(
  record: ResultRecord,
  baseUrl: string,
  words: Words['terminal']['results']['text'],
): string {
  const result = verificationResult.fromWire(wholeAnswer(record, baseUrl));
  const { score, subject, corrections = [] } = result;
  const reason = 'reason' in result && result.reason ? `, ${unverifiableReasons[result.reason]}` : '';
  const claims = 'claims' in result ? result.claims : [];
  const evidence = 'evidence' in result ? result.evidence : [];
  const state =
    record.hiddenAtMs === null ? words.public : words.hiddenSince({ day: day(record.hiddenAtMs) });
  const version = words.version({
    kind: contentKinds[result.kind],
    language: result.language,
    version: record.version,
    review: reviews[result.review],
    state,
  });
  return [
    `${result.shareUrl}\n${version}`,
    section(
      words.content,
      [subject?.text, subject?.title, subject?.url].flatMap((text) => (text ? [wrap(text)] : [])),
    ),
    section(words.verdict, [
      `${words.score({ level: levels[result.level], score, confidence: confidences[result.confidence] })}${reason}`,
    ]),
    section(words.summary, [wrap(result.summary)]),
    section(words.advice, [wrap(result.advice)]),
    section(
      words.claims,
      claims.map((claim, index) =>
        wrap(`${claim.text} (${textLevels[claim.level]}, ${claim.score})`, `${index + 1}. `),
      ),
    ),
    section(
      words.evidence,
      evidence.map(({ side, text, source }, index) =>
        wrap(
          `${evidenceSides[side]}: ${text}${source === undefined ? '' : ` (${words.source({ number: source + 1 })})`}`,
          `${index + 1}. `,
        ),
      ),
    ),
    section(
      words.sources,
      result.sources.map(({ name, url }, index) => wrap(`${name} ${url}`, `${index + 1}. `)),
    ),
    section(
      words.corrections,
      corrections.map(({ version, date, note }) =>
        wrap(note, `${words.correction({ day: date.slice(0, 10), version })}: `),
      ),
    ),
  ]
    .filter((text) => text !== '')
    .join('\n\n');
}

export function describeReport(report: Report) {
  const { resolution } = report;
  return {
    id: report.id,
    result: report.resultId,
    version: report.version,
    reason: reportReasons[report.reason],
    text: report.text,
    email: report.email,
    created_at: new Date(report.createdAtMs).toISOString(),
    state: resolution?.outcome ?? 'open',
    resolved_at: resolution ? new Date(resolution.resolvedAtMs).toISOString() : null,
    note: resolution?.note ?? null,
    new_version: resolution?.newVersion ?? null,
  };
}

export function reportText(report: Report, words: Words['terminal']['reviews']['text']): string {
  const { resolution } = report;
  return [
    words.report({
      id: report.id,
      day: day(report.createdAtMs),
      reason: reportReasons[report.reason],
      version: report.version,
    }),
    section(
      words.text,
      report.text.split('\n').map((line) => wrap(line)),
    ),
    section(words.email, report.email === null ? [] : [wrap(report.email)]),
    section(
      words.resolved,
      resolution
        ? [wrap(resolution.note, `${day(resolution.resolvedAtMs)}, ${outcomeText(resolution, words)}: `)]
        : [],
    ),
  ]
    .filter((text) => text !== '')
    .join('\n\n');
}

const outcomeText = ({ newVersion }: Resolution, words: Words['terminal']['reviews']['text']) =>
  newVersion === null ? words.dismissed : words.correctedIn({ version: newVersion });

const day = (timeMs: number) => new Date(timeMs).toISOString().slice(0, 10);
