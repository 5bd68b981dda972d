/** `riscontro audit`: who changed what and when, and whether the log still is as it was written. */
import type { Words } from '@riscontro/words';
import { type AuditProof, verifyAudit } from '../store/audit-chain.ts';
import type { AuditFilter, AuditRecord } from '../store/audit-store.ts';
import { readCommandConfig } from './command-config.ts';
import { readParameters, type SyntaxOf, showHelp, UsageError, type ValuesOf } from './command-line.ts';
import { openCommandStore } from './command-store.ts';
import { table } from './table.ts';
import { createPrint, type Print, type Terminal } from './terminal.ts';

export const auditSyntax = {
  name: 'audit',
  usage: [{ takes: ['since', 'action', 'target', 'limit'] }, { needs: ['verify'] }],
  actions: {},
  options: {
    since: { value: 'DATE' },
    action: { value: 'ACTION' },
    target: { value: 'ID' },
    limit: { value: 'N', fallback: '100' },
    verify: {},
  },
} as const satisfies SyntaxOf<'audit'>;

const limitMax = 100_000;

export async function auditCommand(parameters: string[], terminal: Terminal): Promise<void> {
  const { values, positionals } = readParameters(parameters, auditSyntax);
  if (values.help) return showHelp(auditSyntax, terminal);
  if (positionals.length > 0) {
    const text = positionals.join(' ');
    throw new UsageError({ of: 'common', code: 'tooMuch', values: { text } }, auditSyntax);
  }
  const filter = filterFrom(values);
  const print = createPrint(terminal, values.json);
  const words = terminal.words.audit;
  const store = await openCommandStore(await readCommandConfig(terminal));
  try {
    if (values.verify) return tellProof(await verifyAudit(store), print, words);
    const records = await store.listAudit(filter);
    const rows = records.map((record) => rowOf(record, words));
    print(records.map(describe), rows.length === 0 ? words.none : table(words.headings, rows));
  } finally {
    await store.close();
  }
}

type AuditWords = Words['terminal']['audit'];
type Values = ValuesOf<(typeof auditSyntax)['options']>;

function filterFrom({ since, action, target, limit, verify }: Values): AuditFilter {
  if (verify && (since ?? action ?? target) !== undefined)
    throw new UsageError({ of: 'audit', code: 'verifyAlone' });
  const sinceMs = since === undefined ? undefined : Date.parse(since);
  if (Number.isNaN(sinceMs)) throw new UsageError({ of: 'audit', code: 'badSince' });
  if (!/^\d+$/.test(limit) || Number(limit) < 1 || Number(limit) > limitMax)
    throw new UsageError({ of: 'audit', code: 'badLimit', values: { max: limitMax } });
  return {
    limit: Number(limit),
    ...(sinceMs === undefined ? {} : { sinceMs }),
    ...(action === undefined ? {} : { action }),
    ...(target === undefined ? {} : { target }),
  };
}

function tellProof({ entries, head, fault }: AuditProof, print: Print, words: AuditWords): void {
  if (fault) process.exitCode = 1;
  print(
    { entries, head, ok: fault === undefined, ...(fault ? { fault } : {}) },
    fault
      ? words[fault.reason === 'missing' ? 'entryMissing' : 'entryChanged']({ entry: fault.sequence })
      : words.intact({ entries, head }),
  );
}

function rowOf({ sequence, atMs, actor, action, target, details }: AuditRecord, words: AuditWords): string[] {
  const kind = words.actors[actor.kind];
  const who = 'name' in actor ? `${kind} ${actor.name}` : kind;
  const more = Object.entries(details).map(([name, value]) => `${name}=${value}`);
  const when = new Date(atMs).toISOString().replace('T', ' ').slice(0, 19);
  return [String(sequence), when, who, action, target, more.join(' ')];
}

const describe = ({ sequence, atMs, actor, action, target, details, hash }: AuditRecord) => ({
  sequence,
  at: new Date(atMs).toISOString(),
  actor,
  action,
  target,
  details,
  hash,
});
