/** What claims are held against and who judges: the way out, the services, the language model. */
import { z } from 'zod';
import { type ProviderValues, providerSettings } from '../providers/registry.ts';
import { address, onOff, optional, text, withDefault } from '../setting-kinds.ts';
import type { ReadSettings } from '../settings.ts';
import { ConfigError, neededWith, type SettingFault } from './config-error.ts';

export interface SourcesConfig {
  readonly offline: boolean;
  /** `host:port` pairs that may be fetched although they are private. */
  readonly fetchAllow: readonly string[];
  /** Whether the bundled knowledge is used. */
  readonly knowledge: boolean;
  /** The operator's list of sources. */
  readonly sourcesFile: string | undefined;
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

export const sourcesSettings = {
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
};

export const sourcesConfig = (s: ReadSettings): SourcesConfig => ({
  offline: s.OFFLINE === '1',
  fetchAllow: s.FETCH_ALLOW?.split(/\s*,\s*/) ?? [],
  knowledge: s.KNOWLEDGE === 'on',
  sourcesFile: s.SOURCES_FILE,
  providers: providersOf(s),
  languageModel: languageModelOf(s),
  modelHubUrl: s.MODEL_HUB_URL,
});

function languageModelOf(s: ReadSettings): SourcesConfig['languageModel'] {
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
