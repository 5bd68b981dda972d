/**
 * Runs inside of the page, apart from its scripts: reads an image or video as the page itself may. Each function goes
 * there alone, as its source text, and so refers to nothing outside of itself.
 */

export type PageFile =
  | { readonly sizeBytes: number; readonly type: string }
  | { readonly reason: 'other_site' | 'gone' | 'too_large' };

/** Keeps the file in the page until it has been taken, part by part: answers from pages are limited in size. */
export async function holdFile(address: string, sizeBytesMax: number): Promise<PageFile> {
  const page = globalThis as { riscontroFile?: Blob };
  const signal = AbortSignal.timeout(60_000);
  const isHere = address.startsWith('blob:') || new URL(address, location.href).origin === location.origin;
  // Another site may give the file to its own readers, or to everybody, but never to both in the same way.
  const ways: RequestInit[] = isHere
    ? [{ credentials: 'same-origin', cache: 'force-cache' }]
    : [{ credentials: 'include' }, { credentials: 'omit' }];
  let response: Response | undefined;
  for (const way of ways) response ??= await fetch(address, { ...way, signal }).catch(() => undefined);
  if (!response) return { reason: isHere ? 'gone' : 'other_site' };
  if (!response.ok) return { reason: 'gone' };
  const reader = response.body?.getReader();
  const parts: BlobPart[] = [];
  let sizeBytes = 0;
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      sizeBytes += part.value.byteLength;
      if (sizeBytes > sizeBytesMax) {
        void reader?.cancel();
        return { reason: 'too_large' };
      }
      parts.push(part.value);
    }
  } catch {
    return { reason: 'gone' };
  }
  if (sizeBytes === 0) return { reason: 'gone' };
  const type = response.headers.get('content-type') ?? '';
  page.riscontroFile = new Blob(parts, { type });
  return { sizeBytes, type };
}

/** A part of the file in base64, the only way for bytes out of a page. */
export function takePart(from: number, to: number): Promise<string> {
  const { riscontroFile } = globalThis as { riscontroFile?: Blob };
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL((riscontroFile ?? new Blob()).slice(from, to));
  });
}

export function dropFile(): void {
  delete (globalThis as { riscontroFile?: Blob }).riscontroFile;
}
