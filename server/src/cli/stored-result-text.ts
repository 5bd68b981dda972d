/** A stored result and the reports about it, for an operator to read in a terminal or to process as JSON. */
import type { VerificationResult } from '@riscontro/contract';
import type { Words } from '@riscontro/words';
import { answerText } from '../domain/result-text.ts';
import type { Report, Resolution, ResultRecord } from '../store/corrections-store.ts';
import { section, wrap } from './wrap-text.ts';

/** The result as the API gives it. */
export function wholeResult({ result }: ResultRecord, baseUrl: string): VerificationResult {
  return JSON.parse(answerText(result, baseUrl, false)) as VerificationResult;
}

export function describeResult(record: ResultRecord, baseUrl: string) {
  return {
    id: record.result.id,
    version: record.version,
    state: record.hiddenAtMs === null ? 'public' : 'hidden',
    hidden_at: record.hiddenAtMs === null ? null : new Date(record.hiddenAtMs).toISOString(),
    key: record.keyId === '' ? null : record.keyId,
    result: wholeResult(record, baseUrl),
  };
}

export function resultText(
  record: ResultRecord,
  baseUrl: string,
  words: Words['terminal']['results']['text'],
): string {
  const result = wholeResult(record, baseUrl);
  const { livello, affidabilita, fiducia, contenuto, correzioni = [] } = result;
  const reason = 'motivo' in result && result.motivo ? `, ${result.motivo}` : '';
  const claims = 'affermazioni' in result ? result.affermazioni : [];
  const evidence = 'prove' in result ? result.prove : [];
  const state =
    record.hiddenAtMs === null ? words.public : words.hiddenSince({ day: day(record.hiddenAtMs) });
  const version = words.version({
    kind: result.tipo,
    language: result.lingua,
    version: record.version,
    review: result.revisione,
    state,
  });
  return [
    `${result.condividi}\n${version}`,
    section(
      words.content,
      [contenuto?.testo, contenuto?.titolo, contenuto?.url].flatMap((text) => (text ? [wrap(text)] : [])),
    ),
    section(words.verdict, [
      `${words.score({ level: livello, score: affidabilita, confidence: fiducia })}${reason}`,
    ]),
    section(words.summary, [wrap(result.sintesi)]),
    section(words.advice, [wrap(result.consiglio)]),
    section(
      words.claims,
      claims.map((claim, index) =>
        wrap(`${claim.testo} (${claim.livello}, ${claim.affidabilita})`, `${index + 1}. `),
      ),
    ),
    section(
      words.evidence,
      evidence.map(({ segno, testo, fonte }, index) =>
        wrap(
          `${segno}: ${testo}${fonte === undefined ? '' : ` (${words.source({ number: fonte + 1 })})`}`,
          `${index + 1}. `,
        ),
      ),
    ),
    section(
      words.sources,
      result.fonti.map(({ nome, url }, index) => wrap(`${nome} ${url}`, `${index + 1}. `)),
    ),
    section(
      words.corrections,
      correzioni.map(({ versione, data, nota }) =>
        wrap(nota, `${words.correction({ day: data.slice(0, 10), version: versione })}: `),
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
    reason: report.reason,
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
      reason: report.reason,
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
