/** Who wrote a JPEG, by its tables of steps: what was measured or is documented, and nothing else. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Steps, scaled } from './standard-tables.ts';

export const encoderFamilies = ['camera', 'phone', 'messenger', 'editor', 'library'] as const;
export type EncoderFamily = (typeof encoderFamilies)[number];

export interface Encoder {
  readonly family: EncoderFamily;
  readonly name: string;
}

interface KnownEncoders {
  /** Tables at quality 50, which a library scales by its own rule for every other quality. */
  readonly scaled: readonly (Encoder & { readonly luma: Steps; readonly chroma: Steps })[];
  /** Tables that an encoder uses as they are, by their signature. */
  readonly fixed: readonly (Encoder & { readonly tables: string })[];
  /** Names of segments that only one program writes. */
  readonly segments: readonly (Encoder & { readonly segment: string })[];
}

/** Its shape is held by the test: it is ours, and every process that looks at pictures reads it. */
const known = JSON.parse(
  readFileSync(new URL('./encoder-families.json', import.meta.url), 'utf8'),
) as KnownEncoders;

/** The tables as one short word; docs/encoders.md tells how it is made. */
export function signatureOf(luma: Steps, chroma?: Steps): string {
  const text = [luma, ...(chroma ? [chroma] : [])].map((steps) => Array.from(steps).join(' ')).join('/');
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** Steps at either limit look alike, whoever made them; tables of such steps are nobody's. */
const isTelling = (steps: Steps): boolean =>
  Array.from(steps).filter((step) => step > 3 && step < 255).length >= 24;

/** Made with the first JPEG that is asked about: over a thousand signatures. */
let byTables: ReadonlyMap<string, Encoder> | undefined;

function signatures(): ReadonlyMap<string, Encoder> {
  const found = new Map<string, Encoder>(known.fixed.map((entry) => [entry.tables, entry]));
  for (const entry of known.scaled) {
    for (let quality = 1; quality < 100; quality += 1) {
      const [luma, chroma] = [scaled(entry.luma, quality), scaled(entry.chroma, quality)];
      if (!isTelling(luma)) continue;
      found.set(signatureOf(luma, chroma), entry);
      found.set(signatureOf(luma), entry);
    }
  }
  return found;
}

/** Undefined: not known. The standard tables are everybody's and never known. */
export function findEncoder(
  luma: Steps,
  chroma: Steps | undefined,
  segmentNames: readonly string[],
): Encoder | undefined {
  const bySegment = known.segments.find(({ segment }) => segmentNames.includes(segment));
  byTables ??= signatures();
  const found = byTables.get(signatureOf(luma, chroma)) ?? bySegment;
  return found && { family: found.family, name: found.name };
}
