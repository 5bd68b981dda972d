/** Generators that store their settings as one object of JSON: Fooocus, SwarmUI, Easy Diffusion. */
import type { Generator } from './generator.ts';
import type { MarkSources } from './mark-sources.ts';
import { isObject, type JsonObject, parseJsonObjects } from './parse-json.ts';

/** PNG's `parameters`, or UserComment in the EXIF of the other formats. */
function settingsObjects({ texts, userComments }: MarkSources): JsonObject[] {
  return parseJsonObjects([...texts('parameters'), ...userComments]);
}

const holds = (json: JsonObject, names: readonly string[], atLeast: number) =>
  names.filter((name) => name in json).length >= atLeast;

/**
 * Form: lllyasviel/Fooocus, modules/meta_parser.py (scheme `fooocus`; with the scheme `a1111` it writes WebUI's line);
 * runew0lf/RuinedFooocus names itself in `software`.
 */
export const fooocus: Generator = {
  name: 'Fooocus',
  isStructured: true,
  find(sources) {
    const names = [
      'base_model',
      'full_prompt',
      'performance',
      'metadata_scheme',
      'refiner_model',
      'sharpness',
    ];
    const isOne = (json: JsonObject) =>
      (holds(json, names, 2) && holds(json, ['seed', 'prompt'], 2)) ||
      (json.software === 'RuinedFooocus' && 'steps' in json);
    return settingsObjects(sources).some(isOne) ? 'whole' : undefined;
  },
};

/** Form: mcmonkeyprojects/SwarmUI, docs/Image Metadata Format.md: `sui_image_params` with the parameters. */
export const swarmUi: Generator = {
  name: 'SwarmUI',
  isStructured: true,
  find(sources) {
    for (const { sui_image_params: parameters } of settingsObjects(sources)) {
      if (isObject(parameters) && holds(parameters, ['prompt', 'model', 'seed', 'steps'], 2)) {
        return 'maskimage' in parameters ? 'part' : 'whole';
      }
    }
    return undefined;
  },
};

/**
 * Form: easydiffusion/easydiffusion, ui/easydiffusion/utils/save_utils.py: one PNG text for each setting, under its
 * name in the program or in its window; one object in the UserComment of JPEG and WebP.
 */
export const easyDiffusion: Generator = {
  name: 'Easy Diffusion',
  isStructured: true,
  find(sources) {
    const model = ['use_stable_diffusion_model', 'Stable Diffusion model'];
    const steps = ['num_inference_steps', 'Steps'];
    const scale = ['guidance_scale', 'Guidance Scale'];
    const groups = [model, steps, scale];
    const inTexts = groups.every((names) => names.some((name) => sources.texts(name).length > 0));
    const inObject = settingsObjects(sources).some((json) =>
      groups.every((names) => names.some((name) => name in json)),
    );
    return inTexts || inObject ? 'whole' : undefined;
  },
};
