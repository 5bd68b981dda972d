/** What is new, from a document that exists in English. */
import type { Words } from '../../languages.ts';

export const changelog: Words['pages']['changelog'] = {
  title: 'Las novedades',
  lead: ({ version }) => `Aquí está instalada la versión ${version}. La lista está en inglés.`,
  back: 'Volver a la página para desarrolladores',
  none: 'Esta instalación no trae la lista de novedades.',
};
