/** `riscontro keys`: works on the store itself, with or without a running server. */
import { generateKey, keySecret } from '../domain/api-key.ts';
import { monthAt } from '../domain/month.ts';
import { randomBase62 } from '../domain/random-id.ts';
import type { KeyRecord, Store } from '../store/store.ts';
import { readCommandConfig } from './command-config.ts';
import { openCommandStore } from './open-command-store.ts';
import { actionNamed, readParameters } from './read-parameters.ts';
import { table } from './table.ts';
import { createPrint, oneLine, terminalOutput } from './terminal.ts';
import { UsageError } from './usage-error.ts';

const help = `Usage: riscontro keys ACTION [--json]

  keys create --name NAME [--quota N] [--email ADDRESS] [--confidential]
                                                          make a key; it is shown this once (quota: 100)
  keys list                                               all keys with this month's usage
  keys deactivate KEY                                     refuse it, on every node within 5 seconds
  keys activate KEY                                       accept it again
  keys quota KEY N                                        set its monthly quota
  keys confidential KEY on|off|default                    whether its checks are confidential where the request
                                                          does not say; default: as CONFIDENTIAL has it
  keys rotate KEY [--grace HOURS]                         make a new secret; the old one works for HOURS more (24)

KEY is an id, a name, or the beginning of a key (rsc_live_…). --json prints JSON and nothing else.
`;

interface Call {
  readonly store: Store;
  readonly parameters: string[];
  readonly values: {
    name?: string | undefined;
    quota?: string | undefined;
    email?: string | undefined;
    grace?: string | undefined;
    confidential?: boolean | undefined;
  };
  /** Prints the object with --json, else the text. */
  readonly print: (value: unknown, text: string) => void;
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

export async function keysCommand(parameters: string[]): Promise<void> {
  const { values, positionals } = parse(parameters);
  const [actionName = 'help', ...rest] = positionals;
  if (values.help || actionName === 'help') {
    terminalOutput.write(help);
    return;
  }
  const action = actionNamed(actions, actionName, help);
  const print = createPrint(values.json);
  const store = await openCommandStore(await readCommandConfig());
  try {
    await action({ store, parameters: rest, values, print });
  } finally {
    await store.close();
  }
}

function parse(parameters: string[]) {
  return readParameters(
    parameters,
    {
      name: { type: 'string' },
      quota: { type: 'string' },
      email: { type: 'string' },
      grace: { type: 'string' },
      confidential: { type: 'boolean' },
      json: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
    help,
  );
}

async function create({ store, values, print }: Call): Promise<void> {
  const name = values.name?.trim();
  if (!name) throw new UsageError(`--name is needed.\n\n${help}`);
  const key = generateKey();
  const quota = wholeNumber(values.quota ?? '100', 'The quota');
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
    `${key}\n\nThis is the only time the key is shown: keep it safe.\nName ${oneLine(name)}, id ${id}, ${quota} verifications a month.`,
  );
}

async function list({ store, print }: Call): Promise<void> {
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
    key.active ? 'active' : 'deactivated',
    `${key.used}/${key.quota}`,
    key.created_at.slice(0, 10),
  ]);
  const text =
    keys.length === 0
      ? 'No keys yet: riscontro keys create --name NAME'
      : table(['id', 'name', 'key', 'state', `used ${month}`, 'created'], rows);
  print(keys, text);
}

async function deactivate(call: Call): Promise<void> {
  const key = await theKey(call);
  await call.store.setKeyActive(key.id, false, Date.now());
  call.print(
    { ...describe(key), active: false },
    `${oneLine(key.name)} is deactivated: every node refuses it within 5 seconds.`,
  );
}

async function activate(call: Call): Promise<void> {
  const key = await theKey(call);
  await call.store.setKeyActive(key.id, true, Date.now());
  call.print({ ...describe(key), active: true }, `${oneLine(key.name)} is active.`);
}

async function quota(call: Call): Promise<void> {
  const amount = call.parameters[1];
  if (amount === undefined)
    throw new UsageError(`The new quota is needed: riscontro keys quota KEY N\n\n${help}`);
  const key = await theKey(call, 2);
  const value = wholeNumber(amount, 'The quota');
  await call.store.setKeyQuota(key.id, value, Date.now());
  call.print({ ...describe(key), quota: value }, `${oneLine(key.name)} has ${value} verifications a month.`);
}

const confidentialWords = new Map<string | undefined, boolean | null>([
  ['on', true],
  ['off', false],
  ['default', null],
]);

async function confidential(call: Call): Promise<void> {
  const word = call.parameters[1];
  const value = confidentialWords.get(word);
  if (value === undefined)
    throw new UsageError(`on, off or default is needed: riscontro keys confidential KEY on\n\n${help}`);
  const key = await theKey(call, 2);
  await call.store.setKeyConfidential(key.id, value, Date.now());
  const rule = {
    on: 'are confidential unless a request says otherwise',
    off: 'are not confidential unless a request says otherwise',
    default: 'are confidential where CONFIDENTIAL or a request says so',
  }[word as 'on' | 'off' | 'default'];
  call.print({ ...describe(key), confidential: value }, `The checks of ${key.name} ${rule}.`);
}

async function rotate(call: Call): Promise<void> {
  const found = await theKey(call);
  const graceHours = wholeNumber(call.values.grace ?? '24', 'The grace period');
  const key = generateKey();
  const nowMs = Date.now();
  const oldExpireAtMs = nowMs + graceHours * 60 * 60_000;
  await call.store.rotateKey(found.id, keySecret(key), nowMs, oldExpireAtMs);
  const until = new Date(oldExpireAtMs).toISOString();
  call.print(
    { key, id: found.id, name: found.name, quota: found.quota, old_key_works_until: until },
    `${key}\n\nThis is the only time the key is shown: keep it safe.\nThe old one works until ${until}.`,
  );
}

/** The one key that the first parameter names. */
async function theKey({ store, parameters }: Call, expected = 1): Promise<KeyRecord> {
  const [selector] = parameters;
  if (!selector || parameters.length > expected) throw new UsageError(help);
  const keys = await store.findKeys(selector);
  const [key] = keys;
  if (!key)
    throw new UsageError(`No key has the id, name or beginning “${selector}”. See: riscontro keys list`);
  if (keys.length > 1) {
    const ids = keys.map(({ id, name }) => `  ${id}  ${oneLine(name)}`).join('\n');
    throw new UsageError(`“${selector}” fits ${keys.length} keys; name one by its id:\n${ids}`);
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

function wholeNumber(text: string, what: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > 2_000_000_000)
    throw new UsageError(`${what} must be a whole number from 0 to 2,000,000,000.`);
  return value;
}
