/** `riscontro verify`, and its report in plain text. */
import type { Words } from '../../languages.ts';

export const verify: Words['terminal']['verify'] = {
  summary: 'verifica aquí y ahora una afirmación, un artículo o una imagen',
  help: {
    actions: {},
    options: {
      lang: 'idioma de la respuesta; si falta, el de la afirmación, y si no, italiano',
      json: 'imprime el resultado como JSON y nada más',
    },
    notes: [
      'Funciona sin servidor, con las fuentes que nombra la configuración. Lo que se pregunta y se responde no se guarda.',
    ],
  },
  faults: {
    noKind: ({ kind }) => `Desde aquí no se puede verificar «${kind}».`,
    claimMissing: 'Falta la afirmación.',
    linkMissing: 'Falta el enlace.',
    fileMissing: 'Falta el archivo o el enlace.',
    claimInQuotes: 'Pon la afirmación entre comillas, para que sea un solo texto.',
    linkInQuotes: 'Pon el enlace entre comillas, para que sea un solo texto.',
    fileInQuotes: 'Pon el archivo o el enlace entre comillas, para que sea un solo texto.',
  },
  doesNotAnswer: ({ source }) => `${source}: no responde`,
  report: {
    claimVerdict: ({ level, score, confidence }) =>
      `${level}: fiabilidad ${score} de 100, confianza ${confidence}`,
    mediaVerdict: ({ level, score, confidence }) =>
      `${level}: autenticidad ${score} de 100, confianza ${confidence}`,
    claims: 'Afirmaciones',
    evidence: 'Pruebas',
    supports: 'A favor',
    refutes: 'En contra',
    sources: 'Fuentes',
    page: 'La página',
    advice: 'Consejo',
    byModel: 'Los textos los ha escrito un modelo de lenguaje.',
    standsOut: 'Lo que llama la atención',
    others: 'Otros exámenes',
    silent: 'Sin resultado o no realizados',
    exif: 'En el archivo',
    appearances: 'Apariciones anteriores',
    declaredDate: ({ date }) => `fecha declarada por la página: ${date}`,
  },
};
