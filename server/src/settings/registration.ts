/** Who may check: self-service keys and their confirmation, visitors without a key. */
import { optional, text, whole, withDefault } from '../setting-kinds.ts';
import type { ReadSettings } from '../settings.ts';
import { ConfigError, neededWith } from './config-error.ts';

export interface RegistrationConfig {
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
}

export const registrationSettings = {
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
};

export const registrationConfig = (s: ReadSettings): RegistrationConfig => ({
  registration: {
    quota: s.REGISTRATION_QUOTA,
    dailyLimit: s.REGISTRATION_DAILY_LIMIT,
    difficultyBits: s.REGISTRATION_DIFFICULTY,
  },
  smtp: smtpOf(s),
  visitorDailyLimit: s.WIDGET_DAILY_LIMIT,
  siteDailyLimit: s.WIDGET_SITE_DAILY_LIMIT,
});

function smtpOf({ SMTP_URL: url, SMTP_FROM: from, OFFLINE }: ReadSettings): RegistrationConfig['smtp'] {
  if (url === undefined) return undefined;
  if (from === undefined) throw new ConfigError([neededWith('SMTP_FROM', 'SMTP_URL')]);
  return OFFLINE === '1' ? undefined : { url, from };
}
