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
  if (names.length === 2)
    throw new ModelError(
      'The model answers in two classes: it does not tell a contradiction from saying nothing, and cannot judge. Use one trained on entailment, neutral and contradiction.',
    );
  if (names.length !== 3)
    throw new ModelError(`An entailment model has three outputs; this one names ${names.length}.`);
  throw new ModelError(
    'The model does not say what its three outputs mean. Say it with --label-order, for example: --label-order entailment,neutral,contradiction',
  );
}

/** From the operator: `entailment,neutral,contradiction`, in the order of the outputs. */
export function labelsOfOption(text: string): StanceLabel[] {
  const labels = text.split(',').map((name) => meanings[name.trim().toLowerCase()]);
  if (isOrder(labels)) return labels;
  throw new ModelError(`--label-order names each of ${stanceLabels.join(', ')} once, with commas between.`);
}

function isOrder(labels: readonly (StanceLabel | undefined)[]): labels is StanceLabel[] {
  return labels.length === 3 && stanceLabels.every((label) => labels.includes(label));
}
