/** The tables, as Kysely sees them on both databases. Truth values are 0 and 1, times are milliseconds. */
import type { Generated } from 'kysely';
import type { AttachmentType } from '../domain/attachment.ts';
import type { Actor } from './audit-store.ts';

export interface Database {
  api_keys: {
    id: string;
    name: string;
    email: string | null;
    purpose: string | null;
    quota: number;
    active: number;
    created_at: number;
    /** Null: as the installation has it. */
    confidential: number | null;
  };
  /** A key has more than one secret while a rotation's grace period lasts. */
  key_secrets: {
    hash: string;
    key_id: string;
    prefix: string;
    last_four: string;
    created_at: number;
    expires_at: number | null;
  };
  /** A period is a month (`2026-05`) or a day of one (`2026-05-10`); every unit is in both. */
  usage: { key_id: string; period: string; used: number; from_cache: number };
  /** The last ones of each key; nothing of what was sent. */
  key_errors: { id: string; key_id: string; at: number; status: number; code: string; route: string };
  /** Registrations whose e-mail has not been confirmed. */
  pending_keys: {
    token_hash: string;
    name: string;
    email: string;
    purpose: string;
    quota: number;
    expires_at: number;
  };
  /**
   * A check under way is the reservation of its unit and the claim on its cache key, all in one row. `key_id` and
   * `month` are empty where a visitor pays.
   */
  checks: {
    id: string;
    cache_key: string;
    key_id: string;
    month: string;
    node_id: string;
    state: 'running' | 'failed';
    problem: string | null;
    started_at: number;
    lease_until: number;
  };
  /** What a visitor's check holds. */
  check_allowances: { check_id: string; scope: string; day: string };
  /** `body` is the current version. What is hidden is there for the operator alone. */
  results: {
    id: string;
    kind: string;
    key_id: string;
    created_at: number;
    body: string;
    version: Generated<number>;
    hidden_at: number | null;
    /** The secret part of the address of a confidential result; null of all others. */
    link_secret: string | null;
  };
  holders: { result_id: string; holder: string };
  result_versions: { result_id: string; version: number; body: string; replaced_at: number };
  deleted_results: { id: string; deleted_at: number };
  reports: {
    id: string;
    result_id: string;
    version: number;
    reason: string;
    body: string;
    email: string | null;
    created_at: number;
    resolved_at: number | null;
    outcome: 'dismissed' | 'corrected' | null;
    note: string | null;
    new_version: number | null;
  };
  attachments: { result_id: string; name: string; media_type: AttachmentType; bytes: Uint8Array };
  cache_entries: { cache_key: string; result_id: string; created_at: number };
  /** The ones that sign; `created_at` is 0 where it was not noted. */
  secrets: { name: string; value: string; created_at: Generated<number> };
  /** The ones that signed and are honoured for a while. */
  former_secrets: { name: string; value: string; created_at: number; expires_at: number };
  /** Append-only, on the database's side too. */
  audit_log: {
    sequence: number;
    at: number;
    actor: Actor['kind'];
    actor_name: string | null;
    action: string;
    target: string;
    details: string;
    previous_hash: string;
    hash: string;
  };
  spent_challenges: { id: string; expires_at: number };
  /** What is counted by the hour has the hour in the place of the day: `2026-05-10T12`. */
  allowances: { scope: string; day: string; used: number };
}

export type Dialect = 'sqlite' | 'postgres';
