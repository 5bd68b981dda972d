/** The local indexes that the settings ask for. */
import type { PostgresAccess } from '../database/postgres-pool.ts';
import type { ClaimReviews } from './claim-reviews.ts';
import { createClaimReviews } from './create-claim-reviews.ts';
import { createEvidenceIndex } from './create-evidence-index.ts';
import type { EvidenceIndex } from './evidence-index.ts';
import { openPostgresTextIndex } from './postgres/postgres-text-index.ts';
import { openSqliteTextIndex } from './sqlite/sqlite-text-index.ts';
import type { TextIndex, TextIndexName } from './text-index.ts';

export interface EvidenceSettings {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

export async function openEvidenceIndex(
  settings: EvidenceSettings,
  access: PostgresAccess = {},
): Promise<EvidenceIndex> {
  return createEvidenceIndex(await openTextIndex('passages', settings, access));
}

export async function openClaimReviews(
  settings: EvidenceSettings,
  access: PostgresAccess = {},
): Promise<ClaimReviews> {
  return createClaimReviews(await openTextIndex('claim_reviews', settings, access));
}

function openTextIndex(
  name: TextIndexName,
  { dataDir, databaseUrl }: EvidenceSettings,
  access: PostgresAccess,
): Promise<TextIndex> {
  return databaseUrl === undefined
    ? openSqliteTextIndex(dataDir, name)
    : openPostgresTextIndex(databaseUrl, name, access);
}
