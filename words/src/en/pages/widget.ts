/** The widget on other sites’ pages, beyond its form. */
import { format } from '../format.ts';

export const widget = {
  title: 'Check with Riscontro',
  heading: 'What do you want to check?',
  more: 'Do you need more checks? Use the API',
  here: 'Check on the page of Riscontro',
  off: 'On this installation checks without a key are switched off.',
  caution: 'It can be wrong: read the evidence and the sources.',
  method: 'How it works',
  goesOn: 'The check goes on even if you leave the page.',
  waiting: 'Check under way',
  elapsed: ({ seconds }: { seconds: number }) =>
    `For ${format.plural(seconds, { one: 'a second', other: `${seconds} seconds` })}. The result appears here by itself as soon as it is ready; the check goes on even if you close the page.`,
  refresh: 'Refresh now',
  result: 'Result of the check',
  open: 'Evidence and sources',
  again: 'Check something else',
  api: 'Use the API',
  frameTitle: 'Riscontro: check a content',
};
