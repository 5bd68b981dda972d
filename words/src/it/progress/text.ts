/** The steps of the check of a claim or an article, as they are told to those who wait: without a full stop. */
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

export const text: Words['progress']['text'] = {
  page: 'Lettura della pagina',
  claims: ({ claims }) =>
    claims === 0
      ? 'Nessuna affermazione da controllare'
      : format.plural(claims, {
          one: 'Controllo di un’affermazione',
          other: `Controllo di ${claims} affermazioni`,
        }),
  reading: "Lettura dell'affermazione",
  search: ({ sources }) =>
    sources === 0
      ? 'Nessuna fonte in cui cercare'
      : format.plural(sources, { one: 'Ricerca in una fonte', other: `Ricerca in ${sources} fonti` }),
  comparing: ({ passages }) =>
    passages === 0
      ? 'Nessun brano da leggere'
      : format.plural(passages, { one: 'Lettura di un brano', other: `Lettura di ${passages} brani` }),
  verdict: 'Valutazione delle prove',
};
