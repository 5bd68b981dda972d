/** Where the service listens, what it is called by, and who runs it. */
import { z } from 'zod';
import { because, optional, text, whole, withDefault } from '../setting-kinds.ts';
import type { ReadSettings } from '../settings.ts';

export interface ServiceConfig {
  readonly port: number;
  readonly host: string;
  readonly baseUrl: string | undefined;
  /** Names besides that of the public address by which the service may be called. */
  readonly allowedHosts: readonly string[];
  readonly operator: { readonly name: string | undefined; readonly email: string | undefined };
  readonly trustProxy: boolean | string | number;
  readonly logLevel: string;
  readonly metricsToken: string | undefined;
  /** Which share pages are marked up as fact-checks. */
  readonly factCheckMarkup: 'reviewed' | 'all' | 'off';
  readonly stopGraceMs: number;
}

export const serviceSettings = {
  PORT: withDefault(whole(0, 65_535), 8080).describe(
    'Port to listen on; 0 takes any free one, and then `BASE_URL` is needed for correct links.',
  ),
  HOST: withDefault(z.string(), '127.0.0.1').describe('Address to listen on; `0.0.0.0` or `::` for all.'),
  BASE_URL: optional(
    z
      .string()
      .refine(
        (url) => z.url({ protocol: /^https?$/ }).safeParse(url).success,
        because({ code: 'notAnAddress', values: { example: 'https://verifica.example.org' } }),
      )
      .transform((url) => url.replace(/\/+$/, '')),
  ).describe('Public address of the service, for the links it gives out. Empty: `http://HOST:PORT`.'),
  ALLOWED_HOSTS: optional(text(/^[^\s,/:]+(\s*,\s*[^\s,/:]+)*$/, { code: 'notHosts' })).describe(
    'Further names that requests may call the service by (comma-separated, without ports). Empty: the name of `BASE_URL`; without one, the addresses and the name of this machine.',
  ),
  OPERATOR_NAME: optional(z.string()).describe("Who runs this installation, as told in the API's document."),
  OPERATOR_EMAIL: optional(
    z.string().refine((email) => z.email().safeParse(email).success, because({ code: 'notAnEmail' })),
  ).describe(
    "Where users ask for a larger quota, as told in the API's document, and where holes are reported (`/.well-known/security.txt`).",
  ),
  TRUST_PROXY: optional(z.string()).describe(
    'Addresses of the proxies in front (comma-separated, networks as `10.0.0.0/8`), or how many they are. Empty: none, the connection tells the address.',
  ),
  LOG_LEVEL: withDefault(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info').describe(
    'Least level of the log lines.',
  ),
  METRICS_TOKEN: optional(z.string().min(16)).describe(
    'Bearer token that `/metrics` then asks for. Empty: `/metrics` answers this machine only.',
  ),
  CLAIMREVIEW_MARKUP: withDefault(z.enum(['reviewed', 'all', 'off']), 'reviewed').describe(
    'Which share pages call themselves fact-checks to machines (`ClaimReview`, `MediaReview`): those that a person `reviewed`, `all`, or none (`off`).',
  ),
  STOP_GRACE_SECONDS: withDefault(whole(0, 600), 25).describe(
    'How long running checks may finish after a stop signal.',
  ),
};

export const serviceConfig = (s: ReadSettings): ServiceConfig => ({
  port: s.PORT,
  host: s.HOST,
  baseUrl: s.BASE_URL,
  allowedHosts: s.ALLOWED_HOSTS?.split(/\s*,\s*/) ?? [],
  operator: { name: s.OPERATOR_NAME, email: s.OPERATOR_EMAIL },
  trustProxy:
    s.TRUST_PROXY === undefined ? false : /^\d+$/.test(s.TRUST_PROXY) ? Number(s.TRUST_PROXY) : s.TRUST_PROXY,
  logLevel: s.LOG_LEVEL,
  metricsToken: s.METRICS_TOKEN,
  factCheckMarkup: s.CLAIMREVIEW_MARKUP,
  stopGraceMs: s.STOP_GRACE_SECONDS * 1000,
});
