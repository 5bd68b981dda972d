/** The label that TikTok keeps in its videos for what was made with artificial intelligence. */
import type { Generator } from './generator.ts';
import { parseJsonObjects } from './parse-json.ts';

/**
 * Form: files from TikTok carry the tag `aigc_info` with `{"aigc_label_type": 0}`; above zero the maker of the video (1) or
 * the platform (2) says that artificial intelligence was used, which can be for a part or an effect.
 */
export const tikTokLabel: Generator = {
  name: 'TikTok AIGC',
  isStructured: true,
  find: ({ texts }) =>
    parseJsonObjects([...texts('aigc_info'), ...texts('AigcInfo')]).some(
      ({ aigc_label_type: label }) => label === 1 || label === 2,
    )
      ? 'perhaps'
      : undefined,
};
