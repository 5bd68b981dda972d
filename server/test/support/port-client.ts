/** Calls a server at its port, as any client on the network would. */
import type { UsageRecord } from '@riscontro/contract';

export interface PortAnswer {
  readonly status: number;
  readonly text: string;
}

export async function callPort(
  port: number,
  path: string,
  { key, ...init }: RequestInit & { readonly key?: string } = {},
): Promise<PortAnswer> {
  const headers = new Headers(init.headers);
  if (key !== undefined) headers.set('x-api-key', key);
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers });
  return { status: response.status, text: await response.text() };
}

export function verifyTextAt(
  port: number,
  key: string,
  claim: string,
  headers: Record<string, string> = {},
): Promise<PortAnswer> {
  return callPort(port, '/api/v1/verify-text', {
    method: 'POST',
    key,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ claim }),
  });
}

export async function usageAt(port: number, key: string): Promise<UsageRecord> {
  const { status, text } = await callPort(port, '/api/v1/usage', { key });
  if (status !== 200) throw new Error(`/usage answered ${status}: ${text}`);
  return JSON.parse(text) as UsageRecord;
}

export const isCached = ({ text }: PortAnswer): boolean =>
  (JSON.parse(text) as { cache?: true }).cache === true;
export const idOf = ({ text }: PortAnswer): string => (JSON.parse(text) as { id: string }).id;
export const problemCodeOf = ({ text }: PortAnswer): string =>
  (JSON.parse(text) as { codice: string }).codice;
