/** NovelAI's images. */
import type { Generator } from './generator.ts';
import { type JsonObject, parseJsonObject } from './parse-json.ts';

/**
 * Form: NovelAI/novelai-image-metadata: PNG texts `Software` = NovelAI, `Source` naming the model, `Comment` with the
 * settings as JSON; in EXIF `Software` and the settings in UserComment.
 */
export const novelAi: Generator = {
  name: 'NovelAI',
  isStructured: true,
  find({ programs, texts, userComments }) {
    if (!programs.includes('NovelAI')) return undefined;
    const settings = [...texts('Comment'), ...userComments].flatMap((text) =>
      settingsOf(parseJsonObject(text)),
    );
    const hasSource = texts('Source').some((source) => /^(?:NovelAI|Stable) Diffusion /.test(source));
    if (settings.length === 0 && !hasSource) return undefined;
    return settings.some(({ request_type: type }) => /infill|inpaint/i.test(String(type))) ? 'part' : 'whole';
  },
};

function settingsOf(json: JsonObject | undefined): JsonObject[] {
  if (!json) return [];
  const inner = typeof json.Comment === 'string' ? parseJsonObject(json.Comment) : undefined;
  return [json, ...(inner ? [inner] : [])].filter(
    (one) => 'steps' in one && 'sampler' in one && 'seed' in one,
  );
}
