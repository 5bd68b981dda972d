/** Finds out what the outputs of an entailment model mean. */
import { type StanceLabel, stanceLabels } from './manifest.ts';
import { ModelError } from './model-error.ts';

/** Names that publishers give, folded to letters. */
const meanings: Readonly<Record<string, StanceLabel>> = {
  entailment: 'entailment',
  entail: 'entailment',
  entails: 'entailment',
  supports: 'entailment',
  supported: 'entailment',
  neutral: 'neutral',
  notenoughinfo: 'neutral',
  notenoughinformation: 'neutral',
  contradiction: 'contradiction',
  contradicts: 'contradiction',
  contradict: 'contradiction',
  refutes: 'contradiction',
  refuted: 'contradiction',
};

/** From `id2label` of a model's config.json, whatever its order and case. */
export function labelsOfConfig(id2label: Readonly<Record<string, string>> | undefined): StanceLabel[] {
  const names = Object.entries(id2label ?? {})
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([, name]) => name);
  const labels = names.map((name) => meanings[name.toLowerCase().replace(/[^a-z]/g, '')]);
  if (isOrder(labels)) return labels;
  if (names.length === 2) throw new ModelError({ code: 'twoClasses' });
  if (names.length !== 3)
    throw new ModelError({ code: 'notThreeOutputs', values: { outputs: names.length } });
  throw new ModelError({ code: 'labelsNotSaid' });
}

/** From the operator: `entailment,neutral,contradiction`, in the order of the outputs. */
export function labelsOfOption(text: string): StanceLabel[] {
  const labels = text.split(',').map((name) => meanings[name.trim().toLowerCase()]);
  if (isOrder(labels)) return labels;
  throw new ModelError({ code: 'badLabelOrder', values: { labels: stanceLabels.join(', ') } });
}

function isOrder(labels: readonly (StanceLabel | undefined)[]): labels is StanceLabel[] {
  return labels.length === 3 && stanceLabels.every((label) => labels.includes(label));
}
