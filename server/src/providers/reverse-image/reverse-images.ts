/** The services of reverse image search that the settings switch on. Without a key no image leaves the machine. */
import type { AskJson } from '../../net/json-api.ts';
import { createGoogleVision } from './google-vision.ts';
import type { ReverseImage } from './reverse-image.ts';
import { createTinEye } from './tineye.ts';

/** Every address can be another than the service's own, so that mirrors and tests can stand in. */
export interface ReverseImageSettings {
  /** No outbound request at all. */
  readonly offline: boolean;
  readonly googleVision: { readonly apiKey?: string | undefined; readonly url: string };
  readonly tinEye: { readonly apiKey?: string | undefined; readonly url: string };
}

/** TinEye first: it alone tells dates. An empty list when no key is set, and offline. */
export function createReverseImages(
  { offline, googleVision, tinEye }: ReverseImageSettings,
  { askJson }: { readonly askJson: AskJson },
): ReverseImage[] {
  if (offline) return [];
  const services: ReverseImage[] = [];
  if (tinEye.apiKey) services.push(createTinEye({ apiKey: tinEye.apiKey, baseUrl: tinEye.url }, { askJson }));
  if (googleVision.apiKey)
    services.push(
      createGoogleVision({ apiKey: googleVision.apiKey, baseUrl: googleVision.url }, { askJson }),
    );
  return services;
}
