/** From the environment to the configuration: the one place that reads it. Checked once, all faults told together. */
import { type Language, languageOr } from '@riscontro/words';
import { valueFault } from './domain/value-fault.ts';
import { ConfigError, type SettingFault } from './settings/config-error.ts';
import { type KeepingConfig, keepingConfig } from './settings/keeping.ts';
import { type LimitsConfig, limitsConfig } from './settings/limits.ts';
import { type MediaConfig, mediaConfig } from './settings/media.ts';
import { type RegistrationConfig, registrationConfig } from './settings/registration.ts';
import { type ServiceConfig, serviceConfig } from './settings/service.ts';
import { type SourcesConfig, sourcesConfig } from './settings/sources.ts';
import { Settings } from './settings.ts';

export { ConfigError } from './settings/config-error.ts';

export interface Config
  extends ServiceConfig,
    KeepingConfig,
    RegistrationConfig,
    LimitsConfig,
    SourcesConfig,
    MediaConfig {}

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
  const { data } = parsed;
  return {
    ...serviceConfig(data),
    ...keepingConfig(data),
    ...registrationConfig(data),
    ...limitsConfig(data),
    ...sourcesConfig(data),
    ...mediaConfig(data),
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
  return languageOr(language, 'en');
}

/** The public address of the service, as far as it is known. */
export function baseUrlOf({ baseUrl, host, port }: Config): string {
  if (baseUrl !== undefined) return baseUrl;
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
