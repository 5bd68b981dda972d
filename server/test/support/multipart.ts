/** Multipart forms, written out by hand so that tests can send broken ones too. */

export interface Part {
  readonly name: string;
  readonly filename?: string;
  readonly content: string | Buffer;
}

const boundary = 'riscontro-test-boundary';

/** Headers and payload of a request that sends these parts. */
export function multipart(parts: readonly Part[]): { headers: Record<string, string>; payload: Buffer } {
  const chunks = parts.flatMap(({ name, filename, content }) => {
    const file =
      filename === undefined ? '' : `; filename="${filename}"\r\nContent-Type: application/octet-stream`;
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`;
    return [Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')];
  });
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
  };
}
