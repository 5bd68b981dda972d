/** The start page. */
import type { Words } from '../../languages.ts';

export const home: Words['pages']['home'] = {
  description:
    'Verifica afirmaciones, artículos, imágenes y vídeos: pruebas a favor y en contra, fuentes que puedes leer, un veredicto razonado.',
  heading: 'Verifica antes de compartir',
  lead: 'Riscontro busca pruebas a favor y en contra, las compara y muestra las fuentes. No decide por ti, y cuando las pruebas no bastan lo dice.',
  key: '¿Necesitas más verificaciones? Con una clave tuya puedes usar la API.',
  off: 'En esta instalación las verificaciones sin clave están desactivadas.',
  offWay: 'Con una clave puedes usar la API.',
  goesOn: 'La verificación continúa aunque dejes la página: la encuentras de nuevo en esta dirección.',
  examples: 'Por ejemplo, en inglés',
  // In a language whose claims are read: Spanish ones are not yet.
  exampleClaims: {
    greatWall: 'The Great Wall of China is visible from the Moon',
    antibiotics: 'Antibiotics do not work against viruses',
    brain: 'We only use 10% of our brain',
  },
  how: 'Cómo funciona',
  steps: {
    search:
      'Divide lo que envías en afirmaciones comprobables y busca en enciclopedias, verificaciones publicadas y otras fuentes.',
    compare:
      'Lee los pasajes encontrados y cuenta cuántos, de fuentes independientes entre sí, confirman o desmienten.',
    answer:
      'Da un nivel, una puntuación y las pruebas con sus enlaces, para que puedas comprobarlo tú. De imágenes y vídeos examina el archivo.',
  },
  method: 'El método, los límites y las mediciones',
  cannot: 'Qué no puede hacer',
  limits: {
    opinions: 'No juzga opiniones, predicciones ni asuntos privados.',
    news: 'No sabe lo que acaba de ocurrir y ninguna fuente ha escrito todavía.',
    media:
      'No demuestra que una imagen o un vídeo sea verdadero: dice si ha encontrado señales de manipulación.',
    mistakes:
      'Puede equivocarse. Todo veredicto automático está indicado como tal, y puedes avisar de un error.',
  },
};
