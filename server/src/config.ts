/** From the environment to the configuration: the one place that reads it. Checked once, all faults told together. */
import { isLanguage, type Language, type Message, type Words } from '@riscontro/words';
import { OperatorError } from './domain/operator-error.ts';
import { valueFault } from './domain/value-fault.ts';
import { type ProviderValues, providerSettings } from './providers/registry.ts';
import { type ReadSettings, Settings } from './settings.ts';

const megabyte = 1024 * 1024;

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly baseUrl: string | undefined;
  /** Names besides that of the public address by which the service may be called. */
  readonly allowedHosts: readonly string[];
  readonly dataDir: string;
  /** Whether the bundled knowledge is used. */
  readonly knowledge: boolean;
  /** The operator's list of sources. */
  readonly sourcesFile: string | undefined;
  readonly databaseUrl: string | undefined;
  /** What signs tokens: a file of its own, or keys from which all is derived, the first of which signs. */
  readonly secrets: { readonly file: string | undefined; readonly keys: readonly string[] };
  readonly operator: { readonly name: string | undefined; readonly email: string | undefined };
  readonly trustProxy: boolean | string | number;
  readonly logLevel: string;
  readonly metricsToken: string | undefined;
  readonly retentionMs: number | undefined;
  readonly confidential: { readonly byDefault: boolean; readonly retentionMs: number };
  readonly registration: {
    readonly quota: number;
    readonly dailyLimit: number;
    readonly difficultyBits: number;
  };
  /** Where confirmations are sent from; undefined: none are asked for. */
  readonly smtp: { readonly url: string; readonly from: string } | undefined;
  /** Checks a day of a visitor without a key; 0: none. */
  readonly visitorDailyLimit: number;
  /** Checks a day of all visitors of one site that shows the widget. */
  readonly siteDailyLimit: number;
  /** Against too much at once; 0 stands for no limit of requests and failures. */
  readonly protection: {
    readonly requestsOfKeyPerMinute: number;
    readonly requestsOfNetworkPerMinute: number;
    readonly failuresOfKeyPerHour: number;
    readonly failuresOfNetworkPerHour: number;
    readonly uploads: {
      readonly uploadsMax: number;
      readonly uploadsOfAskerMax: number;
      readonly bytesMax: number;
      readonly freeBytesMin: number;
    };
  };
  readonly limits: {
    readonly claimCharactersMin: number;
    readonly claimCharactersMax: number;
    readonly linkCharactersMax: number;
    readonly imageBytesMax: number;
    readonly videoBytesMax: number;
  };
  /** Whether previews and heat maps are kept for share pages. */
  readonly keepPreviews: boolean;
  /** Which share pages are marked up as fact-checks. */
  readonly factCheckMarkup: 'reviewed' | 'all' | 'off';
  /** Whether images that were seen are kept for reverse searches. */
  readonly rememberImages: boolean;
  readonly c2paTrustFile: string | undefined;
  /** Images examined at once; undefined: one a core. */
  readonly imageProcesses: number | undefined;
  /** Videos examined at once. */
  readonly videoProcesses: number;
  /** How decoders are kept from the rest of the machine. */
  readonly decoderIsolation: 'auto' | 'required' | 'off';
  readonly queues: {
    /** Images, and likewise videos, that may wait to be examined. */
    readonly waitingMax: number;
    /** Checks under way at once on this node, by whose they are. */
    readonly checksAtOnce: {
      readonly perKey: number;
      readonly perVisitor: number;
      readonly perNetwork: number;
    };
  };
  readonly stopGraceMs: number;
  readonly offline: boolean;
  /** `host:port` pairs that may be fetched although they are private. */
  readonly fetchAllow: readonly string[];
  /** The settings of the services that are asked (providers/registry.ts). */
  readonly providers: ProviderValues;
  readonly languageModel:
    | {
        readonly provider: 'anthropic' | 'openai-compatible';
        readonly baseUrl: string | undefined;
        readonly model: string;
        readonly apiKey: string | undefined;
      }
    | undefined;
  readonly modelHubUrl: string;
}

/** All the faults of the settings in one message. */
export class ConfigError extends OperatorError {
  constructor(faults: readonly SettingFault[]) {
    super({ of: 'settings', code: 'cannotBeUsed', values: { faults } });
    this.name = 'ConfigError';
  }
}

/** What is wrong with a setting, or with two together. */
export type SettingFault = Message<Words['terminal']['settings']['reasons']>;

export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const parsed = Settings.safeParse(environment);
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue): SettingFault => {
        const name = String(issue.path[0]);
        const fault = valueFault(issue);
        if (/TOKEN|KEY|DATABASE_URL|SMTP_URL/.test(name)) return { code: 'secret', values: { name, fault } };
        return { code: 'value', values: { name, shown: JSON.stringify(environment[name]), fault } };
      }),
    );
  }
  const s = parsed.data;
  const offline = s.OFFLINE === '1';
  return {
    port: s.PORT,
    host: s.HOST,
    baseUrl: s.BASE_URL,
    allowedHosts: s.ALLOWED_HOSTS?.split(/\s*,\s*/) ?? [],
    dataDir: s.DATA_DIR,
    knowledge: s.KNOWLEDGE === 'on',
    sourcesFile: s.SOURCES_FILE,
    databaseUrl: s.DATABASE_URL,
    secrets: secretsOf(s),
    operator: { name: s.OPERATOR_NAME, email: s.OPERATOR_EMAIL },
    trustProxy:
      s.TRUST_PROXY === undefined
        ? false
        : /^\d+$/.test(s.TRUST_PROXY)
          ? Number(s.TRUST_PROXY)
          : s.TRUST_PROXY,
    logLevel: s.LOG_LEVEL,
    metricsToken: s.METRICS_TOKEN,
    retentionMs: s.RETENTION_DAYS === 0 ? undefined : s.RETENTION_DAYS * 24 * 60 * 60_000,
    confidential: {
      byDefault: s.CONFIDENTIAL === 'on',
      retentionMs: Math.min(s.CONFIDENTIAL_RETENTION_DAYS, s.RETENTION_DAYS || 36_500) * 24 * 60 * 60_000,
    },
    registration: {
      quota: s.REGISTRATION_QUOTA,
      dailyLimit: s.REGISTRATION_DAILY_LIMIT,
      difficultyBits: s.REGISTRATION_DIFFICULTY,
    },
    smtp: smtpOf(s),
    visitorDailyLimit: s.WIDGET_DAILY_LIMIT,
    siteDailyLimit: s.WIDGET_SITE_DAILY_LIMIT,
    protection: {
      requestsOfKeyPerMinute: s.KEY_RATE_PER_MINUTE,
      requestsOfNetworkPerMinute: s.NETWORK_RATE_PER_MINUTE,
      failuresOfKeyPerHour: s.FAILURES_PER_HOUR,
      failuresOfNetworkPerHour: s.VISITOR_FAILURES_PER_HOUR,
      uploads: {
        uploadsMax: s.UPLOADS_AT_ONCE,
        uploadsOfAskerMax: s.UPLOADS_AT_ONCE_OF_ONE,
        bytesMax: s.UPLOADS_MB_AT_ONCE * megabyte,
        freeBytesMin: s.FREE_SPACE_MB_MIN * megabyte,
      },
    },
    limits: {
      claimCharactersMin: 3,
      claimCharactersMax: s.CLAIM_CHARACTERS_MAX,
      linkCharactersMax: 2_048,
      imageBytesMax: s.IMAGE_MB_MAX * megabyte,
      videoBytesMax: s.VIDEO_MB_MAX * megabyte,
    },
    keepPreviews: s.PREVIEWS === 'on',
    factCheckMarkup: s.CLAIMREVIEW_MARKUP,
    rememberImages: s.REMEMBER_PICTURES === 'on',
    c2paTrustFile: s.C2PA_TRUST_FILE,
    imageProcesses: s.IMAGE_PROCESSES,
    videoProcesses: s.VIDEO_PROCESSES,
    decoderIsolation: s.DECODER_ISOLATION,
    queues: {
      waitingMax: s.QUEUE_MAX,
      checksAtOnce: {
        perKey: s.CHECKS_PER_KEY_MAX,
        perVisitor: s.CHECKS_PER_VISITOR_MAX,
        perNetwork: s.CHECKS_PER_NETWORK_MAX,
      },
    },
    stopGraceMs: s.STOP_GRACE_SECONDS * 1000,
    offline,
    fetchAllow: s.FETCH_ALLOW?.split(/\s*,\s*/) ?? [],
    providers: providersOf(s),
    languageModel: languageModelOf(s),
    modelHubUrl: s.MODEL_HUB_URL,
  };
}

/**
 * The language of the terminal, in the order of POSIX: the first of the three that is set. `C`, and a language in
 * which nothing is said here, is English.
 */
export function readTerminalLanguage(
  environment: Record<string, string | undefined> = process.env,
): Language {
  const { LC_ALL, LC_MESSAGES, LANG } = environment;
  const [language = ''] = (LC_ALL || LC_MESSAGES || LANG || '').toLowerCase().split(/[_.@-]/);
  return isLanguage(language) ? language : 'en';
}

/** The public address of the service, as far as it is known. */
export function baseUrlOf({ baseUrl, host, port }: Config): string {
  if (baseUrl !== undefined) return baseUrl;
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

function languageModelOf(s: ReadSettings): Config['languageModel'] {
  if (s.LLM_PROVIDER === undefined) return undefined;
  const faults: SettingFault[] = [];
  if (s.LLM_MODEL === undefined) faults.push(neededWith('LLM_MODEL', 'LLM_PROVIDER'));
  if (s.LLM_PROVIDER === 'openai-compatible' && s.LLM_BASE_URL === undefined) {
    faults.push({ code: 'modelAddressNeeded' });
  }
  if (s.LLM_MODEL === undefined || faults.length > 0) throw new ConfigError(faults);
  return { provider: s.LLM_PROVIDER, baseUrl: s.LLM_BASE_URL, model: s.LLM_MODEL, apiKey: s.LLM_API_KEY };
}

const providersOf = (s: ReadSettings): ProviderValues =>
  Object.fromEntries(Object.entries(s).filter(([name]) => name in providerSettings));

function secretsOf(s: ReadSettings): Config['secrets'] {
  const old = s.SECRET_KEY_OLD?.split(/\s*,\s*/) ?? [];
  if (s.SECRET_KEY === undefined && old.length > 0) {
    throw new ConfigError([{ code: 'signingKeyNeeded' }]);
  }
  return { file: s.SECRETS_FILE, keys: s.SECRET_KEY === undefined ? [] : [s.SECRET_KEY, ...old] };
}

function smtpOf({ SMTP_URL: url, SMTP_FROM: from, OFFLINE }: ReadSettings): Config['smtp'] {
  if (url === undefined) return undefined;
  if (from === undefined) throw new ConfigError([neededWith('SMTP_FROM', 'SMTP_URL')]);
  return OFFLINE === '1' ? undefined : { url, from };
}

const neededWith = (name: string, other: string): SettingFault => ({
  code: 'neededWith',
  values: { name, other },
});
