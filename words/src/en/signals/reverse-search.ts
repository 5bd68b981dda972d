/** What the search for earlier appearances says. */
import type { Subject } from '../../subject.ts';
import { type Page, pageText, type Since, sinceText } from '../appearances.ts';
import { format } from '../format.ts';

const tooPlain = {
  image: 'The picture has too little detail to be told from others.',
  video: 'The frames have too little detail to be told from others.',
};
const onPages = (count: number) => format.plural(count, { one: 'on one page', other: `on ${count} pages` });

/** Outside services that did not find it either. */
const norBy = (services: readonly string[]) =>
  services.length === 0 ? '' : ` nor by ${services.join(', ')}`;
/** On how many pages it was found, and since when; `first` where no day is known. */
interface Found {
  pages: number;
  since?: Since;
  first: Page;
}

const whenText = ({ since, first }: Found) =>
  since ? sinceText(since) : `online, date not known${pageText(first)}`;

const reverseSearch = {
  unavailable: 'The search for earlier appearances is not available in this installation yet.',
  emptyIndex:
    'The local index of pictures is empty and no outside service is configured. The operator can fill it with “riscontro images import”.',
  tooPlain: ({ subject }: { subject: Subject }) => tooPlain[subject],
  imageNotFound: ({ known, services }: { known: number; services: readonly string[] }) =>
    `It was not found among ${format.number(known)} known pictures${norBy(services)}. It may have appeared elsewhere.`,
  videoNotFound: ({ known, services }: { known: number; services: readonly string[] }) =>
    `None of the frames that differ most was found among ${format.number(known)} known pictures and videos${norBy(services)}. The video may have appeared elsewhere.`,
  imageSeen: (found: Found) => `Seen before ${onPages(found.pages)}: ${whenText(found)}.`,
  videoSeen: (found: Found) => `The video was seen before ${onPages(found.pages)}: ${whenText(found)}.`,
  framesSeen: (found: Found) =>
    `Some of its frames were seen before ${onPages(found.pages)}: ${whenText(found)}.`,
  imageCheckedBefore: ({ day }: { day: string }) =>
    `This image or one very much like it was seen here before, first on ${format.day(new Date(day))}: that is no appearance and does not count as evidence.`,
  videoCheckedBefore: ({ day }: { day: string }) =>
    `This video or one very much like it was seen here before, first on ${format.day(new Date(day))}: that is no appearance and does not count as evidence.`,
  withoutAnswer: ({ services }: { services: readonly string[] }) => `Did not answer: ${services.join(', ')}.`,
  noService: 'No outside service was asked, because no key for one is configured.',
};

/** By method. */
export const sentences = { reverseSearch };

/** What readers call each, by its name on the wire. */
export const titles = {
  reverseSearch: 'Search for earlier copies',
};
