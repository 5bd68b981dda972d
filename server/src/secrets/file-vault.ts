/** Secrets in a file of their own that only its owner reads, whole at any time; many nodes may share it. */

import { randomBytes, randomUUID } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { makeOwnFile } from '../data-folder/own-file.ts';
import { OperatorError } from '../domain/operator-error.ts';
import type { KeptSecret } from '../store/secrets-store.ts';
import type { Vault } from './vault.ts';

/** How long one that writes waits for another. */
const lockTimeoutMs = 10_000;

const Content = z.object({
  secrets: z.array(
    z.object({
      name: z.string(),
      value: z.string().min(1),
      /** ISO 8601; absent where it was not noted. */
      created_at: z.iso.datetime().optional(),
      /** Until when it is honoured; absent for the one that signs. */
      expires_at: z.iso.datetime().optional(),
    }),
  ),
});

export interface FileVault extends Vault {
  /** Takes over secrets that were kept elsewhere; where one signs already, the other is honoured until then. */
  adopt(secrets: readonly KeptSecret[], expiries: ReadonlyMap<string, number>): Promise<void>;
}

export function createFileVault(path: string): FileVault {
  /**
   * Reads, lets `change` make new ones of them, and writes; no other process does meanwhile. In one go, because
   * whoever waits for the lock in this process would keep its holder from going on.
   */
  function update(change: (secrets: readonly KeptSecret[]) => readonly KeptSecret[]): void {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    using _lock = takeLock(`${path}.lock`);
    writeSecrets(path, change(readSecrets(path)));
  }

  return {
    place: path,
    // Not in one go: a shared disk that hangs must not hang the service.
    read: async () => parseSecrets(await readFile(path, 'utf8').catch(noneIfMissing), path),

    async complete(names, nowMs) {
      const missingFrom = (secrets: readonly KeptSecret[]) =>
        names.filter((name) => !secrets.some((secret) => secret.name === name && signs(secret)));
      // A file that may only be read is enough for those who have nothing to write.
      if (missingFrom(readSecrets(path)).length === 0) return;
      update((secrets) => [
        ...secrets,
        ...missingFrom(secrets).map((name) => ({
          name,
          value: randomBytes(32).toString('base64url'),
          createdAtMs: nowMs,
          expiresAtMs: null,
        })),
      ]);
    },

    async rotate({ name, value, nowMs, oldExpireAtMs }, log) {
      update((secrets) => [
        ...secrets
          .map((secret) => (secret.name === name ? honouredUntil(secret, oldExpireAtMs) : secret))
          .filter(({ expiresAtMs }) => expiresAtMs === null || expiresAtMs > nowMs),
        { name, value, createdAtMs: nowMs, expiresAtMs: null },
      ]);
      const details = { old_works_until: new Date(oldExpireAtMs).toISOString() };
      await log.appendAudit({ atMs: nowMs, action: 'secret.rotate', target: name, details });
    },

    async retire(expiries) {
      const isMeant = (secret: KeptSecret) => signs(secret) && expiries.has(secret.name);
      if (!readSecrets(path).some(isMeant)) return;
      update((secrets) =>
        secrets.map((secret) =>
          isMeant(secret) ? honouredUntil(secret, expiries.get(secret.name) ?? 0) : secret,
        ),
      );
    },

    async adopt(others, expiries) {
      update((secrets) => {
        const fresh = others.filter(
          ({ name, value }) => !secrets.some((has) => has.name === name && has.value === value),
        );
        return [
          ...secrets,
          ...fresh.map((secret) => {
            const isTaken = secrets.some((has) => has.name === secret.name && signs(has));
            return isTaken ? honouredUntil(secret, expiries.get(secret.name) ?? 0) : secret;
          }),
        ];
      });
    },
  };
}

const signs = ({ expiresAtMs }: KeptSecret) => expiresAtMs === null;

const honouredUntil = (secret: KeptSecret, expiresAtMs: number): KeptSecret => ({
  ...secret,
  expiresAtMs: Math.min(secret.expiresAtMs ?? expiresAtMs, expiresAtMs),
});

function readSecrets(path: string): KeptSecret[] {
  return parseSecrets(readIfThere(path), path);
}

function parseSecrets(text: string | undefined, path: string): KeptSecret[] {
  if (text === undefined) return [];
  try {
    return Content.parse(JSON.parse(text)).secrets.map(({ name, value, created_at, expires_at }) => ({
      name,
      value,
      createdAtMs: created_at === undefined ? 0 : Date.parse(created_at),
      expiresAtMs: expires_at === undefined ? null : Date.parse(expires_at),
    }));
  } catch {
    // Without the cause, which could quote what is in the file.
    throw new OperatorError({ of: 'settings', code: 'secretsUnreadable', values: { path } });
  }
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    return noneIfMissing(error);
  }
}

function noneIfMissing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}

/** Written beside and put in place whole, so that a crash leaves the old file or the new one. */
function writeSecrets(path: string, secrets: readonly KeptSecret[]): void {
  const content: z.input<typeof Content> = {
    secrets: secrets.map(({ name, value, createdAtMs, expiresAtMs }) => ({
      name,
      value,
      ...(createdAtMs === 0 ? {} : { created_at: new Date(createdAtMs).toISOString() }),
      ...(expiresAtMs === null ? {} : { expires_at: new Date(expiresAtMs).toISOString() }),
    })),
  };
  const beside = `${path}.${randomUUID()}`;
  try {
    writeFileSync(beside, `${JSON.stringify(content, null, 2)}\n`, { flag: 'wx', mode: 0o600, flush: true });
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
  syncFolder(dirname(path));
}

/** Without it the new name could be lost with the power. */
function syncFolder(folder: string): void {
  // Windows opens no folders.
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** The operating system's lock on an open file, by way of SQLite: it is gone with its process. */
function takeLock(path: string): Disposable {
  makeOwnFile(path);
  const lock = new DatabaseSync(path, { timeout: lockTimeoutMs });
  try {
    lock.exec('begin exclusive');
  } catch (cause) {
    lock.close();
    throw new OperatorError({ of: 'settings', code: 'secretsBusy', values: { path } }, { cause });
  }
  return { [Symbol.dispose]: () => lock.close() };
}
