/** The composition root: connects every part, and is the only file that knows them all. */

import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { contentKinds } from '@riscontro/contract/inside';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { type Assets, openAssets } from '../assets/assets.ts';
import { type Checks, createChecks } from '../checks/checks.ts';
import { startUpkeep } from '../checks/upkeep.ts';
import { baseUrlOf, type Config } from '../config.ts';
import { createDeletionTokens } from '../corrections/deletion-token.ts';
import { createDiagnostics, type Diagnostics } from '../diagnostics/diagnostics.ts';
import { createMetrics } from '../diagnostics/metrics.ts';
import type { PublicProblem } from '../domain/app-error.ts';
import { reportFault } from '../domain/fault-report.ts';
import type { DecoderIsolation } from '../domain/installation.ts';
import { createModelsInUse, type ModelsInUse } from '../domain/models-in-use.ts';
import { keyErrorOf } from '../http/key-error.ts';
import { createKeyRing } from '../http/key-ring.ts';
import { createOwnHosts } from '../http/own-hosts.ts';
import { createPageSender } from '../http/page-reply.ts';
import { createQuotaMeter, type QuotaMeter } from '../http/quota-headers.ts';
import { createRequestRates } from '../http/request-rates.ts';
import { routes } from '../http/routes.ts';
import { createSenders } from '../http/senders.ts';
import { createServer } from '../http/server.ts';
import { createUploadAdmission } from '../http/upload-admission.ts';
import { createUploads } from '../http/uploads.ts';
import { createSharedCounts } from '../limits/shared-counts.ts';
import { createFreeSpace, createUploadGate } from '../limits/upload-gate.ts';
import { createSmtpMailer } from '../mail/send-mail.ts';
import type { Engines } from '../pipelines/engine.ts';
import { createProviderHealth, type ProviderHealth } from '../providers/provider-health.ts';
import { openSecrets, type Secrets } from '../secrets/open-secrets.ts';
import type { Store } from '../store/store.ts';
import { version } from '../version.ts';
import { createVisitors } from '../visitors/visitors.ts';
import { installationOf } from './installation.ts';
import { readDocuments } from './read-documents.ts';

export interface AppNeeds {
  readonly config: Config;
  readonly store: Store;
  readonly engines: Engines;
  /** How the engines' outside providers did; without it, none has been asked. */
  readonly health?: ProviderHealth;
  /** How many contents wait in each of the engines' pools. */
  readonly waiting?: () => Readonly<Record<string, number>>;
  /** Whether the engines look for images made by AI. */
  readonly looksForAi?: boolean;
  /** What isolates the processes that decode files. */
  readonly isolation?: DecoderIsolation;
  /** Which installed models the engines use; without it, none. */
  readonly models?: ModelsInUse;
  readonly log: Logger;
  /** What hears of faults already; without it, the service logs and counts them from now on. */
  readonly diagnostics?: Diagnostics;
  /** Forgets the images that were kept of a result; absent where none are kept. */
  readonly forgetResult?: (id: string) => Promise<void>;
  /** Removes the images that checks kept until then; undefined: none of them. Absent where none are kept. */
  readonly sweepImages?: (keptBeforeMs: number | undefined) => Promise<void>;
  readonly clock?: () => number;
  /** What pages load, where it has been made ready already. */
  readonly assets?: Assets;
  /** What is free on the disk for uploads; without it, the disk is asked. */
  readonly freeBytes?: () => Promise<number>;
  /** How long a crashed node's units stay held. Design: at most 60 s. */
  readonly leaseMs?: number;
}

export interface App {
  readonly http: FastifyInstance;
  readonly checks: Checks;
  sweepNow(): Promise<void>;
  /** Finishes or returns the running checks, then lets go of everything but the store. */
  close(): Promise<void>;
}

/** The longest answer that a client with the recommended timeout of 180 s still hears. */
const checkTimeLimitMs = 170_000;
/** How long the answers to the last checks may take to be read by their clients. */
const lastAnswersMs = 2_000;
const cacheMs = 24 * 60 * 60_000;

type Clock = () => number;

export async function createApp(needs: AppNeeds): Promise<App> {
  const { config, store, log, clock = Date.now } = needs;
  const diagnostics = needs.diagnostics ?? createDiagnostics(log);
  const secrets = await openSecrets(config, {
    store,
    clock,
    onNotice: (text, error) => log.warn(error === undefined ? {} : { err: error }, text),
  });
  const counting = countRequests(needs, clock, secrets);
  const meter = createQuotaMeter(store, clock, counting.rates.keys);
  const checking = startChecking(needs, { clock, counters: diagnostics.counters, onUnits: meter.adjust });
  const { checks, upkeep } = checking;
  const http = await openHttp(needs, { clock, secrets, meter, ...counting, ...checking });

  return {
    http,
    checks,
    sweepNow: upkeep.sweepNow,
    async close() {
      upkeep.stop();
      secrets.close();
      const closed = http.close();
      await checks.drain(config.stopGraceMs);
      // Whoever has not even sent a whole request by now cannot be waited for.
      const cutOff = setTimeout(() => http.server.closeAllConnections(), lastAnswersMs);
      await closed;
      clearTimeout(cutOff);
      await counting.counts.flush();
      if (!needs.diagnostics) diagnostics.close();
    },
  };
}

/** How much is asked for, and by whom: what all nodes count together. */
function countRequests({ config, store }: AppNeeds, clock: Clock, secrets: Secrets) {
  const { protection } = config;
  const counts = createSharedCounts(store);
  const counting = { clock, counts, secret: () => secrets.ring('visitors').current() };
  return {
    counts,
    rates: createRequestRates({
      ...counting,
      ofKeyPerMinute: protection.requestsOfKeyPerMinute,
      ofNetworkPerMinute: protection.requestsOfNetworkPerMinute,
    }),
    senders: createSenders({
      ...counting,
      failuresOfKeyPerHour: protection.failuresOfKeyPerHour,
      failuresOfNetworkPerHour: protection.failuresOfNetworkPerHour,
    }),
  };
}

/** The checks of this node, their figures, and what is done for them from time to time. */
function startChecking(
  needs: AppNeeds,
  {
    clock,
    counters,
    onUnits,
  }: {
    readonly clock: Clock;
    readonly counters: Diagnostics['counters'];
    readonly onUnits: QuotaMeter['adjust'];
  },
) {
  const { config, store, engines, leaseMs = 45_000 } = needs;
  const nodeId = randomUUID();
  const metrics = createMetrics({
    runningChecks: () => checks.runningCount,
    waiting: needs.waiting ?? (() => ({})),
    counters,
  });
  const checks = createChecks({
    store,
    engines,
    clock,
    settings: {
      nodeId,
      cacheMs,
      leaseMs,
      timeLimitMs: checkTimeLimitMs,
      keepPreviews: config.keepPreviews,
      atOnce: config.queues.checksAtOnce,
    },
    // Figures name a kind as the API does.
    onEnd: (kind, outcome, durationMs) => metrics.observeCheck(contentKinds[kind], outcome, durationMs),
    onUnits,
  });
  const upkeep = startUpkeep({
    store,
    checks,
    clock,
    nodeId,
    leaseMs,
    cacheMs,
    retentionMs: config.retentionMs,
    confidentialRetentionMs: config.confidential.retentionMs,
    sweepImages: needs.sweepImages ?? (async () => undefined),
    onSweep: metrics.observeSweep,
    onError: (error) => reportFault(error, { place: 'checks/upkeep' }),
  });
  return { checks, metrics, upkeep };
}

/** What the parts behind HTTP share. */
type HttpParts = {
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly meter: QuotaMeter;
} & ReturnType<typeof countRequests> &
  ReturnType<typeof startChecking>;

async function openHttp(needs: AppNeeds, parts: HttpParts): Promise<FastifyInstance> {
  const { config, store, log } = needs;
  const { clock, meter, metrics, rates } = parts;
  const baseUrl = baseUrlOf(config);
  const assets = needs.assets ?? (await openAssets());
  const sendPage = createPageSender(assets);
  const noteError = (request: FastifyRequest, problem: PublicProblem) => {
    const error = keyErrorOf(request, problem, clock());
    if (error) store.noteKeyError(error);
  };
  return createServer({
    routes: routes({
      ...(await openUploads(needs)),
      ...rulesOf(needs, parts),
      store,
      engines: needs.engines,
      checks: parts.checks,
      meter,
      senders: parts.senders,
      assets,
      sendPage,
      metrics,
      clock,
      baseUrl,
      version,
      documents: await readDocuments(),
      noteError,
    }),
    keys: createKeyRing({
      store,
      clock,
      registrationUrl: `${baseUrl}/sviluppatori`,
      unknownKeys: rates.unknownKeys,
    }),
    rates,
    meter,
    metrics,
    log,
    baseUrl,
    sendPage,
    noteError,
    trustProxy: config.trustProxy,
    ownHosts: createOwnHosts({
      baseUrl: config.baseUrl,
      listensOn: config.host,
      machineName: hostname(),
      allowed: config.allowedHosts,
    }),
  });
}

/** Where files go that are sent, and how many at a time. */
async function openUploads({ config, freeBytes }: AppNeeds) {
  const { limits, protection, dataDir } = config;
  const folder = join(dataDir, 'uploads');
  const gate = createUploadGate(protection.uploads, freeBytes ?? createFreeSpace(folder));
  return {
    uploads: await createUploads(folder),
    uploadAdmission: createUploadAdmission(gate, Math.max(limits.imageBytesMax, limits.videoBytesMax)),
  };
}

/** What the settings and the engines say of this installation, and what is signed with its secrets. */
function rulesOf(needs: AppNeeds, { clock, secrets }: HttpParts) {
  const { config, store } = needs;
  return {
    requestsOfKeyPerMinute: config.protection.requestsOfKeyPerMinute,
    failuresOfKeyPerHour: config.protection.failuresOfKeyPerHour,
    visitors: createVisitors(
      {
        dailyLimit: config.visitorDailyLimit,
        siteDailyLimit: config.siteDailyLimit,
        secrets: secrets.ring('visitors'),
      },
      { store, clock },
    ),
    operator: config.operator,
    installation: installationOf(config, {
      looksForAi: needs.looksForAi ?? false,
      isolation: needs.isolation,
    }),
    models: needs.models ?? createModelsInUse(),
    health: needs.health ?? createProviderHealth(clock),
    factCheckMarkup: config.factCheckMarkup,
    limits: config.limits,
    registration: config.registration,
    registrationSecrets: secrets.ring('registration'),
    sendMail: config.smtp && createSmtpMailer(config.smtp),
    reportSecrets: secrets.ring('reports'),
    confidential: config.confidential,
    deletionTokens: createDeletionTokens(secrets.ring('deletion')),
    forgetResult: needs.forgetResult ?? (async () => undefined),
    metricsToken: config.metricsToken,
  };
}
