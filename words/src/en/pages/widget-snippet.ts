/** How the widget is put into a page: choices, the lines to copy, what the page can know. */
import { format } from '../format.ts';

export const widgetSnippet = {
  about:
    'The readers of your site check claims, links, pictures and videos without a key and without leaving the page. Copy these lines to where you want the box.',
  language: 'Language',
  readersLanguage: 'the reader’s',
  theme: 'Colours',
  themes: { auto: 'the reader’s', chiaro: 'light', scuro: 'dark' },
  width: 'Maximum width',
  fullWidth: 'all the room',
  way: 'How',
  ways: { loader: 'script, automatic height', iframe: 'iframe alone, fixed height' },
  code: 'the code of the box',
  preview: 'Preview',
  noScripts: 'Choices and preview need scripts; the lines above work all the same.',
  counted: ({ visitor, site }: { visitor: number; site: number }) =>
    `Every reader has ${format.count(visitor)} free checks a day, all readers of one site together ${format.count(site)}. Answers that are ready already do not count. No cookie, nothing kept in the browser.`,
  events: 'What your page can know',
  eventsAbout: 'With the script, the page gets these events on the div:',
  eventList: {
    ready: 'the box is ready',
    height: 'it has a new height (detail.height)',
    result: 'it shows a result (detail.id, tipo, livello, affidabilita, condividi)',
    limit: 'the checks are used up (detail.codice)',
  },
};
