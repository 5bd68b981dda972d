/** What the fields of a result are called: inside of the code on the left, on the wire on the right. */

import type { Correction as WireCorrection } from './corrections.ts';
import type { Language } from './language.ts';
import type * as Wire from './result.ts';
import { methodFromWire, methodOnWire, signalKinds, signalOutcomes } from './signal-names.ts';
import { asItIs, type InsideOf, listOf, oneOf, shape, type Translation } from './translation.ts';
import {
  appearanceKinds,
  confidences,
  contentKinds,
  evidenceSides,
  levels,
  mediaKinds,
  mediaLevels,
  reviews,
  sourceKinds,
  textKinds,
  textLevels,
  unverifiableReasons,
} from './value-names.ts';

const source = shape<Wire.Source>()({
  name: 'nome',
  url: 'url',
  excerpt: 'estratto',
  language: 'lingua',
  retrievedAt: 'recuperata_il',
  kind: ['tipo', oneOf(sourceKinds)],
});
export type Source = InsideOf<typeof source>;
export const { toWire: sourceOnWire } = source;

const evidence = shape<Wire.Evidence>()({
  side: ['segno', oneOf(evidenceSides)],
  text: 'testo',
  source: 'fonte',
  claim: 'affermazione',
});
export type Evidence = InsideOf<typeof evidence>;

const singleClaim = shape<Wire.SingleClaim>()({
  text: 'testo',
  level: ['livello', oneOf(textLevels)],
  score: 'affidabilita',
  evidence: 'prove',
});
export type SingleClaim = InsideOf<typeof singleClaim>;

/** The fields that link to images of a result. */
export const linkFields = { map: 'mappa', still: 'fotogramma' } as const;

const moment = shape<Wire.Moment>()({ fromSeconds: 'inizio', toSeconds: 'fine', still: linkFields.still });
export type Moment = InsideOf<typeof moment>;

const headingFields = {
  kind: ['tipo', oneOf(signalKinds)],
  outcome: ['esito', oneOf(signalOutcomes)],
  method: ['nome', { toWire: methodOnWire, fromWire: methodFromWire }],
  strength: 'forza',
} as const;

/** A signal without what it says. */
export const signalHeading = shape<Pick<Wire.Signal, 'tipo' | 'esito' | 'nome' | 'forza'>>()(headingFields);

export const signal = shape<Wire.Signal>()({
  ...headingFields,
  detail: 'dettaglio',
  map: linkFields.map,
  moments: ['momenti', listOf(moment)],
});
export type Signal = InsideOf<typeof signal>;

export const exif = shape<Wire.Exif>()({
  takenAt: 'data_scatto',
  device: 'dispositivo',
  lens: 'obiettivo',
  gps: ['gps', shape<NonNullable<Wire.Exif['gps']>>()({ latitude: 'latitudine', longitude: 'longitudine' })],
  software: 'software',
  /** By the names of `furtherExif`, or those that the file itself has for them. */
  others: ['altri', asItIs<Record<string, unknown>>()],
});
export type Exif = InsideOf<typeof exif>;

export const appearance = shape<Wire.Appearance>()({
  url: 'url',
  title: 'titolo',
  date: 'data',
  declaredDate: 'data_dichiarata',
  similarity: 'somiglianza',
  foundBy: 'fonte',
  kind: ['tipo', oneOf(appearanceKinds)],
});
export type Appearance = InsideOf<typeof appearance>;

const subject = shape<Wire.Subject>()({ text: 'testo', url: 'url', title: 'titolo' });
export type Subject = InsideOf<typeof subject>;

const correctionFields = shape<Pick<WireCorrection, 'versione' | 'data' | 'nota'>>()({
  version: 'versione',
  date: 'data',
  note: 'nota',
});

/** With `note_en` and so on: a language of the answers each, which needs no line here. */
export type Correction = InsideOf<typeof correctionFields> & {
  [Other in Exclude<Language, 'it'> as `note_${Other}`]?: string;
};

const withNotes = (fields: object, from: string, to: string) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name.replace(from, to), value]));

const correction: Translation<Correction, WireCorrection> = {
  toWire: (inside) => withNotes(correctionFields.toWire(inside), 'note_', 'nota_') as WireCorrection,
  fromWire: (wire) => withNotes(correctionFields.fromWire(wire), 'nota_', 'note_') as Correction,
};

const sharedFields = {
  subject: ['contenuto', subject],
  score: 'affidabilita',
  summary: 'sintesi',
  sources: ['fonti', listOf(source)],
  advice: 'consiglio',
  confidence: ['fiducia', oneOf(confidences)],
  method: 'metodo',
  writtenByModel: 'generato_da_ia',
  review: ['revisione', oneOf(reviews)],
} as const;

const textFields = {
  ...sharedFields,
  level: ['livello', oneOf(textLevels)],
  reason: ['motivo', oneOf(unverifiableReasons)],
  evidence: ['prove', listOf(evidence)],
  claims: ['affermazioni', listOf(singleClaim)],
  signals: ['segnali', listOf(signal)],
} as const;

const mediaFields = {
  ...sharedFields,
  level: ['livello', oneOf(mediaLevels)],
  signals: ['segnali', listOf(signal)],
  exif: ['exif', exif],
  appearances: ['ricerca_inversa', listOf(appearance)],
} as const;

/** What depends on who asks. */
export const ownFields = {
  id: 'id',
  shareUrl: 'condividi',
  confidential: 'riservata',
  cache: 'cache',
} as const;

const recordFields = {
  ...ownFields,
  language: ['lingua', asItIs<Language>()],
  checkedAt: 'verificato_il',
  version: 'versione',
  corrections: ['correzioni', listOf(correction)],
} as const;

export const textFindings = shape<Wire.TextFindings>()(textFields);
export type TextFindings = InsideOf<typeof textFindings>;

export const mediaFindings = shape<Wire.MediaFindings>()(mediaFields);
export type MediaFindings = InsideOf<typeof mediaFindings>;

const textResult = shape<Wire.TextResult>()({
  ...recordFields,
  kind: ['tipo', oneOf(textKinds)],
  ...textFields,
});
export type TextResult = InsideOf<typeof textResult>;

const mediaResult = shape<Wire.MediaResult>()({
  ...recordFields,
  kind: ['tipo', oneOf(mediaKinds)],
  ...mediaFields,
});
export type MediaResult = InsideOf<typeof mediaResult>;

export type VerificationResult = TextResult | MediaResult;

export const isTextResult = (result: VerificationResult): result is TextResult =>
  Object.hasOwn(textKinds, result.kind);

/** The names of a level and of a kind of content, for whoever keeps them alone. */
export const levelName = oneOf(levels);
export const contentKindName = oneOf(contentKinds);

export const verificationResult: Translation<VerificationResult, Wire.VerificationResult> = {
  toWire: (result) => (isTextResult(result) ? textResult.toWire(result) : mediaResult.toWire(result)),
  fromWire: (wire) => ('affermazioni' in wire ? textResult.fromWire(wire) : mediaResult.fromWire(wire)),
};
