/** `riscontro secrets`: what signs tokens, without ever showing it; and new values for it. */
import { randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';
import { openVault, usualExpiry } from '../secrets/open-secrets.ts';
import { isSecretName, type SecretName, secretNames, secretUses } from '../secrets/secret-names.ts';
import type { Vault } from '../secrets/vault.ts';
import type { KeptSecret } from '../store/secrets-store.ts';
import type { Store } from '../store/store.ts';
import { readCommandConfig } from './command-config.ts';
import { openCommandStore } from './open-command-store.ts';
import { actionNamed, readParameters } from './read-parameters.ts';
import { table } from './table.ts';
import { createPrint, terminalOutput } from './terminal.ts';
import { UsageError } from './usage-error.ts';

const help = `Usage: riscontro secrets ACTION [--json]

  secrets list                            what there is, how old, and how many old values are still honoured
  secrets rotate [NAME] [--grace HOURS]   make a new value for one, or for all; the old one is honoured for HOURS more

NAME is ${secretNames.join(', ')}. Without --grace: ${secretNames.map((name) => `${name} ${secretUses[name].graceHours}`).join(', ')}.
A running server honours a new value within 5 seconds and signs with it 15 seconds later. What is counted under a
name that only the service knows (checks of a visitor, registrations, reports) is counted anew on that day.
With SECRET_KEY all of them are derived from it, and rotated in the settings: docs/operators.md.
--json prints JSON and nothing else; values are never shown.
`;

const hourMs = 60 * 60_000;
const graceHoursMax = 10 * 365 * 24;

interface Call {
  readonly config: Config;
  readonly store: Store;
  readonly vault: Vault;
  readonly name: string | undefined;
  readonly grace: string | undefined;
  readonly print: (value: unknown, text: string) => void;
}

const actions: Record<string, (call: Call) => Promise<void>> = { list, rotate };

export async function secretsCommand(parameters: string[]): Promise<void> {
  const { values, positionals } = parse(parameters);
  const [actionName = 'help', name, ...others] = positionals;
  if (values.help || actionName === 'help') return void terminalOutput.write(help);
  const action = actionNamed(actions, actionName, help);
  if (others.length > 0) throw new UsageError(help);
  const print = createPrint(values.json);
  const config = await readCommandConfig();
  const store = await openCommandStore(config);
  try {
    const vault = await openVault(config, store, Date.now());
    await action({ config, store, vault, name, grace: values.grace, print });
  } finally {
    await store.close();
  }
}

function parse(parameters: string[]) {
  return readParameters(
    parameters,
    {
      grace: { type: 'string' },
      json: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
    help,
  );
}

async function list({ config, vault, print }: Call): Promise<void> {
  const nowMs = Date.now();
  const kept = await vault.read();
  const { keys } = config.secrets;
  const place = keys.length > 0 ? 'SECRET_KEY' : vault.place;
  const secrets = secretNames.map((name) => {
    const own = kept.filter((secret) => secret.name === name);
    const signing = own.find(({ expiresAtMs }) => expiresAtMs === null);
    const honoured = own.filter(({ expiresAtMs }) => expiresAtMs !== null && expiresAtMs > nowMs);
    return {
      name,
      purpose: secretUses[name].purpose,
      created_at: createdAt(signing),
      old: honoured.length + Math.max(0, keys.length - 1),
    };
  });
  const rows = secrets.map(({ name, purpose, created_at, old }) => [
    name,
    created_at ?? '',
    String(old),
    purpose,
  ]);
  print({ place, secrets }, `Kept in ${place}.\n\n${table(['name', 'made', 'old', 'for'], rows)}`);
}

const createdAt = (secret: KeptSecret | undefined): string | null =>
  secret === undefined || secret.createdAtMs === 0 ? null : new Date(secret.createdAtMs).toISOString();

async function rotate({ config, store, vault, name, grace, print }: Call): Promise<void> {
  if (config.secrets.keys.length > 0)
    throw new UsageError(
      'The secrets are derived from SECRET_KEY. Put its value in front of SECRET_KEY_OLD, set SECRET_KEY to a new one on every node, and start them again.',
    );
  const names = namesFrom(name);
  const graceHours = graceFrom(grace);
  const nowMs = Date.now();
  const rotated = [];
  for (const each of names) {
    const oldExpireAtMs = graceHours === undefined ? usualExpiry(each, nowMs) : nowMs + graceHours * hourMs;
    const value = randomBytes(32).toString('base64url');
    await vault.rotate({ name: each, value, nowMs, oldExpireAtMs }, store);
    rotated.push({ name: each, old_works_until: new Date(oldExpireAtMs).toISOString() });
  }
  const lines = rotated.map(
    (each) => `${each.name}: the old value is honoured until ${each.old_works_until}.`,
  );
  print({ rotated }, lines.join('\n'));
}

function namesFrom(name: string | undefined): readonly SecretName[] {
  if (name === undefined) return secretNames;
  if (!isSecretName(name)) throw new UsageError(`There is no secret “${name}”.\n\n${help}`);
  return [name];
}

function graceFrom(grace: string | undefined): number | undefined {
  if (grace === undefined) return undefined;
  if (!/^\d+$/.test(grace) || Number(grace) > graceHoursMax)
    throw new UsageError(`--grace is a whole number of hours from 0 to ${graceHoursMax}.`);
  return Number(grace);
}
