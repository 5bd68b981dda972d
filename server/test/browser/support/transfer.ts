/** What a browser transfers for a page, as the network counts it: headers and compressed bodies. */
import type { Visit } from './browser.ts';

export interface Transfer {
  /** By what the page uses it for: `Document`, `Stylesheet`, `Font`, `Script`, `Image` … */
  readonly bytesByKind: Readonly<Record<string, number>>;
  /** Everything but images. */
  readonly bytesWithoutImages: number;
}

/** Nothing that comes from the browser's cache counts. */
export async function transferOf(visit: Visit, path: string): Promise<Transfer> {
  const network = await visit.page.context().newCDPSession(visit.page);
  const kinds = new Map<string, string>();
  const bytesByKind: Record<string, number> = {};
  network.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytesByKind[kind] = (bytesByKind[kind] ?? 0) + encodedDataLength;
  });
  await network.send('Network.enable');
  await visit.open(path);
  await visit.page.waitForLoadState('networkidle');
  await network.detach();
  const { Image: _images, ...rest } = bytesByKind;
  return { bytesByKind, bytesWithoutImages: Object.values(rest).reduce((sum, bytes) => sum + bytes, 0) };
}
