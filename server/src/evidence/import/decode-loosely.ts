/** Text of which nobody says how it is encoded: UTF-8, or else what the undeclared web and old spreadsheets use. */

const strictly = new TextDecoder('utf-8', { fatal: true });
const windows = new TextDecoder('windows-1252');

export function decodeLoosely(bytes: Uint8Array): string {
  try {
    return strictly.decode(bytes);
  } catch {
    // Not UTF-8: then what never fails.
    return windows.decode(bytes);
  }
}
