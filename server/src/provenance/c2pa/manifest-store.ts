/** The shape of what the library tells, as far as it is used here; everything may be missing. */
import { z } from 'zod';

const text = z.string().optional().catch(undefined);
const list = <Item extends z.ZodType>(item: Item) => z.array(item).catch([]);

const Finding = z.object({ code: z.string(), url: text });
const Findings = z
  .object({ success: list(Finding), informational: list(Finding), failure: list(Finding) })
  .catch({ success: [], informational: [], failure: [] });

const Ingredient = z.object({
  relationship: text,
  label: text,
  active_manifest: text,
  manifest_data: z.object({ identifier: text }).optional().catch(undefined),
  validation_status: list(Finding),
  validation_results: z.object({ activeManifest: Findings.optional() }).optional().catch(undefined),
});
export type Ingredient = z.infer<typeof Ingredient>;

const SoftwareAgent = z
  .union([z.string(), z.object({ name: text }).transform(({ name }) => name)])
  .optional();

const Action = z.object({
  action: z.string(),
  digitalSourceType: text,
  softwareAgent: SoftwareAgent.catch(undefined),
  softwareAgentIndex: z.int().optional().catch(undefined),
});
export type Action = z.infer<typeof Action>;

export const Actions = z.object({ actions: list(Action), softwareAgents: list(SoftwareAgent) });

const Manifest = z.object({
  claim_generator: text,
  claim_generator_info: list(z.object({ name: text })),
  ingredients: list(Ingredient),
  assertions: list(z.object({ label: z.string(), data: z.unknown() })),
  signature_info: z.object({ issuer: text, common_name: text, time: text }).optional().catch(undefined),
});
export type Manifest = z.infer<typeof Manifest>;

export const ManifestStore = z.object({
  active_manifest: z.string(),
  manifests: z.record(z.string(), Manifest),
  validation_results: z.object({
    activeManifest: Findings,
    ingredientDeltas: list(z.object({ ingredientAssertionURI: z.string(), validationDeltas: Findings })),
  }),
});
export type ManifestStore = z.infer<typeof ManifestStore>;

/** By its own name only: labels come from the file. */
export const manifestOf = ({ manifests }: ManifestStore, label: string): Manifest | undefined =>
  Object.hasOwn(manifests, label) ? manifests[label] : undefined;
