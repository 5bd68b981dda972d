/** `riscontro factchecks`: fills the index of published fact-checks, with or without a running server. */
import { parseClaimReviews } from '../evidence/import/claim-review-record.ts';
import { factCheckFormatOf } from '../evidence/import/fact-check-format.ts';
import { openClaimReviews } from '../evidence/open-evidence-index.ts';
import type { SyntaxOf } from './command-line.ts';
import { factchecksStats } from './factchecks-stats.ts';
import { feedsCommand, isFeedAction } from './factchecks-sync.ts';
import { createIndexCommand } from './index-command.ts';
import type { Terminal } from './terminal.ts';

export const factchecksSyntax = {
  name: 'factchecks',
  usage: [{ parameters: 'ACTION' }],
  actions: {
    import: { parameters: 'import FILE' },
    sync: { parameters: 'sync URL…' },
    syncAll: { parameters: 'sync' },
    feeds: { parameters: 'feeds' },
    forget: { parameters: 'forget URL' },
    stats: { parameters: 'stats' },
    clear: { parameters: 'clear', needs: ['yes'] },
  },
  options: { yes: {} },
} as const satisfies SyntaxOf<'factchecks'>;

const indexCommand = createIndexCommand({
  syntax: factchecksSyntax,
  records: 'entries',
  items: 'factChecks',
  countField: 'fact_checks',
  open: openClaimReviews,
  stats: factchecksStats,
  parse: parseClaimReviews,
  formatOf: factCheckFormatOf,
});

export async function factchecksCommand(parameters: string[], terminal: Terminal): Promise<void> {
  const action = parameters.find((parameter) => !parameter.startsWith('-'));
  if (isFeedAction(action)) await feedsCommand(parameters, factchecksSyntax, terminal);
  else await indexCommand(parameters, terminal);
}
