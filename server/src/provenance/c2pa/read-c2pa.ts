/** Reads and checks the signed history of an image or a video. Nothing is ever fetched. */
import { type C2paLibrary, createC2paLibrary } from './c2pa-library.ts';
import { type C2paReading, noC2pa } from './c2pa-reading.ts';
import { faultOfError, isTampering } from './faults.ts';
import { c2paMediaTypes, type MediaFormat, mayHoldManifest } from './may-hold-manifest.ts';

export interface C2paTrust {
  /** Certificates of the authorities that this installation trusts, as PEM; empty: none. */
  readonly anchorsPem: string;
}

const sharedLibrary = createC2paLibrary();

/** Never throws for what the file holds. */
export async function readC2pa(
  bytes: Uint8Array,
  format: MediaFormat,
  trust: C2paTrust,
  { library = sharedLibrary }: { readonly library?: C2paLibrary } = {},
): Promise<C2paReading> {
  const mediaType = c2paMediaTypes[format];
  if (!mediaType) return { ...noC2pa, absence: 'unsupported_format' };
  if (!mayHoldManifest(bytes, format)) return noC2pa;
  // Few files hold one: what is needed to understand it is loaded with the first.
  const { readingOf } = await import('./reading-of-store.ts');
  try {
    return await library.read(bytes, mediaType, settingsFor(trust), (store) =>
      readingOf(store, bytes, format),
    );
  } catch (error) {
    return readingOfError(error);
  }
}

const certificatePattern = /-----BEGIN CERTIFICATE-----[\w\s+/=]+-----END CERTIFICATE-----/g;

function settingsFor({ anchorsPem }: C2paTrust): string {
  // The library refuses to read any file when there is something else between the certificates.
  const anchors = (anchorsPem.match(certificatePattern) ?? []).join('\n');
  return JSON.stringify({
    verify: { verify_trust: true, remote_manifest_fetch: false, ocsp_fetch: false },
    core: {
      allowed_network_hosts: [],
      decode_identity_assertions: false,
      max_decompressed_manifest_size_in_mb: 16,
    },
    ...(anchors && { trust: { trust_anchors: anchors } }),
  });
}

function readingOfError(error: unknown): C2paReading {
  const message = String(error);
  if (/^C2pa\((JumbfNotFound|InvalidClaim\(C2paBlockNotFound)/.test(message)) return noC2pa;
  if (message === 'C2pa(UnsupportedType)') return { ...noC2pa, absence: 'unsupported_format' };
  if (/^C2pa\(Remote/.test(message)) return { ...noC2pa, absence: 'stored_elsewhere' };
  const fault = error instanceof Error ? 'not_readable' : faultOfError(error);
  return { ...noC2pa, status: 'invalid', tampered: isTampering(fault), faults: [fault] };
}
