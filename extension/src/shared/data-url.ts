/** The file inside of a `data:` address; undefined where it holds none. */
export function dataUrlFile(address: string): Blob | undefined {
  const [, type = '', marks = '', data = ''] = /^data:([^,;]*)((?:;[^,;]*)*),([\s\S]*)$/i.exec(address) ?? [];
  try {
    const text = decodeURIComponent(data);
    const bytes = /;\s*base64$/i.test(marks) ? fromBase64(text) : new TextEncoder().encode(text);
    return bytes.length > 0 ? new Blob([bytes], { type }) : undefined;
  } catch {
    return undefined;
  }
}

/** By hand: what decodes it in one call is not in every browser yet. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replace(/\s+/g, ''));
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
  return bytes;
}
