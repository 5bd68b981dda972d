/** What the engines of a node share, built once: the way out, the services that are asked and how they do, the models. */
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { PostgresAccess } from '../database/postgres-pool.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { createModelsInUse, type ModelsInUse } from '../domain/models-in-use.ts';
import { createAskJson } from '../net/ask-json.ts';
import { createSafeFetch, type SafeFetch } from '../net/safe-fetch.ts';
import type { ProviderKind } from '../providers/provider-descriptor.ts';
import { createProviderHealth, type ProviderHealth } from '../providers/provider-health.ts';
import { createProviders, type Providers } from '../providers/registry.ts';
import { readSourceList } from '../sources/read-source-list.ts';
import type { SourceList } from '../sources/source-list.ts';
import { userAgentOf } from '../version.ts';

export interface SharedParts {
  /** One for all that is fetched from addresses of others: politeness to a host counts whoever asks. */
  readonly safeFetch: SafeFetch;
  /** Those that the settings switch on. */
  readonly providers: Providers;
  readonly health: ProviderHealth;
  readonly models: ModelsInUse;
  /** The operator's list of sources. */
  readonly sources: SourceList | undefined;
  readonly log: Logger | undefined;
  /** How parts come by PostgreSQL, where it is used: by the node's one pool. */
  readonly database: PostgresAccess;
}

export interface SharedOptions {
  readonly log?: Logger;
  /** Counts how the providers do. */
  readonly diagnostics?: Diagnostics;
  /** The node's pool, with its tables up to date; without it, parts that need PostgreSQL open their own. */
  readonly pool?: PostgresAccess['pool'];
  /** For tests: another way out. */
  readonly safeFetch?: SafeFetch;
}

export async function openSharedParts(
  config: Config,
  { log, diagnostics, pool, safeFetch = safeFetchOf(config) }: SharedOptions = {},
): Promise<SharedParts> {
  const health = createProviderHealth(Date.now, diagnostics?.countProvider);
  return {
    safeFetch,
    providers: watchProviders(providersOf(config), health),
    health,
    models: createModelsInUse(({ name }, err) =>
      log?.error({ err, model: name }, 'an installed model is not used'),
    ),
    sources: config.sourcesFile === undefined ? undefined : await readSourceList(config.sourcesFile),
    log,
    database: {
      pool,
      onIdleError: (error) => log?.warn({ err: error }, 'a connection to the database broke'),
    },
  };
}

export const safeFetchOf = ({ offline, fetchAllow: allow, baseUrl }: Config): SafeFetch =>
  createSafeFetch({ offline, allow, userAgent: userAgentOf(baseUrl) });

const askTimeMs = 8_000;
/** An upload and a search over the whole web take their time. */
const uploadTimeMs = 20_000;
const answerBytesMax = 8 * 1024 * 1024;

function providersOf({ providers, offline, baseUrl }: Config): Providers {
  const asking = { offline, sizeBytesMax: answerBytesMax, userAgent: userAgentOf(baseUrl) };
  const withWords = createAskJson({ ...asking, timeoutMs: askTimeMs });
  const withImages = createAskJson({ ...asking, timeoutMs: uploadTimeMs });
  const askJson = (kind: ProviderKind) => (kind === 'reverse-image' ? withImages : withWords);
  return createProviders(providers, { offline, askJson, clock: Date.now });
}

/** The same providers, with their health noted whenever they are asked. */
function watchProviders(
  { searches, references, factChecks, reverseImages }: Providers,
  health: ProviderHealth,
): Providers {
  return {
    searches: searches.map((one) => ({
      ...one,
      search: (query, context) => health.watch(one.id, context.signal, () => one.search(query, context)),
    })),
    references: references.map((one) => ({
      ...one,
      find: (question, context) => health.watch(one.id, context.signal, () => one.find(question, context)),
    })),
    factChecks: factChecks.map((one) => ({
      ...one,
      find: (question, context) => health.watch(one.id, context.signal, () => one.find(question, context)),
    })),
    reverseImages: reverseImages.map((one) => ({
      ...one,
      find: (image, context) => health.watch(one.id, context.signal, () => one.find(image, context)),
    })),
  };
}
