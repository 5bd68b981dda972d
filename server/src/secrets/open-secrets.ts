/**
 * The secrets that sign tokens and key the names that are counted, from where the settings have them. They are kept
 * apart from the database: whoever reads a copy of it cannot make tokens.
 */
import { hkdfSync } from 'node:crypto';
import { join } from 'node:path';
import { keepToOwner } from '../data-folder/own-file.ts';
import type { Keyring } from '../domain/keyring.ts';
import type { KeptSecret, SecretsStore } from '../store/secrets-store.ts';
import { createFileVault } from './file-vault.ts';
import { graceHours, type SecretName, secretNames } from './secret-names.ts';
import type { Vault } from './vault.ts';

export interface SecretSettings {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly secrets: {
    readonly file: string | undefined;
    /** From which all secrets are derived; the first signs, the others are honoured. Empty: they are kept. */
    readonly keys: readonly string[];
  };
}

export interface SecretsNeeds {
  readonly store: SecretsStore;
  readonly clock: () => number;
  /** What the operator should know or mend. */
  readonly onNotice: (text: string, error?: unknown) => void;
}

export interface Secrets {
  ring(name: SecretName): Keyring;
  close(): void;
}

/** How often a rotation is looked for. */
const lookEveryMs = 5_000;
/** When a new value signs: by then every node has seen it, and honours what it signs. */
const settleMs = 3 * lookEveryMs;
const hourMs = 60 * 60_000;

/** Until when a value that stops signing now is honoured, unless said otherwise. */
export const usualExpiry = (name: SecretName, nowMs: number) => nowMs + graceHours[name] * hourMs;

/** Undefined where the database keeps them. */
function secretsFile({ dataDir, databaseUrl, secrets }: SecretSettings): string | undefined {
  if (secrets.file !== undefined) return secrets.file;
  return databaseUrl === undefined ? join(dataDir, 'secrets.json') : undefined;
}

/** Where the settings have kept secrets lie. What lay in the database before moves out of it. */
export async function openVault(
  { dataDir, databaseUrl, secrets }: SecretSettings,
  store: SecretsStore,
  nowMs: number,
): Promise<Vault> {
  const file = secretsFile({ dataDir, databaseUrl, secrets });
  if (file === undefined) return createStoreVault(store);
  const vault = createFileVault(file);
  const inStore = await store.keptSecrets();
  if (inStore.length > 0) {
    await vault.adopt(inStore, usualExpiries(nowMs));
    await store.removeSecrets(nowMs);
  }
  return vault;
}

export async function openSecrets(settings: SecretSettings, needs: SecretsNeeds): Promise<Secrets> {
  const { store, clock, onNotice } = needs;
  const { keys } = settings.secrets;
  const vault = await openVault(settings, store, clock());
  if (keys.length > 0) {
    // What was signed before the setting stays good for a while.
    await vault.retire(usualExpiries(clock()));
  } else {
    await vault.complete(secretNames, clock());
    const file = secretsFile(settings);
    if (file !== undefined && !(await keepToOwner(file))) {
      onNotice(`others can read the secrets in ${file}: chmod 600 ${file}`);
    }
    if (file === undefined) {
      onNotice(
        'the secrets that sign tokens lie in the database, beside what they protect: set SECRET_KEY, the same on every node, or SECRETS_FILE (docs/operators.md)',
      );
    }
  }

  let kept = newestFirst(await vault.read());
  let looking = false;
  let failed = false;
  const look = async () => {
    if (looking) return;
    looking = true;
    try {
      const found = newestFirst(await vault.read());
      if (keys.length === 0) requireAll(found, vault.place);
      kept = found;
      failed = false;
    } catch (error) {
      if (!failed) onNotice('the secrets cannot be read; the ones known so far stay in use', error);
      failed = true;
    } finally {
      looking = false;
    }
  };
  const timer = setInterval(look, lookEveryMs);
  timer.unref();

  return {
    ring(name) {
      const derived = keys.map((key) => derive(key, name));
      const living = () =>
        kept.filter(
          (secret) => secret.name === name && (secret.expiresAtMs === null || secret.expiresAtMs > clock()),
        );
      return {
        all: () => [...derived, ...living().map(({ value }) => value)],
        current() {
          const known = living();
          const settled = known.find(({ createdAtMs }) => createdAtMs + settleMs <= clock());
          // The last: where other nodes have been given SECRET_KEY already, all that is kept may have had its time.
          const kin = settled ?? known[0] ?? kept.find((secret) => secret.name === name);
          const value = derived[0] ?? kin?.value;
          if (value === undefined) throw new Error(`There is no secret “${name}” in ${vault.place}.`);
          return value;
        },
      };
    },
    close: () => clearInterval(timer),
  };
}

/** A file that has gone while the service runs must not take the secrets along. */
function requireAll(secrets: readonly KeptSecret[], place: string): void {
  const missing = secretNames.filter((name) => !secrets.some((secret) => secret.name === name));
  if (missing.length > 0) throw new Error(`Not in ${place}: ${missing.join(', ')}`);
}

const usualExpiries = (nowMs: number) =>
  new Map(secretNames.map((name) => [name, usualExpiry(name, nowMs)] as const));

const newestFirst = (secrets: readonly KeptSecret[]) =>
  secrets.toSorted((a, b) => b.createdAtMs - a.createdAtMs || signingFirst(a, b));

/** Where two are of the same time, the one that signs is the newer. */
const signingFirst = (a: KeptSecret, b: KeptSecret) =>
  Number(a.expiresAtMs !== null) - Number(b.expiresAtMs !== null);

const derive = (key: string, name: SecretName) =>
  Buffer.from(hkdfSync('sha256', key, '', `riscontro ${name}`, 32)).toString('base64url');

/** Secrets in the database, for the nodes of one PostgreSQL that were given no other place. */
function createStoreVault(store: SecretsStore): Vault {
  return {
    place: 'the database',
    read: () => store.keptSecrets(),
    async complete(names, nowMs) {
      for (const name of names) await store.secret(name, nowMs);
    },
    rotate: (rotation) => store.rotateSecret(rotation),
    async retire(expiries) {
      for (const [name, expiresAtMs] of expiries) await store.retireSecret(name, expiresAtMs);
    },
  };
}
