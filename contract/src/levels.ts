/** The scales on which contents are judged, as the wire has them. */
import { z } from 'zod';
import { confidences, contentKinds, mediaLevels, textLevels, unverifiableReasons } from './value-names.ts';

export const TextLevel = z.enum(textLevels);
export type TextLevel = z.infer<typeof TextLevel>;

export const MediaLevel = z.enum(mediaLevels);
export type MediaLevel = z.infer<typeof MediaLevel>;

export type Level = TextLevel | MediaLevel;

/** What kind of content was checked. */
export const ContentKind = z.enum(contentKinds);
export type ContentKind = z.infer<typeof ContentKind>;

/** How sure the service is of its answer, apart from how true the content is. */
export const Confidence = z.enum(confidences);
export type Confidence = z.infer<typeof Confidence>;

/** Why a claim could not be verified. */
export const UnverifiableReason = z.enum(unverifiableReasons);
export type UnverifiableReason = z.infer<typeof UnverifiableReason>;
