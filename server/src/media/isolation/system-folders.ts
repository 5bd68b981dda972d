/** What programs need of a Linux system to run: its shared libraries, and what they look at in it. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

const usualLibraries = ['/lib', '/lib64', '/usr/lib', '/usr/lib64'];
/** An empty file, where libraries are, the time zone, and what the processor can do. */
const facts = [
  '/dev/null',
  '/etc/ld.so.cache',
  '/etc/localtime',
  '/usr/share/zoneinfo',
  '/proc/cpuinfo',
  '/sys/devices/system/cpu',
];

/** The usual places, and those that the running Node has its libraries from. */
export function libraryFolders(): string[] {
  const mapped = readFileSync('/proc/self/maps', 'utf8').matchAll(/ (\/.+\.so(?:\.[\w.]+)?)$/gm);
  const folders = [...mapped].map(([, path]) => dirname(path as string));
  return [...new Set([...usualLibraries, ...folders])].filter(existsSync);
}

export const systemFacts = () => facts.filter(existsSync);
