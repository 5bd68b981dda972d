/** A stored result and the reports about it, for an operator to read in a terminal or to process as JSON. */
import type { VerificationResult } from '@riscontro/contract';
import { answerText } from '../domain/result-text.ts';
import type { Report, ResultRecord } from '../store/corrections-store.ts';
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

export function resultText(record: ResultRecord, baseUrl: string): string {
  const result = wholeResult(record, baseUrl);
  const { livello, affidabilita, fiducia, contenuto, correzioni = [] } = result;
  const reason = 'motivo' in result && result.motivo ? `, ${result.motivo}` : '';
  const claims = 'affermazioni' in result ? result.affermazioni : [];
  const evidence = 'prove' in result ? result.prove : [];
  const state = record.hiddenAtMs === null ? 'public' : `hidden since ${day(record.hiddenAtMs)}`;
  return [
    `${result.condividi}\n${result.tipo}, ${result.lingua}, version ${record.version} (${result.revisione}), ${state}`,
    section(
      'Content',
      [contenuto?.testo, contenuto?.titolo, contenuto?.url].flatMap((text) => (text ? [wrap(text)] : [])),
    ),
    section('Verdict', [`${livello}, score ${affidabilita}, confidence ${fiducia}${reason}`]),
    section('Summary', [wrap(result.sintesi)]),
    section('Advice', [wrap(result.consiglio)]),
    section(
      'Claims',
      claims.map((claim, index) =>
        wrap(`${claim.testo} (${claim.livello}, ${claim.affidabilita})`, `${index + 1}. `),
      ),
    ),
    section(
      'Evidence',
      evidence.map(({ segno, testo, fonte }, index) =>
        wrap(`${segno}: ${testo}${fonte === undefined ? '' : ` (source ${fonte + 1})`}`, `${index + 1}. `),
      ),
    ),
    section(
      'Sources',
      result.fonti.map(({ nome, url }, index) => wrap(`${nome} ${url}`, `${index + 1}. `)),
    ),
    section(
      'Corrections',
      correzioni.map(({ versione, data, nota }) => wrap(nota, `${data.slice(0, 10)}, version ${versione}: `)),
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

export function reportText(report: Report): string {
  const { resolution } = report;
  return [
    `Report ${report.id} of ${day(report.createdAtMs)}: ${report.reason}, about version ${report.version}`,
    section(
      'Text',
      report.text.split('\n').map((line) => wrap(line)),
    ),
    section('E-mail', report.email === null ? [] : [wrap(report.email)]),
    section(
      'Resolved',
      resolution
        ? [wrap(resolution.note, `${day(resolution.resolvedAtMs)}, ${outcomeText(resolution)}: `)]
        : [],
    ),
  ]
    .filter((text) => text !== '')
    .join('\n\n');
}

const outcomeText = ({ outcome, newVersion }: { outcome: string; newVersion: number | null }) =>
  newVersion === null ? outcome : `${outcome} in version ${newVersion}`;

const day = (timeMs: number) => new Date(timeMs).toISOString().slice(0, 10);
