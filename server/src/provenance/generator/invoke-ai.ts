/** InvokeAI, in the four notations that it has had. */
import type { Extent, Generator } from './generator.ts';
import { isObject, type JsonObject, parseJsonObjects } from './parse-json.ts';

/**
 * Form: invoke-ai/InvokeAI. Version 3 and later: PNG texts `invokeai_metadata` and `invokeai_graph`; version 2:
 * `sd-metadata` (docs/features/OTHER.md, "Image metadata") and `Dream`, the command line that repeats the image.
 */
export const invokeAi: Generator = {
  name: 'InvokeAI',
  isStructured: true,
  find({ texts }) {
    const read = (keyword: string) => parseJsonObjects(texts(keyword));
    for (const json of read('invokeai_metadata')) if (isMetadata(json)) return extentOf(json);
    for (const json of read('sd-metadata')) {
      if (isObject(json.image) && (typeof json.model === 'string' || typeof json.app_id === 'string'))
        return 'whole';
    }
    if (read('invokeai_graph').some((json) => isObject(json.nodes) && Array.isArray(json.edges)))
      return 'whole';
    return texts('Dream').some(isCommand) ? 'whole' : undefined;
  },
};

function isMetadata(json: JsonObject): boolean {
  const told = ['positive_prompt', 'generation_mode', 'model', 'seed', 'app_version', 'scheduler', 'steps'];
  return told.filter((name) => name in json).length >= 2;
}

function extentOf({ generation_mode: mode }: JsonObject): Extent {
  return typeof mode === 'string' && /inpaint|outpaint/.test(mode) ? 'part' : 'whole';
}

/** A prompt followed by single-letter options with numbers: steps, width, height, scale, seed. */
function isCommand(text: string): boolean {
  const options = new Set(Array.from(text.matchAll(/(?:^|\s)-([sWHCS])\s?\d/g), ([, option]) => option));
  return options.has('s') && options.size >= 3;
}
