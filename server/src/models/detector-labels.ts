/** Finds out which outputs of a detector stand for what it looks for. */
import type { DetectorFinding } from './detector-description.ts';
import { ModelError } from './model-error.ts';

/**
 * Names that publishers give, folded to letters. “Fake” and “deepfake” are left out on purpose: they are used for
 * generated images and for swapped faces alike, and a guess would put wrong words before readers.
 */
const meanings: Readonly<Record<string, DetectorFinding | 'real'>> = {
  ai: 'made_by_ai',
  aigen: 'made_by_ai',
  aigenerated: 'made_by_ai',
  artificial: 'made_by_ai',
  generated: 'made_by_ai',
  synthetic: 'made_by_ai',
  altered: 'altered',
  edited: 'altered',
  manipulated: 'altered',
  tampered: 'altered',
  faceswap: 'face_swapped',
  authentic: 'real',
  hum: 'real',
  human: 'real',
  nature: 'real',
  original: 'real',
  photo: 'real',
  real: 'real',
};

export interface PositiveOutputs {
  readonly positives: number[];
  /** Undefined where the labels leave it open. */
  readonly finds: DetectorFinding | undefined;
}

/** From `id2label` of a model's config.json; undefined where it does not tell. */
export function positivesOfConfig(id2label: Readonly<Record<string, string>>): PositiveOutputs | undefined {
  const outputs = Object.entries(id2label).map(([at, name]) => ({
    at: Number(at),
    means: meanings[folded(name)],
  }));
  const found = outputs.filter(({ means }) => means !== 'real');
  const [first] = found;
  const isPlain = outputs.length === found.length + 1 && found.every(({ means }) => means === first?.means);
  if (!first?.means || first.means === 'real' || !isPlain) return undefined;
  return { positives: found.map(({ at }) => at), finds: first.means };
}

/** From the operator: numbers of outputs, or their names in `id2label`. */
export function positivesOfChoice(
  chosen: readonly (number | string)[],
  id2label: Readonly<Record<string, string>>,
): number[] {
  return chosen.map((each) => {
    if (typeof each === 'number') return each;
    const found = Object.entries(id2label).find(([, name]) => folded(name) === folded(each));
    if (found) return Number(found[0]);
    const names = Object.values(id2label)
      .slice(0, 20)
      .map((name) => `“${name.replace(/[^\w -]/g, '').slice(0, 40)}”`);
    throw new ModelError(
      names.length > 0
        ? { code: 'noOutputAmong', values: { name: String(each), names: names.join(', ') } }
        : { code: 'noOutputNamed', values: { name: String(each) } },
    );
  });
}

function folded(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}
