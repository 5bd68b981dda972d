/** Everything in a video's file that a generator may have signed. */
import type { VideoContainer } from '../../media/video-containers/video-container.ts';
import type { XmpProperty } from '../xmp/read-xmp.ts';
import { topValues } from '../xmp/top-values.ts';
import { xmpNamespaces } from '../xmp/xmp-namespaces.ts';
import type { MarkSources } from './mark-sources.ts';

const programTags = [
  'software',
  'com.apple.quicktime.software',
  '©swr',
  '©too',
  '©enc',
  'encoder',
  'encoded_by',
  'writingapp',
  'muxingapp',
  'isft',
  'make',
  'com.apple.quicktime.make',
  '©mak',
];
const commentTags = ['comment', 'com.apple.quicktime.comment', '©cmt', 'icmt'];
const descriptionTags = [
  'description',
  'com.apple.quicktime.description',
  '©des',
  'desc',
  'ldes',
  'dscp',
  'isbj',
];

export function videoMarkSources(container: VideoContainer, xmp: readonly XmpProperty[]): MarkSources {
  const named = (names: readonly string[]) =>
    container.tags
      .filter(({ keyword }) => names.includes(keyword.toLowerCase()))
      .map(({ text }) => text.trim());
  const comments = named(commentTags);
  const { basic, dublinCore } = xmpNamespaces;
  return {
    // Matroska writes names in capitals, whatever they were before.
    texts: (keyword) => named([keyword.toLowerCase()]),
    exif: {},
    iptc: {},
    xmp,
    comments,
    programs: [...named(programTags), ...topValues(xmp, basic, 'CreatorTool')],
    userComments: comments,
    descriptions: [...named(descriptionTags), ...topValues(xmp, dublinCore, 'description')],
  };
}
