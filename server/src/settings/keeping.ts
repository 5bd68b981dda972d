/** What is kept, where, and for how long. */
import { z } from 'zod';
import { onOff, optional, text, whole, withDefault } from '../setting-kinds.ts';
import type { ReadSettings } from '../settings.ts';
import { ConfigError } from './config-error.ts';

export interface KeepingConfig {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** What signs tokens: a file of its own, or keys from which all is derived, the first of which signs. */
  readonly secrets: { readonly file: string | undefined; readonly keys: readonly string[] };
  readonly retentionMs: number | undefined;
  readonly confidential: { readonly byDefault: boolean; readonly retentionMs: number };
  /** Whether previews and heat maps are kept for share pages. */
  readonly keepPreviews: boolean;
  /** Whether images that were seen are kept for reverse searches. */
  readonly rememberImages: boolean;
}

export const keepingSettings = {
  DATA_DIR: withDefault(z.string(), './data').describe(
    'Folder of the SQLite store and of uploads under way.',
  ),
  DATABASE_URL: optional(text(/^postgres(ql)?:\/\//, { code: 'notPostgres' })).describe(
    'PostgreSQL for many machines. Empty: SQLite in `DATA_DIR`.',
  ),
  SECRETS_FILE: optional(z.string()).describe(
    'File of the secrets that sign tokens, for nodes that share one; made where there is none. Empty: `secrets.json` in `DATA_DIR`, and with `DATABASE_URL` the database.',
  ),
  SECRET_KEY: optional(z.string().min(32)).describe(
    'One secret, the same on every node, from which all others are derived: at least 32 random characters. Empty: they are made and kept in `SECRETS_FILE`.',
  ),
  SECRET_KEY_OLD: optional(text(/^[^\s,]{32,}(\s*,\s*[^\s,]{32,})*$/, { code: 'notEarlierKeys' })).describe(
    'Earlier values of `SECRET_KEY`, comma-separated: what they have signed is honoured. Empty: none.',
  ),
  RETENTION_DAYS: withDefault(whole(0, 36_500), 365).describe(
    'How many days results and their share pages are kept, with their versions and reports; 0 keeps them for ever.',
  ),
  CONFIDENTIAL: onOff('off').describe(
    'Whether checks are confidential where neither the request (`riservata`) nor the key says: `on` or `off`. The page of a confidential result opens only with the secret part of its link.',
  ),
  CONFIDENTIAL_RETENTION_DAYS: withDefault(whole(1, 36_500), 30).describe(
    'How many days confidential results are kept, where `RETENTION_DAYS` does not end them before.',
  ),
  PREVIEWS: onOff().describe(
    'Keep a small preview of each picture and video, heat maps and the moments of a video for its share page: `on` or `off`.',
  ),
  REMEMBER_PICTURES: onOff().describe(
    'Keep the hashes of checked pictures and videos, and of the lead images of articles, for later reverse searches: `on` or `off`.',
  ),
};

export const keepingConfig = (s: ReadSettings): KeepingConfig => ({
  dataDir: s.DATA_DIR,
  databaseUrl: s.DATABASE_URL,
  secrets: secretsOf(s),
  retentionMs: s.RETENTION_DAYS === 0 ? undefined : s.RETENTION_DAYS * 24 * 60 * 60_000,
  confidential: {
    byDefault: s.CONFIDENTIAL === 'on',
    retentionMs: Math.min(s.CONFIDENTIAL_RETENTION_DAYS, s.RETENTION_DAYS || 36_500) * 24 * 60 * 60_000,
  },
  keepPreviews: s.PREVIEWS === 'on',
  rememberImages: s.REMEMBER_PICTURES === 'on',
});

function secretsOf(s: ReadSettings): KeepingConfig['secrets'] {
  const old = s.SECRET_KEY_OLD?.split(/\s*,\s*/) ?? [];
  if (s.SECRET_KEY === undefined && old.length > 0) {
    throw new ConfigError([{ code: 'signingKeyNeeded' }]);
  }
  return { file: s.SECRETS_FILE, keys: s.SECRET_KEY === undefined ? [] : [s.SECRET_KEY, ...old] };
}
