/** ComfyUI, which stores the graph of operations that made the image. */
import type { Extent, Generator } from './generator.ts';
import { isObject, type JsonObject, parseJsonObject } from './parse-json.ts';

/**
 * Form: comfyanonymous/ComfyUI, nodes.py SaveImage (PNG texts `prompt` and `workflow`) and comfy_extras/nodes_images.py
 * (WebP: `prompt:{…}` and `workflow:{…}` in EXIF texts, counting down from Model and Make); nodes for JPEG write the
 * same into ImageDescription, or both as one object into UserComment. Videos: the same two as tags (comfy_api's
 * VideoFromFile), or both as one object in the comment (the nodes of VideoHelperSuite).
 */
export const comfyUi: Generator = {
  name: 'ComfyUI',
  isStructured: true,
  find({ texts, exif, userComments }) {
    const labelled = [exif.make, exif.model, exif.imageDescription, exif.software, ...userComments];
    const graphs = [
      ...texts('prompt'),
      ...texts('workflow'),
      ...labelled.flatMap((text) => text?.replace(/^(?:prompt|workflow):\s*/i, '') ?? []),
    ].flatMap((text) => graphsOf(parseJsonObject(text)));
    const kinds = graphs.flatMap(nodeKinds);
    return kinds.length > 0 ? extentOf(kinds) : undefined;
  },
};

function graphsOf(json: JsonObject | undefined): JsonObject[] {
  if (!json) return [];
  const inner = [json.prompt, json.workflow].map((one) =>
    typeof one === 'string' ? parseJsonObject(one) : one,
  );
  return [json, ...inner.filter(isObject)];
}

/** Two notations: `{"3": {"class_type": …, "inputs": {…}}}` to run, `{"nodes": [{"type": …}], "links": […]}` to edit. */
function nodeKinds(graph: JsonObject): string[] {
  if (Array.isArray(graph.nodes) && Array.isArray(graph.links)) {
    return graph.nodes.flatMap((node) =>
      isObject(node) && typeof node.type === 'string' ? [node.type] : [],
    );
  }
  return Object.values(graph).flatMap((node) =>
    isObject(node) && typeof node.class_type === 'string' && isObject(node.inputs) ? [node.class_type] : [],
  );
}

/** With an image loaded and nothing that draws, the graph may only have cut or enlarged a photo. */
function extentOf(kinds: readonly string[]): Extent {
  const some = (pattern: RegExp) => kinds.some((kind) => pattern.test(kind));
  if (!some(/load ?(?:image|video)|(?:image|video) ?load/i)) return 'whole';
  if (some(/inpaint|NoiseMask|outpaint/i)) return 'part';
  return some(/sampler|generat|diffus|denois|img2img|flux|kontext|gemini|openai|imagen/i)
    ? 'whole'
    : 'processed';
}
