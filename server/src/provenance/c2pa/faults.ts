/** The validation codes of C2PA's specification, put into a few kinds that can be told to people. */
import type { C2paFault } from './c2pa-reading.ts';

/** By beginning; the first that fits counts. */
const kinds: readonly (readonly [RegExp, C2paFault | 'harmless'])[] = [
  // Trust is reported apart; identities of people (CAWG) are not the seal of the image.
  [/^signingCredential\.(untrusted|ocsp\.(skipped|inaccessible|unknown))$/, 'harmless'],
  [/^(cawg|ica)\./, 'harmless'],
  [/^timeStamp\./, 'harmless'],
  [
    /^assertion\.(data|bmff|boxes|collection)Hash\.(mismatch|unknownBox|incorrectFileCount)$/,
    'image_changed',
  ],
  [/^claimSignature\.mismatch$/, 'signature_false'],
  [/^(assertion\.)?hashedURI\.mismatch$/, 'history_changed'],
  [/^assertion\.(undeclared|outsideManifest)$/, 'history_changed'],
  [/^ingredient\.(manifest|claimSignature)\.mismatch$/, 'history_changed'],
  [/^claim\.hardBindings\.missing$/, 'not_bound'],
  [/\.missing$/, 'part_missing'],
  [/^signingCredential\.expired$|^claimSignature\.outsideValidity$/, 'certificate_expired'],
  [/^signingCredential\.(ocsp\.)?revoked$/, 'certificate_withdrawn'],
  [/^signingCredential\./, 'certificate_unfit'],
  [/^algorithm\./, 'unknown_method'],
];

const signsOfTampering: ReadonlySet<C2paFault> = new Set([
  'image_changed',
  'signature_false',
  'history_changed',
  'part_missing',
]);

/** Nothing for codes that do not touch the seal; `not_readable` for those that are not known. */
export function faultOf(code: string): C2paFault | undefined {
  const kind = kinds.find(([pattern]) => pattern.test(code))?.[1] ?? 'not_readable';
  return kind === 'harmless' ? undefined : kind;
}

export const isTampering = (fault: C2paFault) => signsOfTampering.has(fault);

/** What the library throws where a manifest cannot even be taken apart. */
export function faultOfError(error: unknown): C2paFault {
  const message = String(error);
  if (/^C2pa\((AssertionMissing|ClaimMissing)/.test(message)) return 'part_missing';
  if (/^C2pa\(HashMismatch/.test(message)) return 'image_changed';
  if (/^C2pa\((CoseInvalidCert|CoseCert)/.test(message)) return 'certificate_unfit';
  if (/^C2pa\(UnknownAlgorithm/.test(message)) return 'unknown_method';
  return 'not_readable';
}
