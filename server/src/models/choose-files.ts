/** Finds the files that make up a model among all those of a repository or folder. Others are never fetched. */
import type { DetectorRoles, ModelUse, TextRoles } from './manifest.ts';
import { ModelError } from './model-error.ts';
import { isModelFilePath } from './model-names.ts';

/** Which file is which, by what the model reads. */
export type ChosenRoles =
  | { readonly reads: 'texts'; readonly roles: TextRoles }
  | { readonly reads: 'pictures' | 'sounds'; readonly roles: DetectorRoles };

export type ChosenFiles = ChosenRoles & {
  /** Every file to take, the small ones first: a model that will not do is known before its weights are fetched. */
  readonly paths: readonly string[];
};

/** Riscontro's own description of a detector, which its publisher or the operator lays beside the weights. */
export const detectorFile = 'riscontro-detector.json';

/**
 * Looks where converters put them: in `onnx/`, with the settings beside or above. `wanted` names the weights. Where
 * no use is given, a model that comes with a preprocessor for images and no tokenizer is a detector.
 */
export function chooseFiles(paths: readonly string[], wanted?: string, use?: ModelUse): ChosenFiles {
  if (wanted !== undefined && !wanted.endsWith('.onnx'))
    throw new ModelError({ code: 'notOnnx', values: { file: wanted } });
  const allowed = paths.filter(isModelFilePath);
  const model = theModel(allowed, wanted);
  const folder = model.slice(0, model.lastIndexOf('/') + 1);
  const beside = (name: string) => [`${folder}${name}`, name].find((path) => allowed.includes(path));
  const reads = use === 'voice-detector' ? 'sounds' : 'pictures';
  const chosen: ChosenRoles = isDetector(use, beside)
    ? { reads, roles: detectorRoles(model, beside) }
    : { reads: 'texts', roles: textRoles(model, beside) };
  const settings = Object.values(chosen.roles).filter(
    (path): path is string => path !== undefined && path !== model,
  );
  const data = allowed.filter((path) => path.startsWith(`${model}_data`));
  return { ...chosen, paths: [...settings, model, ...data] };
}

/** The path of a file beside the weights or above them. */
type Beside = (name: string) => string | undefined;

function isDetector(use: ModelUse | undefined, beside: Beside): boolean {
  if (use !== undefined) return use === 'image-detector' || use === 'voice-detector';
  const isForImages = [detectorFile, 'preprocessor_config.json'].some((name) => beside(name) !== undefined);
  return isForImages && beside('tokenizer.json') === undefined;
}

function detectorRoles(model: string, beside: Beside): DetectorRoles {
  const [config, preprocessor, descriptor] = ['config.json', 'preprocessor_config.json', detectorFile].map(
    beside,
  );
  return {
    model,
    ...(config !== undefined && { config }),
    ...(preprocessor !== undefined && { preprocessor }),
    ...(descriptor !== undefined && { descriptor }),
  };
}

function textRoles(model: string, beside: Beside): TextRoles {
  const needed = (name: string) => {
    const path = beside(name);
    if (path === undefined) throw new ModelError({ code: 'fileNeeded', values: { file: name } });
    return path;
  };
  const tokenizerConfig = beside('tokenizer_config.json');
  const pooling = beside('1_Pooling/config.json');
  const sentence = beside('sentence_bert_config.json');
  return {
    model,
    tokenizer: needed('tokenizer.json'),
    config: needed('config.json'),
    ...(tokenizerConfig !== undefined && { tokenizerConfig }),
    ...(pooling !== undefined && { pooling }),
    ...(sentence !== undefined && { sentence }),
  };
}

function theModel(allowed: readonly string[], wanted: string | undefined): string {
  const models = allowed.filter((path) => path.endsWith('.onnx'));
  const known = [wanted ?? 'onnx/model.onnx', ...(wanted === undefined ? ['model.onnx'] : [])];
  const found = known.find((path) => models.includes(path));
  if (found !== undefined) return found;
  const [only] = models;
  if (only === undefined) throw new ModelError({ code: 'noWeights' });
  if (wanted === undefined && models.length === 1) return only;
  const choices = models.slice(0, 20).map((path) => `  --file ${path}`);
  throw new ModelError(
    wanted === undefined
      ? { code: 'severalWeights', values: { choices } }
      : { code: 'noSuchWeights', values: { file: wanted, choices } },
  );
}
