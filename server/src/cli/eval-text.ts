/** `riscontro eval text`: measures the method on claims whose answer is known. */
import { type Config, readConfig } from '../config.ts';
import { claimFrom } from '../domain/claim-text.ts';
import { readRows } from '../evaluation/read-rows.ts';
import { GoldClaim } from '../evaluation/rows.ts';
import { runText, type TextRunParts } from '../evaluation/run-text.ts';
import { scoreText } from '../evaluation/score-text.ts';
import type { OpenEngines } from './engine-opening.ts';
import { checkEvalFiles, untilStopped } from './eval-files.ts';
import { createEvalWatcher, runReport } from './eval-report.ts';
import { createProgressLine } from './progress-line.ts';
import type { Terminal } from './terminal.ts';

export interface TextEvaluation {
  readonly corpusPath: string;
  readonly claimsPath: string;
  readonly outPath: string;
  readonly json: boolean;
}

export async function evaluateText(
  call: TextEvaluation,
  { words: { eval: words }, output, drawingBoard, language }: Terminal,
  { openEngines }: { readonly openEngines: OpenEngines },
): Promise<void> {
  await checkEvalFiles([call.corpusPath, call.claimsPath], call.outPath);
  const config = readConfig();
  const progress = createProgressLine(drawingBoard);
  const parts = {
    openChecker: openCheckerWith(openEngines, config),
    watcher: createEvalWatcher(progress, words, language),
  };
  const summary = await untilStopped((signal) => runText({ ...call, signal }, parts)).finally(progress.end);
  const gold = await readRows(call.claimsPath, GoldClaim);
  const scores = scoreText(gold, summary.rows);
  output.write(
    `${call.json ? JSON.stringify(scores, null, 2) : runReport(summary, scores, call.outPath, words)}\n`,
  );
}

/** The method as it is installed, but with nothing to look in except the given index. */
function openCheckerWith(openEngines: OpenEngines, config: Config): TextRunParts['openChecker'] {
  return async (index) => {
    const opened = await openEngines(aloneFrom(config), { onlyEvidence: index });
    return {
      checkClaim: async (claim, language) => opened.checkClaim(claimFrom(claim, config.limits), language),
      close: () => opened.close(),
    };
  };
}

/** The settings without anything outside this machine. */
export function aloneFrom(config: Config): Config {
  return {
    ...config,
    databaseUrl: undefined,
    offline: true,
    languageModel: undefined,
  };
}
