/** What is new, from a document that exists in English. */
import type { Words } from '../../languages.ts';

export const changelog: Words['pages']['changelog'] = {
  title: 'Le novità',
  lead: ({ version }) => `Qui è installata la versione ${version}. L’elenco è in inglese.`,
  back: 'Torna alla pagina per chi sviluppa',
  none: 'Questa installazione non porta con sé l’elenco delle novità.',
};
