/** `riscontro audit`: who changed what and when, and whether the log still is as it was written. */
import { type AuditProof, verifyAudit } from '../store/audit-chain.ts';
import type { AuditFilter, AuditRecord } from '../store/audit-store.ts';
import { readCommandConfig } from './command-config.ts';
import { openCommandStore } from './open-command-store.ts';
import { readParameters } from './read-parameters.ts';
import { table } from './table.ts';
import { createPrint, terminalOutput } from './terminal.ts';
import { UsageError } from './usage-error.ts';

const help = `Usage: riscontro audit [--since DATE] [--action ACTION] [--target ID] [--limit N] [--json]
       riscontro audit --verify [--json]

What was changed by commands, by owners of keys and by whoever has a link to delete: keys, results, reports, secrets,
models and indexes. The newest entry is the last.

  --since DATE     from this day or time on: 2026-11-15, 2026-11-15T08:00:00Z
  --action ACTION  one kind, or the beginning of several: key.create, key.
  --target ID      one key, result, report, model or file
  --limit N        so many of the newest (100)
  --verify         whether an entry was changed or taken out; ends with status 1 when one was
  --json           print JSON and nothing else
`;

const limitMax = 100_000;

type Print = (value: unknown, text: string) => void;

export async function auditCommand(parameters: string[]): Promise<void> {
  const { values, positionals } = parse(parameters);
  if (values.help) return void terminalOutput.write(help);
  if (positionals.length > 0) throw new UsageError(`“${positionals.join(' ')}” is too much.\n\n${help}`);
  const filter = filterFrom(values);
  const print = createPrint(values.json);
  const store = await openCommandStore(await readCommandConfig());
  try {
    if (values.verify) return tellProof(await verifyAudit(store), print);
    const records = await store.listAudit(filter);
    const rows = records.map(rowOf);
    const text =
      rows.length === 0 ? 'No entries.' : table(['number', 'when', 'who', 'what', 'to', 'details'], rows);
    print(records.map(describe), text);
  } finally {
    await store.close();
  }
}

function parse(parameters: string[]) {
  return readParameters(
    parameters,
    {
      since: { type: 'string' },
      action: { type: 'string' },
      target: { type: 'string' },
      limit: { type: 'string' },
      verify: { type: 'boolean' },
      json: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
    help,
  );
}

type Values = ReturnType<typeof parse>['values'];

function filterFrom({ since, action, target, limit = '100', verify }: Values): AuditFilter {
  if (verify && (since ?? action ?? target) !== undefined)
    throw new UsageError('--verify looks at the whole log: leave the other options out.');
  const sinceMs = since === undefined ? undefined : Date.parse(since);
  if (Number.isNaN(sinceMs)) throw new UsageError('--since is a day or a time such as 2026-11-15.');
  if (!/^\d+$/.test(limit) || Number(limit) < 1 || Number(limit) > limitMax)
    throw new UsageError(`--limit is a whole number from 1 to ${limitMax}.`);
  return {
    limit: Number(limit),
    ...(sinceMs === undefined ? {} : { sinceMs }),
    ...(action === undefined ? {} : { action }),
    ...(target === undefined ? {} : { target }),
  };
}

function tellProof({ entries, head, fault }: AuditProof, print: Print): void {
  if (fault) process.exitCode = 1;
  const text = fault
    ? `Entry ${fault.sequence} ${fault.reason === 'missing' ? 'is missing' : 'was changed, or the one before it was'}.`
    : `All ${entries} entries are as they were written. The last one is ${head || 'none'}: kept elsewhere, it shows later that nothing was cut off.`;
  print({ entries, head, ok: fault === undefined, ...(fault ? { fault } : {}) }, text);
}

function rowOf({ sequence, atMs, actor, action, target, details }: AuditRecord): string[] {
  const who = 'name' in actor ? `${actor.kind} ${actor.name}` : actor.kind;
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
