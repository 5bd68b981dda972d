/** The next useful step for somebody who has read the verdict on a claim. */
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

export const claim: Words['advice']['claim'] = {
  decided: {
    true: 'Abre las fuentes citadas y comprueba que hablen del mismo hecho, de la misma fecha y del mismo lugar.',
    false:
      'Abre las fuentes citadas para ver qué dicen, y busca la fecha y el contexto en que surgió la afirmación.',
    misleading:
      'Pregunta a qué datos, a qué periodo y a qué lugar se refiere, y busca la frase o la cifra en su contexto original.',
  },
  weak: 'Abre las fuentes citadas y busca al menos otra fuente independiente, mejor si es primaria, antes de fiarte.',
  undecided: {
    opinion:
      'Sopesa los argumentos a favor y en contra; los hechos en que se apoyan se pueden verificar uno a uno.',
    forecast:
      'Mira en qué datos y supuestos se basa la previsión y quién la sostiene, y vuelve a verificarla cuando llegue el momento.',
    privateFact:
      'Pregunta a quien lo cuenta cómo lo sabe, y no lo difundas sin la confirmación de los implicados o un documento público.',
    tooRecent:
      'Vuelve a verificar dentro de unas horas o unos días; mientras, sigue los comunicados oficiales.',
    conflictingSources:
      'Compara las fechas, las definiciones y el método de las fuentes citadas, y da más peso a las primarias.',
    insufficientEvidence:
      'Pregunta en qué datos se basa la afirmación y busca una fuente primaria: un documento oficial, una estadística, un estudio.',
    serviceUnavailable:
      'Vuelve a intentarlo más tarde; mientras, puedes buscar una fuente primaria, como un documento oficial o una estadística.',
  },
  unreadLanguage: ({ read }) =>
    `Escribe la afirmación en ${format.either(read.map(format.languageName))} y verifícala de nuevo; mientras, busca una verificación en su propio idioma.`,
  nothingFound:
    'Prueba a reescribir la afirmación con nombres, fechas y lugares precisos, o busca una fuente primaria, como un documento oficial.',
  differentOutcomes: 'Lee las afirmaciones una a una, porque tienen resultados distintos.',
  silent: ({ count }) =>
    format.plural(count, {
      one: 'Vuelve a intentarlo más tarde: una fuente no ha respondido y podría añadir algo.',
      other: 'Vuelve a intentarlo más tarde: algunas fuentes no han respondido y podrían añadir algo.',
    }),
  readMore: ({ pages }) => `Para saber más: ${pages.map(({ name, url }) => `${name} (${url})`).join('; ')}.`,
  factCheck: ({ publisher }) =>
    `Lee entera ${publisher ? `la verificación de ${format.quote(publisher)}` : 'la verificación citada'}, que da pruebas y contexto, y comprueba que trate de la misma afirmación.`,
};
