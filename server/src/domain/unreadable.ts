/** Names for what is counted (networks, e-mail addresses, browsers) from which it cannot be read back. */
import { createHmac } from 'node:crypto';

/** `secret` is shared by all nodes; with the day among the parts, the name is another one tomorrow. */
export function unreadable(secret: string, kind: string, ...parts: readonly string[]): string {
  const text = JSON.stringify([kind, ...parts]);
  return `${kind}:${createHmac('sha256', secret).update(text).digest('base64url')}`;
}
