/** Runs claims through the whole method against a corpus of their own, and writes every answer as it is ready. */

import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { problems } from '@riscontro/contract';
import { AppError } from '../domain/app-error.ts';
import { OperatorError } from '../domain/operator-error.ts';
import type { EvidenceIndex } from '../evidence/evidence-index.ts';
import { parseCorpusRecord } from '../evidence/import/corpus-record.ts';
import { type ImportProgress, importFile } from '../evidence/import/import-file.ts';
import type { RowFault } from '../evidence/import/row-fields.ts';
import { openEvidenceIndex } from '../evidence/open-evidence-index.ts';
import { detectLanguage } from '../language/detect-language.ts';
import type { GrammarLanguage } from '../language/grammars.ts';
import type { CheckClaim } from './check-claim.ts';
import { readRows } from './read-rows.ts';
import { ClaimRow, type Prediction, rowLevelOf } from './rows.ts';

export interface TextRun {
  readonly corpusPath: string;
  readonly claimsPath: string;
  /** Written anew. */
  readonly outPath: string;
  /** Where the index lies meanwhile; without it, where the system keeps temporary files. */
  readonly temporaryDir?: string;
  /** Ends the run; the answers that are ready stay in the file. */
  readonly signal?: AbortSignal;
}

export interface ClaimChecker {
  readonly checkClaim: CheckClaim;
  close(): Promise<void>;
}

/** Told while the run goes on. */
export interface RunWatcher {
  badLine?(path: string, line: number, fault: RowFault): void;
  importing?(progress: ImportProgress): void;
  /** After every claim; `failure` when it was refused or could not be checked. */
  checked?(done: number, total: number, row: Prediction, failure?: unknown): void;
}

export interface TextRunParts {
  /** Gets the index that holds the corpus and nothing else; it stays open until the checker is closed. */
  readonly openChecker: (index: EvidenceIndex) => Promise<ClaimChecker>;
  readonly watcher?: RunWatcher;
}

export interface TextRunSummary {
  readonly passages: number;
  /** How many of the rows have an error. */
  readonly failed: number;
  readonly rows: readonly Prediction[];
}

export async function runText(
  { corpusPath, claimsPath, outPath, temporaryDir = tmpdir(), signal }: TextRun,
  { openChecker, watcher = {} }: TextRunParts,
): Promise<TextRunSummary> {
  const claims = await readRows(claimsPath, ClaimRow, (line, fault) =>
    watcher.badLine?.(claimsPath, line, fault),
  );
  if (claims.length === 0)
    throw new OperatorError({ of: 'eval', code: 'noClaims', values: { path: claimsPath } });
  await using things = new AsyncDisposableStack();
  const out = things.use(await open(outPath, 'w'));
  const dataDir = await mkdtemp(join(temporaryDir, 'riscontro-eval-'));
  things.defer(() => rm(dataDir, { recursive: true, force: true }));
  const index = await openEvidenceIndex({ dataDir, databaseUrl: undefined });
  things.defer(() => index.close());
  const docIdOf = await fill(index, corpusPath, watcher, signal);
  const passages = await index.count();
  if (passages === 0) throw new OperatorError({ of: 'eval', code: 'noTexts', values: { path: corpusPath } });
  const checker = await openChecker(index);
  things.defer(() => checker.close());

  const rows: Prediction[] = [];
  for (const claim of claims) {
    signal?.throwIfAborted();
    const { row, failure } = await answerTo(claim, checker.checkClaim, docIdOf);
    await out.appendFile(`${JSON.stringify(row)}\n`);
    rows.push(row);
    watcher.checked?.(rows.length, claims.length, row, failure);
  }
  return { passages, failed: rows.filter(({ error }) => error !== undefined).length, rows };
}

/** Resolves to what finds a passage's text: the id without its part's number. */
async function fill(
  index: EvidenceIndex,
  path: string,
  { badLine, importing }: RunWatcher,
  signal: AbortSignal | undefined,
): Promise<(passageId: string) => string> {
  const numbered = /#\d+$/;
  // Names that end like a part's number without being one.
  const wholeNames = new Set<string>();
  await importFile(path, index, {
    parse(record) {
      signal?.throwIfAborted();
      const parsed = parseCorpusRecord(record, { anyAddress: true });
      for (const { docId } of 'items' in parsed ? parsed.items : []) {
        if (numbered.test(docId)) wholeNames.add(docId);
      }
      return parsed;
    },
    onBad: (line, fault) => badLine?.(path, line, fault),
    onProgress: (progress) => importing?.(progress),
  });
  return (id) => (wholeNames.has(id) ? id : id.replace(numbered, ''));
}

async function answerTo(
  { id, claim, lang }: ClaimRow,
  checkClaim: CheckClaim,
  docIdOf: (passageId: string) => string,
): Promise<{ row: Prediction; failure?: unknown }> {
  const language: GrammarLanguage = lang ?? detectLanguage(claim).language ?? 'it';
  const startedMs = performance.now();
  const ms = () => Math.round((performance.now() - startedMs) * 100) / 100;
  try {
    const { level, score, evidence } = await checkClaim(claim, language);
    const docIds = [...new Set(evidence.map(docIdOf))];
    return { row: { id, level: rowLevelOf(level), score, evidence: docIds, ms: ms() } };
  } catch (failure) {
    const error = failure instanceof AppError ? problems[failure.code].status : 500;
    return { row: { id, level: 'non_verificabile', score: 50, evidence: [], ms: ms(), error }, failure };
  }
}
