/** The composition root: connects every part, and is the only file that knows them all. */
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { join } from 'node:path';
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
import { createQuotaMeter } from '../http/quota-headers.ts';
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
import { openSecrets } from '../secrets/open-secrets.ts';
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

export async function createApp(needs: AppNeeds): Promise<App> {
  const { config, store, engines, log } = needs;
  const clock = needs.clock ?? Date.now;
  const leaseMs = needs.leaseMs ?? 45_000;
  const nodeId = randomUUID();
  const baseUrl = baseUrlOf(config);

  const diagnostics = needs.diagnostics ?? createDiagnostics(log);
  const counts = createSharedCounts(store);
  const counting = { clock, counts, secret: () => secrets.ring('visitors').current() };
  const rates = createRequestRates({
    ...counting,
    ofKeyPerMinute: config.protection.requestsOfKeyPerMinute,
    ofNetworkPerMinute: config.protection.requestsOfNetworkPerMinute,
  });
  const meter = createQuotaMeter(store, clock, rates.keys);
  const metrics = createMetrics({
    runningChecks: () => checks.runningCount,
    waiting: needs.waiting ?? (() => ({})),
    counters: diagnostics.counters,
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
    onEnd: metrics.observeCheck,
    onUnits: meter.adjust,
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

  const secrets = await openSecrets(config, {
    store,
    clock,
    onNotice: (text, error) => log.warn(error === undefined ? {} : { err: error }, text),
  });
  const uploadsFolder = join(config.dataDir, 'uploads');
  const uploads = await createUploads(uploadsFolder);
  const uploadGate = createUploadGate(
    config.protection.uploads,
    needs.freeBytes ?? createFreeSpace(uploadsFolder),
  );
  const assets = needs.assets ?? (await openAssets());
  const sendPage = createPageSender(assets);
  const noteError = (request: FastifyRequest, problem: PublicProblem) => {
    const error = keyErrorOf(request, problem, clock());
    if (error) store.noteKeyError(error);
  };
  const http = await createServer({
    routes: routes({
      store,
      engines,
      checks,
      meter,
      uploads,
      uploadAdmission: createUploadAdmission(
        uploadGate,
        Math.max(config.limits.imageBytesMax, config.limits.videoBytesMax),
      ),
      senders: createSenders({
        ...counting,
        failuresOfKeyPerHour: config.protection.failuresOfKeyPerHour,
        failuresOfNetworkPerHour: config.protection.failuresOfNetworkPerHour,
      }),
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
      assets,
      sendPage,
      metrics,
      clock,
      baseUrl,
      version,
      operator: config.operator,
      installation: installationOf(config, {
        looksForAi: needs.looksForAi ?? false,
        isolation: needs.isolation,
      }),
      models: needs.models ?? createModelsInUse(),
      health: needs.health ?? createProviderHealth(clock),
      documents: await readDocuments(),
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
      await counts.flush();
      if (!needs.diagnostics) diagnostics.close();
    },
  };
}
