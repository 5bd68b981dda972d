/** How the widget is put into a page: choices, the lines to copy, what the page can know. */
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

export const widgetSnippet: Words['pages']['widgetSnippet'] = {
  about:
    'Los lectores de tu sitio verifican afirmaciones, enlaces, imágenes y vídeos sin clave y sin dejar la página. Copia estas líneas donde quieras el recuadro.',
  language: 'Idioma',
  readersLanguage: 'el del lector',
  theme: 'Colores',
  themes: { auto: 'los del lector', chiaro: 'claros', scuro: 'oscuros' },
  width: 'Ancho máximo',
  fullWidth: 'todo el espacio',
  way: 'Cómo',
  ways: { loader: 'script, altura automática', iframe: 'solo iframe, altura fija' },
  code: 'el código del recuadro',
  preview: 'Vista previa',
  noScripts:
    'Las opciones y la vista previa necesitan scripts; las líneas de arriba funcionan de todos modos.',
  counted: ({ visitor, site }) =>
    `Cada lector tiene ${format.count(visitor)} verificaciones gratuitas al día, todos los lectores de un sitio juntos ${format.count(site)}. Las respuestas que ya están listas no cuentan. Ninguna cookie, nada guardado en el navegador.`,
  events: 'Qué puede saber tu página',
  eventsAbout: 'Con el script, la página recibe estos eventos en el div:',
  eventList: {
    ready: 'el recuadro está listo',
    height: 'tiene una altura nueva (detail.height)',
    result: 'muestra un resultado (detail.id, tipo, livello, affidabilita, condividi)',
    limit: 'se han agotado las verificaciones (detail.codice)',
  },
};
