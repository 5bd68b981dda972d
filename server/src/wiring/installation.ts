/** What the settings make of this installation, as its pages tell it. No keys, no addresses. */
import type { ServiceKind } from '@riscontro/contract';
import type { Config } from '../config.ts';
import type { DecoderIsolation, Installation, OutsideService } from '../domain/installation.ts';
import type { ProviderKind } from '../providers/provider-descriptor.ts';
import { isConfigured, providerDescriptors } from '../providers/registry.ts';

const kinds = {
  reference: 'consultazione',
  search: 'ricerca',
  'fact-check': 'fact_check',
  'reverse-image': 'ricerca_inversa',
} as const satisfies Record<ProviderKind, ServiceKind>;

const dayMs = 24 * 60 * 60_000;

interface Opened {
  readonly looksForAi: boolean;
  readonly isolation?: DecoderIsolation | undefined;
}

export function installationOf(config: Config, { looksForAi, isolation }: Opened): Installation {
  return {
    operator: config.operator,
    retentionDays: config.retentionMs === undefined ? undefined : config.retentionMs / dayMs,
    confidentialRetentionDays: config.confidential.retentionMs / dayMs,
    isConfidentialByDefault: config.confidential.byDefault,
    keepsPreviews: config.keepPreviews,
    remembersImages: config.rememberImages,
    usesKnowledge: config.knowledge,
    looksForAi,
    isolation,
    weighsSources: config.sourcesFile !== undefined,
    isOffline: config.offline,
    givesKeys: config.registration.dailyLimit > 0,
    confirmsEmail: config.smtp !== undefined,
    isShared: config.databaseUrl !== undefined,
    services: outsideServices(config),
  };
}

function outsideServices(config: Config): OutsideService[] {
  const { offline, providers, languageModel } = config;
  const useOf = (isWanted: boolean): OutsideService['use'] =>
    !isWanted ? 'off' : offline ? 'offline' : 'on';
  return [
    ...providerDescriptors.map((descriptor) => ({
      id: descriptor.id,
      name: descriptor.name,
      kind: kinds[descriptor.kind],
      use: useOf(isConfigured(descriptor, providers)),
    })),
    {
      id: 'language-model',
      name: languageModel?.model ?? '',
      kind: 'modello_linguistico',
      use: useOf(languageModel !== undefined),
      ...(languageModel?.baseUrl !== undefined && isThisMachine(languageModel.baseUrl)
        ? { isOnThisMachine: true }
        : {}),
    },
  ];
}

const isThisMachine = (address: string) => {
  const host = URL.parse(address)?.hostname ?? '';
  return host === 'localhost' || host === '[::1]' || host.startsWith('127.');
};
