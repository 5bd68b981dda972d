/** Reads from a model's own settings how it is to be used: its labels, its pooling and its length. */
import { z } from 'zod';
import type { ChosenRoles } from './choose-files.ts';
import { describeDetector } from './describe-detector.ts';
import { describeVoice } from './describe-voice.ts';
import type { DetectorChoices, DetectorDescription } from './detector-description.ts';
import type { DetectorRoles, ModelUse, Prefixes, StanceLabel, TextRoles } from './manifest.ts';
import { ModelError } from './model-error.ts';
import { readIfThere, readSettings } from './read-settings.ts';
import { labelsOfConfig, labelsOfOption } from './stance-labels.ts';
import type { VoiceDescription } from './voice-description.ts';

/** What the operator or the catalogue says; it goes before what the model says. */
export interface ModelChoices {
  readonly use?: ModelUse | undefined;
  readonly labelOrder?: string | undefined;
  readonly pooling?: 'mean' | 'cls' | undefined;
  readonly prefixes?: Prefixes | undefined;
  readonly detector?: DetectorChoices | undefined;
}

interface TextDescription {
  readonly roles: TextRoles;
  readonly lengthMax: number;
}

export type ModelDescription =
  | (TextDescription & { readonly use: 'entailment'; readonly labels: StanceLabel[] })
  | (TextDescription & {
      readonly use: 'encoder';
      readonly pooling: 'mean' | 'cls';
      readonly prefixes: Prefixes;
    })
  | { readonly use: 'image-detector'; readonly roles: DetectorRoles; readonly detector: DetectorDescription }
  | { readonly use: 'voice-detector'; readonly roles: DetectorRoles; readonly voice: VoiceDescription };

/** Longer passages are cut anyway, and the work grows with the square of the length. */
const lengthCeiling = 512;

const Config = z.object({
  model_type: z.string().optional(),
  id2label: z.record(z.string(), z.string()).optional(),
  max_position_embeddings: z.number().optional(),
  pad_token_id: z.number().nullish(),
});
const TokenizerConfig = z.object({ model_max_length: z.number().nullish() });
const SentenceConfig = z.object({ max_seq_length: z.number().nullish() });
const Pooling = z.object({
  pooling_mode_cls_token: z.boolean().optional(),
  pooling_mode_mean_tokens: z.boolean().optional(),
});

/** Rejects with ModelError when the settings do not tell what is needed, or tell something impossible. */
export async function describeModel(
  folder: string,
  chosen: ChosenRoles,
  choices: ModelChoices,
): Promise<ModelDescription> {
  if (chosen.reads === 'texts') return describeTextModel(folder, chosen.roles, choices);
  if (chosen.reads === 'sounds') {
    const voice = await describeVoice(folder, chosen.roles, choices.detector ?? {});
    return { use: 'voice-detector', roles: chosen.roles, voice };
  }
  const detector = await describeDetector(folder, chosen.roles, choices.detector ?? {});
  return { use: 'image-detector', roles: chosen.roles, detector };
}

async function describeTextModel(
  folder: string,
  roles: TextRoles,
  choices: ModelChoices,
): Promise<ModelDescription> {
  const config = await readSettings(folder, roles.config, Config);
  const lengthMax = await lengthOf(folder, roles, config);
  const use = choices.use ?? (roles.pooling === undefined ? 'entailment' : 'encoder');
  if (use === 'entailment') {
    const labels =
      choices.labelOrder === undefined ? labelsOfConfig(config.id2label) : labelsOfOption(choices.labelOrder);
    return { use, roles, lengthMax, labels };
  }
  const pooling = choices.pooling ?? (await poolingOf(folder, roles));
  return {
    use: 'encoder',
    roles,
    lengthMax,
    pooling,
    prefixes: choices.prefixes ?? { query: '', passage: '' },
  };
}

async function lengthOf(folder: string, roles: TextRoles, config: z.infer<typeof Config>): Promise<number> {
  const tokenizer = await readIfThere(folder, roles.tokenizerConfig, TokenizerConfig);
  const sentence = await readIfThere(folder, roles.sentence, SentenceConfig);
  // Models of RoBERTa's family count positions from the one after the padding's number.
  const reserved = /roberta|camembert|mpnet/.test(config.model_type ?? '')
    ? (config.pad_token_id ?? 1) + 1
    : 0;
  const stated = [
    (config.max_position_embeddings ?? Number.NaN) - reserved,
    tokenizer?.model_max_length,
    sentence?.max_seq_length,
  ].filter((length): length is number => typeof length === 'number' && length >= 8);
  return Math.floor(Math.min(lengthCeiling, ...stated));
}

async function poolingOf(folder: string, roles: TextRoles): Promise<'mean' | 'cls'> {
  if (roles.pooling === undefined) return 'mean';
  const pooling = await readSettings(folder, roles.pooling, Pooling);
  if (pooling.pooling_mode_cls_token === true) return 'cls';
  if (pooling.pooling_mode_mean_tokens !== false) return 'mean';
  throw new ModelError({ code: 'poolingUnknown' });
}
