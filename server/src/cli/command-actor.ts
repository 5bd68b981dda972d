/** Who gives a command, as the audit log notes it. */
import { hostname, userInfo } from 'node:os';
import type { Actor } from '../store/audit-store.ts';

/** The operating system's user and the machine: `maria@verifica`. */
export function commandActor(): Actor {
  return { kind: 'command', name: `${userName()}@${hostname()}` };
}

/** In a container a number may have no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid-${process.getuid?.() ?? 'unknown'}`;
  }
}
