/** The same providers, with their health noted whenever they are asked. */
import type { ProviderHealth } from '../providers/provider-health.ts';
import type { Providers } from '../providers/registry.ts';

export function watchProviders(
  { searches, references, factChecks, reverseImages }: Providers,
  health: ProviderHealth,
): Providers {
  return {
    searches: searches.map((one) => ({
      ...one,
      search: (query, context) => health.watch(one.id, context.signal, () => one.search(query, context)),
    })),
    references: references.map((one) => ({
      ...one,
      find: (question, context) => health.watch(one.id, context.signal, () => one.find(question, context)),
    })),
    factChecks: factChecks.map((one) => ({
      ...one,
      find: (question, context) => health.watch(one.id, context.signal, () => one.find(question, context)),
    })),
    reverseImages: reverseImages.map((one) => ({
      ...one,
      find: (image, context) => health.watch(one.id, context.signal, () => one.find(image, context)),
    })),
  };
}
