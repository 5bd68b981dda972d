/** Every setting: how it is read, what empty means, and what it is for. */
import { z } from 'zod';
import { providerSettings } from './providers/registry.ts';
import { address, because, onOff, optional, text, whole, withDefault } from './setting-kinds.ts';

/** Each setting with what it means; empty means the default. */
export const Settings = z.object({
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
  RETENTION_DAYS: withDefault(whole(0, 36_500), 365).describe(
    'How many days results and their share pages are kept, with their versions and reports; 0 keeps them for ever.',
  ),
  CONFIDENTIAL: onOff('off').describe(
    'Whether checks are confidential where neither the request (`riservata`) nor the key says: `on` or `off`. The page of a confidential result opens only with the secret part of its link.',
  ),
  CONFIDENTIAL_RETENTION_DAYS: withDefault(whole(1, 36_500), 30).describe(
    'How many days confidential results are kept, where `RETENTION_DAYS` does not end them before.',
  ),
  REGISTRATION_QUOTA: withDefault(whole(0, 1_000_000), 100).describe('Monthly quota of a self-service key.'),
  REGISTRATION_DAILY_LIMIT: withDefault(whole(0, 100_000), 5).describe(
    'Self-service keys a day for one address, and for one e-mail; 0 closes registration.',
  ),
  REGISTRATION_DIFFICULTY: withDefault(whole(0, 32), 18).describe(
    "Bits of the registration's proof of work; each one doubles it.",
  ),
  SMTP_URL: optional(text(/^smtps?:\/\/\S+$/, { code: 'notAMailServer' })).describe(
    'Mail server (`smtp://user:password@host:587` or `smtps://`) through which e-mail addresses are confirmed before a self-service key is shown. Empty, or with `OFFLINE=1`: not confirmed.',
  ),
  SMTP_FROM: optional(text(/^[^\r\n]*[^\s@]@[^\s@]+$/, { code: 'notASender' })).describe(
    'Sender of these messages, such as `Riscontro <noreply@example.org>`; needed with `SMTP_URL`.',
  ),
  WIDGET_DAILY_LIMIT: withDefault(whole(0, 100_000), 5).describe(
    'Free checks a day of one visitor without a key, on the pages and in the widget; 0 switches them off.',
  ),
  WIDGET_SITE_DAILY_LIMIT: withDefault(whole(0, 10_000_000), 5_000).describe(
    'Free checks a day of all visitors of one other site that shows the widget; 0: none on other sites.',
  ),
  OFFLINE: withDefault(z.enum(['0', '1']), '0').describe(
    '`1`: no request leaves this machine, whatever else is set.',
  ),
  FETCH_ALLOW: optional(text(/^[^\s,:]+:\d+(\s*,\s*[^\s,:]+:\d+)*$/, { code: 'notHostPorts' })).describe(
    'Pairs `host:port`, comma-separated, that may be fetched although they are private. Empty: none.',
  ),
  KNOWLEDGE: onOff().describe('Answer from the bundled knowledge too (`knowledge/`): `on` or `off`.'),
  SOURCES_FILE: optional(z.string()).describe(
    'CSV file with `domain`, `score` (0 to 100, or 0 to 1) and `reason`: how much your sources count ([docs/operators.md](docs/operators.md)). Empty: all alike.',
  ),
  // Of the services that are asked: each in the file of its provider.
  ...providerSettings,
  LLM_PROVIDER: optional(z.enum(['anthropic', 'openai-compatible'])).describe(
    'A language model that reads the passages: `anthropic` or `openai-compatible` (Ollama, vLLM, llama.cpp). Empty: the local judge alone.',
  ),
  LLM_BASE_URL: optional(address('http://127.0.0.1:11434/v1')).describe(
    "The model's address; with `openai-compatible` it must be given.",
  ),
  LLM_MODEL: optional(z.string().trim()).describe("The model's name; needed with `LLM_PROVIDER`."),
  LLM_API_KEY: optional(z.string().trim()).describe("The model's key, where it needs one."),
  MODEL_HUB_URL: withDefault(address('https://huggingface.co'), 'https://huggingface.co').describe(
    'Where `riscontro models pull` finds models.',
  ),
  PREVIEWS: onOff().describe(
    'Keep a small preview of each picture and video, heat maps and the moments of a video for its share page: `on` or `off`.',
  ),
  CLAIMREVIEW_MARKUP: withDefault(z.enum(['reviewed', 'all', 'off']), 'reviewed').describe(
    'Which share pages call themselves fact-checks to machines (`ClaimReview`, `MediaReview`): those that a person `reviewed`, `all`, or none (`off`).',
  ),
  REMEMBER_PICTURES: onOff().describe(
    'Keep the hashes of checked pictures and videos, and of the lead images of articles, for later reverse searches: `on` or `off`.',
  ),
  C2PA_TRUST_FILE: optional(z.string()).describe(
    'PEM file with the certificates whose holders you trust to sign the history of pictures and videos. Empty: no signer is trusted.',
  ),
  IMAGE_PROCESSES: optional(whole(1, 64)).describe(
    'Pictures examined at once, each in a process of its own. Empty: as many as there are cores.',
  ),
  VIDEO_PROCESSES: withDefault(whole(1, 64), 2).describe(
    'Videos examined at once, each in a process of its own with up to 1 GB of memory; further ones wait.',
  ),
  DECODER_ISOLATION: withDefault(z.enum(['auto', 'required', 'off']), 'auto').describe(
    'Whether processes that decode files are kept from the rest of the machine ([docs/operators.md](docs/operators.md)): `auto` (as much as the system offers, and none where decoders do not start otherwise), `required` (the service does not start with less than all of it) or `off` (only Node’s permission flags).',
  ),
  QUEUE_MAX: withDefault(whole(4, 100_000), 800).describe(
    'Pictures that may wait to be examined, and likewise videos; a quarter of them for one key. Further ones are answered `503`.',
  ),
  CHECKS_PER_KEY_MAX: withDefault(whole(1, 100_000), 200).describe(
    'Checks under way at once of one key, on each node; further ones are answered `429`.',
  ),
  CHECKS_PER_VISITOR_MAX: withDefault(whole(1, 100_000), 3).describe(
    'The same for one visitor without a key.',
  ),
  CHECKS_PER_NETWORK_MAX: withDefault(whole(1, 100_000), 20).describe(
    'The same for all visitors of one network address together (IPv6: of a /64; four times as many of a /56, sixteen times of a /48).',
  ),
  KEY_RATE_PER_MINUTE: withDefault(whole(0, 10_000_000), 6_000).describe(
    'Requests a minute of one key, cached answers included; as many can come at once. 0: no limit.',
  ),
  NETWORK_RATE_PER_MINUTE: withDefault(whole(0, 10_000_000), 6_000).describe(
    'The same of one network without a key, on pages that cost something (IPv6: of a /64; four times as many of a /56, sixteen times of a /48). 0: no limit.',
  ),
  FAILURES_PER_HOUR: withDefault(whole(0, 1_000_000), 300).describe(
    'Checks of one key an hour that may fail, free, because of what was sent: links that do not answer, files that break. 0: no limit.',
  ),
  VISITOR_FAILURES_PER_HOUR: withDefault(whole(0, 1_000_000), 30).describe(
    'The same of one network without a key. 0: no limit.',
  ),
  UPLOADS_AT_ONCE: withDefault(whole(1, 10_000), 128).describe(
    'Files received at once; further ones get 503.',
  ),
  UPLOADS_AT_ONCE_OF_ONE: withDefault(whole(1, 10_000), 32).describe(
    'Files received at once from one key, or from one network without a key; further ones get 429.',
  ),
  UPLOADS_MB_AT_ONCE: withDefault(whole(1, 1_000_000), 2_000).describe(
    'Size of all files received at once; further ones get 503.',
  ),
  FREE_SPACE_MB_MIN: withDefault(whole(0, 10_000_000), 200).describe(
    'What stays free on the disk of `DATA_DIR`: below it files get 507, and texts and links go on.',
  ),
  CLAIM_CHARACTERS_MAX: withDefault(whole(3, 100_000), 10_000).describe('Longest claim.'),
  IMAGE_MB_MAX: withDefault(whole(1, 1_000), 25).describe('Largest image.'),
  VIDEO_MB_MAX: withDefault(whole(1, 10_000), 50).describe('Largest video.'),
  STOP_GRACE_SECONDS: withDefault(whole(0, 600), 25).describe(
    'How long running checks may finish after a stop signal.',
  ),
});

export type ReadSettings = z.output<typeof Settings>;

/** Name, default and meaning of every setting: the README's table is checked against it. */
export function describeSettings(): { name: string; fallback: string; meaning: string }[] {
  const defaults = Settings.parse({}) as Record<string, unknown>;
  return Object.entries(Settings.shape).map(([name, schema]) => ({
    name,
    fallback: defaults[name] === undefined ? '' : String(defaults[name]),
    meaning: schema.description ?? '',
  }));
}
