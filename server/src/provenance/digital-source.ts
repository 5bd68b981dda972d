/** Reads what the file declares of its own origin: the DigitalSourceType of the press agencies' standard (IPTC). */

import type { Words } from '@riscontro/words';
import { everyOutcome, type MethodDescriptor } from '../domain/media-method.ts';
import type { MediaSignal, SignalMessage } from '../domain/media-signal.ts';
import type { Medium } from '../domain/medium.ts';
import type { Container } from '../media/containers/container.ts';
import { readXmp, type XmpProperty } from './xmp/read-xmp.ts';
import { topValues } from './xmp/top-values.ts';
import { xmpNamespaces } from './xmp/xmp-namespaces.ts';

const method = 'digitalSource';

export const digitalSource = {
  id: method,
  kind: 'provenance',
  families: ['provenance'],
  outcomes: everyOutcome,
  meanings: ['made_by_ai', 'part_made_by_ai'],
  looksAt: {
    image: 'IPTC digital source type and AI fields in XMP',
    video: 'IPTC digital source type and AI fields in XMP',
  },
} satisfies MethodDescriptor<typeof method>;

export interface DigitalSource {
  readonly code: Parameters<Words['signals']['digitalSource']['declares']>[0]['source'];
  readonly kind: 'generated' | 'partly_generated' | 'partly_synthetic' | 'captured' | 'other';
}

/** The kinds of origin in IPTC's vocabulary (cv.iptc.org/newscodes/digitalsourcetype). */
const kinds: Readonly<Record<DigitalSource['code'], DigitalSource['kind']>> = {
  trainedAlgorithmicMedia: 'generated',
  compositeWithTrainedAlgorithmicMedia: 'partly_generated',
  compositeSynthetic: 'partly_synthetic',
  digitalCapture: 'captured',
  computationalCapture: 'captured',
  negativeFilm: 'captured',
  positiveFilm: 'captured',
  print: 'captured',
  compositeCapture: 'other',
  composite: 'other',
  algorithmicallyEnhanced: 'other',
  minorHumanEdits: 'other',
  humanEdits: 'other',
  digitalArt: 'other',
  digitalCreation: 'other',
  softwareImage: 'other',
  dataDrivenMedia: 'other',
  algorithmicMedia: 'other',
  screenCapture: 'other',
  virtualRecording: 'other',
};

/** By the code in lower case. */
export const digitalSources: ReadonlyMap<string, DigitalSource> = new Map(
  (Object.keys(kinds) as DigitalSource['code'][]).map((code) => [
    code.toLowerCase(),
    { code, kind: kinds[code] },
  ]),
);

type SourceSignal = MediaSignal<typeof method>;
type Judgement = Pick<SourceSignal, 'outcome' | 'meaning' | 'strength'>;

const judgements: Record<DigitalSource['kind'], Judgement> = {
  generated: { outcome: 'alarm', meaning: 'made_by_ai', strength: 0.9 },
  partly_generated: { outcome: 'alarm', meaning: 'part_made_by_ai', strength: 0.8 },
  // May hold generated parts or only drawn ones.
  partly_synthetic: { outcome: 'attention', meaning: 'part_made_by_ai', strength: 0.5 },
  captured: { outcome: 'ok' },
  other: { outcome: 'ok' },
};
const gravest: readonly DigitalSource['kind'][] = [
  'generated',
  'partly_generated',
  'partly_synthetic',
  'other',
  'captured',
];

export function digitalSourceSignal(
  container: Pick<Container, 'xmp'>,
  xmp: readonly XmpProperty[] = readXmp(container.xmp),
  subject: Medium = 'image',
): SourceSignal {
  const declared = [
    ...topValues(xmp, xmpNamespaces.iptcExtension, 'DigitalSourceType'),
    // The field's name before 2010.
    ...topValues(xmp, xmpNamespaces.iptcExtension, 'DigitalSourcefileType'),
  ];
  const known = declared.flatMap((value) => sourceOf(value) ?? []);
  const source = gravest.flatMap((kind) => known.filter((one) => one.kind === kind))[0];
  const namesSystem = systemFields.some(
    (name) => topValues(xmp, xmpNamespaces.iptcExtension, name).length > 0,
  );
  if (source && judgements[source.kind].meaning)
    return signal(judgements[source.kind], { code: 'declares', values: { source: source.code } });
  if (namesSystem && source?.kind === 'captured')
    return signal(contradiction, { code: 'contradicts', values: { source: source.code, subject } });
  if (namesSystem) {
    return signal({ ...judgements.generated, strength: 0.8 }, { code: 'namesSystem', values: { subject } });
  }
  if (source) return signal(judgements[source.kind], { code: 'declares', values: { source: source.code } });
  return declared.length > 0
    ? signal({ outcome: 'inconclusive' }, { code: 'unknown' })
    : signal({ outcome: 'not_applicable' }, { code: 'absent', values: { subject } });
}

/** Since the standard's version 2025.1: the system that generated the image, and what it was asked. */
const systemFields = ['AISystemUsed', 'AIPromptInformation'];
const contradiction: Judgement = { outcome: 'attention', meaning: 'part_made_by_ai', strength: 0.5 };

const codes = /^https?:\/\/cv\.iptc\.org\/newscodes\/digitalsourcetype\/(\w{1,60})\/?$/i;

/** The code alone is written too, though the standard asks for its address. */
function sourceOf(value: string): DigitalSource | undefined {
  const code = codes.exec(value)?.[1] ?? value;
  return digitalSources.get(code.toLowerCase());
}

const signal = (judgement: Judgement, message: SignalMessage<typeof method>): SourceSignal => ({
  method,
  ...judgement,
  detail: [message],
});
