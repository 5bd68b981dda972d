/** What the search for earlier appearances found, as a signal. */
import type { Appearance } from '@riscontro/contract/inside';
import type { MethodDescriptor } from '../../domain/media-method.ts';
import type { MediaSignal, SignalMessage } from '../../domain/media-signal.ts';
import type { Medium } from '../../domain/medium.ts';
import { quotable } from '../text/summary-quoted.ts';
import type { Appearances, KnownSince } from './reverse-search.ts';

const titleLengthMax = 120;
const siteLengthMax = 60;
const dayMs = 24 * 60 * 60_000;
/** From this age on, whoever meets the image with a story of today should know. */
const oldDays = 365;

/** Since when it is known to have been online, where that is more than a year ago. */
export function oldAppearance({ since }: Appearances, nowMs: number): KnownSince | undefined {
  return since && nowMs - Date.parse(since.date) > oldDays * dayMs ? since : undefined;
}

const method = 'reverseSearch';

export const reverseSearch = {
  id: method,
  kind: 'reverseSearch',
  families: ['other'],
  outcomes: ['ok', 'attention', 'not_applicable'],
  meanings: [],
  looksAt: {
    image:
      'where the picture has been before: imported pictures, lead images of articles, outside services. That a copy was checked here before is told with the day alone, and counts as nothing. What is known to be more than a year old, or was fact-checked, calls for attention',
    video: 'the same of the frames that differ most',
  },
  notRun: { image: { code: 'unavailable' }, video: { code: 'unavailable' } },
} satisfies MethodDescriptor<typeof method>;

type ReverseSignal = MediaSignal<typeof method>;
type Said = SignalMessage<typeof method>;

export function reverseSignal(medium: Medium, appearances: Appearances, nowMs: number): ReverseSignal {
  const { list, known, asked, factChecks, isTooPlain } = appearances;
  const checked = checkedBefore(medium, appearances);
  const signal = (outcome: ReverseSignal['outcome'], message: Said): ReverseSignal => ({
    method,
    outcome,
    detail: [message, ...checked, ...servicesAsked(appearances)],
  });
  const [first] = list;
  if (first) {
    const isNotable = oldAppearance(appearances, nowMs) !== undefined || factChecks.length > 0;
    return signal(isNotable ? 'attention' : 'ok', found(medium, appearances, first));
  }
  if (asked.length === 1 && known === 0) {
    return { method, outcome: 'not_run', detail: [{ code: 'emptyIndex' }, ...checked] };
  }
  if (isTooPlain && asked.length === 1) {
    return signal('not_applicable', { code: 'tooPlain', values: { subject: medium } });
  }
  const values = { known, services: asked.slice(1) };
  return signal('ok', { code: medium === 'image' ? 'imageNotFound' : 'videoNotFound', values });
}

function found(medium: Medium, { list, since }: Appearances, { title, url }: Appearance): Said {
  const first = { title: quotable(title, titleLengthMax), site: siteOf(url) };
  const values = { pages: list.length, first, ...(since && { since: sinceValues(since) }) };
  if (medium === 'image') return { code: 'imageSeen', values };
  // A page that shows one of its frames says less than one that shows the video.
  return { code: list.some(({ kind }) => kind !== 'partial') ? 'videoSeen' : 'framesSeen', values };
}

/** Told, and never counted: who looked at it here, and what came out, is nobody's business. */
function checkedBefore(medium: Medium, { checkedOn }: Appearances): Said[] {
  if (checkedOn === undefined) return [];
  const code = medium === 'image' ? 'imageCheckedBefore' : 'videoCheckedBefore';
  return [{ code, values: { day: checkedOn } }];
}

function servicesAsked({ silent, asked }: Appearances): Said[] {
  if (silent.length > 0) return [{ code: 'withoutAnswer', values: { services: silent } }];
  return asked.length > 1 ? [] : [{ code: 'noService' }];
}

/** As the catalogues say it. */
export const sinceValues = ({ date, title, url, isSeenHere }: KnownSince) => ({
  date,
  title: quotable(title, titleLengthMax),
  site: siteOf(url),
  isSeenHere,
});

/** The end of a name says whose it is, so a long one is cut at its beginning. */
function siteOf(url: string): string {
  const host = (URL.parse(url)?.hostname ?? '').replace(/^www\./, '');
  return host.length > siteLengthMax ? `…${host.slice(1 - siteLengthMax)}` : host;
}
