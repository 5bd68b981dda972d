/** `riscontro keys`: works on the store itself, with or without a running server. */
import type { Words } from '@riscontro/words';
import { generateKey, keySecret } from '../domain/api-key.ts';
import { monthAt } from '../domain/month.ts';
import { randomBase62 } from '../domain/random-id.ts';
import type { KeyRecord, Store } from '../store/store.ts';
import { readCommandConfig } from './command-config.ts';
import { actionNamed, misfit, readCall, type SyntaxOf, UsageError, type ValuesOf } from './command-line.ts';
import { openCommandStore } from './command-store.ts';
import { table } from './table.ts';
import { createPrint, oneLine, type Print, type Terminal } from './terminal.ts';

export const keysSyntax = {
  name: 'keys',
  usage: [{ parameters: 'ACTION' }],
  actions: {
    create: { parameters: 'create', needs: ['name'], takes: ['quota', 'email', 'confidential'] },
    list: { parameters: 'list' },
    deactivate: { parameters: 'deactivate KEY' },
    activate: { parameters: 'activate KEY' },
    quota: { parameters: 'quota KEY N' },
    confidential: { parameters: 'confidential KEY on|off|default' },
    rotate: { parameters: 'rotate KEY', takes: ['grace'] },
  },
  options: {
    name: { value: 'NAME' },
    quota: { value: 'N', fallback: '100' },
    email: { value: 'ADDRESS' },
    confidential: {},
    grace: { value: 'HOURS', fallback: '24' },
  },
} as const satisfies SyntaxOf<'keys'>;

interface Call {
  readonly store: Store;
  readonly parameters: string[];
  readonly values: ValuesOf<(typeof keysSyntax)['options']>;
  readonly print: Print;
  readonly words: Words['terminal']['keys'];
}

const actions: Record<string, (call: Call) => Promise<void>> = {
  create,
  list,
  deactivate,
  activate,
  quota,
  confidential,
  rotate,
};

export async function keysCommand(parameters: string[], terminal: Terminal): Promise<void> {
  const call = readCall(parameters, keysSyntax, terminal);
  if (!call) return;
  const { values, rest } = call;
  const action = actionNamed(actions, call.action, keysSyntax);
  const print = createPrint(terminal, values.json);
  const store = await openCommandStore(await readCommandConfig(terminal));
  try {
    await action({ store, parameters: rest, values, print, words: terminal.words.keys });
  } finally {
    await store.close();
  }
}

async function create({ store, values, print, words }: Call): Promise<void> {
  const name = values.name?.trim();
  if (!name)
    throw new UsageError({ of: 'common', code: 'optionNeeded', values: { option: '--name' } }, keysSyntax);
  const key = generateKey();
  const quota = wholeNumber(values.quota, 'quotaNotWhole');
  const id = randomBase62(12);
  await store.createKey({
    id,
    name,
    email: values.email ?? null,
    purpose: null,
    quota,
    createdAtMs: Date.now(),
    secret: keySecret(key),
    confidential: values.confidential ?? null,
  });
  print(
    { key, id, name, quota },
    `${key}\n\n${words.shownOnce}\n${words.created({ name: oneLine(name), id, quota })}`,
  );
}

async function list({ store, print, words }: Call): Promise<void> {
  const nowMs = Date.now();
  const month = monthAt(nowMs).name;
  const keys = [];
  for (const key of await store.findKeys()) {
    const { used, fromCache } = await store.usage(key.id, month, nowMs);
    keys.push({ ...describe(key), month, used, from_cache: fromCache });
  }
  const rows = keys.map((key) => [
    key.id,
    key.name,
    key.key,
    key.active ? words.active : words.deactivated,
    `${key.used}/${key.quota}`,
    key.created_at.slice(0, 10),
  ]);
  const text =
    keys.length === 0 ? words.none : table({ ...words.headings, used: words.headings.used({ month }) }, rows);
  print(keys, text);
}

async function deactivate(call: Call): Promise<void> {
  const key = await theKey(call);
  await call.store.setKeyActive(key.id, false, Date.now());
  call.print({ ...describe(key), active: false }, call.words.isDeactivated({ name: oneLine(key.name) }));
}

async function activate(call: Call): Promise<void> {
  const key = await theKey(call);
  await call.store.setKeyActive(key.id, true, Date.now());
  call.print({ ...describe(key), active: true }, call.words.isActive({ name: oneLine(key.name) }));
}

async function quota(call: Call): Promise<void> {
  const amount = call.parameters[1];
  if (amount === undefined) throw new UsageError({ of: 'keys', code: 'newQuotaNeeded' }, keysSyntax);
  const key = await theKey(call, 2);
  const value = wholeNumber(amount, 'quotaNotWhole');
  await call.store.setKeyQuota(key.id, value, Date.now());
  call.print(
    { ...describe(key), quota: value },
    call.words.hasQuota({ name: oneLine(key.name), quota: value }),
  );
}

const confidentiality = { on: true, off: false, default: null } as const;

async function confidential(call: Call): Promise<void> {
  const choice = call.parameters[1] ?? '';
  if (choice !== 'on' && choice !== 'off' && choice !== 'default')
    throw new UsageError({ of: 'keys', code: 'confidentialNeeded' }, keysSyntax);
  const value = confidentiality[choice];
  const key = await theKey(call, 2);
  await call.store.setKeyConfidential(key.id, value, Date.now());
  call.print(
    { ...describe(key), confidential: value },
    call.words.confidentiality[choice]({ name: oneLine(key.name) }),
  );
}

async function rotate(call: Call): Promise<void> {
  const found = await theKey(call);
  const graceHours = wholeNumber(call.values.grace, 'graceNotWhole');
  const key = generateKey();
  const nowMs = Date.now();
  const oldExpireAtMs = nowMs + graceHours * 60 * 60_000;
  await call.store.rotateKey(found.id, keySecret(key), nowMs, oldExpireAtMs);
  const until = new Date(oldExpireAtMs).toISOString();
  call.print(
    { key, id: found.id, name: found.name, quota: found.quota, old_key_works_until: until },
    `${key}\n\n${call.words.shownOnce}\n${call.words.oldWorksUntil({ moment: until })}`,
  );
}

/** The one key that the first parameter names. */
async function theKey({ store, parameters }: Call, expected = 1): Promise<KeyRecord> {
  const [selector] = parameters;
  if (!selector || parameters.length > expected) throw misfit(keysSyntax);
  const keys = await store.findKeys(selector);
  const [key] = keys;
  if (!key) throw new UsageError({ of: 'keys', code: 'noKey', values: { selector } });
  if (keys.length > 1) {
    const ids = keys.map(({ id, name }) => `  ${id}  ${oneLine(name)}`);
    throw new UsageError({ of: 'keys', code: 'severalKeys', values: { selector, ids } });
  }
  return key;
}

function describe(key: KeyRecord) {
  return {
    id: key.id,
    name: key.name,
    email: key.email,
    purpose: key.purpose,
    key: `${key.prefix}…${key.lastFour}`,
    quota: key.quota,
    active: key.active,
    confidential: key.confidential,
    created_at: new Date(key.createdAtMs).toISOString(),
  };
}

function wholeNumber(text: string, fault: 'quotaNotWhole' | 'graceNotWhole'): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > 2_000_000_000) throw new UsageError({ of: 'keys', code: fault });
  return value;
}
