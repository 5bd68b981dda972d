/** Engines that answer at once and remember what they were asked. */
import type { Content } from '../../src/domain/content.ts';
import type { Engines } from '../../src/pipelines/engine.ts';
import { mediaFindings, textFindings } from './engines.ts';

export interface CountingEngines {
  readonly engines: Engines;
  /** Every content that reached an engine, in order. */
  readonly contents: Content[];
}

export function createCountingEngines(): CountingEngines {
  const contents: Content[] = [];
  const text = {
    check: async (content: Content) => {
      contents.push(content);
      return textFindings;
    },
  };
  const media = {
    check: async (content: Content) => {
      contents.push(content);
      return mediaFindings;
    },
  };
  return { engines: { text, article: text, image: media, video: media }, contents };
}
