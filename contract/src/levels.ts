/** The scales on which contents are judged. */
import { z } from 'zod';

export const TextLevel = z.enum(['vero', 'falso', 'fuorviante', 'non verificabile']);
export type TextLevel = z.infer<typeof TextLevel>;

export const MediaLevel = z.enum(['autentica', 'sospetta', 'manipolata', 'creata con IA']);
export type MediaLevel = z.infer<typeof MediaLevel>;

export type Level = TextLevel | MediaLevel;

/** What kind of content was checked. */
export const ContentKind = z.enum(['testo', 'articolo', 'immagine', 'video']);
export type ContentKind = z.infer<typeof ContentKind>;

/** How sure the service is of its answer, apart from how true the content is. */
export const Confidence = z.enum(['bassa', 'media', 'alta']);
export type Confidence = z.infer<typeof Confidence>;

/** Why a claim could not be verified. */
export const UnverifiableReason = z.enum([
  'opinione',
  'previsione',
  'fatto_privato',
  'troppo_recente',
  'fonti_in_conflitto',
  'prove_insufficienti',
  'servizio_indisponibile',
  'lingua_non_compresa',
]);
export type UnverifiableReason = z.infer<typeof UnverifiableReason>;
