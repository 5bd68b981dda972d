/** What is known about an installed model: `manifest.json` in its folder, written when it was checked. */
import { z } from 'zod';
import { DetectorDescription } from './detector-description.ts';
import { isModelFilePath, isModelName } from './model-names.ts';
import { VoiceDescription } from './voice-description.ts';

export const modelUses = ['entailment', 'encoder', 'image-detector', 'voice-detector'] as const;
export type ModelUse = (typeof modelUses)[number];

export const stanceLabels = ['entailment', 'neutral', 'contradiction'] as const;
export type StanceLabel = (typeof stanceLabels)[number];

export const filePath = z.string().refine(isModelFilePath, { error: 'is not the path of a model file' });
export const modelName = z.string().refine(isModelName, { error: 'is not the name of a model' });

/** What E5 and its like want in front of a text, so that they know what it is. */
export const Prefixes = z.object({ query: z.string().max(200), passage: z.string().max(200) });
export type Prefixes = z.infer<typeof Prefixes>;

const TextRoles = z.object({
  model: filePath,
  tokenizer: filePath,
  tokenizerConfig: filePath.optional(),
  config: filePath,
  pooling: filePath.optional(),
  sentence: filePath.optional(),
});
/** Which file of a text model is which. */
export type TextRoles = z.infer<typeof TextRoles>;

const DetectorRoles = z.object({
  model: filePath,
  /** Names the outputs. */
  config: filePath.optional(),
  /** Says how images are brought into the model's shape. */
  preprocessor: filePath.optional(),
  /** Riscontro's own description, which goes before the other two. */
  descriptor: filePath.optional(),
});
/** Which file of a detector is which. */
export type DetectorRoles = z.infer<typeof DetectorRoles>;

const common = {
  format: z.literal(1),
  name: modelName,
  /** The repository at the hub, or that it came from a folder. */
  origin: z.string(),
  /** The repository's commit, or the beginning of the model file's SHA-256. */
  revision: z.string().min(1),
  /** Of a model from a hub: its address, and the branch, tag or commit that was asked for. */
  hub: z.string().optional(),
  askedRevision: z.string().optional(),
  licence: z.string(),
  files: z
    .array(z.object({ path: filePath, sizeBytes: z.int().min(0), sha256: z.string().length(64) }))
    .min(1),
  installedAt: z.iso.datetime(),
};

const text = {
  ...common,
  roles: TextRoles,
  /** Tokens that the model reads at most, the special ones among them. */
  lengthMax: z.int().min(8).max(8_192),
};

export const Manifest = z.discriminatedUnion('use', [
  z.object({
    use: z.literal('entailment'),
    ...text,
    /** What the model's outputs mean, in their order. */
    labels: z.array(z.enum(stanceLabels)).length(3),
  }),
  z.object({
    use: z.literal('encoder'),
    ...text,
    pooling: z.enum(['mean', 'cls']),
    prefixes: Prefixes,
  }),
  z.object({
    use: z.literal('image-detector'),
    ...common,
    roles: DetectorRoles,
    detector: DetectorDescription,
  }),
  z.object({
    use: z.literal('voice-detector'),
    ...common,
    roles: DetectorRoles,
    voice: VoiceDescription,
  }),
]);
export type Manifest = z.infer<typeof Manifest>;
export type ManifestFor<Use extends ModelUse> = Extract<Manifest, { use: Use }>;
export type TextManifest = ManifestFor<'entailment' | 'encoder'>;

/** A model whose files lie in a folder and were checked. */
export interface InstalledModel<M extends Manifest = Manifest> {
  readonly folder: string;
  readonly manifest: M;
}

/** Name and revision, as they go into `metodo`. */
export function modelId({ name, revision }: Manifest): string {
  return `${name}@${revision.slice(0, 12)}`;
}
