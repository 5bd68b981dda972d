/** `riscontro corpus`. */
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

export const corpus: Words['terminal']['corpus'] = {
  summary: 'llena el índice de pasajes con los que se comparan las afirmaciones',
  help: {
    actions: {
      import: 'añade los textos de un archivo; si se interrumpe, el mismo comando sigue donde se detuvo',
      stats: 'lo que hay: pasajes, idiomas, fechas, sitios, verificaciones publicadas, conocimiento incluido',
      clear: 'olvida todos los pasajes',
    },
    options: { format: 'cómo está escrito FILE', yes: 'sí, olvídalos' },
    notes: [
      'jsonl, si no se dice otra cosa: FILE contiene un objeto JSON por línea: doc_id, url, title, text, lang (it o en) y, si se conoce, date (2026-11-15). Los textos largos se dividen en pasajes.',
      'wikipedia, también sin --format si FILE se llama ….xml, ….xml.bz2 o …-pages-articles…: FILE es un volcado de Wikipedia en italiano, inglés o inglés sencillo, como itwiki-latest-pages-articles.xml.bz2. Sus artículos se convierten en pasajes con sección, dirección y fecha; las redirecciones, las páginas de desambiguación y las tablas quedan fuera.',
      'FILE puede estar comprimido con bzip2, gzip o Zstandard. Lo que ya está no se toca; un doc_id con otro texto ocupa el lugar del anterior. Lo que no se puede usar se indica y se salta.',
    ],
  },
  passages: 'pasajes',
  sites: 'sitios',
  site: 'sitio',
  sizeOnDisk: 'espacio en disco',
  sizeIn: ({ bytes, database, withFactChecks }) =>
    `${format.databaseSize(bytes)} (${database}${withFactChecks ? ', con las verificaciones publicadas' : ''})`,
  factChecks: 'verificaciones reunidas',
  knowledge: 'conocimiento incluido',
  knowledgeOff: 'apagado (KNOWLEDGE)',
  knowledgeCounts: ({ claims, facts, edition }) =>
    `${format.number(claims)} afirmaciones, ${format.number(facts)} hechos, edición ${edition}`,
};
