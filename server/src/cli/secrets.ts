/** `riscontro secrets`: what signs tokens, without ever showing it; and new values for it. */
import { randomBytes } from 'node:crypto';
import { type Words, wordsIn } from '@riscontro/words';
import type { Config } from '../config.ts';
import { openVault, usualExpiry } from '../secrets/open-secrets.ts';
import { graceHours, isSecretName, type SecretName, secretNames } from '../secrets/secret-names.ts';
import type { Vault } from '../secrets/vault.ts';
import type { KeptSecret } from '../store/secrets-store.ts';
import type { Store } from '../store/store.ts';
import { readCommandConfig } from './command-config.ts';
import { actionNamed, misfit, readCall, type SyntaxOf, UsageError } from './command-line.ts';
import { openCommandStore } from './command-store.ts';
import { table } from './table.ts';
import { createPrint, type Print, type Terminal } from './terminal.ts';

export const secretsSyntax = {
  name: 'secrets',
  usage: [{ parameters: 'ACTION' }],
  actions: {
    list: { parameters: 'list' },
    rotate: { parameters: `rotate [${secretNames.join('|')}]`, takes: ['grace'] },
  },
  options: {
    grace: { value: 'HOURS', usual: secretNames.map((name) => `${name} ${graceHours[name]}`).join(', ') },
  },
} as const satisfies SyntaxOf<'secrets'>;

const hourMs = 60 * 60_000;
const graceHoursMax = 10 * 365 * 24;

interface Call {
  readonly config: Config;
  readonly store: Store;
  readonly vault: Vault;
  readonly name: string | undefined;
  readonly grace: string | undefined;
  readonly print: Print;
  readonly words: Words['terminal']['secrets'];
}

const actions: Record<string, (call: Call) => Promise<void>> = { list, rotate };

export async function secretsCommand(parameters: string[], terminal: Terminal): Promise<void> {
  const call = readCall(parameters, secretsSyntax, terminal);
  if (!call) return;
  const { values, rest } = call;
  const action = actionNamed(actions, call.action, secretsSyntax);
  const [name, ...others] = rest;
  if (others.length > 0) throw misfit(secretsSyntax);
  const print = createPrint(terminal, values.json);
  const config = await readCommandConfig(terminal);
  const store = await openCommandStore(config);
  try {
    const vault = await openVault(config, store, Date.now());
    const words = terminal.words.secrets;
    await action({ config, store, vault, name, grace: values.grace, print, words });
  } finally {
    await store.close();
  }
}

async function list({ config, vault, print, words }: Call): Promise<void> {
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
      // What is printed as JSON is English, whatever the terminal's language.
      purpose: wordsIn('en').terminal.secrets.purposes[name],
      created_at: createdAt(signing),
      old: honoured.length + Math.max(0, keys.length - 1),
    };
  });
  const rows = secrets.map(({ name, created_at, old }) => [
    name,
    created_at ?? '',
    String(old),
    words.purposes[name],
  ]);
  print({ place, secrets }, `${words.keptIn({ place })}\n\n${table(words.headings, rows)}`);
}

const createdAt = (secret: KeptSecret | undefined): string | null =>
  secret === undefined || secret.createdAtMs === 0 ? null : new Date(secret.createdAtMs).toISOString();

async function rotate({ config, store, vault, name, grace, print, words }: Call): Promise<void> {
  if (config.secrets.keys.length > 0) throw new UsageError({ of: 'secrets', code: 'derived' });
  const names = namesFrom(name);
  const hours = graceFrom(grace);
  const nowMs = Date.now();
  const rotated = [];
  for (const each of names) {
    const oldExpireAtMs = hours === undefined ? usualExpiry(each, nowMs) : nowMs + hours * hourMs;
    const value = randomBytes(32).toString('base64url');
    await vault.rotate({ name: each, value, nowMs, oldExpireAtMs }, store);
    rotated.push({ name: each, old_works_until: new Date(oldExpireAtMs).toISOString() });
  }
  const lines = rotated.map((each) => words.rotated({ name: each.name, moment: each.old_works_until }));
  print({ rotated }, lines.join('\n'));
}

function namesFrom(name: string | undefined): readonly SecretName[] {
  if (name === undefined) return secretNames;
  if (!isSecretName(name))
    throw new UsageError({ of: 'secrets', code: 'noSecret', values: { name } }, secretsSyntax);
  return [name];
}

function graceFrom(grace: string | undefined): number | undefined {
  if (grace === undefined) return undefined;
  if (!/^\d+$/.test(grace) || Number(grace) > graceHoursMax)
    throw new UsageError({ of: 'secrets', code: 'graceNotWhole', values: { hoursMax: graceHoursMax } });
  return Number(grace);
}
