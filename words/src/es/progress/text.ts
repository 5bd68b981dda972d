/** The steps of the check of a claim or an article, as they are told to those who wait: without a full stop. */
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

export const text: Words['progress']['text'] = {
  page: 'Lectura de la página',
  claims: ({ claims }) =>
    claims === 0
      ? 'Ninguna afirmación que comprobar'
      : format.plural(claims, {
          one: 'Comprobación de una afirmación',
          other: `Comprobación de ${claims} afirmaciones`,
        }),
  reading: 'Lectura de la afirmación',
  search: ({ sources }) =>
    sources === 0
      ? 'Ninguna fuente en la que buscar'
      : format.plural(sources, { one: 'Búsqueda en una fuente', other: `Búsqueda en ${sources} fuentes` }),
  comparing: ({ passages }) =>
    passages === 0
      ? 'Ningún pasaje que leer'
      : format.plural(passages, { one: 'Lectura de un pasaje', other: `Lectura de ${passages} pasajes` }),
  verdict: 'Valoración de las pruebas',
};
