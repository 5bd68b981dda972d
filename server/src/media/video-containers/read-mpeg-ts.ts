/** Reads the name of the programme and of its provider from an MPEG transport stream (EN 300 468). */
import { type ByteView, viewBytes } from '../containers/byte-view.ts';
import { decodeUnnamed } from '../containers/text-bytes.ts';
import type { VideoCollector } from './video-collector.ts';

const packetBytes = 188;
/** With a time of arrival before each packet, as Blu-ray and AVCHD have it. */
const timedPacketBytes = 192;
const lookBytesMax = 4 * 1024 * 1024;
const codedBytesMax = 256 * 1024;
const descriptionPid = 0x11;
const [descriptionTable, serviceDescriptor] = [0x42, 0x48];

export function readMpegTs(bytes: Uint8Array, found: VideoCollector): void {
  const view = viewBytes(bytes.subarray(0, lookBytesMax));
  const isTimed = view.u8(4) === 0x47 && view.u8(4 + timedPacketBytes) === 0x47;
  const step = isTimed ? timedPacketBytes : packetBytes;
  for (let at = isTimed ? 4 : 0; at + packetBytes <= view.sizeBytes; at += step) {
    if (view.u8(at) !== 0x47) break;
    const beginsTable = (view.u8(at + 1) & 0x40) !== 0;
    if ((view.u16(at + 1) & 0x1fff) !== descriptionPid || !beginsTable) continue;
    const hasExtra = (view.u8(at + 3) & 0x20) !== 0;
    const payload = at + 4 + (hasExtra ? 1 + view.u8(at + 4) : 0);
    if (readServices(view, payload + 1 + view.u8(payload), at + packetBytes, found)) break;
  }
  found.coded(view.slice(0, codedBytesMax));
}

/** The table of services, as far as it lies in its first packet; whether it was one. */
function readServices(view: ByteView, table: number, end: number, found: VideoCollector): boolean {
  if (table + 16 > end || view.u8(table) !== descriptionTable) return false;
  const stop = Math.min(end, table + 3 + (view.u16(table + 1) & 0x0fff) - 4);
  let at = table + 11;
  while (at + 5 <= stop) {
    const next = at + 5 + (view.u16(at + 3) & 0x0fff);
    for (let one = at + 5; one + 2 <= Math.min(next, stop); one += 2 + view.u8(one + 1)) {
      if (view.u8(one) !== serviceDescriptor) continue;
      const providerBytes = view.u8(one + 3);
      const nameAt = one + 4 + providerBytes;
      found.tag('service_provider', nameIn(view, one + 4, providerBytes, stop));
      found.tag('service_name', nameIn(view, nameAt + 1, view.u8(nameAt), stop));
    }
    at = next;
  }
  return true;
}

/** A first byte below a space names the alphabet. */
function nameIn(view: ByteView, from: number, sizeBytes: number, end: number): string {
  const bytes = view.slice(from, Math.max(0, Math.min(sizeBytes, end - from)));
  return decodeUnnamed((bytes[0] ?? 0x20) < 0x20 ? bytes.subarray(1) : bytes).replaceAll('\0', '');
}
