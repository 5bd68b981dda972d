/** The table of routes: every address of the service, what it does and whether it wants a key. */
import { type Operator, openApiDocument } from '@riscontro/contract';
import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { Assets } from '../assets/assets.ts';
import type { Checks } from '../checks/checks.ts';
import type { DeletionTokens } from '../corrections/deletion-token.ts';
import type { Metrics } from '../diagnostics/metrics.ts';
import type { Installation } from '../domain/installation.ts';
import type { Keyring } from '../domain/keyring.ts';
import type { Measurements } from '../domain/measurement.ts';
import type { ModelsInUse } from '../domain/models-in-use.ts';
import type { Engines } from '../pipelines/engine.ts';
import type { ProviderHealth } from '../providers/provider-health.ts';
import type { Store } from '../store/store.ts';
import type { Visitors } from '../visitors/visitors.ts';
import { previewFile } from '../web/link-preview/link-preview-tags.ts';
import type { FactCheckMarkup } from '../web/link-preview/review-markup.ts';
import { problemListPage } from '../web/problem-pages.ts';
import type { ConfidentialSettings } from './check-wishes.ts';
import { createFreeChecks } from './free-check.ts';
import { createLinkPreviewImages } from './link-preview-images.ts';
import { pageLanguage } from './page-language.ts';
import type { SendPage } from './page-reply.ts';
import type { QuotaMeter } from './quota-headers.ts';
import { type ContentLimits, createContentReaders } from './read-content.ts';
import { aboutPages, englishNameOf, robots } from './routes/about.ts';
import { asset, icon, widgetLoader } from './routes/assets.ts';
import { confirmForm, confirmKey } from './routes/confirm-key.ts';
import { deleted, deleteForm, deleteShared, released, sendDeletion } from './routes/delete.ts';
import { developerPages } from './routes/developers.ts';
import { freeCheckPages } from './routes/free-checks.ts';
import { deactivateKey, rotateKey } from './routes/key.ts';
import { embeddedCard, linkPreviewImage, oEmbed } from './routes/link-preview.ts';
import { healthz, metricsText, readyz } from './routes/operation.ts';
import {
  challenge,
  type RegistrationNeeds,
  type RegistrationSettings,
  register,
} from './routes/registration.ts';
import { reportForm, reportThanks, sendReport } from './routes/report.ts';
import { securityText } from './routes/security-text.ts';
import { sharedImage, sharedJson, sharedPage } from './routes/share.ts';
import { status, statusJson } from './routes/status.ts';
import { keyErrors, usage, usageByDay } from './routes/usage.ts';
import { verification } from './routes/verification.ts';
import { type VerifyNeeds, verify } from './routes/verify.ts';
import { versionAsJson, versionAsPage } from './routes/versions.ts';
import { widget } from './routes/widget.ts';
import type { Senders } from './senders.ts';
import type { UploadAdmission } from './upload-admission.ts';
import type { Uploads } from './uploads.ts';

export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  /** Whether the route wants `X-API-Key`. */
  readonly key: boolean;
  /** Whether requests without a key are counted by their network: where they cost more than sending a ready text. */
  readonly counted: boolean;
  readonly handler: RouteHandlerMethod;
}

export interface RouteNeeds {
  readonly store: Store;
  readonly engines: Engines;
  readonly checks: Checks;
  readonly meter: QuotaMeter;
  readonly uploads: Uploads;
  readonly uploadAdmission: UploadAdmission;
  readonly senders: Senders;
  /** As the page for developers tells them; 0: no limit. */
  readonly requestsOfKeyPerMinute: number;
  readonly failuresOfKeyPerHour: number;
  readonly visitors: Visitors;
  readonly assets: Assets;
  readonly sendPage: SendPage;
  readonly metrics: Metrics;
  readonly clock: () => number;
  readonly baseUrl: string;
  readonly version: string;
  readonly operator: Operator;
  readonly installation: Installation;
  readonly models: Pick<ModelsInUse, 'all'>;
  readonly health: ProviderHealth;
  /** The texts of docs/evaluation.md and CHANGELOG.md, and what was measured. */
  readonly documents: {
    readonly evaluation: string;
    readonly changelog: string;
    readonly measurements: Measurements;
  };
  readonly factCheckMarkup: FactCheckMarkup;
  readonly limits: ContentLimits;
  readonly registration: RegistrationSettings;
  /** Shared by all nodes; sign the registration's challenges. */
  readonly registrationSecrets: Keyring;
  readonly sendMail: RegistrationNeeds['sendMail'];
  /** Shared by all nodes; hide whose reports are counted. */
  readonly reportSecrets: Keyring;
  readonly deletionTokens: DeletionTokens;
  readonly confidential: ConfidentialSettings;
  readonly forgetResult: (id: string) => Promise<void>;
  readonly metricsToken: string | undefined;
  readonly noteError: VerifyNeeds['noteError'];
}

export function routes(needs: RouteNeeds): Route[] {
  const { store, engines, meter, metrics, clock, baseUrl, registration } = needs;
  const { assets, sendPage } = needs;
  const read = createContentReaders(needs.limits, needs.uploads);
  const freeChecks = createFreeChecks(needs);
  const free = freeCheckPages(freeChecks, needs);
  const framed = widget(freeChecks, needs);
  const openApi = JSON.stringify(openApiDocument(baseUrl, needs.version, needs.operator));

  const about = aboutPages(needs);
  const developers = developerPages(
    {
      baseUrl,
      operator: needs.operator,
      registration,
      confirmsEmail: needs.sendMail !== undefined,
      visitorDailyLimit: needs.visitors.dailyLimit,
      siteDailyLimit: needs.visitors.siteDailyLimit,
      requestsPerMinute: needs.requestsOfKeyPerMinute,
      failuresPerHour: needs.failuresOfKeyPerHour,
      limits: needs.limits,
      kinds: { article: 'article' in engines, image: 'image' in engines, video: 'video' in engines },
      version: needs.version,
      changelog: needs.documents.changelog,
    },
    sendPage,
  );
  const sharedAbout = {
    baseUrl,
    operatorName: needs.operator.name,
    factCheckMarkup: needs.factCheckMarkup,
    confidentialRetentionMs: needs.confidential.retentionMs,
  };

  const open = (method: Route['method'], url: string, handler: RouteHandlerMethod): Route => ({
    method,
    url,
    key: false,
    counted: false,
    handler,
  });
  const counted = (method: Route['method'], url: string, handler: RouteHandlerMethod): Route => ({
    ...open(method, url, handler),
    counted: true,
  });
  const keyed = (method: Route['method'], url: string, handler: RouteHandlerMethod): Route => ({
    method,
    url,
    key: true,
    counted: false,
    handler,
  });

  return [
    keyed('POST', '/api/v1/verify-text', verify(read.text, needs)),
    keyed('POST', '/api/v1/verify-url', verify(read.article, needs)),
    keyed('POST', '/api/v1/verify-image', verify(read.image, needs)),
    keyed('POST', '/api/v1/verify-video', verify(read.video, needs)),
    keyed('GET', '/api/v1/verifiche/:id', verification(needs)),
    keyed('GET', '/api/v1/usage', usage(store, meter, clock)),
    keyed('GET', '/api/v1/usage/giorni', usageByDay(store, meter, clock)),
    keyed('GET', '/api/v1/usage/errori', keyErrors(store, meter)),
    keyed('POST', '/api/v1/chiave/rotazione', rotateKey(store, meter, clock)),
    keyed('POST', '/api/v1/chiave/disattivazione', deactivateKey(store, meter, clock)),
    counted('GET', '/api/v1/registrazione/sfida', challenge(needs)),
    counted('POST', '/api/v1/registrazione', register(needs)),
    counted('GET', '/v/:id', sharedPage(store, sharedAbout, sendPage)),
    counted('GET', '/v/:id.json', sharedJson(store, baseUrl)),
    counted('GET', '/v/:id/:image', sharedImage(store)),
    counted('GET', `/v/:id/${previewFile}`, linkPreviewImage(store, baseUrl, createLinkPreviewImages())),
    counted('GET', '/v/:id/embed', embeddedCard(store, baseUrl, assets)),
    counted('GET', '/oembed', oEmbed(store, baseUrl)),
    counted('DELETE', '/v/:id', deleteShared(needs)),
    counted('GET', '/v/:id/elimina', deleteForm(needs)),
    counted('POST', '/v/:id/elimina', sendDeletion(needs)),
    counted('GET', '/v/:id/eliminata', deleted(needs)),
    counted('GET', '/v/:id/lasciata', released(needs)),
    counted('GET', '/v/:id/segnala', reportForm(needs)),
    counted('POST', '/v/:id/segnala', sendReport(needs)),
    counted('GET', '/v/:id/segnala/grazie', reportThanks(needs)),
    counted('GET', '/v/:id/versioni/:version', versionAsPage(store, baseUrl, sendPage)),
    counted('GET', '/v/:id/versioni/:version.json', versionAsJson(store, baseUrl)),
    counted('GET', '/', free.home),
    counted('GET', '/verifica', free.state),
    counted('POST', '/verifica', free.start),
    counted('GET', '/verifica/:id', free.wait),
    counted('GET', '/widget', framed.form),
    counted('POST', '/widget', framed.start),
    counted('GET', '/widget/verifica/:id', framed.follow),
    open('GET', '/widget.js', widgetLoader(assets)),
    open('GET', '/problemi', async (request: FastifyRequest, reply: FastifyReply) =>
      sendPage(request, reply, problemListPage(pageLanguage(request))),
    ),
    open('GET', '/metodo', about.method),
    open('GET', '/metodo/misure', about.measurements),
    open('GET', '/method', englishNameOf('/metodo')),
    open('GET', '/privacy', about.privacy),
    counted('GET', '/stato', status(needs, sendPage)),
    counted('GET', '/stato.json', statusJson(needs)),
    open('GET', '/status', englishNameOf('/stato')),
    open('GET', '/robots.txt', robots),
    open('GET', '/.well-known/security.txt', securityText(needs)),
    open('GET', '/sviluppatori', developers.page),
    open('GET', '/developers', englishNameOf('/sviluppatori')),
    open('GET', '/sviluppatori/console', developers.console),
    open('GET', '/sviluppatori/novita', developers.changelog),
    counted('GET', '/sviluppatori/conferma', confirmForm(needs)),
    counted('POST', '/sviluppatori/conferma', confirmKey(needs)),
    open('GET', '/llms.txt', developers.llms),
    open('GET', '/assets/:file', asset(assets)),
    open('GET', '/favicon.svg', icon(assets, 'favicon.svg')),
    open('GET', '/favicon.ico', icon(assets, 'favicon.ico')),
    open('GET', '/apple-touch-icon.png', icon(assets, 'apple-touch-icon.png')),
    open('GET', '/openapi.json', async (_request, reply) =>
      reply.type('application/json; charset=utf-8').header('access-control-allow-origin', '*').send(openApi),
    ),
    open('GET', '/healthz', healthz),
    open('GET', '/readyz', readyz(store, engines)),
    open('GET', '/metrics', metricsText(metrics, needs.metricsToken)),
  ];
}
