/** The form that takes anything, on the start page and in the widget. */
import { format } from '../format.ts';

export const checkForm = {
  text: 'A claim or a link',
  textHint: 'A sentence that can be checked, or the address of an article or a picture.',
  textOnlyHint: 'A sentence that can be checked.',
  file: { both: 'Or a picture or a video', image: 'Or a picture', video: 'Or a video' },
  fileHint: {
    both: ({ image, video }: { image: string; video: string }) =>
      `Pictures up to ${image}, videos up to ${video}`,
    image: ({ image }: { image: string }) => `Pictures up to ${image}`,
    video: ({ video }: { video: string }) => `Videos up to ${video}`,
  },
  fileHelp: ' You can also drop the file on the page or paste it.',
  confidential: 'Confidential check',
  confidentialHint: ({ days }: { days: number }) =>
    `The page opens only with its whole link, no index remembers it, and it is deleted after ${format.plural(days, { one: 'a day', other: `${days} days` })}.`,
  noPreview: ' It keeps no preview of pictures and videos.',
  confidentialInShort: ({ days }: { days: number }) =>
    `Confidential: only with its whole link, for ${format.plural(days, { one: 'a day', other: `${days} days` })}`,
  send: 'Check',
  noScripts:
    'Without scripts you cannot send more today: after the first checks the browser has to do a short computation.',
};
