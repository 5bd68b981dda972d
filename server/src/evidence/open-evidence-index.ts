/** The local indexes that the settings ask for. */
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

export interface EvidenceOptions {
  /** Called when a connection to PostgreSQL that nobody is using breaks. */
  readonly onIdleError?: (error: Error) => void;
}

export async function openEvidenceIndex(
  settings: EvidenceSettings,
  options: EvidenceOptions = {},
): Promise<EvidenceIndex> {
  return createEvidenceIndex(await openTextIndex('passages', settings, options));
}

export async function openClaimReviews(
  settings: EvidenceSettings,
  options: EvidenceOptions = {},
): Promise<ClaimReviews> {
  return createClaimReviews(await openTextIndex('claim_reviews', settings, options));
}

function openTextIndex(
  name: TextIndexName,
  { dataDir, databaseUrl }: EvidenceSettings,
  options: EvidenceOptions,
): Promise<TextIndex> {
  return databaseUrl === undefined
    ? openSqliteTextIndex(dataDir, name)
    : openPostgresTextIndex(databaseUrl, name, options);
}
