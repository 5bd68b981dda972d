/** A verification's result: the specification's fields and the additions of this service. */
import { z } from 'zod';
import { Correction } from './corrections.ts';
import { Language } from './language.ts';
import { Confidence, MediaLevel, TextLevel, UnverifiableReason } from './levels.ts';
import { signalKinds, signalOutcomes } from './signal-names.ts';
import {
  appearanceKinds,
  evidenceSides,
  mediaKinds,
  reviews,
  sourceKinds,
  textKinds,
} from './value-names.ts';

const Score = z.int().min(0).max(100);
const HttpUrl = z.url({ protocol: /^https?$/ });

export const Source = z.object({
  nome: z.string(),
  url: HttpUrl,
  estratto: z.string().optional().describe('The passage that was used, word for word.'),
  lingua: z
    .string()
    .optional()
    .describe('Language of the bundled knowledge’s words, where it is not the language of the texts.'),
  recuperata_il: z.iso.datetime().optional().describe('When the source was read.'),
  tipo: z.enum(sourceKinds).optional(),
});
export type Source = z.infer<typeof Source>;

export const Evidence = z.object({
  segno: z.enum(evidenceSides).describe('In favour of the claim, or against it.'),
  testo: z.string(),
  fonte: z.int().min(0).optional().describe('Index into `fonti`.'),
  affermazione: z.int().min(0).optional().describe('Index into `affermazioni`: the claim that it is about.'),
});
export type Evidence = z.infer<typeof Evidence>;

/** One of the claims that a sentence or an article is made of. */
export const SingleClaim = z.object({
  testo: z.string(),
  livello: TextLevel,
  affidabilita: Score,
  prove: z.array(z.int().min(0)).describe('Indices into `prove`.'),
});
export type SingleClaim = z.infer<typeof SingleClaim>;

/** A stretch of a video; a single point has the same start and end. */
export const Moment = z.object({
  inizio: z.number().min(0).describe('Seconds from the start.'),
  fine: z.number().min(0).describe('Seconds from the start.'),
  fotogramma: z.url().optional().describe('Link to a small picture of it.'),
});
export type Moment = z.infer<typeof Moment>;

export const Signal = z.object({
  tipo: z.enum(signalKinds),
  esito: z.enum(signalOutcomes),
  dettaglio: z.string(),
  nome: z.string().optional().describe("The method's stable name."),
  forza: z.number().min(0).max(1).optional(),
  mappa: z.url().optional().describe('Link to a heat map.'),
  momenti: z.array(Moment).max(12).optional().describe('Where in a video, strongest first; of videos only.'),
});
export type Signal = z.infer<typeof Signal>;

export const Exif = z.object({
  data_scatto: z.string().optional().describe('ISO 8601; without an offset where the file names none.'),
  dispositivo: z.string().optional(),
  obiettivo: z.string().optional(),
  gps: z
    .object({ latitudine: z.number().min(-90).max(90), longitudine: z.number().min(-180).max(180) })
    .optional(),
  software: z.string().optional(),
  altri: z.record(z.string(), z.unknown()).optional(),
});
export type Exif = z.infer<typeof Exif>;

export const Appearance = z.object({
  url: HttpUrl,
  titolo: z.string(),
  data: z
    .string()
    .optional()
    .describe(
      'ISO 8601 date of the appearance, where known; for the picture of an article the day on which this service first saw it there.',
    ),
  data_dichiarata: z
    .string()
    .optional()
    .describe('ISO 8601 date that the page itself declares; nobody else vouches for it.'),
  somiglianza: z.number().min(0).max(1),
  fonte: z.string().describe('Which index or provider found it.'),
  tipo: z.enum(appearanceKinds),
});
export type Appearance = z.infer<typeof Appearance>;

/** What was checked, as far as it can be told: an uploaded file has no name here. */
export const Subject = z.object({
  testo: z.string().optional().describe('The claim as it was sent.'),
  url: HttpUrl.optional().describe('The link that was checked.'),
  titolo: z.string().optional().describe("The article's title, as its page gives it."),
});
export type Subject = z.infer<typeof Subject>;

const sharedFields = {
  contenuto: Subject.optional().describe('What was checked; absent for uploaded files.'),
  affidabilita: Score.describe('0 surely false, 100 surely true; for media 100 means authentic.'),
  sintesi: z.string().min(1).describe('The verdict in one or two sentences.'),
  fonti: z.array(Source),
  consiglio: z.string().min(1).describe('What else to verify.'),
  fiducia: Confidence,
  metodo: z.string().describe('Version of the method.'),
  generato_da_ia: z.boolean().describe('Whether a language model wrote the texts.'),
  revisione: z.enum(reviews),
};

/** What an engine finds out about a claim or an article. */
export const TextFindings = z.object({
  ...sharedFields,
  livello: TextLevel,
  motivo: UnverifiableReason.optional().describe('Only with `non verificabile`.'),
  prove: z.array(Evidence),
  affermazioni: z.array(SingleClaim),
  segnali: z.array(Signal).optional().describe('For articles: what was noticed about the page.'),
});
export type TextFindings = z.infer<typeof TextFindings>;

/** What an engine finds out about an image or a video. */
export const MediaFindings = z.object({
  ...sharedFields,
  livello: MediaLevel,
  segnali: z.array(Signal).min(1),
  exif: Exif.optional(),
  ricerca_inversa: z.array(Appearance).min(1).optional().describe('Oldest first.'),
});
export type MediaFindings = z.infer<typeof MediaFindings>;

const recordFields = {
  id: z
    .string()
    .regex(/^[\w-]{16,}$/)
    .describe("The verification's id."),
  condividi: z.url().describe('Public page of the result.'),
  lingua: Language.describe('Language of the texts.'),
  verificato_il: z.iso.datetime(),
  versione: z
    .int()
    .min(1)
    .optional()
    .describe('From 2 on where a person has corrected the verdict; absent before.'),
  correzioni: z.array(Correction).min(1).optional().describe('Oldest first.'),
  riservata: z
    .literal(true)
    .optional()
    .describe('Present only where the check is confidential: its page opens with `condividi` alone.'),
  cache: z.literal(true).optional().describe('Present only when the answer comes from the cache.'),
};

export const TextResult = z.object({
  ...recordFields,
  tipo: z.enum(textKinds),
  ...TextFindings.shape,
});
export type TextResult = z.infer<typeof TextResult>;

export const MediaResult = z.object({
  ...recordFields,
  tipo: z.enum(mediaKinds),
  ...MediaFindings.shape,
});
export type MediaResult = z.infer<typeof MediaResult>;

export const VerificationResult = z.discriminatedUnion('tipo', [TextResult, MediaResult]);
export type VerificationResult = z.infer<typeof VerificationResult>;
